"""Numbers for what was seen: one 62-bit number made from many."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HALF: Final = 0x7FFFFFFF
WHOLE: Final = 0x3FFFFFFFFFFFFFFF


def mix(number: i64, more: i64) -> i64:
    """Fold one number into another; both and the result are within 62 bits."""
    number = (number ^ more) & WHOLE
    low: i64 = ((number & HALF) + 1) * 0x5BD1E995
    high: i64 = ((number >> 31) + 1) * 0x27D4EB2F
    number = (low ^ (high >> 31) ^ ((high & HALF) << 31)) & WHOLE
    return number ^ (number >> 29)
