"""What can happen in SlamBall.

A card that is told has its name and its ``lines``; a card face down is only its player's, and
has neither for those who may not see it. ``figures`` are speed and power of both seats after
what happened. ``why`` is a code with a name in the catalogue, and `rule` the rule behind it.
"""

from __future__ import annotations

from ringside.games.slamball.events import ball, face_off, hands, head_to_head
from ringside.games.slamball.events.base import SlamballEvent

__all__ = ["SlamballEvent", "ball", "face_off", "hands", "head_to_head"]
