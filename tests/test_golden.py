"""Whole games as text, with what every seat sees; `make golden` writes them anew.

The first line of a file says which game it is. To add one, write a file with only that line.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import ringside
from ringside.testing import playthrough

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))
HEAD = re.compile(r"(?P<game>[a-z-]+), (?P<seats>\d+) seats, seed (?P<seed>\d+), options (?P<o>.+)")


def head(path: Path) -> re.Match[str]:
    with path.open(encoding="utf-8") as file:
        found = HEAD.fullmatch(file.readline().strip())
    assert found is not None, f"{path.name} does not say which game it is."
    return found


def test_every_game_has_a_playthrough() -> None:
    assert {game.id for game in ringside.games()} == {head(path)["game"] for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_still_plays_as_written(path: Path) -> None:
    game, seats, seed, options = head(path).groups()
    played = playthrough(ringside.game(game), int(seats), int(seed), **json.loads(options))
    if os.environ.get("RINGSIDE_WRITE_GOLDEN") == "1":
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
