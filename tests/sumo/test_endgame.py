"""Endings solved as a game of hidden information."""

from __future__ import annotations

from random import Random

import pytest

from ringside.games.sumo.endgame import Endgame
from ringside.games.sumo.solver import OpenSolver


def unseen(seed: int, number: int) -> int:
    return sum(1 << card for card in Random(seed).sample(range(20), number))


@pytest.mark.parametrize("answer_only", [False, True])
@pytest.mark.parametrize("push", [0, 1])
@pytest.mark.parametrize("size", [2, 3])
def test_without_cards_aside_it_is_the_game_with_open_cards(
    size: int, push: int, answer_only: bool
) -> None:
    cards = unseen(3 + size, 2 * size)
    ending = Endgame(cards, size, push, answer_only)
    ending.solve(60)
    assert ending.exploitability() < 0.002
    solver = OpenSolver(answer_only)
    hands = ending.root.hands
    places = [card for card in range(20) if cards >> card & 1]
    ending.best = True
    worth = ending.walk(ending.root, ending.weights0, ending.weights1, True)
    for number, places_held in enumerate(hands.masks):
        hand = sum(1 << places[place] for place in range(2 * size) if places_held >> place & 1)
        won = solver.leader_wins(hand, cards ^ hand, push)
        assert worth[number] == pytest.approx(1 if won else -1, abs=0.05)


@pytest.mark.parametrize("push", [0, 1])
def test_exploitability_falls_with_the_rounds(push: int) -> None:
    ending = Endgame(unseen(8, 9), 3, push, False)
    ending.solve(2)
    early = ending.exploitability()
    ending.solve(18)
    late = ending.exploitability()
    assert 0 <= late < early / 3
    assert late < 0.01


def test_a_best_answer_finds_a_strategy_that_gives_itself_away() -> None:
    ending = Endgame(unseen(8, 9), 3, 0, False)
    ending.solve(20)
    learnt = ending.root.leader
    assert learnt is not None
    fair = ending.exploitability()
    # Always lead the lowest card.
    learnt.mean = [1.0 if index % 3 == 0 else 0.0 for index in range(len(learnt.mean))]
    assert ending.exploitability() > fair + 0.02


def test_beliefs_count() -> None:
    cards = unseen(4, 8)
    even = Endgame(cards, 2, 1, False)
    sure = [0.0] * even.root.hands.count
    sure[0] = 1.0
    known = Endgame(cards, 2, 1, False, None, sure)
    assert known.total < even.total
    known.solve(20)
    assert known.exploitability() < 0.01
