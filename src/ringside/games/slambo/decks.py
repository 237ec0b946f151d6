"""Decks of one's own: which of them can decide a game."""

# Not compiled: a deck is looked at once a game.

from __future__ import annotations

from ringside.games.slambo.bout import COPY, NUMBERS, START, action_of, is_swing
from ringside.games.slambo.cards import refused
from ringside.games.slambo.rules import SlamboState


def check_decides(state: SlamboState) -> None:
    """Refuse a deck that cannot push the balance out of the ring: nobody could ever lose.

    Any cards can be dealt and come in any order, so the furthest that a bout can move the balance
    one way is what its largest cards that way add up to. A copy does what the largest did.
    """
    bout = state.bout
    played = state.seats * state.hand_size
    for way, room in ((1, bout.high - START), (-1, START - bout.low)):
        moves = [furthest(card, way) for card in state.deck]
        moves += [max(moves)] * [action_of(card) for card in state.deck].count(COPY)
        if sum(sorted(moves)[-played:]) > room:
            return
    raise refused("deck-undecided", "deck", low=bout.low, high=bout.high)


def furthest(card: int, way: int) -> int:
    """How far a card can push the balance up (1) or down (-1)."""
    action = action_of(card)
    number = NUMBERS[action]
    return max(abs(number) if is_swing(action) else number * way, 0)
