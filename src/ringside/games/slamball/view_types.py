"""The type of a coach's view, for those who write clients. view.py fills it in."""

# Not compiled: the types are read when the schema for clients is made.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ringside.core.outcome import OutcomeView
from ringside.games.slamball import prompts as asking
from ringside.games.slamball.card_types import CardLine, Effect, Figure

How = Literal["fast", "big"]


class TeamPlayer(TypedDict):
    """One of seven. The name is in the catalogue, unless the player is a coach's own."""

    id: str
    name: str | None
    role: Literal["stopper", "gunner", "handler"]
    number: int


class TeamView(TypedDict):
    """Who plays for a team: what never changes."""

    name: str
    players: list[TeamPlayer]


class TeamFloor(TypedDict):
    """Court and bench, whistles, cards left, who is exhausted or has a gasp left; by id."""

    court: list[str]
    bench: list[str]
    whistles: dict[str, int]
    decks: dict[str, int]
    exhausted: list[str]
    gasps: list[str]


class CardView(TypedDict):
    """A card. Face down it is only its player's; on the floor it may have more."""

    player: str | None
    name: NotRequired[str]
    lines: NotRequired[list[CardLine]]
    boost: NotRequired[bool]
    attached: NotRequired[str | None]
    brings: NotRequired[Figure | None]
    line: NotRequired[int]
    up: NotRequired[bool]


class DeckCard(TypedDict):
    """A card that is still in a deck; its lines are there if it is a coach's own."""

    name: str
    lines: NotRequired[list[CardLine]]


class MarkView(TypedDict):
    """A used mark of the clock: the card, whose, and whether it scored."""

    card: str
    seat: int
    player: str | None
    scored: bool


class BoxRow(TypedDict):
    """What a player did in regulation: cards laid, field goals and their points, whistles."""

    player: str
    laid: int
    made: int
    points: int
    whistles: int


class BoxSheet(TypedDict):
    """A team's box score; ``elsewhere`` are the points from face offs and bonus fouls."""

    players: list[BoxRow]
    elsewhere: int


class SpentView(TypedDict):
    """A whistle that was spent: it lies on a mark of the clock."""

    mark: int
    seat: int
    player: str | None


class OwnChaos(TypedDict):
    """A chaos card that a coach brought along, of which the catalogue knows nothing."""

    name: str
    effect: Effect
    story: str | None


class ChaosView(TypedDict):
    """The chaos cards; ``own`` if a coach brought a deck along."""

    deck: int
    discard: list[str]
    own: NotRequired[list[OwnChaos]]


class HeadToHeadView(TypedDict):
    """A place of the shot clock, and what lies there."""

    name: str
    now: bool
    offense: CardView | None
    defense: CardView | None


class ViaView(TypedDict):
    """The pass that brought the ball here."""

    kind: str
    by: str | None


class PaceView(TypedDict):
    """From winning the ball until the choice of pace."""

    kept: bool
    gap: bool


class DoingView(TypedDict):
    """What the offense does in this head-to-head."""

    do: str
    line: str | None
    points: int
    how: How | None
    risky: bool
    off: NotRequired[bool]


class FaceOffView(TypedDict):
    """A face off; lists are attacker, defender."""

    kind: str
    seat: int
    attacker: str | None
    defender: str | None
    cards: list[CardView | None]
    figures: list[Figure | None]
    gasp: list[bool]
    sting: Figure
    add: list[Figure]
    off: bool
    no_slam: bool
    how: How | None


class OvertimeView(TypedDict):
    """The rounds of overtime; ``queue`` lists seat and player."""

    round: int
    defenders: list[str | None]
    top: list[str | None]
    gone: list[list[str | None]]
    queue: list[tuple[int, str | None]]


Asked = (
    asking.PickStarters
    | asking.WinThrowdown
    | asking.DrawUp
    | asking.Lay
    | asking.Contest
    | asking.FoulOrWait
    | asking.Resolve
    | asking.MeetShot
    | asking.MeetPass
    | asking.WhistleChaos
    | asking.WhistleMiss
    | asking.ClaimBall
    | asking.RaceForBall
    | asking.ChoosePace
    | asking.SortHand
    | asking.NameDefender
    | asking.LockCard
    | asking.DeclareHow
    | asking.DesignateDefender
    | asking.SendAttacker
)


class SlamBallView(TypedDict):
    """What a coach sees; a spectator's has no hand."""

    game: Literal["slamball"]
    seats: int
    options: dict[str, Any]
    seat: int | None
    phase: str
    to_move: list[int]
    asked: Asked | None
    teams: list[TeamView]
    floor: list[TeamFloor]
    hands: list[list[str | None]]
    kept: list[list[str]]
    score: list[int]
    timeouts: list[int]
    fouled: list[int]
    bonus: list[Literal["bonus", "double-bonus"] | None]
    clock: int
    time: str
    marks: list[MarkView | None]
    spent: list[SpentView]
    discard: list[str]
    chaos: ChaosView
    offense: int | None
    shot_clock: int
    head_to_heads: list[HeadToHeadView]
    figures: list[Figure]
    sting: Figure
    via: ViaView | None
    last: list[str | None]
    pushed: bool
    attack: CardView | None
    defend: CardView | None
    current: CardView | None
    pace: PaceView | None
    doing: DoingView | None
    no_slam: bool
    replay: bool
    sealed: list[bool]
    pending: dict[str, Any] | None
    face_off: FaceOffView | None
    overtime: OvertimeView | None
    outcome: OutcomeView | None
    box: NotRequired[list[BoxSheet]]
    hand: NotRequired[list[CardView]]
    left: NotRequired[dict[str, list[DeckCard]]]
    my_sealed: NotRequired[list[str] | str | None]
