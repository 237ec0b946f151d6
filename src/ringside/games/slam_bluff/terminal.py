"""Slam Bluff drawn for a terminal of 80 columns, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.games.slam_bluff.dice import FREE, NUMBERS, numbers_of

HELP = """\
declare 67   say your roll makes 67 (6 and 7, either order): true or a bluff,
             but more than the last number of the round
pass         say you rolled a *: the number to beat stays; not to open a round
accept       believe it: then you roll, and must declare more
challenge    lift the cup: whoever was wrong loses a life
A * is no digit: * and 8 make 8 true, and a pass. 0 and 7 make 7 and 70."""

PAST = 6  # so many challenges fit below the table


def draw(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """The table: who has how many lives, the cup, the number to beat, what was shown."""
    parts: list[RenderableType] = [
        Columns([players(view, names), cup(view, names)], padding=(0, 2)),
        ladder(view["number"]),
        Text(status(view, names), style="bold"),
    ]
    if view["shown"]:
        parts.append(past(view["shown"][-PAST:], names))
    return Group(*parts)


def players(view: dict[str, Any], names: Sequence[str]) -> Table:
    """A line for every seat, with its lives as hearts and as a number."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    table.add_column("player", max_width=20, no_wrap=True)
    table.add_column("lives", no_wrap=True)
    most = max(view["options"]["lives"], *view["lives"])
    for seat, lives in enumerate(view["lives"]):
        mark = "▶" if seat in view["to_move"] else " "
        hearts = Text("♥" * lives, style="red").append("·" * (most - lives), style="dim")
        hearts.append(f" {lives}" if lives else " out", style="default")
        table.add_row(mark, Text(names[seat], style="" if lives else "dim"), hearts)
    return table


def cup(view: dict[str, Any], names: Sequence[str]) -> Panel:
    """The cup: the two dice if the viewer may see them, and what is claimed about them."""
    roll = view.get("roll")
    dice = Columns([die("purple", roll and roll[0]), die("green", roll and roll[1])])
    lines: list[RenderableType] = [Align.center(dice)]
    if roll:
        lines.append(Align.center(Text(f"true: {truths(roll)}", style="dim")))
    claim = view["claim"]
    if claim is not None:
        said = "a free pass" if claim == "pass" else claim
        lines.append(Align.center(Text(f"claimed: {said}", style="bold")))
    return Panel(Group(*lines), title=Text(f"cup of {names[view['roller']]:.16}"), width=32)


def die(colour: str, face: str | None) -> Panel:
    """One die, its colour in letters too; a hidden one shows a question mark."""
    style = "magenta" if colour == "purple" else "green"
    body = Text(face or "?", style=f"bold {style}", justify="center")
    return Panel(body, box=box.ROUNDED, style=style, width=12, subtitle=colour)


def truths(roll: Sequence[str]) -> str:
    """All that a roll makes true, in words."""
    words = [str(number) for number in numbers_of(roll[0], roll[1])]
    return " or ".join([*words, "a free pass"] if FREE in roll else words)


def ladder(number: int | None) -> Text:
    """How far the claims of the round have climbed, and how many numbers are left."""
    left = [other for other in NUMBERS if number is None or other > number]
    climbed = len(NUMBERS) - len(left)
    line = Text(" 1 ").append("━" * climbed, style="magenta").append("─" * len(left), style="dim")
    line.append(" 98\n to beat: ").append("nothing yet" if number is None else str(number), "bold")
    return line.append(f"   higher numbers left: {len(left)}", style="dim")


def status(view: dict[str, Any], names: Sequence[str]) -> str:
    """Who is to do what, or who has won."""
    if view["outcome"] is not None:
        return f" {names[view['outcome']['winners'][0]]} is the last one in and wins!"
    name = names[view["turn"]]
    if view["phase"] == "respond":
        return f" {name} accepts or challenges."
    return f" {name} has rolled and opens the round." if view["opening"] else f" {name} declares."


def past(shown: Sequence[dict[str, Any]], names: Sequence[str]) -> Table:
    """The last challenges: who claimed what with which roll, and who paid."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("cup", no_wrap=True)
    table.add_column("claim", no_wrap=True)
    for head in ("claimed by", "challenged by"):
        table.add_column(head, max_width=15, no_wrap=True)
    table.add_column("", no_wrap=True)
    for challenge in shown:
        lied = challenge["loser"] == challenge["roller"]
        table.add_row(
            " ".join(challenge["roll"]),
            challenge["claim"],
            Text(names[challenge["roller"]]),
            Text(names[challenge["challenger"]]),
            Text(
                f"{'✗ bluff' if lied else '✓ true'}, -1 for {names[challenge['loser']]:.12}",
                style="red" if lied else "green",
            ),
        )
    return table
