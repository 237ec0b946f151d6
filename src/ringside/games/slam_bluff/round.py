"""One round of Slam Bluff solved: how often to lie and how often to doubt, for every number.

Between rounds only the lives and the opener matter, within a round only the number to beat and
whose cup it is. So a round is solved from 98 down, given what everybody's chance to win the game
is once somebody has lost a life. Each step has an equilibrium in closed form:

- The answerer doubts a declaration just so often that a lie is worth the same with all of them.
- The roller lies so often with it, per truth, that the doubter gains nothing by either answer.
- A lie is worth as much as makes both meet: whoever rolled a better truth tells it.

Only a free pass leads back to the number it came from; that step is repeated until it rests.

A number is counted by its place: 0 is none, then the 59 there are. A declaration is the place of
its number, and 0 for the free pass. Players are counted from 0 in the order of play, those who are
out left aside.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slam_bluff.dice import USUAL, Cup

FREE_PASS: Final = 0
NOTHING: Final = -1
EXACT: Final = 1e-14
ENOUGH: Final = 1e-9
QUICK_TURNS: Final = 60
SLOW_TURNS: Final = 600
STEP: Final = 3.0
BLURS: Final[list[float]] = [0.03, 0.1, 0.2]


class Dice:
    """What the dice can show: the two numbers each roll makes true, by place, and the stars."""

    def __init__(self, low: list[int], high: list[int], star: list[bool]) -> None:
        self.low = low
        self.high = high
        self.star = star
        self.rolls: i64 = len(low)
        self.numbers: i64 = max(high)


def dice_in(cup: Cup) -> Dice:
    """The dice in a cup, their numbers by place."""
    return Dice(
        [cup.places[number] for number in cup.low],
        [cup.places[number] for number in cup.high],
        cup.star,
    )


DICE: Final = dice_in(USUAL)


class Play:
    """How a round is played, whoever plays it: what is declared and doubted at every step."""

    def __init__(self, dice: Dice, players: i64) -> None:
        self.dice = dice
        self.players: i64 = players
        # The step last looked at, for each declaration: truths told, lies told, as shares of all
        # rolls, and how often it is doubted.
        self.truths: list[float] = [0.0] * (dice.numbers + 1)
        self.lies: list[float] = [0.0] * (dice.numbers + 1)
        self.doubts: list[float] = [0.0] * (dice.numbers + 1)

    def look(self, number: i64, player: i64, opening: bool) -> None:
        """Set `truths`, `lies` and `doubts` where a player has the cup over a number."""
        raise NotImplementedError


class Round(Play):
    """A round among players of whom it is known what a lost life would mean to each.

    ``truth[i]`` is everybody's chance to win after the player next to `i` has challenged a truth
    of theirs, ``lie[i]`` after a lie.
    """

    def __init__(self, dice: Dice, truth: list[list[float]], lie: list[list[float]]) -> None:
        super().__init__(dice, len(truth))
        self.truth = truth
        self.lie = lie
        numbers: i64 = dice.numbers
        players: i64 = len(truth)
        # What it is worth to all that a player has the cup with a number to beat.
        self.worth: list[list[list[float]]] = [[[] for _ in truth] for _ in range(numbers + 1)]
        # Over each number: what a lie is worth to each player.
        self.bluff: list[list[float]] = [[0.0] * players for _ in range(numbers + 1)]
        # For each player who declares: what a number believed is worth to them, lies per truth
        # that it bears, how many rolls have it as their best truth, the numbers by their worth.
        self.safe: list[list[float]] = [[0.0] * (numbers + 1) for _ in truth]
        self.bears: list[list[float]] = [[0.0] * (numbers + 1) for _ in truth]
        self.trusted: list[list[bool]] = [[False] * (numbers + 1) for _ in truth]
        self.order: list[list[int]] = [[] for _ in truth]
        # At the step last looked at: the rolls that have each declaration as their best truth.
        self.held: list[float] = [0.0] * (numbers + 1)
        self.level: float = 0.0
        self.blur: list[float] = [0.0] * (numbers + 1)
        self.solve()

    def solve(self) -> None:
        number: i64 = self.dice.numbers
        while number >= 0:
            self.settle(number)
            if number > 0:
                for player in range(self.players):
                    self.add(player, number)
            number -= 1

    def settle(self, number: i64) -> None:
        """Work out what a number to beat is worth to the players, whoever has the cup."""
        worth = self.worth[number]
        stars: float = 0.0
        for star in self.dice.star:
            if star:
                stars += 1.0
        stars /= float(self.dice.rolls)
        for player in range(self.players):  # to begin with, as if a pass were always challenged
            truth = self.truth[player]
            lie = self.lie[player]
            worth[player] = [
                stars * truth[other] + (1.0 - stars) * lie[other] for other in range(self.players)
            ]
        if self.rests(number, 1.0, EXACT, QUICK_TURNS):
            return
        for blur in BLURS:
            self.blur[number] = blur
            if self.rests(number, STEP * blur, ENOUGH, SLOW_TURNS):
                return

    def rests(self, number: i64, step: float, enough: float, most: i64) -> bool:
        """Go round and round, with whole steps or smaller ones, until nothing moves any more."""
        worth = self.worth[number]
        turn: i64 = 0
        while turn < most:
            change: float = 0.0
            player: i64 = self.players - 1
            while player >= 0:
                self.look(number, player, False)
                after = self.outlook(number, player)
                before = worth[player]
                for other in range(self.players):
                    moved: float = after[other] - before[other]
                    after[other] = before[other] + step * moved
                    if moved < 0.0:
                        moved = -moved
                    if moved > change:
                        change = moved
                worth[player] = after
                player -= 1
            turn += 1
            if change < enough:
                return True
        return False

    def add(self, player: i64, number: i64) -> None:
        """Let a player declare a number that has been worked out."""
        self.weigh(player, number, number)
        safe = self.safe[player]
        mine: float = safe[number]
        order = self.order[player]
        place: i64 = 0
        while place < len(order) and safe[order[place]] > mine:
            place += 1
        order.insert(place, number)

    def weigh(self, player: i64, claim: i64, number: i64) -> None:
        """What a declaration is worth that leaves a number to the next player."""
        answerer: i64 = (player + 1) % self.players
        accepted = self.worth[number][answerer]
        right: float = self.lie[player][answerer]
        wrong: float = self.truth[player][answerer]
        theirs: float = accepted[answerer]
        self.trusted[player][claim] = False
        if theirs <= wrong:  # always challenged: no lies
            self.safe[player][claim] = self.truth[player][player]
            self.bears[player][claim] = 0.0
        elif theirs >= right:  # never challenged
            self.safe[player][claim] = accepted[player]
            self.bears[player][claim] = 0.0
            self.trusted[player][claim] = True
        else:
            self.safe[player][claim] = accepted[player]
            self.bears[player][claim] = (theirs - wrong) / (right - theirs)

    def best_truth(self, number: i64, player: i64, roll: i64, opening: bool) -> i64:
        """The true declaration worth most over the number last looked at, or NOTHING."""
        safe = self.safe[player]
        best: i64 = NOTHING
        low: i64 = self.dice.low[roll]
        high: i64 = self.dice.high[roll]
        if high > number:
            best = high
            if low > number and safe[low] > safe[high]:
                best = low
        if (
            not opening
            and self.dice.star[roll]
            and (best == NOTHING or safe[FREE_PASS] >= safe[best])
        ):
            best = FREE_PASS
        return best

    def look(self, number: i64, player: i64, opening: bool) -> None:
        held = self.held
        truths = self.truths
        lies = self.lies
        doubts = self.doubts
        safe = self.safe[player]
        bears = self.bears[player]
        trusted = self.trusted[player]
        order = self.order[player]
        challenged: float = self.lie[player][player]
        if not opening:
            self.weigh(player, FREE_PASS, number)
        claim: i64 = 0
        while claim <= self.dice.numbers:
            held[claim] = 0.0
            truths[claim] = 0.0
            lies[claim] = 0.0
            doubts[claim] = 0.0
            claim += 1
        share: float = 1.0 / float(self.dice.rolls)
        roll: i64 = 0
        while roll < self.dice.rolls:
            claim = self.best_truth(number, player, roll, opening)
            if claim != NOTHING:
                held[claim] += share
            roll += 1
        # What a lie is worth at least, and with what.
        level: float = challenged
        refuge: i64 = NOTHING
        if not opening and trusted[FREE_PASS] and safe[FREE_PASS] > level:
            level = safe[FREE_PASS]
            refuge = FREE_PASS
        for claim in order:
            if claim > number and trusted[claim] and safe[claim] > level:
                level = safe[claim]
                refuge = claim
        # From the best declaration down: who has one tells it, as long as more want to lie than
        # these truths can bear.
        liars: float = 1.0
        borne: float = 0.0
        passed: bool = opening
        place: i64 = 0
        met: bool = False
        last: float = 1.0
        while place < len(order) or not passed:
            if not passed and (place == len(order) or safe[FREE_PASS] >= safe[order[place]]):
                claim = FREE_PASS
                passed = True
            else:
                claim = order[place]
                place += 1
            if safe[claim] <= level:
                break
            told: float = held[claim]
            if told == 0.0:  # also where it is not above the number
                continue
            truths[claim] = told
            if liars - told <= borne + told * bears[claim]:
                level = safe[claim]
                met = True
                if liars - told >= borne:
                    lies[claim] = liars - told - borne
                else:
                    truths[claim] = liars - borne  # at this worth some lie above it
                    level = between(last, level, liars - borne, self.blur[number])
                break
            last = safe[claim]
            liars -= told
            lies[claim] = told * bears[claim]
            borne += lies[claim]
        if not met:
            level = between(last, level, liars - borne, self.blur[number])
        self.level = level
        for claim in order:
            if claim > number:
                self.answer(player, claim, level, challenged)
        if not opening:
            self.answer(player, FREE_PASS, level, challenged)
        if met:
            return
        # More want to lie than can be borne: all the same they must declare something.
        rest: float = liars - borne
        if refuge != NOTHING:
            lies[refuge] += rest
        elif borne > 0.0:
            for claim in order:
                lies[claim] += rest * lies[claim] / borne
            if not opening:
                lies[FREE_PASS] += rest * lies[FREE_PASS] / borne
        else:
            lies[self.dice.numbers if opening else FREE_PASS] += rest

    def answer(self, player: i64, claim: i64, level: float, challenged: float) -> None:
        """How often to doubt a declaration, so that a lie is worth no more than the level."""
        if self.trusted[player][claim]:
            return
        safe: float = self.safe[player][claim]
        if self.bears[player][claim] == 0.0:
            self.doubts[claim] = 1.0
        elif safe > level:
            self.doubts[claim] = (safe - level) / (safe - challenged)

    def outlook(self, number: i64, player: i64) -> list[float]:
        """Everybody's chance to win, from the step last looked at."""
        answerer: i64 = (player + 1) % self.players
        right: float = 0.0
        wrong: float = 0.0
        after: list[float] = [0.0] * self.players
        claim: i64 = 0
        while claim <= self.dice.numbers:
            told: float = self.truths[claim]
            lied: float = self.lies[claim]
            if told + lied > 0.0:
                doubt: float = self.doubts[claim]
                wrong += told * doubt
                right += lied * doubt
                accepted: float = (told + lied) * (1.0 - doubt)
                if accepted > 0.0:
                    worth = self.worth[number if claim == FREE_PASS else claim][answerer]
                    for other in range(self.players):
                        after[other] += accepted * worth[other]
            claim += 1
        truth = self.truth[player]
        lie = self.lie[player]
        for other in range(self.players):
            after[other] += wrong * truth[other] + right * lie[other]
        return after

    def open(self, player: i64) -> list[float]:
        """Everybody's chance to win when a player opens the round."""
        self.look(0, player, True)
        return self.outlook(0, player)


def between(last: float, level: float, rest: float, blur: float) -> float:
    """What a lie is worth where it falls from one worth to the next."""
    if rest >= blur or last == 1.0:
        return level
    return last + (level - last) * rest / blur
