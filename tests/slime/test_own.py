"""Cards and boards of one's own (SLIME-56)."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from typing import Any

import pytest

from ringside import InvalidOption
from ringside.core.bot import ask
from ringside.core.rng import seeded
from ringside.games.slime import GAME
from ringside.games.slime.cards import CARDS

BOARD = {"radius": 2, "start_ring": 2, "flowers": ["1,0"], "holes": ["-1,0", "0,0"]}


def all_cards(position: dict[str, Any]) -> Counter[str]:
    """Every card of a position, wherever it is."""
    found: Counter[str] = Counter(position["deck"])
    for hand in position["hands"]:
        found.update(hand)
    return found


@pytest.mark.rule("SLIME-56")
@pytest.mark.parametrize("written", [{"bomb": 6, "snake": 0}, "[cards]\nbomb = 6\nsnake = 0"])
def test_slime_56_cards_that_are_not_named_stay_as_in_the_box(written: object) -> None:
    state = GAME.new(3, 1, cards=written)
    usual = {card.code: card.copies for card in CARDS}
    assert all_cards(state.position()) == Counter(usual | {"bomb": 6, "snake": 0})
    assert GAME.from_position(state.position()) == state


@pytest.mark.rule("SLIME-56")
def test_slime_56_a_board_of_ones_own() -> None:
    state = GAME.new(2, 1, own_board=BOARD)
    board = state.view(None)["board"]
    assert board["name"] == "own"
    assert len(board["hexes"]) == 17
    assert "0,0" not in board["hexes"]
    assert board["flowers"] == ["1,0"]
    assert "place 0,0" not in state.moves(0)
    assert GAME.from_position(state.position()) == state
    assert state.copy().view(None) == state.view(None)


@pytest.mark.rule("SLIME-56")
def test_slime_56_the_usual_game_leaves_no_trace() -> None:
    usual: dict[str, Any] = {"cards": {"cards": {"bomb": 3}}, "own_board": None}
    assert GAME.new(4, 1, **usual).position() == GAME.new(4, 1).position()
    assert "cards" not in GAME.new(4, 1, **usual).record()["options"]


@pytest.mark.rule("SLIME-56")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"cards": [1]}, "has a table ‘cards’"),
        ({"cards": {"bombe": 3}}, "no card 'bombe'"),
        ({"cards": {"bomb": 16}}, "from 0 to 15; of 'bomb'"),
        ({"cards": {card.code: 0 for card in CARDS}}, "need 16 cards, and there are only 0"),
        ({"own_board": {"flowers": []}}, "has a ‘radius’"),
        ({"own_board": {"radius": 6}}, "from 1 to 5"),
        ({"own_board": {"radius": 3, "start_ring": 4}}, "from 1 to 3, the radius"),
        ({"own_board": {"radius": 2, "holes": "0,0"}}, "‘holes’ is a list"),
        ({"own_board": {"radius": 2, "holes": ["3,0"]}}, "'3,0', which is no hex"),
        ({"own_board": {**BOARD, "flowers": ["0,0"]}}, "'0,0' has a flower and is a hole"),
        ({"own_board": {"radius": 1, "holes": ["0,0"]}}, "at least 7 hexes"),
        ({"own_board": {**BOARD, "holes": ["2,0"]}, "start": "fixed"}, "no place for 4 players"),
        ({"own_board": "radius ="}, "cannot be read"),
    ],
)
def test_slime_56_what_cannot_be_played_with(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidOption, match=sentence):
        GAME.new(4, 1, **options)


@pytest.mark.rule("SLIME-56")
def test_slime_56_the_files_to_start_from_are_the_game_as_it_is() -> None:
    files = resources.files("ringside.games.slime")
    cards, board = (files.joinpath(f"own-{name}.toml").read_text() for name in ("cards", "board"))
    state = GAME.new(3, 1, cards=cards, own_board=board)
    usual = GAME.new(3, 1).view(None)
    assert "cards" not in state.options
    assert state.view(None)["board"] == {**usual["board"], "name": "own"}


@pytest.mark.parametrize("bot", ["random", "heuristic", "level-1"])
def test_bots_play_on_such_a_board(bot: str) -> None:
    state = GAME.new(4, 2, own_board=BOARD, cards={"bomb": 9}, modes=["flowers"], turn_limit=30)
    rng = seeded(4)
    player = GAME.bots[bot]()
    while movers := state.to_move():
        action = ask(player, state, movers[0], rng)
        assert action in state.legal(movers[0])
        state.apply(movers[0], action)
