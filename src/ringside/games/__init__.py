"""The games Ringside has, found by id."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ringside.core.errors import unknown_game
from ringside.core.game import Game

# In the order in which lists show them. A game is imported when it is first asked for.
MODULES = {
    "slambo": "ringside.games.slambo",
    "sumo": "ringside.games.sumo",
    "slam-bluff": "ringside.games.slam_bluff",
    "slamball": "ringside.games.slamball",
    "slime": "ringside.games.slime",
}


def game(id: str) -> Game[Any]:
    """The game with this id; UnknownGame suggests the nearest.

    >>> game("sumo").title
    'SUMO'
    """
    if not isinstance(id, str) or id not in MODULES:
        raise unknown_game(id, MODULES)
    found: Game[Any] = import_module(MODULES[id]).GAME
    return found


def games() -> tuple[Game[Any], ...]:
    """All games."""
    return tuple(game(id) for id in MODULES)
