"""Bouts set up by hand."""

from __future__ import annotations

from typing import Any

from ringside.games.slambo import GAME
from ringside.games.slambo.rules import SlamboState


def fields(*hands: str, options: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """A position in which seat 0 opens the second bout; a hand is its cards with spaces."""
    position: dict[str, Any] = {
        "game": "slambo",
        "seats": len(hands),
        "options": options or {},
        "hands": [hand.split() for hand in hands],
        "aside": [],
        "pile": [],
        "last_pile": [],
        "balance": 5,
        "shame": [0] * len(hands),
        "stake": 1,
        "turn": 0,
        "direction": 1,
        "opener": 0,
        "second": None,
        "bouts": 2,
    }
    assert changes.keys() <= position.keys() | {"outcome", "rng"}
    return position | changes


def bout(*hands: str, options: dict[str, Any] | None = None, **changes: Any) -> SlamboState:
    """The state of such a position."""
    return GAME.from_position(fields(*hands, options=options, **changes))


def play(state: SlamboState, moves: str) -> None:
    """Play the moves, each by whoever is to move."""
    for move in moves.split():
        state.play(state.to_move()[0], move)
