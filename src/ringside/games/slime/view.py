"""View."""

from typing import Any


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """x"""
    return {}
