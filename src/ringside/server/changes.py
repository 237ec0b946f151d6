"""What changed in a view, so that a message after a move need not repeat the rest of it."""

from __future__ import annotations

from typing import Any

# The fields of views: few kinds, shared by all tables.
SHAPES: dict[tuple[str, ...], tuple[str, ...]] = {}


class Sight:
    """The view that clients with the same eyes were last sent."""

    __slots__ = ("fields", "values", "version")

    def __init__(self) -> None:
        self.version = -1
        self.fields: tuple[str, ...] = ()
        self.values: tuple[Any, ...] = ()

    def note(self, version: int, view: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
        """What to send of a new view, and the version on which it builds; None if it is all."""
        fields, values = tuple(view), tuple(view.values())
        known, before = self.version, self.values
        self.version, self.values = version, values
        if known != version - 1 or fields != self.fields:
            self.fields = SHAPES.setdefault(fields, fields)
            return view, None
        changed: dict[str, Any] = {}
        for index, (field, value) in enumerate(view.items()):
            old = before[index]
            if value is not old and value != old:
                changed[field] = value
        return changed, known
