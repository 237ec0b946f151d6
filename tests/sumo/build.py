"""Positions of SUMO in a few words, for tests."""

from __future__ import annotations

from typing import Any

import ringside
from ringside.games.sumo.rules import SumoState

SUMO = ringside.game("sumo")


def cards(text: str) -> list[str]:
    """Cards written with spaces between them."""
    return text.split()


def tricks_phase(
    hand0: str, hand1: str, *, ring: int = 0, lead: int = 0, moves: str = "either", **more: Any
) -> SumoState:
    """A position with the clash decided."""
    position = {
        "game": "sumo",
        "seats": 2,
        "options": {"moves": moves},
        "hands": [cards(hand0), cards(hand1)],
        "aside": [],
        "clash": [[], []],
        "sealed": [None, None],
        "ring": ring,
        "lead": lead,
        "led": None,
        "tricks": [],
        "deals": 1,
        **more,
    }
    state = SUMO.from_position(position)
    assert isinstance(state, SumoState)
    return state


def clash_phase(hand0: str, hand1: str, **more: Any) -> SumoState:
    """A position in which the clash is being fought."""
    return tricks_phase(hand0, hand1, **{"lead": None, **more})


def play(state: SumoState, moves: str) -> SumoState:
    """Play moves written ``seat:card``, with spaces between them."""
    for entry in moves.split():
        seat, _, card = entry.partition(":")
        state.play(int(seat), card)
    return state


def ended(state: SumoState) -> tuple[int, str] | None:
    """Winner and winning move, or None while the game goes on."""
    outcome = state.outcome()
    return None if outcome is None else (outcome.winners[0], outcome.reason)
