"""What a seat of SLAMBO! sees, and what happened in words."""

from __future__ import annotations

from ringside.games.slambo.bout import NOBODY
from ringside.games.slambo.cards import ACTIONS
from ringside.games.slambo.position import codes, pile
from ringside.games.slambo.rules import SlamboState
from ringside.games.slambo.shown import SlamboView

# fmt: off
WORDS = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
    "seventeen", "eighteen",
]
# fmt: on


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
        "hand_sizes": [len(hand) for hand in state.hands],
        "aside": len(state.aside),
        "top": ACTIONS[state.pile[-1]] if state.pile else None,
        "pile_size": len(state.pile),
        "last_pile": pile(state.last_pile),
        "balance": bout.balance,
        "shame": state.shame.copy(),
        "stake": state.stake,
        "turn": bout.turn,
        "direction": bout.direction,
        "opener": bout.opener,
        "second": None if bout.second == NOBODY else bout.second,
        "bouts": state.bouts,
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if state.pile_is_open():
        shown["pile"] = pile(state.pile)
    if seat is not None:
        shown["hand"] = codes(state.hands[seat])
    return shown


def call(balance: int) -> str:
    """A balance as it is called out.

    >>> call(-2)
    'minus two'
    """
    if abs(balance) >= len(WORDS):
        return str(balance)
    return f"minus {WORDS[-balance]}" if balance < 0 else WORDS[balance]


def cards_of_shame(number: int) -> str:
    """So many shame cards, in words."""
    return "1 shame card" if number == 1 else f"{number} shame cards"


def tell(before: SlamboState, seat: int, action: int, after: SlamboState) -> list[str]:
    """What happened, in words; only the first line names the card."""
    balance = before.bout.balance_after(action)
    lines = [f"{{{seat}}} plays {ACTIONS[action]}: {call(balance)}!"]
    if after.over or after.shame != before.shame:
        lines.append(f"SLAMBO! {{{seat}}} takes {cards_of_shame(before.stake)}.")
    elif after.bouts > before.bouts:
        lines.append(f"All hands are empty: a break. Now {after.stake} shame cards are at stake.")
    elif after.bout.direction != before.bout.direction:
        lines.append("The order of play turns around.")
    if after.over:
        lines.append(f"{{{seat}}} has {cards_of_shame(after.shame[seat])} and loses the game.")
    elif after.bouts > before.bouts:
        lines.append(f"Bout {after.bouts}: {{{after.bout.opener}}} goes first.")
    return lines
