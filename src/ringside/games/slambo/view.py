"""What a seat of SLAMBO! sees, and what it is asked."""

from __future__ import annotations

from ringside.core.events import Prompt, written
from ringside.games.slambo.bout import NOBODY
from ringside.games.slambo.cards import ACTIONS
from ringside.games.slambo.events import PlayCard
from ringside.games.slambo.position import codes, pile
from ringside.games.slambo.rules import TOO_MUCH_SHAME, SlamboState
from ringside.games.slambo.view_types import SlamboView


def view(state: SlamboState, seat: int | None) -> SlamboView:
    """What lies open on the table, and the seat's own hand."""
    bout = state.bout
    outcome = state.outcome()
    deck = state.options["deck"]
    shown: SlamboView = {
        "game": "slambo",
        "seats": state.seats,
        "options": {**state.options, "deck": None if deck is None else list(deck)},
        "seat": seat,
        "to_move": state.to_move(),
        "hand_sizes": [bout.size(other) for other in range(state.seats)],
        "aside": state.num_aside,
        "top": ACTIONS[state.pile[-1]] if state.pile else None,
        "pile_size": len(state.piled),
        "last_pile": pile(state.last_pile),
        "balance": bout.balance,
        "low": bout.low,
        "high": bout.high,
        "shame": state.shame.copy(),
        "shame_limit": TOO_MUCH_SHAME,
        "stake": state.stake,
        "turn": bout.turn,
        "direction": bout.direction,
        "opener": bout.opener,
        "second": None if bout.second == NOBODY else bout.second,
        "bouts": state.bouts,
        "totals": state.shows_totals(),
        "outcome": None if outcome is None else outcome.to_json(),
        "asked": written(asked(state, seat)),
    }
    if state.pile_is_open():
        shown["pile"] = pile(state.pile)
    if seat is not None:
        shown["hand"] = codes(state.hand(seat))
    return shown


def asked(state: SlamboState, seat: int | None) -> Prompt | None:
    """What the seat is to decide."""
    bout = state.bout
    if state.over or seat != bout.turn:
        return None
    return PlayCard(balance=bout.balance, low=bout.low, high=bout.high, stake=state.stake)
