"""What can happen in SLAMBO!, and what it asks."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar

from ringside.core.events import Event, Prompt


class SlamboEvent(Event):
    """Something that happened in SLAMBO!"""

    game: ClassVar[str] = "slambo"


class CardPlayed(SlamboEvent, kw_only=True):
    """A card goes on the pile, which then has ``pile`` cards; a swing with the sign chosen."""

    seat: int
    card: str
    pile: int
    rule: str = "SLAMBO-05"


class Copied(SlamboEvent, kw_only=True):
    """A copy does what the last card did, its number and its turn-around; ``nothing`` where it
    is the first card, or a copy of such a copy."""

    seat: int
    nothing: bool
    rule: str = "SLAMBO-18"


class Balance(SlamboEvent, kw_only=True):
    """The balance has moved by ``number``, and the new one is called out."""

    seat: int
    number: int
    balance: int
    rule: str = "SLAMBO-06"


class TurnedAround(SlamboEvent, kw_only=True):
    """The order of play turns around."""

    seat: int
    clockwise: bool
    rule: str = "SLAMBO-17"


class Slambo(SlamboEvent, kw_only=True):
    """The balance called is outside the ring: the champ falls."""

    seat: int
    balance: int
    low: int
    high: int
    rule: str = "SLAMBO-08"


class ShameTaken(SlamboEvent, kw_only=True):
    """Whoever made the SLAMBO takes every shame card in the middle, and now has ``shame``."""

    seat: int
    count: int
    shame: int
    rule: str = "SLAMBO-09"


class Break(SlamboEvent, kw_only=True):
    """All hands are empty: nobody takes shame, and the stake grows to ``stake``."""

    stake: int
    rule: str = "SLAMBO-10"


class Dealt(SlamboEvent, kw_only=True):
    """The next bout is dealt, ``count`` cards to everybody, and starts at ``balance``."""

    bout: int
    opener: int
    count: int
    stake: int
    balance: int
    clockwise: bool
    rule: str = "SLAMBO-13"


class Won(SlamboEvent, kw_only=True):
    """Somebody has three shame cards or more and loses; all others win."""

    winners: list[int]
    loser: int
    shame: int
    reason: str = "shame"
    rule: str = "SLAMBO-12"


class CalledOff(SlamboEvent, kw_only=True):
    """After so many decisions without an end the game is a draw."""

    decisions: int
    reason: str = "limit"
    rule: str = "SLAMBO-21"


class SlamboPrompt(Prompt):
    """What SLAMBO! asks."""

    game: ClassVar[str] = "slambo"


class PlayCard(SlamboPrompt, kw_only=True):
    """Play a card, and keep the balance within the ring."""

    balance: int
    low: int
    high: int
    stake: int
    rule: str = "SLAMBO-05"
