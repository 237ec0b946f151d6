"""Tide Line: choose a number in secret, and hope that nobody else has chosen it.

An action is the place of its number in `NUMBERS`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.errors import IllegalMove
from ringside.core.outcome import Outcome, ranks_of
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.templates.new_game.tide_line import tensor
from ringside.templates.new_game.tide_line.data import HEAP, NUMBERS, WAVES

if TYPE_CHECKING:
    from ringside.core.game import Game

NONE: Final = -1
NOBODY: Final = -1


class TideLineState(State):
    """A beach with pebbles, and round after round until the sea or the players have them all."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.waves: list[int] = WAVES[options["sea"]]
        self.heap: i64 = 0
        self.rounds: i64 = 0
        self.taken: list[int] = [0] * seats
        self.chosen: list[int] = [NONE] * seats  # in this round, still secret
        self.last: list[int] = [NONE] * seats  # in the round before

    def open(self) -> None:
        """Nobody knows before the game how much there will be (TIDELINE-01)."""
        self.heap = HEAP[self.rng.below(len(HEAP))]

    # -- whose decision, and which ------------------------------------------------------

    def owes(self, seat: i64) -> bool:
        """Whether the seat is one of `to_move()`."""
        if seat < 0 or seat >= self.seats or self.heap == 0:
            return False
        return self.chosen[seat] == NONE

    def to_move(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.owes(seat)]

    def legal(self, seat: i64) -> list[int]:
        if not self.owes(seat):
            return self.idle(seat)
        # TIDELINE-03: not the same number again.
        return [action for action in range(len(NUMBERS)) if action != self.last[seat]]

    # -- what a number does -------------------------------------------------------------

    def transition(self, seat: i64, action: i64) -> None:
        self.chosen[seat] = action
        if NONE not in self.chosen:
            self.finish_round()

    def finish_round(self) -> None:
        """All hands are opened: somebody takes pebbles, then a wave does (TIDELINE-02)."""
        taker = self.taker()
        if taker != NOBODY:
            number = min(NUMBERS[self.chosen[taker]], self.heap)
            self.taken[taker] += number
            self.heap -= number
        if self.heap > 0:  # TIDELINE-05
            wave: i64 = self.waves[self.rng.below(len(self.waves))]
            self.heap -= min(wave, self.heap)
        self.last = self.chosen
        self.chosen = [NONE] * self.seats
        self.rounds += 1

    def taker(self) -> i64:
        """Whose number is the highest that nobody else has chosen (TIDELINE-04)."""
        best: i64 = NOBODY
        for seat in range(self.seats):
            action = self.chosen[seat]
            if self.chosen.count(action) == 1 and (
                best == NOBODY or NUMBERS[action] > NUMBERS[self.chosen[best]]
            ):
                best = seat
        return best

    def outcome(self) -> Outcome | None:
        if self.heap > 0:
            return None
        ranks = ranks_of(self.taken)
        winners = tuple(seat for seat in range(self.seats) if ranks[seat] == 1)
        return Outcome(winners, ranks, "most", "TIDELINE-06")

    # -- other worlds -------------------------------------------------------------------

    def copy(self) -> TideLineState:
        twin = TideLineState(self.game, self.seats, self.options, self.rng.copy())
        twin.copy_origin(self)
        twin.heap = self.heap
        twin.rounds = self.rounds
        twin.taken = self.taken.copy()
        twin.chosen = self.chosen.copy()
        twin.last = self.last.copy()
        return twin

    def determinize(self, seat: i64, rng: Rng) -> TideLineState:
        """What the others have chosen in this round, drawn afresh."""
        twin = self.copy()
        twin.imagine(rng)
        for other in range(self.seats):
            if other != seat and self.chosen[other] != NONE:
                twin.chosen[other] = NONE
                actions = twin.legal(other)
                twin.chosen[other] = actions[rng.below(len(actions))]
        return twin

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        tensor.observe(self, seat, out, at)

    # -- notation -----------------------------------------------------------------------

    def text(self, seat: i64, action: i64) -> str:
        self.check_action(action)
        return str(NUMBERS[action])

    def read(self, seat: i64, text: str) -> int:
        for action, number in enumerate(NUMBERS):
            if text == str(number):
                return action
        raise self.invalid("no-number", text=text)

    def refusal(self, seat: i64, action: i64) -> IllegalMove:
        if self.heap == 0:
            return self.illegal("game-over", "TIDELINE-06")
        if not self.owes(seat):
            return self.illegal("chosen", "TIDELINE-02")
        return self.illegal("same-again", "TIDELINE-03", number=NUMBERS[action])
