"""Five opponents, the weakest first. The words call them by their names."""

# Not compiled: it only lists bots that are.

from __future__ import annotations

from collections.abc import Callable

from ringside.core.bot import Bot
from ringside.games.slambo.champion import ChampionBot
from ringside.games.slambo.people import BigBot, EdgeBot, MiddlingBot, SmallBot

LEVELS: dict[str, Callable[[], Bot]] = {
    "level-1": SmallBot,
    "level-2": MiddlingBot,
    "level-3": EdgeBot,
    "level-4": BigBot,
    "level-5": lambda: ChampionBot(rounds=12000, worlds=12000, tries=60000),
}
