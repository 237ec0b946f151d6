"""A Tide Line state as the ledger's JSON, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ringside.core.errors import InvalidPosition
from ringside.core.reading import Reader, misfit, whole
from ringside.core.rng import Rng
from ringside.templates.new_game.tide_line.data import NUMBERS
from ringside.templates.new_game.tide_line.rules import NONE, TideLineState

if TYPE_CHECKING:
    from ringside.core.game import Game


def number(action: int) -> int | None:
    """A chosen number, or None for NONE."""
    return None if action == NONE else NUMBERS[action]


def write(state: TideLineState) -> dict[str, Any]:
    """The fields of the position."""
    return {
        "heap": state.heap,
        "rounds": state.rounds,
        "taken": state.taken.copy(),
        "chosen": [number(action) for action in state.chosen],
        "last": [number(action) for action in state.last],
    }


def read(
    fields: Reader, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng
) -> TideLineState:
    """The state of a position."""
    state = TideLineState(game, seats, options, rng)
    state.heap = fields.whole("heap")
    state.rounds = fields.whole("rounds")
    state.taken = fields.items("taken", whole, seats)
    state.chosen = fields.items("chosen", choice, seats)
    state.last = fields.items("last", choice, seats)
    if NONE not in state.chosen:
        raise InvalidPosition("all-chosen", game="tide-line")
    return state


def choice(value: object, where: str) -> int:
    """A chosen number as an action, or NONE for null."""
    if value is None:
        return NONE
    if isinstance(value, bool) or not isinstance(value, int) or value not in NUMBERS:
        raise misfit(where, value, "choice", choices=[str(number) for number in NUMBERS])
    return NUMBERS.index(value)
