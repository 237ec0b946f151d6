"""Every world that a seat of Slime Games thinks possible, where there are few of them."""

from __future__ import annotations

from itertools import permutations
from math import factorial
from typing import Any

from ringside.games.slime.cards import CODES
from ringside.games.slime.rules import SlimeState


def worlds(state: SlimeState, seat: int, most: int) -> list[dict[str, Any]] | None:
    """All orders of the unseen cards, dealt to the other hands and the pile."""
    unseen: list[int] = list(state.deck)
    for other, player in enumerate(state.players):
        if other != seat:
            unseen += player.hand()
    if factorial(min(len(unseen), most)) > most:
        return None
    return [dealt(state, seat, list(order)) for order in permutations(unseen)]


def dealt(state: SlimeState, seat: int, cards: list[int]) -> dict[str, Any]:
    """The hidden fields of the position, with the unseen cards in this order."""
    hands: list[list[int]] = []
    for other, player in enumerate(state.players):
        if other == seat:
            hands.append(player.hand())
        else:
            hands.append(sorted(cards[: player.cards]))
            cards = cards[player.cards :]
    return {
        "hands": [[CODES[card] for card in hand] for hand in hands],
        "deck": [CODES[card] for card in cards],
    }
