"""The tree over many worlds, and the clash."""

from __future__ import annotations

from random import Random

import pytest

from ringside.core.rng import seeded
from ringside.games.sumo.beliefs import Past, Worlds
from ringside.games.sumo.clash import clash_chances, mixture
from ringside.games.sumo.position import codes
from ringside.games.sumo.rules import NO_CARD, NOBODY, SumoState
from ringside.games.sumo.solver import OpenSolver
from ringside.games.sumo.tree import Tree
from tests.sumo.build import SUMO, tricks_phase


def tree_of(state: SumoState, seat: int) -> Tree:
    worlds = Worlds(state, seat, Past(state), 0.0)
    push = state.ring if state.lead == 0 else -state.ring
    return Tree(worlds, state.lead == seat, state.led, push, OpenSolver(state.answer_only))


def open_deal(chance: Random, size: int) -> SumoState:
    """A deal without cards aside: each knows what the other holds."""
    cards = chance.sample(range(20), 2 * size)
    hands = [sum(1 << card for card in cards[:size]), sum(1 << card for card in cards[size:])]
    return tricks_phase(" ".join(codes(hands[0])), " ".join(codes(hands[1])), aside=[])


def test_where_one_lead_wins_with_open_cards_it_is_led() -> None:
    chance = Random(3)
    found = 0
    for _ in range(20):
        state = open_deal(chance, 4)
        solver = OpenSolver(False)
        winning = [
            card
            for card in state.legal(0)
            if solver.led_wins(state.hand0 ^ (1 << card), state.hand1, card, 0)
        ]
        if winning:
            tree = tree_of(state, 0)
            tree.grow(200, seeded(1))
            assert tree.best() in winning
            found += 1
    assert found > 5


def test_every_world_that_is_played_counts_once() -> None:
    state = SUMO.new(2, 4)
    while state.lead == NOBODY:
        for seat in (0, 1):
            state.play(seat, state.moves(seat)[-seat])
    seat = state.to_move()[0]
    tree = tree_of(state, seat)
    tree.grow(100, seeded(2))
    total, child = 0, tree.first[0]
    while child != -1:
        assert 0 <= tree.won[child] <= tree.visits[child]
        total += tree.visits[child]
        child = tree.next[child]
    assert total == 100
    assert tree.best() in state.legal(seat)


def test_an_answer_follows_the_colour() -> None:
    state = tricks_phase("b3 g4", "r1 r3 y2", aside=["g1", "g2", "y3", "y4"], led="r5", lead=0)
    tree = tree_of(state, 1)
    tree.grow(60, seeded(2))
    assert state.text(1, tree.best()) == "r1"
    assert state.led != NO_CARD


def test_the_clash_is_mixed_as_the_matrix_game_has_it() -> None:
    # Matching pennies that pay 2 on one side: the value is even for x = 2 / 5 of that side.
    found = mixture([2.0, -1.0, -1.0, 1.0], 2, 2, 1)
    assert found[0] == pytest.approx(0.4, abs=0.02)
    assert sum(found) == pytest.approx(1.0)


def test_the_clash_chances_are_of_every_card_held() -> None:
    state = SUMO.new(2, 5)
    worlds = Worlds(state, 0, Past(state), 0.0)
    chances = clash_chances(worlds, OpenSolver(False), seeded(1))
    assert len(chances) == 8
    assert sum(chances) == pytest.approx(1.0)
