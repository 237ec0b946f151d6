"""What happens in a head-to-head."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from ringside.games.slamball.card_types import CardLine, Figure, PlayerName
from ringside.games.slamball.events.base import SlamballEvent


class NextHeadToHead(SlamballEvent, kw_only=True):
    """The shot clock runs on to the next head-to-head."""

    seat: int
    place: str
    rule: str = "BALL-05"


class Laid(SlamballEvent, kw_only=True):
    """The offense lays a card face up."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    rule: str = "BALL-10"


class Held(SlamballEvent, kw_only=True):
    """The offense lays nothing here."""

    seat: int
    rule: str = "BALL-10"


class Contested(SlamballEvent, kw_only=True):
    """The defense contests face down; only its coach knows the card."""

    seat: int
    player: PlayerName
    card: str | None = None
    lines: list[CardLine] | None = None
    rule: str = "BALL-11"


class Uncontested(SlamballEvent, kw_only=True):
    """The defense lets it go."""

    seat: int
    rule: str = "BALL-11"


class FouledOnPurpose(SlamballEvent, kw_only=True):
    """Make it, break it: the defense throws a card away to foul."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    fouled: PlayerName
    rule: str = "BALL-49"


class Boosted(SlamballEvent, kw_only=True):
    """A boost is attached to a card, or counts again after a push. ``title`` is the name of a
    signature boost, ``chaos`` that of a kept card."""

    seat: int
    player: PlayerName
    title: str | None
    chaos: str | None
    speed: int
    power: int
    rule: str = "BALL-13"


class Shot(SlamballEvent, kw_only=True):
    """A shot goes up: FAST or BIG if it is contested. ``own`` is the declared figure of the
    offense, ``theirs`` the defense's before it turns up."""

    seat: int
    player: PlayerName
    card: str
    shot: str
    points: int
    how: str | None
    measure: str | None
    own: int | None
    theirs: int | None
    figures: list[Figure]
    rule: str


class Threw(SlamballEvent, kw_only=True):
    """A pass, lob or outlet leaves the hands."""

    seat: int
    player: PlayerName
    card: str
    throw: str
    risky: bool
    figures: list[Figure]
    rule: str = "BALL-21"


class DidNothing(SlamballEvent, kw_only=True):
    """The offense neither shoots nor passes."""

    seat: int
    player: PlayerName
    rule: str = "BALL-12"


class StayedDown(SlamballEvent, kw_only=True):
    """The contest card is not turned up."""

    seat: int
    player: PlayerName
    rule: str = "BALL-14"


class TurnedUp(SlamballEvent, kw_only=True):
    """The contest card is turned up."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    rule: str = "BALL-14"


class Defended(SlamballEvent, kw_only=True):
    """One line of the contest card: it ``takes`` from the offense or ``adds`` to the defense, or
    comes to nothing, and ``why`` says so."""

    seat: int
    player: PlayerName
    line: str
    does: str
    why: str
    speed: int
    power: int
    figures: list[Figure]
    rule: str


class ShotJudged(SlamballEvent, kw_only=True):
    """Whether a shot goes in, and why, in one line. ``own`` and ``theirs`` are the figures against
    each other, None if nobody contests. The contest card is told if it is up."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    shot: str
    points: int
    how: str | None
    measure: str | None
    own: int | None
    theirs: int | None
    defender: PlayerName | None
    contest_card: str | None
    contest_lines: list[CardLine] | None
    made: bool
    why: str
    rule: str


class PassJudged(SlamballEvent, kw_only=True):
    """Whether a pass gets through, and why, in one line."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    throw: str
    risky: bool
    defender: PlayerName | None
    contest_card: str | None
    contest_lines: list[CardLine] | None
    through: bool
    why: str
    rule: str


class Scored(SlamballEvent, kw_only=True):
    """Points on the board, and why: a shot, the bonus, a face off. ``home`` and ``away`` are the
    new score."""

    seat: int
    points: int
    home: int
    away: int
    why: str
    rule: str


class FoulCalled(SlamballEvent, kw_only=True):
    """A foul, the ``number``-th on this team. It brings a face off, or points in the bonus, and
    stings: the loss applies again."""

    seat: int
    player: PlayerName
    fouled: PlayerName
    number: int
    bonus: int
    speed: int
    power: int
    rule: str


class ShotClockViolation(SlamballEvent, kw_only=True):
    """No shot at the buzzer."""

    seat: int
    rule: str = "BALL-22"


class GotBall(SlamballEvent, kw_only=True):
    """Possession, and why; ``kept`` if it is the side that had it."""

    seat: int
    team: str
    kept: bool
    why: str
    rule: str


class WouldMeet(SlamballEvent, kw_only=True):
    """Only in previews of a contest: what the card would do to a shot or pass that the offense
    can make without a boost. ``boostable`` if the offense may have a boost for it."""

    seat: int
    line: str
    how: str | None
    measure: str | None
    own: int | None
    theirs: int | None
    through: bool
    why: str
    boostable: bool
    rule: str
