"""The SlamBall Card Game: a fourth quarter of head-to-heads between two coaches.

The rules themselves are in the folder play/, one file for each thing a coach would name; this
is the game that is made of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.errors import IllegalMove
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.games.slamball import notation, refusals, tensor
from ringside.games.slamball.floor.floor import BOTH, NOT_OVER, Floor, wait_for
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import Book
from ringside.games.slamball.play.flow import moves_open, take_move
from ringside.games.slamball.play.worlds import imagine

if TYPE_CHECKING:
    from ringside.core.game import Game

# How a game ends, by `Floor.ending`, and the rule behind it.
REASONS: Final[list[str]] = ["", "regulation", "overtime", "shared"]
RULES: Final[list[str]] = ["", "BALL-09", "BALL-50", "BALL-50"]


class SlamballState(Floor):
    """A fourth quarter, from the line-ups to the buzzer, or overtime."""

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Any],
        book: Book,
        rng: Rng,
        source: Floor | None = None,
    ) -> None:
        super().__init__(game, options, book, rng, source)

    def tip_off(self, decks: list[list[int]], whistles: list[int], chaos: list[int]) -> None:
        """Shuffle every deck; both coaches pick their starters (BALL-01, BALL-02)."""
        self.teams.decks = decks
        self.teams.whistles = whistles
        self.piles.chaos_deck = chaos
        for deck in decks:
            self.rng.shuffle(deck)
        self.rng.shuffle(chaos)
        wait_for(self, phases.START, BOTH)

    def to_move(self) -> list[int]:
        ask = self.ask
        if ask == BOTH:
            return [0, 1]
        if ask == 0:
            return []
        return [0] if ask == 1 else [1]

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or seat > 1 or not self.ask >> seat & 1:
            return self.idle(seat)
        return moves_open(self, seat)

    def transition(self, seat: i64, action: i64) -> None:
        take_move(self, seat, action)

    def copy(self) -> SlamballState:
        twin = self.twin()
        twin.copy_origin(self)
        return twin

    def twin(self) -> SlamballState:
        """A copy without the past, for a coach to think with."""
        return SlamballState(self.game, self.options, self.book, self.rng.copy(), self)

    def determinize(self, seat: i64, rng: Rng) -> SlamballState:
        twin = SlamballState(self.game, self.options, self.book, rng.fork(), self)
        imagine(twin, seat, rng)
        return twin

    def outcome(self) -> Outcome | None:
        if self.ending == NOT_OVER:
            return None
        margin: i64 = self.board.score[0] - self.board.score[1]
        reason = REASONS[self.ending]
        rule = RULES[self.ending]
        if margin == 0:
            return Outcome((0, 1), (1, 1), reason, rule)
        if margin > 0:
            return Outcome((0,), (1, 2), reason, rule)
        return Outcome((1,), (2, 1), reason, rule)

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        tensor.observe(self, seat, out, at)

    def num_actions(self) -> i64:
        return moves.TOTAL

    def text(self, seat: i64, action: i64) -> str:
        self.check_action(action)
        return notation.text(self, seat, action)

    def read(self, seat: i64, text: str) -> int:
        return notation.read(self, seat, text)

    def refusal(self, seat: i64, action: i64) -> IllegalMove:
        return refusals.refusal(self, seat, action)
