"""What a seat sees, what it may guess, and how it is drawn."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len
from rich.console import Console

from ringside import seeded
from ringside.games.slam_bluff import GAME
from ringside.games.slam_bluff.dice import ROLLS
from ringside.games.slam_bluff.rules import SlamBluffState
from ringside.games.slam_bluff.terminal import draw
from ringside.words import LANGUAGES, Speaker

from . import claimed, declaring

NAMES = ["Ada", "[b]Bo[/b]", "Cleopatra the Seventh Philopator", "Di", "Ed", "Flo", "Gus", "Hal"]


def drawn(state: SlamBluffState, seat: int | None, language: str = "en") -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(draw(state.view(seat), NAMES, language))
    return capture.get()


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


def test_the_drawing_shows_the_dice_to_the_roller_alone() -> None:
    state = claimed("pass", "*8")
    assert "true: 8 and a free pass" in drawn(state, 0)
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
        for language in LANGUAGES:
            lines = drawn(state, movers[0], language).splitlines()
            assert all(cell_len(line) <= 80 for line in lines)
    assert "wins!" in drawn(state, None)
    for language in LANGUAGES:
        help = Speaker("slam-bluff", language)("help")
        assert all(cell_len(line) <= 80 for line in help.splitlines())
