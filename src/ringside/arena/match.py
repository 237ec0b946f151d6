"""Bots against bots, game after game, each in every seat equally often."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import islice
from time import perf_counter
from typing import Any

import msgspec

from ringside.arena.lineup import bot_named, lineup
from ringside.arena.report import Report, Tally
from ringside.arena.workers import Workers
from ringside.core.bot import Bot, ask
from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import State


class Ended(msgspec.Struct, array_like=True):
    """How one game of a match ended."""

    winners: list[int]
    reason: str
    length: int
    """The number of decisions."""


class Match(msgspec.Struct):
    """Who plays what, and how every game went: all that is kept of a match, to go on with."""

    game: str
    version: int
    """Of the game's rules."""
    bots: list[str]
    """One for every seat. With every game everybody moves on by one."""
    seed: int
    options: dict[str, Any]
    games: dict[int, Ended] = {}
    """By number; those that are missing are yet to be played."""
    seconds: float = 0.0
    """Only this differs from run to run."""


class Piece(msgspec.Struct):
    """A game that is to be played, and all that it depends on."""

    game: Game[Any]
    number: int
    seated: list[str]
    options: dict[str, Any]
    seed: int
    rng: Rng
    keep: bool
    """Whether its last state is wanted, too."""


def new_match(
    game: Game[Any],
    bots: Sequence[str],
    seed: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """A match of which nothing has been played; an error says what cannot be."""
    names = lineup(game, bots, seats)
    chosen = dict(options or {})
    game.new(len(names), 0, **chosen)  # refuses what cannot be played
    return Match(game.id, game.version, names, seed, chosen)


def play_match(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    finished: Callable[[int, State], None] | None = None,
    workers: Workers | None = None,
) -> Report:
    """Play a number of games and count the results.

    All chance comes from the one seed, so the report is the same with any number of workers.
    After every game ``progress`` is told how many are done, and ``finished`` gets the game's
    number and its last state, for keeping records.

    >>> import ringside
    >>> report = play_match(ringside.game("sumo"), ["heuristic", "random"], games=20, seed=1)
    >>> report.by_bot["heuristic"]
    Tally(games=20, wins=18)
    """
    match = new_match(game, bots, seed, seats, options)
    go_on(match, game, games, progress, finished, workers)
    return report_of(match, games)


def go_on(
    match: Match,
    game: Game[Any],
    games: int,
    progress: Callable[[int], None] | None = None,
    finished: Callable[[int, State], None] | None = None,
    workers: Workers | None = None,
    again: Collection[int] = (),
) -> None:
    """Play those of the first so many games that are missing, and those that are named."""
    if games < 1:
        raise RingsideError("no-games")
    start, before = perf_counter(), match.seconds
    wanted = {number for number in range(games) if number not in match.games} | set(again)
    done = games - len(wanted)
    pieces = pieces_of(match, game, games, wanted, finished is not None)
    for number, ended, state in (workers or Workers()).do(play_one, pieces):
        match.games[number] = ended
        match.seconds = before + perf_counter() - start
        done += 1
        if finished is not None and state is not None:
            finished(number, state)
        if progress is not None:
            progress(done)


def pieces_of(
    match: Match, game: Game[Any], games: int, wanted: Collection[int], keep: bool
) -> Iterator[Piece]:
    """The games that are wanted, each with chance of its own."""
    names, rng = match.bots, seeded(match.seed)
    for number in range(games):
        seed, own = game_seed(rng), rng.fork()
        if number in wanted:
            # Everybody moves on by one seat, so that in time all have sat everywhere.
            seated = [names[(seat - number) % len(names)] for seat in range(len(names))]
            yield Piece(game, number, seated, match.options, seed, own, keep)


def play_one(piece: Piece) -> tuple[int, Ended, State | None]:
    """Wherever: one game."""
    state: State = piece.game.new(len(piece.seated), piece.seed, **piece.options)
    # A bot may remember what it thought, so everybody is new in every game.
    play_out(state, [bot_named(piece.game, name) for name in piece.seated], piece.rng)
    outcome = state.outcome()
    if outcome is None:
        raise RingsideError("not-ended")
    ended = Ended(list(outcome.winners), outcome.reason, len(state.history))
    return piece.number, ended, state if piece.keep else None


def report_of(match: Match, games: int) -> Report:
    """What the first so many games show."""
    names = match.bots
    report = Report(match.game, len(names), tuple(names), match.options, match.seed)
    report.by_bot = {name: Tally() for name in names}
    report.by_seat = [Tally() for _ in names]
    report.seconds = match.seconds
    reasons: dict[str, int] = {}
    for number in islice(sorted(match.games), games):
        ended = match.games[number]
        report.games += 1
        report.lengths.append(ended.length)
        reasons[ended.reason] = reasons.get(ended.reason, 0) + 1
        for seat, tally in enumerate(report.by_seat):
            won = seat in ended.winners
            for counted in (tally, report.by_bot[names[(seat - number) % len(names)]]):
                counted.games += 1
                counted.wins += won
    report.reasons = dict(sorted(reasons.items(), key=lambda item: (-item[1], item[0])))
    return report


def game_seed(rng: Rng) -> int:
    """The seed of the next game: 53 bits, so that every JSON reader keeps it exact."""
    high, low = rng.word(), rng.word()
    return int(high >> 11 << 32 | low)


def play_out(
    state: State,
    players: Sequence[Bot],
    rng: Rng,
    watch: Callable[[State, int, int], None] | None = None,
    chance: Callable[[int], Rng] | None = None,
) -> None:
    """Let the bots play to the end; when several are to move, any of them may be first.

    ``watch`` sees every decision before it is carried out: the state, the seat, the action. A bot
    draws its chance from ``rng``, or from what ``chance`` gives for its seat.
    """
    watchers = [seat for seat, player in enumerate(players) if player.watches()]
    movers = state.to_move()
    while movers:
        seat = movers[rng.below(len(movers))] if len(movers) > 1 else movers[0]
        action = ask(players[seat], state, seat, rng if chance is None else chance(seat))
        if watch is not None:
            watch(state, seat, action)
        state.apply(seat, action)
        for other in watchers:
            players[other].watch(state.view(other))
        movers = state.to_move()
