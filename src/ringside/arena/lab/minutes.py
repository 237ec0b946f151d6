"""How long a game takes people: a simple model of the time to think.

Whoever has one move only plays it in `HANDLING` seconds. A choice among n moves takes a further
`THINKING` seconds for each time that n can be halved (after Hick's law, by which choosing takes as
long as the logarithm of what there is to choose from). Seats that decide at once think at once, so
that only the slowest of them counts.
"""

from __future__ import annotations

from math import log2

HANDLING = 3.0
THINKING = 2.0


def seconds(moves: int) -> float:
    """For one decision among so many moves.

    >>> seconds(1), seconds(8)
    (3.0, 9.0)
    """
    return HANDLING + THINKING * log2(max(1, moves))


class Clock:
    """Adds up the time of a game, decision by decision."""

    def __init__(self) -> None:
        self.total = 0.0
        self.slowest = 0.0
        self.together: set[int] = set()

    def tick(self, movers: list[int], seat: int, moves: int) -> None:
        """A seat decides, one of these who are to move."""
        thought = seconds(moves)
        if set(movers) == self.together:  # the rest of those who were asked at once
            self.total += max(0.0, thought - self.slowest)
            self.slowest = max(self.slowest, thought)
        else:
            self.total += thought
            self.slowest = thought
        self.together = set(movers) - {seat}
