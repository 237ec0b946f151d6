"""A game moment by moment. A moment never changes, so OpenSpiel's states share them when cloned.

In an `OpenMoment` everything that chance does is a chance node, see open_moments.py. In a
`SealedMoment` there is one, the deal with its seed, and all later chance follows from that, see
sealed_moments.py.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ringside.core.game import Game
from ringside.core.rng import Rng
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


def shown(state: State, seat: int | None) -> dict[str, Any]:
    """A view, without what follows from the rest."""
    view = state.view(seat)
    return {name: value for name, value in view.items() if name not in ("asked", "game")}


def seen(state: State, seat: int | None) -> str:
    """The same on one line."""
    return compact(shown(state, seat))
