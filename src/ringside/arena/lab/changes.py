"""What the files of an experiment say: where they differ from the box, and as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ringside.arena.lab.experiment import Experiment
from ringside.arena.lab.sample import kinds
from ringside.arena.lab.telling import option_told
from ringside.core.game import Game
from ringside.core.options import Data
from ringside.games import game as find_game
from ringside.words import name

INDENT = "  "
NONE = "–"


class Part(msgspec.Struct):
    """A part that is not as in the box: a card with how many there are of it, a die with its
    faces."""

    title: str
    before: str
    after: str


class Change(msgspec.Struct):
    """An option that was read from a file."""

    variant: int
    title: str
    parts: list[Part] | None
    """What differs from the box; None where only the whole can be shown."""
    text: str
    """All of it."""


def changes(played: Experiment, language: str) -> list[Change]:
    """What the files of all variants say, variant by variant."""
    game = find_game(played.game)
    return [
        change(game, played, variant, option, language)
        for variant, options in enumerate(played.variants)
        for option in game.options
        if isinstance(option, Data) and option.name in options
    ]


def change(
    game: Game[Any], played: Experiment, variant: int, option: Data, language: str
) -> Change:
    """What one file says."""
    value = played.variants[variant][option.name]
    files = played.files[variant] if played.files else {}
    title = option_told(game, option, value, language, files)
    here = option.parts(value, played.seats)
    if here is None:
        return Change(variant, title, None, "\n".join(laid_out(value)))
    box = option.parts(option.default, played.seats) or {}
    titles = {part: part_title(game, part, language) for part in [*box, *here]}
    differing = [
        Part(titles[part], written(box.get(part)), written(here.get(part)))
        for part in titles
        if box.get(part) != here.get(part)
    ]
    text = "\n".join(laid_out({titles[part]: value for part, value in here.items()}))
    return Change(variant, title, differing, text)


def part_title(game: Game[Any], part: str, language: str) -> str:
    """What a part is called, if the game's catalogue has it."""
    kind = kinds(game.id).get(part)
    return part if kind is None else name(game.id, kind, part, language)


def written(value: Any) -> str:
    """A value on one line."""
    if value is None:
        return NONE
    if isinstance(value, list | tuple):
        return " ".join(map(written, value)) or NONE
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def laid_out(value: Any) -> list[str]:
    """Data as lines that people can read.

    >>> print("\\n".join(laid_out({"name": "Lava", "players": [{"id": "a", "at": [1, 2]}]})))
    name: Lava
    players:
      - id: a
        at: 1 2
    """
    if isinstance(value, Mapping):
        lines: list[str] = []
        for key, inner in value.items():
            if deep(inner):
                lines += [f"{key}:", *(INDENT + line for line in laid_out(inner))]
            else:
                lines.append(f"{key}: {written(inner)}")
        return lines
    if not deep(value):
        return [written(value)]
    lines = []
    for inner in value:
        first, *rest = laid_out(inner) or [NONE]
        lines += [f"- {first}", *(INDENT + line for line in rest)]
    return lines


def deep(value: Any) -> bool:
    """Whether a value takes more than one line."""
    if isinstance(value, Mapping):
        return bool(value)
    return isinstance(value, list | tuple) and any(isinstance(e, Mapping | list) for e in value)
