"""Looking ahead in a bout whose hands are all known: who goes over the side if everyone plays
for themselves.

Everybody takes the card after which they fare best. So many cards ahead every line is looked at,
beyond that everyone plays the largest card that fits. A bout is numbers here: the cards that are
left are bits, each seat's next to each other, the largest first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bits import bit_at
from ringside.games.slambo.bot import size
from ringside.games.slambo.bout import COPY, FIRST_TURN, NUMBERS, Bout, action_of, is_swing

MOST_CARDS: Final = 40  # in all hands: the bits of a number have to be enough
NOT_SEEN: Final = -1
BREAK_OF_ALL: Final = 0  # how a bout ends: this, or the loser's seat and one


class Ahead:
    """One guess at the hands, looked at as far ahead as wished."""

    def __init__(self, bout: Bout, hands: list[list[int]], worth: list[list[int]]) -> None:
        self.seats: i64 = bout.seats
        self.low: i64 = bout.low
        self.high: i64 = bout.high
        # What it means to a seat that a bout ends in a way, and the best that may happen.
        self.worth = worth
        self.best: list[int] = [max(mine) for mine in worth]
        self.seen: dict[int, int] = {}
        # By bit: the action, whether it may be played the other way too, and whether the card
        # before it is the same.
        self.actions: list[int] = []
        self.swings: list[bool] = []
        self.again: list[bool] = []
        # By seat: its first bit, the one after its last, and all of them.
        self.first: list[int] = []
        self.last: list[int] = []
        self.masks: list[int] = []
        bit: i64 = 0
        for hand in hands:
            self.first.append(bit)
            mask: i64 = 0
            before: i64 = -1
            for action in by_size(hand):
                self.actions.append(action)
                self.swings.append(is_swing(action))
                self.again.append(action == before)
                before = action
                mask |= bit_at(bit)
                bit += 1
            self.last.append(bit)
            self.masks.append(mask)
        self.all: i64 = bit_at(bit) - 1

    def after(self, bout: Bout, seat: i64, action: i64, depth: i64) -> i64:
        """How the bout ends after a safe action of a seat."""
        bit: i64 = self.first[seat]
        wanted: i64 = action - 1 if is_swing(action) and action % 2 == 0 else action
        while self.actions[bit] != wanted:
            bit += 1
        return self.go_on(
            self.all, bit, action, bout.balance, seat, bout.direction, bout.number,
            1 if bout.turns else 0, depth,
        )  # fmt: skip

    def go_on(
        self,
        left: i64,
        bit: i64,
        action: i64,
        balance: i64,
        seat: i64,
        direction: i64,
        number: i64,
        turns: i64,
        depth: i64,
    ) -> i64:
        """How the bout ends after a card, depth more being looked at closely."""
        if action != COPY:
            number = NUMBERS[action]
            turns = 1 if action >= FIRST_TURN else 0
        balance += number
        if balance < self.low or balance > self.high:
            return seat + 1
        left &= ~bit_at(bit)
        if left == 0:
            return BREAK_OF_ALL
        if turns == 1:
            direction = -direction
        seat = (seat + self.seats + direction) % self.seats
        mask: i64 = self.masks[seat]
        while left & mask == 0:
            seat = (seat + self.seats + direction) % self.seats
            mask = self.masks[seat]
        if depth == 0:
            return self.play_out(left, balance, seat, direction, number, turns)
        return self.choice(left, balance, seat, direction, number, turns, depth)

    def choice(
        self,
        left: i64,
        balance: i64,
        seat: i64,
        direction: i64,
        number: i64,
        turns: i64,
        depth: i64,
    ) -> i64:
        """How the bout ends if everybody from this seat on plays for themselves."""
        about: i64 = ((balance * 4 + seat) * 2 + (1 if direction > 0 else 0)) * 64
        key: i64 = (about + (number + 16) * 2 + turns) << MOST_CARDS | left
        known: i64 = self.seen.get(key, NOT_SEEN)
        if known != NOT_SEEN:
            return known
        worth = self.worth[seat]
        top: i64 = self.best[seat]
        found: i64 = seat + 1
        most: i64 = worth[found]
        bit: i64 = self.first[seat]
        last: i64 = self.last[seat]
        skip: bool = False
        while bit < last:
            if left >> bit & 1:
                if not (self.again[bit] and skip):
                    action: i64 = self.actions[bit]
                    end = self.go_on(
                        left, bit, action, balance, seat, direction, number, turns, depth - 1
                    )
                    if worth[end] > most:
                        most = worth[end]
                        found = end
                        if most == top:
                            break
                    if self.swings[bit]:
                        end = self.go_on(
                            left, bit, action + 1, balance, seat, direction, number, turns,
                            depth - 1,
                        )  # fmt: skip
                        if worth[end] > most:
                            most = worth[end]
                            found = end
                            if most == top:
                                break
                skip = True
            elif not self.again[bit]:
                skip = False
            bit += 1
        self.seen[key] = found
        return found

    def play_out(
        self, left: i64, balance: i64, seat: i64, direction: i64, number: i64, turns: i64
    ) -> i64:
        """How the bout ends if everybody plays the largest card that fits."""
        while True:
            bit: i64 = self.first[seat]
            last: i64 = self.last[seat]
            played: i64 = -1
            while bit < last:
                if left >> bit & 1:
                    action: i64 = self.actions[bit]
                    step: i64 = number if action == COPY else NUMBERS[action]
                    if self.low <= balance + step <= self.high:
                        played = action
                        break
                    if self.swings[bit] and self.low <= balance - step <= self.high:
                        played = action + 1
                        step = -step
                        break
                bit += 1
            if played == -1:
                return seat + 1
            if played != COPY:
                number = step
                turns = 1 if played >= FIRST_TURN else 0
            balance += step
            left &= ~bit_at(bit)
            if left == 0:
                return BREAK_OF_ALL
            if turns == 1:
                direction = -direction
            seat = (seat + self.seats + direction) % self.seats
            while left & self.masks[seat] == 0:
                seat = (seat + self.seats + direction) % self.seats


def by_size(hand: list[int]) -> list[int]:
    """The actions of a hand, the largest first, equal ones together."""
    actions = [action_of(card) for card in hand]
    place: i64 = 1
    while place < len(actions):
        action: i64 = actions[place]
        rank: i64 = size(action) * 64 + action
        hole: i64 = place
        while hole > 0 and size(actions[hole - 1]) * 64 + actions[hole - 1] < rank:
            actions[hole] = actions[hole - 1]
            hole -= 1
        actions[hole] = action
        place += 1
    return actions
