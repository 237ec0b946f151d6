"""The bot: it never looks into another's cup, bluffs within reason, and wins."""

from __future__ import annotations

import pytest

from ringside import Bot, ask, seeded
from ringside.games.slam_bluff import GAME
from ringside.games.slam_bluff.bot import Book, SlamBluffBot
from ringside.games.slam_bluff.dice import ROLLS

from . import claimed, declaring


def wins(seats: int, games: int) -> int:
    """How many games one bot wins against random players, from every seat in turn."""
    bots: list[Bot] = [GAME.bots["heuristic"](), GAME.bots["random"]()]
    won = 0
    for number in range(games):
        state = GAME.new(seats, number)
        rng = seeded(number + games)
        while movers := state.to_move():
            other = movers[0] != number % seats
            state.apply(movers[0], ask(bots[other], state, movers[0], rng))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == (number % seats,)
    return won


@pytest.mark.parametrize(("seats", "least"), [(2, 180), (4, 110), (8, 70)])
def test_it_beats_random_players(seats: int, least: int) -> None:
    assert wins(seats, 200) >= least


def test_its_answer_does_not_depend_on_the_roll_in_the_cup() -> None:
    for seed in range(20):
        answers = {
            SlamBluffBot().choose(claimed("76", "".join(roll)), 1, seeded(seed)) for roll in ROLLS
        }
        assert len(answers) == 1


def test_it_tells_a_high_truth() -> None:
    for seed in range(20):
        assert SlamBluffBot().choose(declaring("97", number=72), 0, seeded(seed)) == 97


def test_it_challenges_a_pass_over_98() -> None:
    state = claimed("pass", "21", number=98)
    assert {state.text(1, SlamBluffBot().choose(state, 1, seeded(n))) for n in range(20)} == {
        "challenge"
    }


def test_it_doubts_a_liar_more_than_an_honest_player() -> None:
    def challenges(loser: int) -> int:
        entry = {"roll": ["2", "1"], "claim": "76", "roller": 0, "challenger": 1, "loser": loser}
        state = claimed("54", "21", shown=[entry] * 4)
        return sum(SlamBluffBot().choose(state, 1, seeded(n)) == 102 for n in range(200))

    assert challenges(0) > 100 > 20 > challenges(1)


@pytest.mark.parametrize("players", [2, 5])
def test_the_worths_of_the_book_sum_to_zero(players: int) -> None:
    book = Book(players)
    assert [sum(worth) for worth in book.worth] == pytest.approx([0.0] * 100, abs=1e-6)


def test_the_book_knows_that_over_98_the_roller_loses_five_times_in_six() -> None:
    # Everybody must pass, one roll in six makes it true, and the next player challenges.
    assert Book(2).worth[98] == pytest.approx([1 / 6 - 5 / 6, 5 / 6 - 1 / 6])
