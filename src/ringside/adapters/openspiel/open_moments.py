"""The moments of a game whose chance is explicit."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ringside.adapters.openspiel.chance import Chance, chance_of
from ringside.adapters.openspiel.moments import CHANCE, OVER, Beginning, Moment
from ringside.core.chosen import ChosenRng
from ringside.core.errors import Undecided
from ringside.core.rng import Rng
from ringside.core.state import State


class OpenMoment(Moment):
    """A moment of a game whose chance is explicit."""

    def __init__(
        self,
        begun: Beginning,
        parent: OpenMoment | None = None,
        played: int = 0,
        state: State | None = None,
        chance: Chance | None = None,
        numbers: tuple[int, ...] = (),
        pending: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(begun, parent, played)
        self.state = state
        self.chance = chance
        self.numbers = numbers
        self.pending = pending
        self.kept: dict[int, OpenMoment] = {}

    @property
    def now(self) -> State | None:
        return self.state

    @cached_property
    def mover(self) -> int:
        if self.worth is not None:
            return OVER
        if self.chance is not None:
            return CHANCE
        assert self.state is not None
        seats = self.state.to_move()
        return seats[0] if seats else OVER

    def player(self) -> int:
        return self.mover

    def outcomes(self) -> list[tuple[int, float]]:
        assert self.chance is not None
        return self.chance.outcomes()

    def after(self, action: int) -> OpenMoment:
        if self.chance is None:
            assert self.state is not None
            seat, cut = self.mover, self.begun.cut
            worth = None if cut is None else cut(self.state, seat, action)
            if worth is not None:
                ended = OpenMoment(self.begun, self, action, self.state)
                ended.worth = worth
                return ended
        kept = self.kept.get(action)
        if kept is None:
            kept = self.next(action)
            if self.begun.keep:
                self.kept[action] = kept
        return kept

    def next(self, action: int) -> OpenMoment:
        """The same, worked out."""
        if self.chance is None:
            return self.carried_out(self, action, (self.mover, action), ())
        found = self.chance.after(action)
        if isinstance(found, list):
            return self.carried_out(self, action, self.pending, (*self.numbers, *found))
        return OpenMoment(self.begun, self, action, self.state, found, self.numbers, self.pending)

    def carried_out(
        self,
        parent: OpenMoment | None,
        played: int,
        pending: tuple[int, int] | None,
        numbers: tuple[int, ...],
    ) -> OpenMoment:
        """The moment after a transition, or the chance node that it needs first."""
        rng = ChosenRng(list(numbers))
        try:
            if self.state is None or pending is None:
                state = self.begun.deal(rng)
            else:
                state = self.state.copy()
                state.rng = rng
                state.apply(*pending)
        except Undecided as need:
            setting = (self.begun.seats, self.begun.options, rng)
            chance = chance_of(self.state, self.begun.game, setting, numbers, need.outcomes)
            return OpenMoment(self.begun, parent, played, self.state, chance, numbers, pending)
        state.rng = ChosenRng([])
        return OpenMoment(self.begun, parent, played, state)

    def steps(self) -> list[State]:
        return [] if self.state is None or self.chance is not None else [self.state]

    def text(self, player: int, action: int) -> str:
        if self.chance is not None:
            return self.chance.text(action)
        assert self.state is not None
        return self.state.text(player, action)

    def resampled(self, seat: int, rng: Rng) -> OpenMoment:
        assert self.state is not None
        twin = OpenMoment(self.begun, None, 0, self.state.determinize(seat, rng))
        assert twin.state is not None
        twin.state.rng = ChosenRng([])
        twin.state.history = self.state.history.copy()  # the limit on decisions counts them
        twin.remembered[seat] = self.recalled(seat)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        root = self
        while root.parent is not None:
            assert isinstance(root.parent, OpenMoment)
            root = root.parent
        if root.state is None:
            return again, (self.begun, None, {}, [], self.path())
        position = {**root.state.position(), "rng": None}
        return again, (self.begun, position, root.remembered, root.state.history, self.path())


def first_of(begun: Beginning) -> OpenMoment:
    """The first moment of all games that begin like this."""
    if begun.first is None:
        begun.first = OpenMoment(begun).carried_out(None, 0, None, ())
    assert isinstance(begun.first, OpenMoment)
    return begun.first


def again(
    begun: Beginning,
    position: dict[str, Any] | None,
    remembered: dict[int, str],
    history: list[int],
    path: list[int],
) -> OpenMoment:
    """A moment that comes out of a pickle."""
    if position is None:
        moment = first_of(begun)
    else:
        state: State = begun.game.from_position(position)
        state.rng, state.history = ChosenRng([]), history
        moment = OpenMoment(begun, None, 0, state)
        moment.remembered = remembered
    for action in path:
        moment = moment.after(action)
    return moment
