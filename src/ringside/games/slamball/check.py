"""What is wrong with a coach's own file."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from ringside.games.slamball.cards import chaos_faults, team_faults


def load_file(path: str | Path) -> Any:
    """The data of a TOML or JSON file; ValueError if it is neither, OSError if unreadable."""
    path = Path(path)
    text = path.read_text("utf-8")
    return json.loads(text) if path.suffix == ".json" else tomllib.loads(text)


def check_file(path: str | Path) -> list[str]:
    """Every fault of a team or chaos file, each with the file's name; empty if it is fit to play.

    A file with ``players`` is a team, any other a chaos deck.
    """
    name = Path(path).name
    try:
        data = load_file(path)
    except OSError as error:
        return [f"{name}: cannot be opened ({error.strerror})"]
    except (ValueError, RecursionError) as error:
        return [f"{name}: {error}"]
    is_team = isinstance(data, dict) and ("players" in data or "cards" not in data)
    faults = team_faults(data) if is_team else chaos_faults(data)
    return [f"{name}: {fault}" for fault in faults]
