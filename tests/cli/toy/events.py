"""What can happen in the toy, and what it asks."""

from __future__ import annotations

from typing import ClassVar

from ringside.core.events import Event, Prompt


class ToyEvent(Event):
    """Something that happened in the toy."""

    game: ClassVar[str] = "toy"


class Bid(ToyEvent, kw_only=True):
    """A bid, which only the bidder knows."""

    seat: int
    bid: int | None
    rule: str = "TOY-01"


class Grabbed(ToyEvent, kw_only=True):
    """The race is won."""

    seat: int
    rule: str = "TOY-02"


class Left(ToyEvent, kw_only=True):
    """Somebody is out of the race."""

    seat: int
    rule: str = "TOY-03"


class ToyPrompt(Prompt):
    """What the toy asks."""

    game: ClassVar[str] = "toy"


class ChooseBid(ToyPrompt, kw_only=True):
    """Bid in secret."""

    most: int
    rule: str = "TOY-01"


class Race(ToyPrompt, kw_only=True):
    """Grab or leave."""

    rule: str = "TOY-02"
