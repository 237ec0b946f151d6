"""The list of moves: number, words, and dim behind them what to type."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.text import Text

from ringside.terminal.choices import Choices, Listed
from ringside.words import filled
from ringside.words.moves import words_of

# From this many on, moves that are said alike are listed under what they share.
MANY = 10
INDENT = 2
GAP = 3
LINES = 5  # where a list is longer than this, what to type is left out


def move_list(choices: Choices, width: int, other: str = "or") -> RenderableType:
    """All moves with their numbers, or under what they share if there are many.

    ``other`` is the word above the moves that follow such a group.
    """
    entries = choices.listed_moves()
    if len(entries) < MANY:
        return columns([entry(choices, one, one.words, one.typed) for one in entries], width)
    groups: dict[tuple[str, str], list[Listed]] = {}
    for one in entries:
        groups.setdefault((one.key, one.typed.partition(" ")[0]), []).append(one)
    parts: list[RenderableType] = []
    loose: list[tuple[Text, Text]] = []

    def flush() -> None:
        if loose and parts:
            parts.append(Text(f"{'':{INDENT}}{other}", style="bold"))
        if loose:
            parts.append(columns(loose, width))
        loose.clear()

    for group in groups.values():
        if len(group) < MANY // 2:
            loose += [entry(choices, one, one.words, one.typed) for one in group]
            continue
        flush()
        parts += under(choices, group, width)
    flush()
    return Group(*parts)


def under(choices: Choices, group: list[Listed], width: int) -> list[RenderableType]:
    """Moves that differ only in what they are about, under what they share."""
    first = group[0].about
    differ = [field for field in first if any(one.about[field] != first[field] for one in group)]
    verb, _, rest = group[0].typed.partition(" ")
    if not differ:
        verb, rest = "", ""
    shared = choices.said(group[0].key, {**first, **dict.fromkeys(differ, "…")})
    title = shared if differ and shared else f"{verb} …"
    heading = Text(f"{'':{INDENT}}{title}", style="bold")
    if rest and not alike(title, f"{verb}…"):
        heading.append(f"  {verb} …", style="dim")
    items: list[tuple[Text, Text]] = []
    for one in group:
        typed = one.typed.partition(" ")[2] if rest else one.typed
        items.append(entry(choices, one, label(choices, one, differ, typed), typed))
    return [heading, columns(items, width)]


def label(choices: Choices, one: Listed, differ: list[str], typed: str) -> str:
    """What tells a move of a group from the others."""
    about = {field: one.about[field] for field in differ}
    texts = filled(about, choices.language, choices.names, words_of(choices.state.game))
    said = " ".join(str(texts[field]) for field in differ) or one.words
    return typed if len(differ) > 1 and alike(said, typed) else said


def entry(choices: Choices, one: Listed, words: str, typed: str) -> tuple[Text, Text]:
    """A move after its number, and again with what to type behind it.

    Where the number would mislead (see `Choices`), what to type takes its place.
    """
    same = alike(words, typed)
    if choices.own_numbers:
        text = Text(typed, style="cyan")
        return text, text if same else text.copy().append(f"  {words}", style="default")
    room = len(str(len(choices.moves)))
    text = Text.assemble((f"{one.number:>{room}}", "bold cyan"), " ", words)
    return text, text if same else text.copy().append(f"  {typed}", style="dim")


def alike(words: str, typed: str) -> bool:
    """Whether what is said is what is typed, but for signs and capitals."""
    return re.sub(r"\W", "", words.casefold()) == re.sub(r"\W", "", typed.casefold())


def columns(entries: list[tuple[Text, Text]], width: int) -> Text:
    """The entries from left to right, in columns of equal width; with what to type if it fits."""
    for items in ([full for _, full in entries], [short for short, _ in entries]):
        widest = max(item.cell_len for item in items) + GAP
        across = max(1, (width - INDENT + GAP) // widest)
        if widest <= width and -(-len(items) // across) <= LINES:
            break
    lines: list[Text] = []
    for start in range(0, len(items), across):
        line = Text(" " * INDENT)
        row = items[start : start + across]
        for item in row[:-1]:
            line.append_text(item).append(" " * (widest - item.cell_len))
        lines.append(line.append_text(row[-1]))
    return Text("\n").join(lines)
