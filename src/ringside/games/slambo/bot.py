"""A SLAMBO! player that plays the bout out in its head.

For each card that stays in the ring it imagines how the bout goes on, in many guesses at the
other hands, with everyone playing by a rule of thumb: large cards first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slambo.bout import (
    GOES_ON,
    NOBODY,
    NUMBERS,
    SLAMBO,
    Bout,
    action_of,
    card_of,
    is_swing,
)
from ringside.games.slambo.rules import SlamboState

GUESSES: Final = 64

# How bad it is to have so many shame cards; from three on the game is lost.
DANGER: Final[list[int]] = [0, 2, 5, 12]

# What a point on a card is worth beside the guesses, which are few and so uncertain.
PRIOR: Final = 2


class SlamboBot(Bot):
    """Takes the card after which it fares best on average."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamboState)
        actions = safe_actions(state, seat)
        if len(actions) == 1:
            return actions[0]
        worth = [worth_if_lost(state, seat, loser) for loser in range(state.seats)]
        totals: list[int] = [GUESSES * PRIOR * size(action) for action in actions]
        unseen = state.unseen(seat)
        for _ in range(GUESSES):
            state.share_out(seat, unseen, rng)
            for index, action in enumerate(actions):
                loser = play_out(state, action)
                if loser != NOBODY:
                    totals[index] += worth[loser]
        best: i64 = 0
        for index in range(len(actions)):
            if totals[index] > totals[best]:
                best = index
        return actions[best]


def safe_actions(state: SlamboState, seat: i64) -> list[int]:
    """The actions that stay in the ring, or all if none does."""
    actions = state.legal(seat)
    safe = [action for action in actions if state.bout.is_safe(action)]
    return safe if safe else actions


def worth_if_lost(state: SlamboState, seat: i64, loser: i64) -> i64:
    """What it means to a seat that a player loses this bout, in tenths."""
    before: i64 = state.shame[loser]
    after: i64 = before + state.stake
    harm: i64 = DANGER[after if after < 3 else 3] - DANGER[before]
    return -10 * harm if loser == seat else 10 * harm // (state.seats - 1)


def play_out(state: SlamboState, action: i64) -> i64:
    """Who loses the bout after an action; NOBODY if it ends in a break."""
    bout = state.bout.copy()
    hands = state.hands
    while True:
        hands[bout.turn].remove(card_of(action))
        result = bout.play(action)
        if result != GOES_ON:
            return bout.turn if result == SLAMBO else NOBODY
        action = rule_of_thumb(bout, hands[bout.turn])


def rule_of_thumb(bout: Bout, hand: list[int]) -> i64:
    """The largest card that stays in the ring: small ones, swings and copies fit later too."""
    choice: i64 = action_of(hand[0])
    best: i64 = -1
    for card in hand:
        action = action_of(card)
        if bout.is_safe(action) and size(action) > best:
            best = size(action)
            choice = action
        if is_swing(action) and bout.is_safe(action + 1) and size(action) > best:
            best = size(action)
            choice = action + 1
    return choice


def size(action: i64) -> i64:
    """How readily a card is played: by its number, specials later."""
    number: i64 = NUMBERS[action]
    if number < 0:
        number = -number
    return number // 2 if is_swing(action) else number
