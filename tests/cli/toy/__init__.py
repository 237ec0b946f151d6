"""A game made for tests: a sealed choice among 150 moves, then a race; two to four seats.

With the option ``window`` the race is a reaction: bids stay hidden, and only who bid 100 or more
can grab.

It draws no table of its own, so the terminal shows the bare view.
"""

from __future__ import annotations

from typing import Any

from ringside.bots.random import RandomBot
from ringside.core.catalogue import Thing
from ringside.core.errors import IllegalMove
from ringside.core.events import Event, written
from ringside.core.game import Game
from ringside.core.options import Flag, Integer
from ringside.core.outcome import Outcome, ranks_of
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.core.state import State
from tests.cli.toy.events import Bid, ChooseBid, Grabbed, Left, Race, ToyEvent, ToyPrompt

BIDS = 150
GRAB = BIDS
LEAVE = BIDS + 1
NAMES = {GRAB: "grab", LEAVE: "leave"}


class ToyState(State):
    """Bids, then who has left the race, then who grabbed."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.bids: list[int | None] = [None] * seats
        self.left: list[int] = []
        self.grabbed: int | None = None

    def bidding(self) -> bool:
        return None in self.bids

    def to_move(self) -> list[int]:
        if self.outcome() is not None:
            return []
        if self.bidding():
            return [seat for seat, bid in enumerate(self.bids) if bid is None]
        return [seat for seat in range(self.seats) if seat not in self.left]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_move():
            return []
        if self.bidding():
            return list(range(self.options["bids"]))
        can = not self.options["window"] or (self.bids[seat] or 0) >= 100
        return [GRAB, LEAVE] if can else [LEAVE]

    def transition(self, seat: int, action: int) -> None:
        if action < BIDS:
            self.bids[seat] = action
        elif action == GRAB:
            self.grabbed = seat
        else:
            self.left.append(seat)

    def copy(self) -> ToyState:
        twin = ToyState(self.game, self.seats, self.options, self.rng.copy())
        twin.copy_origin(self)
        twin.bids = self.bids.copy()
        twin.left = self.left.copy()
        twin.grabbed = self.grabbed
        return twin

    def determinize(self, seat: int, rng: Rng) -> ToyState:
        twin = self.copy()
        twin.origin, twin.history, twin.rng = None, [], rng.fork()
        return twin

    def outcome(self) -> Outcome | None:
        if self.grabbed is not None:
            ranks = tuple(1 if seat == self.grabbed else 2 for seat in range(self.seats))
            return Outcome((self.grabbed,), ranks, "grabbed", "TOY-02")
        if self.bidding() or len(self.left) < self.seats:
            return None
        ranks = ranks_of([bid or 0 for bid in self.bids])
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(winners, ranks, "highest", "TOY-03")

    def text(self, seat: int, action: int) -> str:
        return NAMES.get(action, f"bid {action}")

    def read(self, seat: int, text: str) -> int:
        for action in range(BIDS + 2):
            if self.text(seat, action) == text:
                return action
        raise self.invalid("no-move", text=text)

    def refusal(self, seat: int, action: int) -> IllegalMove:
        return self.illegal("not-now", "TOY-01", move=self.text(seat, action))


class Toy(Game[ToyState]):
    """Bid, then grab."""

    id = "toy"
    title = "Toy"
    designer = "nobody"
    publisher = "nobody"
    minutes = 1
    least_seats = 2
    most_seats = 4
    version = 1
    options = (
        Integer("bids", BIDS, least=1, most=BIDS, rule="TOY-01"),
        Flag("window", False, rule="TOY-02"),
    )
    num_actions = BIDS + 2
    reasons = {"grabbed": "TOY-02", "highest": "TOY-03"}
    bots = {"random": RandomBot}
    event = ToyEvent
    prompt = ToyPrompt

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> ToyState:
        return ToyState(self, seats, options, rng)

    def write(self, state: ToyState) -> dict[str, Any]:
        return {"bids": state.bids, "left": state.left, "grabbed": state.grabbed}

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> ToyState:
        raise NotImplementedError

    def set_outcome(self, state: ToyState, outcome: Outcome) -> None:
        raise NotImplementedError

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        secret = state.bidding() or state.options["window"]
        bids = [
            bid if seat == owner or not secret else None for owner, bid in enumerate(state.bids)
        ]
        asked: ToyPrompt | None = None
        if seat in state.to_move():
            asked = ChooseBid(most=state.options["bids"] - 1) if state.bidding() else Race()
        return {
            "game": self.id,
            "seat": seat,
            "to_move": state.to_move(),
            "bids": bids,
            "left": list(state.left),
            "asked": written(asked),
        }

    def tell(
        self, before: ToyState, seat: int, action: int, after: ToyState, viewer: int | None
    ) -> list[Event]:
        if action < BIDS:
            return [Bid(seat=seat, bid=action if viewer == seat else None)]
        return [Grabbed(seat=seat) if action == GRAB else Left(seat=seat)]

    def things(self) -> list[Thing]:
        return []

    def silence(self, state: ToyState) -> str:
        return "leave" if state.options["window"] and not state.bidding() else ""


GAME = Toy()
