"""What a coach is asked names no option that is not there."""

from __future__ import annotations

from typing import Any

import pytest

from ringside.words import asked
from tests.slamball.court import at, play

LOB = {"kind": "lob", "by": "moragne"}
DRAWING = {"left": [0, 0], "subs": [0, 0], "then": "lay"}


def prompt(seat: int, *played: str, **fields: Any) -> str:
    """The question to a seat, after moves from a situation."""
    hands = fields.pop("hands")
    return asked(play(at(hands, **fields), *played).view(seat))


@pytest.mark.rule("BALL-10")
def test_ball_10_a_coach_with_boosts_alone_is_told_to_hold() -> None:
    assert "lay a card, or hold" in prompt(0, hands=("mo1 moB", ""))
    assert "you have no card to lay, so hold" in prompt(0, hands=("moB", ""))


@pytest.mark.rule("BALL-11")
def test_ball_11_a_contest_is_offered_to_who_has_a_card_for_it() -> None:
    assert "Contest face down" in prompt(1, "0 lay mo1", hands=("mo1", "cr1"))
    assert "You have no card to contest with" in prompt(1, "0 lay mo1", hands=("mo1", "crB"))


@pytest.mark.rule("BALL-12")
def test_ball_12_only_what_the_card_can_do_is_offered() -> None:
    lobbed = prompt(0, "0 lay mo3", "1 let", hands=("mo3", ""), via=LOB)
    assert lobbed == "Nobody contests. Pass, or do nothing. No jumper off the lob."
    slam = prompt(0, "0 lay mo1", "1 let", hands=("mo1", ""), via=LOB)
    assert slam == "Nobody contests: a shot goes in. Shoot, pass, or do nothing."


@pytest.mark.rule("BALL-14")
def test_ball_14_turning_up_is_a_question_only_where_it_is_one() -> None:
    for card, told in (
        ("sm1", "Turn your card up?"),
        ("cr1", "Your card can only stay down."),
        ("cr4", "Your card fouls: turn it up."),
    ):
        played = ("0 lay mo1", f"1 contest {card}", "0 pass lob")
        assert told in prompt(1, *played, hands=("mo1", card))


@pytest.mark.rule("BALL-03")
def test_ball_03_a_substitution_is_offered_while_one_is_possible() -> None:
    fields: dict[str, Any] = {"phase": "draw", "ask": [0, 1], "pending": DRAWING}
    assert prompt(0, hands=("", ""), **fields) == "Nothing more to draw: say ready."
    benched = prompt(0, hands=("", ""), bench=["shafaat"], **fields)
    assert benched == "Nothing more to draw. Substitute if you like, then say ready."


@pytest.mark.rule("BALL-07")
def test_ball_07_after_four_cards_the_ball_is_offered_to_who_has_a_recovery() -> None:
    fields: dict[str, Any] = {"phase": "throwdown", "ask": [0, 1], "offense": None}
    fields["pending"] = {"drawn": [4, 4]}
    assert "None of your cards has LBR" in prompt(0, hands=("mo1", ""), **fields)
    assert "Lay a card with LBR (loose ball recovery)" in prompt(0, hands=("sf4", ""), **fields)


@pytest.mark.rule("BALL-48")
def test_ball_48_an_empty_hand_has_nothing_to_throw_away() -> None:
    assert "nothing to throw away" in prompt(0, "0 timeout", hands=("", ""))


def test_a_coach_sees_what_is_left_in_the_own_decks_but_not_the_order() -> None:
    one = at(decks="mo1 mo2 cr1 cr2").view(0)["left"]
    other = at(decks="mo2 mo1 cr2 cr1").view(0)["left"]
    assert one == other
    assert [card["name"] for card in one["moragne"]] == ["moragne#mo1", "moragne#mo2"]
    assert "crosby" not in one
    assert "left" not in at(decks="mo1").view(None)


def test_a_card_locked_in_blind_still_counts_as_one_of_the_deck() -> None:
    state = at(("mo1", "cr4"), decks="mo2 mo3 cr1")
    play(state, "0 lay mo1", "1 contest cr4", "0 pass lob", "1 reveal", "0 lock top")
    assert len(state.view(0)["left"]["moragne"]) == 2
