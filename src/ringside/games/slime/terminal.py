"""The table of Slime Games in a terminal of 80 columns."""

# Not compiled: it draws for people.

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
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
    "bold bright_red",
)
EMPTY = "·"
FLOWER = "✿"


HEX = re.compile(r"-?\d+,-?\d+")
NAME = re.compile(r"\b([A-Ka-k])(\d\d?)\b")
MIDDLE = RADIUS + 1


def spoken(move: str, language: str) -> str:
    """A move with its hexes by name.

    >>> spoken("move 0,0>1,-1", "en")
    'move F6>G5'
    """
    return HEX.sub(lambda found: name("slime", "hex", found[0], language), move)


def written(text: str, language: str) -> str:
    """What spoken() says in the game's notation again; anything else as it is.

    >>> written("move F6>g5", "en")
    'move 0,0>1,-1'
    """

    def coordinates(found: re.Match[str]) -> str:
        column = ord(found[1].upper()) - ord("A")
        return f"{column - RADIUS},{int(found[2]) - MIDDLE}"

    return NAME.sub(coordinates, text)


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The board, the players, what is going on, and the hand of who looks."""
    marked = [f"{LETTERS[seat]} {name}" for seat, name in enumerate(names)]
    say = Speaker("slime", language, marked)
    parts: list[RenderableType] = [draw_board(view, say), Text(), draw_players(view, say)]
    parts.append(draw_cards(view, say))
    pending = draw_pending(view, say)
    if pending is not None:
        parts.append(pending)
    parts.append(draw_turn(view, say))
    if "hand" in view:
        parts += [Text(), draw_hand(view["hand"], say)]
    return Group(*parts)


def piece(seat: int) -> Text:
    """A seat's letter in its colour."""
    return Text(LETTERS[seat], style=COLOURS[seat])


def player(seat: int, say: Speaker) -> Text:
    """A seat's letter and name."""
    text = Text(say.names[seat])
    text.stylize(COLOURS[seat], 0, 1)
    return text


def draw_board(view: dict[str, Any], say: Speaker) -> RenderableType:
    """Hexes as letters of their owners; flowers, if they are played for, beside the piece.

    A row has the names of its first and last hex beside it.
    """
    board = view["board"]
    radius: int = board["radius"]
    hexes, owners = set(board["hexes"]), view["slime"]
    flowers = set(board["flowers"]) if "flowers" in view["options"]["modes"] else set()
    lines = Text()
    for r in range(-radius, radius + 1):
        columns = [q for q in range(-radius, radius + 1) if f"{q},{r}" in hexes]
        named = [say.name("hex", f"{q},{r}") for q in (columns[0], columns[-1])]
        lines.append(f"{named[0]:>4}  ", style="dim")
        lines.append(" " * (4 * columns[0] + 2 * r + 4 * radius))
        for q in columns:
            hex = f"{q},{r}"
            if hex in owners:
                lines.append_text(piece(owners[hex]))
                lines.append(f"{FLOWER if hex in flowers else ' '}  ", style="dim")
            elif hex in flowers:
                lines.append(f"{FLOWER}   ", style="bright_yellow")
            else:
                lines.append(f"{EMPTY}   ", style="dim")
        lines.append(f" {named[1]}\n", style="dim")
    return lines


def draw_players(view: dict[str, Any], say: Speaker) -> RenderableType:
    """Pieces, slimes, cards and standing of every seat."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for head in ("", "player", "pieces", "slimes", "cards", "rank", ""):
        table.add_column(say(head) if head else "")
    for line in view["score"]:
        seat = line["seat"]
        pieces = str(line["pieces"])
        if "flowers" in line:
            pieces += f" {FLOWER}{line['flowers']}"
        table.add_row(
            "►" if seat == view["turn"] else " ",
            player(seat, say),
            pieces,
            "+".join(str(size) for size in line["slimes"]) or "-",
            str(view["hand_sizes"][seat]),
            str(line["rank"]),
            say("stuck") if line["stuck"] else "",
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
        shown = ", ".join(f"{slot} {card}" for slot, card in enumerate(view["market"]))
        parts.append(say("market", list=shown))
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
    table = Table(box=None, padding=(0, 1), header_style="dim", title_justify="left")
    table.add_column(say("your-hand"))
    table.add_column("", overflow="fold")
    for code, copies in Counter(hand).items():
        label = code if copies == 1 else f"{code} ×{copies}"
        text = f"{say.name('card', code)}: {say.name('card', code, 'text')}"
        if CARDS[CARD_NUMBERS[code]].kind == "placement":
            text += f" {say('ends-turn')}"
        table.add_row(label, Text(text, style="dim"))
    return table
