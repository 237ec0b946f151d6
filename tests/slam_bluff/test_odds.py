"""How likely declarations are: figures from the rules, for whoever has to decide."""

from __future__ import annotations

import pytest

from ringside.games.slam_bluff import GAME

THINGS = {(thing.kind, thing.id): thing for thing in GAME.catalogue().things}


@pytest.mark.rule("BLUFF-04")
@pytest.mark.parametrize(("claim", "rolls"), [("67", 1), ("76", 1), ("55", 1), ("8", 2), ("70", 1)])
def test_a_number_says_how_many_rolls_make_it(claim: str, rolls: int) -> None:
    # 8 is made by the star and 8, and by 0 and 8.
    assert THINGS["claim", claim].about["rolls"] == rolls
    assert THINGS["claim", claim].about["of"] == 36


@pytest.mark.rule("BLUFF-06")
def test_a_number_says_how_many_rolls_can_truly_follow_it() -> None:
    # Above 98 there is only the free pass, which six rolls make true.
    assert THINGS["claim", "98"].about["beat"] == 6
    assert THINGS["claim", "98"].about["risk"] == 17
    # Above 97: the nine and the eight too.
    assert THINGS["claim", "97"].about["beat"] == 7
    # Whatever is rolled makes more than 1, but for nought and one, which makes 10.
    assert THINGS["claim", "1"].about["beat"] == 36


@pytest.mark.rule("BLUFF-16")
def test_a_free_pass_is_true_with_every_sixth_roll() -> None:
    assert THINGS["claim", "pass"].about == {"rolls": 6, "of": 36, "percent": 17}


@pytest.mark.rule("BLUFF-03")
def test_the_dice_show_their_faces() -> None:
    assert THINGS["die", "purple"].about["faces"] == ["0", "2", "5", "6", "9", "*"]
    assert THINGS["die", "green"].about["faces"] == ["1", "3", "4", "5", "7", "8"]
