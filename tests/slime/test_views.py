"""What seats see and are told."""

from __future__ import annotations

import json
from io import StringIO

from rich.console import Console

from ringside import seeded
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.terminal import HELP, asked, draw

from .positions import GAME, answer, full, pending, play, table

BOARD = {"0,0": 0, "1,0": 1, "2,0": 1, "-3,0": 2, "0,2": 1}
NAMES = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"]


def told(state: SlimeState, move: str, viewer: int | None) -> list[str]:
    """What a viewer is told about a move."""
    before = state.copy()
    seat = int(move[0])
    action = state.parse(seat, move[2:])
    state.apply(seat, action)
    return GAME.tell(before, seat, action, state, viewer)


def drawn(state: SlimeState, seat: int | None) -> str:
    """The table as a terminal without colours shows it."""
    paper = StringIO()
    console = Console(width=80, file=paper, color_system=None)
    console.print(draw(state.view(seat), NAMES[: state.seats]))
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


def test_only_thief_and_victim_are_told_which_card_it_was() -> None:
    for viewer, knows in [(0, True), (1, True), (2, False), (None, False)]:
        state = table(3, BOARD, [["thief"], ["snake"], []])
        play(state, "0 play thief")
        lines = told(state, "0 rob 1", viewer)
        assert lines[0] == "{0} robs {1}."
        assert any("Snake" in line for line in lines) == knows


def test_a_draw_is_told_to_who_draws() -> None:
    for viewer, knows in [(1, True), (0, False), (None, False)]:
        state = table(3, BOARD, deck=["snake"])
        lines = told(state, "0 place 0,1", viewer)
        assert lines[:2] == ["{0} places on 0,1.", "It is {1}'s turn."]
        assert lines[2] == ("{1} draws Snake Slime (3)." if knows else "{1} draws a card.")


def test_the_end_is_told_with_its_reason() -> None:
    state = table(3, full({"0,0": 1}, 0))
    assert told(state, "0 end", None) == [
        "{0} ends the turn.",
        "Every hex is covered, and no card helps any more.",
        "{0} wins!",
    ]


def test_the_terminal_draws_any_position_in_80_columns() -> None:
    rng = seeded(5)
    for seats, modes in [(2, []), (4, ["flowers", "market"]), (8, ["poltergeist", "slow"])]:
        state = GAME.new(seats, 3, modes=modes)
        while movers := state.to_move():
            if len(state.history) % 23 == 0:
                text = drawn(state, movers[0])
                assert "Ann" in text
                assert max(len(line) for line in text.splitlines()) <= 80
            actions = state.legal(movers[0])
            state.apply(movers[0], actions[rng.below(len(actions))])
        assert "Won by" in drawn(state, None)
    assert max(len(line) for line in HELP.splitlines()) <= 80


def test_a_piece_shows_by_its_letter_not_by_colour_alone() -> None:
    rows = drawn(table(3, BOARD, options={"modes": ["flowers"]}), 0).splitlines()
    middle = next(row for row in rows if row.startswith("  r  0"))
    assert middle[len("  r  0") :].split() == [
        "C", "✿", "·", "A✿", "B", "B✿", "·", "q", "-3", "to", "3"
    ]  # fmt: skip


def test_the_terminal_asks_for_what_the_seat_must_decide() -> None:
    state = table(3, BOARD, [["bomb"], ["stop"]])
    assert asked(state.view(0)).startswith("Place next to your slime")
    answer(state, "0 play bomb")
    assert asked(state.view(1)) == "Stop Slime Bomb, or allow it?"
    play(state, "1 allow")
    assert asked(state.view(0)) == "Slime Bomb: remove a whole neighbouring enemy slime."
    assert asked(GAME.new(3, 1).view(0)) == "Place a piece on any free hex."
