"""Running the command as its users do."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ringside.cli import main
from ringside.games import announced
from tests.cli import toy

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("play", "sumo", typed="1\\nq\\n")``: the command in an 80-column pipe."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "NO_COLOR", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def invoke(*args: str | Path, typed: str = "") -> Result:
        result = CliRunner().invoke(main, [str(arg) for arg in args], input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return invoke


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> toy.Toy:
    """The toy, registered like any other game."""
    place = EntryPoint("toy", f"{toy.__name__}:GAME", "ringside.games")
    monkeypatch.setitem(announced(), "toy", place)
    return toy.GAME
