"""The moments of a game whose chance follows from a seed."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ringside.adapters.decisions import Decisions
from ringside.adapters.openspiel.moments import CHANCE, OVER, Beginning, Moment
from ringside.core.rng import Rng, seeded
from ringside.core.state import State


class SealedMoment(Moment):
    """A moment of a game whose chance follows from a seed, drawn when it is dealt."""

    def __init__(
        self,
        begun: Beginning,
        seed: int,
        parent: SealedMoment | None = None,
        played: int = 0,
        table: Decisions | None = None,
        applied: list[tuple[int, int]] | None = None,
    ) -> None:
        super().__init__(begun, parent, played)
        self.seed = seed
        self.table = table
        self.applied = applied or []

    @property
    def now(self) -> State | None:
        return None if self.table is None else self.table.state

    @cached_property
    def mover(self) -> int:
        if self.worth is not None:
            return OVER
        if self.table is None:
            return CHANCE
        seats = self.table.asked()
        return seats[0] if seats else OVER

    def player(self) -> int:
        return self.mover

    def outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def after(self, action: int) -> SealedMoment:
        if self.table is None:
            rng = seeded(self.seed)
            table = Decisions(self.begun.deal(rng), seeded(self.seed).fork())
            return SealedMoment(self.begun, self.seed, self, action, table)
        seat, cut = self.mover, self.begun.cut
        worth = None if cut is None else cut(self.table.state, seat, action)
        if worth is not None:
            ended = SealedMoment(self.begun, self.seed, self, action, self.table)
            ended.worth = worth
            return ended
        table = self.table.copy()
        before = len(table.state.history)
        table.choose(seat, action)
        actions = self.begun.game.num_actions
        applied = [divmod(number, actions) for number in table.state.history[before:]]
        return SealedMoment(self.begun, self.seed, self, action, table, applied)

    def steps(self) -> list[State]:
        assert self.parent is not None
        found: list[State] = []
        state = self.parent.now
        for seat, action in self.applied:
            assert state is not None
            state = state.copy()
            state.apply(seat, action)
            found.append(state)
        return found

    def text(self, player: int, action: int) -> str:
        return "deal" if self.now is None else self.now.text(player, action)

    def resampled(self, seat: int, rng: Rng) -> SealedMoment:
        assert self.table is not None
        table = self.table.copy()
        history = table.state.history
        table.imagine(seat, rng)
        table.state.history = history.copy()
        twin = SealedMoment(self.begun, self.seed, None, 0, table)
        twin.remembered[seat] = self.recalled(seat)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        root = self
        while root.parent is not None:
            assert isinstance(root.parent, SealedMoment)
            root = root.parent
        return sealed_again, (self.begun, self.seed, root.table, root.remembered, self.path())


def sealed_again(
    begun: Beginning,
    seed: int,
    table: Decisions | None,
    remembered: dict[int, str],
    path: list[int],
) -> SealedMoment:
    """A moment that comes out of a pickle."""
    moment = SealedMoment(begun, seed, None, 0, table)
    moment.remembered = remembered
    for action in path:
        moment = moment.after(action)
    return moment
