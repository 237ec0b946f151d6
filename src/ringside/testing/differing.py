"""What differs between two things that should be equal, for a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringside.core.reading import shown


def difference(here: Any, there: Any, path: str = "") -> str:
    """The first field that differs, with both values; empty if none does.

    >>> difference({"hand": [1, 2]}, {"hand": [1, 3]})
    "by 'hand.1': 2 here, 3 there"
    """
    if isinstance(here, Mapping) and isinstance(there, Mapping):
        for key in [*here, *(key for key in there if key not in here)]:
            inside = f"{path}.{key}" if path else str(key)
            if key not in here or key not in there:
                return f"by {inside!r}, which is {'only here' if key in here else 'only there'}"
            found = difference(here[key], there[key], inside)
            if found:
                return found
        return ""
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for place, (one, other) in enumerate(zip(here, there, strict=True)):
            found = difference(one, other, f"{path}.{place}" if path else str(place))
            if found:
                return found
        return ""
    if type(here) is type(there) and here == there:
        return ""
    return f"by {path!r}: {shown(here)} here, {shown(there)} there"
