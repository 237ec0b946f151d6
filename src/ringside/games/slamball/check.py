"""What is wrong with a coach's own file."""

# Not compiled: it reads files for people.

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from ringside.games.slamball.cards import Fault, fault
from ringside.games.slamball.files import chaos_faults, team_faults
from ringside.words import message


def load_file(path: str | Path) -> Any:
    """The data of a TOML or JSON file; ValueError if it is neither, OSError if unreadable."""
    path = Path(path)
    text = path.read_text("utf-8")
    return json.loads(text) if path.suffix == ".json" else tomllib.loads(text)


def faults_of(path: str | Path) -> list[Fault]:
    """Every fault of a team or chaos file; none if it is fit to play.

    A file with ``players`` is a team, any other a chaos deck.
    """
    try:
        data = load_file(path)
    except OSError as error:
        return [fault("unopened", problem=error.strerror)]
    except (ValueError, RecursionError) as error:
        return [fault("unreadable", problem=str(error))]
    is_team = isinstance(data, dict) and ("players" in data or "cards" not in data)
    return team_faults(data) if is_team else chaos_faults(data)


def check_file(path: str | Path, language: str = "en") -> list[str]:
    """Every fault of a file as a sentence that names the file."""
    about = {"file": Path(path).name, "more": 0}
    return [
        message("fault-in-file", {**about, "fault": fault}, language, game="slamball")
        for fault in faults_of(path)
    ]
