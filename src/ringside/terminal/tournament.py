"""SUMO's Banzuke at the screen: the sheet after every game, the rank at the end."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.core.outcome import Outcome
from ringside.games.sumo.banzuke import LOSSES, Banzuke
from ringside.games.sumo.cards import RANKS, WINNING_MOVES
from ringside.terminal.play import Another
from ringside.terminal.screen import Screen
from ringside.terminal.seating import Seating

MOVE_NAMES = {move.reason: move.name for move in WINNING_MOVES}


def banzuke(screen: Screen, sheet: Banzuke) -> Another:
    """Enters every game into the sheet; another one follows until the third loss."""

    def another(outcome: Outcome, seating: Seating) -> bool:
        wrestler = seating.people[0]
        sheet.record(wrestler in outcome.winners, outcome.reason)
        screen.show(sheet_panel(sheet, seating.names[wrestler]))
        if sheet.over:
            return False
        return screen.ask(Text("Enter for the next game, q to leave. ")) != "q"

    return another


def sheet_panel(sheet: Banzuke, name: str) -> RenderableType:
    """The sheet: a sign and a word for every game, then what they come to."""
    games = Table.grid(padding=(0, 3, 0, 0))
    for number, result in enumerate(sheet.results, 1):
        sign = Text("○ won", style="green") if result.won else Text("● lost", style="red")
        by = "by" if result.won else "to"
        games.add_row(Text(f"{number:>2}", style="dim"), sign, f"{by} {MOVE_NAMES[result.move]}")
    parts: list[RenderableType] = [games, "", Text(summary(sheet), style="bold")]
    if sheet.over:
        ladder = Table.grid(padding=(0, 3, 0, 0))
        for wins, rank in RANKS:
            here = rank == sheet.rank
            ladder.add_row(
                Text("▶" if here else " "), Text(rank, "bold" if here else "dim"), f"{wins}+ wins"
            )
        parts += ["", ladder]
    return Panel(Group(*parts), title=f"Banzuke · {name}", title_align="left", expand=False)


def summary(sheet: Banzuke) -> str:
    """What the sheet says so far, in a sentence."""
    wins = "1 win" if sheet.wins == 1 else f"{sheet.wins} wins"
    best = sheet.speciality
    speciality = f" Speciality: {MOVE_NAMES[best]}." if best else ""
    if sheet.rank is not None:
        return f"{wins}, {LOSSES} losses: {sheet.rank}.{speciality}"
    left = LOSSES - sheet.losses
    last = "the next loss is the last" if left == 1 else f"out at the {LOSSES}rd loss"
    return f"{wins}, {sheet.losses} lost; {last}.{speciality}"
