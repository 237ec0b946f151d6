"""SLAMBO! on a terminal of 80 columns, drawn from a view."""

# Not compiled: it draws for people.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.words import Speaker

CELL = 5  # columns for a place on the beam
LABEL = 10  # columns before a row of cards


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The beam with the balance on it, the players, the piles and the seat's own hand."""
    say = Speaker("slambo", language, names)
    parts: list[RenderableType] = [beam(view), Text(), players(view, say), Text()]
    parts.append(piles(view, say))
    if "hand" in view:
        parts += [Text(), cards(say("hand"), view["hand"], say)]
    title = f"SLAMBO!  {say('bout', number=view['bouts'])}"
    return Panel(Group(*parts), title=title, subtitle=heading(view, say), width=80)


def beam(view: dict[str, Any]) -> Text:
    """The ring from end to end with a marker under the balance, which may be outside."""
    low, high, balance = view["low"], view["high"], view["balance"]
    scale, line, marker = Text(), Text(), Text()
    for place in range(low - 1, high + 2):
        inside = low <= place <= high
        here = min(max(balance, low - 1), high + 1) == place
        mark = "bold reverse" if here and inside else "bold red reverse" if here else ""
        label = str(place) if inside else str(balance) if here else "<" if place < low else ">"
        scale.append(label.center(CELL), mark or ("" if inside else "dim red"))
        line.append(("══╪══" if inside else "  ·  "), "cyan" if inside else "dim red")
        marker.append("▲".center(CELL) if here else " " * CELL, mark and "bold")
    return Text("\n").join([scale, line, marker])


def players(view: dict[str, Any], say: Speaker) -> Table:
    """Everyone's cards and shame, in the order of seats; an arrow before who is to play."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("", say("player"), say("cards"), say("shame"), ""):
        table.add_column(column)
    for seat in range(view["seats"]):
        shame = view["shame"][seat]
        notes = [say("you")] if seat == view["seat"] else []
        if view["outcome"] is not None:
            notes.append(say("wins" if seat in view["outcome"]["winners"] else "loses"))
        elif seat == view["opener"]:
            notes.append(say("went-first" if view["pile_size"] else "goes-first"))
        table.add_row(
            Text("▶" if seat in view["to_move"] else " ", "bold"),
            Text(say.names[seat]),
            Text(f"{view['hand_sizes'][seat]}"),
            Text("✗" * min(shame, 9) + "·" * (view["shame_limit"] - shame), "red"),
            Text(" · ".join(notes), "dim"),
        )
    return table


def piles(view: dict[str, Any], say: Speaker) -> Group:
    """The pile as far as it is in sight, and the whole pile of the bout before."""
    if "pile" in view:
        now = cards(say("pile"), view["pile"], say)
    else:
        now = cards(say("top-card"), [view["top"]] if view["top"] else [], say)
        if view["pile_size"] > 1:
            now.append(f"  {say('on-hidden', count=view['pile_size'] - 1)}", "dim")
    return Group(now, cards(say("last-bout"), view["last_pile"], say))


def cards(title: str, codes: Sequence[str], say: Speaker) -> Text:
    """A row of cards: the sign says what the colour says too."""
    text = Text(set_cell_size(title, LABEL))
    if not codes:
        text.append(say("no-cards"), "dim")
    for code in codes:
        colour = "magenta"
        if code[0] in "+-":
            colour = "bold blue" if code[0] == "+" else "bold red"
        text.append(f"[{code}]", colour)
        text.append(" ")
    return text


def heading(view: dict[str, Any], say: Speaker) -> Text:
    """What is at stake and which way round the table play goes."""
    parts = (
        say("stake", count=view["stake"]),
        say("direction", clockwise=view["direction"] == 1),
        say("aside", count=view["aside"]),
    )
    return Text("  ·  ".join(parts))
