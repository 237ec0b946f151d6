"""Records checked: what holds, what is off, what cannot be known."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import ringside
from ringside.bots.random import playout
from ringside.words import name
from tests.cli.conftest import Run

SUMO = ringside.game("sumo")
SECRET = bytes(range(32))


def record_of(**origin: Any) -> dict[str, Any]:
    state: ringside.State = SUMO.new(**origin)
    playout(state, ringside.seeded(3))
    return state.record()


def written(path: Path, record: object) -> Path:
    file = path / "game.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record))
    return file


def test_a_seed_replays_but_proves_nothing_about_the_deal(run: Run, tmp_path: Path) -> None:
    result = run("verify", written(tmp_path, record_of(seed=7)))
    assert result.exit_code == 0
    assert "moves are legal" in result.output
    assert "lead to the outcome" in result.output
    assert "a seed has no" in result.output


def test_a_secret_is_checked_against_its_commitment(run: Run, tmp_path: Path) -> None:
    record = record_of(secret=SECRET, words=["fish", "chips"])
    file = written(tmp_path, record)
    result = run("verify", file)
    assert result.exit_code == 0
    assert "SHA-256 is the commitment" in result.output
    assert "'fish' and 'chips'" in result.output
    noted = run("verify", file, "--commitment", record["commitment"].upper())
    assert noted.exit_code == 0
    assert "It is the commitment you noted." in noted.output
    assert run("verify", file, "--commitment", "00").exit_code == 1


def test_a_tampered_move_is_found(run: Run, tmp_path: Path) -> None:
    record = record_of(seed=7)
    seat, move = record["moves"][0]
    record["moves"][0] = [seat, next(m for m in ("r1", "r2", "r3") if m != move)]
    result = run("verify", written(tmp_path, record))
    assert result.exit_code == 1
    assert "✗ off" in result.output


def test_every_single_changed_move_is_found_or_changes_nothing(run: Run, tmp_path: Path) -> None:
    record = record_of(seed=7)
    for index, (seat, move) in enumerate(record["moves"]):
        before = SUMO.replay(record, moves=index)
        for other in before.moves(seat):
            if other == move:
                continue
            moves = [*record["moves"]]
            moves[index] = [seat, other]
            result = run("verify", written(tmp_path, {**record, "moves": moves}))
            # A legal change that leads to the same end is another true record, nothing else.
            if result.exit_code == 0:
                again = SUMO.replay({**record, "moves": moves}).outcome()
                assert again is not None
                assert again.to_json() == record["outcome"]


def test_a_tampered_seed_is_found(run: Run, tmp_path: Path) -> None:
    record = record_of(seed=7)
    result = run("verify", written(tmp_path, {**record, "seed": 8}))
    assert result.exit_code == 1
    assert re.search(r"Move \d+ \(Seat [12]\): ", result.output)


def test_a_tampered_outcome_is_found(run: Run, tmp_path: Path) -> None:
    record = record_of(seed=7)
    record["outcome"]["winners"] = [1 - record["outcome"]["winners"][0]]
    result = run("verify", written(tmp_path, record))
    assert result.exit_code == 1
    said = " ".join(result.output.split())
    reason = name("sumo", "reason", record["outcome"]["reason"])
    assert re.search(rf"The record says “Seat [12] wins: {reason}, ", said)
    assert re.search(rf"but its moves lead to “Seat [12] wins: {reason}, ", said)
    assert "{" not in result.output


def test_true_is_not_taken_for_one(run: Run, tmp_path: Path) -> None:
    record = record_of(seed=7)
    record["outcome"]["ranks"] = [
        rank if rank == 2 else True for rank in record["outcome"]["ranks"]
    ]
    assert run("verify", written(tmp_path, record)).exit_code == 1


@pytest.mark.parametrize("commitment", ["0" * 64, "", 5, ["x"], {"a": 1}])
def test_a_tampered_commitment_is_found(run: Run, tmp_path: Path, commitment: Any) -> None:
    record = {**record_of(secret=SECRET), "commitment": commitment}
    result = run("verify", written(tmp_path, record))
    assert result.exit_code == 1
    assert "does not fit the commitment" in result.output


def test_a_tampered_secret_is_found(run: Run, tmp_path: Path) -> None:
    # With no move played nothing but the commitment can tell.
    record = SUMO.new(secret=SECRET).record()
    record["secret"] = "ff" * 32
    result = run("verify", written(tmp_path, record))
    assert result.exit_code == 1
    assert "does not fit the commitment" in result.output


def test_a_commitment_without_a_secret_is_off(run: Run, tmp_path: Path) -> None:
    record = {**record_of(seed=7), "commitment": "0" * 64}
    result = run("verify", written(tmp_path, record))
    assert result.exit_code == 1
    assert "no secret" in result.output


def test_a_deal_cannot_hide_behind_a_secret_it_did_not_come_from(run: Run, tmp_path: Path) -> None:
    fair = SUMO.new(secret=SECRET).record()
    record = {**fair, "position": SUMO.new(seed=99).position()}
    result = run("verify", written(tmp_path, record))
    assert result.exit_code == 1
    assert "one of them" in result.output


def test_a_missing_outcome_or_commitment_is_said_to_be_unchecked(run: Run, tmp_path: Path) -> None:
    record = record_of(secret=SECRET)
    del record["outcome"], record["commitment"]
    result = run("verify", written(tmp_path, record))
    assert result.exit_code == 0
    assert "names no outcome" in result.output
    assert "has no commitment" in result.output


def test_a_game_in_progress_is_said_to_be_one(run: Run, tmp_path: Path) -> None:
    result = run("verify", written(tmp_path, SUMO.new(seed=7).record()))
    assert result.exit_code == 0
    assert "not over" in result.output


def test_a_game_from_a_position(run: Run, tmp_path: Path) -> None:
    state = SUMO.from_position(SUMO.new(seed=2).position())
    playout(state, ringside.seeded(1))
    result = run("verify", written(tmp_path, state.record()))
    assert result.exit_code == 0
    assert "first position" in result.output


BASE = record_of(seed=7)
HOSTILE: list[object] = [
    "",
    "not json",
    "[]",
    "null",
    "3",
    '"sumo"',
    "{}",
    '{"game": 5}',
    '{"game": "chess"}',
    '{"game": "sumo"}',
    '{"game": "\\u001b[2J"}',
    "[" * 100_000,
    '{"game": "sumo", "x": ' + "[" * 900 + "]" * 900 + "}",
    '{"game": "sumo", "version": ' + "9" * 10_000 + "}",
    {**BASE, "seed": 1.5},
    {**BASE, "seed": True},
    {**BASE, "seed": None},
    {**BASE, "seats": "2"},
    {**BASE, "version": 2},
    {**BASE, "options": {"self": 1}},
    {**BASE, "options": {"seats": 2}},
    {**BASE, "options": None},
    {**BASE, "moves": "r1"},
    {**BASE, "moves": [None]},
    {**BASE, "moves": [[0, None]]},
    {**BASE, "moves": [["0", "r1"]]},
    {**BASE, "moves": [[0, "\x1b[2J"]]},
    {**BASE, "moves": [[0, "x" * 10_000]]},
    {**BASE, "moves": [[10**30, "r1"]]},
    {**BASE, "outcome": {"winners": "\x1b[31m"}},
    {**BASE, "secret": "zz"},
    {**BASE, "secret": 5},
    {**BASE, "secret": "00" * 32, "words": "abc"},
    {**BASE, "secret": "00" * 32, "words": ["\ud800"]},
    {**BASE, "secret": "00" * 32, "words": 7},
    {**BASE, "position": {}},
    {**BASE, "position": []},
    {**BASE, "position": {"game": "sumo", "seats": 2, "hands": [[[]]]}},
]


@pytest.mark.parametrize("record", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_hostile_file_ends_in_a_sentence(
    run: Run, tmp_path: Path, command: str, record: object
) -> None:
    result = run(command, written(tmp_path, record))
    said = result.output + result.stderr
    # A replay shows the game as it was played, whatever the record claims about its end.
    if not (command == "replay" and "winners" in str(record) and result.exit_code == 0):
        assert result.exit_code in (1, 2)
    assert "Traceback" not in said
    assert "\x1b" not in said
    assert said.strip().endswith((".", "?", "╯"))


def test_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    result = run("verify", file)
    assert result.exit_code == 1
    assert "not text" in result.stderr
