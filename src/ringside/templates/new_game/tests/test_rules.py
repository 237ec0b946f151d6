"""Every rule of Tide Line: situation, move, result."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ringside
from ringside.core.events import written
from ringside.templates.new_game.tide_line import GAME
from ringside.templates.new_game.tide_line.rules import TideLineState


def beach(*, heap: int = 10, last: list[int | None], sea: str = "calm") -> TideLineState:
    """A position at the start of a round, with the numbers of the round before."""
    seats = len(last)
    return GAME.from_position(
        {
            "game": "tide-line",
            "seats": seats,
            "options": {"sea": sea},
            "heap": heap,
            "rounds": 1,
            "taken": [0] * seats,
            "chosen": [None] * seats,
            "last": last,
        }
    )


def play(state: TideLineState, *moves: str) -> list[dict[str, Any]]:
    """A round in which the seats choose in turn; what everybody was told of the last move."""
    for seat, move in enumerate(moves):
        before, action = state.copy(), state.parse(seat, move)
        state.play(seat, move)
    told = GAME.tell(before, seat, action, state, None)
    return [written(event) for event in told]


@pytest.mark.rule("TIDELINE-01")
def test_the_beach_starts_with_twelve_to_seventeen() -> None:
    heaps = Counter(GAME.new(seed=seed).heap for seed in range(600))
    assert sorted(heaps) == [12, 13, 14, 15, 16, 17]
    assert min(heaps.values()) > 60


@pytest.mark.rule("TIDELINE-02")
def test_numbers_are_secret_until_all_have_chosen() -> None:
    state = beach(last=[None, None, None])
    state.play(1, "3")
    assert state.to_move() == [0, 2]
    assert state.view(1)["my_number"] == 3
    assert state.view(0)["my_number"] is None
    assert state.view(None)["closed"] == [False, True, False]
    with pytest.raises(ringside.IllegalMove, match="stays so until all are"):
        state.play(1, "2")
    state.play(0, "1")
    state.play(2, "2")
    assert state.view(0)["last"] == [1, 3, 2]


@pytest.mark.rule("TIDELINE-03")
def test_nobody_may_choose_the_same_number_again() -> None:
    state = beach(last=[3, 1])
    assert state.moves(0) == ["1", "2"]
    with pytest.raises(ringside.IllegalMove, match="choose another number") as refused:
        state.play(0, "3")
    assert refused.value.rule == "TIDELINE-03"


@pytest.mark.rule("TIDELINE-04")
@pytest.mark.parametrize(
    ("moves", "taken"),
    [
        (("1", "2", "3"), [0, 0, 3]),
        (("3", "2", "3"), [0, 2, 0]),
        (("2", "2", "2"), [0, 0, 0]),
        (("1", "3", "3"), [1, 0, 0]),
    ],
)
def test_the_highest_lone_number_takes(moves: tuple[str, ...], taken: list[int]) -> None:
    state = beach(last=[None, None, None])
    told = play(state, *moves)
    assert state.taken == taken
    assert told[2]["type"] == ("took" if any(taken) else "nobody-took")


@pytest.mark.rule("TIDELINE-04")
def test_nobody_takes_more_than_there_is() -> None:
    state = beach(heap=2, last=[None, None])
    play(state, "3", "1")
    assert state.taken == [2, 0]


@pytest.mark.rule("TIDELINE-05")
@pytest.mark.parametrize(("sea", "takes"), [("calm", {1, 2}), ("wild", {0, 1, 2, 3, 4})])
def test_a_wave_takes_some(sea: str, takes: set[int]) -> None:
    found = set()
    for seed in range(60):
        state = GAME.new(2, seed, sea=sea)
        heap = state.heap
        play(state, "2", "2")
        found.add(heap - state.heap)
    assert found == takes


@pytest.mark.rule("TIDELINE-06")
def test_the_most_pebbles_win() -> None:
    state = beach(heap=2, last=[None, None])
    told = play(state, "3", "1")
    assert told[-1] == {"type": "ended", "rule": "TIDELINE-06", "winners": [0]}
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.reason) == ((0,), (1, 2), "most")


@pytest.mark.rule("TIDELINE-06")
def test_equal_numbers_share_the_win() -> None:
    state = beach(heap=1, last=[None, None])
    play(state, "3", "3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
