"""What each seat of SLAMBO! sees."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ringside.games.slambo import GAME

from .table import bout, fields, play

OPEN = {
    "game", "seats", "options", "seat", "to_move", "hand_sizes", "aside", "top", "pile_size",
    "last_pile", "balance", "low", "high", "shame", "shame_limit", "stake", "turn", "direction",
    "opener", "second", "bouts", "totals", "outcome", "asked",
}  # fmt: skip


@pytest.mark.rule("SLAMBO-07")
def test_slambo_07_only_the_top_card_is_in_sight() -> None:
    state = bout("+4 +1", "-7 +2")
    assert state.view(0)["top"] is None
    play(state, "+4 -7")
    view = state.view(0)
    assert (view["top"], view["pile_size"]) == ("-7", 2)
    assert view.keys() == OPEN | {"hand"}
    assert state.view(None).keys() == OPEN
    assert "+4" not in json.dumps(view)


@pytest.mark.rule("SLAMBO-07")
def test_slambo_07_without_memory_everyone_reads_the_pile() -> None:
    state = bout("+4 +1", "-7 +2", options={"memory": False})
    play(state, "+4 -7")
    for seat in (0, 1, None):
        assert state.view(seat)["pile"] == ["+4", "-7"]


@pytest.mark.rule("SLAMBO-07")
def test_slambo_07_when_a_bout_ends_its_whole_pile_is_shown() -> None:
    state = bout("+4 +1", "-7 +2", "swing3")
    play(state, "+4 -7 swing3-")
    assert state.view(1)["last_pile"] == ["+4", "-7", "swing3-"]


@pytest.mark.rule("SLAMBO-07")
def test_slambo_07_at_the_end_of_the_game_the_pile_is_shown() -> None:
    state = bout("+4 +8", "-1", shame=[2, 0], last_pile=["+5", "+8"])
    play(state, "+4 -1 +8")
    assert state.view(1)["pile"] == ["+4", "-1", "+8"]
    assert state.view(1)["last_pile"] == ["+5", "+8"]


@pytest.mark.parametrize(
    "other",
    [
        {"hands": [["+1", "+2"], ["-1", "copy"], ["-3", "-4"]]},
        {"aside": ["-7"]},
        {"pile": ["-7", "+3", "copy"]},
    ],
    ids=["other hands", "aside", "hidden pile"],
)
def test_worlds_that_differ_in_secrets_look_alike(other: dict[str, Any]) -> None:
    one = fields(
        "+1 +2", "-1 -2", "+5 swing3",
        aside=["+6"], pile=["+4", "turn-2", "copy"], second=1, balance=5,
    )  # fmt: skip
    assert bout_view(one, 0) == bout_view(one | other, 0)
    assert bout_view(one, None) == bout_view(one | other, None)
    changed = one | {"hands": [["+1", "+3"], *one["hands"][1:]]}
    assert bout_view(one, 0) != bout_view(changed, 0)
    assert bout_view(one, 1) == bout_view(changed, 1)


def bout_view(position: dict[str, Any], seat: int | None) -> str:
    return json.dumps(GAME.from_position(position).view(seat))


def test_a_view_is_a_copy() -> None:
    state = GAME.new(2, seed=1, deck=["+2"] * 4, hand=2)
    view = state.view(0)
    view["options"]["deck"].clear()
    view["shame"][0] = 9
    assert state.view(0)["options"]["deck"] == ["+2"] * 4
    assert state.view(0)["shame"] == [0, 0]


@pytest.mark.rule("SLAMBO-22")
@pytest.mark.parametrize(
    ("memory", "totals", "told"),
    [
        (True, "open", False),
        (False, "open", True),
        (True, "shown", True),
        (False, "hidden", False),
    ],
)
def test_a_preview_tells_the_balance_only_where_the_table_works_it_out(
    memory: bool, totals: str, told: bool
) -> None:
    state = bout("+2 +8", "-1 -2", options={"memory": memory, "totals": totals})
    preview = state.preview(0, "+2")
    assert [type(event).__name__ for event in preview.certain] == ["CardPlayed", "Balance"][
        : 1 + told
    ]
    assert [one.on for one in preview.depends] == ([] if told else ["you"])
