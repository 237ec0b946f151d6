"""What can happen in SlamBall.

A card that is told has its name and its ``lines``; a card face down is only its player's, and
has neither for those who may not see it. ``figures`` are speed and power of both seats after
what happened. ``why`` is a code with a name in the catalogue, and `rule` the rule behind it.
"""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar

from ringside.core.events import Event
from ringside.games.slamball.card_types import CardLine, Effect, Figure, PlayerName


class SlamballEvent(Event):
    """Something that happened in SlamBall."""

    game: ClassVar[str] = "slamball"


# -- line-ups and hands -------------------------------------------------------------------


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


# -- a head-to-head -----------------------------------------------------------------------


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


# -- chaos and whistles -------------------------------------------------------------------


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


# -- loose balls and pace -----------------------------------------------------------------


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


# -- face offs ----------------------------------------------------------------------------


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


# -- the end ------------------------------------------------------------------------------


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


# -- what might be ------------------------------------------------------------------------


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
