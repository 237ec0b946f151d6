"""Games small enough to know everything about."""

from __future__ import annotations

from typing import Any

from ringside.core.outcome import Outcome
from ringside.core.rng import Rng, seeded
from ringside.core.state import State


class Toy(State):
    """What the toys share: a score for seat 0, or None while it goes on."""

    def __init__(self, rng: Rng | None = None) -> None:
        super().__init__(None, 2, {}, rng or seeded(0))  # type: ignore[arg-type]
        self.score: float | None = None

    def num_actions(self) -> int:
        return 100

    def outcome(self) -> Outcome | None:
        if self.score is None:
            return None
        if self.score == 0:
            return Outcome((0, 1), (1, 1), "end", "")
        return (
            Outcome((0,), (1, 2), "end", "") if self.score > 0 else Outcome((1,), (2, 1), "end", "")
        )

    def returns(self) -> list[float]:
        score = self.score or 0.0
        return [score, -score]

    def twin(self, other: Any) -> Any:
        other.score = self.score
        other.history = self.history.copy()
        return other

    def determinize(self, seat: int, rng: Rng) -> State:
        twin = self.copy()
        twin.imagine(rng)
        return twin


class Nim(Toy):
    """Take one, two or three from one heap; who takes the last wins."""

    def __init__(self, heap: int, turn: int = 0) -> None:
        super().__init__()
        self.heap = heap
        self.turn = turn

    def to_move(self) -> list[int]:
        return [self.turn] if self.heap else []

    def legal(self, seat: int) -> list[int]:
        return list(range(1, min(3, self.heap) + 1)) if seat == self.turn and self.heap else []

    def transition(self, seat: int, action: int) -> None:
        self.heap -= action
        self.turn = 1 - seat
        if self.heap == 0:
            self.score = 1.0 if seat == 0 else -1.0

    def copy(self) -> Nim:
        return self.twin(Nim(self.heap, self.turn))  # type: ignore[no-any-return]


class Pennies(Toy):
    """Both hide a side; equal sides are seat 0's, and heads pays it more.

    Seat 0 wins 1 on tails, ``heads`` on heads, and loses 1 otherwise.
    """

    def __init__(self, heads: float = 1.0) -> None:
        super().__init__()
        self.heads = heads
        self.hidden: list[int | None] = [None, None]

    def to_move(self) -> list[int]:
        return [seat for seat in (0, 1) if self.hidden[seat] is None]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if self.hidden[seat] is None else []

    def transition(self, seat: int, action: int) -> None:
        self.hidden[seat] = action
        if None not in self.hidden:
            same = self.hidden[0] == self.hidden[1]
            self.score = (self.heads if action == 0 else 1.0) if same else -1.0

    def copy(self) -> Pennies:
        twin = self.twin(Pennies(self.heads))
        twin.hidden = self.hidden.copy()
        return twin  # type: ignore[no-any-return]


class Guess(Toy):
    """Seat 0 holds a card, low or high, and may show a sign; seat 1 guesses the card.

    It has to guess without knowing: seen through, every guess would be right.
    """

    def __init__(self, card: int = 0, sign: int = -1) -> None:
        super().__init__()
        self.card = card
        self.sign = sign

    def to_move(self) -> list[int]:
        if self.score is not None:
            return []
        return [0] if self.sign < 0 else [1]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.to_move() else []

    def transition(self, seat: int, action: int) -> None:
        if seat == 0:
            self.sign = action
        else:
            self.score = -1.0 if action == self.card else 1.0

    def copy(self) -> Guess:
        return self.twin(Guess(self.card, self.sign))  # type: ignore[no-any-return]

    def observed(self, seat: int) -> int:
        return 1 + (self.card + 1 if seat == 0 else 0) + 8 * (self.sign + 2)

    def determinize(self, seat: int, rng: Rng) -> State:
        twin = super().determinize(seat, rng)
        if seat == 1:
            twin.card = rng.below(2)  # type: ignore[attr-defined]
        return twin


class Walk(Toy):
    """A token between two ends; both push it either way in turn, seat 0 wants it at the far end."""

    def __init__(self, length: int, place: int, turn: int = 0) -> None:
        super().__init__()
        self.length = length
        self.place = place
        self.turn = turn

    def to_move(self) -> list[int]:
        return [self.turn] if self.score is None else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.to_move() else []

    def transition(self, seat: int, action: int) -> None:
        self.place += 1 if action else -1
        self.turn = 1 - seat
        if self.place in (0, self.length):
            self.score = 1.0 if self.place else -1.0

    def copy(self) -> Walk:
        return self.twin(Walk(self.length, self.place, self.turn))  # type: ignore[no-any-return]
