"""What every event of SlamBall is."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar

from ringside.core.events import Event


class SlamballEvent(Event):
    """Something that happened in SlamBall."""

    game: ClassVar[str] = "slamball"
