"""Numbers that are typed after a command's options, and refused with a sentence."""

from __future__ import annotations

from typing import Any

import click

from ringside.core.errors import InvalidOption
from ringside.core.reading import shown


class Whole(click.IntRange):
    """A whole number, of at least so much."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise refused(param, value, "whole", self.min) from None


class Share(click.FloatRange):
    """A number above 0, and up to 1."""

    def __init__(self) -> None:
        super().__init__(0, 1, min_open=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise refused(param, value, "share") from None


def refused(
    param: click.Parameter | None, value: Any, wanted: str, least: float | None = None
) -> InvalidOption:
    """The error for what is no such number."""
    option = "" if param is None else param.opts[0]
    return InvalidOption("number", option=option, found=shown(value), wanted=wanted, least=least)
