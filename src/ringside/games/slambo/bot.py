"""A SLAMBO! player that plays the bout out in its head.

For each of its cards it imagines how the bout goes on, in a number of guesses at the other
hands, with everyone playing a card that stays in the ring as long as they have one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slambo.rules import SlamboState

GUESSES: Final = 24

# How bad it is to have so many shame cards; from three on the game is lost.
DANGER: Final[list[int]] = [0, 2, 5, 12]


class SlamboBot(Bot):
    """Takes the card after which it fares best on average."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamboState)
        actions = state.legal(seat)
        totals: list[int] = [0] * len(actions)
        for _ in range(GUESSES):
            guess = state.copy()
            guess.share_out(seat, guess.unseen(seat), rng)
            for index, action in enumerate(actions):
                after = guess.copy()
                after.transition(seat, action)
                finish_bout(after, state.bouts, rng)
                totals[index] += standing(after, seat)
        best: i64 = 0
        for index in range(len(actions)):
            if totals[index] > totals[best]:
                best = index
        return actions[best]


def finish_bout(state: SlamboState, bout: i64, rng: Rng) -> None:
    """Play on to the end of the bout, everyone safely while they can."""
    while not state.over and state.bouts == bout:
        seat = state.bout.turn
        actions = state.legal(seat)
        safe: list[int] = []
        for action in actions:
            if state.bout.is_safe(action):
                safe.append(action)
        if not safe:
            safe = actions
        state.transition(seat, safe[rng.below(len(safe))])


def standing(state: SlamboState, seat: i64) -> i64:
    """How a seat stands between bouts: the others' danger less its own."""
    value: i64 = 0
    for other in range(state.seats):
        shame: i64 = state.shame[other]
        danger: i64 = DANGER[shame if shame < 3 else 3]
        value += danger if other != seat else -danger * (state.seats - 1)
    return value
