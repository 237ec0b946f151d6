"""The floor in a terminal of eighty columns, drawn from views alone."""

from __future__ import annotations

from io import StringIO

from rich.cells import cell_len
from rich.console import Console

import ringside
from ringside.games.slamball.terminal import draw
from ringside.words import LANGUAGES, asked, message
from tests.slamball.court import GAME, at, play


def drawn(state: ringside.State, seat: int | None, language: str = "en") -> str:
    console = Console(width=80, file=StringIO(), force_terminal=False)
    console.print(draw(state.view(seat), ["Ann", "Bob"], language))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


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
    assert asked(state.view(1)) == "Bryce Moragne throws the lob. Turn your card up?"


def test_the_help_is_short() -> None:
    for language in LANGUAGES:
        help = message("help", {}, language, game="slamball")
        assert len(help.splitlines()) < 20
        assert max(map(cell_len, help.splitlines())) <= 80
