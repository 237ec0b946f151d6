"""Chaos, whistles, loose balls and the pace."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from ringside.games.slamball.card_types import CardLine, Effect, Figure, PlayerName
from ringside.games.slamball.events.base import SlamballEvent


class ChaosTurned(SlamballEvent, kw_only=True):
    """The top chaos card."""

    seat: int
    player: PlayerName
    chaos: str
    effect: Effect
    rule: str = "BALL-60"


class ChaosRanOut(SlamballEvent, kw_only=True):
    """A chaos line, but every chaos card is in somebody's hand."""

    seat: int
    rule: str = "BALL-60"


class ChaosHappened(SlamballEvent, kw_only=True):
    """The chaos card takes effect, or goes to its coach's hand. ``story`` is the card's name if
    the words tell its story; else what the coach's own file tells of it, if anything."""

    seat: int
    chaos: str
    effect: Effect
    story: str | None
    figures: list[Figure]
    rule: str = "BALL-60"


class ChaosVoid(SlamballEvent, kw_only=True):
    """The chaos card was whistled off."""

    seat: int
    chaos: str
    rule: str = "BALL-61"


class Whistled(SlamballEvent, kw_only=True):
    """A player spends a whistle, or the coach a kept card for them (``chaos``). ``call`` is what
    it is about: a chaos card, a miss, or another whistle."""

    seat: int
    player: PlayerName
    chaos: str | None
    call: str
    rule: str


class NoWhistle(SlamballEvent, kw_only=True):
    """A coach lets it be."""

    seat: int
    rule: str = "BALL-40"


class LooseBall(SlamballEvent, kw_only=True):
    """The ball is loose, and why; both sides fall to 0. ``claims`` are the seats whose card on
    the floor may take it at once; nobody: it is a race."""

    why: str
    claims: list[int]
    rule: str


class NotClaimed(SlamballEvent, kw_only=True):
    """A coach does not take the ball with the card on the floor."""

    seat: int
    rule: str = "BALL-31"


class RaceBegan(SlamballEvent, kw_only=True):
    """Both may go for the loose ball now; the first to arrive has it."""

    rule: str = "BALL-32"


class LeftBall(SlamballEvent, kw_only=True):
    """A coach is out of the race."""

    seat: int
    rule: str


class Recovered(SlamballEvent, kw_only=True):
    """Somebody has the loose ball, and why: the first card from hand, or the one on the floor."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    why: str
    figures: list[Figure]
    rule: str


class Stolen(SlamballEvent, kw_only=True):
    """The defense takes a shot that missed, or a risky pass."""

    seat: int
    player: PlayerName
    victim: PlayerName
    why: str
    rule: str


class PushedPace(SlamballEvent, kw_only=True):
    """On with the card that won the ball."""

    seat: int
    player: PlayerName
    card: str
    lines: list[CardLine]
    rule: str = "BALL-34"


class ResetPace(SlamballEvent, kw_only=True):
    """Set up anew: both draw up to ``limit`` cards."""

    seat: int
    limit: int
    rule: str
