"""A Slam Bluff player that bluffs and doubts at the rates that leave nothing to exploit.

For every number of players it works out once how a round should go, from 98 downwards. It
tells the truth where that pays, bluffs just often enough that a challenge gains nothing, and
challenges just often enough that a bluff gains nothing. Whoever was caught lying more
often than that, it trusts less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slam_bluff.dice import USUAL, Cup
from ringside.games.slam_bluff.rules import (
    ACCEPT,
    CHALLENGE,
    NO_CLAIM,
    NO_NUMBER,
    NUM_ROLLS,
    PASS,
    SlamBluffState,
    unpack_challenge,
)

WORDS: Final = 4294967296.0
ROUNDS: Final = 20  # enough for the worth of a free pass, which leads back to itself
HALVINGS: Final = 30

# The odds, before anything was shown, that a player's declarations mean nothing; what
# challenges show multiplies them.
WILD: Final = 0.1
LIED: Final = 2.5
HONEST: Final = 0.1


class Book:
    """How to play a round among so many players who are still in.

    A challenge is a duel: a life lost is worth -1 to the loser, 1 to the other of the two,
    and nothing to the onlookers. (If everybody's loss were everybody's gain, nobody would
    ever challenge a free pass at a full table.)
    """

    def __init__(self, players: int, cup: Cup = USUAL) -> None:
        self.players = players
        self.cup = cup
        # What it is worth, with a number to beat, to be the roller, the next, …, the last.
        self.worth: list[list[float]] = [[0.0] * players for _ in range(100)]
        # What a bluff over that number is worth.
        self.bluff: list[float] = [0.0] * 100
        # How often to challenge a number, whatever number it had to beat.
        self.doubt: list[float] = [0.0] * 100
        for number in range(99, -1, -1):
            if number < 99 and number + 1 not in cup.numbers:  # the same numbers beat both
                self.worth[number] = self.worth[number + 1]
                self.bluff[number] = self.bluff[number + 1]
                continue
            for _ in range(ROUNDS):
                self.solve(number)
        self.climb()

    def safe(self, number: i64, claim: i64) -> float:
        """What a claim over a number is worth to the roller once it is accepted."""
        return self.worth[number if claim == PASS else claim][self.players - 1]

    def claims(self, number: i64) -> list[int]:
        """What can be declared over a number."""
        return self.cup.higher[number] if number != NO_NUMBER else self.cup.numbers

    def best_truth(self, number: i64, roll: i64) -> i64:
        """The true declaration that is worth most, or NO_CLAIM."""
        best: i64 = NO_CLAIM
        low: i64 = self.cup.low[roll]
        high: i64 = self.cup.high[roll]
        if high > number:
            best = high
        if low > number and self.safe(number, low) > self.safe(number, best):
            best = low
        if (
            self.cup.star[roll]
            and number != NO_NUMBER
            and (best == NO_CLAIM or self.safe(number, PASS) > self.safe(number, best))
        ):
            best = PASS
        return best

    def truths(self, number: i64) -> list[float]:
        """How often each declaration is the best truth; the last place is for no truth."""
        often = [0.0] * (PASS + 2)
        for roll in range(NUM_ROLLS):
            often[self.best_truth(number, roll)] += 1.0 / NUM_ROLLS
        return often

    def lies(self, number: i64, claim: i64) -> float:
        """How many lies a truth can cover before a challenge pays."""
        accepted = self.worth[number if claim == PASS else claim][0]
        return (1.0 + accepted) / (1.0 - accepted)

    def challenge(self, number: i64, claim: i64) -> float:
        """How often to challenge a claim over a number, so that bluffing gains nothing."""
        safe = self.safe(number, claim)
        bluff = self.bluff[number]
        return (safe - bluff) / (safe + 1.0) if safe > bluff else 0.0

    def solve(self, number: i64) -> None:
        """Set what a number is worth from what the higher ones are."""
        claims = self.claims(number)
        truths = self.truths(number)
        # The higher a bluff is worth, the more rolls bluff and the fewer truths cover them.
        low = -1.0
        high = 1.0
        for _ in range(HALVINGS):
            bluff = (low + high) / 2.0
            bluffing = truths[NO_CLAIM]
            covered = 0.0
            for claim in claims:
                if self.safe(number, claim) > bluff:
                    covered += truths[claim] * self.lies(number, claim)
                else:
                    bluffing += truths[claim]
            if covered > bluffing:
                low = bluff
            else:
                high = bluff
        self.bluff[number] = low
        bluffs = self.bluffs(number)
        worth = [0.0] * self.players
        for claim in claims:
            after = self.worth[number if claim == PASS else claim]
            doubt = self.challenge(number, claim)
            honest = truths[claim] if self.safe(number, claim) > low else 0.0
            duel = doubt * (honest - bluffs[claim])
            accepted = (1.0 - doubt) * (honest + bluffs[claim])
            worth[0] += duel
            worth[1] -= duel
            for place in range(self.players):
                worth[place] += accepted * after[place - 1]
        self.worth[number] = worth

    def bluffs(self, number: i64) -> list[float]:
        """How often each declaration over a number is a bluff."""
        claims = self.claims(number)
        truths = self.truths(number)
        often = [0.0] * (PASS + 2)
        bluffing = truths[NO_CLAIM]
        covered = 0.0
        for claim in claims:
            if self.safe(number, claim) > self.bluff[number]:
                often[claim] = truths[claim] * self.lies(number, claim)
                covered += often[claim]
            else:
                bluffing += truths[claim]
        for claim in claims:
            if covered > 0.0:
                often[claim] *= bluffing / covered
        return often

    def climb(self) -> None:
        """Set `doubt`: a state does not keep the number a claim had to beat, so it is an
        average over the numbers that a round comes by."""
        reach = [0.0] * 100
        reach[NO_NUMBER] = 1.0
        below = 0.0
        for number in range(100):
            if below > 0.0:
                self.doubt[number] /= below
            below += reach[number]
            truths = self.truths(number)
            bluffs = self.bluffs(number)
            for claim in self.cup.higher[number][:-1]:
                challenged = self.challenge(number, claim)
                self.doubt[claim] += reach[number] * challenged
                reach[claim] += reach[number] * (truths[claim] + bluffs[claim]) * (1.0 - challenged)


MOST_BOOKS: Final = 64
BOOKS: Final[dict[tuple[str, int], Book]] = {}


def book_for(players: int, cup: Cup = USUAL) -> Book:
    """The book for so many players with these dice, worked out when it is first asked for."""
    book = BOOKS.get((cup.name, players))
    if book is None:
        if len(BOOKS) >= MOST_BOOKS:
            BOOKS.clear()
        book = Book(players, cup)
        BOOKS[cup.name, players] = book
    return book


class SlamBluffBot(Bot):
    """Plays by the book, and doubts known liars more. It never looks into another's cup."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamBluffState)
        book = book_for(state.seats - len(state.out), state.cup)
        if state.claim == NO_CLAIM:
            return declaration(book, state, rng)
        claim = state.claim
        chance = book.challenge(state.number, PASS) if claim == PASS else book.doubt[claim]
        wild = wildness(state, state.roller)
        chance = wild + (1.0 - wild) * chance
        return CHALLENGE if fraction(rng) < chance else ACCEPT


def declaration(book: Book, state: SlamBluffState, rng: Rng) -> int:
    """The best truth if it pays, else a bluff as likely as the book has it."""
    number = state.number
    truth = book.best_truth(number, state.roll)
    if truth != NO_CLAIM and book.safe(number, truth) > book.bluff[number]:
        return truth
    claims = state.legal(state.roller)
    bluffs = book.bluffs(number)
    total = 0.0
    for claim in claims:
        total += bluffs[claim]
    drawn = fraction(rng) * total
    for claim in claims:
        drawn -= bluffs[claim]
        if drawn < 0.0:
            return claim
    return claims[-1]


def fraction(rng: Rng) -> float:
    """A number from 0 up to 1."""
    word: int = rng.word()
    return word / WORDS


def wildness(state: SlamBluffState, seat: i64) -> float:
    """The chance that a seat declares whatever it likes, from what challenges have shown."""
    odds = WILD
    for challenge in state.shown:
        _, _, roller, _, lied = unpack_challenge(challenge)
        if roller == seat:
            odds *= LIED if lied else HONEST
    return odds / (1.0 + odds)
