"""The pictures of the rule books show what the rules say: each example is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ringside
from ringside.core.state import State
from ringside.games.slam_bluff.dice import GREEN, PURPLE
from ringside.words import LANGUAGES, name
from ringside.words.rulebook import Picture, blocks_of, plain


def pictures(game: str, *whats: str) -> list[Any]:
    """What is drawn and the caption, of each picture of a kind, in every language."""
    return [
        pytest.param(
            language,
            tuple(block.words[1:]),
            plain(block.spans),
            id=f"{language}-{' '.join(block.words)}",
        )
        for language in LANGUAGES
        for block in blocks_of(ringside.game(game).rules(language))
        if isinstance(block, Picture) and block.words[0] in whats
    ]


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"-?\d+", text.replace("−", "-"))]


# The games that draw pictures for their rules.
PLATES = Path(__file__).parent.parent.joinpath("web/src/games").glob("*/Plate.svelte")
DRAWN = sorted(plate.parent.name for plate in PLATES)


@pytest.mark.parametrize("game", DRAWN)
def test_there_are_pictures_the_same_in_every_language(game: str) -> None:
    drawn = [
        [
            block.words
            for block in blocks_of(ringside.game(game).rules(language))
            if isinstance(block, Picture)
        ]
        for language in LANGUAGES
    ]
    assert drawn[0]
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("game", DRAWN)
def test_the_cards_are_in_the_game(game: str) -> None:
    known = {thing.id for thing in ringside.game(game).catalogue().things if thing.kind == "card"}
    for found in pictures(game, "cards", "meet"):
        assert known.issuperset(found.values[1])


@pytest.mark.parametrize(("language", "drawn", "caption"), pictures("sumo", "trick"))
def test_sumo_a_trick_ends_as_its_caption_says(
    language: str, drawn: tuple[str, ...], caption: str
) -> None:
    led, answer, ring = drawn
    game = ringside.game("sumo")
    position = game.new(seats=2, seed=1).position()
    spare = [card for card in ("g1", "g2", "y2", "y3") if card not in drawn and card[0] != led[0]]
    position |= {
        "hands": [[answer, spare[0]], [led, spare[1]]],
        "aside": [],
        "ring": int(ring),
        "lead": 1,
    }
    position |= {"clash": [["b1"], ["b5"]]}
    state = game.from_position(position)
    state.play(1, led)
    state.play(0, answer)
    outcome = state.outcome()
    named = {
        reason.id
        for reason in game.catalogue().things
        if reason.kind == "reason"
        and reason.id != "resigned"
        and name("sumo", "reason", reason.id, language) in caption
    }
    if outcome is None:
        assert not named
    else:
        assert outcome.reason in named
        assert outcome.winners == (0,)


@pytest.mark.parametrize(("language", "drawn", "caption"), pictures("slambo", "steps"))
def test_slambo_every_card_gives_the_balance_beside_it(
    language: str, drawn: tuple[str, ...], caption: str
) -> None:
    game = ringside.game("slambo")
    cards, balances = drawn[1::2], [int(balance) for balance in drawn[::2]]
    position = game.new(seats=3, seed=1).position()
    position |= {
        "hands": [["+1", "-3"], ["+3", "-4"], ["+5", "-5"]],
        "aside": [],
        "balance": balances[0],
        "turn": 0,
        "opener": 0,
    }
    state = game.from_position(position)
    for card, balance in zip(cards, balances[1:], strict=True):
        [seat] = state.to_move()
        now = state.position()
        held = next(
            thing.about.get("held", card) for thing in game.catalogue().things if thing.id == card
        )
        now["hands"][seat].append(held)
        state = game.from_position(now)
        state.play(seat, card)
        if 0 <= balance <= 10:
            assert state.position()["balance"] == balance
    assert state.position()["bouts"] == 2, "the last card is a SLAMBO"
    assert balances[-1] in numbers(caption)


@pytest.mark.parametrize(("language", "drawn", "caption"), pictures("slam-bluff", "dice"))
def test_slam_bluff_the_caption_names_what_is_true(
    language: str, drawn: tuple[str, ...], caption: str
) -> None:
    game = ringside.game("slam-bluff")
    state = game.from_position(game.new(seats=2, seed=1).position() | {"roll": list(drawn)})
    truths = state.view(0)["asked"]["truths"]
    faces = [int(face) for face in drawn if face != "*"]
    assert sorted(set(numbers(caption)) - set(faces)) == sorted(set(truths) - set(faces))


@pytest.mark.parametrize(
    ("language", "drawn", "caption"), pictures("slam-bluff", "purple", "green")
)
def test_slam_bluff_the_dice_have_these_faces(
    language: str, drawn: tuple[str, ...], caption: str
) -> None:
    assert list(drawn) in (list(PURPLE), list(GREEN))


@pytest.mark.parametrize(("language", "drawn", "caption"), pictures("slime", "play"))
def test_slime_a_card_leads_from_one_board_to_the_other(
    language: str, drawn: tuple[str, ...], caption: str
) -> None:
    game = ringside.game("slime")
    card, boards = drawn[0], " ".join(drawn[1:]).split(" then ")
    before, after = (pieces(board) for board in boards)
    assert name("slime", "card", card, language, "short") in caption
    position = game.new(seats=2, seed=1).position()
    position |= {
        "slime": before,
        "hands": [[card], []],
        "deck": ["thief", "thief"],
        "entered": [True, True],
        "phase": "main",
        "turn": 0,
    }
    state = game.from_position(position)
    state.play(0, f"play {card}")
    state.play(1, "allow")
    assert after in [position["slime"] for position in outcomes(state, 4)]


def pieces(board: str) -> dict[str, int]:
    found: dict[str, int] = {}
    owner = 0
    for word in board.split():
        if word in ("red", "blue"):
            owner = ("red", "blue").index(word)
        else:
            found[word] = owner
    return found


def outcomes(state: State, depth: int) -> Iterator[dict[str, Any]]:
    """What the one who plays the card can make of it."""
    position = state.position()
    yield position
    if depth and position["phase"] == "resolve":
        for move in state.moves(0):
            then = state.copy()
            then.play(0, move)
            yield from outcomes(then, depth - 1)


@pytest.mark.parametrize(("language", "drawn", "caption"), pictures("slamball", "meet"))
def test_slamball_the_figures_are_those_of_the_cards(
    language: str, drawn: tuple[str, ...], caption: str
) -> None:
    about = {
        thing.id: thing.about
        for thing in ringside.game("slamball").catalogue().things
        if thing.kind == "card"
    }
    attack, defense = (about[card]["lines"] for card in drawn)
    shot = next(line for line in attack if line["kind"] in ("slam", "layup", "jumper"))
    answer = next(line for line in defense if line["kind"] in ("stop", "hit", "foul", "steal"))
    said = numbers(caption)
    figure = max(shot["speed"], shot["power"])
    assert figure in said
    if answer["kind"] == "stop":
        assert answer["power"] in said
        assert figure <= answer["power"], "no good"
    elif answer["kind"] == "hit":
        assert shot["speed"] <= answer["speed"]
        assert shot["power"] <= answer["power"]
    else:
        assert shot["speed"] > answer["speed"], "a foul leaves it its speed"
