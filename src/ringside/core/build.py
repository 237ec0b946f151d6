"""How this copy of Ringside was built."""

# Not compiled: it only asks how the others were built.

from __future__ import annotations

from ringside.core import state


def compiled() -> bool:
    """Whether the rules run compiled rather than as plain Python."""
    return not str(state.__file__).endswith(".py")
