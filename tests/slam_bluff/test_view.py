"""What a seat sees and is told, what it may guess, and how it is drawn."""

from __future__ import annotations

import json

import pytest
from rich.console import Console

from ringside import seeded
from ringside.games.slam_bluff import GAME
from ringside.games.slam_bluff.dice import ROLLS
from ringside.games.slam_bluff.rules import ACCEPT, CHALLENGE, SlamBluffState
from ringside.games.slam_bluff.terminal import HELP, draw

from . import claimed, declaring

NAMES = ["Ada", "[b]Bo[/b]", "Cleopatra the Seventh Philopator", "Di", "Ed", "Flo", "Gus", "Hal"]


def drawn(state: SlamBluffState, seat: int | None) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(draw(state.view(seat), NAMES))
    return capture.get()


def told(state: SlamBluffState, seat: int, action: int, viewer: int | None) -> list[str]:
    after = state.copy()
    after.apply(seat, action)
    return GAME.tell(state, seat, action, after, viewer)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_views_do_not_depend_on_another_cup(seat: int | None) -> None:
    rolls = ["".join(faces) for faces in ROLLS]
    assert len({json.dumps(declaring(roll).view(seat)) for roll in rolls}) == 1
    assert len({json.dumps(claimed("76", roll).view(seat)) for roll in rolls}) == 1


def test_a_guess_draws_the_roll_of_another_and_keeps_ones_own() -> None:
    state = claimed("76", "67")
    rng = seeded(1)
    guesses = [state.determinize(1, rng).roll for _ in range(3600)]
    assert set(guesses) == set(range(36))
    assert max(map(guesses.count, set(guesses))) < 160
    assert {state.determinize(0, rng).roll for _ in range(50)} == {state.roll}


def test_a_guess_at_a_finished_game_keeps_the_roll_that_was_shown() -> None:
    state = claimed("76", "21", seats=2, lives=[1, 1])
    state.play(1, "challenge")
    assert {state.determinize(1, seeded(seed)).roll for seed in range(50)} == {state.roll}


def test_a_challenge_is_told_to_all() -> None:
    assert told(claimed("76", "21", lives=[1, 3, 3]), 1, CHALLENGE, None) == [
        "{1} challenges.",
        "The cup shows 2 and 1: 76 was a bluff.",
        "{0} loses a life and is out.",
        "{1} rolls for a new round.",
    ]
    assert told(claimed("pass", "*3"), 1, CHALLENGE, None)[1:3] == [
        "The cup shows * and 3: the free pass was true.",
        "{1} loses a life and has 2 left.",
    ]
    end = told(claimed("76", "21", seats=2, lives=[1, 1]), 1, CHALLENGE, None)
    assert end[-1] == "{1} is the last one in and wins!"


def test_a_new_roll_is_told_to_the_roller_alone() -> None:
    state = claimed("76", "21")
    for viewer in (0, 2, None):
        assert told(state, 1, ACCEPT, viewer) == ["{1} accepts and rolls."]
        assert len(told(state, 1, CHALLENGE, viewer)) == 4
    assert "in the cup" in told(state, 1, ACCEPT, 1)[-1]
    assert "in the cup" in told(state, 1, CHALLENGE, 1)[-1]


def test_the_drawing_shows_the_dice_to_the_roller_alone() -> None:
    state = claimed("pass", "*8")
    assert "true: 8 or a free pass" in drawn(state, 0)
    assert "?" not in drawn(state, 0)
    assert "true:" not in drawn(state, 1)
    assert drawn(state, 1).count("?") == 2
    assert "[b]Bo[/b] accepts or challenges." in drawn(state, 1)


def test_the_drawing_fits_80_columns_through_a_whole_game() -> None:
    state = GAME.new(8, 3, lives=9)
    rng = seeded(4)
    while movers := state.to_move():
        actions = state.legal(movers[0])
        state.apply(movers[0], actions[rng.below(len(actions))])
        assert all(len(line) <= 80 for line in drawn(state, movers[0]).splitlines())
    assert "wins!" in drawn(state, None)
    assert all(len(line) <= 80 for line in HELP.splitlines())
