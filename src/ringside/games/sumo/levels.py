"""Five opponents, the weakest first. The words call them by their names."""

# Not compiled: it only lists bots that are.

from __future__ import annotations

from collections.abc import Callable

from ringside.bots.single_tree import SingleTreeBot
from ringside.core.bot import Bot
from ringside.games.sumo.beginner import Beginner, Novice
from ringside.games.sumo.bot import SumoBot
from ringside.games.sumo.reader import Reader

LEVELS: dict[str, Callable[[], Bot]] = {
    "level-1": Novice,
    "level-2": Beginner,
    "level-3": SumoBot,
    # Searches as `sharp` does, for less long: guesses at the hand, and believes nobody.
    "level-4": lambda: SingleTreeBot(600),
    # Reads hands from plays, and answers habits.
    "level-5": lambda: Reader(clash=30000, iterations=12000),
}
