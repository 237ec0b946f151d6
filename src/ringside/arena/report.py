"""What a match showed: who won how often, from which seat, how long it took and why it ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import fmean, median
from typing import Any

from ringside.arena.stats import wilson


@dataclass(slots=True)
class Tally:
    """How often somebody played and was among the winners."""

    games: int = 0
    wins: int = 0

    @property
    def share(self) -> float:
        """The share of games won; 0 without games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times out of 100."""
        return wilson(self.wins, self.games)


@dataclass(slots=True)
class Report:
    """What a match showed. Two matches with the same seed give equal reports.

    A bot that sat in several seats of a game has played that game several times. A game with
    several winners is a win for each of them.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int = 0
    by_bot: dict[str, Tally] = field(default_factory=dict)
    by_seat: list[Tally] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    """The number of decisions in each game, in the order of play."""
    reasons: dict[str, int] = field(default_factory=dict)
    """How often each reason ended a game, most often first."""
    seconds: float = field(default=0.0, compare=False)

    @property
    def decisions(self) -> int:
        """The number of decisions in all games."""
        return sum(self.lengths)

    @property
    def mean_length(self) -> float:
        """The mean number of decisions in a game; 0 without games."""
        return fmean(self.lengths) if self.lengths else 0.0

    @property
    def median_length(self) -> float:
        """The median number of decisions in a game; 0 without games."""
        return float(median(self.lengths)) if self.lengths else 0.0

    @property
    def longest(self) -> int:
        """The number of decisions in the longest game; 0 without games."""
        return max(self.lengths, default=0)

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, including the time to think."""
        return self.decisions / self.seconds if self.seconds > 0 else 0.0
