"""The table of Slime Games in a terminal of 80 columns."""

# Not compiled: it draws for people.

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ringside.games.slime.board import RADIUS
from ringside.games.slime.cards import CARD_NUMBERS, CARDS
from ringside.words import Speaker, name

LETTERS = "ABCDEFGH"
COLOURS = (
    "bold red",
    "bold blue",
    "bold green",
    "bold yellow",
    "bold magenta",
    "bold cyan",
    "bold white",
    "bold bright_black",  # grey
)
FLOWER = "✿"


HEX = re.compile(r"-?\d+,-?\d+")
NAME = re.compile(r"\b([A-Ka-k])(\d\d?)\b")
# Seats have the letters of their pieces, and open cards are counted from 1.
SEAT = re.compile(r"^(rob |grow |play \S+ as )(\d)")
LETTER = re.compile(r"^(rob |grow |play \S+ as )([A-Ha-h])\b")
SLOT = re.compile(r"^draw (\d)$")
OPEN = re.compile(r"^draw open-?(\d)$")
MIDDLE = RADIUS + 1


def spoken(move: str, language: str) -> str:
    """A move with its hexes by name, its seats by letter, open cards counted from 1.

    >>> spoken("move 0,0>1,-1", "en"), spoken("rob 1", "en"), spoken("draw 0", "en")
    ('move F6>G5', 'rob B', 'draw open-1')
    """
    move = SEAT.sub(lambda found: found[1] + LETTERS[int(found[2])], move)
    move = SLOT.sub(lambda found: f"draw open-{int(found[1]) + 1}", move)
    return HEX.sub(lambda found: name("slime", "hex", found[0], language), move)


def written(text: str, language: str) -> str:
    """What spoken() says in the game's notation again; anything else as it is.

    >>> written("move F6>g5", "en"), written("grow b F6", "en"), written("draw open-1", "en")
    ('move 0,0>1,-1', 'grow 1 0,0', 'draw 0')
    """

    def coordinates(found: re.Match[str]) -> str:
        column = ord(found[1].upper()) - ord("A")
        return f"{column - RADIUS},{int(found[2]) - MIDDLE}"

    text = LETTER.sub(lambda found: found[1] + str(LETTERS.index(found[2].upper())), text)
    text = OPEN.sub(lambda found: f"draw {int(found[1]) - 1}", text)
    return NAME.sub(coordinates, text)


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The board beside the players, what is going on, and the hand of who looks."""
    marked = [f"{LETTERS[seat]} {name}" for seat, name in enumerate(names)]
    say = Speaker("slime", language, marked)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(draw_board(view, say), draw_players(view, say))
    parts: list[RenderableType] = [table, draw_cards(view, say)]
    pending = draw_pending(view, say)
    if pending is not None:
        parts.append(pending)
    if view["asked"] is None:
        parts.append(draw_turn(view, say))
    if view.get("hand"):
        parts.append(draw_hand(view["hand"], say))
    return Group(*parts)


def player(seat: int, say: Speaker) -> Text:
    """A seat's letter and name."""
    text = Text(say.names[seat])
    text.stylize(COLOURS[seat], 0, 1)
    return text


def draw_board(view: dict[str, Any], say: Speaker) -> RenderableType:
    """Empty hexes by their names, the others with the letters of their owners; flowers, if they
    are played for, behind them."""
    board = view["board"]
    radius: int = board["radius"]
    hexes, owners = set(board["hexes"]), view["slime"]
    flowers = set(board["flowers"]) if "flowers" in view["options"]["modes"] else set()
    first = min(4 * q + 2 * r for q, r in (map(int, hex.split(",")) for hex in hexes))
    rows: list[Text] = []
    for r in range(-radius, radius + 1):
        columns = [q for q in range(-radius, radius + 1) if f"{q},{r}" in hexes]
        row = Text(" " * (4 * columns[0] + 2 * r - first))
        for q in columns:
            hex = f"{q},{r}"
            flower = FLOWER if hex in flowers else ""
            if hex in owners:
                row.append(
                    f" {LETTERS[owners[hex]]}{flower or ' '}", f"{COLOURS[owners[hex]]} reverse"
                )
                row.append(" ")
            else:
                style = "bright_yellow" if flower else "dim"
                row.append(f"{say.name('hex', hex)}{flower}".ljust(4), style)
        rows.append(row)
    return Text("\n").join(rows)


def draw_players(view: dict[str, Any], say: Speaker) -> RenderableType:
    """How many pieces, slimes and cards every seat has, and how it stands; × for who is stuck."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(say("player"), no_wrap=True, overflow="ellipsis")
    for head in (say("pieces"), say("slimes"), say("cards"), "#"):
        table.add_column(head, no_wrap=True, justify="right", min_width=cell_len(head))
    for line in view["score"]:
        seat = line["seat"]
        pieces = str(line["pieces"])
        if "flowers" in line:
            pieces += f" {FLOWER}{line['flowers']}"
        table.add_row(
            "×" if line["stuck"] else "►" if seat == view["turn"] else " ",
            player(seat, say),
            pieces,
            str(len(line["slimes"])),
            str(view["hand_sizes"][seat]),
            str(line["rank"]),
            style="dim" if line["stuck"] else "",
        )
    return table


def draw_cards(view: dict[str, Any], say: Speaker) -> RenderableType:
    """The pile, the market, the last discard, and which way round it goes."""
    parts = [
        say("pile", count=view["deck"]),
        say("turn", number=view["turns"] + 1),
        say("direction", clockwise=view["direction"] == 1),
    ]
    if view["market"]:
        names = [say.name("card", card) for card in view["market"]]
        parts.append(say("market", list=[f"{slot} {name}" for slot, name in enumerate(names, 1)]))
    if view["discard"]:
        parts.append(say("discarded", card=view["discard"][-1]))
    return Text(" · ".join(parts), style="dim")


def draw_pending(view: dict[str, Any], say: Speaker) -> Text | None:
    """The card that is announced or takes effect."""
    pending = view["pending"]
    if pending is None or pending["card"] in ("freeze", "stuck"):
        return None
    card = pending["card"] if pending["card"] in CARD_NUMBERS else None
    parts = [say("pending", card=card, owner=pending["by"])]
    if pending["as"] != pending["by"]:
        parts.append(say("pending-for", colour=pending["as"]))
    if isinstance(pending["target"], str):
        parts.append(say("pending-on", hex=pending["target"]))
    parts += [say("pending-stopped", seat=seat) for seat in pending["stops"]]
    return Text("» " + " · ".join(parts), style="bold")


def draw_turn(view: dict[str, Any], say: Speaker) -> Text:
    """Who is waited for, or who won."""
    outcome = view["outcome"]
    if outcome is not None:
        return Text(say("won-by", winners=outcome["winners"]), style="bold")
    return Text(say(f"waiting-{view['phase']}", seats=view["to_move"], played=view["played"]))


def draw_hand(hand: list[str], say: Speaker) -> RenderableType:
    """The cards in hand with what they do."""
    told: list[RenderableType] = [Text(say("your-hand"), style="dim")]
    for code, copies in Counter(hand).items():
        ends = CARDS[CARD_NUMBERS[code]].kind == "placement"
        name, text = say.name("card", code), say.name("card", code, "text")
        line = Text(say("hand-card", name=name, copies=copies, text=text, ends=ends))
        line.stylize("bold", 0, len(name))
        told.append(Padding(line, (0, 0, 0, 1)))
    return Group(*told)
