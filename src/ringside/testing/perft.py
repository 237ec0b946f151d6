"""Counting move sequences: a change of the rules shows in the count.

Chance is part of a state, so the same state always has the same count.
"""

from __future__ import annotations

from ringside.core.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of so many decisions the state allows; one that ends early counts.

    Where several seats are to move, every order of asking them counts.

    >>> import ringside
    >>> perft(ringside.game("sumo").new(seed=1), 2)
    128
    """
    movers = state.to_move()
    if depth == 0 or not movers:
        return 1
    total = 0
    for seat in movers:
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            total += perft(after, depth - 1)
    return total


def divide(state: State, depth: int) -> dict[str, int]:
    """The count of `perft` broken down by first move, written ``seat:move``."""
    parts: dict[str, int] = {}
    for seat in state.to_move():
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            parts[f"{seat}:{state.text(seat, action)}"] = perft(after, depth - 1)
    return parts
