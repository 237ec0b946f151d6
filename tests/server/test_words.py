"""Whatever a table or the server says no to has its sentence in the words, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ringside.server
import ringside.table
from ringside.core.events import kinds
from ringside.server.problems import ANSWERS
from ringside.table.events import TableEvent
from ringside.words import LANGUAGES, _bundle

# The argument that names the message, counted from 0.
KEYS = {"Refusal": 1, "Trouble": 2, "problem": 1, "refuse": 3}
FOLDERS = [Path(package.__path__[0]) for package in (ringside.table, ringside.server)]
FILES = sorted(path for folder in FOLDERS for path in folder.rglob("*.py"))


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call that names a message, and the message."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = KEYS.get(node.func.id, 99)
                if len(node.args) > place and isinstance(node.args[place], ast.Constant):
                    yield path, node, str(ast.literal_eval(node.args[place]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    bundle = _bundle("", language)
    keys = {key for _, _, key in calls()} | {key for _, key in ANSWERS.values()}
    assert len(keys) > 30
    missing = [key for key in sorted(keys) if not bundle.has_message(f"error-{key}")]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_table_has_its_sentence(language: str) -> None:
    bundle = _bundle("", language)
    for kind in kinds(TableEvent):
        assert bundle.has_message(f"event-{kind.__struct_config__.tag}")
    ending = bundle.get_message("reason-resigned").attributes["ending"]
    assert ending is not None


def test_no_refusal_is_a_sentence() -> None:
    for path, node, key in calls():
        assert " " not in key, f"{path.name}:{node.lineno}"
