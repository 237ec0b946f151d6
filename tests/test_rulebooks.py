"""The rule books: players' rules in every language, and the ledger they follow."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

import ringside
from ringside.terminal.rulebook import rendered
from ringside.words import LANGUAGES
from ringside.words.rulebook import (
    Block,
    Code,
    Grid,
    Heading,
    Items,
    Passage,
    Picture,
    Row,
    Rules,
    Span,
    Stated,
    blocks_of,
    passages,
    plain,
)

ID = re.compile(r"\b[A-Z]{3,}-\d+")
ROW = re.compile(r"^\| *([A-Z]+-\d+) *\|", re.MULTILINE)
START = ("Set-up", "準備")
CARD = ("Reference card", "早見表")
ABOUT = ("About this edition", "この版について")
# A small game may have all of its rules in one book.
GAMES = [game for game in ringside.games() if game.rules() != game.ledger()]
BOOKS = [
    pytest.param(game, language, id=f"{game.id}-{language}")
    for game in GAMES
    for language in LANGUAGES
]


# -- reading ------------------------------------------------------------------------------


def test_emphasis_code_and_the_ids_of_rules() -> None:
    [passage] = blocks_of("**Ruling:** see `r5` and *Yorikiri* (SUMO-11).")
    assert passage == Passage(
        [
            Span("Ruling:", "strong"),
            Span(" see "),
            Span("r5", "code"),
            Span(" and "),
            Span("Yorikiri", "em"),
            Span(" ("),
            Span("SUMO-11", "rule"),
            Span(")."),
        ],
        [],
    )


def test_the_ids_are_taken_off_what_states_a_rule() -> None:
    assert blocks_of(
        "## A trick\n\nLead any\ncard. (SUMO-07)\n\n1. Deal. (SUMO-01, SUMO-02)\n2. Go (now).\n\n"
        "| a | b |\n|---|---|\n| 1 | two \\| 2 (SUMO-11) |\n\n| id | rule |\n|---|---|\n"
        "| SUMO-15 | Bow. |\n\n```\nr5\n```\n"
    ) == [
        Heading(2, [Span("A trick")]),
        Passage([Span("Lead any card.")], ["SUMO-07"]),
        Items(
            True,
            [
                Stated([Span("Deal.")], ["SUMO-01", "SUMO-02"]),
                Stated([Span("Go (now).")], []),
            ],
        ),
        Grid(
            [[Span("a")], [Span("b")]],
            [Row([[Span("1")], [Span("two | 2")]], ["SUMO-11"])],
        ),
        Rules([[Span("rule")]], [Row([[Span("Bow.")]], ["SUMO-15"])]),
        Code("r5"),
    ]


def test_a_picture_is_what_to_draw_its_caption_and_ids() -> None:
    [picture] = blocks_of("![Red 4 meets\nred 1.](<picture:trick r1 r4 0>) (SUMO-13)")
    caption = [Span("Red 4 meets red 1.")]
    assert picture == Picture(["trick", "r1", "r4", "0"], caption, ["SUMO-13"])


def test_what_no_book_of_ours_has_is_read_as_paragraphs() -> None:
    blocks = blocks_of("> Bow first. (TOY-01)\n\n---\n\nThen play.")
    assert blocks == [Passage([Span("Bow first.")], ["TOY-01"]), Passage([Span("Then play.")], [])]


# -- what the books say -------------------------------------------------------------------


def section(blocks: Sequence[Block], *bounds: Sequence[str]) -> list[Block]:
    """The blocks from one heading to another."""
    start, end = (
        next(
            at
            for at, block in enumerate(blocks)
            if isinstance(block, Heading) and plain(block.spans) in titles
        )
        for titles in bounds
    )
    return [*blocks[start + 1 : end]]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_of_the_ledger_is_told_to_players(game: Any, language: str) -> None:
    blocks = blocks_of(game.rules(language))
    told = {rule for passage in passages(blocks) for rule in passage.rules}
    assert told == set(ROW.findall(game.ledger()))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_sentence_about_play_has_its_ids(game: Any, language: str) -> None:
    """Before the set-up a book says what there is; after it, how it is played."""
    blocks = blocks_of(game.rules(language))
    told = [*passages([b for b in section(blocks, START, ABOUT) if not isinstance(b, Grid)])]
    assert [plain(passage.spans) for passage in told if not passage.rules] == []
    assert [plain(passage.spans) for passage in told if len(passage.rules) > 4] == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_ends_with_a_reference_card(game: Any, language: str) -> None:
    [card] = section(blocks_of(game.rules(language)), CARD, ABOUT)
    assert isinstance(card, Grid)
    assert 4 <= len(card.rows) <= 11
    assert all(row.rules for row in card.rows)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_tables_keep_names_and_effects_at_every_width(game: Any, language: str, width: int) -> None:
    console = Console(width=width, file=io.StringIO(), no_color=True)
    console.print(rendered(game, language))
    shown = squeezed(ID.sub("", console.file.getvalue()))  # type: ignore[attr-defined]
    grids = [block for block in blocks_of(game.rules(language)) if isinstance(block, Grid)]
    told = [row.cells for grid in grids for row in grid.rows if row.rules]
    assert len(told) > 4
    for first, *_, last in told:
        assert squeezed(plain(first)) in shown
        assert squeezed(plain(last)) in shown


def squeezed(text: str) -> str:
    return re.sub(r"\s", "", text)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_players_read_no_ids_and_no_notation_for_programs(game: Any, language: str) -> None:
    blocks = blocks_of(game.rules(language))
    assert not any(isinstance(block, Code) for block in blocks)
    for passage in passages(blocks):
        assert not ID.search(plain(passage.spans))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_designer_and_publisher_are_named(game: Any, language: str) -> None:
    book = game.rules(language).replace("“", '"').replace("”", '"')
    for name in [game.designer, *game.publisher.split(" & ")]:
        assert name in book
    assert "unofficial" in book if language == "en" else "非公式" in book


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_both_languages_have_the_same_shape(game: Any) -> None:
    english, japanese = (blocks_of(game.rules(language)) for language in LANGUAGES)
    assert [type(block) for block in english] == [type(block) for block in japanese]
    for one, other in zip(passages(english), passages(japanese), strict=True):
        assert sorted(one.rules) == sorted(other.rules)
