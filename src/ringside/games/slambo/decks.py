"""Decks of one's own: how they are written, and which of them can decide a game.

A deck is a list of card codes, or a file that says how many there are of each:

    [cards]
    "+1" = 2
    swing3 = 1
"""

# Not compiled: a deck is looked at once a game, and the option is a dataclass.

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ringside.core.options import Data
from ringside.games.slambo.bout import COPY, NUMBERS, START, action_of, is_swing
from ringside.games.slambo.cards import CARDS, LARGEST_DECK, deck_for, refused
from ringside.games.slambo.rules import SlamboState

IN_A_FILE: Final = re.compile(r"[=\[{\"]")


@dataclass(frozen=True, slots=True)
class DeckOption(Data):
    """A deck: None for the usual one, or a list of codes, whichever way it was written."""

    form: str = "deck"

    def check(self, value: Any) -> Any:
        if isinstance(value, str):
            value = self.read(value)
        if isinstance(value, Mapping):
            value = counted(value)
        if value is None:
            return None
        if not isinstance(value, list | tuple) or not all(isinstance(code, str) for code in value):
            raise self.refuse(value)
        return list(value)

    def read(self, text: str) -> Any:
        """Codes with commas or spaces between them, or the text of a file."""
        if IN_A_FILE.search(text):
            # Not super(): a dataclass with slots is another class than the one written here.
            return Data.read(self, text)
        return re.split(r"[\s,]+", text.strip())

    def parts(self, value: Any, seats: int) -> dict[str, Any]:
        """How many there are of each card."""
        copies = Counter(deck_for(seats, {self.name: value}))
        return {CARDS[card]: copies[card] for card in sorted(copies)}


def counted(data: Mapping[Any, Any]) -> list[str]:
    """The cards of a file."""
    cards = data.get("cards")
    if isinstance(cards, list) and len(data) == 1:
        return cards
    if not isinstance(cards, Mapping) or not set(data) <= {"name", "cards"}:
        raise refused("deck-file", "deck")
    deck: list[str] = []
    for code, copies in cards.items():
        if (
            isinstance(copies, bool)
            or not isinstance(copies, int)
            or not 0 <= copies <= LARGEST_DECK
        ):
            raise refused("deck-copies", "deck", card=str(code)[:40], most=LARGEST_DECK)
        deck += [str(code)] * copies
    return deck


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
    number: int = NUMBERS[action]
    return max(abs(number) if is_swing(action) else number * way, 0)
