"""Bots play legal moves, reproducibly, and see nothing they may not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ringside
from ringside.bots.random import walk
from ringside.bots.single_tree import SingleTreeBot
from ringside.testing.conformance import settings
from ringside.words.bots import bot_line, bot_title

BOTS = [
    pytest.param(game, name, id=f"{game.id}-{name}")
    for game in ringside.games()
    for name in game.bots
]


# Few decisions of those that take their time.
QUICK = ("random", "heuristic", "friendly")


def played(
    game: ringside.Game[Any], name: str, seats: int, decisions: int, **options: Any
) -> list[int]:
    """The history of a game between bots of one name, or the beginning of it."""
    bots = [game.bots[name]() for _ in range(seats)]
    rng = ringside.seeded(4)
    state: ringside.State = game.new(seats, 2, **options)
    while (movers := state.to_move()) and len(state.history) < decisions:
        seat = movers[rng.below(len(movers))]
        action = ringside.ask(bots[seat], state, seat, rng)
        assert action in state.legal(seat)
        state.apply(seat, action)
    return list(state.history)


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_plays_legal_moves_and_the_same_ones_again(
    game: ringside.Game[Any], name: str
) -> None:
    decisions = 40 if name in QUICK else 2 if name == "level-5" else 4
    for seats in range(game.least_seats, game.most_seats + 1):
        assert played(game, name, seats, decisions) == played(game, name, seats, decisions)


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_knows_its_way_in_every_setting(game: ringside.Game[Any], name: str) -> None:
    every = list(settings(game))
    # All of them for the quick ones; every bot meets others of them, and together they meet most.
    start = list(game.bots).index(name)
    for seats, options in every if name in QUICK else every[start :: len(game.bots)][:4]:
        played(game, name, seats, 12 if name in QUICK else 3, **options)


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_that_sees_the_same_does_the_same(game: ringside.Game[Any], name: str) -> None:
    rng = ringside.seeded(8)
    state: ringside.State = game.new(game.best_seats or game.least_seats, 5)
    asked = 0
    for at, (seat, action) in enumerate(walk(state, rng, 60)):
        if len(state.legal(seat)) > 1 and (name in QUICK or at % 8 == 1):
            other = state.determinize(seat, ringside.seeded(100 + at))
            assert other.view(seat) == state.view(seat)
            # A new bot each time: what it may remember is of the game it plays.
            choices = [
                ringside.ask(game.bots[name](), world, seat, ringside.seeded(at))
                for world in (state, other)
            ]
            assert choices[0] == choices[1], (at, [state.text(seat, choice) for choice in choices])
            assert action in state.legal(seat)
            asked += 1
    assert asked


class Watcher(ringside.Bot):
    """A bot that keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[ringside.State] = []

    def choose(self, state: ringside.State, seat: int, rng: ringside.Rng) -> int:
        self.shown.append(state)
        return state.legal(seat)[0]


def test_a_bot_is_handed_a_guess_and_never_the_game() -> None:
    state = ringside.game("sumo").new(seed=3)
    watcher = Watcher()
    hands = set()
    for number in range(20):
        ringside.ask(watcher, state, 0, ringside.seeded(number))
        hands.add(str(watcher.shown[-1].position()["hands"][1]))
    assert len(hands) > 10
    assert all(shown.origin is None for shown in watcher.shown)
    assert all(shown.view(0) == state.view(0) for shown in watcher.shown)


def test_search_finds_the_win_on_the_board() -> None:
    # Seat 0 leads on the opponent's edge; only y5 is sure to take the trick.
    position = {
        "game": "sumo",
        "seats": 2,
        "hands": [["g1", "y5", "r1"], ["g3", "y3", "r3"]],
        "aside": [],
        "clash": [[], []],
        "sealed": [None, None],
        "ring": 1,
        "lead": 0,
        "led": None,
        "tricks": [],
        "deals": 1,
    }
    state = ringside.game("sumo").from_position(position)
    action = ringside.ask(SingleTreeBot(300), state, 0, ringside.seeded(1))
    assert state.text(0, action) == "y5"


def test_the_page_on_bots_introduces_every_character() -> None:
    page = (Path(__file__).parents[1] / "docs" / "bots.md").read_text("utf-8")
    for game in ringside.games():
        for name in game.bots:
            if line := bot_line(game.id, name):
                level = name.removeprefix("level-")
                assert f"| {bot_title(game.id, name)} | {level} | {line} |" in page
