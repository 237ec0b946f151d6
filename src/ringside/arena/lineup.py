"""Who plays: bots by name, one for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from ringside.core.bot import Bot
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.core.reading import shown


def strongest(game: Game[Any]) -> str:
    """The name of the bot that is hardest to beat: a game lists the weakest first."""
    return list(game.bots)[-1]


def bot_named(game: Game[Any], name: str) -> Bot:
    """A bot that knows the game; InvalidOption suggests the nearest name."""
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
