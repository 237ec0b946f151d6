"""A small game with reactions, for tables that wait for them.

Each seat holds a hidden `stop` or none. In turn everybody announces something; all the others
may stop it, or the stop of it, or allow it. Then it happens, or does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from ringside.bots.random import RandomBot
from ringside.core.catalogue import Thing
from ringside.core.errors import IllegalMove
from ringside.core.events import Event, Prompt, written
from ringside.core.game import Game
from ringside.core.outcome import Outcome, ranks_of
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.core.state import State

MOVES = ("announce", "allow", "stop")
ANNOUNCE, ALLOW, STOP = range(3)
ROUNDS = 4


class ToyEvent(Event):
    pass


class Announced(ToyEvent, kw_only=True):
    seat: int


class Stopped(ToyEvent, kw_only=True):
    seat: int


class Settled(ToyEvent, kw_only=True):
    seat: int
    stopped: bool


class ToyPrompt(Prompt):
    pass


class React(ToyPrompt, kw_only=True):
    seat: int


class ToyState(State):
    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.stops = [rng.below(2) == 1 for _ in range(seats)]
        self.turn = 0
        self.by = -1  # whose doing can be stopped now
        self.stopped = False
        self.allowed: list[int] = []
        self.scores = [0] * seats

    def to_move(self) -> list[int]:
        if self.turn == ROUNDS * self.seats:
            return []
        if self.by < 0:
            return [self.turn % self.seats]
        return [s for s in range(self.seats) if s != self.by and s not in self.allowed]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_move():
            return []
        if self.by < 0:
            return [ANNOUNCE]
        return [ALLOW, STOP] if self.stops[seat] else [ALLOW]

    def transition(self, seat: int, action: int) -> None:
        if action == ALLOW:
            self.allowed.append(seat)
            if not self.to_move():
                self.scores[self.turn % self.seats] += not self.stopped
                self.by, self.stopped = -1, False
                self.turn += 1
            return
        self.by, self.allowed = seat, []
        if action == STOP:
            self.stops[seat] = False
            self.stopped = not self.stopped

    def copy(self) -> ToyState:
        copy = ToyState(self.game, self.seats, self.options, self.rng.copy())
        copy.stops, copy.scores = self.stops.copy(), self.scores.copy()
        copy.turn, copy.by, copy.stopped = self.turn, self.by, self.stopped
        copy.allowed = self.allowed.copy()
        copy.rng = self.rng.copy()
        copy.copy_origin(self)
        return copy

    def determinize(self, seat: int, rng: Rng) -> ToyState:
        guess = self.copy()
        guess.rng = rng
        guess.origin = None
        guess.stops = [
            held if other == seat else rng.below(2) == 1 for other, held in enumerate(self.stops)
        ]
        return guess

    def outcome(self) -> Outcome | None:
        if self.to_move():
            return None
        ranks = ranks_of(self.scores)
        return Outcome(tuple(s for s in range(self.seats) if ranks[s] == 1), ranks, "most", "TOY-1")

    def text(self, seat: int, action: int) -> str:
        return MOVES[action]

    def read(self, seat: int, text: str) -> int:
        if text not in MOVES:
            raise self.invalid("no-move", text=text)
        return MOVES.index(text)

    def refusal(self, seat: int, action: int) -> IllegalMove:
        if seat not in self.to_move():
            return self.illegal("not-asked", "TOY-2")
        return self.illegal("not-held" if action == STOP else "not-now", "TOY-3")


class Toy(Game[ToyState]):
    id = "toy"
    title = "Toy"
    designer = publisher = "nobody"
    minutes = 1
    least_seats, most_seats, version = 3, 4, 1
    options = ()
    num_actions = len(MOVES)
    reasons: ClassVar[dict[str, str]] = {"most": "TOY-1"}
    bots: ClassVar[dict[str, Any]] = {"random": RandomBot}
    event, prompt = ToyEvent, ToyPrompt

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> ToyState:
        return ToyState(self, seats, options, rng)

    def write(self, state: ToyState) -> dict[str, Any]:
        names = ("stops", "turn", "by", "stopped", "allowed", "scores")
        return {name: getattr(state, name) for name in names}

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> ToyState:
        state = ToyState(self, seats, options, rng)
        for name in ("stops", "turn", "by", "stopped", "allowed", "scores"):
            setattr(state, name, fields.value(name))
        return state

    def set_outcome(self, state: ToyState, outcome: Outcome) -> None:
        raise NotImplementedError

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        outcome = state.outcome()
        asked = seat in state.to_move() and state.by >= 0
        return {
            "game": "toy",
            "seat": seat,
            "to_move": state.to_move(),
            "by": state.by,
            "scores": state.scores.copy(),
            "stop": None if seat is None else state.stops[seat],
            "outcome": None if outcome is None else outcome.to_json(),
            "asked": written(React(seat=state.by)) if asked else None,
        }

    def tell(
        self, before: ToyState, seat: int, action: int, after: ToyState, viewer: int | None
    ) -> Sequence[Event]:
        if action == ANNOUNCE:
            return [Announced(seat=seat)]
        if action == STOP:
            return [Stopped(seat=seat)]
        if after.by >= 0:
            return []
        return [Settled(seat=before.turn % before.seats, stopped=before.stopped)]

    def things(self) -> list[Thing]:
        return []

    def silence(self, state: ToyState) -> str:
        return "allow" if state.by >= 0 and state.to_move() else ""


TOY = Toy()
