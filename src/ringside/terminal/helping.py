"""The page behind the `?` key."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ringside.core.game import Game
from ringside.core.options import Choice, Words
from ringside.terminal.drawing import help_text

KEYS = (
    ("3", "play the move with this number in the list"),
    ("#3", "the same, where a plain number belongs to the move itself"),
    ("MOVE", "play a move by its text; what follows its first word will do if clear"),
    ("t", "show the table again"),
    ("r WORD", "search the rules for a word"),
    ("?", "this page"),
    ("q", "leave the table (so do Ctrl-D and Ctrl-C)"),
)


def help_page(game: Game[Any], options: Mapping[str, Any]) -> RenderableType:
    """Keys, what the game's moves mean, and the options this game is played with."""
    keys = Table.grid(padding=(0, 3, 0, 0))
    for key, meaning in KEYS:
        keys.add_row(Text(key, style="bold cyan"), Text(meaning))
    parts: list[RenderableType] = [Rule(Text("Keys", style="bold"), align="left"), keys]
    words = help_text(game)
    if words:
        parts += [Rule(Text(game.title, style="bold"), align="left"), Text(words)]
    if game.options:
        parts += [Rule(Text("Options", style="bold"), align="left"), option_table(game, options)]
    return Group(*parts)


def option_table(game: Game[Any], options: Mapping[str, Any]) -> RenderableType:
    """Each option with its value here, its help and what it takes."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for option in game.options:
        value = options.get(option.name, option.default)
        said = value if isinstance(value, str) else json.dumps(value)
        label = f"{option.name} = {said}"
        label = label if len(label) <= 28 else label[:27] + "…"
        words = f"{option.help} Takes {option.takes()}."
        if isinstance(option, Choice | Words):
            for choice, means in zip(option.choices, option.means, strict=False):
                words += f"\n{choice}: {means}" if means else ""
        table.add_row(Text(label, style="bold cyan"), Text(words))
    return table
