"""Reading positions that may come from anybody: every misfit becomes an error that says where."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from reprlib import Repr
from typing import Any, TypeVar

from ringside.core.errors import InvalidPosition

T = TypeVar("T")

LARGEST = 10**9

_BRIEF = Repr()
_BRIEF.maxlevel = 3
_BRIEF.maxstring = _BRIEF.maxother = _BRIEF.maxlong = 60


class Reader:
    """The fields of one JSON object, each asked for by name and kind.

    ``where`` names the object in errors, for example ``tricks[2]``.
    """

    def __init__(self, data: object, where: str = "") -> None:
        if not isinstance(data, Mapping):
            raise misfit(where, data, "object")
        self.data: Mapping[Any, Any] = data
        self.where = where

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def value(self, name: str) -> Any:
        """The field as it is."""
        if name not in self.data:
            raise InvalidPosition("field-missing", where=self.path(name))
        return self.data[name]

    def whole(self, name: str, least: int = 0, most: int = LARGEST) -> int:
        """A whole number within bounds."""
        return whole(self.value(name), self.path(name), least, most)

    def maybe_whole(self, name: str, least: int = 0, most: int = LARGEST) -> int | None:
        """A whole number within bounds, or None for null."""
        return None if self.value(name) is None else self.whole(name, least, most)

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.value(name)
        if not isinstance(value, bool):
            raise self.misfit(name, "flag")
        return value

    def choice(self, name: str, choices: Sequence[T]) -> T:
        """One of a few values."""
        value = self.value(name)
        for choice in choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise self.misfit(name, "choice", choices=[str(choice) for choice in choices])

    def items(self, name: str, read: Callable[[Any, str], T], length: int | None = None) -> list[T]:
        """A list; each item is read with its path."""
        return items(self.value(name), self.path(name), read, length)

    def inside(self, name: str) -> Reader:
        """An object within this one."""
        return Reader(self.value(name), self.path(name))

    def misfit(self, name: str, wanted: str, **about: Any) -> InvalidPosition:
        """The error for a field that is not what was wanted."""
        return misfit(self.path(name), self.data.get(name), wanted, **about)


def misfit(where: str, found: object, wanted: str, **about: Any) -> InvalidPosition:
    """The error for a value that is not what was ``wanted``: see ``error-misfit`` in the words."""
    return InvalidPosition("misfit", where=where, found=shown(found), wanted=wanted, **about)


def items(
    value: object, where: str, read: Callable[[Any, str], T], length: int | None = None
) -> list[T]:
    """A list read item by item, each with its path."""
    if not isinstance(value, list | tuple):
        raise misfit(where, value, "list")
    if length is not None and len(value) != length:
        raise misfit(where, len(value), "items", length=length)
    return [read(item, f"{where}[{index}]") for index, item in enumerate(value)]


def whole(value: object, where: str, least: int = 0, most: int = LARGEST) -> int:
    """A whole number within bounds."""
    number = as_whole(value)
    if number is None or not least <= number <= most:
        raise misfit(where, value, "whole", least=least, most=most)
    return number


def as_whole(value: Any) -> int | None:
    """A whole number as Python's own, also where it is numpy's; None if it is none."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def one_of(codes: Mapping[str, int], example: str) -> Callable[[Any, str], int]:
    """A reader for the game's own codes: the text of a card, a face, a place."""

    def read(value: object, where: str) -> int:
        if not isinstance(value, str) or value not in codes:
            raise misfit(where, value, "code", example=example)
        return codes[value]

    return read


def shown(value: object) -> str:
    """A value as an error shows it: never longer than a line, whatever it is."""
    try:
        return _BRIEF.repr(value)
    except Exception:
        # Some values cannot even be written out, such as a number of 5,000 digits.
        return type(value).__name__
