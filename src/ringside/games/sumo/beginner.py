"""SUMO players who think of nothing but the card at hand, or the trick on the table."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.sumo.bot import best_answer
from ringside.games.sumo.rules import NO_CARD, SumoState


class Novice(Bot):
    """Likes high cards, always and everywhere."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        return high_card(state.legal(seat), rng)


class Beginner(Bot):
    """Leads and clashes with a high card, whatever has been played, and answers to take."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SumoState)
        if state.led != NO_CARD:
            return best_answer(state, seat)
        return high_card(state.legal(seat), rng)


def high_card(cards: list[int], rng: Rng) -> int:
    """One of the two highest numbers held, any colour of it."""
    highest: i64 = 0
    for card in cards:
        number: i64 = card % 5
        if number > highest:
            highest = number
    good: list[int] = []
    for card in cards:
        if card % 5 >= highest - 1:
            good.append(card)
    return good[rng.below(len(good))]
