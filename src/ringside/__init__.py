"""Ringside: tabletop games, their rules written once for people, bots and research.

>>> import ringside
>>> state = ringside.game("sumo").new(seats=2, seed=7)
>>> state.to_move()
[0, 1]
"""

from __future__ import annotations

from ringside.batches import Batch, batch
from ringside.core.bot import Bot, ask
from ringside.core.errors import (
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    RingsideError,
    UnknownGame,
)
from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng, seeded
from ringside.core.state import State
from ringside.games import game, games

__version__ = "0.1.0"

__all__ = [
    "Batch",
    "Bot",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Outcome",
    "RingsideError",
    "Rng",
    "State",
    "UnknownGame",
    "ask",
    "batch",
    "game",
    "games",
    "seeded",
]
