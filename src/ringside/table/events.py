"""What happens at tables of all games. The words that all games share tell it."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from ringside.core.events import Event


class TableEvent(Event):
    """Something that no game's rules know of."""


class RanOutOfTime(TableEvent, kw_only=True):
    """The clock of a seat ran out, and a bot made the move."""

    seat: int


class Resigned(TableEvent, kw_only=True):
    """A game for two was given up."""

    seat: int
    winner: int
