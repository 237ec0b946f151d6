"""Who is ahead: each seat's chance to win from a state, with all cards open.

A game may judge that itself (`Game.chances`). Elsewhere it is found out by random play: from the
state as it is, with the chance to come drawn afresh, `PLAYOUTS` games are played on at random, and
a seat's chance is the share of them that it wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringside.bots.random import playout
from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.core.state import State

PLAYOUTS = 48
MOMENTS = 12


def chances(game: Game[Any], state: State, rng: Rng) -> list[float]:
    """Each seat's chance to win; they add up to 1."""
    outcome = state.outcome()
    if outcome is not None:
        return shares(outcome, state.seats)
    judged = game.chances(state)
    if judged is not None:
        return judged
    found = [0.0] * state.seats
    for _ in range(PLAYOUTS):
        twin = state.copy()
        twin.rng = rng
        playout(twin, rng)
        ended = twin.outcome()
        if ended is not None:
            for seat in ended.winners:
                found[seat] += 1.0 / len(ended.winners) / PLAYOUTS
    return found


def shares(outcome: Outcome, seats: int) -> list[float]:
    """What each seat won: 1 alone, less where several share it."""
    return [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]


def course(game: Game[Any], start: State, history: list[int], rng: Rng) -> list[list[float]]:
    """Everybody's chances at `MOMENTS` moments of a game, from its start on, evenly spread."""
    state = start.copy()
    wanted = [len(history) * moment // MOMENTS for moment in range(MOMENTS)]
    found: list[list[float]] = []
    played = 0
    for place in wanted:
        while played < place:
            state.apply(*divmod(history[played], game.num_actions))
            played += 1
        found.append(chances(game, state, rng))
    return found


def decided(told: list[list[float]], winners: Sequence[int]) -> float:
    """From which part of the game on the winner, or each of several, was ahead of everybody else,
    from 0 to 1.

    >>> decided([[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], [0.8, 0.2]], [0])
    0.75
    """
    since = len(told)
    for place in range(len(told) - 1, -1, -1):
        others = [chance for seat, chance in enumerate(told[place]) if seat not in winners]
        if min(told[place][seat] for seat in winners) <= max(others):
            break
        since = place
    return since / len(told)


def came_back(told: list[list[float]], winners: Sequence[int]) -> bool:
    """Whether a winner once had half a fair share of the chances, or less.

    >>> came_back([[0.5, 0.5], [0.2, 0.8]], [0])
    True
    """
    return min(chances[seat] for chances in told for seat in winners) <= 0.5 / len(told[0])
