"""Matches from the command line."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.conftest import Run
from tests.cli.toy import Toy

SUMO = ("simulate", "sumo", "--games", "20", "--bots", "heuristic,random")


def timeless(output: str) -> str:
    """The report without how fast it went."""
    return re.sub(r"in [\d.]+ s: [\d,]+ per second", "", output)


def test_a_seed_gives_the_same_tables(run: Run) -> None:
    first = run(*SUMO, "--seed", "1")
    assert first.exit_code == 0
    assert timeless(run(*SUMO, "--seed", "1").output) == timeless(first.output)
    assert timeless(run(*SUMO, "--seed", "2").output) != timeless(first.output)


def test_the_tables_say_who_won_where_and_how(run: Run) -> None:
    output = run(*SUMO, "--seed", "1").output
    for words in ("heuristic", "95 % interval", "ended by", "SUMO-11", "on average", "per second"):
        assert words in output
    assert max(len(line) for line in output.splitlines()) <= 80


def test_a_seed_that_was_drawn_is_told(run: Run) -> None:
    output = run("simulate", "sumo", "--games", "3").output
    seed = re.search(r"Seed (\d+)\.", output)
    assert seed is not None
    again = run("simulate", "sumo", "--games", "3", "--seed", seed[1]).output
    assert timeless(again) == timeless(output)


def test_every_record_can_be_kept_and_verified(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    run(*SUMO, "--seed", "1", "--save", folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files][:2] == ["sumo-01.json", "sumo-02.json"]
    assert len(files) == 20
    assert run("verify", files[-1]).exit_code == 0


def test_a_folder_that_cannot_be_made_is_said_before_playing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(*SUMO, "--save", tmp_path / "file")
    assert result.exit_code == 1
    assert "cannot be made" in result.stderr


def test_any_number_of_seats(run: Run, toy_game: Toy) -> None:
    output = run("simulate", "toy", "--games", "8", "--seats", "4", "--option", "bids=5").output
    assert "8 games, 4 seats" in output
    assert "TOY-02" in output
