"""The players of SUMO: legal, honest, reproducible, in every mode."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ringside.bots.random import walk
from ringside.core.bot import Bot, ask
from ringside.core.rng import seeded
from ringside.games.sumo.beliefs import Past, Worlds
from ringside.games.sumo.champion import Champion
from ringside.games.sumo.levels import LEVELS
from ringside.games.sumo.reader import Reader
from ringside.games.sumo.rules import SumoState
from tests.sumo.build import SUMO, clash_phase, tricks_phase

# The champion as in the levels, with less to do, and the one who solves endings.
BOTS: dict[str, Callable[[], Bot]] = {
    **LEVELS,
    "level-5": lambda: Reader(clash=60, iterations=40),
    "solver": lambda: Champion(iterations=30, size=3, rounds=2, trust=1.0),
}


@pytest.mark.parametrize("moves", ["either", "answer"])
@pytest.mark.parametrize("name", BOTS)
def test_a_game_is_played_to_its_end_by_legal_moves(name: str, moves: str) -> None:
    bot = BOTS[name]()
    for seed in range(2):
        state = SUMO.new(2, seed, moves=moves)
        rng = seeded(seed)
        while movers := state.to_move():
            action = ask(bot, state, movers[0], rng)
            assert action in state.legal(movers[0])
            state.apply(movers[0], action)
        assert state.outcome() is not None


@pytest.mark.parametrize("name", BOTS)
def test_equal_views_and_equal_seeds_give_the_same_move(name: str) -> None:
    compared = 0
    for seed in range(3):
        state = SUMO.new(2, seed)
        for seat, _ in walk(state, seeded(seed)):
            if len(state.legal(seat)) == 1:
                continue
            other = state.determinize(seat, seeded(77))
            assert other.view(seat) == state.view(seat)
            moves = {ask(BOTS[name](), world, seat, seeded(5)) for world in (state, other)}
            assert len(moves) == 1
            compared += other != state
    assert compared > 10


def test_all_worlds_are_there_at_the_start_and_with_four_cards_each() -> None:
    state = SUMO.new(2, 1)
    assert len(Worlds(state, 0, Past(state), 0.0).hands) == 495
    ending = tricks_phase("r1 r2 r3 r4", "b1 b2 b3 b4", aside=["g1", "g2", "g3", "g4"])
    assert len(Worlds(ending, 0, Past(ending), 0.0).hands) == 70


def test_beliefs_know_what_would_have_won() -> None:
    """Who follows a five and does not throw it with the one has no one."""
    state = tricks_phase("r5 b3 g4", "r3 y2 y1", aside=["r1", "g2", "y3", "y4"])
    state.play(0, "r5")
    state.play(1, "r3")
    past = Past(state)
    one, other = 1 << 0 | 1 << 16, 1 << 15 | 1 << 16
    assert past.likelihood(1, one, 1) < past.likelihood(1, other, 1) / 10
    assert past.likelihood(1, one, 0) == past.likelihood(1, other, 0)
    assert past.likelihood(1, 1 << 1 | 1 << 16, 1) > 0
    # And who did not follow has none of the colour.
    assert past.likelihood(0, one, 1) == 1.0


def test_a_win_at_once_is_taken() -> None:
    for name in ("level-4", "level-5"):
        state = tricks_phase("b3 g4", "r1 r3 y2", aside=["g1", "g2", "y3", "y4"], led="r5", lead=0)
        assert state.text(1, ask(LEVELS[name](), state, 1, seeded(1))) == "r1"


def test_positions_that_nobody_could_have_played_to_are_played_on() -> None:
    odd: list[SumoState] = [
        tricks_phase("r5 b3 g4", "r1", aside=["g1"]),
        tricks_phase("r5 b3", "r1 r2", aside=[]),
        clash_phase("r5 b3", "r1 r2 g3", aside=["g1"]),
    ]
    for state in odd:
        for name in ("level-5", "solver"):
            seat = state.to_move()[0]
            action = ask(BOTS[name](), state, seat, seeded(1))
            assert action in state.legal(seat)
