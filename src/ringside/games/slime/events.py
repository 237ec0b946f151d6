"""What can happen in Slime Games, and what it asks."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar

from ringside.core.events import Event, Prompt


class SlimeEvent(Event):
    """Something that happened in Slime Games."""

    game: ClassVar[str] = "slime"


class SlimePrompt(Prompt):
    """What Slime Games asks."""

    game: ClassVar[str] = "slime"
