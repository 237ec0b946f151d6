"""How often a player wins among others, worked out exactly instead of played.

What a level does depends on the roll, the number to beat and the lives alone, so the chances
follow from it backwards, as those of the solution do.
"""

from __future__ import annotations

from itertools import product

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.games.slam_bluff.book import book
from ringside.games.slam_bluff.people import HabitBot
from ringside.games.slam_bluff.reply import Habits, reply_of
from ringside.games.slam_bluff.round import DICE, Play
from ringside.games.slam_bluff.solution import Answered, Chances, Lives


class Company(Play):
    """A round among players who need not be alike."""

    def __init__(self, plays: list[Play]) -> None:
        super().__init__(DICE, len(plays))
        self.plays = plays

    def look(self, number: i64, player: i64, opening: bool) -> None:
        roller = self.plays[player]
        roller.look(number, player, opening)
        self.truths = roller.truths.copy()
        self.lies = roller.lies.copy()
        answerer = self.plays[(player + 1) % self.players]
        answerer.look(number, player, opening)
        self.doubts = answerer.doubts.copy()


def play_of(bot: Bot, lives: Lives) -> Play:
    """How a player plays the round with these lives."""
    if isinstance(bot, HabitBot):
        return Habits(bot, book().round(lives, DICE))
    return reply_of(lives) if len(lives) > 2 else book().round(lives, DICE)


class Seated(Chances):
    """The chances of players who are not alike: by the lives of each seat, and who opens."""

    def __init__(self) -> None:
        super().__init__()
        # Of the round that is worked out: the lives of all seats, and the seats still in.
        self.lives: list[int] = []
        self.seats: list[int] = []

    def start(self, lives: Lives) -> None:
        """Work out the rounds with these lives."""
        self.lives = list(lives)
        self.seats = [seat for seat, left in enumerate(lives) if left > 0]

    def after(self, lives: Lives, loser: i64, opener: i64) -> list[float]:
        left = self.lives.copy()
        left[self.seats[loser]] -= 1
        opens: i64 = self.seats[opener]
        while left[opens] == 0:
            opens = (opens + 1) % len(left)
        still = [seat for seat in self.seats if left[seat] > 0]
        if len(still) == 1:
            return [1.0 if seat == still[0] else 0.0 for seat in self.seats]
        found = self.table[(*left, opens)]
        return [found[seat] for seat in self.seats]

    def keep(self, lives: Lives, opener: i64, chances: list[float]) -> None:
        found = [0.0] * len(self.lives)
        for player, seat in enumerate(self.seats):
            found[seat] = chances[player]
        self.table[(*self.lives, self.seats[opener])] = found


def share(first: Bot, second: Bot, lives: int, seats: int = 2) -> float:
    """How often the first wins alone among others who all play like the second, sitting and
    opening anywhere equally often."""
    total = 0.0
    for place in range(seats):
        total += share_at(place, first, second, lives, seats)
    return total / float(seats)


def share_at(place: int, first: Bot, second: Bot, lives: int, seats: int) -> float:
    """How often the first wins at a certain seat, whoever opens."""
    chances = Seated()
    for left in product(range(lives + 1), repeat=seats):
        chances.start(left)
        if len(chances.seats) > 1:
            still = tuple([left[seat] for seat in chances.seats])
            alone = play_of(first, still)
            others = play_of(second, still)
            played = Company([alone if seat == place else others for seat in chances.seats])
            found = Answered(played, chances, still, False)
            for opener in range(len(still)):
                played.look(0, opener, True)
                chances.keep(still, opener, found.outlook(0, opener, True))
    begun = [lives] * seats
    return sum([chances.table[(*begun, opener)][place] for opener in range(seats)]) / seats
