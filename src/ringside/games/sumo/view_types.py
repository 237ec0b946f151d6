"""The type of a seat's view of SUMO, for those who write clients. view.py fills it in."""

# Not compiled: the types are read when the schema for clients is made.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ringside.core.outcome import OutcomeView
from ringside.games.sumo.events import ChooseClash, Follow, Lead

Phase = Literal["clash", "lead", "follow", "over"]


class SumoTrick(TypedDict):
    """A finished trick: who led, and both cards, the leader's first."""

    lead: int
    cards: list[str]


class SumoView(TypedDict):
    """What a seat of SUMO sees; a spectator's has no hand."""

    game: Literal["sumo"]
    seats: int
    options: dict[str, Any]
    seat: int | None
    phase: Phase
    to_move: list[int]
    hand_sizes: list[int]
    aside: int
    clash: list[list[str]]
    sealed: list[bool]
    ring: int
    lead: int | None
    led: str | None
    tricks: list[SumoTrick]
    deals: int
    outcome: OutcomeView | None
    asked: ChooseClash | Lead | Follow | None
    hand: NotRequired[list[str]]
    my_sealed: NotRequired[str | None]
