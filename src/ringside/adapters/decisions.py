"""A game whose decisions are asked for one after another, also those that are made at once.

Where several seats are to move, nobody may see what another chooses, and a race must not be won by
whoever happens to be asked first. So choices are kept until all are in, and carried out in an order
that is drawn; what has become of no use by then (the race is lost, somebody else stopped the card)
is dropped.
"""

from __future__ import annotations

from typing import Any

from ringside.core.rng import Rng
from ringside.core.state import State


class Decisions:
    """A state, and what has been chosen in it but not carried out."""

    def __init__(self, state: State, order: Rng) -> None:
        self.state = state
        self.order = order
        """Chance of its own, for who comes first."""
        self.chosen: dict[int, int] = {}

    def asked(self) -> list[int]:
        """The seats that have yet to choose; empty when the game is over."""
        return [seat for seat in self.state.to_move() if seat not in self.chosen]

    def choose(self, seat: int, action: int) -> None:
        """Note a legal action; with the last of them all are carried out."""
        self.chosen[seat] = action
        if not self.asked():
            self.carry_out()

    def carry_out(self) -> None:
        """Carry out what was chosen, in any order, as long as it answers what is asked."""
        seats = sorted(self.chosen)
        if len(seats) > 1:
            self.order.shuffle(seats)
        was_asked = {seat: self.question(seat) for seat in seats[1:]}
        for seat in seats:
            if seat not in was_asked or self.question(seat) == was_asked[seat]:
                self.state.apply(seat, self.chosen[seat])
        self.chosen = {}

    def question(self, seat: int) -> Any:
        """What a seat is to decide, and between what; nothing if it is not to move."""
        actions = self.state.legal(seat)
        return (self.state.view(seat)["asked"], actions) if actions else None

    def imagine(self, seat: int, rng: Rng) -> None:
        """Draw afresh what the seat cannot know, what others have chosen at the same time and all
        chance that is to come."""
        self.state = self.state.determinize(seat, rng)
        self.order = rng.fork()
        for other in self.chosen:
            if other != seat:
                actions = self.state.legal(other)
                self.chosen[other] = actions[rng.below(len(actions))]

    def copy(self) -> Decisions:
        """The same game, to go on by itself."""
        twin = Decisions(self.state.copy(), self.order.copy())
        twin.chosen = self.chosen.copy()
        return twin
