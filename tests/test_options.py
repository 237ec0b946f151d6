"""What options take, and what they say of what they do not take."""

from __future__ import annotations

from importlib import resources

import pytest

import ringside
from ringside.core.options import Data, SeatNumber

LAVA = resources.files("ringside.games.slamball").joinpath("lava.toml").read_text("utf-8")
TEAM = Data("home", None, form="team")


def test_data_may_be_given_as_the_text_of_a_file() -> None:
    assert TEAM.check('name = "Dragons"') == {"name": "Dragons"}
    assert TEAM.check('{"name": "Dragons"}') == {"name": "Dragons"}
    own = LAVA.replace('name = "Lava"', 'name = "Dragons"')
    state = ringside.game("slamball").new(home=own)
    assert state.options["home"]["name"] == "Dragons"


@pytest.mark.parametrize(
    "text",
    ["Dragons", "founded = 2024-01-01", "height = nan", "a" + ".a" * 30_000 + " = 1", "[" * 60_000],
)
def test_what_is_no_file_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ringside.InvalidOption, match="'home' takes data in TOML or JSON"):
        TEAM.check(text)


def test_a_seat_is_counted_from_0() -> None:
    seat = SeatNumber("opener", 0, least=0, most=3)
    assert seat.check(3) == 3
    with pytest.raises(ringside.InvalidOption, match="a seat from 0 to 3, not 4"):
        seat.check(4)
