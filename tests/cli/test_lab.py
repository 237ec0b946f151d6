"""The lab from the command line."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

from ringside.arena.lab.experiment import Deals, Experiment
from ringside.arena.lab.experiment import run as lab_run
from tests.cli.conftest import Run

BLUFF = ("lab", "slam-bluff", "--bots", "level-1", "--games", "12", "--seed", "1")


def test_the_sentence_on_top_says_what_changed_and_how_sure_that_is(run: Run) -> None:
    result = run(*BLUFF, "--option", "lives=1")
    assert result.exit_code == 0, result.stderr
    assert result.output.startswith("Lives: 1: “")
    said = " ".join(result.output.split())
    for words in ("in fewer than 1 of", "12 games of each, 2 seats", "as it is", "difference"):
        assert words in said
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_a_game_is_measured_as_it_is(run: Run) -> None:
    result = run("lab", "sumo", "--games", "10", "--seed", "1", "--bots", "random")
    assert result.exit_code == 0, result.stderr
    assert result.output.startswith("SUMO as it is: 10 games")
    assert "difference" not in result.output.split("measure")[1]


def test_what_is_changed_in_both_is_no_difference(run: Run) -> None:
    result = run(*BLUFF, "--base", "lives=1", "--opener", "2")
    assert result.exit_code == 0, result.stderr
    assert result.output.startswith("First to roll: 2:")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_report_needs_nothing_else(run: Run, tmp_path: Path, language: str) -> None:
    paths = [tmp_path / name for name in ("a.html", "a.json", "a.csv")]
    files = ("--html", paths[0], "--json", paths[1], "--csv", paths[2])
    result = run(*BLUFF, "--lives", "1", *files, "--language", language)
    assert result.exit_code == 0, result.stderr
    page = paths[0].read_text(encoding="utf-8")
    HTMLParser().feed(page)
    assert "<script" not in page
    assert "http" not in page
    drawings = page.split("<svg")[1:]
    assert len(drawings) >= 6
    for drawing in drawings:
        ElementTree.fromstring("<svg" + drawing.split("</svg>")[0] + "</svg>")
    found = json.loads(paths[1].read_text())
    assert found["experiment"]["variants"] == [{}, {"lives": 1}]
    rows = list(csv.DictReader(paths[2].read_text().splitlines()))
    assert {row["what"] for row in rows} == {"measure", "uses", "adds"}
    lengths = [row for row in rows if row["name"] == "decisions"]
    assert [row["variant"] for row in lengths] == ["1", "2"]
    assert float(lengths[1]["difference"]) < 0


def test_a_sweep_draws_curves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sweep.html"
    short = ("--bots", "random", "--games", "6", "--seed", "1", "--html", path)
    result = run("lab", "sweep", "slam-bluff", "--option", "lives=1..3", *short)
    assert result.exit_code == 0, result.stderr
    assert re.search(r"lives +1 +2 +3", result.output)
    assert "wins of whoever begins" in result.output
    assert path.read_text(encoding="utf-8").count('class="curve') >= 9
    assert result.output.startswith("Lives: from 1 to 3: ")


def decks(folder: Path) -> tuple[Path, Path]:
    """Two decks in files, by the same name in two folders."""
    paths = folder / "one" / "deck.toml", folder / "two" / "deck.toml"
    for path, card in zip(paths, ("+5", "-5"), strict=True):
        path.parent.mkdir()
        path.write_text(f'[cards]\n"+8" = 20\n"{card}" = 20\n', encoding="utf-8")
    return paths


SLAMBO = ("--bots", "random", "--games", "4", "--seed", "1", "--seats", "3", "--html")


def test_a_report_says_what_was_in_a_file(run: Run, tmp_path: Path) -> None:
    deck, _ = decks(tmp_path)
    path = tmp_path / "report.html"
    result = run("lab", "slambo", "--deck", deck, *SLAMBO, path)
    assert result.exit_code == 0, result.stderr
    assert result.output.startswith("Deck: deck.toml: ")
    page = path.read_text(encoding="utf-8")
    assert "<h3>Deck: deck.toml</h3>" in page
    assert "<tr><th>plus 5</th><td>2</td><td>20</td></tr>" in page
    assert "<tr><th>minus 5</th><td>2</td><td>–</td></tr>" in page
    assert "a deck file" not in page


def test_a_sweep_over_files_tells_them_apart_and_joins_nothing(run: Run, tmp_path: Path) -> None:
    one, two = decks(tmp_path)
    path = tmp_path / "sweep.html"
    result = run("lab", "sweep", "slambo", "--deck", f"{one},{two}", *SLAMBO, path)
    assert result.exit_code == 0, result.stderr
    page = path.read_text(encoding="utf-8")
    assert f">{one}</text>" in page
    assert f">{two}</text>" in page
    assert 'class="curve' not in page
    other = two.rename(two.with_name("other.toml"))
    run("lab", "sweep", "slambo", "--deck", f"{one},{other}", *SLAMBO, path)
    page = path.read_text(encoding="utf-8")
    assert ">other.toml</text>" in page
    assert str(tmp_path) not in page


def test_files_are_written_whoever_reads_the_screen(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    command = [sys.executable, "-m", "ringside", *BLUFF, "--html", str(path)]
    away, screen = os.pipe()
    os.close(away)
    subprocess.run(command, stdout=screen, stderr=subprocess.DEVNULL, check=False)
    os.close(screen)
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")


def stopped_after(count: int) -> Callable[..., None]:
    """As if somebody pressed Ctrl-C after so many deals."""

    def interrupted(wanted: Experiment, *rest: object) -> None:
        lab_run(wanted, count, deals=cast("Deals", rest[-1]))
        raise KeyboardInterrupt

    return interrupted


def test_ctrl_c_keeps_what_there_is(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside.terminal.lab.run", stopped_after(5))
    path = tmp_path / "found.json"
    result = run(*BLUFF, "--option", "lives=1", "--json", path)
    assert result.exit_code == 130
    said = " ".join(result.output.split())
    assert "Stopped after 5 of 12 games: these are the figures so far. 5 games of each" in said
    found = json.loads(path.read_text())
    assert (found["games"], found["asked"]) == (5, 12)


def test_ctrl_c_before_there_is_anything(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringside.terminal.lab.run", stopped_after(1))
    result = run(*BLUFF)
    assert result.exit_code == 130
    assert result.stderr.strip() == "Stopped."


def test_columns_of_cards_say_whose_they_are(run: Run) -> None:
    result = run(*BLUFF, "--option", "lives=1")
    heads = re.search(r"\n([^\n]*)\n([^\n]*)\n Cards and lines([^\n]*)", result.output)
    assert heads is not None
    assert heads[1].split() == ["as", "it", "is", "Lives:", "1"]
    assert heads[2].split() == ["as", "it", "is", "goes", "with", "Lives:", "1", "goes", "with"]
    assert heads[3].split() == ["uses", "winning", "uses", "winning"]


def test_the_help_names_no_command_that_nobody_types(run: Run) -> None:
    result = run("lab", "sumo", "--help")
    assert result.exit_code == 0
    assert "measure" not in result.output.split("Options:")[0]
    assert "lab [OPTIONS] GAME" in result.output


@pytest.mark.parametrize(
    ("args", "code", "sentence"),
    [
        (("slam-blff",), 2, "Did you mean 'slam-bluff'?"),
        (("sumo", "--moves", "x"), 2, "takes one of"),
        (("sumo", "--nothing", "1"), 2, "has no option"),
        (("sumo", "--seats", "5"), 2, "SUMO is for 2 seats"),
        (("sumo", "--bots", "level-9"), 2, "has no bot"),
        (("slambo", "--deck", "nowhere.toml"), 2, "nowhere.toml cannot be opened"),
        (("sumo", "--moves", "either"), 2, "the same game"),
        (("sumo", "--html", "nowhere/a.html"), 1, "There is no folder"),
        (("sumo", "--games", "0"), 2, "--games takes a whole number, 2 or more, not '0'."),
        (("sumo", "--games", "abc"), 2, "--games takes a whole number, 2 or more, not 'abc'."),
        (("sumo", "--jobs", "0"), 2, "--jobs takes a whole number, 1 or more, not '0'."),
        (("sumo", "--until", "5%"), 2, "a number above 0 and up to 1, such as 0.05, not '5%'."),
        (("sweep", "slam-bluff", "--lives", "3..1"), 2, "'3..1' is no range"),
        (("sweep", "slam-bluff", "--lives", "2"), 2, "one option with several values"),
        (("sweep", "slam-bluff", "--lives", "0..2"), 2, "a whole number from 1 to 9"),
    ],
)
def test_what_cannot_be_measured(run: Run, args: tuple[str, ...], code: int, sentence: str) -> None:
    result = run("lab", *args)
    assert result.exit_code == code
    assert sentence in " ".join(result.stderr.split())
