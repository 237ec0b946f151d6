"""Every world that a seat of SUMO thinks possible, one by one, to compare `determinize` with."""

# Not compiled: it is for tests, and counts small numbers of worlds.

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

from ringside.core.bits import count
from ringside.games.sumo.position import code, codes
from ringside.games.sumo.rules import NO_CARD, NUM_CARDS, SumoState


def worlds(state: SumoState, seat: int, most: int) -> list[dict[str, Any]] | None:
    """The other hand, the other's card face down and the four aside, in every way."""
    other = 1 - seat
    hands = [state.hand0, state.hand1]
    sealed = [state.sealed0, state.sealed1]
    unseen = hands[other] | state.aside
    face_down = [NO_CARD]
    if sealed[other] != NO_CARD:
        unseen |= 1 << sealed[other]
        face_down = [card for card in range(NUM_CARDS) if unseen >> card & 1]
    void = state.void(other, hands[other])
    size = count(hands[other])
    if len(face_down) * comb(count(unseen), size) > most:
        return None
    found = []
    for card in face_down:
        rest = unseen if card == NO_CARD else unseen ^ 1 << card
        free = [number for number in range(NUM_CARDS) if rest & ~void & 1 << number]
        for held in combinations(free, size):
            sealed[other] = card
            hands[other] = sum(1 << number for number in held)
            found.append(
                {
                    "hands": [codes(hands[0]), codes(hands[1])],
                    "aside": codes(rest ^ hands[other]),
                    "sealed": [code(sealed[0]), code(sealed[1])],
                }
            )
    return found
