"""The options a game offers: what each takes, and why a value is refused.

What an option means is in the game's words: ``option-<name>``, with ``.text`` for the explanation
and an attribute for each choice, named after it.
"""

# Not compiled: dataclasses with slots; options are checked once a game.

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from ringside.core.errors import InvalidOption
from ringside.core.reading import as_whole, shown


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `check` returns the value to use or raises InvalidOption."""

    name: str
    default: Any
    rule: str = field(default="", kw_only=True)
    """The rule that the option is about."""
    rare: bool = field(default=False, kw_only=True)
    """Whether positions, records and views have it only where it is not the default."""

    def check(self, value: Any) -> Any:
        """The value as the game keeps it."""
        raise NotImplementedError

    def takes(self) -> dict[str, Any]:
        """What values are allowed: ``wanted``, and what the sentence about it needs."""
        raise NotImplementedError

    def read(self, text: str) -> Any:
        """The value that a person typed; `check` has the last word."""
        return text

    def samples(self) -> list[Any]:
        """Values worth testing besides the default."""
        return []

    def refuse(self, value: Any) -> InvalidOption:
        """The error for a value this option does not take."""
        return InvalidOption("option", option=self.name, found=shown(value), **self.takes())


@dataclass(frozen=True, slots=True)
class Choice(Option):
    """One word out of a few."""

    choices: tuple[str, ...] = ()

    def check(self, value: Any) -> Any:
        if not isinstance(value, str) or value not in self.choices:
            raise self.refuse(value)
        return value

    def takes(self) -> dict[str, Any]:
        return {"wanted": "choice", "choices": [repr(choice) for choice in self.choices]}

    def samples(self) -> list[Any]:
        return [choice for choice in self.choices if choice != self.default]


@dataclass(frozen=True, slots=True)
class Integer(Option):
    """A whole number within bounds, or nothing at all where the default is None."""

    least: int = 0
    most: int = 0

    def check(self, value: Any) -> Any:
        if value is None and self.default is None:
            return None
        number = as_whole(value)
        if number is None or not self.least <= number <= self.most:
            raise self.refuse(value)
        return number

    def takes(self) -> dict[str, Any]:
        return {"wanted": "whole", "least": self.least, "most": self.most}

    def samples(self) -> list[Any]:
        return sorted({self.least, min(self.least + 1, self.most)} - {self.default})

    def read(self, text: str) -> Any:
        try:
            return int(text)
        except ValueError:
            raise self.refuse(text) from None


@dataclass(frozen=True, slots=True)
class SeatNumber(Integer):
    """A seat, counted from 0 as everywhere; the table may have fewer than the most. People who
    type it count from 1."""

    def takes(self) -> dict[str, Any]:
        return {"wanted": "seat", "least": self.least, "most": self.most}

    def read(self, text: str) -> Any:
        if not text.isdecimal() or not self.least < int(text) <= self.most + 1:
            about: dict[str, Any] = {
                "wanted": "seat",
                "least": self.least + 1,
                "most": self.most + 1,
            }
            raise InvalidOption("option", option=self.name, found=shown(text), **about)
        return int(text) - 1


@dataclass(frozen=True, slots=True)
class Flag(Option):
    """Yes or no."""

    def check(self, value: Any) -> Any:
        if not isinstance(value, bool):
            raise self.refuse(value)
        return value

    def takes(self) -> dict[str, Any]:
        return {"wanted": "flag"}

    def samples(self) -> list[Any]:
        return [not self.default]

    def read(self, text: str) -> Any:
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if text.lower() not in words:
            raise self.refuse(text)
        return words[text.lower()]


@dataclass(frozen=True, slots=True)
class Words(Option):
    """A list of words; None where the default is None.

    With ``choices`` every word is one of them, and none comes twice; the list is
    kept in the order of the choices. Those that are ``implied`` go without saying, and no form
    offers them.
    """

    choices: tuple[str, ...] = ()
    implied: tuple[str, ...] = ()

    def check(self, value: Any) -> Any:
        if value is None and self.default is None:
            return None
        if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
            raise self.refuse(value)
        if not self.choices:
            return list(value)
        if len(set(value)) < len(value) or not set(value) <= set(self.choices):
            raise self.refuse(value)
        return [word for word in self.choices if word in value]

    def takes(self) -> dict[str, Any]:
        if self.choices:
            return {"wanted": "any-of", "choices": list(self.choices)}
        return {"wanted": "words"}

    def samples(self) -> list[Any]:
        return [*([choice] for choice in self.choices), list(self.choices)] if self.choices else []

    def read(self, text: str) -> Any:
        return [word.strip() for word in text.split(",") if word.strip()]


@dataclass(frozen=True, slots=True)
class Data(Option):
    """Anything JSON can say, or the text of a file that says it in JSON or TOML; the game itself
    looks at it when it deals. ``form`` names what it describes: the message ``form-<form>``."""

    form: str = "data"

    def check(self, value: Any) -> Any:
        return self.read(value) if isinstance(value, str) else value

    def takes(self) -> dict[str, Any]:
        return {"wanted": "data"}

    def parts(self, value: Any, seats: int) -> dict[str, Any] | None:
        """What a checked value says, part by part, so that it can be laid beside what the default
        says to so many seats; None where it can be shown only as a whole."""
        return None

    def read(self, text: str) -> Any:
        try:
            return parsed(text)
        except (ValueError, TypeError, RecursionError) as error:
            # Whoever reads such files says what is wrong with them, in English.
            raise InvalidOption("option-file", option=self.name, problem=str(error)) from None


MOST_DOTS = 100  # tomllib takes very long over keys of thousands of parts


def parsed(text: str) -> Any:
    """What a JSON or TOML text says, as JSON could say it; an error if it is neither."""
    try:
        found = json.loads(text)
    except ValueError:
        if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
            raise ValueError("a line has too many dots") from None  # words: shown to programmers
        found = tomllib.loads(text)
    json.dumps(found, allow_nan=False)  # TOML has dates, and both have NaN
    return found


def check_options(title: str, known: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with the given values checked and the others at their defaults; rare ones only
    where they differ from it."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            near = get_close_matches(str(name), names, 1, 0.5)
            raise InvalidOption(
                "no-such-option",
                title=title,
                name=shown(name),
                near=near[0] if near else None,
                known=names,
            )
    checked = {
        option.name: option.check(given.get(option.name, option.default)) for option in known
    }
    for option in known:
        if option.rare and checked[option.name] == option.default:
            del checked[option.name]
    return checked
