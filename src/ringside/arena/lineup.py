"""Who plays: bots by name, one for every seat."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any

from ringside.core.bot import Bot
from ringside.core.errors import InvalidOption, RingsideError
from ringside.core.game import Game
from ringside.core.reading import shown
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.words.bots import LEVEL

QUICK = "heuristic"
FIRST = f"{LEVEL}2"  # not the very weakest


def usual_bot(game: Game[Any]) -> str:
    """The bot that plays where none is named: the last of those that are no level, since the
    highest levels take their time."""
    plain = [name for name in game.bots if not name.startswith(LEVEL)]
    return plain[-1] if plain else next(iter(game.bots))


def first_bot(game: Game[Any]) -> str:
    """The bot that somebody new meets."""
    return FIRST if FIRST in game.bots else usual_bot(game)


def quick_bot(game: Game[Any]) -> str:
    """The bot that plays many games where none is named: one that knows the game and is quick."""
    return QUICK if QUICK in game.bots else usual_bot(game)


def bot_named(game: Game[Any], name: str) -> Bot:
    """A bot that knows the game, by its name or as ``module:Class``; InvalidOption suggests the
    nearest name."""
    if ":" in name:
        return bot_from(name)
    if name not in game.bots:
        near = get_close_matches(name.lower(), list(game.bots), 1, 0.5)
        raise InvalidOption(
            "no-such-bot",
            title=game.title,
            name=shown(name),
            near=near[0] if near else None,
            known=list(game.bots),
        )
    return game.bots[name]()


def bot_from(name: str) -> Bot:
    """A bot of anybody's, from a module that can be imported here."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # the command alone would not look where it is called
    module, _, made = name.partition(":")
    try:
        bot = getattr(import_module(module), made)()
    except Exception as error:
        raise InvalidOption("no-such-class", name=shown(name), problem=str(error)) from None
    if not isinstance(bot, Bot):
        raise InvalidOption("no-bot-class", name=shown(name))
    return Watched(bot, name)


class Watched(Bot):
    """A bot from elsewhere, of which it is not known whether it keeps to the rules."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot = bot
        self.name = name

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.legal(seat)
        action = self.bot.choose(state, seat, rng)
        if action not in actions:
            raise RingsideError("bot-illegal", name=shown(self.name), action=shown(action))
        return action


def lineup(game: Game[Any], names: Sequence[str], seats: int | None) -> list[str]:
    """A bot's name for every seat; the last one named fills the seats that are left.

    Without a number of seats there are as many as bots, or as the game needs.
    """
    if not names:
        raise InvalidOption("no-bots")
    for name in names:
        bot_named(game, name)
    count = game.check_seats(max(len(names), game.least_seats) if seats is None else seats)
    if len(names) > count:
        raise InvalidOption("too-many-bots", bots=len(names), count=count)
    return [*names, *[names[-1]] * (count - len(names))]
