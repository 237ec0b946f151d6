"""The five opponents: legal in every mode, blind to what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ringside import Bot, ask, seeded
from ringside.games.slambo import GAME
from ringside.games.slambo.champion import ChampionBot
from ringside.games.slambo.levels import LEVELS

from .table import bout

# The champion with little time: what is held of it here does not depend on how long it thinks.
PLAYERS: dict[str, Callable[[], Bot]] = {
    **LEVELS,
    "level-5": lambda: ChampionBot(rounds=60, worlds=20, tries=300),
}

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"side": "1-9", "memory": False}),
    (3, {"hand": 3}),
    (4, {"side": "1-9", "hand": 2}),
    (3, {"memory": False}),
    (2, {"hand": 15}),
    (2, {"deck": ["+8", "-7", "swing4", "copy"] * 20, "hand": 6}),
    (2, {"deck": ["copy", "copy", "swing3", "turn+2", "+8", "+8"], "hand": 3}),
]


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_they_play_by_the_rules(level: str, seats: int, options: dict[str, Any]) -> None:
    bot = PLAYERS[level]()
    state = GAME.new(seats, 3, **options)
    rng = seeded(4)
    for _ in range(12):
        if not state.to_move():
            break
        seat = state.to_move()[0]
        action = ask(bot, state, seat, rng)
        assert action in state.legal(seat)
        state.apply(seat, action)


@pytest.mark.parametrize("level", PLAYERS)
def test_equal_views_give_equal_moves(level: str) -> None:
    one = bout("+5 -4 +2", "-7 +3 +1", options={"memory": False}, aside=["+8", "-2", "-1"])
    two = bout("+5 -4 +2", "-2 +8 -1", options={"memory": False}, aside=["+1", "-7", "+3"])
    assert GAME.view(one, 0) == GAME.view(two, 0)
    bot = PLAYERS[level]()
    for seed in range(5):
        assert ask(bot, one, 0, seeded(seed)) == ask(bot, two, 0, seeded(seed))
