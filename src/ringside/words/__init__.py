"""Sentences, once per language: what happened, what is asked, what went wrong.

They are written in Project Fluent: those of a game in ``words/<language>.ftl`` of its folder,
those that all games share in the folder of this file. The browser reads the same files with
`@fluent/bundle` (web/src/words), and fills them in by the same few rules, which are in `filled`.
What only a terminal says is in ``terminal/words``, and is read along with what all share.

>>> import ringside
>>> from ringside.words import say
>>> sumo = ringside.game("sumo")
>>> before = sumo.new(seed=7)
>>> after = before.copy()
>>> after.play(0, "y4")
>>> [event] = sumo.tell(before, 0, before.parse(0, "y4"), after, None)
>>> say(event, "en", ["Ada", "Bo"])
'Ada puts a card face down.'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import msgspec
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ringside.core.catalogue import SHARED_TERMS
from ringside.core.errors import RingsideError
from ringside.core.events import Depends, Event, Prompt

if TYPE_CHECKING:
    from ringside.core.catalogue import Thing
    from ringside.core.game import Game

LANGUAGES = ("en", "ja")


def say(
    what: Event | Prompt | Depends | RingsideError,
    language: str = "en",
    names: Sequence[str] = (),
    *,
    game: str = "",
) -> str:
    """An event, a prompt or an error as a sentence; ``names`` are those of the seats.

    What carries no game of its own (`Depends`) is told in the words of ``game``. Any other
    language falls back to English.
    """
    if isinstance(what, RingsideError):
        return _error(what.code, what.about, language, names, what.game)
    if isinstance(what, Depends):
        if not game:
            raise TypeError("say(depends, game=…)")  # words: for programmers
        key = f"depends-{what.on}"
    else:
        kind = "event" if isinstance(what, Event) else "asked"
        key = f"{kind}-{what.__struct_config__.tag}"
        game = what.game or game
    about = {name: getattr(what, name) for name in what.__struct_fields__}
    return message(key, about, language, names, game)


def asked(view: Mapping[str, Any], language: str = "en", names: Sequence[str] = ()) -> str:
    """What a view asks of its seat, as a sentence; empty where it asks nothing."""
    prompt = view["asked"]
    if prompt is None:
        return ""
    return message(f"asked-{prompt['type']}", prompt, language, names, view["game"])


class Speaker:
    """The words of one game in one language, for a screen that shows many of them."""

    def __init__(self, game: str, language: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.names = names

    def __call__(self, key: str, /, **about: Any) -> str:
        """A message."""
        return message(key, about, self.language, self.names, self.game)

    def name(self, kind: str, id: str, part: str = "") -> str:
        """The name of a thing."""
        return name(self.game, kind, id, self.language, part)


def name(game: str, kind: str, id: str, language: str = "en", part: str = "") -> str:
    """The name of a thing in a game's catalogue, or another ``part`` of it: its ``text``."""
    thing = _things(game).get((kind, id))
    if thing is None:
        return id
    return message(thing.message, thing.about, language, (), game, part) or id


def message(
    key: str,
    about: Mapping[str, Any],
    language: str = "en",
    names: Sequence[str] = (),
    game: str = "",
    part: str = "",
) -> str:
    """A message of a game's words, or of those that all share; empty if there is none."""
    bundle = _bundle(game, language if language in LANGUAGES else "en")
    if not bundle.has_message(key):
        return ""
    found = bundle.get_message(key)
    # In Fluent a part begins with a letter: the words of the choice 0-10 are in ``.n0-10``.
    part = f"n{part}" if part[:1].isdigit() else part
    pattern = found.attributes.get(part) if part else found.value
    if pattern is None:
        return ""
    text, errors = bundle.format_pattern(pattern, filled(about, language, names, game))
    if errors:
        raise LookupError(f"{key} in {language}: {errors[0]}")
    return str(text)


def filled(
    about: Mapping[str, Any], language: str, names: Sequence[str], game: str
) -> dict[str, Any]:
    """What a sentence is about, ready to be put into it.

    A seat becomes a name, a thing of the catalogue its own, yes and no the words ``yes`` and
    ``no``, nothing ``none``, an error (`Reason`) its sentence; a list is listed, and
    ``<field>-count`` says how many. Another object where a thing is meant is one that no catalogue
    has, and tells itself: by the message ``<kind of thing>-<its own kind>``, filled in with its
    fields.
    """
    terms = _terms(game)
    ready: dict[str, Any] = {}
    for field, value in about.items():
        kind = terms.get(field, "")
        if isinstance(value, list | tuple):
            parts = [str(_filled(item, kind, language, names, game)) for item in value]
            ready[field] = format_list(parts, locale=language) if parts else "none"
            ready[f"{field}-count"] = len(parts)
        else:
            ready[field] = _filled(value, kind, language, names, game)
    return ready


def _filled(value: Any, kind: str, language: str, names: Sequence[str], game: str) -> Any:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if kind and isinstance(value, Mapping):
        return message(f"{kind}-{value['kind']}", value, language, names, game)
    if kind == "seat" and isinstance(value, int):
        if 0 <= value < len(names):
            return names[value]
        return message("seat", {"number": value + 1}, language, (), "")
    if kind and kind != "seat" and isinstance(value, str):
        return name(game, kind, value, language)
    if isinstance(value, int | float):
        return value
    if isinstance(value, Mapping) and "code" in value:
        return _error(value["code"], value["about"], language, names, value["game"])
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _error(
    code: str, about: Mapping[str, Any], language: str, names: Sequence[str], game: str
) -> str:
    """The sentence of an error; a code without a message is one itself."""
    from ringside.games import ids  # the registry stands on the core, as the words do

    if game not in ids():
        game = ""  # a game that nobody has announced has no words of its own
    return message(f"error-{code}", about, language, names, game) or code


def source(game: str, language: str) -> str:
    """The file of a game's words as it is, for whoever shows them elsewhere."""
    package = type(_game(game)).__module__ if game else __name__
    folder = resources.files(package)
    path = (
        folder.joinpath("words", f"{language}.ftl") if game else folder.joinpath(f"{language}.ftl")
    )
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    if language != "en":
        # What a game from elsewhere says in English only is better than nothing.
        bundle.add_resource(FluentResource(source("", "en")))
        if game:
            bundle.add_resource(FluentResource(source(game, "en")), allow_overrides=True)
    bundle.add_resource(FluentResource(source("", language)), allow_overrides=True)
    terminal = resources.files("ringside.terminal").joinpath("words", f"{language}.ftl")
    bundle.add_resource(FluentResource(terminal.read_text("utf-8")), allow_overrides=True)
    if game:
        bundle.add_resource(FluentResource(source(game, language)), allow_overrides=True)
    return bundle


def _game(id: str) -> Game[Any]:
    from ringside.games import game  # the registry stands on the core, as the words do

    return game(id)


@cache
def _things(game: str) -> dict[tuple[str, str], Thing]:
    if not game:
        return {}
    return {(thing.kind, thing.id): thing for thing in _game(game).catalogue().things}


@cache
def _terms(game: str) -> dict[str, str]:
    return _game(game).catalogue().terms if game else SHARED_TERMS
