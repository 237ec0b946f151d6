"""The beach in a terminal, drawn from a view."""

# Not compiled: it draws for people.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.words import Speaker


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The table as the view's seat sees it."""
    say = Speaker("tide-line", language, names)
    beach = Text("● " * view["heap"] or "~", style="yellow")
    title = say("heap", count=view["heap"])
    return Group(Panel(beach, title=title, box=box.ROUNDED, border_style="blue"), hands(view, say))


def hands(view: dict[str, Any], say: Speaker) -> Table:
    """Everybody's pebbles, their last number, and whether their hand is closed."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("player", "taken", "last", "now"):
        table.add_column(say(heading))
    for seat, name in enumerate(say.names):
        last = view["last"][seat]
        table.add_row(
            Text(name),
            str(view["taken"][seat]),
            "–" if last is None else str(last),
            now(view, seat),
        )
    return table


def now(view: dict[str, Any], seat: int) -> Text:
    """What a seat is doing: choosing, or holding a number that only it knows."""
    if seat in view["to_move"]:
        return Text("▶", style="bold")
    if not view["closed"][seat]:
        return Text("–", style="dim")
    mine = seat == view["seat"]
    return Text(f"▒▒ {view['my_number']}" if mine else "▒▒")
