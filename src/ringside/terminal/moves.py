"""The list of moves, in as many columns as the screen has room for."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ringside.terminal.choices import Choices

# From this many on, moves that share a first word are listed under it.
MANY = 10
INDENT = 2
GAP = 3


def move_list(choices: Choices, width: int, other: str = "or") -> RenderableType:
    """All moves with their numbers, or under their first word if there are many.

    ``other`` is the word above the moves that follow such a group.
    """
    entries = list(enumerate(map(choices.spoken, choices.moves), 1))
    if len(entries) < MANY:
        return columns([entry(choices, number, move) for number, move in entries], width)
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, move in entries:
        groups.setdefault(move.partition(" ")[0], []).append((number, move))
    parts: list[RenderableType] = []
    loose: list[Text] = []

    def flush() -> None:
        if loose and parts:
            parts.append(Text(f"{'':{INDENT}}{other}", style="bold"))
        if loose:
            parts.append(columns(loose, width))
        loose.clear()

    for verb, group in groups.items():
        if len(group) < MANY // 2:
            loose += [entry(choices, number, move) for number, move in group]
            continue
        flush()
        parts.append(Text(f"{'':{INDENT}}{verb} …", style="bold"))
        items = [entry(choices, number, move.partition(" ")[2]) for number, move in group]
        parts.append(columns(items, width))
    flush()
    return Group(*parts)


def entry(choices: Choices, number: int, move: str) -> Text:
    """A move after its number; alone if the number would mislead (see `Choices`)."""
    if choices.own_numbers:
        return Text(move, style="cyan")
    room = len(str(len(choices.moves)))
    return Text.assemble((f"{number:>{room}}", "dim"), " ", (move, "cyan"))


def columns(items: list[Text], width: int) -> Text:
    """The items from left to right, in columns of equal width."""
    widest = max(item.cell_len for item in items) + GAP
    across = max(1, (width - INDENT + GAP) // widest)
    lines: list[Text] = []
    for start in range(0, len(items), across):
        line = Text(" " * INDENT)
        row = items[start : start + across]
        for item in row[:-1]:
            line.append_text(item).append(" " * (widest - item.cell_len))
        lines.append(line.append_text(row[-1]))
    return Text("\n").join(lines)
