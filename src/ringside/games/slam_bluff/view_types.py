"""The type of a seat's view of Slam Bluff, for those who write clients. view.py fills it in."""

# Not compiled: the types are read when the schema for clients is made.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ringside.core.outcome import OutcomeView
from ringside.games.slam_bluff.events import Answer, DeclareHigher, OnlyPass, OpenRound

Phase = Literal["declare", "respond", "over"]


class ShownRoll(TypedDict):
    """One challenge: what was rolled and claimed, and who paid."""

    roll: list[str]
    claim: str | None
    roller: int
    challenger: int
    loser: int


class Odds(TypedDict):
    """How likely a declaration is with dice of one's own: so many rolls make it true, so many let
    the next player truly follow it. The usual dice's are in the catalogue."""

    rolls: int
    of: int
    percent: int
    beat: NotRequired[int]
    risk: NotRequired[int]


class SlamBluffView(TypedDict):
    """What a seat of Slam Bluff sees; only the roller sees the roll, at the end everybody."""

    game: Literal["slam-bluff"]
    seats: int
    options: dict[str, Any]
    seat: int | None
    phase: Phase
    to_move: list[int]
    lives: list[int]
    out: list[int]
    turn: int
    roller: int
    claim: str | None
    number: int | None
    beaten: int | None
    opening: bool
    shown: list[ShownRoll]
    outcome: OutcomeView | None
    asked: OpenRound | DeclareHigher | OnlyPass | Answer | None
    roll: NotRequired[list[str]]
    odds: NotRequired[dict[str, Odds]]
