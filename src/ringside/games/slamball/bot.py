"""placeholder"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State


class SlamballBot(Bot):
    """placeholder"""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        return state.legal(seat)[0]
