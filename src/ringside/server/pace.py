"""How long a bot takes, so that a person at the table can follow, and wins a fair share of
races."""

from __future__ import annotations

from random import lognormvariate, uniform

from ringside.core.state import State


def bot_delay(state: State, seat: int, window: float | None = None) -> float:
    """Seconds a bot waits before it moves.

    In a race it takes as long as a person who is awake; in a ``window`` for reactions of so many
    seconds it makes up its mind at any moment, so that the moment tells nothing.
    """
    if window is not None:
        return uniform(0.2, 0.8) * window
    if len(state.to_move()) > 1:
        return min(5.0, max(0.7, lognormvariate(0.5, 0.4)))
    last = state.history[-1] // state.num_actions() if state.history else -1
    return uniform(0.3, 0.7) if last == seat else uniform(0.6, 1.3)
