"""Who plays: bots by name, one for every seat."""

from __future__ import annotations

import os
import re
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
from ringside.words import LANGUAGES
from ringside.words.bots import LEVEL, bot_title, bot_told
from ringside.words.moves import words_of

QUICK = "heuristic"
FIRST = f"{LEVEL}2"  # not the very weakest
LEVEL_NUMBER = re.compile(r"(level)?\d+")  # as `folded`


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


def best_bot(game: Game[Any]) -> str:
    """The bot to ask for advice."""
    return max((name for name in game.bots if name.startswith(LEVEL)), default=usual_bot(game))


def bot_named(game: Game[Any], name: str) -> Bot:
    """A bot that knows the game, by any name that `bot_id` knows or as ``module:Class``."""
    return bot_from(name) if ":" in name else game.bots[bot_id(game, name)]()


def bots_in(game: Game[Any], names: str, language: str = "en") -> list[str]:
    """The ids of bots whose names are separated by commas."""
    return [bot_id(game, name.strip(), language) for name in names.split(",")]


def bot_id(game: Game[Any], name: str, language: str = "en") -> str:
    """The id of a bot, named by that, by its level's number or by what people call it in any
    language; ``module:Class`` is its own. InvalidOption suggests the nearest name, or says which
    levels there are."""
    if ":" in name or name in game.bots:
        return name
    called: dict[str, tuple[str, str]] = {}  # each name as `folded`, the name itself, and the id
    for bot in game.bots:
        titles = (bot_title(words_of(game), bot, spoken) for spoken in LANGUAGES)
        for one in (bot, bot.removeprefix(LEVEL), *titles):
            called.setdefault(folded(one), (one, bot))
    if folded(name) in called:
        return called[folded(name)][1]
    levels = [bot for bot in game.bots if bot.startswith(LEVEL)]
    others = [bot for bot in game.bots if bot not in levels]
    known = [bot_told(words_of(game), bot, language) for bot in levels + others]
    about: dict[str, Any] = {"title": game.title, "name": shown(name), "known": known}
    if levels and LEVEL_NUMBER.fullmatch(folded(name)):
        raise InvalidOption("no-such-level", **about, most=len(levels))
    near = get_close_matches(folded(name), list(called), 1, 0.5)
    raise InvalidOption("no-such-bot", **about, near=called[near[0]][0] if near else None)


def folded(name: str) -> str:
    """A name without capitals, spaces and hyphens."""
    return name.casefold().replace(" ", "").replace("-", "")


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

    def watches(self) -> bool:
        return self.bot.watches()

    def watch(self, view: dict[str, Any]) -> None:
        self.bot.watch(view)


def lineup(game: Game[Any], names: Sequence[str], seats: int | None) -> list[str]:
    """A bot's id for every seat; the last one named fills the seats that are left.

    Without a number of seats there are as many as bots, or as the game needs.
    """
    if not names:
        raise InvalidOption("no-bots")
    ids = [bot_id(game, name) for name in names]
    for name in ids:
        bot_named(game, name)
    count = game.check_seats(max(len(names), game.least_seats) if seats is None else seats)
    if len(names) > count:
        raise InvalidOption("too-many-bots", bots=len(names), count=count)
    return filled(ids, count)


def filled(bots: Sequence[str], count: int) -> list[str]:
    """So many bots: those named, and the last of them again."""
    return [bots[min(seat, len(bots) - 1)] for seat in range(count)]
