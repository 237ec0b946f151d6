"""What a seat of Tide Line sees, and what it is asked."""

from __future__ import annotations

from ringside.core.events import Prompt, written
from ringside.templates.new_game.tide_line.events import ChooseNumber
from ringside.templates.new_game.tide_line.position import number
from ringside.templates.new_game.tide_line.rules import NONE, TideLineState
from ringside.templates.new_game.tide_line.view_types import TideLineView


def view(state: TideLineState, seat: int | None) -> TideLineView:
    """The beach, and the seat's own closed hand."""
    outcome = state.outcome()
    shown: TideLineView = {
        "game": "tide-line",
        "seats": state.seats,
        "options": state.options.copy(),
        "seat": seat,
        "to_move": state.to_move(),
        "heap": state.heap,
        "round": state.rounds + 1,
        "taken": state.taken.copy(),
        "closed": [chosen != NONE for chosen in state.chosen],
        "last": [number(chosen) for chosen in state.last],
        "outcome": None if outcome is None else outcome.to_json(),
        "asked": written(asked(state, seat)),
    }
    if seat is not None:
        shown["my_number"] = number(state.chosen[seat])
    return shown


def asked(state: TideLineState, seat: int | None) -> Prompt | None:
    """What the seat is to decide."""
    if seat is None or not state.owes(seat):
        return None
    return ChooseNumber(last=number(state.last[seat]))
