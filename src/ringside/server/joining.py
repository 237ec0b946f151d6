"""Coming to a database: alone, or together with the servers that share a Redis.

Two servers that do not hear of each other would both run the same tables. So each signs the
database with the mark of its Redis, which is kept in that Redis itself, and one that has another
mark, or none, is refused as long as somebody else is there. Whoever was killed is gone when its
lease is out: that long a new server waits.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from time import monotonic, sleep
from typing import Any

from ringside.server.redis_trouble import ask_redis
from ringside.server.stores import Shared
from ringside.server.stores.base import LEASE, Store

AGAIN = 0.1  # seconds between two looks


def place_of(key: str) -> str:
    """What the servers of a database call themselves at a Redis: those of others may share it
    and never hear of them."""
    return blake2b(key.encode(), digest_size=6).hexdigest()


def mark_name(place: str) -> str:
    """Under which a Redis keeps its mark."""
    return f"ringside:{place}:mark"


def join(store: Store, server: str, url: str, place: str) -> str:
    """Come to a database with a Redis, or without: the mark of the Redis. Shared if others are
    there that would not hear of this server."""
    end = monotonic() + LEASE + 2 * AGAIN
    while True:
        mark = mark_of(url, place) if url else ""
        if mark is None and not store.strangers(server, "-"):
            mark = mark_of(url, place, secrets.token_urlsafe(9))
        # Without a mark it is not the Redis of those who are there, or has just been restarted:
        # then one of them marks it again.
        found = store.strangers(server, "-") if mark is None else store.join(server, mark)
        if mark is not None and not found:
            return mark
        if monotonic() > end:
            raise Shared(with_redis=any(found), alone=not url)
        sleep(AGAIN)


def mark_of(url: str, place: str, new: str = "") -> str | None:
    """The mark of a Redis, given a new one if it has none and there is one to give."""

    def ask(redis: Any) -> Any:
        if new:
            redis.set(mark_name(place), new, nx=True)
        return redis.get(mark_name(place))

    found = ask_redis(url, ask)
    return found.decode() if isinstance(found, bytes) else found
