"""The solution: against brute force on small dice, against best answers, and as it is shipped."""

from __future__ import annotations

import pytest

from ringside.games.slam_bluff.book import book
from ringside.games.slam_bluff.round import DICE, Dice, Round
from ringside.games.slam_bluff.rules import (
    HIGHER,
    NO_NUMBER,
    NUM_ROLLS,
    OPENINGS,
    PASS,
    is_true,
)
from ringside.games.slam_bluff.solution import all_lives, gains, solve

# Three rolls: 1 or 2, only 3, and 1 alone or with a star.
PLAIN = Dice([1, 3, 1], [2, 3, 1], [False, False, False])
STARRED = Dice([1, 3, 1], [2, 3, 1], [False, False, True])


@pytest.mark.parametrize(
    ("lives", "chance"),
    [(1, 0.5591634833), (2, 0.5381775601), (3, 0.5292205583), (5, 0.5214189155)],
)
def test_the_openers_chance_with_two_players(lives: int, chance: float) -> None:
    assert solve((lives, lives)).at((lives, lives))[0] == pytest.approx(chance, abs=1e-9)


@pytest.mark.parametrize("most", [(3, 3), (2, 2, 2)])
def test_chances_sum_to_one_and_another_life_never_harms(most: tuple[int, ...]) -> None:
    chances = solve(most)
    for lives, found in chances.table.items():
        assert sum(found) == pytest.approx(1.0, abs=1e-12)
        for player, left in enumerate(lives):
            if left > 1:
                fewer = (*lives[:player], left - 1, *lives[player + 1 :])
                assert chances.at(fewer)[player] < found[player]


def test_equal_lives_are_symmetric_but_for_who_opens() -> None:
    worth = solve((2, 2, 2)).round((2, 2, 2), DICE)
    for number in range(DICE.numbers + 1):
        first, second, third = worth.worth[number]
        assert first == pytest.approx([second[1], second[2], second[0]], abs=1e-10)
        assert first == pytest.approx([third[2], third[0], third[1]], abs=1e-10)


# -- against brute force -----------------------------------------------------------------


class Learner:
    """CFR+ over a whole round of two players, who learn from what they regret.

    It knows nothing of worths and levels. A free pass may follow another so many times, then it
    has to be challenged; without stars it always is.
    """

    PASSES = 2
    ROUNDS = 400

    def __init__(self, dice: Dice, truth: list[list[float]], lie: list[list[float]]) -> None:
        self.dice, self.truth, self.lie = dice, truth, lie
        self.regret: dict[tuple[object, ...], list[float]] = {}
        self.total: dict[tuple[object, ...], list[float]] = {}
        self.time = 0

    def mix(self, key: tuple[object, ...], width: int) -> list[float]:
        regret = self.regret.setdefault(key, [0.0] * width)
        positive = sum(regret)
        return [r / positive for r in regret] if positive > 0 else [1.0 / width] * width

    def learn(self, key: tuple[object, ...], worth: list[float], mixed: list[float], w: float,
              reach: float) -> None:  # fmt: skip
        regret = self.regret[key]
        mean = sum(m * x for m, x in zip(mixed, worth, strict=True))
        for place, x in enumerate(worth):
            regret[place] = max(0.0, regret[place] + w * (x - mean))
        total = self.total.setdefault(key, [0.0] * len(worth))
        for place, m in enumerate(mixed):
            total[place] += self.time * reach * m

    def claims(self, number: int, passes: int, opening: bool) -> list[int]:
        above = list(range(number + 1, self.dice.numbers + 1))
        return above if opening else [*above, 0]

    def true(self, roll: int, claim: int) -> bool:
        if claim == 0:
            return self.dice.star[roll]
        return claim in (self.dice.low[roll], self.dice.high[roll])

    def walk(self, number: int, passes: int, player: int, reach: list[float],
             average: bool) -> float:  # fmt: skip
        """Player 0's chance; `reach` holds what each player does to come here."""
        opening = number == 0 and passes == -1
        claims = self.claims(number, passes, opening)
        rolls = int(self.dice.rolls)
        answers: dict[int, list[float]] = {}
        mixes = []
        for roll in range(rolls):
            key = ("roll", number, passes, player, roll)
            mixes.append(self.known(key, len(claims), average))
        worths = [[0.0] * len(claims) for _ in range(rolls)]
        for place, claim in enumerate(claims):
            said = [mixes[roll][place] / rolls for roll in range(rolls)]
            going = reach.copy()
            going[player] *= sum(said)
            final = claim == 0 and passes >= self.PASSES
            key = ("answer", number, passes, player, claim)
            answer = [0.0, 1.0] if final else self.known(key, 2, average)
            answers[claim] = answer
            shown = [
                (self.truth if self.true(roll, claim) else self.lie)[player][0]
                for roll in range(rolls)
            ]
            taken = 0.0
            if not final:
                going[1 - player] *= answer[0]
                after = passes + 1 if claim == 0 else 0
                taken = self.walk(claim or number, after, 1 - player, going, average)
            for roll in range(rolls):
                worths[roll][place] = answer[0] * taken + answer[1] * shown[roll]
            if not final and not average:
                sign = 1.0 if player == 1 else -1.0
                doubted = sum(s * x for s, x in zip(said, shown, strict=True))
                self.learn(key, [sign * taken * sum(said), sign * doubted], answer,
                           reach[player], reach[1 - player])  # fmt: skip
        value = 0.0
        for roll in range(rolls):
            key = ("roll", number, passes, player, roll)
            value += sum(m * x for m, x in zip(mixes[roll], worths[roll], strict=True)) / rolls
            if not average:
                sign = 1.0 if player == 0 else -1.0
                self.learn(key, [sign * x / rolls for x in worths[roll]], mixes[roll],
                           reach[1 - player], reach[player])  # fmt: skip
        return value

    def known(self, key: tuple[object, ...], width: int, average: bool) -> list[float]:
        if not average:
            return self.mix(key, width)
        total = self.total.get(key, [0.0] * width)
        whole = sum(total)
        return [t / whole for t in total] if whole > 0 else [1.0 / width] * width

    def value(self) -> float:
        for _ in range(self.ROUNDS):
            self.time += 1
            self.walk(0, -1, 0, [1.0, 1.0], average=False)
        return self.walk(0, -1, 0, [1.0, 1.0], average=True)


@pytest.mark.parametrize(("dice", "within"), [(PLAIN, 0.001), (STARRED, 0.01)])
@pytest.mark.parametrize(("truth", "lie"), [((1.0, 0.0), (0.0, 1.0)), ((0.8, 0.3), (0.25, 0.7))])
def test_a_small_round_agrees_with_learning_by_regret(
    dice: Dice, within: float, truth: tuple[float, float], lie: tuple[float, float]
) -> None:
    # What player 0 has after a truth or a lie of their own, and after one of the other's.
    truths = [[truth[0], 1 - truth[0]], [truth[1], 1 - truth[1]]]
    lies = [[lie[0], 1 - lie[0]], [lie[1], 1 - lie[1]]]
    learnt = Learner(dice, truths, lies).value()
    assert Round(dice, truths, lies).open(0)[0] == pytest.approx(learnt, abs=within)


# -- best answers -------------------------------------------------------------------------


def best_answer(lives: tuple[int, int], memory: dict[tuple[int, int], list[float]]) -> list[float]:
    """The most either player can win against the shipped strategy: as opener, as the other.

    Written from the rules alone: `legal`, `is_true`, and lost lives."""
    if lives in memory:
        return memory[lives]
    solved = book().round(lives, DICE)
    found = [most_for(seat, lives, solved, memory) for seat in (0, 1)]
    memory[lives] = found
    return found


def most_for(
    seat: int, lives: tuple[int, int], solved: Round, memory: dict[tuple[int, int], list[float]]
) -> float:
    def after(loser: int, opener: int) -> float:
        left = [lives[0] - (loser == 0), lives[1] - (loser == 1)]
        if 0 in left:
            return float(left[seat] > 0)
        start = (left[opener], left[1 - opener])
        return best_answer(start, memory)[0 if seat == opener else 1]

    places = {number: place for place, number in enumerate([NO_NUMBER, *OPENINGS])}
    places[PASS] = 0
    worth: dict[tuple[int, int], float] = {}

    def step(number: int, roller: int, opening: bool) -> float:
        solved.look(places[number], roller, opening)
        truths, lies, doubts = solved.truths.copy(), solved.lies.copy(), solved.doubts.copy()
        claims = OPENINGS if opening else HIGHER[number]
        shown = {True: after(1 - roller, 1 - roller), False: after(roller, 1 - roller)}
        taken = {claim: worth[number if claim == PASS else claim, 1 - roller] for claim in claims}
        if seat == roller:
            total = 0.0
            for roll in range(NUM_ROLLS):
                total += max(
                    doubts[places[claim]] * shown[is_true(roll, claim)]
                    + (1 - doubts[places[claim]]) * taken[claim]
                    for claim in claims
                )
            return total / NUM_ROLLS
        total = 0.0
        for claim in claims:
            told, lied = truths[places[claim]], lies[places[claim]]
            total += max(
                (told + lied) * taken[claim],  # ACCEPT
                told * shown[True] + lied * shown[False],  # CHALLENGE
            )
        return total

    for number in reversed([NO_NUMBER, *OPENINGS]):
        worth[number, 0] = worth[number, 1] = 0.0
        for _ in range(12):  # each free pass more is a sixth as likely
            for roller in (0, 1):
                worth[number, roller] = step(number, roller, False)
    return step(NO_NUMBER, 0, True)


def test_a_best_answer_to_the_shipped_strategy_gains_nothing() -> None:
    memory: dict[tuple[int, int], list[float]] = {}
    for lives in ((1, 1), (2, 1)):
        best = best_answer(lives, memory)
        assert best[0] - book().at(lives)[0] < 1e-6
        assert best[1] - book().at(lives)[1] < 1e-6


def test_two_players_gain_nothing_from_up_to_five_lives() -> None:
    found = gains(book(), (5, 5))
    assert max(found.gain(lives) for lives in found.best.table) < 1e-9


@pytest.mark.parametrize("most", [(2, 2, 2), (2, 2, 2, 2), (1,) * 6, (1,) * 8])
def test_nobody_gains_much_at_larger_tables(most: tuple[int, ...]) -> None:
    assert gains(book(), most).gain(most) < 0.002


def test_gains_are_found_where_there_are_some() -> None:
    chances = solve((2, 2))
    for lives, found in chances.table.items():
        chances.table[lives] = [0.5 + (found[0] - 0.5) / 3, 0.5 - (found[0] - 0.5) / 3]
    assert gains(chances, (2, 2)).gain((2, 2)) > 0.001


# -- as shipped ---------------------------------------------------------------------------


@pytest.mark.parametrize("most", [(3, 3), (2, 2, 2), (2, 1, 1, 1)])
def test_the_file_has_what_is_solved_anew(most: tuple[int, ...]) -> None:
    chances = solve(most)
    for lives in all_lives(most):
        assert book().at(lives) == pytest.approx(chances.at(lives), abs=3e-5)


def test_with_more_lives_than_in_the_file_the_chances_are_estimated() -> None:
    lives = (9,) * 8
    found = book().at(lives)
    assert sum(found) == pytest.approx(1.0)
    assert max(found) < 0.2
    fewer = book().at((8, *lives[1:]))
    assert fewer[0] < found[0]
