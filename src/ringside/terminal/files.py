"""Records in files: written after a game, read from anybody."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ringside
from ringside.core.errors import InvalidRecord, RingsideError
from ringside.core.game import Game
from ringside.core.state import State
from ringside.terminal.screen import clean
from ringside.terminal.seating import LONGEST_NAME


def check_writable(path: Path) -> None:
    """Refuse a place that cannot be written to before the game, not after it."""
    parent = path.parent
    if path.is_dir():
        raise RingsideError(f"{path} is a directory; --save needs a file.")
    if not parent.is_dir():
        raise RingsideError(f"There is no directory {parent} to save in.")
    if not os.access(path if path.exists() else parent, os.W_OK):
        raise RingsideError(f"{path} cannot be written.")


def save(path: Path, state: State, names: Sequence[str] = ()) -> None:
    """Write the record of a game, with the players' names."""
    record = state.record()
    if names:
        record["names"] = list(names)
    try:
        path.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise RingsideError(f"{path} cannot be written: {error.strerror}.") from None


def numbered(path: Path, number: int) -> Path:
    """The file of the so many-th game of a sitting: game.json, game-2.json, …"""
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def read_record(path: Path) -> tuple[Game[Any], dict[str, Any]]:
    """The record in a file and its game; RingsideError says what is wrong with the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RingsideError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise InvalidRecord(f"{path} is no record: it is not text.") from None
    try:
        data = json.loads(text)
    except RecursionError:
        raise InvalidRecord(f"{path} is no record: it is nested too deeply.") from None
    except json.JSONDecodeError as error:
        raise InvalidRecord(
            f"{path} is no record: line {error.lineno} is not JSON ({error.msg})."
        ) from None
    except ValueError:
        raise InvalidRecord(f"{path} is no record: a number in it is too long.") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise InvalidRecord(f"{path} is no record: it does not say of which game.")
    return ringside.game(data["game"]), data


def names_in(record: dict[str, Any], seats: int) -> list[str]:
    """The players' names of a record; seat numbers where it gives none to use."""
    names = record.get("names")
    if isinstance(names, list) and len(names) == seats:
        cleaned = [clean(name).strip()[:LONGEST_NAME] for name in names if isinstance(name, str)]
        if len(cleaned) == seats and all(cleaned):
            return cleaned
    return [f"Seat {seat}" for seat in range(seats)]
