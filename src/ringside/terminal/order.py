"""Who is asked first when several seats owe a decision."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ringside.core.rng import Rng
from ringside.core.state import State


def first_asked(
    state: State,
    movers: Sequence[int],
    people: Collection[int],
    at_screen: int | None,
    rng: Rng,
) -> int:
    """One of the seats to move.

    Sealed choices can come in any order, so people are asked before bots, the one at the
    screen before the others. In a race a person must not always arrive first: it is drawn.
    """
    if len(movers) == 1:
        return movers[0]
    waiting = [seat for seat in movers if seat in people]
    if waiting and is_sealed(state, movers):
        return at_screen if at_screen in waiting else waiting[0]
    seat = movers[rng.below(len(movers))]
    if seat in people and at_screen in waiting and not is_contested(state, movers):
        return at_screen  # nothing is lost by waiting, so the screen stays where it is
    return seat


def is_sealed(state: State, movers: Sequence[int]) -> bool:
    """Whether everybody here owes a single decision that nobody else's affects."""
    return not is_contested(state, movers) and not is_prolonged(state, movers)


def is_contested(state: State, movers: Sequence[int]) -> bool:
    """Whether a move of one seat changes what another may do."""
    offers = {seat: state.legal(seat) for seat in movers}
    return any(
        after.legal(other) != offers[other]
        for seat in movers
        for after in after_each(state, seat)
        for other in movers
        if other != seat
    )


def is_prolonged(state: State, movers: Sequence[int]) -> bool:
    """Whether a seat may owe another decision right after its own, as when cards are drawn
    in a race."""
    return any(
        seat in after.to_move()
        and any(other in after.to_move() for other in movers if other != seat)
        for seat in movers
        for after in after_each(state, seat)
    )


def after_each(state: State, seat: int) -> list[State]:
    """The states after each move of a seat. Nobody gets to see what chance brings in them."""
    states: list[State] = []
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        states.append(after)
    return states
