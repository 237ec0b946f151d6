"""What SlamBall asks: one prompt for each decision a coach can face."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar, Literal

from ringside.core.events import Prompt
from ringside.games.slamball.card_types import CardLine, Effect, Figure, PlayerName

# Whether a contest card may, must or cannot be turned up.
Turn = Literal["may", "must", "cannot"]


class SlamballPrompt(Prompt):
    """What SlamBall asks."""

    game: ClassVar[str] = "slamball"


class PickStarters(SlamballPrompt, kw_only=True):
    """Four starters, in secret."""

    rule: str = "BALL-02"


class WinThrowdown(SlamballPrompt, kw_only=True):
    """Draw four, or lay a card with `lbr` if one is ``able``; ``left`` are still to be drawn."""

    left: int
    able: bool
    rule: str = "BALL-07"


class DrawUp(SlamballPrompt, kw_only=True):
    """Draw, substitute, say ready; ``subs`` are still allowed, and possible. ``boosts`` if the hand
    has nothing else."""

    left: int
    drawable: bool
    subs: int
    boosts: bool
    rule: str = "BALL-38"


class Lay(SlamballPrompt, kw_only=True):
    """Lay a card, if one is ``able``, or hold. After a pass: how the ball came, and from whom."""

    place: str
    able: bool
    throw: str | None
    thrower: PlayerName | None
    outlet: bool
    lob: bool
    rule: str = "BALL-10"


class Contest(SlamballPrompt, kw_only=True):
    """Contest the attack, if one is ``able``, or let it go; ``lines`` are those still open to the
    attacker."""

    attacker: PlayerName
    lines: list[CardLine]
    figures: list[Figure]
    able: bool
    foul: bool
    rule: str = "BALL-11"


class FoulOrWait(SlamballPrompt, kw_only=True):
    """The offense holds on the last four marks: foul on purpose, or let the clock run."""

    attacker: PlayerName
    rule: str = "BALL-49"


class Resolve(SlamballPrompt, kw_only=True):
    """Shoot or pass, if the card can, or do nothing; nobody may be contesting. ``lob`` and
    ``dead_spring`` if they forbid a shot that is on the card."""

    attacker: PlayerName
    lines: list[CardLine]
    defender: PlayerName | None
    figures: list[Figure]
    shoots: bool
    passes: bool
    lob: bool
    dead_spring: bool
    rule: str


class MeetShot(SlamballPrompt, kw_only=True):
    """Turn the contest card up against a shot, or leave it down, as far as the card lets
    one choose; ``up`` if only the rest of it is left to do."""

    attacker: PlayerName
    shot: str
    points: int
    how: str
    measure: str
    own: int
    theirs: int
    turn: Turn
    up: bool
    off: bool
    rule: str = "BALL-14"


class MeetPass(SlamballPrompt, kw_only=True):
    """Turn the contest card up against a pass, or against nothing at all, or leave it down."""

    attacker: PlayerName
    throw: str | None
    risky: bool
    turn: Turn
    up: bool
    off: bool
    rule: str = "BALL-14"


class WhistleChaos(SlamballPrompt, kw_only=True):
    """Whistle a chaos card off; or, if it is ``off`` already, the whistle that did it."""

    player: PlayerName
    chaos: str
    effect: Effect
    off: bool
    rule: str = "BALL-61"


class WhistleMiss(SlamballPrompt, kw_only=True):
    """A whistle earns a face off after a miss; or cancels the one that did (``back``)."""

    player: PlayerName
    stolen: bool
    back: bool
    rule: str = "BALL-40"


class ClaimBall(SlamballPrompt, kw_only=True):
    """The card on the floor shows `lbr`: take the loose ball?"""

    player: PlayerName
    rule: str = "BALL-31"


class RaceForBall(SlamballPrompt, kw_only=True):
    """Lay a card with `lbr` before the other coach does, or leave it."""

    able: bool
    rule: str = "BALL-32"


class ChoosePace(SlamballPrompt, kw_only=True):
    """Push with the card that won the ball, or reset and draw up to ``limit`` cards."""

    player: PlayerName | None
    able: bool
    limit: int
    rule: str = "BALL-33"


class SortHand(SlamballPrompt, kw_only=True):
    """Timeout: throw away what you like, if you are ``able``, then say ready."""

    able: bool
    rule: str = "BALL-48"


class NameDefender(SlamballPrompt, kw_only=True):
    """Somebody on court for the face off."""

    attacker: PlayerName
    rule: str = "BALL-42"


class LockCard(SlamballPrompt, kw_only=True):
    """A card of the player in the face off; ``attacks`` says on which side."""

    player: PlayerName
    against: PlayerName | None
    attacks: bool
    rule: str = "BALL-42"


class DeclareHow(SlamballPrompt, kw_only=True):
    """FAST or BIG; the figures are the attacker's."""

    player: PlayerName
    speed: int
    power: int
    rule: str = "BALL-43"


class DesignateDefender(SlamballPrompt, kw_only=True):
    """A defender for the whole of overtime, in secret."""

    rule: str = "BALL-50"


class SendAttacker(SlamballPrompt, kw_only=True):
    """An attacker for this round, in secret; ``waits`` is the one who may not go yet."""

    round: int
    waits: PlayerName | None
    rule: str = "BALL-51"
