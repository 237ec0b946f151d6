"""Something that others provide is gone for a while: the log says so once, and when it is back."""

from __future__ import annotations

import logging
from time import monotonic

log = logging.getLogger("ringside")


class Outage:
    """Whether something is gone, in the words of its two sentences."""

    def __init__(self, gone: str, back: str) -> None:
        self.gone, self.back = gone, back
        self.began: float | None = None

    def begin(self, error: object) -> None:
        """It is gone, or still is."""
        if self.began is None:
            self.began = monotonic()
            log.error("%s: %s", self.gone, error)

    def end(self) -> None:
        """It is there, or back."""
        if self.began is not None:
            log.info("%s, after %.1f s", self.back, monotonic() - self.began)
            self.began = None


def of_database() -> Outage:
    """Of the database."""
    return Outage("The database does not answer", "The database answers again")


def of_redis() -> Outage:
    """Of Redis."""
    return Outage("Redis cannot be reached", "Redis can be reached again")
