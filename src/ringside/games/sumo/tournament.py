"""`ringside play sumo --banzuke`: the sheet after every game, the rank at the end."""

# Not compiled: it is for people.

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.core.outcome import Outcome
from ringside.games.sumo.banzuke import LOSSES, Banzuke
from ringside.games.sumo.cards import RANKS
from ringside.terminal.play import Another
from ringside.terminal.screen import Screen
from ringside.terminal.seating import Seating
from ringside.words import Speaker


def tournament(screen: Screen) -> Another:
    """Enters every game into a sheet; another one follows until the third loss."""
    sheet = Banzuke()

    def another(outcome: Outcome, seating: Seating) -> bool:
        wrestler = seating.people[0]
        sheet.record(wrestler in outcome.winners, outcome.reason)
        screen.show(sheet_panel(Speaker("sumo", screen.language), sheet, seating.names[wrestler]))
        if sheet.over:
            return False
        return screen.ask(Text(screen.say("next-game") + " ")) != "q"

    return another


def sheet_panel(say: Speaker, sheet: Banzuke, name: str) -> RenderableType:
    """The sheet: a sign and a line for every game, then what they add up to."""
    games = Table.grid(padding=(0, 3, 0, 0))
    for number, result in enumerate(sheet.results, 1):
        sign = ("○", "green") if result.won else ("●", "red")
        said = say("banzuke-game", won=result.won, reason=result.move)
        games.add_row(Text(f"{number:>2}", style="dim"), Text(*sign), Text(said, style=sign[1]))
    parts: list[RenderableType] = [games, "", Text(summary(say, sheet), style="bold")]
    if sheet.over:
        ladder = Table.grid(padding=(0, 3, 0, 0))
        for wins, rank in RANKS:
            here = rank == sheet.rank
            ladder.add_row(
                Text("▶" if here else " "),
                Text(rank_name(say, rank), "bold" if here else "dim"),
                say("banzuke-wins", wins=wins),
            )
        parts += ["", ladder]
    title = say("banzuke-title", name=name)
    return Panel(Group(*parts), title=title, title_align="left", expand=False)


def summary(say: Speaker, sheet: Banzuke) -> str:
    """What the sheet says so far."""
    said = say(
        "banzuke-summary",
        wins=sheet.wins,
        losses=sheet.losses,
        rank=None if sheet.rank is None else rank_name(say, sheet.rank),
        left=LOSSES - sheet.losses,
    )
    best = sheet.speciality
    return said if best is None else f"{said} {say('banzuke-speciality', reason=best)}"


def rank_name(say: Speaker, rank: str) -> str:
    """A rank in the language of the screen."""
    return say(f"rank-{rank.lower()}")
