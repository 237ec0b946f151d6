"""Tests of Slam Bluff: its rules by id, positions, views, drawing and bot."""

from __future__ import annotations

from typing import Any

from ringside.games.slam_bluff import GAME
from ringside.games.slam_bluff.rules import SlamBluffState


def fields(**changes: Any) -> dict[str, Any]:
    """A position of three players, seat 0 about to open with 6 and 7; changed as wished."""
    position: dict[str, Any] = {
        "game": "slam-bluff",
        "seats": 3,
        "options": {"lives": 3, "opener": 0},
        "lives": [3, 3, 3],
        "out": [],
        "phase": "declare",
        "turn": 0,
        "roll": ["6", "7"],
        "roller": 0,
        "claim": None,
        "number": None,
        "opening": True,
        "shown": [],
    }
    return position | changes


def declaring(roll: str, number: int | None = None, **changes: Any) -> SlamBluffState:
    """Seat 0 has the cup; a number to beat means that the round is under way."""
    return GAME.from_position(
        fields(roll=list(roll), number=number, opening=number is None) | changes
    )


def claimed(claim: str, roll: str, **changes: Any) -> SlamBluffState:
    """Seat 0 has claimed, seat 1 is to answer."""
    number = 42 if claim == "pass" else int(claim)
    standing = {"phase": "respond", "turn": 1, "claim": claim, "number": number}
    return GAME.from_position(fields(roll=list(roll), opening=False, **standing) | changes)
