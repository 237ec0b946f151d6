"""Dice of one's own (BLUFF-19)."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

from ringside import InvalidOption
from ringside.core.bot import ask
from ringside.core.rng import seeded
from ringside.games.slam_bluff import GAME
from ringside.games.slam_bluff.dice import GREEN, PURPLE

START = resources.files("ringside.games.slam_bluff").joinpath("own-dice.toml")
SMALL = [["1", "1", "2", "2", "3", "3"], ["4", "4", "4", "5", "5", "*"]]
FILE = """
purple = [1, 1, 2, 2, 3, 3]
green = ["4", "4", "4", "5", "5", "*"]
"""


def declarations(**options: Any) -> list[str]:
    return GAME.new(2, 1, **options).moves(0)


@pytest.mark.rule("BLUFF-19")
def test_bluff_19_the_numbers_are_those_that_the_dice_make() -> None:
    made = [1, 2, 3, 14, 15, 24, 25, 34, 35, 41, 42, 43, 51, 52, 53]
    assert declarations(dice=SMALL) == [f"declare {number}" for number in made]


@pytest.mark.rule("BLUFF-19")
@pytest.mark.parametrize("written", [SMALL, FILE, {"purple": SMALL[0], "green": SMALL[1]}])
def test_bluff_19_a_list_a_file_or_its_contents(written: object) -> None:
    assert GAME.new(2, 1, dice=written).position()["options"]["dice"] == SMALL


@pytest.mark.rule("BLUFF-19")
@pytest.mark.parametrize("dice", [None, [PURPLE, GREEN], START.read_text()])
def test_bluff_19_the_usual_dice_leave_no_trace(dice: object) -> None:
    state = GAME.new(3, 5, dice=dice)
    assert state.position() == GAME.new(3, 5).position()
    assert state.record()["options"] == {"lives": 3, "opener": 0}
    assert "dice" not in state.view(0)["options"]
    assert "odds" not in state.view(0)


@pytest.mark.rule("BLUFF-19")
def test_bluff_19_a_star_may_be_on_the_other_die() -> None:
    state = GAME.new(2, 1, dice=SMALL)
    position = state.position() | {"roll": ["2", "*"], "number": 1, "opening": False}
    state = GAME.from_position(position)
    assert state.view(0)["asked"]["truths"] == [2]
    state.play(0, "pass")
    state.play(1, "challenge")
    assert state.lives == [3, 2]


@pytest.mark.rule("BLUFF-19")
def test_bluff_19_the_view_has_the_odds_of_these_dice() -> None:
    odds = GAME.new(2, 1, dice=SMALL).view(1)["odds"]
    assert odds["14"] == {"rolls": 6, "of": 36, "percent": 17, "beat": 36, "risk": 100}
    assert odds["53"] == {"rolls": 4, "of": 36, "percent": 11, "beat": 6, "risk": 17}
    assert odds["pass"] == {"rolls": 6, "of": 36, "percent": 17}


@pytest.mark.rule("BLUFF-19")
@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ({"purple": PURPLE}, "lists the faces of both dice"),
        (7, "lists the faces of both dice"),
        ([PURPLE, GREEN[:5]], "green die needs a list of 6 faces"),
        ([PURPLE, [*GREEN[:5], "10"]], "shows '10'"),
        ([PURPLE, [*GREEN[:5], True]], "shows True"),
        ([PURPLE, [*GREEN[:5], "*"]], "Only one of the two dice"),
        ([PURPLE, [*GREEN[:5], "0"]], "can make 0"),
        ("purple = ", "cannot be read"),
    ],
)
def test_bluff_19_dice_that_cannot_be_played_with(dice: object, sentence: str) -> None:
    with pytest.raises(InvalidOption, match=sentence):
        GAME.new(2, 1, dice=dice)


@pytest.mark.parametrize("bot", list(GAME.bots))
def test_every_bot_plays_with_other_dice(bot: str) -> None:
    state = GAME.new(3, 2, dice=SMALL, lives=1)
    rng = seeded(4)
    player = GAME.bots[bot]()
    while movers := state.to_move():
        action = ask(player, state, movers[0], rng)
        assert action in state.legal(movers[0])
        state.apply(movers[0], action)
