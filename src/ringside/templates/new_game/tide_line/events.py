"""What can happen in Tide Line, and what it asks."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar

from ringside.core.events import Event, Prompt


class TideLineEvent(Event):
    """Something that happened in Tide Line."""

    game: ClassVar[str] = "tide-line"


class Chose(TideLineEvent, kw_only=True):
    """A hand is closed around a number of pebbles; nobody else knows how many."""

    seat: int
    rule: str = "TIDELINE-02"


class Shown(TideLineEvent, kw_only=True):
    """All hands are opened: every seat's number."""

    numbers: list[int]
    rule: str = "TIDELINE-02"


class Took(TideLineEvent, kw_only=True):
    """The highest number that nobody else chose takes so many pebbles."""

    taker: int
    number: int
    rule: str = "TIDELINE-04"


class NobodyTook(TideLineEvent, kw_only=True):
    """Every number was chosen more than once."""

    rule: str = "TIDELINE-04"


class Wave(TideLineEvent, kw_only=True):
    """The sea takes so many pebbles, and leaves a ``heap``."""

    number: int
    heap: int
    rule: str = "TIDELINE-05"


class Ended(TideLineEvent, kw_only=True):
    """No pebble is left."""

    winners: list[int]
    rule: str = "TIDELINE-06"


class TideLinePrompt(Prompt):
    """What Tide Line asks."""

    game: ClassVar[str] = "tide-line"


class ChooseNumber(TideLinePrompt, kw_only=True):
    """Choose in secret, any number but the ``last`` one."""

    last: int | None
    rule: str = "TIDELINE-03"
