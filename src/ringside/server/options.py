"""What the commands for servers take: on the command line, in the environment or in a file, and
what they say of a value that makes no sense."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from ringside.server.proxies import network
from ringside.terminal.commands import Examples

PORTS = {"http": 80, "https": 443}
CONFIG = "ringside config"
"""Where a context keeps the name of its file."""


class Whole(click.IntRange):
    """A whole number."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(f"{value!r} is not a whole number {within(self.min, self.max)}.", param, ctx)


class Decimal(click.FloatRange):
    """A number."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(f"{value!r} is not a number {within(self.min, self.max)}.", param, ctx)


def within(least: float | None, most: float | None) -> str:
    """The range of a number, in words."""
    return f"from {least or 0:g} " + ("up" if most is None else f"to {most:g}")


class Several(click.ParamType):  # type: ignore[type-arg]
    """One of several values, which stand in the environment between commas or spaces."""

    def split_envvar_value(self, rv: str) -> list[str]:
        return [each for each in re.split(r"[\s,]+", rv) if each]


class Network(Several):
    """An address, or a network of them."""

    name = "address"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return str(network(str(value)))
        except ValueError:
            self.fail(
                f"{value!r} is neither an address, such as 127.0.0.1, nor a network, such as "
                "10.0.0.0/8.",
                param,
                ctx,
            )


class Origin(Several):
    """A web origin."""

    name = "origin"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            found = urlsplit(str(value))
            port, host = found.port, found.hostname or ""
        except ValueError:
            found, port, host = urlsplit(""), None, ""
        rest = found.path.rstrip("/") or found.query or found.fragment or found.username
        if found.scheme not in PORTS or not host or rest:
            self.fail(f"{value!r} is not a web origin, such as https://club.example.", param, ctx)
        # As a browser writes it.
        place = f"[{host}]" if ":" in host else host
        usual = port is None or port == PORTS[found.scheme]
        return f"{found.scheme}://{place}" + ("" if usual else f":{port}")


class Configured(Examples):
    """A command whose options may also stand in the environment and in a file. What is wrong with
    one is said with the place where it stands."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.BadParameter as error:
            hint = error.param and error.param_hint is None and place_of(ctx, error.param)
            if hint:
                error.param_hint = hint
            raise


def place_of(context: click.Context, option: click.Parameter) -> str:
    """Where the value of an option comes from, unless that is the command line."""
    source = context.get_parameter_source(option.name or "")
    if source is ParameterSource.ENVIRONMENT:
        named = option.envvar if isinstance(option.envvar, str) else None
        return named or f"{context.auto_envvar_prefix}_{(option.name or '').upper()}"
    if source is ParameterSource.DEFAULT_MAP:
        return f"{key_of(option)} in {context.meta.get(CONFIG)}"
    return ""


def key_of(option: click.Parameter) -> str:
    """What an option is called in a file."""
    return option.opts[-1].removeprefix("--")


def read_config(context: click.Context, option: click.Parameter, path: Path | None) -> None:
    """Take options from a file; those on the command line and in the environment come first. A
    file may have whatever `ringside serve` takes: every command takes from it what it knows."""
    if path is None:
        return
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise click.BadParameter(f"{path} cannot be read: {reason}") from None
    from ringside.server.command import serve

    known = {key_of(each) for each in serve.params} - {key_of(option)}
    unknown = sorted(set(found) - known)
    if unknown:
        raise click.BadParameter(
            f"{path} has {', '.join(unknown)}; options are {', '.join(sorted(known))}."
        )
    context.meta[CONFIG] = path
    context.default_map = {
        each.name or "": (each.type.split_envvar_value(value) if several(each, value) else value)
        for each in context.command.params
        if (value := found.get(key_of(each))) is not None
    }


def several(option: click.Parameter, value: object) -> bool:
    """Whether a text stands for several values."""
    return isinstance(value, str) and isinstance(option.type, Several)


config_option = click.option(
    "--config",
    type=click.Path(dir_okay=False, path_type=Path),
    is_eager=True,
    expose_value=False,
    envvar="RINGSIDE_CONFIG",
    callback=read_config,
    help="TOML file with any options of `ringside serve`.",
)
