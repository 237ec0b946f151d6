"""The levels of Slime Games judge as they should."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

import ringside
from ringside.bots.knots import by_knot, nearness
from ringside.bots.learning import Example, learn
from ringside.bots.search import SearchBot
from ringside.games.slime.hooks import SlimeHooks, counted
from ringside.games.slime.judgement import (
    FIGURES,
    JUDGES,
    KNOTS,
    WEIGHTS,
    Judge,
    figures,
    table_for,
)
from ringside.games.slime.learning import play, written
from ringside.games.slime.levels import LEVELS

GAME = ringside.game("slime")


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_chances_add_up_and_follow_the_pieces(seats: int) -> None:
    state = GAME.new(seats, 5, start="fixed")
    assert sum(counted(state)) == pytest.approx(1.0)
    richer = state.copy()
    for hex in [number for number in range(91) if richer.owner(number) < 0][40:44]:
        if richer.empty_lo | richer.empty_hi:
            richer.put(1, hex)
    assert counted(richer)[1] > counted(state)[1]
    assert counted(richer)[0] < counted(state)[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_game_is_worth_what_was_won(seats: int) -> None:
    state = GAME.new(seats, 2)
    rng = ringside.seeded(1)
    while movers := state.to_move():
        actions = state.legal(movers[0])
        state.apply(movers[0], actions[rng.below(len(actions))])
    outcome = state.outcome()
    assert outcome is not None
    worth = SlimeHooks().evaluate(state)
    for seat in range(seats):
        won = seat in outcome.winners
        assert worth[seat] == pytest.approx(2 / len(outcome.winners) - 1 if won else -1.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
def test_learnt_chances_add_up_and_the_stuck_have_none(seats: int) -> None:
    state = GAME.new(seats, 5)
    rng = ringside.seeded(seats)
    for _ in range(80):
        if not (movers := state.to_move()):
            break
        found = JUDGES[table_for(seats)].chances(state)
        assert sum(found) == pytest.approx(1.0)
        for seat, player in enumerate(state.players):
            assert (found[seat] == 0.0) == player.stuck
            assert len(figures(state, seat)) == len(FIGURES)
        actions = state.legal(movers[0])
        state.apply(movers[0], actions[rng.below(len(actions))])


def test_a_piece_is_worth_most_at_the_end_and_a_bomb_before() -> None:
    # What was learnt of a duel, and what anybody who plays it finds out.
    weights = JUDGES["two"].by_pile
    piece, bomb = FIGURES.index("pieces"), FIGURES.index("bomb")
    assert weights[0][piece] > weights[30][piece] > weights[90][piece]
    assert weights[30][bomb] > 0.2


def test_every_figure_has_its_weights() -> None:
    text = resources.files("ringside.games.slime").joinpath(WEIGHTS).read_text("utf-8")
    tables = tomllib.loads(text)
    assert list(tables) == ["two", "four", "eight"]
    for table in tables.values():
        assert list(table) == FIGURES
        assert all(len(row) == len(KNOTS) for row in table.values())


def test_weights_go_over_into_each_other() -> None:
    assert nearness(0, KNOTS) == [1, 0, 0, 0]
    assert nearness(20, KNOTS) == [0, 0.5, 0.5, 0]
    assert nearness(60, KNOTS) == [0, 0, 0.5, 0.5]
    assert nearness(95, KNOTS) == [0, 0, 0, 1]
    judge = Judge([[0.0], [1.0], [3.0], [9.0]])
    assert [judge.by_pile[cards][0] for cards in (0, 5, 20, 60, 100)] == [0, 0.5, 2, 6, 9]


def test_a_game_is_learnt_from_by_its_calm_moments_and_written_down() -> None:
    moments = play(2, None, 7)
    assert len(moments) > 20
    assert len({tuple(shares) for _, shares in moments}) == 1  # one result for all of a game
    weights = learn([Example(*moment) for moment in moments], ringside.seeded(1))
    text = written([(2, weights)], "a command")
    assert text.startswith("# Made by: a command")
    table = tomllib.loads(text)["two"]
    for place, figure in enumerate(FIGURES):
        assert table[figure] == pytest.approx(
            [knot[place] for knot in by_knot(weights, KNOTS)], abs=6e-4
        )


def wins_at_once(state: ringside.State, seat: int, action: int) -> bool:
    after = state.copy()
    after.apply(seat, action)
    outcome = after.outcome()
    return outcome is not None and outcome.winners == (seat,)


def test_a_move_that_wins_at_once_looks_best() -> None:
    hooks = SlimeHooks(0, JUDGES, warmth=0.05)
    for seed in range(20):
        state = GAME.new(2, seed)
        rng = ringside.seeded(seed)
        while movers := state.to_move():
            seat = movers[0]
            actions = state.legal(seat)
            winning = [action for action in actions if wins_at_once(state, seat, action)]
            if winning and len(winning) < len(actions):
                priors = dict(zip(actions, hooks.prior(state, seat, actions), strict=True))
                assert sum(priors.values()) == pytest.approx(1.0)
                assert all(priors[move] == max(priors.values()) for move in winning)
                return
            state.apply(seat, actions[rng.below(len(actions))])
    pytest.fail("nobody could win at once")


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "level-2"])
def test_a_level_thinks_as_long_as_it_may_and_no_longer(name: str) -> None:
    bot = LEVELS[name]()
    assert isinstance(bot, SearchBot)
    assert bot.milliseconds == 0  # a clock would not give the same game everywhere
    state = GAME.new(2, 4)
    bot.choose(state, 0, ringside.seeded(1))
    assert bot.done == bot.iterations > 0


def test_equal_views_are_played_alike() -> None:
    # One level is enough: they differ in how long they think.
    state = GAME.new(3, 6)
    rng = ringside.seeded(2)
    for _ in range(12):
        seat = state.to_move()[0]
        other = state.determinize(seat, rng)
        action = GAME.bots["level-1"]().choose(state, seat, ringside.seeded(9))
        assert GAME.bots["level-1"]().choose(other, seat, ringside.seeded(9)) == action
        state.apply(seat, action)
