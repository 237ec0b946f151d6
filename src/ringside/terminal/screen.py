"""The screen a person sits at: where text goes and where answers come from."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import click
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ringside.core.errors import RingsideError
from ringside.core.events import Event
from ringside.terminal import wrapping
from ringside.terminal.language import preferred
from ringside.words import message, say

# What a terminal would obey instead of showing. A file from anybody may contain it.
CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Leave(Exception):
    """The person wants to go: `q`, the end of the input, or Ctrl-C."""


class Screen:
    """Prints with Rich, asks for lines, and hides what the next person must not see."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language or preferred()
        for stream in (sys.stdin, sys.stdout):
            # Strange bytes typed, or a terminal that lacks our signs, must not stop a game.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        wrapping.install()
        self.console = Console(highlight=False)

    @property
    def live(self) -> bool:
        """Whether this is a terminal, not a file or a pipe."""
        return self.console.is_terminal

    def say(self, key: str, **about: Any) -> str:
        """A message of the terminal's own words."""
        return clean(message(key, about, self.language))

    def lines(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        """What happened, a sentence for each event."""
        told = (clean(say(event, self.language, names)) for event in events)
        return [line for line in told if line]

    def show(self, *things: RenderableType) -> None:
        """Print; plain strings are printed as they are, without markup."""
        for thing in things:
            self.console.print(Text(thing) if isinstance(thing, str) else thing)

    def height(self, thing: RenderableType) -> int:
        """How many lines something takes here."""
        return len(self.console.render_lines(thing, pad=False))

    def clear(self, scrollback: bool = False) -> None:
        """Start with an empty screen; with ``scrollback`` there is nothing to scroll back to."""
        if not self.live:
            self.show("")
            return
        self.console.clear()
        if scrollback:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: RenderableType) -> str:
        """A line from the person, stripped; Leave at the end of input."""
        self.console.print(prompt, end="")
        self.console.file.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            self.show("")
            raise Leave
        line = clean(line).strip()
        if not sys.stdin.isatty():
            self.show(line)  # nobody typed it here, so let the transcript tell
        return line

    def thinking(self, name: str) -> AbstractContextManager[object]:
        """A sign that somebody is thinking, as long as they are."""
        return self.console.status(self.say("thinking", name=name)) if self.live else nullcontext()

    def page(self, *things: RenderableType) -> None:
        """Print something long, through a pager if a person would have to scroll."""
        if not self.live:
            self.show(*things)
            return
        with self.console.capture() as capture:
            self.show(*things)
        text = capture.get()
        if text.count("\n") < self.console.height:
            self.console.file.write(text)
        else:
            # Without -R, less would show escape codes instead of colours.
            os.environ["LESS"] = f"{os.environ.get('LESS', '')} -R".strip()
            click.echo_via_pager(text, color=True)


def clean(text: str) -> str:
    """The text without anything that would steer the terminal."""
    return CONTROLS.sub("", text)


def listing(gap: int = 3) -> Table:
    """Rows of a short part and a long one; a text without spaces is broken, not cut off."""
    table = Table.grid(padding=(0, gap, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    return table


def sentence(error: RingsideError, language: str, names: Sequence[str] = ()) -> Text:
    """What went wrong, in red, with the rule to look up beside it."""
    text = Text(clean(say(error, language, names)), style="bold red")
    return text if error.rule is None else text.append(f"  {error.rule}", style="dim")


def complain(words: str | Text) -> None:
    """One red line where errors go."""
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(words if isinstance(words, Text) else Text(clean(words), style="bold red"))
