"""How a game ended, in words, with the rule behind it and everybody's place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.terminal.screen import Screen, clean
from ringside.words import message


def headline(screen: Screen, game: Game[Any], outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, and by what."""
    about = {"winners": outcome.winners, "reason": outcome.reason}
    key, language = f"reason-{outcome.reason}", screen.language
    told = message(key, about, language, names, game.id, "ending")
    return clean(told or message("won-by", about, language, names, game.id))


def ending(
    screen: Screen, game: Game[Any], outcome: Outcome, names: Sequence[str]
) -> RenderableType:
    """The end of a game as a panel."""
    places = Table.grid(padding=(0, 3, 0, 0))
    order = sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat))
    for seat in order:
        rank = outcome.ranks[seat]
        won = seat in outcome.winners
        places.add_row(
            Text(screen.say("place", rank=rank), style="dim"),
            Text(names[seat], style="bold" if won else ""),
            Text(screen.say("place-winner") if won else "", style="green"),
        )
    why = message(f"reason-{outcome.reason}", {}, screen.language, (), game.id, "text")
    parts: list[RenderableType] = [
        Text(headline(screen, game, outcome, names), style="bold green"),
        Text(f"{clean(why)}  {outcome.rule}".strip(), style="dim"),
        "",
        places,
    ]
    title = screen.say("the-end")
    return Panel(Group(*parts), title=title, title_align="left", border_style="green")
