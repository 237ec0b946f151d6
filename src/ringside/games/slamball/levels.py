"""Five opponents, the weakest first. The words call them by their names."""

# Not compiled: it only lists bots that are.

from __future__ import annotations

from collections.abc import Callable

from ringside.core.bot import Bot
from ringside.games.slamball.bot import FriendlyBot
from ringside.games.slamball.coach.outlook import read_outlook
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.thinker import Thinker

OUTLOOK = read_outlook()

LEVELS: dict[str, Callable[[], Bot]] = {
    # A newcomer wins every race against the first, and the early ones against the second.
    "level-1": lambda: FriendlyBot(marks=LAST_MARK),
    "level-2": lambda: FriendlyBot(marks=10),
    "level-3": lambda: Thinker(worlds=3, depth=3),
    "level-4": lambda: Thinker(worlds=7, depth=5),
    # The last one has learnt from games among coaches what matters when; the others count.
    "level-5": lambda: Thinker(worlds=40, depth=3, outlook=OUTLOOK),
}
