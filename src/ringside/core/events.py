"""The story of a game as data: what happened, what is asked, what a move would do.

A game subclasses `Event` once for each thing that can happen and `Prompt` once for each
decision it can ask for. A field's name says what it holds: `Game.terms` maps the names to kinds
of things (``"seat"``, ``"card"``, …), and whoever shows the story takes the things' names from
the game's catalogue and the sentence from its words: ``event-<type>`` and ``asked-<type>``.
"""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

import re
from typing import Any, ClassVar

import msgspec


def kebab(name: str) -> str:
    """A class's name as the ``type`` of what it makes.

    >>> kebab("CupOpened")
    'cup-opened'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, kw_only=True, tag_field="type", tag=kebab):
    """Something that happened, as one viewer may know it."""

    game: ClassVar[str] = ""
    """Whose words tell it; empty for what happens at tables of all games."""

    rule: str = ""
    """The rule behind it."""


class Prompt(msgspec.Struct, kw_only=True, tag_field="type", tag=kebab):
    """What a seat has to decide, why, and between what."""

    game: ClassVar[str] = ""

    rule: str = ""


class Depends(msgspec.Struct, frozen=True):
    """What the rest of a preview depends on: the message ``depends-<on>`` of the words."""

    on: str
    seat: int | None = None
    """Whose choice or hand it is."""


class Preview(msgspec.Struct, frozen=True):
    """What a move would do, as far as the seat that asks can know."""

    certain: list[Any]
    """The events that are certain, in order."""
    depends: list[Depends]
    """What the rest depends on; empty if everything is certain."""
    would: list[Any] = []
    """What the move would do to each thing that another seat may do next, as events that have not
    happened; for games that can say so."""


def written(told: Event | Prompt | None) -> Any:
    """An event or a prompt as it stands in JSON."""
    return msgspec.to_builtins(told)


def kinds(base: type[Any]) -> tuple[type[Any], ...]:
    """All classes that a game made from its own base class, in the order of their definition."""
    found: list[type[Any]] = []
    for kind in base.__subclasses__():
        found += [kind, *kinds(kind)]
    return tuple(found)
