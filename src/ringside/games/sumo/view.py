"""What a seat of SUMO sees, and what it is asked."""

from __future__ import annotations

from ringside.core.bits import count
from ringside.core.events import Prompt, written
from ringside.games.sumo.cards import CARDS, colour_name
from ringside.games.sumo.events import ChooseClash, Follow, Lead
from ringside.games.sumo.position import clash, code, codes, tricks
from ringside.games.sumo.rules import NO_CARD, NOBODY, ONE_COLOUR, SumoState
from ringside.games.sumo.view_types import Phase, SumoView


def view(state: SumoState, seat: int | None) -> SumoView:
    """Everything on the table, and the seat's own hand and clash card."""
    outcome = state.outcome()
    shown: SumoView = {
        "game": "sumo",
        "seats": 2,
        "options": state.options.copy(),
        "seat": seat,
        "phase": phase(state),
        "to_move": state.to_move(),
        "hand_sizes": [count(state.hand0), count(state.hand1)],
        "aside": count(state.aside),
        "clash": clash(state),
        "sealed": [state.sealed0 != NO_CARD, state.sealed1 != NO_CARD],
        "ring": state.ring,
        "lead": None if state.lead == NOBODY else state.lead,
        "led": code(state.led),
        "tricks": tricks(state),
        "deals": state.deals,
        "outcome": None if outcome is None else outcome.to_json(),
        "asked": written(asked(state, seat)),
    }
    if seat is not None:
        shown["hand"] = codes(state.hand0 if seat == 0 else state.hand1)
        shown["my_sealed"] = code(state.sealed0 if seat == 0 else state.sealed1)
    return shown


def phase(state: SumoState) -> Phase:
    """What is being decided: clash, lead, follow, or over."""
    if state.is_over():
        return "over"
    if state.lead == NOBODY:
        return "clash"
    return "lead" if state.led == NO_CARD else "follow"


def asked(state: SumoState, seat: int | None) -> Prompt | None:
    """What the seat is to decide."""
    if seat is None or not state.owes(seat):
        return None
    if state.lead == NOBODY:
        return ChooseClash(tied=state.clash0 != 0)
    if state.led == NO_CARD:
        return Lead()
    hand = state.hand0 if seat == 0 else state.hand1
    bound = state.playable(seat) != hand or hand & ~(ONE_COLOUR << (state.led // 5 * 5)) == 0
    return Follow(led=CARDS[state.led], colour=colour_name(state.led), bound=bound)
