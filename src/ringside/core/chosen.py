"""Chance that somebody else chooses, so that a game can be led through everything that may happen.

A transition is carried out on a copy with the numbers chosen so far. Where they do not suffice, it
stops and says between how many to choose next; the copy is thrown away, and carried out again with
one number more. No rule knows of it.
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.errors import Undecided
from ringside.core.rng import Rng


class ChosenRng(Rng):
    """Gives the numbers it was given, one after another, then raises Undecided."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.given: i64 = 0

    def below(self, n: i64) -> i64:
        if self.given >= len(self.numbers):
            raise Undecided(n)
        number: i64 = self.numbers[self.given]
        if number < 0 or number >= n:
            raise ValueError("the number that was chosen is not one of those to choose from")
        self.given += 1
        return number

    def word(self) -> i64:
        raise Undecided(0x100000000)

    def copy(self) -> Rng:
        twin = ChosenRng(self.numbers)
        twin.given = self.given
        return twin

    def text(self) -> str:
        return f"chosen:{self.numbers[self.given :]}"
