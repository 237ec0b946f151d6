"""Chance spelled out: a roll is one chance node, a deal one for every card.

Hands are dealt one after another, and the cards of each in ascending order, since their order does
not matter: so every deal comes about in exactly one way. Equal cards are one outcome.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Any, Protocol

from ringside.core.state import State
from ringside.games.slam_bluff.dice import cup_with
from ringside.games.slam_bluff.rules import NUM_ROLLS
from ringside.games.slambo.cards import CARDS as SLAMBO_CARDS
from ringside.games.slambo.rules import SlamboState, empty_table
from ringside.games.sumo.cards import CARDS as SUMO_CARDS
from ringside.games.sumo.rules import HAND_SIZE, NUM_CARDS

# The games whose chance is spelled out, and the most outcomes of a chance node in each.
MOST_OUTCOMES = {"sumo": NUM_CARDS, "slam-bluff": NUM_ROLLS, "slambo": len(SLAMBO_CARDS)}


class Chance(Protocol):
    """A chance node."""

    def outcomes(self) -> list[tuple[int, float]]:
        """What may happen, in ascending order, and how likely it is."""

    def after(self, outcome: int) -> Chance | list[int]:
        """The next chance node, or, when all is known, the numbers that make the rules draw it."""

    def text(self, outcome: int) -> str:
        """An outcome for people."""


@dataclass(frozen=True)
class Roll:
    """One of so many, all equally likely; those that are alike are one outcome."""

    count: int
    names: Sequence[str] = ()
    alike: Sequence[int] = ()
    """For each the first that is the same, if some are."""

    def outcomes(self) -> list[tuple[int, float]]:
        number = Counter(self.alike or range(self.count))
        return [(outcome, number[outcome] / self.count) for outcome in sorted(number)]

    def after(self, outcome: int) -> Chance | list[int]:
        return [outcome]

    def text(self, outcome: int) -> str:
        return self.names[outcome] if self.names else str(outcome)


@dataclass(frozen=True)
class Deal:
    """The hands of a deal, card by card; what is left lies aside."""

    deck: tuple[int, ...]
    sizes: tuple[int, ...]
    names: Sequence[str]
    from_the_top: bool
    """Whether the rules draw from the front of the deck or from its back."""
    dealt: tuple[tuple[int, ...], ...] = ((),)

    def outcomes(self) -> list[tuple[int, float]]:
        hand, counts = self.dealt[-1], self.left()
        least = hand[-1] if hand else -1
        ways = {card: self.ways(counts, (*hand, card)) for card in sorted(counts) if card >= least}
        total = sum(ways.values())
        return [(card, number / total) for card, number in ways.items() if number]

    def left(self) -> Counter[int]:
        """How many there are of each card that is in no finished hand."""
        counts = Counter(self.deck)
        for hand in self.dealt[:-1]:
            counts.subtract(hand)
        return +counts

    def ways(self, counts: Counter[int], begun: tuple[int, ...]) -> int:
        """In how many ways a hand can be drawn that begins with these cards, lowest first."""
        size, last = self.sizes[len(self.dealt) - 1], begun[-1]
        held = Counter(begun)
        higher = sum(count for card, count in counts.items() if card > last)
        below = 1
        for card, count in held.items():
            if card != last:
                below *= comb(counts[card], count)
        others = len(begun) - held[last]
        return below * sum(
            comb(counts[last], number) * comb(higher, size - others - number)
            for number in range(held[last], min(counts[last], size - others) + 1)
        )

    def after(self, outcome: int) -> Chance | list[int]:
        hand = (*self.dealt[-1], outcome)
        dealt = (*self.dealt[:-1], hand)
        if len(hand) == self.sizes[len(dealt) - 1]:
            if len(dealt) == len(self.sizes):
                return self.numbers(dealt)
            dealt = (*dealt, ())
        return Deal(self.deck, self.sizes, self.names, self.from_the_top, dealt)

    def numbers(self, dealt: tuple[tuple[int, ...], ...]) -> list[int]:
        """What the rules must draw, below the number of cards left, to deal these hands."""
        deck, numbers = list(self.deck), []
        for card in [card for hand in dealt for card in hand]:
            place = deck.index(card)
            numbers.append(place)
            # The gap is filled as the rules do it: by the card that the draw began with.
            other = 0 if self.from_the_top else -1
            deck[place] = deck[other]
            del deck[other]
        return numbers

    def text(self, outcome: int) -> str:
        return f"deal {self.names[outcome]} to {len(self.dealt) - 1}"


def chance_of(
    state: State | None, game: Any, setting: Any, numbers: Sequence[int], count: int
) -> Chance:
    """The chance node where a game needs a number below ``count`` after those chosen already;
    ``state`` is the one before the transition, None before the first deal."""
    if game.id == "slam-bluff":
        cup = cup_with(setting[1].get("dice"))
        return Roll(count, [f"roll {purple}{green}" for purple, green in cup.rolls], cup.alike)
    if game.id == "sumo":
        return Deal(tuple(range(NUM_CARDS)), (HAND_SIZE, HAND_SIZE), SUMO_CARDS, True)
    if game.id == "slambo":
        if state is None and not numbers:  # SLAMBO-04
            return Roll(count, [f"{seat} opens" for seat in range(count)])
        table = empty_table(game, *setting) if state is None else state
        assert isinstance(table, SlamboState)
        hands = (int(table.hand_size),) * table.seats
        return Deal(tuple(table.deck), hands, SLAMBO_CARDS, False)
    return Roll(count)
