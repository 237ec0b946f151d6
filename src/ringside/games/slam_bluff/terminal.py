"""Slam Bluff drawn for a terminal of 80 columns, from a view."""

# Not compiled: it draws for people.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.align import Align
from rich.cells import set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.games.slam_bluff.dice import FREE, cup_with, numbers_of
from ringside.words import Speaker

PAST = 6  # so many challenges fit below the table


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The table: who has how many lives, the cup, the number to beat, what was shown."""
    say = Speaker("slam-bluff", language, names)
    parts: list[RenderableType] = [
        Columns([players(view, say), cup(view, say)], padding=(0, 2)),
        ladder(view, say),
        Text(f" {status(view, say)}", style="bold"),
    ]
    if view["shown"]:
        parts.append(past(view["shown"][-PAST:], say))
    return Group(*parts)


def players(view: dict[str, Any], say: Speaker) -> Table:
    """A line for every seat, with its lives as hearts and as a number."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    table.add_column(say("player"), max_width=20, no_wrap=True)
    table.add_column(say("lives"), no_wrap=True)
    most = max(view["options"]["lives"], *view["lives"])
    for seat, lives in enumerate(view["lives"]):
        mark = "▶" if seat in view["to_move"] else " "
        hearts = Text("♥" * lives, style="red").append("·" * (most - lives), style="dim")
        hearts.append(f" {lives or say('out')}", style="default")
        table.add_row(mark, Text(say.names[seat], style="" if lives else "dim"), hearts)
    return table


def cup(view: dict[str, Any], say: Speaker) -> Panel:
    """The cup: the two dice if the viewer may see them, and what is claimed about them."""
    roll = view.get("roll")
    dice = Columns([die("purple", roll and roll[0], say), die("green", roll and roll[1], say)])
    lines: list[RenderableType] = [Align.center(dice)]
    if roll:
        lines.append(Align.center(Text(truths(roll, say), style="dim")))
    claim = view["claim"]
    if claim is not None:
        number = None if claim == "pass" else int(claim)
        lines.append(Align.center(Text(say("claimed", number=number), style="bold")))
    name = set_cell_size(say.names[view["roller"]], 16).rstrip()
    return Panel(Group(*lines), title=Text(say("cup-of", roller=name)), width=32)


def die(colour: str, face: str | None, say: Speaker) -> Panel:
    """One die, its colour in letters too; a hidden one shows a question mark."""
    style = "magenta" if colour == "purple" else "green"
    body = Text(face or "?", style=f"bold {style}", justify="center")
    return Panel(body, box=box.ROUNDED, style=style, width=12, subtitle=say(colour))


def truths(roll: Sequence[str], say: Speaker) -> str:
    """All that a roll makes true, in words."""
    numbers = numbers_of(roll[0], roll[1])
    return say("true-here", truths=numbers, star=FREE in roll)


def ladder(view: dict[str, Any], say: Speaker) -> Text:
    """How far the claims of the round have climbed, and how many numbers are left."""
    number = view["number"]
    numbers = cup_with(view["options"].get("dice")).numbers
    left = [other for other in numbers if number is None or other > number]
    climbed = len(numbers) - len(left)
    line = Text(f" {numbers[0]} ").append("━" * climbed, style="magenta")
    line.append("─" * len(left), style="dim")
    line.append(f" {numbers[-1]}\n ").append(say("to-beat", number=number), "bold")
    return line.append(f"   {say('higher-left', count=len(left))}", style="dim")


def status(view: dict[str, Any], say: Speaker) -> str:
    """Who is to do what, or who has won."""
    if view["outcome"] is not None:
        if view["outcome"]["reason"] == "limit":
            return say.name("reason", "limit", "text")
        return say("wins", winner=view["outcome"]["winners"][0])
    if view["phase"] == "respond":
        return say("answers", seat=view["turn"])
    return say("opens" if view["opening"] else "declares", seat=view["turn"])


def past(shown: Sequence[dict[str, Any]], say: Speaker) -> Table:
    """The last challenges: who claimed what with which roll, and who paid."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(say("cup"), no_wrap=True)
    table.add_column(say("claim"), no_wrap=True)
    for head in ("claimed-by", "challenged-by"):
        table.add_column(say(head), max_width=15, no_wrap=True)
    table.add_column("", no_wrap=True)
    for challenge in shown:
        lied = challenge["loser"] == challenge["roller"]
        claim = challenge["claim"]
        loser = set_cell_size(say.names[challenge["loser"]], 12).rstrip()
        table.add_row(
            " ".join(challenge["roll"]),
            say("free-pass") if claim == "pass" else claim,
            Text(say.names[challenge["roller"]]),
            Text(say.names[challenge["challenger"]]),
            Text(
                say("verdict", truthful=not lied, name=loser),
                style="red" if lied else "green",
            ),
        )
    return table
