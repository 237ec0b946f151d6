"""The games there are: a game is found by being there.

Every package in this folder that has a ``GAME`` is one; its id is the folder's name with hyphens.
A package from elsewhere announces its game by an entry point of the group ``ringside.games``,
whose name is the game's id:

    [project.entry-points."ringside.games"]
    pebbles = "pebbles:GAME"
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, overload

from ringside.core.errors import UnknownGame, unknown_game
from ringside.core.game import Game
from ringside.core.state import State

if TYPE_CHECKING:
    from ringside.games.slam_bluff import SlamBluff
    from ringside.games.slamball import Slamball
    from ringside.games.slambo import Slambo
    from ringside.games.slime import Slime
    from ringside.games.sumo import Sumo

GROUP = "ringside.games"


@cache
def own() -> dict[str, EntryPoint]:
    """Where the games of this folder are, by id."""
    folders = sorted(found.name for found in iter_modules(__path__) if found.ispkg)
    places = [
        EntryPoint(folder.replace("_", "-"), f"{__name__}.{folder}:GAME", GROUP)
        for folder in folders
    ]
    return {place.name: place for place in places}


@cache
def announced() -> dict[str, EntryPoint]:
    """Where the games of other packages are, by id; an id that is taken is not given again."""
    found: dict[str, EntryPoint] = {}
    for place in entry_points(group=GROUP):
        first = own().get(place.name) or found.setdefault(place.name, place)
        if first.value != place.value:
            _warn(f"{place.value} is left out: the game {place.name!r} is {first.value}")
    return found


def ids() -> tuple[str, ...]:
    """The ids of all games; none is imported for it."""
    return (*own(), *announced())


# So that editors and type checkers know what a game of this folder gives; nothing else needs it.
@overload
def game(id: Literal["slam-bluff"]) -> SlamBluff: ...
@overload
def game(id: Literal["slamball"]) -> Slamball: ...
@overload
def game(id: Literal["slambo"]) -> Slambo: ...
@overload
def game(id: Literal["slime"]) -> Slime: ...
@overload
def game(id: Literal["sumo"]) -> Sumo: ...
@overload
def game(id: str) -> Game[State]: ...
def game(id: str) -> Game[Any]:
    """The game with this id; UnknownGame suggests the nearest. No other is imported for it.

    >>> game("sumo").title
    'SUMO'
    """
    if isinstance(id, str) and id in own():
        return _game(own()[id])
    place = announced().get(id) if isinstance(id, str) else None
    if place is None:
        raise unknown_game(id, ids())
    try:
        return _game(place)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise UnknownGame("broken-game", name=id, place=place.value, problem=problem) from error


def games() -> tuple[Game[State], ...]:
    """All games, the shortest first.

    A game from elsewhere that cannot be imported is left out, with a warning.
    """
    found = [_game(place) for place in own().values() if hasattr(_package(place), place.attr)]
    for id in announced():
        try:
            found.append(game(id))
        except UnknownGame as error:
            _warn(str(error))
    return tuple(sorted(found, key=lambda game: (game.minutes, game.title.casefold())))


def _package(place: EntryPoint) -> ModuleType:
    return import_module(place.module)


def _game(place: EntryPoint) -> Game[Any]:
    """The game at a place, if it is the one that the place is for."""
    found = place.load()
    if not isinstance(found, Game) or found.id != place.name:
        raise TypeError(f"{place.value} is {found!r}, not the game {place.name!r}")
    return found


def _warn(problem: str) -> None:
    warnings.warn(problem, RuntimeWarning, stacklevel=3)
