"""Cards, players and figures as views, events and prompts carry them."""

# Not compiled: the types are read when the schema for clients is made.

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

LineKind = Literal[
    "chaos",
    "foul",
    "hit",
    "steal",
    "stop",
    "lbr",
    "slam",
    "layup",
    "jumper",
    "pass",
    "lob",
    "outlet",
    "boost",
]


class CardLine(TypedDict):
    """One line of a card, with what its kind has: the message ``line-<kind>`` tells it."""

    kind: LineKind
    points: NotRequired[int]
    speed: NotRequired[int]
    power: NotRequired[int]
    risky: NotRequired[bool]
    loose: NotRequired[bool]
    title: NotRequired[str]


class Figure(TypedDict):
    """Speed and power."""

    speed: int
    power: int


class Effect(TypedDict):
    """What a chaos card does: the message ``effect-<kind>`` tells it."""

    kind: Literal[
        "face-off", "loose", "gain", "lose", "no-slam", "draw", "nothing", "whistle", "boost"
    ]
    speed: int
    power: int


class OwnPlayer(TypedDict):
    """A player of a team that a coach brought along, who has no name in the catalogue."""

    kind: Literal["named"]
    id: str
    name: str


PlayerName = str | OwnPlayer
"""A player's id, or an own player with the name."""
