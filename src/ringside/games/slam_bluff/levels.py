"""Five opponents, the weakest first. The words call them by their names."""

# Not compiled: it only lists bots that are.

from __future__ import annotations

from collections.abc import Callable

from ringside.core.bot import Bot
from ringside.games.slam_bluff.champion import ChampionBot
from ringside.games.slam_bluff.people import BoldBot, CarefulBot, ReckoningBot, TrustingBot

LEVELS: dict[str, Callable[[], Bot]] = {
    "level-1": TrustingBot,
    "level-2": BoldBot,
    "level-3": CarefulBot,
    "level-4": ReckoningBot,
    "level-5": ChampionBot,
}
