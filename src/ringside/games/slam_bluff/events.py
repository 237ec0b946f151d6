"""What can happen in Slam Bluff, and what it asks.

``dice`` are always the purple face and the green one, ``number`` is what somebody declared; where
it is None, that was a free pass.
"""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar

from ringside.core.events import Event, Prompt


class SlamBluffEvent(Event):
    """Something that happened in Slam Bluff."""

    game: ClassVar[str] = "slam-bluff"


class Declared(SlamBluffEvent, kw_only=True):
    """The roller declares a number, truly or not."""

    seat: int
    number: int
    rule: str = "BLUFF-04"


class Passed(SlamBluffEvent, kw_only=True):
    """The roller declares a free pass, truly or not; the number to beat stays."""

    seat: int
    rule: str = "BLUFF-13"


class Believed(SlamBluffEvent, kw_only=True):
    """The next player accepts what ``roller`` declared, and takes the cup."""

    seat: int
    roller: int
    number: int | None
    rule: str = "BLUFF-08"


class Rolled(SlamBluffEvent, kw_only=True):
    """The dice are rolled; only the one who rolled them is told which they are."""

    seat: int
    dice: list[str] | None = None
    rule: str = "BLUFF-03"


class Challenged(SlamBluffEvent, kw_only=True):
    """The next player does not believe what ``roller`` declared."""

    seat: int
    roller: int
    number: int | None
    rule: str = "BLUFF-07"


class CupOpened(SlamBluffEvent, kw_only=True):
    """Everybody sees the dice that were judged, and whether they make the declaration true."""

    roller: int
    dice: list[str]
    number: int | None
    truthful: bool
    rule: str = "BLUFF-09"


class LifeLost(SlamBluffEvent, kw_only=True):
    """Whoever was wrong loses a life and has ``left``."""

    seat: int
    left: int
    rule: str = "BLUFF-09"


class Out(SlamBluffEvent, kw_only=True):
    """That was the last life."""

    seat: int
    rule: str = "BLUFF-17"


class NewRound(SlamBluffEvent, kw_only=True):
    """A new round begins with this player rolling, and with no number to beat."""

    seat: int
    rule: str = "BLUFF-10"


class Won(SlamBluffEvent, kw_only=True):
    """One player is left."""

    winner: int
    reason: str = "last-standing"
    rule: str = "BLUFF-17"


class CalledOff(SlamBluffEvent, kw_only=True):
    """After so many decisions without an end the game is a draw."""

    decisions: int
    reason: str = "limit"
    rule: str = "BLUFF-18"


class SlamBluffPrompt(Prompt):
    """What Slam Bluff asks."""

    game: ClassVar[str] = "slam-bluff"


class OpenRound(SlamBluffPrompt, kw_only=True):
    """Declare any number; ``truths`` are those that the dice make."""

    dice: list[str]
    truths: list[int]
    rule: str = "BLUFF-04"


class DeclareHigher(SlamBluffPrompt, kw_only=True):
    """Declare more than ``beat``, or a free pass; ``truths`` are the numbers above it that the
    dice make, ``star`` says whether a free pass is true."""

    dice: list[str]
    truths: list[int]
    star: bool
    beat: int | None
    rule: str = "BLUFF-06"


class OnlyPass(SlamBluffPrompt, kw_only=True):
    """Nothing is above ``beat``: a free pass is all that is left to declare."""

    dice: list[str]
    star: bool
    beat: int
    rule: str = "BLUFF-15"


class Answer(SlamBluffPrompt, kw_only=True):
    """Believe what ``roller`` declared, or challenge it; ``beat`` is the number to beat after
    that, None if the round has none yet."""

    roller: int
    number: int | None
    beat: int | None
    rule: str = "BLUFF-07"
