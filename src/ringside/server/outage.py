"""Something that others provide is gone for a while: the log says so once, and when it is back.

Several ask at the same time, and hear of it one after the other. So each says when it asked: an
answer to an older question does not mean that all is well again, nor does an older question
without an answer mean that it is gone once more.
"""

from __future__ import annotations

import logging
from time import monotonic

log = logging.getLogger("ringside")


class Outage:
    """Whether something is gone, in the words of its two sentences."""

    def __init__(self, gone: str, back: str) -> None:
        self.gone, self.back = gone, back
        self.began: float | None = None
        self.ended = 0.0

    def begin(self, error: object, asked: float | None = None) -> None:
        """It is gone, or still is, since somebody asked in vain."""
        if self.began is None and (asked is None or asked >= self.ended):
            self.began = monotonic() if asked is None else asked
            log.error("%s: %s", self.gone, str(error) or type(error).__name__)

    def end(self, asked: float | None = None) -> None:
        """It is there, or back: it has answered what somebody asked."""
        if self.began is not None and (asked is None or asked >= self.began):
            self.ended = monotonic()
            log.info("%s, after %.1f s", self.back, self.ended - self.began)
            self.began = None


def unanswered(seconds: float) -> str:
    """The reason, where there is no other than that nothing came."""
    return f"no answer within {seconds:g} s"


def of_database() -> Outage:
    """Of the database."""
    return Outage("The database does not answer", "The database answers again")


def of_redis() -> Outage:
    """Of Redis."""
    return Outage("Redis cannot be reached", "Redis can be reached again")
