"""Records in files: ours to write, anybody's to read."""

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
from ringside.words import message


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before the game rather than after it."""
    parent = path.parent
    if path.is_dir():
        raise RingsideError("is-folder", path=str(path))
    if not parent.is_dir():
        raise RingsideError("no-folder", path=str(parent))
    if not os.access(parent, os.W_OK):
        raise RingsideError("not-writable", path=str(path))


def save(path: Path, state: State, names: Sequence[str] = ()) -> None:
    """Write the record of a game, with the players' names."""
    record = state.record()
    if names:
        record["names"] = list(names)
    try:
        path.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise RingsideError("cannot-write", path=str(path), problem=error.strerror) from None


def unused(path: Path) -> Path:
    """The first of game.json, game-2.json, … that is not there yet: no record is overwritten."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def read_record(path: Path) -> tuple[Game[Any], dict[str, Any]]:
    """The record in a file and its game; RingsideError says what is wrong with the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RingsideError("cannot-read", path=str(path), problem=error.strerror) from None
    except UnicodeDecodeError:
        raise not_a_record(path, "not-text") from None
    try:
        data = json.loads(text)
    except RecursionError:
        raise not_a_record(path, "too-deep") from None
    except json.JSONDecodeError as error:
        raise not_a_record(path, "not-json", line=error.lineno, problem=error.msg) from None
    except ValueError:
        raise not_a_record(path, "long-number") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise not_a_record(path, "no-game")
    return ringside.game(data["game"]), data


def not_a_record(path: Path, why: str, **about: Any) -> InvalidRecord:
    """The error for a file that holds something else."""
    return InvalidRecord("no-record-file", path=str(path), why=why, **about)


def names_in(record: dict[str, Any], seats: int, language: str) -> list[str]:
    """The players' names in a record; seat numbers if it has none that can be used."""
    names = record.get("names")
    if isinstance(names, list) and len(names) == seats:
        cleaned = [clean(name).strip()[:LONGEST_NAME] for name in names if isinstance(name, str)]
        if len(cleaned) == seats and all(cleaned):
            return cleaned
    return [message("seat", {"number": seat + 1}, language) for seat in range(seats)]
