"""The types of all messages, views, events and prompts, for those who write clients.

    python -m ringside.server.types [FILE]

writes them as JSON Schema to web/src/protocol.json, from which web/scripts/protocol.mjs makes
protocol.ts; `make protocol` does both. What belongs to a game is named after it: `SumoView`,
`SumoTrick`, `SumoClash`, and the unions `SumoEvent` and `SumoPrompt`.
"""

from __future__ import annotations

import argparse
import inspect
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Union, get_args

import msgspec

from ringside.core.catalogue import Catalogue
from ringside.core.events import kinds
from ringside.core.game import Game
from ringside.core.outcome import OutcomeView
from ringside.games import games
from ringside.server import answers as a
from ringside.server import messages as m
from ringside.table.events import TableEvent
from ringside.words.rulebook import Book

HTTP = (
    a.GameInfo,
    Catalogue,
    Book,
    a.NewTable,
    a.TableMade,
    a.Me,
    a.Replay,
    a.Verification,
    a.NewExperiment,
    a.ExperimentMade,
    a.ExperimentInfo,
    a.Problem,
)
SHARED = (OutcomeView,)  # what views of many games have
REF = "#/$defs/"

Schema = dict[str, Any]


def schema() -> Schema:
    """All types, by name, as one JSON Schema."""
    found = components([*get_args(m.ClientMessage), *get_args(m.ServerMessage), *HTTP, *SHARED])
    events = kinds(TableEvent)
    found |= sent(events)
    found["TableEvent"] = {**union(events), "title": "TableEvent"}
    for game in games():
        found |= game_types(game, found)
    return {"$defs": found}


def game_types(game: Game[Any], shared: Schema) -> Schema:
    """A game's own types under its prefix; those that are ``shared`` are left out."""
    events, prompts = game.events, game.prompts
    views = [] if game.view_type is None else [game.view_type]
    found = components(views) | sent((*events, *prompts))
    if events:
        found["Event"] = union(events)
    if prompts:
        found["Prompt"] = union(prompts)
    start = prefix(game)
    own = [name for name, type in found.items() if shared.get(name) != type]
    names = {name: name if name.startswith(start) else start + name for name in own}
    return {names[name]: {**renamed(found[name], names), "title": names[name]} for name in own}


def prefix(game: Game[Any]) -> str:
    """What the names of a game's types begin with: SlamBall for its SlamBallView."""
    if game.view_type is not None:
        return str(game.view_type.__name__).removesuffix("View")
    return "".join(part.capitalize() for part in game.id.split("-"))


def components(types: Iterable[Any]) -> Schema:
    """Types and all that they are made of, by name."""
    _, found = msgspec.json.schema_components(types, ref_template=REF + "{name}")
    for type in found.values():
        if "description" in type:
            type["description"] = inspect.cleandoc(type["description"])
    return dict(found)


def sent(types: Iterable[type[msgspec.Struct]]) -> Schema:
    """Events and prompts: nothing is left out of them when they are sent, nor added."""
    found = components(types)
    for type in types:
        shown = found[type.__name__]
        shown["required"] = list(shown["properties"])
        shown["additionalProperties"] = False
    return found


def union(types: Iterable[type[msgspec.Struct]]) -> Schema:
    """Any of some types, told apart by ``type``."""
    (shown,), _ = msgspec.json.schema_components(
        [Union[tuple(types)]],  # noqa: UP007 (the members are known at run time only)
        ref_template=REF + "{name}",
    )
    return dict(shown)


def renamed(type: Any, names: dict[str, str]) -> Any:
    """A type that refers to others by their new names."""
    if isinstance(type, dict):
        return {key: renamed(value, names) for key, value in type.items()}
    if isinstance(type, list):
        return [renamed(value, names) for value in type]
    if isinstance(type, str) and type.startswith(REF):
        name = type.removeprefix(REF)
        return REF + names.get(name, name)
    return type


def text() -> str:
    """The file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main(args: Sequence[str] | None = None) -> None:
    """Write the file, if it is not the same already."""
    default = Path("web") / "src" / "protocol.json"
    parser = argparse.ArgumentParser(
        prog="python -m ringside.server.types",
        description="Write the types of all messages, views, events and prompts as JSON Schema.",
    )
    parser.add_argument("file", nargs="?", type=Path, default=default, help=f"else {default}")
    path: Path = parser.parse_args(args).file
    path.parent.mkdir(parents=True, exist_ok=True)
    found = text()
    if not path.exists() or path.read_text(encoding="utf-8") != found:
        path.write_text(found, encoding="utf-8")


if __name__ == "__main__":
    main()
