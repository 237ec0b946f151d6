"""How the moves of Slime Games are said: the message, and what it is about."""

# Not compiled: it is for people.

from __future__ import annotations

from typing import Any


def saying(move: str) -> tuple[str, dict[str, Any]]:
    """The message of a move in the game's notation.

    >>> saying("grow 1 0,0")
    ('move-grow', {'colour': 1, 'hex': '0,0'})
    """
    verb, *words = move.split(" ")
    key, first = f"move-{verb}", words[0] if words else ""
    match verb:
        case "place" | "remove" | "shrink" | "target":
            return key, {"hex": first}
        case "play":
            return key, {"card": first, "behalf": int(words[2]) if len(words) == 3 else None}
        case "replace":
            return key, {"card": first}
        case "move" | "line":
            start, _, end = first.partition(">")
            return key, {"start": start, "end": end}
        case "grow":
            return key, {"colour": int(first), "hex": words[1]}
        case "rob":
            return key, {"victim": int(first)}
        case "draw" if first != "pile":
            return "move-draw-open", {"number": int(first) + 1}
        case "draw":
            return "move-draw-pile", {}
    return key, {}
