"""Line-ups, draws, substitutions, timeouts."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from ringside.games.slamball.card_types import CardLine, PlayerName
from ringside.games.slamball.events.base import SlamballEvent


class LineUpChosen(SlamballEvent, kw_only=True):
    """Four starters are sealed."""

    seat: int
    rule: str = "BALL-02"


class Starting(SlamballEvent, kw_only=True):
    """The starters of a seat, once both have chosen."""

    seat: int
    players: list[PlayerName]
    rule: str = "BALL-02"


class Throwdown(SlamballEvent, kw_only=True):
    """The ball is up: draw four, and the first card with `lbr` has it."""

    rule: str = "BALL-07"


class Drew(SlamballEvent, kw_only=True):
    """A card from a player's deck; only its coach knows which."""

    seat: int
    player: PlayerName
    card: str | None = None
    lines: list[CardLine] | None = None
    rule: str = "BALL-38"


class Substituted(SlamballEvent, kw_only=True):
    """One comes off the bench for another."""

    seat: int
    comes: PlayerName
    goes: PlayerName
    rule: str = "BALL-03"


class Discarded(SlamballEvent, kw_only=True):
    """A card from hand to the open discard."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    rule: str


class Ready(SlamballEvent, kw_only=True):
    """A coach has drawn and substituted enough."""

    seat: int
    rule: str = "BALL-38"


class TimeoutCalled(SlamballEvent, kw_only=True):
    """Both sides lose their speed and power."""

    seat: int
    rule: str = "BALL-48"
