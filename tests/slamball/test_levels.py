"""The coaches of every level: legal, honest, reproducible."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ringside
from ringside.bots.random import walk
from ringside.core.bot import Bot, ask
from ringside.core.rng import seeded
from ringside.games.slamball.bot import SlamballBot
from ringside.games.slamball.levels import LEVELS, OUTLOOK
from ringside.games.slamball.play import moves
from ringside.games.slamball.thinker import THOUGHT_ABOUT, Thinker, candidates, chance_to_win

BALL = ringside.game("slamball")
# As in the levels; the last one with less to do.
BOTS: dict[str, Callable[[], Bot]] = {
    **LEVELS,
    "level-4": lambda: Thinker(2, 2),
    "level-5": lambda: Thinker(2, 3, outlook=OUTLOOK),
}


@pytest.mark.parametrize("name", BOTS)
def test_equal_views_and_equal_seeds_give_the_same_move(name: str) -> None:
    compared = 0
    state = BALL.new(2, 3)
    for seat, _ in walk(state, seeded(3), 140):
        if len(state.legal(seat)) == 1:
            continue
        other = state.determinize(seat, seeded(77))
        if other.view(seat) != state.view(seat):
            continue
        chosen = {ask(BOTS[name](), world, seat, seeded(5)) for world in (state, other)}
        assert len(chosen) == 1
        compared += other != state
    assert compared > 40


def test_a_world_is_drawn_from_the_view_alone() -> None:
    state = BALL.new(2, 4)
    compared = 0
    for seat, _ in walk(state, seeded(4), 200):
        other = state.determinize(seat, seeded(1))
        if other.view(seat) == state.view(seat):
            compared += 1
            drawn = [world.determinize(seat, seeded(9)).position() for world in (state, other)]
            assert drawn[0] == drawn[1]
    assert compared > 100


def test_a_thinker_plays_a_game_to_its_end_by_legal_moves() -> None:
    bots: list[Bot] = [Thinker(1, 2), SlamballBot()]
    state = BALL.new(2, 5)
    rng = seeded(5)
    while movers := state.to_move():
        action = ask(bots[movers[0]], state, movers[0], rng)
        assert action in state.legal(movers[0])
        state.apply(movers[0], action)
    assert state.outcome() is not None


def test_what_is_thought_about_leaves_out_a_waste_of_timeouts() -> None:
    state = BALL.new(2, 6)
    seen = 0
    for seat, _ in walk(state, seeded(6), 200):
        if state.phase in THOUGHT_ABOUT and moves.TIMEOUT in state.legal(seat):
            habit = SlamballBot().choose(state.determinize(seat, seeded(1)), seat, seeded(1))
            assert habit in candidates(state, seat, habit)
            if habit != moves.TIMEOUT:
                assert moves.TIMEOUT not in candidates(state, seat, habit)
                seen += 1
    assert seen > 0


def test_a_lead_counts_for_more_when_time_is_short() -> None:
    state = BALL.new(2, 7)
    state.board.score[0] += 3
    early = chance_to_win(state, 0)
    state.board.clock = 58
    assert 0 < early < chance_to_win(state, 0) <= 1
    assert chance_to_win(state, 1) < 0
