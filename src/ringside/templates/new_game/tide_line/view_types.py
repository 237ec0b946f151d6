"""The type of a seat's view of Tide Line, for those who write clients. view.py fills it in."""

# Not compiled: the types are read when the schema for clients is made.

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ringside.core.outcome import OutcomeView
from ringside.templates.new_game.tide_line.events import ChooseNumber


class TideLineView(TypedDict):
    """What a seat of Tide Line sees; a spectator's has no number of its own."""

    game: Literal["tide-line"]
    seats: int
    options: dict[str, Any]
    seat: int | None
    to_move: list[int]
    heap: int
    round: int
    taken: list[int]
    closed: list[bool]
    last: list[int | None]
    outcome: OutcomeView | None
    asked: ChooseNumber | None
    my_number: NotRequired[int | None]
