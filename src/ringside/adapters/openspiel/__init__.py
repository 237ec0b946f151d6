"""Ringside's games in OpenSpiel. Importing this registers them:

>>> import pyspiel
>>> import ringside.adapters.openspiel
>>> game = pyspiel.load_game("ringside_sumo(moves=answer)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 13)

Parameters are ``seats`` (or ``players``), the game's options, ``position`` (a position as JSON to
begin in), ``recall`` (how many decisions the tensor of an information state goes back), ``keep``
(the tree, for algorithms that walk it again and again) and, where chance is sampled, ``rng_seed``.
Chance is explicit in SUMO, Slam Bluff and SLAMBO!, so that exact algorithms run on them, and
sampled in SlamBall and Slime Games.
"""

from __future__ import annotations

from collections.abc import Callable

import pyspiel

import ringside
from ringside.adapters.openspiel.games import SpielGame, SpielState, game_type, resampled
from ringside.core.rng import seeded

__all__ = ["SpielGame", "SpielState", "resampler"]


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """What ``ISMCTSBot.set_resampler`` takes: it draws what a player cannot know afresh, every
    world that fits equally likely."""
    rng = seeded(seed)
    return lambda state, player: resampled(state, player, rng)


for found in ringside.games():
    # A class of its own for each: OpenSpiel keeps it for longer than Python lives.
    made = type(f"{type(found).__name__}Game", (SpielGame,), {"game": found})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(game_type(found), made)
