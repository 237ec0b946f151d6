"""Five opponents, the weakest first. The words call them by their names.

The first looks at a handful of moves and counts pieces, room and cards, the others know what
matters when; the higher, the longer they think ahead. How long is set by iterations, so that moves
are reproducible.
"""

# Not compiled: it only lists bots that are.

from __future__ import annotations

from collections.abc import Callable

from ringside.bots.search import SearchBot
from ringside.core.bot import Bot
from ringside.games.slime.hooks import SlimeHooks
from ringside.games.slime.judgement import JUDGES

# Judged tables differ little, so little curiosity goes a long way.
CURIOSITY = 0.1


def counter(iterations: int) -> Bot:
    """A player who thinks ahead and counts pieces and cards."""
    return SearchBot(iterations, hooks=SlimeHooks(8), curiosity=CURIOSITY)


def judge(iterations: int) -> Bot:
    """A player who thinks ahead and has learnt what matters when."""
    return SearchBot(iterations, hooks=SlimeHooks(0, JUDGES), curiosity=CURIOSITY, brief=True)


LEVELS: dict[str, Callable[[], Bot]] = {
    "level-1": lambda: counter(14),
    "level-2": lambda: judge(9),
    "level-3": lambda: judge(55),
    "level-4": lambda: judge(500),
    "level-5": lambda: judge(4000),
}
