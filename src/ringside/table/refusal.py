"""Why a table did not do what it was asked."""

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
    """A stable code for programs, and an error that says it to people: the message
    ``error-<key>`` of the words, with the rule of the game if one is concerned."""

    def __init__(
        self, code: Code, key: str | RingsideError, rule: str | None = None, /, **about: Any
    ) -> None:
        error = RingsideError(key, rule, **about) if isinstance(key, str) else key
        super().__init__(error)
        self.code: Code = code
        self.error = error

    @property
    def reason(self) -> Reason:
        """Why, as data."""
        return self.error.told()

    @property
    def rule(self) -> str | None:
        """The rule of the game."""
        return self.error.rule
