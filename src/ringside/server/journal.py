"""The log of a server or a worker: lines to read, or lines of JSON and nothing else."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

import click

log = logging.getLogger("ringside")


class JsonLines(logging.Formatter):
    """A line of JSON for each entry of the log."""

    def format(self, record: logging.LogRecord) -> str:
        """The entry, with its time in seconds since 1970, and what else there is about it."""
        entry = {
            "at": record.created,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


log_option = click.option(
    "--log",
    "style",
    envvar="RINGSIDE_LOG",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How the log is written.",
)


def begin(style: str) -> None:
    """Write a log of this style from now on."""
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    log.setLevel(logging.INFO)
    if style == "json":
        logging.getLogger().handlers[0].setFormatter(JsonLines())
        logging.captureWarnings(True)


def in_json() -> bool:
    """Whether the log is in JSON."""
    return any(isinstance(each.formatter, JsonLines) for each in logging.getLogger().handlers)


def announce(text: str) -> None:
    """Tell whoever has started this: on the screen, or in a log that something else reads."""
    if in_json():
        log.info("%s", text)
    else:
        click.echo(text)


def note(text: str, **about: Any) -> None:
    """Note that something has started or stopped. Whoever sits at the screen knows."""
    if in_json():
        log.info("%s", text, extra={"about": about})
    elif not sys.stderr.isatty():
        told = ", ".join(f"{name} {value}" for name, value in about.items() if value)
        log.info("%s", f"{text}: {told}" if told else text)
