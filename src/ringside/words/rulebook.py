"""A rule book as blocks to draw: what its Markdown says, read once for browser and terminal.

RULES.md is for players: a paragraph, an item of a list or a row of a table that states a rule
ends with the rule's id in parentheses, which is taken off and kept apart. LEDGER.md lists every
rule by its id. A picture is written as an image, ``![caption](<picture:trick b3 r2 -1>)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Literal, TypeAlias
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

from ringside.core.game import Game

ID = re.compile(r"\b[A-Z]{3,}-\d{2,}\b")
IDS = re.compile(r"\s*\(([A-Z]{3,}-\d+(?:, [A-Z]{3,}-\d+)*)\)$")
DRAWN = "picture:"

MARKDOWN = MarkdownIt("commonmark").enable("table")


class Span(Struct, omit_defaults=True, frozen=True):
    """Some words that look alike; `rule` is the id of a rule, to follow."""

    text: str
    look: Literal["strong", "em", "code", "rule"] | None = None


class Stated(Struct, frozen=True):
    """Words, and the ids of the rules they state."""

    spans: list[Span]
    rules: list[str]


class Row(Struct, frozen=True):
    """A row of a table, and the ids of the rules it states."""

    cells: list[list[Span]]
    rules: list[str]


class Heading(Struct, tag_field="kind", tag="heading", frozen=True):
    """A heading; the book's title has level 1."""

    level: int
    spans: list[Span]


class Passage(Struct, tag_field="kind", tag="text", frozen=True):
    """A paragraph."""

    spans: list[Span]
    rules: list[str]


class Picture(Struct, tag_field="kind", tag="picture", frozen=True):
    """What to draw, in the game's own words (``cards r5 b5``), and the caption."""

    words: list[str]
    spans: list[Span]
    rules: list[str]


class Items(Struct, tag_field="kind", tag="list", frozen=True):
    """A list."""

    numbered: bool
    items: list[Stated]


class Grid(Struct, tag_field="kind", tag="table", frozen=True):
    """A table."""

    head: list[list[Span]]
    rows: list[Row]


class Rules(Struct, tag_field="kind", tag="rules", frozen=True):
    """A ledger's table: each row is one rule, its id no cell any more."""

    head: list[list[Span]]
    rows: list[Row]


class Code(Struct, tag_field="kind", tag="code", frozen=True):
    """A position or moves as programs write them."""

    text: str


Block: TypeAlias = Heading | Passage | Picture | Items | Grid | Rules | Code


class Book(Struct, frozen=True):
    """GET /api/games/{id}/book: the rules for players, and the ledger; a small game has all of
    its rules in one book, and no ledger besides."""

    rules: list[Block]
    ledger: list[Block]


@cache
def book_of(game: Game[Any], language: str) -> Book:
    """A game's rules in a language, or in English where there are none in it."""
    rules, ledger = game.rules(language), game.ledger()
    alone = ledger == game.rules()
    return Book(blocks_of(rules), [] if alone else blocks_of(ledger))


def blocks_of(markdown: str) -> list[Block]:
    """The blocks of a rule book."""
    tokens = MARKDOWN.parse(markdown)
    blocks: list[Block] = []
    at = 0
    while at < len(tokens):
        end = closing(tokens, at)
        blocks += block(tokens[at : end + 1])
        at = end + 1
    return blocks


def closing(tokens: Sequence[Token], at: int) -> int:
    """Where a block that begins here ends."""
    depth = 0
    while True:
        depth += tokens[at].nesting
        if depth == 0:
            return at
        at += 1


def block(tokens: Sequence[Token]) -> Iterator[Block]:
    """One block, from its opening token to its closing one; of a kind that no book of ours has,
    its paragraphs."""
    first = tokens[0]
    inlines = [token for token in tokens if token.type == "inline"]
    match first.type:
        case "fence" | "code_block":
            yield Code(first.content.rstrip("\n"))
        case "heading_open":
            yield Heading(int(first.tag[1:]), spans(inlines[0].content))
        case "bullet_list_open" | "ordered_list_open":
            items = [stated(inline.content) for inline in inlines]
            yield Items(first.type == "ordered_list_open", items)
        case "table_open":
            yield table(tokens)
        case _:
            yield from map(passage, inlines)


def passage(inline: Token) -> Passage | Picture:
    """A paragraph, or a picture with its caption."""
    image = next((part for part in inline.children or () if part.type == "image"), None)
    source = "" if image is None else unquote(str(image.attrs.get("src", "")))
    if image is None or not source.startswith(DRAWN):
        told = stated(inline.content)
        return Passage(told.spans, told.rules)
    behind = inline.content[inline.content.rindex(">)") + 2 :]  # where the ids are
    told = stated(image.content + behind)
    return Picture(source.removeprefix(DRAWN).split(), told.spans, told.rules)


def table(tokens: Sequence[Token]) -> Grid | Rules:
    """A table; one of rules has their ids in its first column."""
    lines: list[list[str]] = []
    for token in tokens:
        if token.type == "tr_open":
            lines.append([])
        elif token.type == "inline":
            lines[-1].append(token.content)
    (first, *titles), *body = lines
    if first.lower() == "id":
        head = [spans(title) for title in titles]
        return Rules(head, [Row([spans(cell) for cell in cells], [id]) for id, *cells in body])
    rows = []
    for line in body:
        told = [stated(cell) for cell in line]
        rows.append(Row([cell.spans for cell in told], [id for cell in told for id in cell.rules]))
    return Grid([spans(title) for title in (first, *titles)], rows)


def stated(text: str) -> Stated:
    """Words without the ids at their end."""
    found = IDS.search(text)
    if found is None:
        return Stated(spans(text), [])
    return Stated(spans(text[: found.start()]), found[1].split(", "))


def spans(text: str) -> list[Span]:
    """Words with emphasis, code and the ids of rules."""
    found: list[Span] = []
    look: list[Literal["strong", "em"]] = []
    for token in MARKDOWN.parseInline(text)[0].children or ():
        match token.type:
            case "strong_open":
                look.append("strong")
            case "em_open":
                look.append("em")
            case "strong_close" | "em_close":
                look.pop()
            case "code_inline":
                found.append(Span(token.content, "code"))
            case _:
                words = " " if token.type == "softbreak" else token.content
                found += linked(words, look[-1] if look else None)
    return joined(found)


def linked(text: str, look: Literal["strong", "em"] | None) -> Iterator[Span]:
    """Words with the ids of rules apart from them."""
    end = 0
    for id in ID.finditer(text):
        yield Span(text[end : id.start()], look)
        yield Span(id[0], "rule")
        end = id.end()
    yield Span(text[end:], look)


def joined(parts: Sequence[Span]) -> list[Span]:
    """Spans without empty ones, neighbours that look alike in one."""
    found: list[Span] = []
    for part in parts:
        if found and found[-1].look == part.look and part.look != "rule":
            found[-1] = Span(found[-1].text + part.text, part.look)
        elif part.text:
            found.append(part)
    return found


def passages(blocks: Sequence[Block]) -> Iterator[Stated]:
    """Everything in a book that says something: paragraphs, captions, items, rows."""
    for block in blocks:
        match block:
            case Passage(spans, rules) | Picture(_, spans, rules):
                yield Stated(spans, rules)
            case Items(_, items):
                yield from items
            case Grid(_, rows) | Rules(_, rows):
                for row in rows:
                    line: list[Span] = []
                    for cell in filter(None, row.cells):
                        line += [Span(" · "), *cell] if line else cell
                    yield Stated(line, row.rules)


def plain(parts: Sequence[Span]) -> str:
    """The words alone."""
    return "".join(part.text for part in parts)
