"""The numbers under which things are kept: short, and made from what they are alone."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b


def number_of(data: bytes) -> int:
    """63 bits that stand for a text."""
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big") >> 1


@lru_cache(10_000)
def key_of(table: str) -> int:
    """The number of a table."""
    return number_of(table.encode())
