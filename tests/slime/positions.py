"""Positions of Slime Games for tests: only what matters is said."""

from __future__ import annotations

from typing import Any

import ringside
from ringside.games.slime.rules import SlimeState

GAME = ringside.game("slime")

SMALL_BOARD = [
    f"{q},{r}" for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3
]  # in hex order


def table(
    seats: int = 3,
    slime: dict[str, int] | None = None,
    hands: list[list[str]] | None = None,
    *,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> SlimeState:
    """A game in the middle: seat 0 is in `main`, with an empty pile and no cards."""
    position: dict[str, Any] = {
        "game": "slime",
        "seats": seats,
        "options": options or {},
        "slime": slime or {},
        "hands": (hands or []) + [[]] * (seats - len(hands or [])),
        "deck": [],
        "discard": [],
        "market": [],
        "stuck": [False] * seats,
        "entered": [True] * seats,
        "turn": 0,
        "direction": 1,
        "turns": 10,
        "quiet": 0,
        "phase": "main",
        "played": 0,
        "replaced": False,
        "reentered": False,
        "pending": None,
        "allowed": [],
    }
    state: SlimeState = GAME.from_position(position | fields)
    return state


def play(state: SlimeState, *moves: str) -> SlimeState:
    """Play moves, each as "SEAT MOVE"; nobody stops anything but with a move given here."""
    return silence(answer(state, *moves))


def answer(state: SlimeState, *moves: str) -> SlimeState:
    """Play moves; a window that the last of them opens, or leaves open, stays open."""
    for move in moves:
        seat, _, text = move.partition(" ")
        if text not in ("stop", "allow"):
            silence(state)
        state.play(int(seat), text)
    return state


def silence(state: SlimeState) -> SlimeState:
    """Nobody says anything more: all who are asked allow it (SLIME-36)."""
    while word := state.game.silence(state):
        state.play(state.to_move()[0], word)
    return state


def pieces(state: SlimeState, seat: int) -> list[str]:
    """A seat's hexes, in hex order."""
    return [hex for hex, owner in state.position()["slime"].items() if owner == seat]


def pending(card: str, by: int = 0, *, colour: int | None = None, **fields: Any) -> dict[str, Any]:
    """What is pending, as a position says it."""
    return {
        "card": card,
        "by": by,
        "as": by if colour is None else colour,
        "stops": [],
        "left": 1,
        "target": None,
        "moved": [],
    } | fields


def full(owners: dict[str, int], others: int) -> dict[str, int]:
    """A full small board: some hexes as given, all others of one seat."""
    return {hex: owners.get(hex, others) for hex in SMALL_BOARD}


def kinds(moves: list[str]) -> set[str]:
    """The first words of moves."""
    return {move.split(" ")[0] for move in moves}
