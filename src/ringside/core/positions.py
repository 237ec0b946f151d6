"""Positions: everything about a state as JSON, and back."""

# Not compiled: it is called by plain Python, and nothing in it is hot.

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from ringside.core.errors import InvalidOption, InvalidPosition
from ringside.core.outcome import Outcome, ranks_of
from ringside.core.reading import Reader, shown, whole
from ringside.core.rng import Rng, rng_from_text, seeded
from ringside.core.state import State

if TYPE_CHECKING:
    from ringside.core.game import Game

S = TypeVar("S", bound=State)


def written(game: Game[S], state: S) -> dict[str, Any]:
    """Everything about a state."""
    outcome = state.outcome()
    return {
        "game": game.id,
        "seats": state.seats,
        "options": options_of(state),
        **game.write(state),
        "outcome": None if outcome is None else outcome.to_json(),
        "rng": state.rng.text(),
    }


def read(game: Game[S], position: Mapping[str, Any], seed: int) -> S:
    """The state of a position; one without ``rng`` goes on with the chance of ``seed``."""
    if not isinstance(position, Mapping):
        raise InvalidPosition("position", found=shown(position))
    fields = Reader(position)
    if fields.value("game") != game.id:
        raise InvalidPosition("other-game", found=shown(fields.value("game")), wanted=game.id)
    options = fields.data.get("options", {})
    if not isinstance(options, Mapping):
        raise fields.misfit("options", "object")
    try:
        seats = game.check_seats(fields.value("seats"))
        checked = game.check_options(options)
    except InvalidOption as error:
        raise InvalidPosition(error.code, game=error.game, **error.about) from None
    state = game.read(fields, seats, checked, read_rng(fields, seed))
    outcome = read_outcome(game, fields, seats)
    if outcome is not None:
        game.set_outcome(state, outcome)
    state.origin = {"position": game.position(state)}
    return state


def read_rng(fields: Reader, seed: int) -> Rng:
    """The chance of a position."""
    text = fields.data.get("rng")
    if text is None:
        return seeded(seed)
    try:
        if isinstance(text, str):
            return rng_from_text(text)
    except ValueError:
        pass
    raise fields.misfit("rng", "rng")


def read_outcome(game: Game[Any], fields: Reader, seats: int) -> Outcome | None:
    """How the game of a position ended, if it has."""
    if fields.data.get("outcome") is None:
        return None
    inside = fields.inside("outcome")
    reason = inside.choice("reason", tuple(game.reasons))

    def rank(value: object, where: str) -> int:
        return whole(value, where, 1, seats)

    ranks = tuple(inside.items("ranks", rank, seats))
    if ranks != ranks_of([-rank for rank in ranks]):
        raise inside.misfit("ranks", "ranks")
    winners = tuple(seat for seat in range(seats) if ranks[seat] == 1)
    if inside.value("winners") != list(winners):
        raise inside.misfit("winners", "winners")
    return Outcome(winners, ranks, reason, game.reasons[reason])


def options_of(state: State) -> dict[str, Any]:
    """The options of a state, for others to keep: changing a list in them changes no game."""
    return {
        name: value.copy() if isinstance(value, list) else value
        for name, value in state.options.items()
    }
