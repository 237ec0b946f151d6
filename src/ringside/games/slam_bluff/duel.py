"""How often one player beats another among two, worked out exactly instead of played.

What a level does depends on the roll, the number to beat and the lives alone, so the chances
follow from it backwards, as those of the solution do.
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.games.slam_bluff.book import book
from ringside.games.slam_bluff.dice import NUMBERS, USUAL
from ringside.games.slam_bluff.people import HabitBot, ReckoningBot
from ringside.games.slam_bluff.round import DICE, FREE_PASS, Play, Round
from ringside.games.slam_bluff.rules import NUM_ROLLS, PASS, is_true
from ringside.games.slam_bluff.solution import Answered, Chances, Lives


class Duel(Play):
    """A round between two players; whoever has no habits plays the solution."""

    def __init__(self, players: tuple[Bot, Bot], solved: Round) -> None:
        super().__init__(DICE, 2)
        self.bots = players
        self.solved = solved

    def look(self, number: i64, player: i64, opening: bool) -> None:
        self.solved.look(number, player, opening)
        self.truths = self.solved.truths.copy()
        self.lies = self.solved.lies.copy()
        self.doubts = self.solved.doubts.copy()
        roller = self.bots[player]
        if isinstance(roller, HabitBot) and not isinstance(roller, ReckoningBot):
            self.declare(roller, 0 if number == 0 else NUMBERS[number - 1], opening)
        answerer = self.bots[1 - player]
        if isinstance(answerer, HabitBot):
            for place in range(len(NUMBERS) + 1):
                claim = PASS if place == FREE_PASS else NUMBERS[place - 1]
                self.doubts[place] = answerer.doubt(claim)

    def declare(self, roller: HabitBot, number: i64, opening: bool) -> None:
        """Count what a player says with each roll."""
        self.truths = [0.0] * (DICE.numbers + 1)
        self.lies = [0.0] * (DICE.numbers + 1)
        for roll in range(NUM_ROLLS):
            says = roller.says(USUAL, number, roll, opening)
            share = 1.0 / float(NUM_ROLLS * len(says))
            for claim in says:
                place = FREE_PASS if claim == PASS else USUAL.places[claim]
                if is_true(roll, claim):
                    self.truths[place] += share
                else:
                    self.lies[place] += share


class Seated(Chances):
    """The chances of two players who are not alike: by the lives of each, and who opens."""

    def after(self, lives: Lives, loser: i64, opener: i64) -> list[float]:
        left = list(lives)
        left[loser] -= 1
        if left[loser] == 0:
            return [float(loser), float(1 - loser)]
        return self.table[(*left, opener)]

    def keep(self, lives: Lives, opener: i64, chances: list[float]) -> None:
        self.table[(*lives, opener)] = chances


def openers_chance(opener: Bot, other: Bot, lives: int) -> float:
    """How often the first seat wins, which opens the game."""
    chances = Seated()
    for mine in range(1, lives + 1):
        for theirs in range(1, lives + 1):
            left = (mine, theirs)
            duel = Duel((opener, other), book().round(left, DICE))
            found = Answered(duel, chances, left, False)
            for seat in (0, 1):
                duel.look(0, seat, True)
                chances.keep(left, seat, found.outlook(0, seat, True))
    return chances.table[lives, lives, 0][0]


def share(first: Bot, second: Bot, lives: int) -> float:
    """How often the first wins, sitting in both seats equally often."""
    return (openers_chance(first, second, lives) + 1 - openers_chance(second, first, lives)) / 2
