"""The rules to read and to search.

RULES.md is for players: a paragraph, an item of a list or a row of a table that states a rule
ends with the rule's id in parentheses, which is shown in the margin. LEDGER.md lists every rule
by its id. The pictures are for the browser; here a caption that states a rule is an example.
"""

from __future__ import annotations

import re
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

ID = re.compile(r"[A-Z]+-\d+")
IDS = re.compile(r"\s*\(((?:[A-Z]+-\d+)(?:, [A-Z]+-\d+)*)\)$")
ITEM = re.compile(r"^(-|\d+\.) ")
PICTURE = re.compile(r"^!\[(.*)\]\(<picture:([^>]+)>\)(.*)$")
DIVIDER = re.compile(r"^\|[\s:|-]+\|$")
BAR = re.compile(r"(?<!\\)\|")
MARKS = re.compile(r"[*`]+")
HIT = "bold black on yellow"
# A column of sentences narrower than this is no fun.
READABLE = 44


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph, an item, a block of code, or a row of a table with its cells.

    Of a picture it is the caption, and `cells` holds what is drawn.
    """

    kind: str
    text: str
    rules: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()


# -- reading ------------------------------------------------------------------------------


def blocks_of(markdown: str) -> list[Block]:
    """The book cut into blocks, without the dividers of tables."""
    blocks: list[Block] = []
    lines: list[str] = []
    code = False

    def flush() -> None:
        if lines:
            kind = "item" if ITEM.match(lines[0]) else "text"
            blocks.append(block(kind, " ".join(line.strip() for line in lines)))
        lines.clear()

    for line in markdown.splitlines():
        if line.startswith("```"):
            if code:
                blocks.append(Block("code", "\n".join(lines)))
                lines.clear()
            else:
                flush()
            code = not code
        elif code:
            lines.append(line)
        elif line.startswith(("#", "|")):
            flush()
            if not DIVIDER.match(line):
                blocks.append(row(line) if line[0] == "|" else Block("heading", line))
        else:
            if not line.strip() or ITEM.match(line):
                flush()
            if line.strip():
                lines.append(line)
    flush()
    return blocks


def block(kind: str, text: str) -> Block:
    """A block whose ids are taken off its end."""
    drawn = PICTURE.match(text)
    if drawn is not None:
        caption = block("picture", drawn[1] + drawn[3])
        return Block("picture", caption.text, caption.rules, tuple(drawn[2].split()))
    found = IDS.search(text)
    if found is None:
        return Block(kind, text)
    return Block(kind, text[: found.start()], tuple(found[1].split(", ")))


def row(line: str) -> Block:
    """A row of a table; its ids are in the first cell or at the end of the last."""
    cells = [cell.strip() for cell in BAR.split(line.strip().removeprefix("|").removesuffix("|"))]
    cells = [cell.replace("\\|", "|") for cell in cells]
    rules: tuple[str, ...] = ()
    if ID.fullmatch(cells[0]):
        rules = (cells.pop(0),)
    else:
        last = block("row", cells[-1])
        cells[-1], rules = last.text, last.rules
    return Block("row", " · ".join(cell for cell in cells if cell), rules, tuple(cells))


def opened(game: Game[Any], language: str | None) -> list[Block]:
    """The rules in a language, or the ledger without one; RingsideError if neither is here."""
    try:
        return blocks_of(game.ledger() if language is None else game.rules(language))
    except OSError:
        raise RingsideError("no-rules", title=game.title) from None


# -- showing ------------------------------------------------------------------------------


def rendered(game: Game[Any], language: str) -> RenderableType:
    """The rules for players, with the ids in the margin."""
    book = opened(game, language)
    return pages([block for block in book if block.kind != "picture" or block.rules])


def ledger(game: Game[Any]) -> RenderableType:
    """Every rule with its id, the rulings, notation and position."""
    return pages(opened(game, None))


def pages(blocks: list[Block]) -> RenderableType:
    """Blocks laid out one below the other."""
    parts: list[RenderableType] = []
    rows: list[Block] = []
    wide = max((len(id) for block in blocks for id in block.rules), default=0)
    for index, found in enumerate(blocks):
        if found.kind == "row":
            rows.append(found)
            if index + 1 == len(blocks) or blocks[index + 1].kind != "row":
                parts += [Ruled(rows, wide), ""]
                rows = []
            continue
        text = f"```\n{found.text}\n```" if found.kind == "code" else found.text
        bullet = ITEM.match(text)
        words: RenderableType = Markdown(text[bullet.end() :] if bullet else text)
        parts.append(beside(hanging(bullet[1], words) if bullet else words, found.rules, wide))
        if [next.kind for next in blocks[index : index + 2]] != ["item", "item"]:
            parts.append("")
    return Group(*parts)


def hanging(bullet: str, words: RenderableType) -> RenderableType:
    """An item of a list: its lines stand to the right of its bullet or number."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row(Text("•" if bullet == "-" else bullet), words)
    return grid


def beside(words: RenderableType, rules: tuple[str, ...], wide: int) -> RenderableType:
    """Words with their ids in the margin."""
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_column(width=wide, style="dim")
    grid.add_row(words, Text("\n".join(rules)))
    return grid


@dataclass(frozen=True, slots=True)
class Ruled:
    """A table, its first row the heading; the ids of each row are in the margin.

    Where the last column, which has the most to say, would be too narrow to read, it stands below
    the others.
    """

    rows: list[Block]
    wide: int

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        # The heading of the ledger's first column, the ids', goes with them.
        columns = max(len(row.cells) for row in self.rows[1:] or self.rows)
        titles = self.rows[0].cells[len(self.rows[0].cells) - columns :]
        body = [(*row.cells, *[""] * (columns - len(row.cells))) for row in self.rows[1:]]
        widths = [
            max(cell_len(plain(line[column])) for line in (titles, *body))
            for column in range(columns - 1)
        ]
        room = options.max_width - sum(width + 2 for width in widths) - self.wide - 2
        yield self.stacked(body) if room < READABLE else self.table(titles, body, widths)

    def table(
        self, titles: tuple[str, ...], body: list[tuple[str, ...]], widths: list[int]
    ) -> Table:
        table = Table(
            box=None, padding=(0, 2, 1, 0), pad_edge=False, header_style="dim", expand=True
        )
        for title, width in zip(titles, [*widths, None], strict=True):
            table.add_column(plain(title), overflow="fold", width=width, ratio=None if width else 1)
        table.add_column("", width=self.wide, style="dim")
        for line, row in zip(body, self.rows[1:], strict=True):
            table.add_row(*[Markdown(cell) for cell in line], Text("\n".join(row.rules)))
        return table

    def stacked(self, body: list[tuple[str, ...]]) -> RenderableType:
        parts: list[RenderableType] = []
        for line, row in zip(body, self.rows[1:], strict=True):
            head = Text(" · ".join(plain(cell) for cell in line[:-1] if cell), style="bold")
            words = Padding(Markdown(line[-1]), (0, 0, 0, 2))
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
    found = hits(opened(game, screen.language), word)
    if not found or ID.fullmatch(word.upper()):
        found = [hit for hit in hits(opened(game, None), word) if hit not in found] + found
    if not found:
        said = screen.say("not-in-rules", title=game.title, word=word)
        return Text(said, style="yellow")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True, style="dim")
    for hit in found:
        text, label = Text(plain(hit.text.strip("#- ").strip())), Text("\n".join(hit.rules))
        for part in (text, label):
            part.highlight_regex(f"(?i){re.escape(word)}", HIT)
        table.add_row(text, label)
    return table


def hits(blocks: list[Block], word: str) -> list[Block]:
    """The blocks that have a word, or are about the rule with this id."""
    folded = word.casefold()
    return [
        block
        for block in blocks
        if folded
        and block.kind in ("text", "item", "row", "picture")
        and (folded in plain(block.text).casefold() or word.upper() in block.rules)
    ]


def plain(line: str) -> str:
    """A line without the marks of Markdown."""
    return MARKS.sub("", line)
