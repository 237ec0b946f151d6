"""What is told of Slam Bluff, asked and foretold: situation, move, events."""

from __future__ import annotations

import pytest

from ringside import seeded
from ringside.core.events import Depends, Event, Prompt
from ringside.games.slam_bluff import GAME
from ringside.games.slam_bluff.dice import ROLLS
from ringside.games.slam_bluff.events import (
    Answer,
    Believed,
    Challenged,
    CupOpened,
    Declared,
    DeclareHigher,
    LifeLost,
    NewRound,
    OnlyPass,
    OpenRound,
    Out,
    Passed,
    Rolled,
    Won,
)
from ringside.games.slam_bluff.rules import SlamBluffState
from ringside.games.slam_bluff.view import asked
from ringside.words import LANGUAGES, name, say

from . import claimed, declaring

NAMES = ["Ada", "Bo", "Cy"]


def told(state: SlamBluffState, seat: int, move: str, viewer: int | None = None) -> list[Event]:
    after = state.copy()
    after.play(seat, move)
    return list(GAME.tell(state, seat, state.parse(seat, move), after, viewer))


def said(events: list[Event], language: str = "en") -> list[str]:
    return [say(event, language, NAMES) for event in events]


def test_a_declaration_is_told_and_nothing_of_the_dice() -> None:
    state = declaring("67", 42)
    for viewer in (0, 1, None):
        assert told(state, 0, "declare 98", viewer) == [Declared(seat=0, number=98)]
        assert told(state, 0, "pass", viewer) == [Passed(seat=0)]
    assert said(told(state, 0, "pass")) == ["Ada declares a free pass."]


@pytest.mark.rule("BLUFF-08")
def test_bluff_08_who_believes_rolls_and_the_old_roll_is_never_told() -> None:
    state = claimed("76", "21")
    for viewer in (0, 2, None):
        assert told(state, 1, "accept", viewer) == [
            Believed(seat=1, roller=0, number=76),
            Rolled(seat=1),
        ]
    roller = told(state, 1, "accept", 1)
    assert isinstance(roller[1], Rolled)
    assert roller[1].dice is not None
    assert said(roller)[1].startswith("Bo rolls ")
    assert said(told(state, 1, "accept")) == ["Bo believes it.", "Bo rolls."]


@pytest.mark.rule("BLUFF-09")
def test_bluff_09_the_dice_that_were_judged_are_told_before_the_new_roll() -> None:
    events = told(claimed("76", "21"), 1, "challenge")
    assert events == [
        Challenged(seat=1, roller=0, number=76),
        CupOpened(roller=0, dice=["2", "1"], number=76, truthful=False),
        LifeLost(seat=0, left=2),
        NewRound(seat=1),
        Rolled(seat=1),
    ]
    assert said(events) == [
        "Bo challenges Ada’s 76.",
        "The cup shows 2 and 1: 76 was a bluff.",
        "Ada loses a life and has 2 left.",
        "Bo opens a new round.",
        "Bo rolls.",
    ]


@pytest.mark.rule("BLUFF-16")
def test_bluff_16_a_challenged_free_pass_is_told() -> None:
    events = told(claimed("pass", "*3"), 1, "challenge")
    assert events[:3] == [
        Challenged(seat=1, roller=0, number=None),
        CupOpened(roller=0, dice=["*", "3"], number=None, truthful=True, rule="BLUFF-16"),
        LifeLost(seat=1, left=2),
    ]
    assert said(events)[1] == "The cup shows star and 3: the free pass was true."


@pytest.mark.rule("BLUFF-11")
def test_bluff_11_a_challenger_who_goes_out_is_told_before_who_opens() -> None:
    events = told(claimed("76", "67", lives=[3, 1, 3]), 1, "challenge")
    assert events[2:] == [
        LifeLost(seat=1, left=0),
        Out(seat=1),
        NewRound(seat=2, rule="BLUFF-11"),
        Rolled(seat=2),
    ]


@pytest.mark.rule("BLUFF-17")
def test_bluff_17_the_end_is_told_instead_of_a_new_round() -> None:
    events = told(claimed("76", "21", seats=2, lives=[1, 1]), 1, "challenge")
    assert events[2:] == [LifeLost(seat=0, left=0), Out(seat=0), Won(winner=1)]
    assert said(events)[-1] == "Bo is the last one in and wins!"


@pytest.mark.rule("BLUFF-03")
@pytest.mark.parametrize("move", ["accept", "challenge"])
def test_bluff_03_a_new_roll_is_told_to_the_roller_alone(move: str) -> None:
    state = claimed("76", "21")
    for viewer in (0, 2, None):
        assert told(state, 1, move, viewer)[-1] == Rolled(seat=1)
    last = told(state, 1, move, 1)[-1]
    assert isinstance(last, Rolled)
    assert tuple(last.dice or ()) in ROLLS


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_what_is_told_of_a_declaration_does_not_depend_on_the_cup(viewer: int | None) -> None:
    rolls = ["".join(faces) for faces in ROLLS]
    for move in ("declare 98", "pass"):
        stories = {str(told(declaring(roll, 42), 0, move, viewer)) for roll in rolls}
        assert len(stories) == 1
    believed = {str(told(claimed("76", roll), 1, "accept", viewer)) for roll in rolls}
    assert len(believed) == 1


# -- what is asked


@pytest.mark.parametrize(
    ("state", "prompt", "sentence"),
    [
        (
            declaring("07"),
            OpenRound(dice=["0", "7"], truths=[7, 70]),
            "You rolled 0 and 7. Declare any number the dice can make.",
        ),
        (
            declaring("67", 70),
            DeclareHigher(dice=["6", "7"], truths=[76], star=False, beat=70),
            "You rolled 6 and 7. Declare more than 70, or a free pass.",
        ),
        (
            declaring("*8", 70),
            DeclareHigher(dice=["*", "8"], truths=[], star=True, beat=70),
            "You rolled star and 8. Declare more than 70, or a free pass.",
        ),
        (
            declaring("*8", 98),
            OnlyPass(dice=["*", "8"], star=True, beat=98),
            "You rolled star and 8. Nothing is above 98, so declare a free pass.",
        ),
    ],
    ids=["open", "higher", "star", "only a pass"],
)
def test_the_roller_is_asked_to_declare(
    state: SlamBluffState, prompt: Prompt, sentence: str
) -> None:
    assert asked(state, 0) == prompt
    assert say(prompt, "en", NAMES) == sentence
    for seat in (1, 2, None):
        assert state.view(seat)["asked"] is None


@pytest.mark.rule("BLUFF-07")
def test_bluff_07_the_next_player_is_asked_to_believe_it() -> None:
    assert asked(claimed("76", "21"), 1) == Answer(roller=0, number=76, beat=76)
    free = asked(claimed("pass", "21"), 1)
    assert free == Answer(roller=0, number=None, beat=42)
    assert say(free, "en", NAMES) == "Ada declares a free pass. Do you believe it?"
    assert asked(claimed("76", "21"), 0) is asked(claimed("76", "21"), None) is None


def test_nobody_is_asked_at_the_end() -> None:
    state = claimed("76", "21", seats=2, lives=[1, 1])
    state.play(1, "challenge")
    assert [state.view(seat)["asked"] for seat in (0, 1, None)] == [None] * 3


# -- what a move would do


def test_the_preview_of_a_challenge_depends_on_the_dice() -> None:
    for roll in ("67", "21"):
        preview = claimed("76", roll).preview(1, "challenge")
        assert preview.certain == [Challenged(seat=1, roller=0, number=76)]
        assert preview.depends == [Depends("dice", 0)]
    assert say(preview.depends[0], "en", NAMES, game="slam-bluff") == (
        "It depends on the dice in Ada’s cup."
    )


def test_the_preview_of_a_declaration_depends_on_the_next_who_is_in() -> None:
    state = declaring("67", lives=[3, 0, 3], out=[1])
    preview = state.preview(0, "declare 76")
    assert preview.certain == [Declared(seat=0, number=76)]
    assert preview.depends == [Depends("answer", 2)]


def test_the_preview_of_a_declaration_says_that_it_is_a_bluff() -> None:
    preview = declaring("67", lives=[3, 0, 3], out=[1]).preview(0, "declare 79")
    assert preview.depends == [Depends("bluff", 2)]
    assert say(preview.depends[0], "en", NAMES, game="slam-bluff").startswith("That is a bluff")


def test_the_preview_of_believing_does_not_roll() -> None:
    preview = claimed("76", "21").preview(1, "accept")
    assert preview.certain == [Believed(seat=1, roller=0, number=76)]
    assert preview.depends == [Depends("roll")]


def test_what_a_preview_calls_certain_happens_in_every_world() -> None:
    state = GAME.new(3, seed=5)
    rng = seeded(6)
    while movers := state.to_move():
        seat = movers[0]
        for action in state.legal(seat):
            preview = state.preview(seat, action)
            for world in [state, *(state.determinize(seat, rng) for _ in range(3))]:
                after = world.copy()
                after.apply(seat, action)
                events = GAME.tell(world, seat, action, after, seat)
                assert list(events[: len(preview.certain)]) == preview.certain
                for language in LANGUAGES:
                    assert all(said(list(events), language))
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])


def test_every_face_has_a_name() -> None:
    faces = [thing.id for thing in GAME.catalogue().things if thing.kind == "face"]
    assert faces == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "*"]
    assert [name("slam-bluff", "face", face) for face in "07*"] == ["0", "7", "star"]
    assert name("slam-bluff", "face", "*", "ja") == "星"
