"""Tournaments from the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from ringside.arena.kept import Tournament
from ringside.arena.tournament import play
from ringside.terminal.arena import milliseconds
from tests.cli.conftest import Run

SUMO = ("arena", "sumo", "--bots", "random,heuristic,level-2", "--games", "4", "--seed", "1")


def test_the_tables_say_who_is_stronger_and_how_sure_that_is(run: Run) -> None:
    result = run(*SUMO)
    assert result.exit_code == 0, result.stderr
    for words in ("12 games, 2 seats", "rating", "95 % interval", "A fair share is 50.0 %", "±"):
        assert words in result.output
    assert "alone" not in result.output
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_an_odd_number_of_games_is_made_even_and_that_is_said(run: Run) -> None:
    result = run("arena", "sumo", "--bots", "random,level-1", "--games", "5", "--seed", "1")
    assert "so 5 games become 6." in result.output
    assert "SUMO: 6 games" in result.output
    assert "become" not in run(*SUMO).output


def test_a_short_time_is_not_shown_as_none() -> None:
    assert milliseconds(0.00004, 1) == "<0.1 ms"
    assert milliseconds(0.0004, 0) == "<1 ms"
    assert milliseconds(0.0123, 1) == "12.3 ms"
    assert milliseconds(0.0123, 0) == "12 ms"


def test_a_tournament_that_is_stopped_shows_how_it_stands(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(kept: Tournament, bots: list[str], games: int, *others: Any) -> None:
        play(kept, bots, 2, *others)
        raise KeyboardInterrupt

    monkeypatch.setattr("ringside.terminal.arena.play", stopped)
    result = run(*SUMO)
    assert result.exit_code == 130
    assert "6 games, 2 seats" in result.output
    assert "This is how it stood" in result.output


def test_among_many_it_says_who_sits_alone(run: Run, tmp_path: Path) -> None:
    bots = ("--bots", "random,heuristic", "--games", "2")
    plot = tmp_path / "a.svg"
    result = run("arena", "slam-bluff", *bots, "--seats", "3", "--lives", "1", "--plot", plot)
    said = " ".join(result.output.split())
    assert "One bot sits alone" in said
    assert "a row counts the games in which its bot sat alone" in said
    assert "the share of the others that a bot beat" in said
    for words in ("seats swapped", "two games as one"):
        assert words not in said
    drawn = plot.read_text()
    assert "Easy (random) against Steady (heuristic) ×2" in drawn
    assert "Steady (heuristic) against Easy (random) ×2" in drawn
    assert "games won by the first named" in drawn


def test_results_are_kept_and_continued(run: Run, tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("a.json", "a.csv", "a.svg")]
    files = ("--json", paths[0], "--csv", paths[1], "--plot", paths[2])
    said = "".join(run(*SUMO, *files).output.split())
    assert "Written:" in said
    assert all(str(path) in said for path in paths)
    first = json.loads((tmp_path / "a.json").read_text())
    again = run("arena", "sumo", "--bots", "random,heuristic", "--games", "8", *files)
    assert again.exit_code == 0, again.stderr
    kept = json.loads((tmp_path / "a.json").read_text())
    assert kept["seed"] == 1, "the file's"
    assert kept["meetings"][0]["deals"][:2] == first["meetings"][0]["deals"]
    assert [len(meeting["deals"]) for meeting in kept["meetings"]] == [4, 2, 2]
    rows = list(csv.DictReader((tmp_path / "a.csv").read_text().splitlines()))
    assert [(row["bot"], row["games"]) for row in rows] == [("random", "8"), ("heuristic", "8")]
    assert sum(float(row["share"]) for row in rows) == 1
    drawing = ElementTree.parse(tmp_path / "a.svg")
    assert len(drawing.findall(".//{http://www.w3.org/2000/svg}circle")) == 1, "each pair once"


def test_another_tournament_is_not_mixed_in(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    run(*SUMO, "--json", file)
    before = file.read_text()
    result = run(*SUMO, "--json", file, "--option", "moves=answer")
    assert result.exit_code == 1
    assert "with other options" in " ".join(result.stderr.split())
    assert file.read_text() == before


def test_what_is_wrong_is_said_before_playing(run: Run, tmp_path: Path) -> None:
    def complaint(*args: str | Path) -> str:
        result = run("arena", "sumo", "--games", "100000", *args)
        assert result.exit_code != 0
        return " ".join(result.stderr.split())

    assert "Did you mean 'heuristic'?" in complaint("--bots", "heuristik,random")
    assert "at least two bots" in complaint("--bots", "random")
    assert "named twice" in complaint("--bots", "random,random")
    assert "There is no bot 'nothing:Here'" in complaint("--bots", "random,nothing:Here")
    assert "not 3" in complaint("--bots", "random,heuristic", "--seats", "3")
    assert "no option" in complaint("--bots", "random,heuristic", "--colour", "red")
    nowhere = tmp_path / "nowhere" / "a.svg"
    assert "nowhere" in complaint("--bots", "random,heuristic", "--plot", nowhere)
    picture = complaint("--bots", "random,heuristic", "--plot", tmp_path / "a.png")
    assert "give it a name that ends in .svg" in picture
    assert "二つ以上" in complaint("--bots", "random", "--language", "ja")


def test_a_bot_of_ones_own_beside_the_command(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_arena_bots.py").write_text(
        "import ringside\n\n\nclass Careful(ringside.Bot):\n"
        "    def choose(self, state, seat, rng):\n        return state.legal(seat)[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    bots = "my_arena_bots:Careful,random"
    result = run("arena", "sumo", "--bots", bots, "--games", "4", "--jobs", "2", "--seed", "1")
    assert result.exit_code == 0, result.stderr
    assert "my_arena_bots:Careful" in result.output


def test_bots_are_called_by_their_names(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    games = ("--games", "2", "--seed", "1", "--json", path)
    result = run("arena", "sumo", "--bots", "Mochi,tsumuji", *games)
    assert result.exit_code == 0
    rows = [line.split("  ")[0].strip() for line in result.output.splitlines()]
    assert rows.count("Mochi (level-1)") == 2, "in both tables"
    more = run("arena", "sumo", "--bots", "Mochi,tsumuji,3", *games[:4]).output.splitlines()
    assert any(line.split() == ["%", "Mochi", "Tsumuji", "Ishigaki"] for line in more)
    again = run("arena", "sumo", "--bots", "level-1,2", *games)
    assert again.exit_code == 0, "the same bots, whatever they are called"
    twice = run("arena", "sumo", "--bots", "mochi,1").stderr
    assert "Mochi (level-1) is named twice" in twice
