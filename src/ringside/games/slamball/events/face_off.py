"""Face offs, overtime and the end."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from ringside.games.slamball.card_types import CardLine, PlayerName
from ringside.games.slamball.events.base import SlamballEvent


class FaceOffEarned(SlamballEvent, kw_only=True):
    """One against one, and why; the defender is still to be named if nobody contested."""

    seat: int
    attacker: PlayerName
    defender: PlayerName | None
    why: str
    speed: int
    power: int
    rule: str


class DefenderNamed(SlamballEvent, kw_only=True):
    """Who defends in the face off."""

    seat: int
    player: PlayerName
    rule: str = "BALL-42"


class Locked(SlamballEvent, kw_only=True):
    """A card is locked in; only its coach knows which, and nobody if it is ``blind``."""

    seat: int
    player: PlayerName
    blind: bool
    card: str | None = None
    lines: list[CardLine] | None = None
    rule: str = "BALL-42"


class LastGasp(SlamballEvent, kw_only=True):
    """A player without cards uses the last one once more."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    rule: str = "BALL-47"


class FacedUp(SlamballEvent, kw_only=True):
    """A locked card is turned up, with all its icons; an exhausted player has none to show."""

    seat: int
    player: PlayerName | None
    card: str | None
    lines: list[CardLine] | None
    speed: int
    power: int
    rule: str = "BALL-43"


class Declared(SlamballEvent, kw_only=True):
    """The attacker goes FAST or BIG."""

    seat: int
    player: PlayerName
    how: str
    measure: str
    own: int
    rule: str = "BALL-43"


class FaceOffJudged(SlamballEvent, kw_only=True):
    """Whether the attacker scores, and why, in one line."""

    seat: int
    attacker: PlayerName
    defender: PlayerName | None
    attacker_card: str | None
    defender_card: str | None
    attacker_lines: list[CardLine] | None
    defender_lines: list[CardLine] | None
    how: str
    measure: str
    own: int
    theirs: int
    made: bool
    points: int
    why: str
    rule: str


class Buzzer(SlamballEvent, kw_only=True):
    """Regulation is over."""

    home: int
    away: int
    rule: str = "BALL-08"


class WentToOvertime(SlamballEvent, kw_only=True):
    """All square: face offs decide."""

    rule: str = "BALL-50"


class ChoseDefender(SlamballEvent, kw_only=True):
    """A designated defender is sealed."""

    seat: int
    rule: str = "BALL-50"


class DesignatedDefender(SlamballEvent, kw_only=True):
    """A seat's designated defender, once both have chosen."""

    seat: int
    player: PlayerName
    rule: str = "BALL-50"


class OvertimeRound(SlamballEvent, kw_only=True):
    """Another round of face offs."""

    round: int
    rule: str = "BALL-50"


class ChoseAttacker(SlamballEvent, kw_only=True):
    """An attacker is sealed."""

    seat: int
    rule: str = "BALL-51"


class Attacking(SlamballEvent, kw_only=True):
    """A seat's attacker of this round, once both have chosen."""

    seat: int
    player: PlayerName
    rule: str = "BALL-51"


class Won(SlamballEvent, kw_only=True):
    """The game is over; two winners share it."""

    winners: list[int]
    reason: str
    high: int
    low: int
    rule: str
