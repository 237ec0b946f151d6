"""What can go wrong, each with a sentence a person can act on."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class RingsideError(ValueError):
    """The base of every error Ringside raises on purpose."""


class InvalidMove(RingsideError):
    """The text cannot be read as a move of this game at all."""


class IllegalMove(RingsideError):
    """The move can be read but is not allowed now.

    ``reason`` is the sentence shown to the player and ends with the rule's id;
    ``rule`` is that id alone, or None where no rule of the game is concerned.
    """

    def __init__(self, reason: str, rule: str | None = None) -> None:
        if rule is not None:
            reason = f"{reason.rstrip('.')} ({rule})."
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class InvalidPosition(RingsideError):
    """The position cannot be read."""


class InvalidOption(RingsideError):
    """An option, or a number of seats, that the game does not have."""


class InvalidRecord(RingsideError):
    """The record cannot be read, or does not replay."""


class UnknownGame(RingsideError):
    """No game has this id."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        known = sorted(known)
        near = get_close_matches(name.lower(), known, 1, 0.5) if isinstance(name, str) else []
        hint = f" Did you mean {near[0]!r}?" if near else ""
        super().__init__(f"There is no game {name!r:.60}.{hint} The games are {', '.join(known)}.")
