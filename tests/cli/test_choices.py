"""What a person typed, and what it is taken for."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import ringside
from ringside import IllegalMove, InvalidMove
from ringside.terminal.choices import Choices
from ringside.terminal.moves import move_list
from ringside.words.moves import move_words
from tests.cli import toy
from tests.sumo.build import tricks_phase


def sumo_choices() -> Choices:
    """Seat 1 holds red and must follow it."""
    state = tricks_phase("r1 r4 b2", "r2 r3 b1", led="r5", lead=0)
    return Choices(state, 1)


def toy_choices() -> Choices:
    return Choices(toy.GAME.new(2, 1), 0)


def meant(choices: Choices, typed: str) -> str:
    return choices.state.text(choices.seat, choices.understand(typed))


@pytest.mark.parametrize("typed", ["2", "#2", "r3", "R3", " r3 "])
def test_number_or_text(typed: str) -> None:
    assert meant(sumo_choices(), typed) == "r3"


def test_an_illegal_move_is_refused_in_the_games_own_words() -> None:
    with pytest.raises(IllegalMove, match=r"You hold a red card.*SUMO-08"):
        sumo_choices().understand("b1")


def test_an_unreadable_move_is_explained_and_the_nearest_suggested() -> None:
    with pytest.raises(InvalidMove, match=r"not a card.*Did you mean 'r3'"):
        sumo_choices().understand("rr3")


@pytest.mark.parametrize("typed", ["0", "3", "99999999999999999999", "#0"])
def test_a_number_that_is_not_listed_says_what_is(typed: str) -> None:
    with pytest.raises(InvalidMove, match="1 to 2"):
        sumo_choices().understand(typed)


@pytest.mark.parametrize("typed", ["²", "٣", "-1", "+1", "1.0", "", "{0}", "[red]x", "r3\x00"])
def test_odd_texts_are_refused_like_any_other(typed: str) -> None:
    with pytest.raises((InvalidMove, IllegalMove)):
        sumo_choices().understand(typed)


def test_where_moves_have_numbers_a_number_means_the_moves_own() -> None:
    choices = toy_choices()
    assert meant(choices, "17") == "bid 17"
    assert meant(choices, "#17") == "bid 16"
    assert meant(choices, "BID 3") == "bid 3"


def test_a_number_no_move_has_is_explained_by_the_game() -> None:
    choices = Choices(toy.GAME.new(2, 1, bids=10), 0)
    with pytest.raises(IllegalMove) as illegal:
        choices.understand("12")
    assert (illegal.value.code, illegal.value.about) == ("not-now", {"move": "bid 12"})
    with pytest.raises(InvalidMove) as invalid:
        choices.understand("900")
    assert invalid.value.about["problem"]["about"] == {"text": "bid 900"}


class Signed(toy.ToyState):
    """Moves with a sign, and two that end alike."""

    TEXTS: tuple[str, ...] = ("+3", "-3", "lay a#1", "foul a#1")

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2, 3]

    def text(self, seat: int, action: int) -> str:
        return self.TEXTS[action]

    def read(self, seat: int, text: str) -> int:
        if text not in self.TEXTS:
            raise self.invalid("no-move", text=text)
        return self.TEXTS.index(text)


def test_a_move_that_looks_like_a_number_wins_over_the_list() -> None:
    choices = Choices(Signed(toy.GAME, 2, {}, ringside.seeded(1)), 0)
    assert meant(choices, "+3") == "+3"
    assert meant(choices, "3") == "lay a#1"


def test_an_ending_that_fits_two_moves_is_asked_back() -> None:
    choices = Choices(Signed(toy.GAME, 2, {}, ringside.seeded(1)), 0)
    with pytest.raises(InvalidMove, match="fits 'lay a#1' and 'foul a#1'"):
        choices.understand("a#1")


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_a_hundred_and_fifty_moves_fit_the_width(width: int) -> None:
    console = Console(width=width, file=None, record=True, quiet=False)
    with console.capture() as capture:
        console.print(move_list(toy_choices(), width))
    lines = capture.get().splitlines()
    assert max(len(line) for line in lines) <= width
    words = " ".join(lines).split()
    assert [word for word in words if word.isdecimal()] == [str(bid) for bid in range(150)]


def test_few_moves_are_listed_with_numbers_words_and_what_to_type() -> None:
    assert str(move_list(sumo_choices(), 80)) == "  1 red 2  r2   2 red 3  r3"
    japanese = Choices(sumo_choices().state, 1, "ja")
    assert str(move_list(japanese, 80)) == "  1 赤の2  r2   2 赤の3  r3"
    assert meant(japanese, "赤の3") == "r3"


SAID = {
    "slime": "play bomb as 1|move 0,0>1,-1|grow 1 0,0|rob 1|draw 2|draw pile|stop",
    "slamball": "start shafaat shockley joshua moragne|sub shafaat for shockley|lay shafaat#7|"
    "shoot slam fast boost|pass lob|reveal wind only hit|lock top|ready",
    "slam-bluff": "declare 67|pass|accept|challenge",
    "slambo": "+4|swing3-|turn-2|copy",
    "sumo": "r5",
}


@pytest.mark.parametrize(("game", "moves"), SAID.items())
def test_every_move_is_said_in_both_languages(game: str, moves: str) -> None:
    for move in moves.split("|"):
        english, japanese = (
            move_words(ringside.game(game), move, language, ["Ada", "Bo"])
            for language in ("en", "ja")
        )
        assert re.search("[\u3040-\u9fff]", japanese), move
        assert not re.search(r"[a-z]+-?\d|[a-z]#|,-?\d", english), english


class Mixed(Signed):
    """Many moves of one verb between a few others."""

    TEXTS = ("stop", *(f"place {q},0" for q in range(9)), "play thief", "end")

    def legal(self, seat: int) -> list[int]:
        return list(range(len(self.TEXTS)))


def test_many_moves_of_a_verb_are_listed_under_it_in_their_order() -> None:
    choices = Choices(Mixed(toy.GAME, 2, {}, ringside.seeded(1)), 0)
    console = Console(width=79)
    with console.capture() as capture:
        console.print(move_list(choices, 79))
    assert capture.get().splitlines() == [
        "   1 stop",
        "  place …",
        "   2 0,0    3 1,0    4 2,0    5 3,0    6 4,0    7 5,0    8 6,0    9 7,0",
        "  10 8,0",
        "  or",
        "  11 play thief   12 end",
    ]


def test_hexes_have_names_people_can_say() -> None:
    choices = Choices(ringside.game("slime").new(2, 1), 0)
    assert choices.spoken("place 0,0") == "place F6"
    for typed in ("place F6", "place f6", "f6", "place 0,0"):
        assert meant(choices, typed) == "place 0,0"
    with pytest.raises(InvalidMove, match="'place Z9'"):
        choices.understand("place Z9")


def test_names_with_numbers_in_them_are_no_numbers_of_moves() -> None:
    choices = Choices(ringside.game("slamball").new(seed=3), 0, "ja")
    assert any(choices.spoken(move).endswith("10") for move in choices.moves)
    assert meant(choices, "1") == choices.moves[0]
    market = ringside.game("slime").new(3, 3, modes=["market"])
    for _ in range(3):
        seat = market.to_move()[0]
        market.apply(seat, market.legal(seat)[0])
    choices = Choices(market, 0)
    assert choices.moves[:2] == ["draw pile", "draw 0"]
    assert meant(choices, "2") == meant(choices, "draw open-1") == "draw 0"
