"""The types of every message and every view, for those who write clients in TypeScript.

    python -m ringside.server.types [FILE]

writes them as JSON Schema to web/src/protocol.json, from which the client's build makes
protocol.ts. A test fails when the file is stale.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from ringside.games import games
from ringside.server import messages as m

HTTP = (m.GameInfo, m.NewTable, m.TableMade, m.Me, m.Replay, m.Verdict, m.Problem)


def schema() -> dict[str, Any]:
    """All types, by name, as one JSON Schema."""
    views = [game.view_type for game in games() if game.view_type is not None]
    types = [*get_args(m.ClientMessage), *get_args(m.ServerMessage), *HTTP, *views]
    _, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for type in found.values():
        if "description" in type:
            type["description"] = inspect.cleandoc(type["description"])
    return {"$defs": found}


def text() -> str:
    """The file as it should be."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the file."""
    default = Path("web") / "src" / "protocol.json"
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
