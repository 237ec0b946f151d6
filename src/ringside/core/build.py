"""How this installation of Ringside was built."""

from __future__ import annotations

from ringside.core import state


def compiled() -> bool:
    """Whether the rules run compiled, or as plain Python."""
    return not (state.__file__ or "").endswith(".py")
