"""The table of Slime Games in a terminal of 80 columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ringside.games.slime.cards import CARD_NUMBERS, CARDS

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

HELP = """\
place q,r         put a piece on a hex of row r; q counts up along the row
play CARD         play a card; its choices follow one by one
replace CARD      once a turn: discard a card and draw another
end               end a turn that owes no placement
stuck             you cannot place in any way
stop, allow       when something is announced: stop it or let it happen
draw pile|0|1|2   with a market: from the pile, or take an open card
inside a card     move A>B, target A, remove A, line A>B, rob SEAT, done
when stuck        grow SEAT A, shrink A, pass, play CARD as SEAT
slow players      freeze, then take or place q,r
"""


def draw(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """The board, the players, what is going on, and the hand of who looks."""
    parts: list[RenderableType] = [draw_board(view), Text(), draw_players(view, names)]
    parts.append(draw_cards(view))
    pending = draw_pending(view, names)
    if pending is not None:
        parts.append(pending)
    parts.append(draw_turn(view, names))
    if "hand" in view:
        parts += [Text(), draw_hand(view["hand"])]
    return Group(*parts)


def piece(seat: int) -> Text:
    """A seat's letter in its colour."""
    return Text(LETTERS[seat], style=COLOURS[seat])


def player(seat: int, names: Sequence[str]) -> Text:
    """A seat's letter and name."""
    return Text.assemble(piece(seat), " ", names[seat])


def draw_board(view: dict[str, Any]) -> RenderableType:
    """Hexes as letters of their owners; flowers, if they are played for, beside the piece."""
    board = view["board"]
    radius: int = board["radius"]
    hexes, owners = set(board["hexes"]), view["slime"]
    flowers = set(board["flowers"]) if "flowers" in view["options"]["modes"] else set()
    lines = Text()
    for r in range(-radius, radius + 1):
        columns = [q for q in range(-radius, radius + 1) if f"{q},{r}" in hexes]
        lines.append(f"  r {r:>2}  ", style="dim")
        lines.append(" " * (4 * columns[0] + 2 * r + 4 * radius))
        for q in columns:
            name = f"{q},{r}"
            if name in owners:
                lines.append_text(piece(owners[name]))
                lines.append(f"{FLOWER if name in flowers else ' '}  ", style="dim")
            elif name in flowers:
                lines.append(f"{FLOWER}   ", style="bright_yellow")
            else:
                lines.append(f"{EMPTY}   ", style="dim")
        lines.append(f" q {columns[0]} to {columns[-1]}\n", style="dim")
    return lines


def draw_players(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """Pieces, slimes, cards and standing of every seat."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for head in ("", "player", "pieces", "slimes", "cards", "rank", ""):
        table.add_column(head)
    for line in view["score"]:
        seat = line["seat"]
        pieces = str(line["pieces"])
        if "flowers" in line:
            pieces += f" {FLOWER}{line['flowers']}"
        table.add_row(
            "►" if seat == view["turn"] else " ",
            player(seat, names),
            pieces,
            "+".join(str(size) for size in line["slimes"]) or "-",
            str(view["hand_sizes"][seat]),
            str(line["rank"]),
            "stuck" if line["stuck"] else "",
        )
    return table


def draw_cards(view: dict[str, Any]) -> RenderableType:
    """The pile, the market, the last discard, and which way round it goes."""
    way = "clockwise" if view["direction"] == 1 else "the other way round"
    parts = [f"Pile {view['deck']}", f"turn {view['turns'] + 1}, {way}"]
    if view["market"]:
        shown = ", ".join(f"{place} {card}" for place, card in enumerate(view["market"]))
        parts.append(f"market: {shown}")
    if view["discard"]:
        parts.append(f"last discarded: {view['discard'][-1]}")
    return Text(" · ".join(parts), style="dim")


def draw_pending(view: dict[str, Any], names: Sequence[str]) -> Text | None:
    """The card that is announced or takes effect."""
    pending = view["pending"]
    if pending is None:
        return None
    code = pending["card"]
    title = CARDS[CARD_NUMBERS[code]].name if code in CARD_NUMBERS else code
    text = Text.assemble("» ", (title, "bold"), " by ", player(pending["by"], names))
    if pending["as"] != pending["by"]:
        text.append_text(Text.assemble(" for ", player(pending["as"], names)))
    if isinstance(pending["target"], str):
        text.append(f" at {pending['target']}")
    for seat in pending["stops"]:
        text.append_text(Text.assemble(", stopped by ", player(seat, names)))
    return text


def draw_turn(view: dict[str, Any], names: Sequence[str]) -> Text:
    """Who is waited for, or who won."""
    outcome = view["outcome"]
    if outcome is not None:
        winners = Text(" and ").join(player(seat, names) for seat in outcome["winners"])
        return Text.assemble("Won by ", winners, f" ({outcome['reason']})")
    if view["phase"] == "react":
        return Text("Does anybody stop it?", style="bold")
    waiting = Text(", ").join(player(seat, names) for seat in view["to_move"])
    words = {
        "enter": "places on any free hex",
        "draw": "draws",
        "main": f"plays (cards so far: {view['played']} of 3)",
        "resolve": "chooses",
        "remove": "removes pieces of the controlled slime",
        "haunt": "is stuck and takes revenge",
        "freeze": "takes a card or places",
    }
    return Text.assemble(waiting, " ", words[view["phase"]], ".")


def draw_hand(hand: list[str]) -> RenderableType:
    """The cards in hand with what they do."""
    table = Table(box=None, padding=(0, 1), header_style="dim", title_justify="left")
    table.add_column("your hand")
    table.add_column("")
    for code, copies in Counter(hand).items():
        card = CARDS[CARD_NUMBERS[code]]
        label = code if copies == 1 else f"{code} ×{copies}"
        ends = " (ends the turn)" if card.kind == "placement" else ""
        table.add_row(label, Text(card.does + ends, style="dim"))
    return table


def asked(view: dict[str, Any]) -> str:
    """What the seat of a view is asked to do."""
    pending = view["pending"]
    code = pending["card"] if pending is not None else ""
    card = CARDS[CARD_NUMBERS[code]] if code in CARD_NUMBERS else None
    phase = view["phase"]
    if phase == "resolve" and card is not None:
        return f"{card.name}: {card.does}."
    if phase == "react":
        return f"Stop {card.name if card is not None else 'the haunting'}, or allow it?"
    if phase == "remove":
        return f"Remove pieces of your controlled slime, {pending['left']} to go."
    if phase == "main" and view["reentered"]:
        return "Play or replace cards, or end the turn."
    sentences = {
        "enter": "Place a piece on any free hex.",
        "draw": "Draw from the pile, or take an open card.",
        "main": "Place next to your slime to end the turn; cards may come first.",
        "haunt": "You are stuck: grow or shrink any slime, or pass.",
        "freeze": "Take a card from the slow player, or place a piece.",
    }
    return sentences[phase]
