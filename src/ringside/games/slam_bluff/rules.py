"""Slam Bluff: roll in secret, declare more than the last player did, and doubt at your peril.

A roll is a number from 0 to 35 (see dice.py). The action that declares a number is that
number; after the numbers come the free pass and the two answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from ringside.core.bits import BITS
from ringside.core.errors import IllegalMove
from ringside.core.mixing import mix
from ringside.core.outcome import Outcome
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slam_bluff import tensor
from ringside.games.slam_bluff.dice import PASS as PASS
from ringside.games.slam_bluff.dice import USUAL, Cup, cup_with

if TYPE_CHECKING:
    from ringside.core.game import Game

NUM_ROLLS: Final = 36
ACCEPT: Final = 101
CHALLENGE: Final = 102
NUM_ACTIONS: Final = 103
NO_CLAIM: Final = -1
NO_NUMBER: Final = 0  # below every number, so that any may follow

# With the usual dice: what each roll makes true, the declarations open to the first roller of a
# round, and those above each number.
LOW: Final[list[int]] = USUAL.low
HIGH: Final[list[int]] = USUAL.high
STAR: Final[list[bool]] = USUAL.star
OPENINGS: Final[list[int]] = USUAL.numbers
HIGHER: Final[list[list[int]]] = USUAL.higher
ANSWERS: Final[list[int]] = [ACCEPT, CHALLENGE]
ANSWER_BITS: Final[i64] = 0b11 << (ACCEPT - BITS)  # in the second word

TEXTS: Final[list[str]] = [
    *[f"declare {number}" for number in range(100)],
    "pass",
    "accept",
    "challenge",
]
ACTIONS: Final[dict[str, int]] = {text: action for action, text in enumerate(TEXTS)}


class SlamBluffState(State):
    """A game of Slam Bluff: round after round, each until somebody loses a life."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.start_lives: i64 = options["lives"]
        self.cup: Cup = USUAL
        self.lives: list[int] = []
        self.out: list[int] = []
        self.turn: i64 = 0
        self.roller: i64 = 0
        self.roll: i64 = 0
        self.claim: i64 = NO_CLAIM  # NO_CLAIM while the roller has yet to declare
        self.number: i64 = NO_NUMBER
        self.beaten: i64 = NO_NUMBER  # the number that the claim had to beat, if it is one
        self.opening: bool = True
        # Every challenge so far, packed by `pack_challenge`.
        self.shown: vec[i64] = vec[i64]()

    def take_dice(self) -> None:
        """Put the dice of the options into the cup (BLUFF-19)."""
        self.cup = cup_with(self.options.get("dice"))

    def deal(self) -> None:
        """Hand out the lives and let the opener roll (BLUFF-01, BLUFF-02)."""
        self.take_dice()
        self.lives = [self.start_lives] * self.seats
        self.take_cup(self.options["opener"])

    # -- whose decision, and which ------------------------------------------------------

    def is_over(self) -> bool:
        """Whether one player is left (BLUFF-17), or the game was called off."""
        return len(self.out) == self.seats - 1 or self.called_off

    def to_move(self) -> list[int]:
        return [] if self.is_over() else [self.turn]

    def next_to_move(self) -> i64:
        if self.is_over():
            return -1
        return self.turn

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn or self.is_over():
            return self.idle(seat)
        if self.claim != NO_CLAIM:
            return ANSWERS.copy()
        if self.opening:
            return self.cup.numbers.copy()
        return self.cup.higher[self.number].copy()

    # -- what a move does ---------------------------------------------------------------

    def transition(self, seat: i64, action: i64) -> None:
        if action == ACCEPT:
            self.take_cup(seat)  # BLUFF-08
        elif action == CHALLENGE:
            self.lift_cup(seat)
        else:
            self.claim = action
            self.opening = False
            if action != PASS:  # BLUFF-14
                self.beaten = self.number
                self.number = action
            self.turn = self.next_in(seat)  # BLUFF-07

    def take_cup(self, seat: i64) -> None:
        """Make a seat the roller: it rolls and is to declare (BLUFF-03)."""
        self.roller = seat
        self.turn = seat
        self.claim = NO_CLAIM
        self.beaten = NO_NUMBER
        self.roll = self.cup.alike[self.rng.below(NUM_ROLLS)]

    def lift_cup(self, challenger: i64) -> None:
        """Show the roll, take a life, and begin a new round or end the game (BLUFF-09)."""
        lied = not is_true(self.roll, self.claim, self.cup)
        loser: i64 = self.roller if lied else challenger
        challenge = pack_challenge(self.roll, self.claim, self.roller, challenger, lied)
        self.shown = append(self.shown, challenge)
        left: i64 = self.lives[loser] - 1
        self.lives[loser] = left
        if left == 0:
            self.out.append(loser)
            if self.is_over():
                return
        self.number = NO_NUMBER
        self.opening = True
        if self.lives[challenger] == 0:
            self.take_cup(self.next_in(challenger))  # BLUFF-11
        else:
            self.take_cup(challenger)  # BLUFF-10

    def next_in(self, seat: i64) -> i64:
        """The next player clockwise who is still in."""
        seats: i64 = self.seats
        seat = (seat + 1) % seats
        while self.lives[seat] == 0:
            seat = (seat + 1) % seats
        return seat

    def call_off(self) -> None:
        """Free passes may follow each other for ever, so games are limited (BLUFF-18)."""
        self.called_off = True

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        if self.called_off:
            return self.drawn("BLUFF-18")
        ranks = [1] * self.seats
        for gone, seat in enumerate(self.out):
            ranks[seat] = self.seats - gone
        return Outcome((ranks.index(1),), tuple(ranks), "last-standing", "BLUFF-17")

    def returns(self) -> list[float]:
        if not self.is_over() or self.called_off:
            return [0.0] * self.seats
        worth = [1.0] * self.seats
        for gone, seat in enumerate(self.out):
            worth[seat] = (2 * gone + 1 - self.seats) / (self.seats - 1)
        return worth

    def touch(self) -> i64:
        return self.turn + self.number + self.lives[0]

    def again(self, rng: Rng) -> SlamBluffState:
        self.clear_origin(rng)
        for seat in range(self.seats):
            self.lives[seat] = self.start_lives
        self.out.clear()
        self.number = NO_NUMBER
        self.opening = True
        self.shown = vec[i64]()
        self.take_cup(self.options["opener"])
        return self

    # -- other worlds -------------------------------------------------------------------

    def copy(self) -> SlamBluffState:
        twin = SlamBluffState(self.game, self.seats, self.options, self.rng.copy())
        twin.copy_origin(self)
        twin.cup = self.cup
        twin.lives = self.lives.copy()
        twin.out = self.out.copy()
        twin.turn = self.turn
        twin.roller = self.roller
        twin.roll = self.roll
        twin.claim = self.claim
        twin.number = self.number
        twin.beaten = self.beaten
        twin.opening = self.opening
        twin.shown = self.shown[:]
        return twin

    def determinize(self, seat: i64, rng: Rng) -> SlamBluffState:
        """The roll in another player's cup, drawn afresh.

        Anything may be declared with any roll, so a declaration rules out none.
        """
        twin = self.copy()
        twin.origin = None
        twin.history = []
        twin.rng = rng.fork()
        if seat != self.roller and not self.is_over():
            twin.roll = self.cup.alike[rng.below(NUM_ROLLS)]
        return twin

    def observed(self, seat: i64) -> i64:
        number: i64 = mix(self.roll + 1 if seat == self.roller else 0, self.claim + 1)
        number = mix(number, self.number * 2 + (1 if self.opening else 0))
        number = mix(number, (self.turn * 8 + self.roller) * 8 + seat)
        for lives in self.lives:
            number = mix(number, lives)
        for shown in self.shown:
            number = mix(number, shown)
        return number | 1

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        tensor.observe(self, seat, out, at)

    def allow(self, seat: i64, out: vec[i64], at: i64) -> None:
        if seat != self.turn or self.is_over():
            self.idle(seat)
        elif self.claim != NO_CLAIM:
            out[at + 1] = ANSWER_BITS
        else:
            place: i64 = 0
            if not self.opening:
                place = 2 * (self.number + 1)
            out[at] = self.cup.open[place]
            out[at + 1] = self.cup.open[place + 1]

    # -- notation -----------------------------------------------------------------------

    def num_actions(self) -> i64:
        return NUM_ACTIONS

    def text(self, seat: i64, action: i64) -> str:
        self.check_action(action)
        return TEXTS[action]

    def read(self, seat: i64, text: str) -> int:
        if text not in ACTIONS:
            raise self.invalid("no-move", text=text)
        return ACTIONS[text]

    def refusal(self, seat: i64, action: i64) -> IllegalMove:
        if self.is_over():
            return self.illegal("game-over", "BLUFF-18" if self.called_off else "BLUFF-17")
        if self.lives[seat] == 0:
            return self.illegal("you-are-out", "BLUFF-17")
        if self.claim != NO_CLAIM:
            if seat == self.turn:
                return self.illegal("answer-first", "BLUFF-07")
            if seat == self.roller:
                return self.illegal("you-declared", "BLUFF-07")
            return self.illegal("next-answers", "BLUFF-07")
        if seat != self.turn:
            return self.illegal("not-your-cup", "BLUFF-03")
        if action == PASS:
            return self.illegal("pass-opens", "BLUFF-13")
        if action > PASS:
            return self.illegal("you-declare", "BLUFF-04")
        if action not in self.cup.numbers:
            return self.illegal("no-such-roll", "BLUFF-05", number=action)
        if self.number >= self.cup.numbers[-1]:
            return self.illegal("only-pass", "BLUFF-15", number=self.number)
        return self.illegal("too-low", "BLUFF-06", number=self.number)


def is_true(roll: i64, claim: i64, cup: Cup = USUAL) -> bool:
    """Whether a roll makes a declaration true (BLUFF-04, BLUFF-12, BLUFF-16)."""
    if claim == PASS:
        return cup.star[roll]
    return claim == cup.low[roll] or claim == cup.high[roll]


def pack_challenge(roll: i64, claim: i64, roller: i64, challenger: i64, lied: bool) -> i64:
    """A challenge as one number; `unpack_challenge` reads it."""
    packed: i64 = ((roll * 128 + claim) * 8 + roller) * 8 + challenger
    return packed * 2 + (1 if lied else 0)


def unpack_challenge(packed: i64) -> tuple[int, int, int, int, bool]:
    """The roll, the claim, its roller, the challenger, and whether the roller lost."""
    pair: i64 = packed // 2
    return pair // 8192, pair // 64 % 128, pair // 8 % 8, pair % 8, packed % 2 == 1
