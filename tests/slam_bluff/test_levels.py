"""The five opponents: they see no cup, play by the rules, and the champion by the solution."""

from __future__ import annotations

from itertools import combinations

import pytest

from ringside import ask, seeded
from ringside.games.slam_bluff import GAME
from ringside.games.slam_bluff.dice import ROLLS
from ringside.games.slam_bluff.duel import share
from ringside.games.slam_bluff.levels import LEVELS
from ringside.games.slam_bluff.rules import CHALLENGE

from . import claimed, declaring, fields


@pytest.mark.parametrize("level", LEVELS)
def test_an_answer_does_not_depend_on_the_roll_in_the_cup(level: str) -> None:
    for seed in range(10):
        answers = {
            LEVELS[level]().choose(claimed("76", "".join(roll)), 1, seeded(seed)) for roll in ROLLS
        }
        assert len(answers) == 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "lives"), [(2, 9), (3, 1), (5, 2), (8, 1)])
def test_games_are_played_to_the_end(level: str, seats: int, lives: int) -> None:
    bot = LEVELS[level]()
    state = GAME.new(seats, 5, lives=lives, opener=seats - 1)
    rng = seeded(7)
    while movers := state.to_move():
        action = ask(bot, state, movers[0], rng)
        assert action in state.legal(movers[0])
        state.apply(movers[0], action)
    assert state.outcome() is not None


@pytest.mark.parametrize("level", LEVELS)
def test_positions_set_up_by_hand_are_played(level: str) -> None:
    strange = [
        claimed("66", "21"),
        claimed("99", "21"),
        claimed("pass", "21", number=None),
        declaring("21", number=99),
        GAME.from_position(fields(opening=False)),
    ]
    for state in strange:
        seat = state.to_move()[0]
        assert LEVELS[level]().choose(state, seat, seeded(1)) in state.legal(seat)


def test_the_champion_doubts_by_what_the_claim_had_to_beat() -> None:
    def challenges(beaten: int | None) -> int:
        state = claimed("76", "21", beaten=beaten)
        bot = LEVELS["level-5"]()
        return sum(bot.choose(state, 1, seeded(seed)) == CHALLENGE for seed in range(300))

    assert challenges(75) > challenges(None) + 30


def test_each_level_beats_the_one_below_and_nobody_loses_to_a_lower_one() -> None:
    names = list(LEVELS)
    for higher, lower in combinations(reversed(names), 2):
        won = share(LEVELS[higher](), LEVELS[lower](), 3)
        assert won > 0.6, (higher, lower)
        assert won < 0.75, (higher, lower)


@pytest.mark.parametrize("other", ["level-1", "level-2", "level-3", "level-4"])
def test_among_three_the_champion_wins_more_than_her_share_and_others_less(other: str) -> None:
    champion = LEVELS["level-5"]()
    assert share(champion, LEVELS[other](), 2, seats=3) > 0.36
    assert share(LEVELS[other](), champion, 2, seats=3) < 0.3


@pytest.mark.parametrize(("first", "second"), [("level-1", "level-2"), ("level-4", "level-3")])
def test_an_exact_share_is_what_games_come_to(first: str, second: str) -> None:
    won, games = 0, 400
    for seed in range(games):
        seated = [first, second] if seed % 2 == 0 else [second, first]
        players = [LEVELS[name]() for name in seated]
        state = GAME.new(2, seed, lives=1)
        rng = seeded(seed + 1000)
        while movers := state.to_move():
            state.apply(movers[0], ask(players[movers[0]], state, movers[0], rng))
        outcome = state.outcome()
        assert outcome is not None
        won += seated[outcome.winners[0]] == first
    exact = share(LEVELS[first](), LEVELS[second](), 1)
    assert won / games == pytest.approx(exact, abs=0.08)


def test_a_claim_that_no_roll_shows_is_challenged() -> None:
    assert LEVELS["level-5"]().choose(claimed("66", "21"), 1, seeded(1)) == CHALLENGE


def test_the_number_a_claim_had_to_beat_is_known_to_all() -> None:
    state = GAME.new(2, 3)
    state.play(0, "declare 42")
    assert GAME.view(state, 1)["beaten"] is None
    state.play(1, "accept")
    state.play(1, "declare 56")
    assert GAME.view(state, 0)["beaten"] == GAME.view(state, None)["beaten"] == 42
    assert GAME.from_position(state.position()).beaten == 42
    state.play(0, "accept")
    assert GAME.view(state, 1)["beaten"] is None
