"""A game's table on the screen, drawn by the game's own `terminal` module from a view."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from ringside.core.game import Game


def module(game: Game[Any], name: str) -> ModuleType | None:
    """A module of the game's folder, or None if the game has none of that name."""
    path = f"{type(game).__module__}.{name}"
    return import_module(path) if find_spec(path) is not None else None


def draw(
    game: Game[Any], view: dict[str, Any], names: Sequence[str], language: str
) -> RenderableType:
    """The table as the view shows it; the bare view if the game does not draw one."""
    terminal = module(game, "terminal")
    if terminal is None:
        bare = {name: value for name, value in view.items() if name != "asked"}
        return Pretty(bare, expand_all=False)
    table: RenderableType = terminal.draw(view, names, language)
    return table


def spoken(game: Game[Any], move: str, language: str) -> str:
    """A move as people say it: ``place F6`` for ``place 0,0``.

    A game whose notation nobody would say has ``spoken(move, language)`` in its terminal module,
    and ``written(text, language)``, which turns it back.
    """
    speak = getattr(module(game, "terminal"), "spoken", None)
    return move if speak is None else str(speak(move, language))


def written(game: Game[Any], text: str, language: str) -> str:
    """What a person typed, in the notation of the game."""
    write = getattr(module(game, "terminal"), "written", None)
    return text if write is None else str(write(text, language))
