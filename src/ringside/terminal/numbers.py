"""Numbers that are typed after a command's options, and refused with a sentence."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import click

from ringside.core.errors import InvalidOption
from ringside.core.reading import shown


class Whole(click.types.IntParamType):
    """A whole number, of at least and at most so much where that is given."""

    name = "number"

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        with suppress(click.BadParameter):
            number = int(super().convert(value, param, ctx))
            enough = self.least is None or number >= self.least
            if enough and (self.most is None or number <= self.most):
                return number
        wanted = "any" if self.least is None else "whole" if self.most is None else "between"
        raise refused(param, value, wanted, self.least, self.most)


class Share(click.types.FloatParamType):
    """A number above 0, and up to 1."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        with suppress(click.BadParameter):
            number = float(super().convert(value, param, ctx))
            if 0 < number <= 1:
                return number
        raise refused(param, value, "share")


def refused(
    param: click.Parameter | None,
    value: Any,
    wanted: str,
    least: int | None = None,
    most: int | None = None,
) -> InvalidOption:
    """The error for what is no such number."""
    option = "" if param is None else param.opts[0]
    return InvalidOption(
        "number", option=option, found=shown(value), wanted=wanted, least=least, most=most
    )
