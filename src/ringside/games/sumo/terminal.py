"""The dohyo in a terminal: ring, clash, tricks and hand, drawn from a view.

Every card shows its colour's letter beside the colour itself.
"""

# Not compiled: it draws for people.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.align import Align
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.words import Speaker

# Letters that can be read on each colour, on a dark terminal and on a light one.
PAPER = {
    "r": "bold white on rgb(190,45,45)",
    "b": "bold white on rgb(45,95,200)",
    "g": "bold white on rgb(30,125,65)",
    "y": "bold black on rgb(235,195,50)",
}
EDGE = {
    "r": "rgb(215,80,80)",
    "b": "rgb(95,140,235)",
    "g": "rgb(60,160,95)",
    "y": "rgb(205,165,40)",
}
CLAY = "black on rgb(205,160,105)"
WRESTLERS = "bold black on rgb(240,225,200)"
PLACES = (-1, 0, 1)
PLACE_WIDTH = 13


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The table as the view's seat sees it."""
    say = Speaker("sumo", language, names)
    parts: list[RenderableType] = [Align.center(ring(view, say)), story(view, say)]
    if "hand" in view:
        parts.append(hand(view, say))
    return Group(*parts)


def card(code: str) -> Text:
    """A card in a line: letter and number on its colour."""
    return Text(f" {code} ", style=PAPER[code[0]])


def cards(codes: Sequence[str]) -> Text:
    """Cards side by side; a dash for none."""
    return Text(" ").join([card(code) for code in codes]) if codes else Text("–", style="dim")


def ring(view: dict[str, Any], say: Speaker) -> RenderableType:
    """Three places of clay, the wrestlers on one of them, a corner on either side."""
    clay = Text(justify="left")
    rope = "═" * PLACE_WIDTH
    labels = (say("edge"), say("centre"), say("edge"))
    for row in range(4):
        for place, label in zip(PLACES, labels, strict=True):
            here = place == view["ring"]
            text = (rope, "(1)><(2)" if here else "", "", label)[row]
            if row == 1 and here:
                pad = PLACE_WIDTH - len(text)
                clay.append(" " * (pad // 2), CLAY).append(text, WRESTLERS)
                clay.append(" " * (pad - pad // 2), CLAY)
            else:
                clay.append_text(middle(text, PLACE_WIDTH, CLAY))
            if place != PLACES[-1]:
                clay.append("╪" if row == 0 else "│", CLAY)
        clay.append("\n")
    clay.append("╧".join([rope] * 3), CLAY)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", width=16)
    grid.add_column()
    grid.add_column(justify="left", width=16)
    grid.add_row(corner(view, say, 0), clay, corner(view, say, 1))
    return grid


def corner(view: dict[str, Any], say: Speaker, seat: int) -> Text:
    """A player's side of the ring: name, cards left, and what they are doing."""
    text = Text()
    text.append(f"({seat + 1}) ", "bold").append(say.names[seat], "bold")
    text.append("\n" + say("cards-held", count=view["hand_sizes"][seat]))
    outcome = view["outcome"]
    if outcome is not None:
        won = seat in outcome["winners"]
        text.append(f"\n★ {say('winner')}" if won else "\n", "bold yellow")
    elif view["sealed"][seat]:
        text.append(f"\n▒▒ {say('face-down')}")
        if view["seat"] == seat:
            text.append(f": {view['my_sealed']}")
    elif seat in view["to_move"]:
        text.append(f"\n▶ {say('to-move')}", "bold")
    if view["lead"] == seat and outcome is None:
        text.append(f"\n{say('has-lead')}", "dim")
    return text


def story(view: dict[str, Any], say: Speaker) -> RenderableType:
    """The clash, the tricks so far with who led, and the trick in progress."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True, width=8)
    grid.add_column()
    for seat in (0, 1):
        label = say("clash") if seat == 0 else ""
        grid.add_row(label, Text.assemble(cards(view["clash"][seat]), " ", say.names[seat]))
    tricks = view["tricks"]
    if tricks or view["led"]:
        lines: list[Text] = []
        for number, trick in enumerate(tricks, 1):
            lead, answer = trick["cards"]
            lines.append(trick_line(number, trick["lead"], card(lead), card(answer)))
        if view["led"]:
            waiting = Text(" ?? ", style="bold reverse")
            lines.append(trick_line(len(tricks) + 1, view["lead"], card(view["led"]), waiting))
        table = Table.grid(padding=(0, 4, 0, 0))
        for start in range(0, len(lines), 3):
            table.add_row(*lines[start : start + 3])
        grid.add_row(say("tricks"), table)
    return Panel(grid, box=box.ROUNDED, border_style="dim", padding=(0, 1))


def trick_line(number: int, lead: int, led: Text, answer: Text) -> Text:
    """One trick: its number, who led, both cards in the order of play."""
    return Text.assemble(
        (f"{number} ", "dim"), f"({lead + 1})", led, " ← ", f"({2 - lead})", answer
    )


def hand(view: dict[str, Any], say: Speaker) -> RenderableType:
    """The seat's cards, face up in a row."""
    tops, middles, bottoms = Text(), Text(), Text()
    for code in view["hand"]:
        edge = EDGE[code[0]]
        tops.append("╭────╮ ", edge)
        middles.append("│", edge).append_text(card(code)).append("│ ", edge)
        bottoms.append("╰────╯ ", edge)
    if not view["hand"]:
        return Align.center(Text(say("no-cards"), style="dim"))
    return Align.center(Text("\n").join([tops, middles, bottoms]))


def middle(text: str, width: int, style: str) -> Text:
    """A text in the middle of so many columns; some letters are two columns wide."""
    pad = max(0, width - cell_len(text))
    return Text(" " * (pad // 2) + text + " " * (pad - pad // 2), style)
