"""What `?` and `o` show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ringside.core.game import Game
from ringside.core.options import Choice, Data, Option, SeatNumber, Words
from ringside.terminal.screen import Screen, clean, listing
from ringside.words import message


def help_page(screen: Screen, game: Game[Any], own_numbers: bool) -> RenderableType:
    """What the game's moves mean, then what else can be typed."""
    keys = listing()
    number = "#3" if own_numbers else "3"
    for key, meaning in (
        (number, "help-listed" if own_numbers else "help-number"),
        (screen.say("help-key-move"), "help-move"),
        ("hint", "help-hint"),
        (f"hint {number}", "help-hint-one"),
        (screen.say("help-key-rules"), "help-rules"),
        ("t", "help-table"),
        ("l", "help-log"),
        ("o", "help-options"),
        ("q", "help-leave"),
    ):
        keys.add_row(Text(key, style="bold cyan"), Text(screen.say(meaning)))
    parts: list[RenderableType] = []
    words = message("help", {}, screen.language, (), game.id)
    if words:
        parts += [heading(game.title), Text(words)]
    return Group(*parts, heading(screen.say("help-keys")), keys)


def heading(words: str) -> Rule:
    """A line with a title on its left."""
    return Rule(Text(words, style="bold"), align="left")


def option_table(screen: Screen, game: Game[Any], options: Mapping[str, Any]) -> RenderableType:
    """Each option with its value, what it means and what it takes."""
    table = listing()
    for option in game.options:
        value = options.get(option.name, option.default)
        name = Text(option.name, style="bold cyan")
        table.add_row(
            name.append(f"\n{valued(screen, option, value)}", style="default"),
            explained(screen, game, option),
        )
    return table if game.options else Text(screen.say("no-options"), style="yellow")


def valued(screen: Screen, option: Option, value: Any) -> str:
    """A value as a person would type it; a seat is counted from one."""
    if value is None or value == []:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(option, SeatNumber):
        return str(value + 1)
    if isinstance(option, Data):
        return screen.say("own-file")
    said = ",".join(value) if isinstance(value, list) else str(value)
    return said if len(said) <= 24 else said[:23] + "…"


def explained(screen: Screen, game: Game[Any], option: Option) -> Text:
    """What an option is, and what each of its choices means."""
    key = f"option-{option.name}"

    def say(part: str) -> str:
        return clean(message(key, {}, screen.language, (), game.id, part))

    known = option.choices if isinstance(option, Choice | Words) else ()
    text = Text(say("text"))
    if any(not say(choice) for choice in known) or not known:
        text.append("\n" + screen.say("takes", **typed(option)))
    for choice in known:
        if say(choice):
            text.append("\n").append(choice, style="cyan").append(f"  {say(choice)}")
    return text


def typed(option: Option) -> dict[str, Any]:
    """What an option takes from somebody who types it."""
    takes = option.takes()
    if isinstance(option, SeatNumber):
        return {**takes, "least": takes["least"] + 1, "most": takes["most"] + 1}
    return takes
