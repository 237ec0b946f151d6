"""The search finds what is best, hides what must be hidden, and keeps to its budget."""

from __future__ import annotations

from collections import Counter
from functools import partial
from time import perf_counter
from typing import Any

import pytest

import ringside
from ringside.bots.hooks import Hooks
from ringside.bots.search import SearchBot
from ringside.bots.together import search_together
from ringside.bots.tree import average
from tests.bots.toys import Guess, Nim, Pennies


def solved(heap: int) -> list[int]:
    """The moves of Nim that win by force, found by trying everything."""
    return [take for take in (1, 2, 3) if take <= heap and not solved(heap - take)]


@pytest.mark.parametrize("heap", [2, 3, 5, 6, 7, 9, 10])
@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("brief", [True, False])
def test_it_plays_what_brute_force_finds(heap: int, shared: bool, brief: bool) -> None:
    bot = SearchBot(600, shared=shared, brief=brief)
    assert bot.choose(Nim(heap), 0, ringside.seeded(heap)) in solved(heap)


def strategy(bot: SearchBot, state: ringside.State, seat: int) -> dict[int, float]:
    """The mixed choice of a bot."""
    node = bot.search(state, seat, ringside.seeded(5))
    assert node.mixed
    shares = average(node, 0.0)
    return {edge.action: share for edge, share in zip(node.edges, shares, strict=True)}


def test_choices_made_unseen_are_mixed() -> None:
    played = strategy(SearchBot(4000), Pennies(), 0)
    assert played[0] == pytest.approx(0.5, abs=0.06)
    drawn = Counter(SearchBot(200).choose(Pennies(), 0, ringside.seeded(n)) for n in range(60))
    assert min(drawn[0], drawn[1]) >= 15


@pytest.mark.parametrize("seat", [0, 1])
def test_mixed_choices_are_mixed_as_they_should_be(seat: int) -> None:
    # Heads pays 3: both show it with probability 1/3.
    played = strategy(SearchBot(20_000), Pennies(heads=3.0), seat)
    assert played[0] == pytest.approx(1 / 3, abs=0.07)


def test_what_is_sealed_is_not_answered() -> None:
    # Whoever answered a hidden penny would always win.
    bot = SearchBot(4000)
    node = bot.search(Pennies(), 0, ringside.seeded(1))
    assert node.total / float(node.visits) == pytest.approx(0.0, abs=0.1)
    assert len(bot.nodes) == 2  # one for each seat, whoever is first


@pytest.mark.parametrize("shared", [True, False])
def test_what_others_hold_is_not_seen(shared: bool) -> None:
    node = SearchBot(2000, shared=shared).search(Guess(sign=0), 1, ringside.seeded(2))
    assert node.total / float(node.visits) == pytest.approx(0.0, abs=0.1)


def test_opponents_do_not_know_our_hand() -> None:
    # Worlds drawn by seat 0 all have its true card, so an opponent that learns from them guesses
    # right; drawn again through the opponent's eyes, the card is as likely the other one.
    seen = SearchBot(2000).search(Guess(card=1), 0, ringside.seeded(3))
    blind = SearchBot(2000, shared=False, blind=0.5).search(Guess(card=1), 0, ringside.seeded(3))
    assert seen.total / float(seen.visits) < -0.8
    assert blind.total / float(blind.visits) > -0.5


@pytest.mark.parametrize("name", ["sumo", "slime", "slam-bluff", "slambo"])
def test_it_plays_the_same_again_and_the_same_for_equal_views(name: str) -> None:
    game = ringside.game(name)
    rng = ringside.seeded(8)
    state: ringside.State = game.new(seed=3)
    for _ in range(12):
        seat = state.to_move()[0]
        action = SearchBot(12).choose(state, seat, ringside.seeded(4))
        assert action in state.legal(seat)
        other = state.determinize(seat, rng)
        assert other.view(seat) == state.view(seat)
        assert SearchBot(12).choose(other, seat, ringside.seeded(4)) == action
        state.apply(seat, action)
        if not state.to_move():
            break


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
def test_the_number_of_a_view_is_equal_for_equal_views_only(game: ringside.Game[Any]) -> None:
    for seats in {game.least_seats, game.most_seats}:
        rng = ringside.seeded(seats)
        state: ringside.State = game.new(seats, 5)
        views: dict[int, str] = {}
        for _ in range(60):
            movers = state.to_move()
            if not movers:
                break
            seat = movers[rng.below(len(movers))]
            number = state.observed(seat)
            if number == 0:
                return  # the game gives none
            view = str(state.view(seat))
            assert views.setdefault(number, view) == view
            assert 0 < number < 2**62
            assert state.determinize(seat, rng).observed(seat) == number
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])


def test_it_keeps_to_its_iterations_and_to_its_time() -> None:
    counted = SearchBot(37)
    counted.choose(Nim(9), 0, ringside.seeded(1))
    assert counted.done == 37
    timed = SearchBot(milliseconds=30)
    start = perf_counter()
    timed.choose(Nim(9), 0, ringside.seeded(1))
    assert (perf_counter() - start) * 1000 >= 30
    assert timed.done % 8 == 0
    both = SearchBot(5, milliseconds=10_000)
    both.choose(Nim(9), 0, ringside.seeded(1))
    assert both.done == 5


def test_trees_are_kept_only_if_asked() -> None:
    state = ringside.game("sumo").new(seed=2)
    for keep in (False, True):
        bot = SearchBot(50, keep=keep)
        first = bot.search(state, 0, ringside.seeded(1)).visits
        again = bot.search(state, 0, ringside.seeded(2)).visits
        assert again == (2 * first if keep else first)


class Certain(Hooks):
    """Knows that taking one is best, and thinks nothing of the rest."""

    def __init__(self) -> None:
        super().__init__()
        self.has_prior = True
        self.has_policy = True
        self.horizon = 0
        self.asked = 0

    def prior(self, state: ringside.State, seat: int, actions: list[int]) -> list[float]:
        return [1.0 if action == 1 else 0.0 for action in actions]

    def evaluate(self, state: ringside.State) -> list[float]:
        self.asked += 1
        return [0.0, 0.0]


def test_a_game_can_say_what_looks_good_and_how_it_stands() -> None:
    hooks = Certain()
    bot = SearchBot(40, hooks=hooks)
    node = bot.search(Nim(20), 0, ringside.seeded(1))
    assert node.best().action == 1
    assert [edge.visits for edge in node.edges] == [40, 0, 0]
    assert hooks.asked == 40


def test_a_prior_is_asked_for_where_the_search_comes_back_to() -> None:
    hooks = Certain()
    hooks.patience = 10
    node = SearchBot(40, hooks=hooks).search(Nim(20), 0, ringside.seeded(1))
    assert node.best().action == 1
    # Until then all moves are tried, from then on the one that looks best.
    assert sorted(edge.visits for edge in node.edges)[0] > 0
    assert node.best().visits > 30


def test_a_brief_iteration_adds_one_node_and_not_one_for_every_seat() -> None:
    grown = {}
    for brief in (True, False):
        bot = SearchBot(30, brief=brief)
        bot.search(Nim(20), 0, ringside.seeded(1))
        grown[brief] = len(bot.nodes)
    assert grown[True] <= 30 < grown[False] <= 60


def test_searches_in_several_processes_are_added() -> None:
    state = ringside.game("sumo").new(seed=3)
    make = partial(SearchBot, 30, mixed=False)
    alone = search_together(make, state, 0, [1, 2], 1)
    assert search_together(make, state, 0, [1, 2], 2) == alone
    assert sum(alone.values()) == 60
    assert set(alone) == set(state.legal(0))
