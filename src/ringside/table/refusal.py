"""Why a table did not do what it was asked."""

from __future__ import annotations

from typing import Literal

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
    """A stable code for programs, a sentence for people, and the rule of the game if one is
    concerned."""

    def __init__(self, code: Code, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason
        self.rule = rule
