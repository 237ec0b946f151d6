"""Bots against bots, game after game, each in every seat equally often."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median
from time import perf_counter
from typing import Any

from ringside.arena.lineup import bot_named, lineup
from ringside.arena.stats import wilson
from ringside.core.bot import Bot, ask
from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import State


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


def play_match(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    finished: Callable[[int, State], None] | None = None,
) -> Report:
    """Play a number of games and count the results.

    All chance comes from the one seed. After every game ``progress`` is told how many are
    done, and ``finished`` gets the game's number and its last state, for keeping records.
    """
    if games < 1:
        raise RingsideError("no-games")
    names = lineup(game, bots, seats)
    players = {name: bot_named(game, name) for name in names}
    report = Report(game.id, len(names), tuple(names), dict(options or {}), seed)
    report.by_bot = {name: Tally() for name in names}
    report.by_seat = [Tally() for _ in names]
    rng = seeded(seed)
    start = perf_counter()
    for number in range(games):
        # Everybody moves on by one seat, so that in time all have sat everywhere.
        seated = [names[(seat - number) % len(names)] for seat in range(len(names))]
        state: State = game.new(len(names), game_seed(rng), **report.options)
        play_out(state, [players[name] for name in seated], rng.fork())
        count(report, state, seated)
        if finished is not None:
            finished(number, state)
        if progress is not None:
            progress(number + 1)
    report.seconds = perf_counter() - start
    report.reasons = dict(sorted(report.reasons.items(), key=lambda item: (-item[1], item[0])))
    return report


def game_seed(rng: Rng) -> int:
    """The seed of the next game: 53 bits, so that every JSON reader keeps it exact."""
    high, low = rng.word(), rng.word()
    return int(high >> 11 << 32 | low)


def play_out(state: State, players: Sequence[Bot], rng: Rng) -> None:
    """Let the bots play to the end; when several are to move, any of them may be first."""
    movers = state.to_move()
    while movers:
        seat = movers[rng.below(len(movers))] if len(movers) > 1 else movers[0]
        state.apply(seat, ask(players[seat], state, seat, rng))
        movers = state.to_move()


def count(report: Report, state: State, seated: Sequence[str]) -> None:
    """Add a finished game to the report."""
    outcome = state.outcome()
    if outcome is None:
        raise RingsideError("not-ended")
    report.games += 1
    report.lengths.append(len(state.history))
    report.reasons[outcome.reason] = report.reasons.get(outcome.reason, 0) + 1
    for seat, name in enumerate(seated):
        won = seat in outcome.winners
        for tally in (report.by_bot[name], report.by_seat[seat]):
            tally.games += 1
            tally.wins += won
