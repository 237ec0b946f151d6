"""The tournament: until the third loss, then a rank."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ringside import RingsideError
from ringside.games.sumo.banzuke import Banzuke


def sheet_of(text: str, move: str = "yorikiri") -> Banzuke:
    """A sheet from signs: + for a win, - for a loss."""
    sheet = Banzuke()
    for sign in text:
        sheet.record(sign == "+", move)
    return sheet


@pytest.mark.rule("SUMO-20")
def test_sumo_20_the_tournament_goes_on_to_the_third_loss() -> None:
    sheet = sheet_of("+-+-+++")
    assert (sheet.wins, sheet.losses, sheet.over) == (5, 2, False)
    sheet.record(False, "wucchari")
    assert sheet.over


@pytest.mark.rule("SUMO-20")
def test_sumo_20_every_result_is_recorded_with_its_winning_move() -> None:
    sheet = Banzuke()
    sheet.record(True, "wucchari")
    sheet.record(False, "hikiotoshi")
    assert [(result.won, result.move) for result in sheet.results] == [
        (True, "wucchari"),
        (False, "hikiotoshi"),
    ]


@pytest.mark.rule("SUMO-20")
def test_sumo_20_nothing_counts_after_the_third_loss() -> None:
    sheet = sheet_of("---")
    with pytest.raises(RingsideError, match="third loss"):
        sheet.record(True, "yorikiri")
    assert len(sheet.results) == 3


@pytest.mark.rule("SUMO-21")
@pytest.mark.parametrize(
    ("wins", "rank"),
    [
        (0, "Makushita"),
        (3, "Makushita"),
        (4, "Maegashira"),
        (5, "Komusubi"),
        (6, "Sekiwake"),
        (7, "Sekiwake"),
        (8, "Ozeki"),
        (9, "Ozeki"),
        (10, "Yokozuna"),
        (23, "Yokozuna"),
    ],
)
def test_sumo_21_rank_by_wins_at_the_third_loss(wins: int, rank: str) -> None:
    sheet = sheet_of("--" + "+" * wins)
    assert sheet.rank is None
    sheet.record(False, "yorikiri")
    assert sheet.rank == rank


@pytest.mark.rule("SUMO-22")
def test_sumo_22_the_speciality_is_the_move_won_with_most() -> None:
    sheet = Banzuke()
    for move in ("yorikiri", "wucchari", "yorikiri"):
        sheet.record(True, move)
    sheet.record(False, "wucchari")
    sheet.record(False, "wucchari")
    assert sheet.speciality == "yorikiri"


@pytest.mark.rule("SUMO-22")
def test_sumo_22_equals_go_to_the_higher_rank() -> None:
    sheet = Banzuke()
    for move in ("hikiotoshi", "yorikiri", "abise-taoshi"):
        sheet.record(True, move)
    assert sheet.speciality == "hikiotoshi"


@pytest.mark.rule("SUMO-22")
def test_sumo_22_without_a_win_there_is_no_speciality() -> None:
    assert sheet_of("---").speciality is None


def test_a_move_that_sumo_does_not_have_is_refused() -> None:
    sheet = Banzuke()
    with pytest.raises(RingsideError, match="not a winning move"):
        sheet.record(True, "checkmate")
    assert sheet.results == []


def test_a_sheet_survives_json() -> None:
    sheet = sheet_of("++-+-", "wucchari")
    again = Banzuke.from_json(json.loads(json.dumps(sheet.to_json())))
    assert again.results == sheet.results
    assert again.speciality == "wucchari"


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"results": 3},
        {"results": [None]},
        {"results": [{"won": 1, "move": "yorikiri"}]},
        {"results": [{"won": True, "move": "checkmate"}]},
        {"results": [{"won": False, "move": "yorikiri"}] * 4},
    ],
)
def test_what_is_no_sheet_is_refused_in_words(data: Any) -> None:
    with pytest.raises(RingsideError, match=r"\w+ \w+"):
        Banzuke.from_json(data)
