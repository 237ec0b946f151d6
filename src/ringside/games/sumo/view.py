"""What a seat of SUMO sees, and what happened in words."""

from __future__ import annotations

from ringside.games.sumo.cards import CARDS, WINNING_MOVES
from ringside.games.sumo.position import clash, code, codes, tricks
from ringside.games.sumo.rules import NO_CARD, NOBODY, SumoState, count
from ringside.games.sumo.shown import Phase, SumoView


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
    }
    if seat is not None:
        shown["hand"] = codes(state.hand0 if seat == 0 else state.hand1)
        shown["my_sealed"] = code(state.sealed0 if seat == 0 else state.sealed1)
    return shown


def phase(state: SumoState) -> Phase:
    """What is being decided: clash, lead, follow, or over."""
    if state.winner != NOBODY:
        return "over"
    if state.lead == NOBODY:
        return "clash"
    return "lead" if state.led == NO_CARD else "follow"


def tell(before: SumoState, seat: int, action: int, after: SumoState) -> list[str]:
    """What happened, in words; every line is for everybody."""
    if before.lead == NOBODY:
        return tell_clash(before, seat, action, after)
    if before.led == NO_CARD:
        return [f"{{{seat}}} leads {CARDS[action]}."]
    lines = [f"{{{seat}}} answers {CARDS[action]}."]
    if after.winner != NOBODY:
        move = WINNING_MOVES[after.winning_move - 1]
        return [*lines, f"{{{after.winner}}} wins by {move.name}!"]
    places = {-1: "{0}'s edge", 0: "the centre", 1: "{1}'s edge"}
    push = f"{{{after.lead}}} takes the trick and pushes to {places[after.ring]}."
    return [*lines, push]


def tell_clash(before: SumoState, seat: int, action: int, after: SumoState) -> list[str]:
    """A clash card put down, and what both show when they are turned up."""
    line = f"{{{seat}}} puts a card face down."
    if before.sealed0 == before.sealed1:
        return [line]
    other = before.sealed1 if seat == 0 else before.sealed0
    cards = [CARDS[action], CARDS[other]]
    if seat == 1:
        cards.reverse()
    shown = f"Hakkeyoi! {{0}} shows {cards[0]}, {{1}} shows {cards[1]}."
    if after.lead != NOBODY:
        return [line, shown, f"{{{after.lead}}} leads."]
    if after.deals > before.deals:
        return [line, shown, "A seventh tie: the cards are shuffled and dealt anew."]
    return [line, shown, "A tie: both choose again."]
