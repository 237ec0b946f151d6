"""A client at a table: who it is, how it is reached, and through whose eyes it sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ringside.server.limits import Bucket
from ringside.table.story import Viewer


class Pushing(Protocol):
    """What a client is reached through."""

    def push(self, *messages: bytes) -> None:
        """Send messages."""

    def close(self, code: int) -> None:
        """Close the connection."""

    def cut(self, code: int) -> None:
        """Close it, and read nothing more."""


class Client:
    """One socket at a table."""

    __slots__ = ("address", "bucket", "guest", "holding", "name", "viewers", "wire")

    def __init__(
        self, guest: str, name: str, bucket: Bucket, wire: Pushing, address: str = ""
    ) -> None:
        self.guest = guest
        self.address = address
        self.name = name
        self.bucket = bucket
        self.wire = wire
        self.viewers: list[Viewer] = [None]
        self.holding = False
        """Whether the game is to wait for the client, if it may."""


Mail = tuple[Client, Sequence[bytes]]  # a client and its messages
