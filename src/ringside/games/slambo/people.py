"""Players with habits: they see that a card stays in the ring, and little beyond that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slambo.bot import safe_actions, size
from ringside.games.slambo.bout import START
from ringside.games.slambo.rules import SlamboState

MIDDLING: Final = 36  # in tenths: four, then three


class SmallBot(Bot):
    """Plays the small cards first, because the big ones look dangerous."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamboState)
        best: i64 = -1
        least: i64 = 100
        for action in safe_actions(state, seat):
            if size(action) < least:
                least = size(action)
                best = action
        return best


class MiddlingBot(Bot):
    """Begins with the cards that are neither big nor small, and is left with the others."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamboState)
        best: i64 = -1
        least: i64 = 1000
        for action in safe_actions(state, seat):
            away: i64 = 10 * size(action) - MIDDLING
            if away < 0:
                away = -away
            if away < least:
                least = away
                best = action
        return best


class EdgeBot(Bot):
    """Pushes as near to the edge as it can, so that nobody else has room; big cards first."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamboState)
        best: i64 = -1
        most: i64 = -1
        for action in safe_actions(state, seat):
            away: i64 = state.bout.balance_after(action) - START
            if away < 0:
                away = -away
            wish: i64 = away * 100 + size(action)
            if wish > most:
                most = wish
                best = action
        return best


class BigBot(Bot):
    """Plays the biggest card that stays in the ring."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamboState)
        best: i64 = -1
        most: i64 = -1
        for action in safe_actions(state, seat):
            if size(action) > most:
                most = size(action)
                best = action
        return best
