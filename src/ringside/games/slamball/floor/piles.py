"""The general discard and the chaos cards."""

from __future__ import annotations

from typing import Any

from ringside.core.reading import Reader
from ringside.games.slamball.floor import naming
from ringside.games.slamball.play.book import Book
from ringside.games.slamball.rosters import Rosters


class Piles:
    """Cards that are nobody's. The last item of the chaos deck is its top."""

    def __init__(self, source: Piles | None = None) -> None:
        if source is None:
            self.discard: list[int] = []
            self.chaos_deck: list[int] = []
            self.chaos_discard: list[int] = []
        else:
            self.discard = source.discard.copy()
            self.chaos_deck = source.chaos_deck.copy()
            self.chaos_discard = source.chaos_discard.copy()

    def copy(self) -> Piles:
        """Piles of their own."""
        return Piles(self)

    def write_chaos(self, book: Book) -> dict[str, Any]:
        """Deck, the top card first, and discard."""
        return {
            "deck": naming.chaos_cards(book, self.chaos_deck[::-1]),
            "discard": naming.chaos_cards(book, self.chaos_discard),
        }

    def read(self, fields: Reader, rosters: Rosters) -> None:
        """The fields ``discard`` and ``chaos``."""
        self.discard = fields.items("discard", rosters.once)
        chaos = fields.inside("chaos")
        self.chaos_deck = chaos.items("deck", rosters.chaos_card)[::-1]
        self.chaos_discard = chaos.items("discard", rosters.chaos_card)
