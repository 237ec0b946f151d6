"""Decks of one's own: lists, texts and files."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ringside import InvalidOption
from ringside.cli import main
from ringside.games.slambo import GAME
from ringside.games.slambo.cards import CARDS, FULL_DECK

FILE = resources.files("ringside.games.slambo").joinpath("standard.toml").read_text("utf-8")


@pytest.mark.rule("SLAMBO-03")
@pytest.mark.parametrize(
    "written",
    [
        ["+1", "+1", "-7", "swing3"],
        "+1, +1, -7, swing3",
        "+1 +1\n-7 swing3",
        '["+1", "+1", "-7", "swing3"]',
        '[cards]\n"+1" = 2\n"-7" = 1\nswing3 = 1\n',
        '{"cards": {"+1": 2, "-7": 1, "swing3": 1}}',
        {"name": "mine", "cards": {"+1": 2, "-7": 1, "swing3": 1}},
    ],
)
def test_a_deck_can_be_written_in_several_ways(written: Any) -> None:
    state = GAME.new(2, 1, deck=written, hand=2)
    assert state.options["deck"] == ["+1", "+1", "-7", "swing3"]
    assert GAME.replay(json.loads(json.dumps(state.record()))) == state


@pytest.mark.rule("SLAMBO-03")
@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("+1, +9", "The deck has '\\+9', which is not a card"),
        ("[cards", "cannot be read"),
        ("[deck]\ncopy = 1", "has a table ‘cards’"),
        ('[cards]\n"+1" = "two"', "how many there are of each"),
        ('[cards]\n"+1" = -2', "how many there are of each"),
        ('[cards]\n"+1" = 100000000', "how many there are of each"),
        (7, "takes data"),
        ([1, 2], "takes data"),
    ],
)
def test_what_is_no_deck_is_refused(written: Any, problem: str) -> None:
    with pytest.raises(InvalidOption, match=problem):
        GAME.new(2, 1, deck=written, hand=1)


@pytest.mark.rule("SLAMBO-03")
def test_the_file_to_start_from_is_the_whole_deck() -> None:
    deck = GAME.new(4, 1, deck=FILE).options["deck"]
    assert Counter(deck) == Counter(CARDS[card] for card in FULL_DECK)


@pytest.mark.rule("SLAMBO-03")
def test_the_command_line_takes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE.replace("copy = 2", "copy = 0"), encoding="utf-8")
    command = ["simulate", "slambo", "--games", "2", "--seed", "1", "--option", f"deck={file}"]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 0, result.output
