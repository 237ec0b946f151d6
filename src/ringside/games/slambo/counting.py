"""Every world that a seat of SLAMBO! thinks possible, one by one, to compare `determinize` with."""

# Not compiled: it is for tests, and counts small numbers of worlds.

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

from ringside.games.slambo.position import codes
from ringside.games.slambo.rules import SlamboState


def worlds(state: SlamboState, seat: int, most: int) -> list[dict[str, Any]] | None:
    """The other hands and the cards aside, in every way; None while part of the pile is hidden."""
    if len(state.piled) > 1 and not state.pile_is_open():
        return None
    others = [other for other in range(state.seats) if other != seat]
    unseen = state.unseen(seat)
    ways, left = 1, len(unseen)
    for other in others:
        size = state.bout.size(other)
        ways *= comb(left, size)
        left -= size
    if ways > most:
        return None
    deals = [(state.hands, unseen)]
    for other in others:
        deals = [deal for before in deals for deal in dealt(*before, other)]
    return [
        {"hands": [codes(hand) for hand in hands], "aside": codes(aside)} for hands, aside in deals
    ]


def dealt(
    hands: list[list[int]], unseen: list[int], seat: int
) -> list[tuple[list[list[int]], list[int]]]:
    """The hands with another one for a seat, and what is left: once for each way to deal it."""
    found = []
    for places in combinations(range(len(unseen)), len(hands[seat])):
        hand = [unseen[place] for place in places]
        rest = [card for place, card in enumerate(unseen) if place not in places]
        found.append(([*hands[:seat], hand, *hands[seat + 1 :]], rest))
    return found
