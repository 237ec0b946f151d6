"""The type of a seat's view of Slime Games, for those who write clients. view.py fills it in."""

# Not compiled: the types are read when the schema for clients is made.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ringside.core.outcome import OutcomeView
from ringside.games.slime.events import (
    Choose,
    Draw,
    Enter,
    GiveUp,
    Haunt,
    React,
    Reward,
    TakeTurn,
)

# A name that is no word of Python's own.
SlimePending = TypedDict(
    "SlimePending",
    {
        "card": str,
        "by": int,
        "as": int,
        "stops": list[int],
        "left": int,
        "target": str | list[str] | None,
        "moved": list[str],
        "stands": NotRequired[bool],
    },
)


class SlimeBoard(TypedDict):
    """The hexes of the board, and those with flowers."""

    name: str
    radius: int
    hexes: list[str]
    flowers: list[str]


class SlimeGroup(TypedDict):
    """A slime on the board."""

    owner: int
    size: int
    hexes: list[str]


class SlimeScore(TypedDict):
    """How a seat would come out if it were counted now."""

    seat: int
    rank: int
    pieces: int
    slimes: list[int]
    stuck: bool
    flowers: NotRequired[int]
    flowers_in_one: NotRequired[int]


class SlimeView(TypedDict):
    """What a seat of Slime Games sees; a spectator's has no hand."""

    game: Literal["slime"]
    seats: int
    options: dict[str, Any]
    seat: int | None
    phase: str
    to_move: list[int]
    turn: int
    direction: int
    turns: int
    quiet: int
    played: int
    replaced: bool
    reentered: bool
    pending: SlimePending | None
    board: SlimeBoard
    slime: dict[str, int]
    slimes: list[SlimeGroup]
    hand_sizes: list[int]
    deck: int
    discard: list[str]
    market: list[str]
    stuck: list[bool]
    entered: list[bool]
    score: list[SlimeScore]
    outcome: OutcomeView | None
    asked: Enter | Draw | TakeTurn | React | Choose | GiveUp | Haunt | Reward | None
    hand: NotRequired[list[str]]
