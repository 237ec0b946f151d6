"""The floor in a terminal of eighty columns and twenty-four lines, drawn from views alone."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.rule import Rule

import ringside
from ringside.games.slamball.terminal import draw, spoken, written
from ringside.terminal.choices import Choices
from ringside.terminal.moves import move_list
from ringside.words import LANGUAGES, asked, message
from tests.slamball.court import GAME, at, play


def drawn(state: ringside.State, seat: int | None, language: str = "en") -> str:
    console = Console(width=80, file=StringIO(), force_terminal=False)
    console.print(draw(state.view(seat), ["Ann", "Bob"], language))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def decision(state: ringside.State, seat: int, language: str) -> list[str]:
    """All that is on the screen while a seat decides, but for what it has not yet read."""
    console = Console(width=80, file=StringIO(), force_terminal=False)
    console.print(Rule("SlamBall"), draw(state.view(seat), ["Ann", "Bob"], language), "")
    console.print(f"Ann: {asked(state.view(seat), language)}")
    console.print(move_list(Choices(state, seat, language), 80))
    console.print(message("keys-line", {}, language))
    console.print("Ann > ")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_floor_fits_twenty_four_lines_and_with_all_moves_thirty_two(language: str) -> None:
    state = GAME.new(seed=2)
    rng = ringside.seeded(2)
    bot = GAME.bots["random"]()
    while seats := state.to_move():
        seat = seats[rng.below(len(seats))]
        lines = decision(state, seat, language)
        assert len(lines) <= 32, "\n".join(lines)
        assert len(drawn(state, seat, language).splitlines()) <= 16
        assert max(map(cell_len, lines)) <= 80
        assert "#shafaat" not in "".join(lines)
        for move in state.moves(seat):
            assert written(spoken(move, language), language) == move
        state.apply(seat, ringside.ask(bot, state, seat, rng))


def test_no_id_is_on_the_screen() -> None:
    state = at(("mo1 moB", "cr1 sm1"))
    assert spoken("lay moragne#3", "en") == "lay Moragne #3"
    assert written("LAY moragne #3", "en") == "LAY moragne#3"
    assert "shafaat#" not in drawn(state, 0)
    assert spoken("start shafaat shockley joshua lava-handler-10", "en") == (
        "start Shafaat, Shockley, Joshua, Handler 10"
    )


def test_every_step_of_a_game_fits_eighty_columns() -> None:
    state = GAME.new(seed=2)
    rng = ringside.seeded(2)
    while seats := state.to_move():
        seat = seats[rng.below(len(seats))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        if len(state.history) % 25 == 0:
            for viewer in (None, 0, 1):
                for language in LANGUAGES:
                    lines = drawn(state, viewer, language).splitlines()
                    assert max(map(cell_len, lines)) <= 80
    assert asked(state.view(0)) == ""


def test_the_floor_shows_score_clock_cards_and_figures() -> None:
    state = at(("mo1 moB", "cr1 sm1"), score=[52, 50], clock=12)
    play(state, "0 lay mo1", "1 contest cr1", "0 pass lob boost")
    text = drawn(state, 0)
    for shown in ("LAVA", "52 – 50", "4:00 left", "▶ TRANSITION", "▒ Tony", "2 speed, 3 power"):
        assert shown in text
    assert "layup" not in text  # Crosby's card is face down
    assert "layup" in drawn(state, 1)
    assert asked(state.view(1)) == ("Bryce Moragne throws the lob. Your card can only stay down.")


def test_the_help_is_short() -> None:
    for language in LANGUAGES:
        help = message("help", {}, language, game="slamball")
        assert len(help.splitlines()) < 20
        assert max(map(cell_len, help.splitlines())) <= 80
