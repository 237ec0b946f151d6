"""Deals solved with open cards, against the rules and plain search."""

from __future__ import annotations

from random import Random

import pytest

from ringside.games.sumo.judge import (
    FOLLOWER_WINS,
    LEADER_TAKES,
    LEADER_WINS,
    TRICKS,
    table_of,
)
from ringside.games.sumo.position import codes
from ringside.games.sumo.rules import NOBODY, SumoState
from ringside.games.sumo.solver import OpenSolver, card_at
from tests.sumo.build import tricks_phase


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def dealt(chance: Random, size: int, **more: object) -> SumoState:
    """A random deal with the clash decided."""
    cards = chance.sample(range(20), 2 * size)
    first, second = mask(cards[:size]), mask(cards[size:])
    return tricks_phase(" ".join(codes(first)), " ".join(codes(second)), **more)  # type: ignore[arg-type]


def winner(state: SumoState) -> int:
    """Who wins, by trying everything by the rules."""
    if state.winner != NOBODY:
        return int(state.winner)
    mover = state.to_move()[0]
    for action in state.legal(mover):
        after = state.copy()
        after.apply(mover, action)
        if winner(after) == mover:
            return mover
    return 1 - mover


@pytest.mark.parametrize("moves", ["either", "answer"])
@pytest.mark.parametrize("ring", [-1, 0, 1])
@pytest.mark.parametrize("lead", [0, 1])
def test_tricks_are_judged_as_the_rules_do(moves: str, ring: int, lead: int) -> None:
    chance = Random(ring + 10 * lead)
    for _ in range(150):
        size = chance.choice([1, 2])
        state = dealt(chance, size, ring=ring, lead=lead, moves=moves)
        led = chance.choice(state.legal(lead))
        state.apply(lead, led)
        answer = chance.choice(state.legal(1 - lead))
        state.apply(1 - lead, answer)
        push = ring if lead == 0 else -ring
        result = TRICKS[table_of(moves == "answer", push, size == 1) + 20 * led + answer]
        if state.winner != NOBODY:
            assert result == (LEADER_WINS if state.winner == lead else FOLLOWER_WINS)
        else:
            assert (result == LEADER_TAKES) == (state.lead == lead)


@pytest.mark.parametrize("moves", ["either", "answer"])
@pytest.mark.parametrize("ring", [-1, 0, 1])
def test_a_deal_is_solved_as_by_trying_everything(moves: str, ring: int) -> None:
    chance = Random(5 + ring)
    solver = OpenSolver(moves == "answer")
    won = 0
    for _ in range(25):
        state = dealt(chance, 4, ring=ring, moves=moves)
        found = solver.leader_wins(state.hand0, state.hand1, ring)
        assert found == (winner(state) == 0)
        led = card_at(state.hand0)
        state.apply(0, led)
        found = solver.led_wins(state.hand0, state.hand1, led, ring)
        assert found == (winner(state) == 0)
        won += found
    assert 0 < won < 25
