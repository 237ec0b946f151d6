"""A game moment by moment. A moment never changes, so OpenSpiel's states share them when cloned.

In an `OpenMoment` everything that chance does is a chance node. In a `SealedMoment` there is one,
the deal with its seed, and all later chance follows from that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
from typing import Any

from ringside.adapters.decisions import Decisions
from ringside.adapters.openspiel.chance import Chance, chance_of
from ringside.core.chosen import ChosenRng
from ringside.core.errors import Undecided
from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import State
from ringside.testing.playthrough import changes, compact

CHANCE, OVER = -1, -4  # as OpenSpiel counts them


class Beginning:
    """How games begin: the game, its seats and options, or a position."""

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, Any], position: dict[str, Any] | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check_options(options)
        self.position = position
        self.cut: Callable[[State, int, int], list[float] | None] | None = None
        """Ends a game early: what it is worth to all if a seat carries out an action in a state,
        or None to play on. For those who solve a game piece by piece."""

        self.first: Moment | None = None
        self.keep = False
        """Whether moments are kept, so that a tree that is walked again and again is worked out
        only once: for exact algorithms on small games."""

    def deal(self, rng: Rng) -> State:
        """The first state, with this chance."""
        if self.position is None:
            state: State = self.game.deal(self.seats, self.options, rng)
        else:
            state = self.game.from_position({**self.position, "rng": None})
            state.rng = rng
        return state

    def __deepcopy__(self, memo: dict[int, Any]) -> Beginning:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return begun_again, (self.game, self.seats, self.options, self.position, self.keep)


def begun_again(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    position: dict[str, Any] | None,
    keep: bool,
) -> Beginning:
    """What comes out of a pickle."""
    begun = Beginning(game, seats, options, position)
    begun.keep = keep
    return begun


class Moment:
    """What both kinds have: a state, and how it came about."""

    def __init__(self, begun: Beginning, parent: Moment | None, played: int) -> None:
        self.begun = begun
        self.parent = parent
        self.played = played
        self.worth: list[float] | None = None  # of a game that was cut
        self.remembered: dict[int, str] = {}

    @property
    def now(self) -> State | None:
        """The state as it was when somebody last decided; None before the deal."""
        raise NotImplementedError

    def player(self) -> int:
        """Who is to decide; CHANCE or OVER otherwise."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring."""
        raise NotImplementedError

    def after(self, action: int) -> Moment:
        """The moment after a legal action of the player or an outcome of chance."""
        raise NotImplementedError

    def text(self, player: int, action: int) -> str:
        """An action, or an outcome, for people."""
        raise NotImplementedError

    def resampled(self, seat: int, rng: Rng) -> Moment:
        """A moment that the seat cannot tell from this one: it remembers the same."""
        raise NotImplementedError

    def steps(self) -> list[State]:
        """The states that followed, one after another, on that of the moment before."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """What the game is worth to all; 0 while it goes on."""
        if self.worth is not None:
            return self.worth
        return [0.0] * self.begun.seats if self.now is None else self.now.returns()

    # -- what a seat remembers -----------------------------------------------------------

    def recalled(self, seat: int) -> str:
        """All that a seat has seen and done, line by line."""
        fresh: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment.remembered:
            fresh.append(moment)
            moment = moment.parent
        text = "" if moment is None else moment.remembered[seat]
        for moment in reversed(fresh):
            lines = moment.told(seat)
            text = "\n".join([text, *lines]) if text and lines else text or "\n".join(lines)
            moment.remembered[seat] = text
        return text

    def told(self, seat: int) -> list[str]:
        """What the seat learned since the moment before."""
        parent = self.parent
        if parent is None or parent.now is None:
            return [] if self.now is None else [seen(self.now, seat)]
        lines: list[str] = []
        if parent.player() == seat:
            lines.append(f"> {parent.text(seat, self.played)}")
        states = [parent.now, *self.steps()]
        for earlier, later in pairwise(states):
            lines += changes(shown(earlier, seat), shown(later, seat))
        return lines

    def decisions(self, seat: int) -> list[tuple[State, int]]:
        """The states in which a seat decided, and what, the latest first."""
        found: list[tuple[State, int]] = []
        moment = self
        while moment.parent is not None:
            if moment.parent.player() == seat and moment.parent.now is not None:
                found.append((moment.parent.now, moment.played))
            moment = moment.parent
        return found

    def path(self) -> list[int]:
        """All actions and outcomes that led here."""
        found: list[int] = []
        moment = self
        while moment.parent is not None:
            found.append(moment.played)
            moment = moment.parent
        return found[::-1]

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self


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


def shown(state: State, seat: int | None) -> dict[str, Any]:
    """A view, without what follows from the rest."""
    view = state.view(seat)
    return {name: value for name, value in view.items() if name not in ("asked", "game")}


def seen(state: State, seat: int | None) -> str:
    """The same on one line."""
    return compact(shown(state, seat))
