"""The best answer to how people play among more than two.

The solution leaves nothing to gain against it, but among three or more it does not punish either:
those who believe everything do better at its table than they deserve. So people are taken to play
mostly by the solution and a little by the habits of `people.py`, and the best answer to that is
played. Against the solution itself that costs next to nothing. What a lost life means is read in
the book.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slam_bluff.book import book
from ringside.games.slam_bluff.dice import NUMBERS, PASS, USUAL
from ringside.games.slam_bluff.people import (
    BoldBot,
    CarefulBot,
    HabitBot,
    ReckoningBot,
    TrustingBot,
)
from ringside.games.slam_bluff.round import DICE, FREE_PASS, Play, Round
from ringside.games.slam_bluff.rules import NUM_ROLLS, is_true
from ringside.games.slam_bluff.solution import Answered, Chances, Lives

SOLVED: Final = 0.8  # how much of people's play is the solution
HABITS: Final[list[HabitBot]] = [TrustingBot(), BoldBot(), CarefulBot(), ReckoningBot()]


class Habits(Play):
    """A round as somebody plays it by habit; a reckoning player declares as the solution does."""

    def __init__(self, bot: HabitBot, solved: Round) -> None:
        super().__init__(DICE, solved.players)
        self.bot = bot
        self.solved = solved

    def look(self, number: i64, player: i64, opening: bool) -> None:
        beaten: i64 = 0 if number == 0 else NUMBERS[number - 1]
        self.doubts = [self.bot.doubt(PASS, beaten)]
        for claim in NUMBERS:
            self.doubts.append(self.bot.doubt(claim, beaten))
        if isinstance(self.bot, ReckoningBot):
            self.solved.look(number, player, opening)
            self.truths = self.solved.truths.copy()
            self.lies = self.solved.lies.copy()
            return
        self.truths = [0.0] * (DICE.numbers + 1)
        self.lies = [0.0] * (DICE.numbers + 1)
        for roll in range(NUM_ROLLS):
            says = self.bot.says(USUAL, beaten, roll, opening)
            share = 1.0 / float(NUM_ROLLS * len(says))
            for claim in says:
                place: i64 = FREE_PASS if claim == PASS else USUAL.places[claim]
                if is_true(roll, claim):
                    self.truths[place] += share
                else:
                    self.lies[place] += share


class People(Play):
    """A round as people play it on average."""

    def __init__(self, solved: Round) -> None:
        super().__init__(DICE, solved.players)
        self.solved = solved
        self.habits: list[Habits] = [Habits(bot, solved) for bot in HABITS]

    def look(self, number: i64, player: i64, opening: bool) -> None:
        self.truths = [0.0] * (DICE.numbers + 1)
        self.lies = [0.0] * (DICE.numbers + 1)
        self.doubts = [0.0] * (DICE.numbers + 1)
        self.solved.look(number, player, opening)
        self.add(self.solved, SOLVED)
        for habit in self.habits:
            habit.look(number, player, opening)
            self.add(habit, (1.0 - SOLVED) / float(len(self.habits)))

    def add(self, play: Play, share: float) -> None:
        """Let some of the people play like this."""
        for place in range(DICE.numbers + 1):
            self.truths[place] += share * play.truths[place]
            self.lies[place] += share * play.lies[place]
            self.doubts[place] += share * play.doubts[place]


class Reply(Play):
    """A round as it is best for each player alone among people."""

    def __init__(self, chances: Chances, lives: Lives) -> None:
        super().__init__(DICE, len(lives))
        self.people = People(chances.round(lives, DICE))
        self.round = Answered(self.people, chances, lives, True)

    def look(self, number: i64, player: i64, opening: bool) -> None:
        self.people.look(number, player, opening)
        self.truths = [0.0] * (DICE.numbers + 1)
        self.lies = [0.0] * (DICE.numbers + 1)
        roll: i64 = 0
        while roll < DICE.rolls:
            claim = self.declare(number, player, roll, opening)
            if shows(roll, claim):
                self.truths[claim] += 1.0 / float(DICE.rolls)
            else:
                self.lies[claim] += 1.0 / float(DICE.rolls)
            roll += 1
        claim = 0
        while claim <= DICE.numbers:
            self.doubts[claim] = 1.0 if self.challenges(number, player, claim) else 0.0
            claim += 1

    def declare(self, number: i64, player: i64, roll: i64, opening: bool) -> i64:
        """What is worth most to declare with a roll, where `people` has looked."""
        answerer: i64 = (player + 1) % self.players
        truth: float = self.round.truth[player][player]
        lie: float = self.round.lie[player][player]
        best: i64 = FREE_PASS
        most: float = -1.0
        claim: i64 = FREE_PASS if not opening else number + 1
        while claim <= DICE.numbers:
            doubt: float = self.people.doubts[claim]
            after: i64 = number if claim == FREE_PASS else claim
            believed: float = self.round.worth[after][answerer][player]
            shown = truth if shows(roll, claim) else lie
            worth = doubt * shown + (1.0 - doubt) * believed
            if worth > most:
                most = worth
                best = claim
            claim = claim + 1 if claim > number else number + 1
        return best

    def challenges(self, number: i64, roller: i64, claim: i64) -> bool:
        """Whether the next player had better challenge a declaration, where `people` has looked."""
        told: float = self.people.truths[claim]
        lied: float = self.people.lies[claim]
        answerer: i64 = (roller + 1) % self.players
        after: i64 = number if claim == FREE_PASS else claim
        truth: float = self.round.truth[roller][answerer]
        lie: float = self.round.lie[roller][answerer]
        believed: float = self.round.worth[after][answerer][answerer]
        return told * truth + lied * lie > (told + lied) * believed


MOST_REPLIES: Final = 256
REPLIES: Final[dict[Lives, Reply]] = {}


def reply_of(lives: Lives) -> Reply:
    """The round with these lives, remembered for a while."""
    found = REPLIES.get(lives)
    if found is None:
        if len(REPLIES) >= MOST_REPLIES:
            REPLIES.clear()
        found = Reply(book(), lives)
        REPLIES[lives] = found
    return found


def shows(roll: i64, claim: i64) -> bool:
    """Whether a roll makes a declaration, by its place, true."""
    if claim == FREE_PASS:
        return DICE.star[roll]
    return claim == DICE.low[roll] or claim == DICE.high[roll]
