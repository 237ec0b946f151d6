"""The lab from the command line."""

from __future__ import annotations

import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

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
    assert [row["variant"] for row in lengths] == ["0", "1"]
    assert float(lengths[1]["difference"]) < 0


def test_a_sweep_draws_curves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sweep.html"
    short = ("--bots", "random", "--games", "6", "--seed", "1", "--html", path)
    result = run("lab", "sweep", "slam-bluff", "--option", "lives=1..3", *short)
    assert result.exit_code == 0, result.stderr
    assert re.search(r"lives +1 +2 +3", result.output)
    assert "wins of whoever begins" in result.output
    assert path.read_text(encoding="utf-8").count('class="curve') >= 9


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
        (("sumo", "--games", "0"), 2, "0 is not in the range"),
        (("sweep", "slam-bluff", "--lives", "3..1"), 2, "'3..1' is no range"),
        (("sweep", "slam-bluff", "--lives", "2"), 2, "one option with several values"),
        (("sweep", "slam-bluff", "--lives", "0..2"), 2, "a whole number from 1 to 9"),
    ],
)
def test_what_cannot_be_measured(run: Run, args: tuple[str, ...], code: int, sentence: str) -> None:
    result = run("lab", *args)
    assert result.exit_code == code
    assert sentence in " ".join(result.stderr.split())
