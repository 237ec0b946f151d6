"""The rule books: players' rules in every language, and the ledger they follow."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ringside
from ringside.terminal.rulebook import blocks_of
from ringside.words import LANGUAGES

ID = re.compile(r"\b[A-Z]{3,}-\d+")
ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|", re.MULTILINE)
# A small game may have all of its rules in one book.
GAMES = [game for game in ringside.games() if game.rules() != game.ledger()]
BOOKS = [
    pytest.param(game, language, id=f"{game.id}-{language}")
    for game in GAMES
    for language in LANGUAGES
]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_of_the_ledger_is_told_to_players(game: Any, language: str) -> None:
    blocks = blocks_of(game.rules(language))
    told = {rule for block in blocks for rule in block.rules}
    assert told == set(ROW.findall(game.ledger()))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_players_read_no_ids_and_no_notation_for_programs(game: Any, language: str) -> None:
    for block in blocks_of(game.rules(language)):
        assert not ID.search(block.text), block.text
        assert block.kind != "code"


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_designer_and_publisher_are_named(game: Any, language: str) -> None:
    book = game.rules(language).replace("“", '"').replace("”", '"')
    for name in [game.designer, *game.publisher.split(" & ")]:
        assert name in book or name == "not named in its rulebook"
    assert "unofficial" in book if language == "en" else "非公式" in book


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_both_languages_have_the_same_shape(game: Any) -> None:
    english, japanese = (
        [(block.kind, sorted(block.rules)) for block in blocks_of(game.rules(language))]
        for language in LANGUAGES
    )
    assert english == japanese
