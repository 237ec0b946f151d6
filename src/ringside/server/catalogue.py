"""The games as the home page shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ringside.core.game import Game
from ringside.core.options import Choice, Flag, Integer, Option, Seat, Words
from ringside.games import games
from ringside.server.messages import BotInfo, GameInfo, OptionInfo

TITLES = {"random": "Easy", "heuristic": "Steady"}


def option_info(option: Option) -> OptionInfo:
    """An option, enough to draw a form."""
    info = OptionInfo(option.name, option.help, "data", option.default)
    match option:
        case Choice(choices=choices, means=means):
            info.kind, info.choices, info.means = "choice", list(choices), list(means)
        case Integer(least=least, most=most):
            info.kind, info.least, info.most = "integer", least, most
            if isinstance(option, Seat):
                info.kind = "seat"
        case Flag():
            info.kind = "flag"
        case Words(choices=choices, means=means):
            info.kind, info.choices, info.means = "words", list(choices), list(means)
    return info


def bot_title(level: str) -> str:
    """What people call a bot's level."""
    return TITLES.get(level, level.replace("-", " ").capitalize())


def game_info(game: Game[Any]) -> GameInfo:
    """A game with its options and bots."""
    return GameInfo(
        id=game.id,
        title=game.title,
        tagline=game.tagline,
        designer=game.designer,
        publisher=game.publisher,
        minutes=game.minutes,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=[option_info(option) for option in game.options],
        bots=[BotInfo(level, bot_title(level)) for level in game.bots],
    )


@cache
def catalogue() -> list[GameInfo]:
    """All games."""
    return [game_info(game) for game in games()]
