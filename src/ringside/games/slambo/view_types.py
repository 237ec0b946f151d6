"""The type of a seat's view of SLAMBO!, for those who write clients. view.py fills it in."""

# Not compiled: the types are read when the schema for clients is made.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ringside.core.outcome import OutcomeView
from ringside.games.slambo.events import PlayCard


class SlamboView(TypedDict):
    """What a seat of SLAMBO! sees; a spectator's has no hand, and ``pile`` is there only where
    it lies open."""

    game: Literal["slambo"]
    seats: int
    options: dict[str, Any]
    seat: int | None
    to_move: list[int]
    hand_sizes: list[int]
    aside: int
    top: str | None
    pile_size: int
    last_pile: list[str]
    balance: int
    low: int
    high: int
    shame: list[int]
    shame_limit: int
    stake: int
    turn: int
    direction: int
    opener: int
    second: int | None
    bouts: int
    totals: bool
    outcome: OutcomeView | None
    asked: PlayCard | None
    pile: NotRequired[list[str]]
    hand: NotRequired[list[str]]
