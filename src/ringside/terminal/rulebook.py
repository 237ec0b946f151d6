"""The rules in the terminal, to read and to search.

The ids of the rules are in the margin. The pictures are for the browser; here a caption that states
a rule is an example.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.terminal.screen import Screen
from ringside.words import message
from ringside.words.rulebook import (
    ID,
    Block,
    Book,
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
    book_of,
    passages,
    plain,
)

HIT = "bold black on yellow"
# A column of sentences narrower than this is no fun.
READABLE = 44
LOOKS = {"strong": "bold", "em": "italic", "code": "bold cyan", "rule": "dim"}


def opened(game: Game[Any], language: str) -> Book:
    """The rules in a language, and the ledger; RingsideError if there are none."""
    try:
        return book_of(game, language)
    except OSError:
        raise RingsideError("no-rules", title=game.title) from None


# -- showing ------------------------------------------------------------------------------


def rendered(game: Game[Any], language: str) -> RenderableType:
    """The rules for players, with the ids in the margin."""
    book = opened(game, language).rules
    return pages([one for one in book if not isinstance(one, Picture) or one.rules])


def ledger(game: Game[Any], language: str) -> RenderableType:
    """Every rule with its id, the rulings, notation and position."""
    book = opened(game, language)
    return pages(book.ledger or book.rules)


def pages(blocks: Sequence[Block]) -> RenderableType:
    """Blocks laid out one below the other."""
    parts: list[RenderableType] = []
    wide = max((len(id) for told in passages(blocks) for id in told.rules), default=0)
    for block in blocks:
        match block:
            case Heading(level, spans):
                parts.append(Markdown(f"{'#' * level} {plain(spans)}"))
            case Passage(spans, rules) | Picture(_, spans, rules):
                parts.append(beside(worded(spans), rules, wide))
            case Items(numbered, items):
                for number, item in enumerate(items, 1):
                    bullet = f"{number}." if numbered else "•"
                    parts.append(beside(hanging(bullet, worded(item.spans)), item.rules, wide))
            case Grid(head, rows) | Rules(head, rows):
                parts.append(Ruled(head, rows, wide))
            case Code(text):
                parts.append(Padding(Text(text), (0, 0, 0, 2)))
        parts.append("")
    return Group(*parts)


def worded(spans: Sequence[Span]) -> Text:
    """Words with their emphasis."""
    return Text.assemble(*((span.text, LOOKS.get(span.look or "", "")) for span in spans))


def hanging(bullet: str, words: RenderableType) -> RenderableType:
    """An item of a list: its lines stand to the right of its bullet or number."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row(Text(bullet), words)
    return grid


def beside(words: RenderableType, rules: Sequence[str], wide: int) -> RenderableType:
    """Words with their ids in the margin."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_column(width=wide, style="dim")
    grid.add_row(words, Text("\n".join(rules)))
    return grid


@dataclass(frozen=True, slots=True)
class Ruled:
    """A table; the ids of each row are in the margin.

    Where the last column, which has the most to say, would be too narrow to read, it stands below
    the others.
    """

    head: list[list[Span]]
    rows: list[Row]
    wide: int

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        widths = [
            max(
                cell_len(plain(line[column])) for line in (self.head, *(r.cells for r in self.rows))
            )
            for column in range(len(self.head) - 1)
        ]
        room = options.max_width - sum(width + 2 for width in widths) - self.wide - 2
        yield self.stacked() if room < READABLE else self.table(widths)

    def table(self, widths: list[int]) -> Table:
        table = Table(
            box=None, padding=(0, 2, 1, 0), pad_edge=False, header_style="dim", expand=True,
            show_header=len(self.head) > 1,
        )  # fmt: skip
        for title, width in zip(self.head, [*widths, None], strict=True):
            table.add_column(plain(title), overflow="fold", width=width, ratio=None if width else 1)
        table.add_column("", width=self.wide, style="dim")
        for row in self.rows:
            table.add_row(*map(worded, row.cells), Text("\n".join(row.rules)))
        return table

    def stacked(self) -> RenderableType:
        parts: list[RenderableType] = []
        for row in self.rows:
            *names, text = row.cells
            head = Text(" · ".join(plain(cell) for cell in names if cell), style="bold")
            words = Padding(worded(text), (0, 0, 0, 2))
            parts += [beside(Group(head, words) if head else words, row.rules, self.wide), ""]
        return Group(*parts[:-1])


# -- searching ----------------------------------------------------------------------------


def search_hint(screen: Screen, game: Game[Any]) -> RenderableType:
    """How to search the rules, with a word that is worth it."""
    word = message("rules-word", {}, screen.language, game=game.id)
    return Text(screen.say("search-hint", game=game.id, word=word), style="yellow")


def search(screen: Screen, game: Game[Any], word: str) -> RenderableType:
    """What the rules say about a word, with the word marked; of an id, the rule itself.

    The ledger is asked where the players' rules do not have it.
    """
    word = word.strip()
    book = opened(game, screen.language)
    found = hits(book.rules, word)
    if not found or ID.fullmatch(word.upper()):
        found = [hit for hit in hits(book.ledger, word) if hit not in found] + found
    if not found:
        said = screen.say("not-in-rules", title=game.title, word=word)
        return Text(said, style="yellow")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True, style="dim")
    for hit in found:
        text, label = Text(plain(hit.spans)), Text("\n".join(hit.rules))
        for part in (text, label):
            part.highlight_regex(f"(?i){re.escape(word)}", HIT)
        table.add_row(text, label)
    return table


def hits(blocks: Sequence[Block], word: str) -> list[Stated]:
    """What says a word, or is about the rule with this id."""
    folded = word.casefold()
    return [
        told
        for told in passages(blocks)
        if folded and (folded in plain(told.spans).casefold() or word.upper() in told.rules)
    ]
