"""How a game ended."""

# Not compiled: a dataclass with slots.

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict


class OutcomeView(TypedDict):
    """An outcome as it stands in views and positions."""

    winners: list[int]
    ranks: list[int]
    reason: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, how everyone came in, and why.

    A rank is 1 plus the number of seats that did better, so equal ranks tie.
    ``reason`` is a word from the game's ledger, ``rule`` the rule behind it.
    """

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    rule: str

    def to_json(self) -> OutcomeView:
        """As it stands in a position: the rule follows from the reason."""
        return {"winners": list(self.winners), "ranks": list(self.ranks), "reason": self.reason}


def ranks_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Ranks by score, most first; equal scores share a rank.

    >>> ranks_of([3, 7, 3])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
