"""The page behind the `?` key."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ringside.core.game import Game
from ringside.core.options import Choice, Option, Words
from ringside.terminal.screen import Screen, clean, listing
from ringside.words import message


def help_page(screen: Screen, game: Game[Any], options: Mapping[str, Any]) -> RenderableType:
    """Keys, what the game's moves mean, and the options this game is played with."""
    keys = listing()
    for key, meaning in (
        ("3", "help-number"),
        ("#3", "help-listed"),
        (screen.say("help-key-move"), "help-move"),
        ("t", "help-table"),
        (screen.say("help-key-rules"), "help-rules"),
        ("?", "help-help"),
        ("q", "help-leave"),
    ):
        keys.add_row(Text(key, style="bold cyan"), Text(screen.say(meaning)))
    parts: list[RenderableType] = [heading(screen.say("help-keys")), keys]
    words = message("help", {}, screen.language, (), game.id)
    if words:
        parts += [heading(game.title), Text(words)]
    if game.options:
        parts += [heading(screen.say("help-options")), option_table(screen, game, options)]
    return Group(*parts)


def heading(words: str) -> Rule:
    """A line with a title on its left."""
    return Rule(Text(words, style="bold"), align="left")


def option_table(screen: Screen, game: Game[Any], options: Mapping[str, Any]) -> RenderableType:
    """Each option with its value in this game, what it means and what it takes."""
    table = listing()
    for option in game.options:
        value = options.get(option.name, option.default)
        said = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        label = f"{option.name} = {said}"
        label = label if len(label) <= 28 else label[:27] + "…"
        about = Text(explained(screen, game, option))
        table.add_row(Text(label, style="bold cyan"), about)
    return table


def explained(screen: Screen, game: Game[Any], option: Option) -> str:
    """What an option is, and what each of its choices means."""
    key = f"option-{option.name}"

    def say(part: str) -> str:
        return clean(message(key, {}, screen.language, (), game.id, part))

    known = option.choices if isinstance(option, Choice | Words) else ()
    meant = [named(choice, say(choice)) for choice in known if say(choice)]
    if len(meant) < len(known) or not known:
        meant.insert(0, screen.say("takes", **option.takes()))
    return "\n".join([say("text"), *meant])


def named(choice: str, means: str) -> str:
    """A choice and what it means, unless that begins with its name anyway."""
    return means if means.casefold().startswith(choice) else f"{choice}: {means}"
