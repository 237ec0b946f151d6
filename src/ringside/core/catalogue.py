"""Everything in a game that has a name: cards, moves, reasons, places.

A thing carries numbers and a rule, never a text: its name is a message of the game's words, and
what it does is that message's attribute ``.text``.
"""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import Any

import msgspec


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing with a name.

    Its name is the message ``words``, filled in with ``about``: SUMO's ``r5`` is the message
    ``card`` with ``colour`` red and ``number`` 5. Without ``words`` it is ``<kind>-<id>``.
    """

    kind: str
    id: str
    rule: str = ""
    words: str = ""
    about: dict[str, Any] = {}
    """What the name needs, and figures that a drawing needs (how many copies, which kind)."""

    @property
    def message(self) -> str:
        """The message that has the name."""
        return self.words or f"{self.kind}-{self.id}"


class Catalogue(msgspec.Struct, frozen=True):
    """A game's things, and what its fields mean."""

    game: str
    version: int
    things: list[Thing]
    terms: dict[str, str]
    """What the fields of events, prompts and errors hold, by name: ``seat`` or a kind of thing."""


SHARED_TERMS = {
    "seat": "seat",
    "seats": "seat",
    "winner": "seat",
    "winners": "seat",
    "by": "seat",
    "reason": "reason",
}
"""What fields of these names hold in every game that says nothing else of them."""

SHARED_REASONS = ("resigned",)
"""How games of all kinds can end at a table."""
