"""Slam Bluff solved backwards over the lives, and how much anybody could gain by playing otherwise.

Lives are listed from the opener on in the order of play, those who are out left aside: (3, 2, 3).
What is known of such a start of a round is everybody's chance to win, in the same order.
"""

from __future__ import annotations

from itertools import product

from mypy_extensions import i64

from ringside.games.slam_bluff.round import DICE, FREE_PASS, Dice, Play, Round

Lives = tuple[int, ...]


class Chances:
    """Everybody's chance to win at the starts of rounds."""

    def __init__(self) -> None:
        self.table: dict[Lives, list[float]] = {}

    def at(self, lives: Lives) -> list[float]:
        """The chances at the start of a round."""
        return self.table[lives]

    def after(self, lives: Lives, loser: i64, opener: i64) -> list[float]:
        """The chances after a lost life, with the next round opened by a player or, if that one
        is out, by the next (BLUFF-10, BLUFF-11)."""
        players: i64 = len(lives)
        left = list(lives)
        left[loser] -= 1
        while left[opener] == 0:
            opener = (opener + 1) % players
        order: list[int] = []
        for step in range(players):
            player: i64 = (opener + step) % players
            if left[player] > 0:
                order.append(player)
        found = [0.0] * players
        if len(order) == 1:
            found[order[0]] = 1.0
            return found
        known = self.at(tuple([left[player] for player in order]))
        for place, player in enumerate(order):
            found[player] = known[place]
        return found

    def keep(self, lives: Lives, opener: i64, chances: list[float]) -> None:
        """Note the chances, in the order of `lives`, when one of the players opens."""
        self.table[lives[opener:] + lives[:opener]] = chances[opener:] + chances[:opener]

    def round(self, lives: Lives, dice: Dice) -> Round:
        """The round that is played with these lives, whoever opens it."""
        players: i64 = len(lives)
        truth: list[list[float]] = []
        lie: list[list[float]] = []
        for player in range(players):
            answerer: i64 = (player + 1) % players
            truth.append(self.after(lives, answerer, answerer))
            lie.append(self.after(lives, player, answerer))
        return Round(dice, truth, lie)


def all_lives(most: Lives) -> list[Lives]:
    """Every start of a round that may follow from one, up to who opens it; few lives first."""
    found: set[Lives] = set()
    for left in product(*[range(lives + 1) for lives in most]):
        still = tuple([lives for lives in left if lives > 0])
        if len(still) > 1:
            found.add(min([still[turn:] + still[:turn] for turn in range(len(still))]))
    return sorted(found, key=lambda lives: (sum(lives), lives))


def solve(most: Lives, dice: Dice = DICE) -> Chances:
    """Everybody's chance to win from these lives and from all that can follow."""
    chances = Chances()
    for lives in all_lives(most):
        solved = chances.round(lives, dice)
        for opener in range(len(lives)):
            chances.keep(lives, opener, solved.open(opener))
    return chances


class Gains:
    """How well a way to play does, and how well each player alone could do against it."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.playing = Chances()
        self.best = Chances()

    def add(self, lives: Lives, played: Play) -> None:
        """Work out the round played like this with these lives; those with fewer are known."""
        players: i64 = len(lives)
        playing = Answered(played, self.playing, lives, False)
        best = Answered(played, self.best, lives, True)
        for opener in range(players):
            played.look(0, opener, True)
            self.playing.keep(lives, opener, playing.outlook(0, opener, True))
            self.best.keep(lives, opener, best.outlook(0, opener, True))

    def gain(self, lives: Lives) -> float:
        """The most that any player gains by playing otherwise from here on."""
        playing = self.playing.at(lives)
        best = self.best.at(lives)
        return max([best[player] - playing[player] for player in range(len(lives))])


class Answered:
    """A round played in a certain way: what that is worth to each, or what the best answer of
    each player alone to it is."""

    def __init__(self, played: Play, chances: Chances, lives: Lives, best: bool) -> None:
        self.played = played
        self.best = best
        self.players: i64 = played.players
        players: i64 = played.players
        self.truth: list[list[float]] = []
        self.lie: list[list[float]] = []
        for player in range(players):
            answerer: i64 = (player + 1) % players
            self.truth.append(chances.after(lives, answerer, answerer))
            self.lie.append(chances.after(lives, player, answerer))
        number: i64 = played.dice.numbers
        # As in Round.
        self.worth: list[list[list[float]]] = [
            [[0.0] * players for _ in range(players)] for _ in range(number + 1)
        ]
        while number >= 0:
            self.settle(number)
            number -= 1

    def settle(self, number: i64) -> None:
        """Work out a number to beat, going round until free passes change nothing."""
        steps: list[tuple[list[float], list[float], list[float]]] = []
        player: i64 = 0
        while player < self.players:
            self.played.look(number, player, False)
            steps.append(
                (self.played.truths.copy(), self.played.lies.copy(), self.played.doubts.copy())
            )
            self.worth[number][player] = [0.0] * self.players
            player += 1
        change: float = 1.0
        while change > 1e-13:
            change = 0.0
            player = self.players - 1
            while player >= 0:
                self.played.truths, self.played.lies, self.played.doubts = steps[player]
                after = self.outlook(number, player, False)
                before = self.worth[number][player]
                for other in range(self.players):
                    moved: float = after[other] - before[other]
                    if moved > change:
                        change = moved
                self.worth[number][player] = after
                player -= 1

    def outlook(self, number: i64, player: i64, opening: bool) -> list[float]:
        """What the step that `played` last looked at is worth."""
        played = self.played
        truths = played.truths
        lies = played.lies
        doubts = played.doubts
        answerer: i64 = (player + 1) % self.players
        truth = self.truth[player]
        lie = self.lie[player]
        after = [0.0] * self.players
        claim: i64 = 0
        while claim <= played.dice.numbers:
            told: float = truths[claim]
            lied: float = lies[claim]
            if told + lied > 0.0:
                doubt: float = doubts[claim]
                worth = self.worth[number if claim == FREE_PASS else claim][answerer]
                for other in range(self.players):
                    shown: float = told * truth[other] + lied * lie[other]
                    taken: float = (told + lied) * worth[other]
                    if self.best and other == answerer:
                        after[other] += max(shown, taken)
                    else:
                        after[other] += doubt * shown + (1.0 - doubt) * taken
            claim += 1
        if self.best:
            after[player] = self.best_declaration(number, player, opening)
        return after

    def best_declaration(self, number: i64, player: i64, opening: bool) -> float:
        """What the best declaration for every roll is worth on average."""
        played = self.played
        dice = played.dice
        answerer: i64 = (player + 1) % self.players
        lie: float = self.lie[player][player]
        most: float = 0.0
        true: list[float] = [0.0] * (dice.numbers + 1)
        claim: i64 = 0
        while claim <= dice.numbers:
            if claim > number or (claim == FREE_PASS and not opening):
                doubt: float = played.doubts[claim]
                accepted: float = self.worth[number if claim == FREE_PASS else claim][answerer][
                    player
                ]
                true[claim] = doubt * self.truth[player][player] + (1.0 - doubt) * accepted
                most = max(most, doubt * lie + (1.0 - doubt) * accepted)
            claim += 1
        total: float = 0.0
        roll: i64 = 0
        while roll < dice.rolls:
            worth = most
            low: i64 = dice.low[roll]
            high: i64 = dice.high[roll]
            if low > number:
                worth = max(worth, true[low])
            if high > number:
                worth = max(worth, true[high])
            if not opening and dice.star[roll]:
                worth = max(worth, true[FREE_PASS])
            total += worth
            roll += 1
        return total / float(dice.rolls)


def gains(chances: Chances, most: Lives, dice: Dice = DICE) -> Gains:
    """What could be gained against those who take these chances for the true ones, in every
    start of a round that may follow from one."""
    found = Gains(dice)
    for lives in all_lives(most):
        found.add(lives, chances.round(lives, dice))
    return found
