"""Records: how a game began and what was played in it, and the game again."""

# Not compiled: it is called by plain Python, and nothing in it is hot.

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ringside.core.errors import InvalidMove, InvalidOption, InvalidRecord, RingsideError
from ringside.core.positions import options_of
from ringside.core.reading import Reader, as_whole, shown
from ringside.core.rng import KeyedRng, Rng, commitment, deal_key, seeded
from ringside.core.state import State

if TYPE_CHECKING:
    from ringside.core.game import Game

S = TypeVar("S", bound=State)


def begin(game: Game[S], origin: Mapping[str, Any], seats: Any, options: Mapping[str, Any]) -> S:
    """The first position of a game that came from a seed, a secret or a position."""
    if origin.get("position") is not None:
        return game.from_position(origin["position"])
    count = game.check_seats(game.least_seats if seats is None else seats)
    checked = game.check_options(options)
    if origin.get("secret") is not None:
        rng, kept = fair_rng(origin)
    else:
        seed = as_whole(origin.get("seed"))
        if seed is None:
            raise InvalidOption("seed", found=shown(origin.get("seed")))
        rng, kept = seeded(seed), {"seed": seed}
    state = game.deal(count, checked, rng)
    state.origin = kept
    return state


def fair_rng(origin: Mapping[str, Any]) -> tuple[Rng, dict[str, Any]]:
    """The chance of a deal that can be verified."""
    secret, words = origin["secret"], origin.get("words", [])
    if not isinstance(secret, str) or not re.fullmatch("[0-9a-f]{64}", secret):
        raise InvalidOption("secret")
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise InvalidOption("deal-words")
    return KeyedRng(deal_key(bytes.fromhex(secret), words)), {"secret": secret, "words": words}


def written(game: Game[S], state: S) -> dict[str, Any]:
    """The whole game as played."""
    if state.origin is None:
        raise RingsideError("no-record")
    played = begin(game, state.origin, state.seats, state.options)
    moves: list[list[Any]] = []
    for number in state.history:
        seat, action = divmod(number, game.num_actions)
        moves.append([seat, played.text(seat, action)])
        played.apply(seat, action)
    outcome = state.outcome()
    record = {
        "game": game.id,
        "version": game.version,
        "seats": state.seats,
        "options": options_of(state),
        **state.origin,
        "moves": moves,
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if "secret" in record:
        record["commitment"] = commitment(bytes.fromhex(record["secret"]))
    return record


def replayed(game: Game[S], record: Mapping[str, Any], moves: int | None) -> S:
    """The state a record leads to, or the one after its first ``moves``."""
    try:
        fields = Reader(record, "record")
        if fields.value("game") != game.id:
            raise InvalidRecord("other-game", found=shown(fields.value("game")), wanted=game.id)
        version = fields.whole("version")
        rules = game.by_rules(version)
        if rules is None:
            raise InvalidRecord(
                "record-version", title=game.title, version=version, known=game.version
            )
        if rules is not game:
            return cast("S", rules.replay(record, moves))
        options = fields.value("options")
        if not isinstance(options, Mapping):
            raise fields.misfit("options", "object")
        state = begin(game, record, fields.value("seats"), options)
        played = fields.value("moves")
        if not isinstance(played, list | tuple):
            raise fields.misfit("moves", "list")
        for number, entry in enumerate(played if moves is None else played[:moves], 1):
            try:
                if not isinstance(entry, list | tuple) or len(entry) != 2:
                    raise InvalidMove("record-entry", found=shown(entry))
                state.play(entry[0], entry[1])
            except RingsideError as error:
                seat = entry[0] if isinstance(entry, list | tuple) and entry else None
                seat = seat if type(seat) is int and 0 <= seat < state.seats else None
                raise InvalidRecord(
                    "record-move", number=number, seat=seat, problem=error.told()
                ) from None
    except InvalidRecord:
        raise
    except RingsideError as error:
        raise InvalidRecord("record-replay", problem=error.told()) from None
    return state
