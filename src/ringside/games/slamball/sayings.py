"""How the moves of SlamBall are said: the message, and what it is about."""

# Not compiled: it is for people.

from __future__ import annotations

from typing import Any


def saying(move: str) -> tuple[str, dict[str, Any]]:
    """The message of a move in the game's notation.

    >>> saying("sub shafaat for shockley")
    ('told-sub', {'comes': 'shafaat', 'goes': 'shockley'})
    """
    verb, *words = move.split(" ")
    extra = next((word for word in words if word in ("boost", "wind")), None)
    if verb in ("reveal", "act"):
        only = words[words.index("only") + 1] if "only" in words else None
        return "told-reveal", {"extra": extra, "line": only}
    if verb in ("fast", "big"):
        return f"how-{verb}", {}
    if not words or move == "lock top":
        return f"move-{move.replace(' ', '-')}", {}
    key = f"told-{verb}"
    if verb == "start":
        return key, {"players": words}
    if verb == "sub":
        return key, {"comes": words[0], "goes": words[2]}
    if verb in ("draw", "defender", "attacker"):
        return key, {"player": words[0]}
    if verb in ("shoot", "pass"):
        how = next((word for word in words if word in ("fast", "big")), None)
        about = {"line": words[0], "extra": extra}
        return key, about if verb == "pass" else {**about, "how": how}
    return key, {"card": words[0]}
