"""What happened in Slime Games, in words."""

from typing import Any


def tell(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[str]:
    """x"""
    return []
