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
from ringside.terminal.rulebook import rule_text

PLACES = {1: "1st", 2: "2nd", 3: "3rd"}


def listed(words: Sequence[str]) -> str:
    """Words as a sentence lists them.

    >>> listed(["Ada", "Bo", "Cy"])
    'Ada, Bo and Cy'
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def headline(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, and by what."""
    winners = [names[seat] for seat in outcome.winners]
    reason = outcome.reason.replace("_", " ")
    if not winners:
        return f"Nobody wins: {reason}."
    return f"{listed(winners)} {'win' if len(winners) > 1 else 'wins'}: {reason}."


def ending(game: Game[Any], outcome: Outcome, names: Sequence[str]) -> RenderableType:
    """The end of a game as a panel."""
    places = Table.grid(padding=(0, 3, 0, 0))
    order = sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat))
    for seat in order:
        rank = outcome.ranks[seat]
        won = seat in outcome.winners
        places.add_row(
            Text(PLACES.get(rank, f"{rank}th"), style="dim"),
            Text(names[seat], style="bold" if won else ""),
            Text("winner" if won else "", style="green"),
        )
    parts: list[RenderableType] = [Text(headline(outcome, names), style="bold green")]
    words = rule_text(game, outcome.rule)
    parts.append(Text(f"{outcome.rule}: {words}" if words else f"Rule {outcome.rule}", "dim"))
    parts += ["", places]
    return Panel(Group(*parts), title="The end", title_align="left", border_style="green")
