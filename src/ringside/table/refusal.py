"""Why a table did not do what it was asked."""

# Not compiled: exceptions are plain classes, and rare.

from __future__ import annotations

from typing import Any, Literal

from ringside.core.errors import Reason, RingsideError

Code = Literal[
    "invalid-message",
    "not-your-seat",
    "not-host",
    "not-dealt",
    "already-dealt",
    "game-over",
    "invalid-move",
    "illegal-move",
    "stale",
    "seat-taken",
    "too-soon",
    "too-fast",
    "too-long",
]


class Refusal(Exception):
    """A stable code for programs, and a reason for people: the message ``error-<key>`` of the
    words, with the rule of the game if one is concerned."""

    def __init__(
        self,
        code: Code,
        key: str | RingsideError | Reason,
        rule: str | None = None,
        /,
        **about: Any,
    ) -> None:
        if isinstance(key, str):
            key = RingsideError(key, rule, **about)
        # No error is kept: it would hold on to all that was going on when it was raised.
        self.reason: Reason = key.told() if isinstance(key, RingsideError) else key
        self.code: Code = code
        super().__init__(code)

    @property
    def rule(self) -> str | None:
        """The rule of the game."""
        return self.reason["rule"]

    def __str__(self) -> str:
        reason = self.reason
        error = RingsideError(reason["code"], self.rule, game=reason["game"], **reason["about"])
        return str(error)
