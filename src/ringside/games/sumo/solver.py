"""SUMO with all cards open: who wins, by alpha-beta on bit masks.

There are no draws, so a position is won or lost, and the search stops at the first card that
wins.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.sumo.judge import (
    FOLLOWER_TAKES,
    FOLLOWER_WINS,
    LEADER_TAKES,
    TRICKS,
    table_of,
)
from ringside.games.sumo.rules import NUM_CARDS, ONE_COLOUR

ALL_CARDS: Final = (1 << NUM_CARDS) - 1
TWOS: Final = 0b00010_00010_00010_00010
# Positions remembered at most; a deal has some thousands.
MOST_KNOWN: Final = 400_000


class OpenSolver:
    """Solves deals with open cards, and remembers what it has solved."""

    def __init__(self, answer_only: bool) -> None:
        self.answer_only: bool = answer_only
        self.known: dict[int, bool] = {}
        self.nodes: i64 = 0

    def leader_wins(self, leader: i64, follower: i64, push: i64) -> bool:
        """Whether the player who leads wins: their hand, the other's, and the wrestlers' place
        seen from the leader, 1 at the other's edge."""
        if leader & (leader - 1) == 0:
            return self.led_wins(0, follower, card_at(leader), push)
        key: i64 = (leader << 22) | (follower << 2) | (push + 1)
        big = leader & (leader - 1)
        big &= big - 1
        if big != 0:
            found = self.known.get(key)
            if found is not None:
                return found
        won = False
        cards: i64 = leader
        if push == 1 and follower & TWOS == 0:
            # On the edge without a two, a colour that cannot be followed is the end.
            colour: i64 = 0
            while colour < 20:
                mask: i64 = ONE_COLOUR << colour
                if leader & mask != 0 and follower & mask == 0:
                    won = True
                    cards = 0
                    break
                colour += 5
        while cards != 0:
            card = card_at(cards)
            cards &= cards - 1
            if self.led_wins(leader ^ (1 << card), follower, card, push):
                won = True
                break
        if big != 0:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[key] = won
        return won

    def led_wins(self, leader: i64, follower: i64, led: i64, push: i64) -> bool:
        """Whether the leader wins after leading a card, which is no longer in the hand."""
        self.nodes += 1
        cards: i64 = follower & (ONE_COLOUR << (led // 5 * 5))
        if cards == 0:
            cards = follower
        table: i64 = table_of(self.answer_only, push, leader == 0) + led * NUM_CARDS
        rest: i64 = 0
        left: i64 = cards
        while left != 0:
            card = card_at(left)
            left &= left - 1
            result: i64 = TRICKS[table + card]
            if result == FOLLOWER_WINS:
                return False
            if result >= LEADER_TAKES:
                rest |= 1 << card
        while rest != 0:
            card = card_at(rest)
            rest &= rest - 1
            after: i64 = follower ^ (1 << card)
            if TRICKS[table + card] == FOLLOWER_TAKES:
                if self.leader_wins(after, leader, 1 - push):
                    return False
            elif not self.leader_wins(leader, after, push + 1):
                return False
        return True

    def answer_wins(self, leader: i64, follower: i64, led: i64, answer: i64, push: i64) -> bool:
        """Whether the follower wins with this answer; neither card is in the hands any more."""
        result: i64 = TRICKS[table_of(self.answer_only, push, leader == 0) + led * 20 + answer]
        if result == FOLLOWER_TAKES:
            return self.leader_wins(follower, leader, 1 - push)
        if result == LEADER_TAKES:
            return not self.leader_wins(leader, follower, push + 1)
        return result == FOLLOWER_WINS


def card_at(cards: i64) -> i64:
    """The lowest card of a mask."""
    low: i64 = cards & -cards
    card: i64 = 0
    if low >= 1 << 10:
        low >>= 10
        card = 10
    if low >= 1 << 5:
        low >>= 5
        card += 5
    while low > 1:
        low >>= 1
        card += 1
    return card
