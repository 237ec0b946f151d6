"""How the `ringside` command finds its parts and says what went wrong."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

import ringside
from ringside.core.errors import InvalidOption, RingsideError, UnknownGame
from ringside.core.game import Game
from ringside.core.options import Data
from ringside.core.reading import shown
from ringside.games import ids
from ringside.terminal.drawing import module
from ringside.terminal.language import preferred
from ringside.terminal.screen import complain, sentence
from ringside.words import message

FILES = (".toml", ".json")
STOPPED = 130  # what a command that Ctrl-C stopped returns


class Complaint(click.ClickException):
    """An error of Ringside's, in the language of the command that ran into it."""

    def __init__(self, error: RingsideError, language: str) -> None:
        self.text = sentence(error, language)
        self.code = 2 if isinstance(error, UnknownGame | InvalidOption) else 1
        super().__init__(self.text.plain)


class RingsideGroup(click.Group):
    """Adds the commands that games bring along, and turns every error into one red sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        brought = [game.id for game in ringside.games() if game_commands(game) is not None]
        return [*self.commands, *brought]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.commands and cmd_name in ids():
            return game_commands(ringside.game(cmd_name))
        return super().get_command(ctx, cmd_name)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except RingsideError as error:  # from a command that a game brings
            raise Complaint(error, preferred()) from None

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> Any:
        extra["standalone_mode"] = False
        try:
            code = super().main(args, prog_name, **extra)
        except Complaint as complaint:
            complain(complaint.text)
            code = complaint.code
        except click.ClickException as error:
            complain(error.format_message())
            code = error.exit_code
        except click.Abort:
            complain(message("stopped", {}, preferred()))
            code = STOPPED
        sys.exit(code if isinstance(code, int) else 0)


def game_commands(game: Game[Any]) -> click.Group | None:
    """The click group in the game's `commands` module, or None if it has none."""
    commands = module(game, "commands")
    groups = [thing for thing in vars(commands or game).values() if isinstance(thing, click.Group)]
    return groups[0] if groups else None


class Examples(click.Command):
    """A command whose help ends with examples to copy."""

    def __init__(self, *args: Any, examples: Sequence[str] = (), **extra: Any) -> None:
        super().__init__(*args, **extra)
        self.examples = examples

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except RingsideError as error:
            raise Complaint(error, ctx.params.get("language") or preferred()) from None

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if any(parameter.name == "given" for parameter in self.params):
            args = self.game_options(ctx, args)
        try:
            return super().parse_args(ctx, args)
        except RingsideError as error:
            raise Complaint(error, ctx.params.get("language") or preferred()) from None

    def game_options(self, ctx: click.Context, args: list[str]) -> list[str]:
        """``--home FILE`` means ``--option home=FILE``, unless the command has a ``--home``."""
        own = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        rewritten: list[str] = []
        left = list(args)
        while left:
            word = left.pop(0)
            name, equals, value = word.partition("=")
            if not name.startswith("--") or name == "--" or name in own:
                rewritten.append(word)
                continue
            if not equals and left:
                value = left.pop(0)
            rewritten += ["--option", f"{name[2:].replace('-', '_')}={value}"]
        return rewritten

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section("Examples"):
                for example in self.examples:
                    formatter.write(f"{'':{formatter.current_indent}}{example}\n")


def read_options(game: Game[Any], given: Sequence[str]) -> dict[str, Any]:
    """Options typed as name=value, each read as its kind; InvalidOption if that fails."""
    known = {option.name: option for option in game.options}
    values: dict[str, Any] = {}
    for entry in given:
        name, equals, text = entry.partition("=")
        if not equals:
            raise InvalidOption("no-equals", found=shown(entry))
        if name in values:
            raise InvalidOption("option-twice", option=name)
        option = known.get(name)
        if isinstance(option, Data) and Path(text).suffix in FILES:
            values[name] = read_data(Path(text))
        else:
            values[name] = text if option is None else option.read(text)
    # The game itself refuses an unknown name, and lists the known ones.
    return values


def files_in(game: Game[Any], given: Sequence[str], whole: bool = False) -> dict[str, str]:
    """The names of the files that options typed as name=value are read from, or the whole path as
    it was typed."""
    data = {option.name for option in game.options if isinstance(option, Data)}
    typed = (entry.partition("=") for entry in given)
    return {
        name: text if whole else Path(text).name
        for name, _, text in typed
        if name in data and Path(text).suffix in FILES
    }


def read_data(path: Path) -> Any:
    """The contents of a player's own file; InvalidOption if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
        return json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise InvalidOption("cannot-open", path=str(path), problem=error.strerror) from None
    except ValueError as error:
        raise InvalidOption("cannot-parse", path=str(path), problem=str(error)) from None
