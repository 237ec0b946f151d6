"""What seats see, and how a terminal shows it."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from ringside import seeded
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.terminal import draw, spoken, written
from ringside.words import LANGUAGES, message

from .positions import GAME, answer, pending, table

BOARD = {"0,0": 0, "1,0": 1, "2,0": 1, "-3,0": 2, "0,2": 1}
NAMES = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"]


def drawn(state: SlimeState, seat: int | None, language: str = "en") -> str:
    """The table as a terminal without colours shows it."""
    paper = StringIO()
    console = Console(width=80, file=paper, color_system=None)
    console.print(draw(state.view(seat), NAMES[: state.seats], language))
    return paper.getvalue()


def test_a_view_has_the_table_and_ones_own_hand() -> None:
    state = table(3, BOARD, [["bomb"], ["snake", "stop"], []], deck=["thief"], discard=["hungry"])
    view = state.view(1)
    assert view["hand"] == ["snake", "stop"]
    assert view["hand_sizes"] == [1, 2, 0]
    assert view["deck"] == 1
    assert view["discard"] == ["hungry"]
    assert view["to_move"] == [0]
    assert view["slimes"] == [
        {"owner": 0, "size": 1, "hexes": ["0,0"]},
        {"owner": 1, "size": 1, "hexes": ["0,2"]},
        {"owner": 1, "size": 2, "hexes": ["1,0", "2,0"]},
        {"owner": 2, "size": 1, "hexes": ["-3,0"]},
    ]
    assert view["score"][1] == {
        "seat": 1, "rank": 1, "pieces": 3, "slimes": [2, 1], "stuck": False
    }  # fmt: skip
    assert "hand" not in state.view(None)
    assert "thief" not in json.dumps(state.view(1))
    assert "bomb" not in json.dumps(state.view(1))


def test_a_pending_card_is_shown_with_whether_it_stands() -> None:
    state = table(4, BOARD, [["bomb"], ["stop"], ["stop"]])
    answer(state, "0 play bomb", "1 stop")
    shown = state.view(3)["pending"]
    assert shown == pending("bomb", stops=[1]) | {"stands": False}


def test_other_hands_and_the_order_of_the_pile_are_hidden() -> None:
    one = table(3, BOARD, [["bomb"], ["snake", "stop"], ["thief"]], deck=["hungry", "jumping"])
    two = table(3, BOARD, [["bomb"], ["jumping", "thief"], ["stop"]], deck=["hungry", "snake"])
    assert json.dumps(one.view(0)) == json.dumps(two.view(0))
    assert json.dumps(one.view(None)) == json.dumps(two.view(None))


def test_a_guess_keeps_what_is_seen_and_redraws_the_rest() -> None:
    deck = ["hungry", "jumping", "growing-2", "growing-3"]
    state = table(3, BOARD, [["bomb"], ["snake", "stop"], ["thief"]], deck=deck)
    worlds = set()
    for seed in range(40):
        guess = state.determinize(0, seeded(seed))
        assert guess.view(0) == state.view(0)
        assert guess.moves(0) == state.moves(0)
        assert guess.origin is None
        worlds.add(json.dumps([guess.position()["hands"], guess.position()["deck"]]))
    assert len(worlds) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_any_position_in_80_columns(language: str) -> None:
    rng = seeded(5)
    for seats, modes in [(2, []), (4, ["flowers", "market"]), (8, ["poltergeist", "slow"])]:
        state = GAME.new(seats, 3, modes=modes)
        while movers := state.to_move():
            if len(state.history) % 23 == 0:
                text = drawn(state, movers[0], language)
                assert "Ann" in text
                assert max(cell_len(line) for line in text.splitlines()) <= 80
            actions = state.legal(movers[0])
            state.apply(movers[0], actions[rng.below(len(actions))])
        winners = GAME.view(state, None)["outcome"]["winners"]
        assert NAMES[winners[0]] in drawn(state, None, language).splitlines()[-1]
    text = message("help", {}, language, (), "slime")
    assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_a_piece_shows_by_its_letter_not_by_colour_alone() -> None:
    rows = drawn(table(3, BOARD, options={"modes": ["flowers"]}), 0).splitlines()
    middle = next(row for row in rows if "E6" in row)
    assert middle.split()[:7] == ["C", "D6✿", "E6", "A✿", "B", "B✿", "I6"]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("place 0,0", "place F6"),
        ("move -1,0>5,-5", "move E6>K1"),
        ("grow 2 -5,5", "grow C A11"),
        ("play controlling-3 as 1", "play controlling-3 as B"),
        ("rob 0", "rob A"),
        ("draw 2", "draw open-3"),
        ("end", "end"),
    ],
)
def test_hexes_have_names_that_a_person_can_say(move: str, said: str) -> None:
    assert spoken(move, "en") == said
    assert written(said, "en") == move
    assert written(said.lower(), "en") == move


def test_every_hex_of_a_board_has_a_name_of_its_own() -> None:
    hexes = [thing for thing in GAME.things() if thing.kind == "hex"]
    assert len({(thing.about["column"], thing.about["row"]) for thing in hexes}) == 91
    assert hexes[45].id == "0,0"
    assert hexes[45].about == {"column": "F", "row": 6}
