"""One game of an experiment, and what was noted of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from ringside.arena.duplicate import number_from
from ringside.arena.lab.ahead import came_back, course, decided, shares
from ringside.arena.lab.minutes import Clock
from ringside.arena.lineup import bot_named
from ringside.arena.match import play_out
from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import State
from ringside.games import game as find_game


class Sample(msgspec.Struct, array_like=True):
    """What was noted of a game."""

    wins: list[float]
    """The share of the win that each seat has."""
    beginner: int
    """The first seat that decided alone."""
    decisions: int
    dead: int
    """Decisions with one legal move."""
    seconds: float
    reason: str
    drawn: bool
    """Nobody did better than anybody else."""
    winning: list[float]
    """The winner's chance at every moment, or that of all winners; empty if nobody lost."""
    decided: float | None
    comeback: bool | None
    used: dict[str, list[int]]
    """How often each seat used each card or line."""
    figures: dict[str, float]


class Watch:
    """Notes what happens, decision by decision."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.beginner = -1
        self.dead = 0
        self.clock = Clock()
        self.used: dict[str, list[int]] = {}

    def __call__(self, state: State, seat: int, action: int) -> None:
        movers = state.to_move()
        moves = len(state.legal(seat))
        self.dead += moves == 1
        self.clock.tick(movers, seat, moves)
        if self.beginner < 0 and len(movers) == 1:
            self.beginner = seat
        for what in uses(self.game, state, seat, action):
            self.used.setdefault(what, [0] * self.seats)[seat] += 1


def uses(game: Game[Any], state: State, seat: int, action: int) -> list[str]:
    """The cards and lines that a decision uses: what the game says, or the thing that the move
    names, or its first word."""
    told = game.uses(state, seat, action)
    if told is not None:
        return told
    text = state.text(seat, action)
    known = kinds(game.id)
    word, _, rest = text.partition(" ")
    for what in (text, rest):
        if what in known:
            return [f"{known[what]} {what}"]
    return [f"move {word}"]


@cache
def kinds(game: str) -> Mapping[str, str]:
    """The kind of every thing in a game's catalogue, by its id."""
    return {thing.id: thing.kind for thing in find_game(game).catalogue().things}


def play_sample(
    game: Game[Any],
    bots: Sequence[str],
    number: int,
    seed: int,
    options: Mapping[str, Any],
) -> Sample:
    """Game number so and so with these options. It depends on the seed and its number alone, and
    whoever plays it with other options has the same chance: the deal comes from the same seed,
    and every thought of a seat from a seed of its own."""
    seats = len(bots)
    # Everybody moves on by one seat, so that in time all have sat everywhere.
    seated = [bots[(seat - number) % seats] for seat in range(seats)]
    deal = number_from(seed, number)
    start: State = game.new(seats, deal, **options)
    state = start.copy()
    thoughts = [0] * seats

    def chance(seat: int) -> Rng:
        thoughts[seat] += 1
        return seeded(number_from(seed, number, seat, thoughts[seat]))

    watch = Watch(game, seats)
    order = seeded(number_from(seed, number, "order"))
    play_out(state, [bot_named(game, name) for name in seated], order, watch, chance)
    outcome = state.outcome()
    if outcome is None:
        raise RingsideError("not-ended")
    told: list[list[float]] = []
    winners = outcome.winners
    if len(winners) < seats:
        told = course(game, start, state.history, seeded(number_from(seed, number, "ahead")))
    return Sample(
        wins=shares(outcome, seats),
        beginner=watch.beginner,
        decisions=len(state.history),
        dead=watch.dead,
        seconds=watch.clock.total,
        reason=outcome.reason,
        drawn=all(rank == 1 for rank in outcome.ranks),
        winning=[round(sum(chances[seat] for seat in winners), 4) for chances in told],
        decided=decided(told, winners) if told else None,
        comeback=came_back(told, winners) if told else None,
        used=watch.used,
        figures=game.figures(state),
    )
