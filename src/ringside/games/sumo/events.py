"""What can happen in SUMO, and what it asks."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar

from ringside.core.events import Event, Prompt


class SumoEvent(Event):
    """Something that happened in SUMO."""

    game: ClassVar[str] = "sumo"


class Sealed(SumoEvent, kw_only=True):
    """A clash card was put down; nobody else knows which."""

    seat: int
    rule: str = "SUMO-03"


class Clash(SumoEvent, kw_only=True):
    """Both clash cards are turned up: seat 0's and seat 1's."""

    first: str
    second: str
    rule: str = "SUMO-03"


class Tied(SumoEvent, kw_only=True):
    """The clash decided nothing: both choose again."""

    rule: str = "SUMO-04"


class Redealt(SumoEvent, kw_only=True):
    """The seventh tie: everything is shuffled and dealt anew."""

    rule: str = "SUMO-06"


class TookLead(SumoEvent, kw_only=True):
    """The higher clash card leads the first trick."""

    seat: int
    rule: str = "SUMO-03"


class Led(SumoEvent, kw_only=True):
    """A trick begins."""

    seat: int
    card: str
    rule: str = "SUMO-07"


class Answered(SumoEvent, kw_only=True):
    """The trick is complete."""

    seat: int
    card: str
    rule: str = "SUMO-08"


class Took(SumoEvent, kw_only=True):
    """An ordinary trick was taken, by the higher card or because the other did not follow."""

    seat: int
    followed: bool
    rule: str = "SUMO-09"


class Pushed(SumoEvent, kw_only=True):
    """The wrestlers move one place, to the centre or to the edge of its ``owner``."""

    seat: int
    ring: int
    owner: int | None = None
    rule: str = "SUMO-10"


class Won(SumoEvent, kw_only=True):
    """A winning move; ``beaten`` is the lower one that the other performed with it."""

    winner: int
    reason: str
    beaten: str | None = None
    rule: str


class CalledOff(SumoEvent, kw_only=True):
    """After so many decisions without an end the game is a draw."""

    decisions: int
    reason: str = "limit"
    rule: str = "SUMO-23"


class SumoPrompt(Prompt):
    """What SUMO asks."""

    game: ClassVar[str] = "sumo"


class ChooseClash(SumoPrompt, kw_only=True):
    """Put a card face down for the clash; ``tied`` if the one before decided nothing."""

    tied: bool
    rule: str = "SUMO-03"


class Lead(SumoPrompt, kw_only=True):
    """Begin a trick with any card."""

    rule: str = "SUMO-07"


class Follow(SumoPrompt, kw_only=True):
    """Answer a card; ``bound`` if the seat holds its colour and so must follow."""

    led: str
    colour: str
    bound: bool
    rule: str = "SUMO-08"
