"""What is learnt from games comes near to what is known of them."""

from __future__ import annotations

import pytest

import ringside
from ringside.bots.learning import (
    Climber,
    Example,
    Scale,
    chance_of,
    chances,
    examples_from,
    learn,
    self_play,
    surprise,
)
from ringside.bots.random import RandomBot
from tests.bots.toys import Nim, Walk

MOST = 9


class NimScale(Scale):
    """The size of the heap, for whoever is on turn; what it is worth is not said."""

    def figures(self, state: ringside.State, seat: int) -> list[float]:
        assert isinstance(state, Nim)
        return [float(seat == state.turn and heap == state.heap) for heap in range(MOST + 1)]


class WalkScale(Scale):
    """Where the token lies, for seat 0."""

    def figures(self, state: ringside.State, seat: int) -> list[float]:
        assert isinstance(state, Walk)
        return [float(seat == 0 and place == state.place) for place in range(state.length + 1)]


def test_self_play_finds_who_wins_at_nim() -> None:
    # Known: whoever is on turn loses if the heap is a multiple of four, and wins otherwise.
    scale = NimScale()
    weights = self_play(
        lambda number: Nim(1 + number % MOST),
        scale,
        lambda learnt: Climber(scale, learnt),
        rounds=8,
        games=300,
        seed=1,
    )
    for heap in range(1, MOST + 1):
        chance = chance_of(scale, weights, Nim(heap), 0)
        assert chance < 0.2 if heap % 4 == 0 else chance > 0.8, heap
    best = Climber(scale, weights).choose(Nim(7), 0, ringside.seeded(1))
    assert best == 3


def test_chances_of_random_play_are_learnt_as_they_are() -> None:
    # A token that wanders at random from place 2 of 5 reaches the far end twice in five games.
    scale = WalkScale()
    rng = ringside.seeded(3)
    examples: list[Example] = []
    for number in range(1200):
        state = Walk(5, 1 + number % 4)
        examples += examples_from(state, [RandomBot(), RandomBot()], scale, rng.fork())
    weights = learn(examples, rng)
    for place in range(1, 5):
        assert chance_of(scale, weights, Walk(5, place), 0) == pytest.approx(place / 5, abs=0.06)
    assert surprise(weights, examples) < surprise([0.0] * 6, examples)


def test_who_is_out_has_no_chance_and_the_rest_share_it() -> None:
    assert chances([1.0], [[0.0], [], [0.0]]) == [0.5, 0.0, 0.5]
    assert chances([2.0], [[1.0], [0.0]])[0] == pytest.approx(0.880797)


def test_a_finished_game_is_worth_what_was_won() -> None:
    state = Nim(1)
    state.apply(0, 1)
    assert chance_of(NimScale(), [0.0] * 10, state, 0) == 1.0
    assert chance_of(NimScale(), [0.0] * 10, state, 1) == 0.0
