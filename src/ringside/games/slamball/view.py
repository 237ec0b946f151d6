"""placeholder"""

from __future__ import annotations

from typing import Any

from ringside.games.slamball.play.floor import Floor


def view(state: Floor, seat: int | None) -> dict[str, Any]:
    return {}


def tell(before: Floor, seat: int, action: int, after: Floor, viewer: int | None) -> list[str]:
    return []
