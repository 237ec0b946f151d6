"""What seats are told, asked and promised."""

from __future__ import annotations

from typing import Any

import pytest

from ringside.core.events import written
from ringside.games.slime.rules import SlimeState
from ringside.words import asked, say

from .positions import GAME, answer, full, play, silence, table

BOARD = {"0,0": 0, "1,0": 1, "2,0": 1, "-3,0": 2, "0,2": 1}
NAMES = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"]


def told(state: SlimeState, move: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The events of a move; those who are silent have allowed what was announced before."""
    if not move.endswith(("stop", "allow")):
        silence(state)
    before = state.copy()
    seat = int(move[0])
    action = state.parse(seat, move[2:])
    assert action in state.legal(seat)
    state.apply(seat, action)
    return [written(event) for event in GAME.tell(before, seat, action, state, viewer)]


def lines(state: SlimeState, move: str, viewer: int | None = None) -> list[str]:
    """The same in English."""
    before = silence(state) if not move.endswith(("stop", "allow")) else state
    before = before.copy()
    seat, action = int(move[0]), state.parse(int(move[0]), move[2:])
    state.play(seat, move[2:])
    return [say(event, "en", NAMES) for event in GAME.tell(before, seat, action, state, viewer)]


def types(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]


def test_a_draw_is_told_to_who_draws() -> None:
    for viewer, cards in [(1, ["snake"]), (0, None), (None, None)]:
        state = table(3, BOARD, deck=["snake"])
        events = told(state, "0 place 0,1", viewer)
        assert types(events) == ["placed", "turn-began", "drew"]
        assert events[0]["hex"] == "0,1"
        assert events[2] == {
            "type": "drew", "rule": "SLIME-05", "seat": 1, "count": 1, "cards": cards
        }  # fmt: skip


def test_only_thief_and_victim_are_told_which_card_it_was() -> None:
    for viewer, card in [(0, "snake"), (1, "snake"), (2, None), (None, None)]:
        state = table(3, BOARD, [["thief"], ["snake"], []])
        answer(state, "0 play thief")
        [robbed] = told(state, "0 rob 1", viewer)
        assert (robbed["type"], robbed["victim"], robbed["card"]) == ("robbed", 1, card)


def test_a_card_stolen_from_who_draws_the_same_in_this_step_is_told() -> None:
    state = table(
        3,
        BOARD,
        [["thief"], ["snake"], []],
        deck=["snake"],
        phase="haunt",
        stuck=[True, False, False],
        options={"modes": ["poltergeist"]},
    )
    answer(state, "0 play thief as 0")
    events = told(state, "0 rob 1", 1)
    assert types(events) == ["robbed", "turn-began", "drew"]
    assert events[0]["card"] == "snake"
    assert events[2]["cards"] == ["snake"]


def test_a_card_is_announced_to_everybody_with_who_is_asked() -> None:
    state = table(4, BOARD, [["bomb", "stop"], ["stop"], [], []])
    [announced] = told(state, "0 play bomb")
    assert announced == {
        "type": "announced",
        "rule": "SLIME-35",
        "seat": 0,
        "card": "bomb",
        "behalf": None,
        "asked": [1, 2, 3],
    }
    assert told(state, "2 allow") == []
    [stopped] = told(state, "1 stop")
    assert (stopped["owner"], stopped["number"], stopped["asked"]) == (0, 1, [0, 2, 3])
    [again] = told(state, "0 stop")
    assert (again["owner"], again["number"], again["asked"]) == (1, 2, [1, 2, 3])
    assert told(state, "1 allow") == told(state, "2 allow") == []
    [effect] = told(state, "3 allow")
    assert (effect["type"], effect["card"], effect["seat"]) == ("took-effect", "bomb", 0)
    [removed] = told(state, "0 target 1,0")
    assert (removed["type"], removed["owner"], removed["whole"]) == ("removed", 1, True)
    assert removed["hexes"] == ["1,0", "2,0"]


def test_a_stopped_card_is_undone() -> None:
    state = table(2, {"0,0": 0, "1,0": 1}, [["bomb"], ["stop"]])
    answer(state, "0 play bomb", "1 stop")
    [undone] = told(state, "0 allow")
    assert (undone["type"], undone["card"]) == ("undone", "bomb")


@pytest.mark.parametrize(
    ("card", "choice", "events"),
    [
        ("moving-2", "move 1,0>0,1", [("moved", {"start": "1,0", "end": "0,1"})]),
        ("popping-2", "move 0,0>0,2", [("hopped", {"start": "0,0", "end": "0,2"})]),
        ("hungry", "remove 1,0", [("removed", {"owner": 0, "hexes": ["1,0"], "whole": False})]),
        ("growing-2", "place -1,0", [("covered", {"hexes": ["-1,0"], "victims": []})]),
        ("attacking-2", "target 2,0", [("overran", {"hexes": ["2,0"], "victims": [1]})]),
        (
            "controlling-1",
            "target 2,-1",
            [("controlled", {"owner": 1, "hexes": ["2,-1", "2,0"], "count": 1})],
        ),
        (
            "controlling-3",
            "target 2,-1",
            [
                ("controlled", {"owner": 1, "hexes": ["2,-1", "2,0"], "count": 2}),
                ("removed", {"owner": 1, "hexes": ["2,-1", "2,0"], "whole": True}),
            ],
        ),
        (
            "conquering",
            "target -3,0",
            [("conquered", {"hexes": ["-3,0"], "victims": [2]}), ("turn-began", {"seat": 1})],
        ),
        (
            "snake",
            "line 1,1>3,-1",
            [
                ("covered", {"hexes": ["1,1", "2,0", "3,-1"], "overrun": ["2,0"], "victims": [1]}),
                ("turn-began", {"seat": 1}),
            ],
        ),
    ],
)
def test_what_a_card_does_is_told_with_its_hexes(
    card: str, choice: str, events: list[tuple[str, dict[str, Any]]]
) -> None:
    slime = {"0,0": 0, "1,0": 0, "2,0": 1, "2,-1": 1, "-3,0": 2}
    state = answer(table(3, slime, [[card]]), f"0 play {card}")
    found = told(state, f"0 {choice}")
    assert types(found) == [kind for kind, _ in events]
    for event, (_, fields) in zip(found, events, strict=True):
        assert {name: event[name] for name in fields} == fields


def test_conquering_all_is_told_at_once() -> None:
    state = table(
        2, {"0,0": 0, "3,0": 1, "-3,0": 1}, [["conquering"]], options={"conquering": "all"}
    )
    answer(state, "0 play conquering")
    events = told(state, "1 allow")
    assert types(events) == ["took-effect", "conquered", "turn-began"]
    assert events[1]["hexes"] == ["-3,0", "3,0"]


def test_a_haunting_is_told_before_it_happens_and_then_what_it_did() -> None:
    state = table(3, BOARD, phase="haunt", stuck=[True, False, False])
    [haunted] = told(state, "0 grow 2 -2,0")
    assert (haunted["colour"], haunted["hex"], haunted["grows"]) == (2, "-2,0", True)
    assert told(state, "2 allow") == []
    events = told(state, "1 allow")
    assert types(events) == ["took-effect", "covered", "turn-began"]
    assert events[1]["hexes"] == ["-2,0"]


def test_a_market_is_told_with_what_fills_the_gap() -> None:
    state = table(
        3,
        BOARD,
        deck=["hungry"],
        market=["confused", "snake", "moving-1"],
        phase="draw",
        options={"modes": ["market"]},
    )
    took, refilled = told(state, "0 draw 1")
    assert (took["card"], took["slot"]) == ("snake", 1)
    assert (refilled["card"], refilled["slot"]) == ("hungry", 1)


def test_the_end_is_told_with_its_reason() -> None:
    state = table(3, full({"0,0": 1}, 0))
    assert lines(state, "0 end") == [
        "Ann ends the turn.",
        "The game is over: board full.",
        "Ann wins!",
    ]


def test_lines_name_people_cards_and_hexes() -> None:
    state = table(3, BOARD, [["bomb"], ["stop"], []])
    assert lines(state, "0 play bomb") == ["Ann plays Slime Bomb."]
    assert lines(state, "1 stop") == ["Bob stops Ann’s Slime Bomb!"]
    state = silence(state)
    assert lines(state, "0 place 0,1") == ["Ann places on F7.", "It is Bob’s turn."]


def test_a_seat_is_asked_for_what_it_must_decide() -> None:
    state = table(3, BOARD, [["bomb"], ["stop"]])

    def question(seat: int) -> str:
        return asked(state.view(seat), "en", NAMES)

    assert question(0).startswith("Place next to your slime")
    assert question(1) == ""
    answer(state, "0 play bomb")
    assert question(0) == ""
    assert question(1) == "Ann plays Slime Bomb. Do you stop it?"
    assert question(2) == "Ann plays Slime Bomb. You hold no stop: you can only let it happen."
    assert state.view(None)["asked"] is None
    silence(state)
    assert question(0) == "Slime Bomb: choose a neighbouring slime to blow up."
    first = GAME.new(3, 1).view(0)
    assert asked(first, "en", NAMES) == "Place your first piece on any empty hex."


# -- previews -------------------------------------------------------------------------------


def preview(state: SlimeState, move: str) -> tuple[list[str], list[str]]:
    """The certain events and what the rest depends on."""
    found = state.preview(int(move[0]), move[2:])
    return types([written(event) for event in found.certain]), [one.on for one in found.depends]


def test_a_placement_is_certain_and_so_is_that_the_next_one_draws() -> None:
    state = table(3, BOARD, deck=["snake", "bomb"])
    assert preview(state, "0 place 0,1") == (["placed", "turn-began", "drew"], [])


def test_a_card_depends_on_whether_somebody_stops_it() -> None:
    state = table(3, BOARD, [["bomb"], ["hungry"]], deck=["stop"])
    assert preview(state, "0 play bomb") == (["announced"], ["stop"])
    state = table(3, BOARD, [["bomb"], ["hungry"]], deck=["snake"])
    assert preview(state, "0 play bomb") == (["announced"], [])  # no stop is left


def test_draws_and_stolen_cards_depend_on_what_is_hidden() -> None:
    state = table(3, BOARD, [["thief"], ["snake"]], deck=["stop", "bomb"])
    assert preview(state, "0 replace thief") == (["replaced"], ["pile"])
    play(state, "0 play thief")
    assert preview(state, "0 rob 1") == ([], ["hand"])
    # With one kind of card unseen everybody knows what it is.
    state = table(3, BOARD, [["bomb"]], deck=["stop", "stop"])
    assert preview(state, "0 replace bomb") == (["replaced", "drew"], [])


def test_a_controlled_slime_depends_on_its_owner() -> None:
    state = play(table(3, BOARD, [["controlling-1"]]), "0 play controlling-1")
    assert preview(state, "0 target 1,0") == (["controlled"], ["removal"])


@pytest.mark.rule("SLIME-45")
def test_on_a_full_board_the_end_depends_on_what_others_hold() -> None:
    slime = full({"0,0": 1, "3,0": 2}, 0)
    del slime["1,0"]
    # Who holds a confused slime can always play it; a growing one needs room.
    open_end = table(3, slime, [[], ["growing-2"]], deck=["confused"])
    assert preview(open_end, "0 place 1,0") == (["placed"], ["hands"])
    over = table(3, slime, [[], ["growing-2"]], deck=["growing-2"])
    assert preview(over, "0 place 1,0") == (["placed", "ended", "won"], [])
    on = table(3, slime, [[], ["confused"]], deck=["confused"])
    assert preview(on, "0 place 1,0") == (["placed", "turn-began", "drew"], [])
    own = table(3, slime, [["confused"], ["growing-2"]], deck=["confused"])
    assert preview(own, "0 place 1,0") == (["placed", "turn-began", "drew"], [])
