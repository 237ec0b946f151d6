"""Players who make the mistakes that people make: too much trust, small truths, bold habits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slam_bluff.bot import fraction
from ringside.games.slam_bluff.dice import PASS, Cup
from ringside.games.slam_bluff.rules import ACCEPT, CHALLENGE, NO_CLAIM, SlamBluffState
from ringside.games.slam_bluff.solved import solved_declaration

HIGHEST: Final = 99
HARD: Final = 90  # to beat, so that a free pass is what one would say without a star


class HabitBot(Bot):
    """Declares and doubts by habit, without an eye on what the others do."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamBluffState)
        luck = fraction(rng)
        if state.claim == NO_CLAIM:
            return self.declare(state, luck)
        return CHALLENGE if luck < self.doubt(state.claim, state.number) else ACCEPT

    def declare(self, state: SlamBluffState, luck: float) -> int:
        """What to say of the roll."""
        says = self.says(state.cup, state.number, state.roll, state.opening)
        return says[int(luck * float(len(says)))]

    def says(self, cup: Cup, number: i64, roll: i64, opening: bool) -> list[int]:
        """The declarations that come to mind with a roll over a number: one of them is made."""
        raise NotImplementedError

    def doubt(self, claim: i64, number: i64) -> float:
        """How often to challenge a declaration; a free pass, over the number it leaves to beat."""
        raise NotImplementedError


class TrustingBot(HabitBot):
    """Tells the truth if she can, the smaller one, and else the smallest lie; believes people."""

    def says(self, cup: Cup, number: i64, roll: i64, opening: bool) -> list[int]:
        truth = small_truth(cup, number, roll, opening)
        return [truth] if truth != NO_CLAIM else allowed(cup, number, opening)[:1]

    def doubt(self, claim: i64, number: i64) -> float:
        if claim == PASS:
            return 0.15 if number >= HARD else 0.1
        return 0.2 if claim >= 90 else 0.0


class BoldBot(HabitBot):
    """Makes a high number out of everything that is not high."""

    def says(self, cup: Cup, number: i64, roll: i64, opening: bool) -> list[int]:
        if cup.high[roll] > number and cup.high[roll] >= 70:
            return [cup.high[roll]]
        if cup.star[roll] and not opening:
            return [PASS]
        return between(cup, number, opening, 85, HIGHEST)

    def doubt(self, claim: i64, number: i64) -> float:
        if claim == PASS:
            return 0.5 if number >= HARD else 0.4
        if claim >= 90:
            return 0.5
        return 0.2 if claim >= 60 else 0.0


class CarefulBot(HabitBot):
    """Sells a truth cheaply, lies no more than she must, and doubts what sounds too good."""

    def says(self, cup: Cup, number: i64, roll: i64, opening: bool) -> list[int]:
        truth = small_truth(cup, number, roll, opening)
        return [truth] if truth != NO_CLAIM else between(cup, number, opening, 0, number + 8)

    def doubt(self, claim: i64, number: i64) -> float:
        if claim == PASS:
            return 0.5 if number >= HARD else 0.2
        if claim >= 95:
            return 0.8
        return 0.3 if claim >= 85 else 0.0


class ReckoningBot(HabitBot):
    """Knows what every number is worth and when a bluff pays; listens with half an ear only."""

    def declare(self, state: SlamBluffState, luck: float) -> int:
        return solved_declaration(state, luck)

    def doubt(self, claim: i64, number: i64) -> float:
        if claim == PASS:
            return 0.4 if number >= HARD else 0.05
        if claim >= 95:
            return 0.8
        return 0.5 if claim >= 85 else 0.0


def small_truth(cup: Cup, number: i64, roll: i64, opening: bool) -> int:
    """The lower number that is true and allowed, a free pass without one, or NO_CLAIM."""
    if cup.low[roll] > number:
        return cup.low[roll]
    if cup.high[roll] > number:
        return cup.high[roll]
    return PASS if cup.star[roll] and not opening else NO_CLAIM


def allowed(cup: Cup, number: i64, opening: bool) -> list[int]:
    """Everything that may be declared."""
    return cup.numbers if opening else cup.higher[number]


def between(cup: Cup, number: i64, opening: bool, least: i64, most: i64) -> list[int]:
    """The numbers allowed between these, or all that is allowed if there is none."""
    claims = allowed(cup, number, opening)
    wished = [claim for claim in claims if least <= claim <= most]
    return wished if wished else claims
