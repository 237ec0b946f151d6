"""Counts of move sequences; on a mismatch the breakdown by first move is printed.

Each case of tests/<game>/perft.toml starts from a seed or a position and lists the counts for
depth 1, 2, 3 and so on.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ringside
from ringside.testing import divide, perft

CASES = [
    pytest.param(path.parent.name.replace("_", "-"), case, id=f"{path.parent.name}-{case['name']}")
    for path in sorted(Path(__file__).parent.glob("*/perft.toml"))
    for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]
]


def test_every_game_has_a_perft() -> None:
    assert {case.values[0] for case in CASES} == {game.id for game in ringside.games()}


@pytest.mark.parametrize(("game", "case"), CASES)
def test_perft(game: str, case: dict[str, Any]) -> None:
    if "position" in case:
        state = ringside.game(game).from_position(json.loads(case["position"]))
    else:
        state = ringside.game(game).new(case["seats"], case["seed"], **case.get("options", {}))
    for depth, expected in enumerate(case["counts"], start=1):
        count = perft(state, depth)
        assert count == expected, f"depth {depth}: {json.dumps(divide(state, depth), indent=1)}"
