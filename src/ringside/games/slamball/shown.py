"""The type of a coach's view, for those who write clients. view.py fills it in."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ringside.core.outcome import OutcomeView

How = Literal["fast", "big"]


class Asked(TypedDict):
    """What is being asked, and the rule that asks."""

    text: str
    rule: str


class TeamPlayer(TypedDict):
    """One of seven."""

    id: str
    name: str
    role: Literal["stopper", "gunner", "handler"]
    number: int


class Team(TypedDict):
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


class Figure(TypedDict):
    """Speed and power."""

    speed: int
    power: int


class BallCard(TypedDict):
    """A card. Face down it is only its player's; on the floor it may have more."""

    player: str | None
    name: NotRequired[str]
    lines: NotRequired[list[str]]
    boost: NotRequired[bool]
    attached: NotRequired[str | None]
    brings: NotRequired[Figure | None]
    line: NotRequired[int]
    up: NotRequired[bool]


class Mark(TypedDict):
    """A used mark of the clock: the card, whose, and whether it scored."""

    card: str
    seat: int
    player: str | None
    scored: bool


class Chaos(TypedDict):
    """The chaos cards."""

    deck: int
    discard: list[str]


class HeadToHead(TypedDict):
    """A place of the shot clock, and what lies there."""

    name: str
    now: bool
    offense: BallCard | None
    defense: BallCard | None


class Via(TypedDict):
    """The pass that brought the ball here."""

    kind: str
    by: str | None


class Pace(TypedDict):
    """From winning the ball until the choice of pace."""

    kept: bool
    gap: bool


class Doing(TypedDict):
    """What the offense does in this head-to-head."""

    do: str
    line: str | None
    points: int
    how: How | None
    risky: bool
    off: NotRequired[bool]


class FaceOff(TypedDict):
    """A face off; lists are attacker, defender."""

    kind: str
    seat: int
    attacker: str | None
    defender: str | None
    cards: list[BallCard | None]
    figures: list[Figure | None]
    gasp: list[bool]
    sting: Figure
    add: list[Figure]
    off: bool
    no_slam: bool
    how: How | None


class Overtime(TypedDict):
    """The rounds of overtime; ``queue`` lists seat and player."""

    round: int
    defenders: list[str | None]
    top: list[str | None]
    gone: list[list[str | None]]
    queue: list[tuple[int, str | None]]


class SlamBallView(TypedDict):
    """What a coach sees; a spectator's has no hand."""

    game: Literal["slamball"]
    seats: int
    options: dict[str, Any]
    seat: int | None
    phase: str
    to_move: list[int]
    asked: Asked | None
    teams: list[Team]
    floor: list[TeamFloor]
    hands: list[list[str | None]]
    kept: list[list[str]]
    score: list[int]
    timeouts: list[int]
    fouled: list[int]
    bonus: list[Literal["bonus", "double bonus"] | None]
    clock: int
    time: str
    marks: list[Mark | None]
    discard: list[str]
    thrown: list[BallCard]
    chaos: Chaos
    offense: int | None
    shot_clock: int
    head_to_heads: list[HeadToHead]
    figures: list[Figure]
    sting: Figure
    via: Via | None
    last: list[str | None]
    pushed: bool
    attack: BallCard | None
    defend: BallCard | None
    current: BallCard | None
    pace: Pace | None
    doing: Doing | None
    no_slam: bool
    replay: bool
    sealed: list[bool]
    pending: dict[str, Any] | None
    face_off: FaceOff | None
    overtime: Overtime | None
    outcome: OutcomeView | None
    hand: NotRequired[list[BallCard]]
    my_sealed: NotRequired[list[str] | str | None]
