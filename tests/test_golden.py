"""Whole games as text, with what every seat sees; `make golden` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import ringside
from ringside.testing import playthrough

FOLDER = Path(__file__).parent / "golden"

PLAYTHROUGHS: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "sumo": ("sumo", 2, 7, {}),
    "sumo-answer": ("sumo", 2, 12, {"moves": "answer"}),
    "slambo": ("slambo", 2, 4, {}),
    "slambo-four-open": ("slambo", 4, 9, {"memory": False, "side": "1-9"}),
    "slam-bluff": ("slam-bluff", 2, 3, {}),
    "slam-bluff-four": ("slam-bluff", 4, 5, {"lives": 1, "opener": 2}),
    "slime-duel": ("slime", 2, 0, {}),
    "slime-four": ("slime", 4, 0, {"start": "fixed", "turn_limit": 40}),
    "slime-eight-modes": (
        "slime",
        8,
        0,
        {
            "modes": ["poltergeist", "slow", "flowers", "researchers", "market"],
            "turn_limit": 48,
        },
    ),
    "slamball-overtime": ("slamball", 2, 2, {}),
}


def test_every_game_has_a_playthrough() -> None:
    assert {game.id for game in ringside.games()} == {case[0] for case in PLAYTHROUGHS.values()}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_still_plays_as_written(name: str) -> None:
    game, seats, seed, options = PLAYTHROUGHS[name]
    played = playthrough(ringside.game(game), seats, seed, **options)
    path = FOLDER / f"{name}.txt"
    if os.environ.get("RINGSIDE_WRITE_GOLDEN") == "1":
        path.write_text(played, encoding="utf-8")
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
