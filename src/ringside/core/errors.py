"""What can go wrong. An error is data: a code, the rule behind it, and what it is about.

The sentence is in the words (`ringside.words`), in every language; ``str(error)`` gives the
English one, with the rule's id after it.
"""

# Not compiled: exceptions are plain classes, and rare.

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, TypedDict


class Reason(TypedDict):
    """An error as it is sent to whoever shows it."""

    code: str
    """The message ``error-<code>`` of the words."""
    game: str
    """Whose words; empty for those that all games share."""
    rule: str | None
    about: dict[str, Any]


class RingsideError(ValueError):
    """The base of every error Ringside raises on purpose.

    ``code`` names the message ``error-<code>`` in the words of ``game``, or in those that all
    games share; ``about`` holds what the sentence needs. A code without a message is shown as
    it is, so that a game from elsewhere may simply give a sentence.
    """

    def __init__(
        self, code: str, rule: str | None = None, /, *, game: str = "", **about: Any
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.game = game
        self.about = about

    @property
    def reason(self) -> str:
        """The sentence in English; it ends with the rule's id, if there is one."""
        # The words import the core, so the core can only import them here.
        from ringside.words import say

        sentence = say(self)
        return sentence if self.rule is None else f"{sentence.rstrip('.')} ({self.rule})."

    def told(self) -> Reason:
        """The error as data."""
        return {"code": self.code, "game": self.game, "rule": self.rule, "about": self.about}

    def __str__(self) -> str:
        return self.reason

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.rule, self.game, self.about)


def _again(
    kind: type[RingsideError], code: str, rule: str | None, game: str, about: dict[str, Any]
) -> RingsideError:
    """An error that comes out of a pickle."""
    return kind(code, rule, game=game, **about)


class InvalidMove(RingsideError):
    """The text cannot be read as a move of this game at all."""


class IllegalMove(RingsideError):
    """The move can be read but is not allowed now.

    ``reason`` is the sentence shown to the player and ends with the rule's id;
    ``rule`` is that id alone, or None where no rule of the game is concerned.
    """


class InvalidPosition(RingsideError):
    """The position cannot be read."""


class InvalidOption(RingsideError):
    """An option, or a number of seats, that the game does not have.

    ``about["option"]`` names the option, where it is about one.
    """


class InvalidRecord(RingsideError):
    """The record cannot be read, or does not replay."""


class UnknownGame(RingsideError):
    """No game has this id."""


class Undecided(Exception):
    """Chance that is chosen from outside has run out; see `core/chosen.py`.

    ``outcomes`` says how many there are to choose from.
    """

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


def unknown_game(name: object, known: Iterable[str]) -> UnknownGame:
    """The error for an id that no game has, with the nearest that there is."""
    known = sorted(known)
    near = get_close_matches(name.lower(), known, 1, 0.5) if isinstance(name, str) else []
    return UnknownGame(
        "unknown-game", name=f"{name!r:.60}", near=near[0] if near else None, known=known
    )
