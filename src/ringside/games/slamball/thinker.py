"""A coach who thinks ahead: every choice is played on in many worlds, by the coach's own book.

For each world it thinks possible it tries every choice, lets both coaches go on by the rules of
thumb of `SlamballBot` for some decisions, and judges where the game then stands: by counting, or
by what games among coaches taught (`coach/outlook.py`). Draws and line-ups are left to the rules
of thumb.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slamball.bot import SlamballBot
from ringside.games.slamball.coach.judgement import standing
from ringside.games.slamball.coach.outlook import Outlook
from ringside.games.slamball.floor.floor import BOTH, NOT_OVER
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.rules import SlamballState
from ringside.games.slamball.unseen import World, answered_unseen, answers, drawn, hidden, mixture

# What is thought about; the rest goes by the book.
THOUGHT_ABOUT: Final[list[int]] = [
    phases.LAY,
    phases.CONTEST,
    phases.RESOLVE,
    phases.REVEAL,
    phases.ACT,
    phases.CHAOS,
    phases.MISS,
    phases.RACE,
    phases.PACE,
    phases.LOCK,
    phases.DECLARE,
]
# A margin of this many hundredths of a point at the end is as good as won, and how much more it
# takes with time left.
SURE: Final = 120.0
UNSURE: Final = 70.0
# By how much another choice must look better than the book's.
DOUBT: Final = 0.004
# After its decisions a game is played on to a moment that can be judged, but not for ever.
MOST: Final = 40


class Thinker(Bot):
    """Plays every choice on in some worlds, for some decisions.

    With an ``outlook`` it goes on until a card is to be laid, and judges by what it has learnt.
    With ``mixing`` so many worlds go into a mixed choice where the other coach answers unseen.
    """

    def __init__(
        self,
        worlds: i64,
        depth: i64,
        guesses: i64 = 2,
        mixing: i64 = 0,
        outlook: Outlook | None = None,
    ) -> None:
        self.worlds: i64 = worlds
        self.depth: i64 = depth
        self.mixing: i64 = mixing
        self.outlook = outlook
        self.habits = SlamballBot()
        self.book = SlamballBot(guesses)

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SlamballState)
        habit = self.habits.choose(state, seat, rng)
        if state.phase not in THOUGHT_ABOUT:
            return habit
        return self.think(state, seat, habit, rng)

    def think(self, state: SlamballState, seat: i64, habit: int, rng: Rng) -> int:
        """The choice with the best mean over the worlds."""
        actions = candidates(state, seat, habit)
        if len(actions) == 1:
            return actions[0]
        if self.mixing > 0 and answered_unseen(state, seat):
            return self.mix(state, seat, actions, rng)
        totals: list[float] = [0.0] * len(actions)
        for _ in range(self.worlds):
            world = state.determinize(seat, rng)
            chance = rng.fork()
            for index in range(len(actions)):
                after = world.twin()
                after.transition(seat, actions[index])
                totals[index] += self.play_on(after, seat, chance.copy())
        best = -1e9
        choice: int = habit
        for index in range(len(actions)):
            value = totals[index]
            if actions[index] == habit:
                value += DOUBT * float(self.worlds)
            if value > best:
                best = value
                choice = actions[index]
        return choice

    def mix(self, state: SlamballState, seat: i64, actions: list[int], rng: Rng) -> int:
        """A choice drawn from the mixture that regret matching finds over the worlds."""
        count: i64 = len(actions)
        worlds: list[World] = []
        for _ in range(self.mixing):
            world = state.determinize(seat, rng)
            chance = rng.fork()
            found = World(count)
            for choice in range(count):
                action: i64 = actions[choice]
                after = world.twin()
                after.transition(seat, action)
                worth: list[float] = []
                for answer in answers(after, seat):
                    answered = after.twin()
                    answered.transition(1 - seat, answer)
                    worth.append(self.play_on(answered, seat, chance.copy()))
                if not worth:
                    worth.append(self.play_on(after, seat, chance.copy()))
                found.add(0 if hidden(state, action) else choice + 1, worth)
            worlds.append(found)
        return actions[drawn(mixture(worlds, count), rng)]

    def play_on(self, state: SlamballState, seat: i64, rng: Rng) -> float:
        """Go on by the book for some decisions; returns the chance to win, from -1 to 1."""
        outlook = self.outlook
        decisions: i64 = 0
        while state.ending == NOT_OVER and decisions < MOST:
            if decisions >= self.depth:
                if outlook is None:
                    break
                if state.phase == phases.LAY:
                    return outlook.chance(state, seat)
            decisions += 1
            ask = state.ask
            mover: i64 = 0 if ask == 1 else 1
            if ask == BOTH:
                mover = rng.below(2)
            actions = state.legal(mover)
            action: i64 = actions[0]
            if len(actions) > 1:
                action = self.book.choose(state, mover, rng)
            state.transition(mover, action)
        return chance_to_win(state, seat)


def chance_to_win(state: SlamballState, seat: i64) -> float:
    """How a seat stands as a chance, from -1 to 1."""
    value = float(standing(state, seat))
    if state.ending != NOT_OVER:
        return 1.0 if value > 0.0 else -1.0 if value < 0.0 else 0.0
    left = float(LAST_MARK - state.board.clock)
    return 2.0 / (1.0 + exp(-2.0 * value / (SURE + UNSURE * sqrt(left)))) - 1.0


def candidates(state: SlamballState, seat: i64, habit: int) -> list[int]:
    """The choices worth a thought: no timeout and no foul on purpose, unless by the book."""
    found: list[int] = []
    for action in state.legal(seat):
        if action != habit:
            if action == moves.TIMEOUT:
                continue
            if state.phase == phases.CONTEST and action >= moves.FOUL:
                continue
        found.append(action)
    return found
