"""What duels teach by what came soon after each table."""

from __future__ import annotations

import numpy
import pytest

import ringside
from ringside.games.slime.foresight import TRUST, Duel, Moment, foreseen, weights_of
from ringside.games.slime.judgement import FIGURES, KNOTS
from ringside.games.slime.learning import play


def test_a_table_is_worth_what_follows_and_games_end_where_they_end() -> None:
    found = numpy.array([0.2, 0.4, 0.6, 0.3])
    shares = numpy.array([1.0, 1.0, 1.0, 0.0])
    worth = foreseen(found, shares, numpy.array([3, 4]))
    before = (1 - TRUST) * 0.6 + TRUST
    assert worth == pytest.approx([(1 - TRUST) * 0.4 + TRUST * before, before, 1.0, 0.0])


def test_a_duel_is_learnt_from_while_both_are_in_it() -> None:
    moments: list[Moment] = [
        ([[1.0, 0.5], [0.25, 1.0]], [0.0, 1.0]),
        ([[], [0.5, 0.5]], [0.0, 1.0]),
    ]
    duel = Duel(moments)
    assert duel.ahead.tolist() == [[0.75, -0.5]]
    assert duel.share == 0.0


def test_what_decides_is_worth_something_and_what_does_not_little() -> None:
    rng = ringside.seeded(3)
    duels: list[Duel] = []
    for _ in range(300):
        moments: list[Moment] = []
        ahead = 0.0
        for _ in range(6):
            ahead += (rng.below(3) - 1) / 2
            noise = rng.below(3) / 2
            moments.append(([[ahead, noise], [0.0, 0.5]], []))
        won = 1.0 if ahead > 0 or (ahead == 0 and rng.below(2)) else 0.0
        duels.append(Duel([(figures, [won, 1.0 - won]) for figures, _ in moments]))
    weights = weights_of(duels)
    assert weights == [round(weight, 3) for weight in weights]
    assert weights[0] > 1.0
    assert abs(weights[1]) < 0.3


def test_a_game_teaches_all_weights() -> None:
    assert len(weights_of([Duel(play(2, None, 7))])) == len(FIGURES) * len(KNOTS)
