"""What games among coaches taught: figures, weights, and the chance they come to."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources

import pytest

import ringside
from ringside.bots.knots import by_knot, nearness
from ringside.bots.learning import learn
from ringside.bots.random import walk
from ringside.core.bot import Bot, ask
from ringside.core.rng import seeded
from ringside.games.slamball.bot import SlamballBot
from ringside.games.slamball.coach import learning
from ringside.games.slamball.coach.outlook import (
    FIGURES,
    KNOTS,
    WEIGHTS,
    Outlook,
    figures,
    read_outlook,
)
from ringside.games.slamball.play import phases
from ringside.games.slamball.rules import SlamballState
from ringside.games.slamball.thinker import Thinker

BALL = ringside.game("slamball")


def moments(seed: int) -> Iterator[SlamballState]:
    """The moments of a game before a card is laid."""
    state = BALL.new(2, seed)
    for _ in walk(state, seeded(seed), 400):
        if state.phase == phases.LAY:
            yield state


def test_knots_share_every_moment_of_the_clock() -> None:
    for left in range(61):
        shares = nearness(left, KNOTS)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
    assert [nearness(knot, KNOTS).index(1) for knot in KNOTS] == list(range(len(KNOTS)))


def test_every_figure_has_weights_and_every_side_has_figures() -> None:
    text = resources.files("ringside.games.slamball.coach").joinpath(WEIGHTS).read_text("utf-8")
    assert list(tomllib.loads(text)) == FIGURES
    seen = 0
    for state in moments(3):
        for seat in (0, 1):
            found = figures(state, seat)
            assert len(found) == len(FIGURES)
            assert all(abs(figure) < 20 for figure in found)
        seen += 1
    assert seen > 10


def test_one_coach_hopes_for_what_the_other_fears() -> None:
    outlook = read_outlook()
    for state in moments(4):
        mine = outlook.chance(state, 0)
        assert -1 < mine < 1
        assert mine == pytest.approx(-outlook.chance(state, 1))


def test_points_count_and_for_more_when_time_is_short() -> None:
    outlook = read_outlook()
    state = next(moments(5))
    even = outlook.chance(state, 0)
    state.board.score[0] += 4
    early = outlook.chance(state, 0)
    state.board.clock = 58
    assert even < early < outlook.chance(state, 0)


def test_what_is_learnt_is_written_as_it_is_read() -> None:
    examples = [example for seed in range(3) for example in learning.play(seed)]
    assert examples
    weights = learn(examples, seeded(1))
    assert len(weights) == len(FIGURES) * len(KNOTS)
    table = tomllib.loads(learning.written(weights, "a test"))
    assert list(table) == FIGURES
    knots = by_knot(weights, KNOTS)
    assert table["ball"] == pytest.approx([knot[FIGURES.index("ball")] for knot in knots], abs=1e-3)
    assert abs(Outlook(knots).chance(next(moments(6)), 0)) < 1


def test_a_coach_with_an_outlook_plays_to_the_end_and_the_same_again() -> None:
    played: list[list[int]] = []
    for _ in range(2):
        bots: list[Bot] = [Thinker(1, 1, outlook=read_outlook()), SlamballBot()]
        state = BALL.new(2, 5)
        rng = seeded(5)
        while movers := state.to_move():
            action = ask(bots[movers[0]], state, movers[0], rng)
            assert action in state.legal(movers[0])
            state.apply(movers[0], action)
        assert state.outcome() is not None
        played.append(list(state.history))
    assert played[0] == played[1]
