"""`determinize` of SUMO against counting every world by hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import ringside
from tests.sumo.build import clash_phase, play, tricks_phase

DRAWS = 6000


def worlds(state: Any, seat: int) -> Counter[tuple[Any, ...]]:
    """How often each world comes up from a seat."""
    rng = ringside.seeded(11)
    found: Counter[tuple[Any, ...]] = Counter()
    for _ in range(DRAWS):
        position = state.determinize(seat, rng).position()
        found[
            tuple(position["hands"][1 - seat]),
            tuple(position["aside"]),
            position["sealed"][1 - seat],
        ] += 1
    return found


def assert_uniform(found: Counter[tuple[Any, ...]], expected: set[tuple[Any, ...]]) -> None:
    """Every expected world, no other, and a chi-square within six standard deviations."""
    assert set(found) == expected
    mean = DRAWS / len(expected)
    chi_square = sum((found[world] - mean) ** 2 / mean for world in expected)
    freedom = len(expected) - 1
    assert chi_square < freedom + 6 * (2 * freedom) ** 0.5


def test_a_small_ending_equals_full_enumeration() -> None:
    state = tricks_phase("r1 b4 y2", "r3 g2 g5", aside=["b1", "y3", "y4", "g1"])
    unseen = ["r3", "b1", "g1", "g2", "g5", "y3", "y4"]
    expected = {
        (hand, tuple(card for card in unseen if card not in hand), None)
        for hand in combinations(unseen, 3)
    }
    assert_uniform(worlds(state, 0), expected)


def test_a_colour_not_followed_can_only_lie_aside() -> None:
    state = tricks_phase("r1 b4 y2", "r3 g2 g5 b2", aside=["b1", "y3", "y4", "g1"], lead=0)
    play(state, "0:y2 1:b2")  # seat 1 shows that it has no yellow
    unseen = ["r3", "b1", "g1", "g2", "g5", "y3", "y4"]
    expected = {
        (hand, tuple(card for card in unseen if card not in hand), None)
        for hand in combinations([card for card in unseen if card[0] != "y"], 3)
    }
    assert_uniform(worlds(state, 0), expected)
    # The leader showed nothing: seat 1 must count with every card.
    assert len(worlds(state, 1)) == len(list(combinations(range(6), 2)))


def test_a_card_face_down_is_drawn_afresh_too() -> None:
    state = clash_phase("r1 b4", "r3 g2", aside=["b1", "y3"])
    play(state, "1:g2")
    unseen = ["r3", "b1", "g2", "y3"]
    expected = set()
    for sealed in unseen:
        rest = [card for card in unseen if card != sealed]
        for held in rest:
            expected.add(((held,), tuple(card for card in rest if card != held), sealed))
    assert_uniform(worlds(state, 0), expected)
    # Its owner knows it.
    for world in worlds(state, 1):
        assert world[2] is None


def test_a_guess_says_nothing_of_chance_to_come() -> None:
    state = ringside.game("sumo").new(seed=4)
    guess = state.determinize(0, ringside.seeded(1))
    assert guess.position()["rng"] != state.position()["rng"]
