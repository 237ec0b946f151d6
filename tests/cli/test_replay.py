"""Records shown again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import ringside
from ringside.bots.random import playout
from tests.cli.conftest import Run
from tests.cli.toy import Toy


def kept(path: Path, state: ringside.State, **more: Any) -> Path:
    """A file with the record of the state played out at random."""
    playout(state, ringside.seeded(3))
    file = path / "game.json"
    file.write_text(json.dumps({**state.record(), **more}))
    return file


def test_a_record_is_shown_move_by_move_to_its_end(run: Run, tmp_path: Path) -> None:
    state = ringside.game("sumo").new(seed=7)
    file = kept(tmp_path, state)
    output = run("replay", file).output
    assert "a spectator" in output
    assert "Seat 1 puts a card face down." in output
    assert "The end" in output
    assert f" {len(state.history)}  " in output


def test_names_in_the_record_are_used(run: Run, tmp_path: Path) -> None:
    file = kept(tmp_path, ringside.game("sumo").new(seed=7), names=["Ada", "Bo"])
    assert "Ada puts a card face down." in run("replay", file).output


@pytest.mark.parametrize("names", [5, ["Ada"], ["Ada", 7], ["", ""], [["a"], {}]])
def test_names_that_are_none_are_passed_over(run: Run, tmp_path: Path, names: Any) -> None:
    file = kept(tmp_path, ringside.game("sumo").new(seed=7), names=names)
    assert "Seat 1 puts" in run("replay", file).output


def test_a_seat_sees_its_own(run: Run, tmp_path: Path, toy_game: Toy) -> None:
    file = kept(tmp_path, toy_game.new(2, 7))
    assert "Seat 2 bids in secret." in run("replay", file, "--seat", "1").output
    assert "Seat 1 bids in secret." not in run("replay", file, "--seat", "1").output
    assert "Seat 1 bids in secret." in run("replay", file).output


@pytest.mark.parametrize("seat", ["0", "3", "-1", "999999999999999999999"])
def test_a_seat_that_is_not_there_is_refused(run: Run, tmp_path: Path, seat: str) -> None:
    result = run("replay", kept(tmp_path, ringside.game("sumo").new(seed=7)), "--seat", seat)
    assert result.exit_code == 2
    assert "the seats here are 1 to 2" in result.stderr


def test_a_move_that_cannot_be_played_is_named_after_those_before_it(
    run: Run, tmp_path: Path
) -> None:
    state = ringside.game("sumo").new(seed=7)
    playout(state, ringside.seeded(3))
    record = state.record()
    record["moves"][2][1] = "zz"
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(record))
    result = run("replay", file)
    assert result.exit_code == 1
    assert "Seat 1 puts a card face down." in result.stdout
    assert re.match(r"Move 3 \(Seat [12]\): 'zz' is not a card", result.stderr)


def test_step_waits_and_can_be_left(run: Run, tmp_path: Path) -> None:
    state = ringside.game("sumo").new(seed=7)
    file = kept(tmp_path, state)
    assert "The end" in run("replay", file, "--step", typed="\n" * 40).output
    left = run("replay", file, "--step", typed="\n\n")
    assert left.exit_code == 0
    assert "The end" not in left.output


def test_an_unfinished_game_is_shown_as_far_as_it_went(run: Run, tmp_path: Path) -> None:
    state = ringside.game("sumo").new(seed=7)
    state.play(0, state.moves(0)[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(state.record()))
    assert "not finished" in run("replay", file).output


def test_a_game_somebody_resigned_ends_that_way(run: Run, tmp_path: Path) -> None:
    state = ringside.game("sumo").new(seed=7)
    state.play(0, state.moves(0)[0])
    file = tmp_path / "game.json"
    record = {**state.record(), "names": ["Ann", "Bob"], "resigned": 1}
    file.write_text(json.dumps(record))
    assert "Bob resigns. Ann wins." in run("replay", file).output
    assert "Seat 2 resigned" in run("verify", file).output
    file.write_text(json.dumps({**record, "resigned": 2}))
    assert run("verify", file).exit_code == 1
