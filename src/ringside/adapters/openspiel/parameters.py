"""Seats and options as OpenSpiel's parameters, which are whole numbers, texts, and yes or no."""

from __future__ import annotations

import json
from typing import Any

import pyspiel

from ringside.core.game import Game
from ringside.core.options import Choice, Flag, Integer, Option
from ringside.core.reading import misfit

NONE = -1  # a whole number that is not given
SHARED = {
    "players": NONE,  # OpenSpiel's word for seats
    "seats": NONE,
    "position": "",  # as JSON: begin there
    "keep": False,  # the tree, where chance is explicit: quick for what walks it again and again
    "rng_seed": NONE,  # for games whose chance is sampled
}


def specification(game: Game[Any]) -> dict[str, Any]:
    """Every parameter with its default: ours, and the game's options."""
    # Own decisions in the tensor of an information state; each takes a number for every action.
    recall = {"recall": 8 if game.num_actions < 1000 else 1}
    return {**SHARED, **recall, **{option.name: default(option) for option in game.options}}


def default(option: Option) -> Any:
    """An option's default as a parameter."""
    if isinstance(option, Integer):
        return NONE if option.default is None else option.default
    if isinstance(option, Flag):
        return option.default
    if isinstance(option, Choice):
        return as_text(option.default)
    return ",".join(option.default or ())


def as_text(choice: str) -> str:
    """A choice as OpenSpiel can read it: it would take "1-9" for a number."""
    return choice.replace("-", "to") if choice[0].isdigit() else choice


def options_from(game: Game[Any], parameters: dict[str, Any]) -> dict[str, Any]:
    """The options that parameters mean; those at their defaults are left out."""
    found: dict[str, Any] = {}
    for option in game.options:
        value = parameters[option.name]
        if value != default(option):
            if isinstance(option, Choice):
                value = {as_text(choice): choice for choice in option.choices}.get(value, value)
            elif not isinstance(option, Integer | Flag):
                value = option.read(value)
            found[option.name] = value
    return found


def seats_given(parameters: dict[str, Any]) -> int:
    """The number of seats, by either name; NONE if it is not given."""
    seats, players = int(parameters["seats"]), int(parameters["players"])
    if NONE not in (seats, players) and seats != players:
        raise pyspiel.SpielError(
            f"players and seats mean the same, and cannot be {players} and {seats}."
        )
    return players if seats == NONE else seats


def seats_from(game: Game[Any], parameters: dict[str, Any]) -> int:
    """The number of seats: as few as can play, if it is not given."""
    given = seats_given(parameters)
    return game.check_seats(game.least_seats if given == NONE else given)


def position_from(game: Game[Any], parameters: dict[str, Any]) -> dict[str, Any] | None:
    """The position to begin in; InvalidPosition if it cannot be read."""
    if not parameters["position"]:
        return None
    try:
        position = json.loads(parameters["position"])
    except ValueError:
        position = None
    if not isinstance(position, dict):
        raise misfit("position", parameters["position"], "object")
    game.from_position({**position, "rng": None})
    return position
