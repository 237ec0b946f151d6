"""What a trick brings, looked up instead of judged: for players who reckon with many.

A trick is seen by its leader: `push` is how far the wrestlers stand towards the follower's edge.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.sumo.rules import (
    ABISE_TAOSHI,
    HIKIOTOSHI,
    NUM_CARDS,
    ORDINARY,
    WUCCHARI,
    WUWATENAGE,
    YORIKIRI,
)

LEADER_WINS: Final = 0
FOLLOWER_WINS: Final = 1
LEADER_TAKES: Final = 2
FOLLOWER_TAKES: Final = 3

PAIRS: Final = NUM_CARDS * NUM_CARDS


def table_of(answer_only: bool, push: i64, last: bool) -> i64:
    """Where the tricks of this kind begin in TRICKS; add 20 times the card led and the answer."""
    place: i64 = (push + 1) * 2
    if last:
        place += 1
    if answer_only:
        place += 6
    return place * PAIRS


def performed(
    answer_only: bool, push: i64, last: bool, follows: bool, takes: bool, own: i64, other: i64
) -> i64:
    """The highest winning move of one player of a trick, as `SumoState.performed` has it."""
    ahead: i64 = -push if follows else push
    if own // 5 != other // 5:
        if follows and own % 5 == 1 and ahead == -1:
            return WUCCHARI
    elif follows or not answer_only:
        if own % 5 == 0 and other % 5 == 4:
            return HIKIOTOSHI
        if own % 5 == 3 and other % 5 == 0:
            return ABISE_TAOSHI
    if takes:
        if last:
            return WUWATENAGE
        if ahead == 1:
            return YORIKIRI
    return ORDINARY


def judged(answer_only: bool, push: i64, last: bool, led: i64, answer: i64) -> i64:
    """Who wins at once, or else who takes the trick."""
    taken = led // 5 == answer // 5 and answer > led
    first = performed(answer_only, push, last, False, not taken, led, answer)
    second = performed(answer_only, push, last, True, taken, answer, led)
    if first == ORDINARY and second == ORDINARY:
        return FOLLOWER_TAKES if taken else LEADER_TAKES
    return LEADER_WINS if first > second else FOLLOWER_WINS


def all_tricks() -> list[int]:
    """Every trick of every kind."""
    found: list[int] = []
    for answer_only in (False, True):
        for push in (-1, 0, 1):
            for last in (False, True):
                for pair in range(PAIRS):
                    led, answer = pair // NUM_CARDS, pair % NUM_CARDS
                    found.append(judged(answer_only, push, last, led, answer))
    return found


TRICKS: Final[list[int]] = all_tricks()
