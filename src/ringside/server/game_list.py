"""The games as the home page shows them, and what else is published of each: its catalogue and
its words."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from ringside import words
from ringside.arena.lineup import quick_bot
from ringside.core.game import Game
from ringside.core.options import Choice, Data, Flag, Integer, Option, SeatNumber, Words
from ringside.games import game as find_game
from ringside.games import games
from ringside.server.answers import BotInfo, ChoiceInfo, GameInfo, OptionInfo
from ringside.words.bots import bot_line, bot_title


@cache
def game_list(language: str) -> list[GameInfo]:
    """All games, in a language."""
    return [game_info(game, language) for game in games()]


def game_info(game: Game[Any], language: str) -> GameInfo:
    """A game with its options and bots."""
    return GameInfo(
        id=game.id,
        title=game.title,
        edition=edition(game.id),
        tagline=words.message("tagline", {}, language, (), game.id),
        designer=game.designer,
        publisher=game.publisher,
        minutes=game.minutes,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        best_seats=game.best_seats or game.least_seats,
        options=[option_info(game.id, option, language) for option in game.options],
        bots=[bot_info(game.id, level, language) for level in game.bots],
        quick=quick_bot(game),
    )


def bot_info(game: str, level: str, language: str) -> BotInfo:
    """A bot by its name, and how it plays."""
    return BotInfo(level, bot_title(game, level, language), bot_line(game, level, language))


def option_info(game: str, option: Option, language: str) -> OptionInfo:
    """An option, enough to draw a form."""

    def said(part: str) -> str:
        return words.message(f"option-{option.name}", {}, language, (), game, part)

    info = OptionInfo(option.name, said("") or option.name, said("text"), "data", option.default)
    info.rule = option.rule
    match option:
        case Choice(choices=choices):
            info.kind = "choice"
            info.choices = [ChoiceInfo(choice, said(choice) or choice) for choice in choices]
        case Words(choices=choices, implied=implied):
            info.kind = "words"
            info.choices = [
                ChoiceInfo(choice, said(choice) or choice, choice in implied) for choice in choices
            ]
        case Integer(least=least, most=most):
            info.kind = "seat" if isinstance(option, SeatNumber) else "integer"
            info.least, info.most = least, most
        case Flag():
            info.kind = "flag"
        case Data(form=form):
            info.form = form
    return info


@cache
def catalogue_of(game: str) -> bytes:
    """A game's catalogue in JSON."""
    return msgspec.json.encode(find_game(game).catalogue())


@cache
def words_of(game: str, language: str) -> bytes:
    """The file of a game's words; empty if it has none in this language."""
    return words.source(game, language).encode()


@cache
def edition(game: str) -> str:
    """What changes whenever a game's catalogue or words do."""
    texts = [words_of(game, language) for language in words.LANGUAGES]
    return blake2b(b"\0".join([catalogue_of(game), *texts]), digest_size=6).hexdigest()
