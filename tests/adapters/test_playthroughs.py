"""A playthrough of every game as OpenSpiel writes it: `make golden` writes them anew."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import pytest
from open_spiel.python.algorithms import generate_playthrough

import ringside.adapters.openspiel  # registers the games

assert ringside.adapters.openspiel
GOLDEN = Path(__file__).parent.parent / "golden" / "openspiel"
WHOLE = 4  # so many states are kept at either end, of the others a hash
LONG = 400  # longer lines are cut off, with a hash
GAMES = {
    "ringside_sumo": "recall=1",
    "ringside_slam_bluff": "lives=1,recall=1",
    "ringside_slambo": "seats=3,hand=2,recall=0",
    "ringside_slamball": "rng_seed=1,recall=0",
    "ringside_slime": "rng_seed=1,turn_limit=2,recall=0",
}


def shortened(text: str) -> str:
    """The beginning and the end, and a hash for each state between."""
    head, *states = text.split("\n# State ")
    for place in range(WHOLE, len(states) - WHOLE):
        applied = [line for line in states[place].splitlines() if line.startswith("# Apply")]
        number = sha256(states[place].encode()).hexdigest()[:12]
        states[place] = "\n".join([f"{place}: #{number}", *applied])
    lines = "\n# State ".join([head, *states]).splitlines()
    return "\n".join(
        line if len(line) < LONG else f"{line[: LONG - 100]}… #{hashed(line)}" for line in lines
    )


def hashed(line: str) -> str:
    return sha256(line.encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    found = shortened(generate_playthrough.playthrough(f"{name}({GAMES[name]})", None, seed=1))
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("RINGSIDE_WRITE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(found + "\n", encoding="utf-8")
    assert path.read_text(encoding="utf-8") == found + "\n"
