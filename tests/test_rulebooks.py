"""The rule books: players' rules in every language, and the ledger they follow."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import ringside
from ringside.terminal.rulebook import blocks_of, plain, rendered
from ringside.words import LANGUAGES

ID = re.compile(r"\b[A-Z]{3,}-\d+")
ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|", re.MULTILINE)
ABOUT = ("## About this edition", "## この版について")
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
def test_every_sentence_about_play_has_its_ids(game: Any, language: str) -> None:
    """Before the set-up a book says what there is; after it, how it is played."""
    blocks = blocks_of(game.rules(language))
    start, end = (
        next(at for at, block in enumerate(blocks) if block.text in headings)
        for headings in (("## Set-up", "## 準備"), ABOUT)
    )
    stated = [block for block in blocks[start:end] if block.kind in ("text", "item", "picture")]
    assert [block.text for block in stated if not block.rules] == []
    assert [block.text for block in stated if len(block.rules) > 4] == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_ends_with_a_reference_card(game: Any, language: str) -> None:
    blocks = blocks_of(game.rules(language))
    title = {"en": "## Reference card", "ja": "## 早見表"}[language]
    [at] = [at for at, block in enumerate(blocks) if block.text == title]
    [end] = [at for at, block in enumerate(blocks) if block.text in ABOUT]
    rows = blocks[at + 2 : end]
    assert 4 < len(rows) <= 12
    assert {row.kind for row in rows} == {"row"}
    assert all(row.rules for row in rows)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_tables_keep_names_and_effects_at_every_width(game: Any, language: str, width: int) -> None:
    console = Console(width=width, file=io.StringIO(), no_color=True)
    console.print(rendered(game, language))
    shown = squeezed(ID.sub("", console.file.getvalue()))  # type: ignore[attr-defined]
    rows = [block for block in blocks_of(game.rules(language)) if block.kind == "row"]
    told = [row for row in rows if row.rules]
    assert len(told) > 4
    for row in told:
        assert squeezed(row.cells[0]) in shown
        assert squeezed(row.cells[-1]) in shown


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", plain(text))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_players_read_no_ids_and_no_notation_for_programs(game: Any, language: str) -> None:
    for block in blocks_of(game.rules(language)):
        assert not ID.search(block.text), block.text
        assert block.kind != "code"


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_designer_and_publisher_are_named(game: Any, language: str) -> None:
    book = game.rules(language).replace("“", '"').replace("”", '"')
    for name in [game.designer, *game.publisher.split(" & ")]:
        assert name in book
    assert "unofficial" in book if language == "en" else "非公式" in book


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_both_languages_have_the_same_shape(game: Any) -> None:
    english, japanese = (
        [(block.kind, sorted(block.rules)) for block in blocks_of(game.rules(language))]
        for language in LANGUAGES
    )
    assert english == japanese
