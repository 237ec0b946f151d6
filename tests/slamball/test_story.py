"""What is told of a move, what is asked, and what a move would do."""

from __future__ import annotations

from typing import Any

import pytest

from ringside.core.events import Depends, written
from ringside.games.slamball.files import load
from ringside.games.slamball.rules import SlamballState
from ringside.words import asked, say
from tests.slamball.court import GAME, NAMES, at, at_pace, on_floor, play

PLAYERS = ["Ada", "Bo"]


def told(state: SlamballState, move: str, viewer: int | None = None) -> list[Any]:
    """The events of a move such as ``0 lay mo1``, which is played."""
    seat, *words = move.split()
    action = state.parse(int(seat), " ".join(NAMES.get(word, word) for word in words))
    before = state.copy()
    state.apply(int(seat), action)
    return list(GAME.tell(before, int(seat), action, state, viewer))


def types(events: list[Any]) -> list[str]:
    return [written(event)["type"] for event in events]


def preview(state: SlamballState, move: str) -> Any:
    seat, *words = move.split()
    return state.preview(int(seat), " ".join(NAMES.get(word, word) for word in words))


def slam_met_by_stop() -> SlamballState:
    """Shockley's slam, 1 power, against Smith's stop for 2."""
    state = at(("sk1", "sm1 smB"), whistles={})
    return play(state, "0 lay sk1", "1 contest sm1", "0 shoot slam big")


@pytest.mark.rule("BALL-17")
def test_a_contest_tells_both_cards_the_numbers_and_why() -> None:
    events = told(slam_met_by_stop(), "1 reveal")
    assert types(events) == ["turned-up", "defended", "shot-judged", "loose-ball", "race-began"]
    judged = events[2]
    assert (judged.card, judged.contest_card) == (NAMES["sk1"], NAMES["sm1"])
    assert (judged.own, judged.theirs, judged.made, judged.why) == (1, 2, False, "lower")
    assert say(judged) == "1 against 2 power: no good, the defense is higher."


@pytest.mark.rule("BALL-14")
def test_a_stop_does_not_stop_a_pass() -> None:
    state = play(at(("sk1", "sm1")), "0 lay sk1", "1 contest sm1", "0 pass pass")
    events = told(state, "1 reveal")
    assert types(events) == ["turned-up", "defended", "pass-judged", "next-head-to-head"]
    assert say(events[2]) == "The pass gets through: a stop does not stop a pass."


@pytest.mark.rule("BALL-23")
def test_only_a_risky_pass_is_stolen() -> None:
    safe = play(at(("sk1", "sm4"), offense=1, ask=[1]), "1 lay sm4", "0 contest sk1", "1 pass pass")
    assert told(safe, "0 reveal")[2].why == "safe-pass"
    risky = play(at(("sf2", "la1"), offense=1, ask=[1]), "1 lay la1", "0 contest sf2", "1 pass lob")
    events = told(risky, "0 reveal")
    assert types(events) == ["turned-up", "defended", "pass-judged", "stolen"]
    assert (events[2].through, events[2].why) == (False, "stolen")


def chaos_contest(chaos: str) -> SlamballState:
    """Moragne's slam with 1 power, contested by Joshua, whose chaos card is turned up."""
    state = at(
        ("jo2", "sm2"), offense=1, ask=[1], whistles={}, chaos={"deck": [chaos], "discard": []}
    )
    play(state, "1 lay sm2", "0 contest jo2", "1 shoot slam big")
    return play(state, "0 reveal")


@pytest.mark.rule("BALL-60")
@pytest.mark.parametrize(
    ("chaos", "why"), [("DEAD SPRING", "dead-spring"), ("DRIBBLE OFF YOUR SHOE", "called-off")]
)
def test_a_preview_knows_of_dead_springs_and_shoes(chaos: str, why: str) -> None:
    state = chaos_contest(chaos)
    found = preview(state, "0 act")
    judged = next(event for event in found.certain if event.why == why)
    assert (judged.made, judged.rule) == (False, "BALL-60")
    assert [written(event) for event in found.certain] == [
        written(event) for event in told(state, "0 act", 0)
    ]
    assert found.depends == [Depends("race", 1)]


@pytest.mark.rule("BALL-11")
def test_a_contest_says_beforehand_what_it_would_do() -> None:
    state = play(at(("sk1 moB", "sm1")), "0 lay sk1")
    found = preview(state, f"1 contest {NAMES['sm1']}")
    assert types(found.certain) == ["contested"]
    assert [say(event) for event in found.would] == [
        "FAST slam: 0 against your 0 speed, no good.",
        "BIG slam: 1 against your 2 power, no good.",
        "A pass gets through: a stop does not stop a pass.",
    ]
    assert found.depends == [Depends("offense", 0)]


def test_a_shot_depends_on_the_card_that_lies_face_down() -> None:
    state = play(at(("sk1", "sm1")), "0 lay sk1", "1 contest sm1")
    found = preview(state, "0 shoot slam big")
    assert types(found.certain) == ["shot"]
    assert (found.certain[0].own, found.certain[0].theirs) == (1, 0)
    assert found.depends == [Depends("contest-card", 1)]


@pytest.mark.rule("BALL-32")
def test_a_race_tells_who_got_there_and_why() -> None:
    state = slam_met_by_stop()
    play(state, "1 reveal")
    assert state.to_move() == [0, 1]
    assert GAME.silence(state) == "leave"
    assert types(told(state, "0 leave")) == ["left-ball"]
    events = told(state, "1 leave")
    assert types(events) == ["left-ball", "got-ball"]
    assert say(events[1]) == ("Ball to the Slashers: nobody went for it, so the defense has it.")
    state = at_pace(0, "mo4", ("", "cr5 cr3"), whistles={})
    play(state, "0 push", "1 contest cr5", "0 pass pass")
    assert types(told(state, "1 reveal"))[-2:] == ["loose-ball", "race-began"]
    (event,) = told(state, "1 lbr cr3")
    assert (event.player, event.why, event.figures[1]["power"]) == ("crosby", "race", 1)


@pytest.mark.rule("BALL-43")
def test_a_face_off_tells_both_cards_and_why() -> None:
    face_off = {
        "kind": "whistle",
        "seat": 0,
        "attacker": "moragne",
        "defender": "crosby",
        "cards": [None, None],
        "gasp": [False, False],
        "sting": {"speed": 0, "power": 0},
        "add": [{"speed": 0, "power": 0}] * 2,
        "off": False,
        "no_slam": False,
        "how": None,
    }
    state = at(("mo3", ""), "cr4", phase="lock", ask=[0, 1], face_off=face_off)
    assert told(state, "0 lock mo3", 1)[0].card is None
    play(state, "1 lock top")
    found = preview(state, "0 big")
    assert found.depends == []  # Crosby has only one card
    events = told(state, "0 big")
    assert types(events) == ["declared", "faced-up", "face-off-judged", "scored", "got-ball"]
    assert say(events[2], "en", PLAYERS) == (
        "4 against 0 power: Bryce Moragne scores 3, "
        "the defender drifted: a foul card gives 3 points!"
    )


def test_what_is_asked_names_the_numbers() -> None:
    state = slam_met_by_stop()
    assert state.view(0)["asked"] is None
    assert asked(state.view(1), "en", PLAYERS) == (
        "Jihad Shockley goes BIG, slam for 3: 1 power against your 0. Turn yours up? You win ties."
    )
    assert asked(state.view(1), "ja", PLAYERS) == (
        "Jihad ShockleyがBIGで3点のスラム。パワー1対0。カードをめくる？ 同点はあなたの勝ち。"
    )


def test_players_and_chaos_cards_that_a_coach_brings_have_their_own_names() -> None:
    team = load("lava.toml")
    team["name"] = "Mob"
    for number, player in enumerate(team["players"]):
        player["id"], player["name"] = f"mob-{number}", f"Mobster {number}"
    rain = {"name": "RAIN", "copies": 3, "kind": "instant", "effect": "lose p2"}
    state = GAME.new(seed=1, home=team, chaos={"cards": [{**rain, "story": "It pours."}]})
    play(state, "1 start smith scott slashers-gunner-9 crosby")
    for event in told(state, "0 start mob-0 mob-2 mob-3 mob-5"):
        said = say(event, "en", PLAYERS)
        assert "mob-" not in said
    assert state.view(0)["teams"][0]["players"][0]["name"] == "Mobster 0"
    assert state.view(0)["teams"][1]["players"][0]["name"] is None
    own = state.view(None)["chaos"]["own"]
    assert own == [
        {"name": "RAIN", "effect": {"kind": "lose", "speed": 0, "power": 2}, "story": "It pours."}
    ]
    turned = {
        "hands": [["mob-0#4"], []],
        "phase": "contest",
        "ask": [1],
        "offense": 0,
        "attack": {"card": "mob-0#4", "boost": None, "line": 0},
    }
    position = {**state.position(), **turned, "hands": [[], []], "pending": None}
    for player in position["teams"][0]["players"]:
        player["deck"] = [card for card in player["deck"] if card != "mob-0#4"]
        player["whistles"] = 0
    scene = GAME.from_position(position)
    assert isinstance(scene, SlamballState)
    heard = [say(event, "en", PLAYERS) for event in told(scene, "1 let")]
    assert "CHAOS! RAIN: 2 power less for the side that drew it." in heard
    assert "It pours." in heard


def test_a_card_on_the_floor_names_its_lines_in_the_view() -> None:
    state = at_pace(1, "cr1", ("sf3", "sc1"), power=1)
    current = state.view(0)["current"]
    assert current["lines"][0] == {"kind": "lbr", "power": 1}
    assert on_floor("cr1")["card"] == current["name"]
