"""SLAMBO! on a terminal of 80 columns, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

HELP = """\
Play one card: its number moves the balance. Whoever pushes the balance out
of the ring loses the bout and takes the shame cards at stake. Three lose the
game.
  +4  -7            raise or lower the balance
  swing3+ swing3-   the swing card, raising or lowering as you choose
  turn+2  turn-2    the same, and the order of play turns around
  copy              does again what the last card did"""

CELL = 5  # columns for a place on the beam


def draw(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """The beam with the balance on it, the players, the piles and the seat's own hand."""
    parts: list[RenderableType] = [beam(view), Text(), players(view, names), Text(), piles(view)]
    if "hand" in view:
        parts += [Text(), cards("Your hand", view["hand"])]
    title = f"SLAMBO!  Bout {view['bouts']}"
    return Panel(Group(*parts), title=title, subtitle=heading(view), width=80)


def beam(view: dict[str, Any]) -> Text:
    """The ring from end to end with a marker under the balance, which may be outside."""
    low, high = (int(end) for end in view["options"]["side"].split("-"))
    balance = view["balance"]
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


def players(view: dict[str, Any], names: Sequence[str]) -> Table:
    """Everyone's cards and shame, in the order of seats; an arrow before who is to play."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("", "player", "cards", "shame", ""):
        table.add_column(column)
    for seat in range(view["seats"]):
        shame = view["shame"][seat]
        notes = ["you"] if seat == view["seat"] else []
        if view["outcome"] is not None:
            notes.append("wins" if seat in view["outcome"]["winners"] else "loses")
        elif seat == view["opener"]:
            notes.append("went first" if view["pile_size"] else "goes first")
        table.add_row(
            Text("▶" if seat in view["to_move"] else " ", "bold"),
            Text(names[seat]),
            Text(f"{view['hand_sizes'][seat]}"),
            Text("✗" * min(shame, 9) + "·" * max(0, 3 - shame), "red"),
            Text(", ".join(notes), "dim"),
        )
    return table


def piles(view: dict[str, Any]) -> Group:
    """The pile as far as it is in sight, and the whole pile of the bout before."""
    if "pile" in view:
        now = cards("Pile", view["pile"])
    else:
        now = cards("Top card", [view["top"]] if view["top"] else [])
        if view["pile_size"] > 1:
            now.append(f"  on {view['pile_size'] - 1} hidden", "dim")
    return Group(now, cards("Last bout", view["last_pile"]))


def cards(title: str, codes: Sequence[str]) -> Text:
    """A row of cards: the sign says what the colour says too."""
    text = Text(f"{title:10}")
    if not codes:
        text.append("none", "dim")
    for code in codes:
        colour = "magenta"
        if code[0] in "+-":
            colour = "bold blue" if code[0] == "+" else "bold red"
        text.append(f"[{code}]", colour)
        text.append(" ")
    return text


def heading(view: dict[str, Any]) -> Text:
    """What is at stake and which way round the table play goes."""
    way = "↻ clockwise" if view["direction"] == 1 else "↺ the other way"
    return Text(f"stake {view['stake']}  ·  {way}  ·  {view['aside']} cards aside")
