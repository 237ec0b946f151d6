"""The rules to read and to search."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ringside.core.errors import RingsideError
from ringside.core.game import Game

ROW = re.compile(r"^\|\s*([A-Z]+-\d+)\s*\|\s*(.*?)\s*\|\s*$")
DIVIDER = re.compile(r"^\|[\s:|-]+\|$")
BAR = re.compile(r"(?<!\\)\|")
MARKS = re.compile(r"[*`]+")
HIT = "bold black on yellow"


def rules_of(game: Game[Any]) -> str:
    """The text of the rules; RingsideError where this installation lacks them."""
    try:
        return game.rules()
    except OSError:
        raise RingsideError(f"The rules of {game.title} are not installed here.") from None


def rendered(game: Game[Any]) -> RenderableType:
    """The rules, laid out: tables of rules with their ids in a column that never wraps."""
    parts: list[RenderableType] = []
    prose: list[str] = []
    rows: list[list[str]] = []

    def flush() -> None:
        if any(line.strip() for line in prose):
            parts.append(Markdown("\n".join(prose)))
        prose.clear()
        if rows:
            parts.append(ruled(rows))
        rows.clear()

    for line in rules_of(game).splitlines():
        if line.startswith("|"):
            if prose:
                flush()
            if not DIVIDER.match(line):
                rows.append(cells_of(line))
        else:
            if rows:
                flush()
            prose.append(line)
    flush()
    return Group(*parts)


def ruled(rows: list[list[str]]) -> RenderableType:
    """A table of the rules; its first row is the heading."""
    table = Table(box=None, padding=(0, 2, 1, 0), pad_edge=False, header_style="dim")
    wide = max(len(row) for row in rows)
    for column in range(wide):
        title = rows[0][column] if column < len(rows[0]) else ""
        longest = max(len(row[column]) for row in rows if column < len(row))
        table.add_column(plain(title), no_wrap=longest <= 12, style="bold" if not column else "")
    for row in rows[1:]:
        table.add_row(Text(plain(row[0])), *[Markdown(cell) for cell in row[1:]])
    return table


def cells_of(line: str) -> list[str]:
    """The cells of a row; ``\\|`` is a sign within a cell."""
    cells = BAR.split(line.strip().removeprefix("|").removesuffix("|"))
    return [cell.strip().replace("\\|", "|") for cell in cells]


def search(game: Game[Any], word: str, rules_first: bool = False) -> RenderableType:
    """The lines of the rules that have the word, with the word marked.

    With ``rules_first`` other lines are shown only where no numbered rule has it.
    """
    word = word.strip()
    folded = word.casefold()
    found = [line for line in map(plain, lines_of(game)) if folded in line.casefold()]
    if rules_first:
        found = [line for line in found if ROW.match(line)] or found
    if not word or not found:
        return Text(f"No line of the rules of {game.title} has {word!r}.", style="yellow")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for line in found:
        match = ROW.match(line)
        label, rest = (match[1], match[2]) if match else ("", line.strip("#-| ").strip())
        text = Text(rest)
        text.highlight_regex(f"(?i){re.escape(word)}", HIT)
        shown_label = Text(label)
        shown_label.highlight_regex(f"(?i){re.escape(word)}", HIT)
        table.add_row(shown_label, text)
    return table


def lines_of(game: Game[Any]) -> list[str]:
    """The lines of the rules that speak to people: no dividers, no blocks of code."""
    lines: list[str] = []
    code = False
    for line in rules_of(game).splitlines():
        if line.startswith("```"):
            code = not code
        elif not code and not DIVIDER.match(line):
            lines.append(line)
    return lines


def rule_text(game: Game[Any], rule: str) -> str | None:
    """The words of one rule, or None if the rules do not list it."""
    try:
        lines = game.rules().splitlines()
    except OSError:
        return None
    for line in lines:
        match = ROW.match(line)
        if match and match[1] == rule:
            return plain(match[2])
    return None


def plain(line: str) -> str:
    """A line without the marks of Markdown."""
    return MARKS.sub("", line)
