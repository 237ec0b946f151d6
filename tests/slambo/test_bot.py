"""The player that plays the bout out in its head, and the drawing on the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from ringside import ask, seeded
from ringside.games.slambo import GAME
from ringside.games.slambo.terminal import draw

from .table import bout, play

BOT = GAME.bots["heuristic"]()
RANDOM = GAME.bots["random"]()


def test_bot_stays_in_the_ring() -> None:
    state = bout("+8 +7 +6 -1", "-7 -7", balance=9)
    assert state.text(0, ask(BOT, state, 0, seeded(1))) == "-1"


def test_bot_sees_further_than_its_rule_of_thumb() -> None:
    """The other card is -7: after +5 it is safe and the -4 left is not."""
    state = bout("+5 -4", "-7", options={"memory": False})
    assert state.text(0, ask(BOT, state, 0, seeded(1))) == "-4"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bot_hardly_ever_loses_to_random_players(seats: int) -> None:
    rng = seeded(2)
    lost = 0
    for seed in range(12):
        state = GAME.new(seats, seed=seed)
        while state.to_move():
            seat = state.to_move()[0]
            bot = BOT if seat == seed % seats else RANDOM
            state.apply(seat, ask(bot, state, seat, rng))
        outcome = state.outcome()
        assert outcome is not None
        lost += seed % seats not in outcome.winners
    assert lost <= 1


def drawn(state: object, seat: int | None) -> str:
    console = Console(width=80, color_system=None, record=True, file=None, quiet=False)
    with console.capture() as capture:
        console.print(draw(GAME.from_position(state).view(seat), ["Ann", "[b]Bo", "Cy"], "en"))  # type: ignore[arg-type]
    return capture.get()


def test_terminal_shows_the_beam_and_the_own_hand_only() -> None:
    state = bout("+4 turn-2", "-7 +2", "-6 copy", shame=[0, 2, 0])
    play(state, "+4 -7")
    text = drawn(state.position(), 0)
    assert all(len(line) <= 80 for line in text.splitlines())
    for shown in ("[turn-2]", "[-7]", "on 1 hidden", "✗✗·", "[b]Bo", "stake 1", "clockwise", "▲"):
        assert shown in text
    for hidden in ("[+4]", "[copy]", "[+2]"):
        assert hidden not in text


def test_terminal_shows_a_fatal_balance_and_who_lost() -> None:
    state = bout("+8 +1", "+2", shame=[2, 0], options={"side": "1-9"})
    play(state, "+8")
    text = drawn(state.position(), None)
    assert "13" in text
    assert "loses" in text
