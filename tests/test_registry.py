"""A game is found by being there: in the folder, or announced by another package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ringside
from ringside.games import ids, own

SOURCE = Path(ringside.__file__).parent

OUTSIDE = """
from ringside.games.sumo import Sumo

class Quick(Sumo):
    id = "{id}"
    title = "{id}"
    minutes = {minutes}

GAME = Quick()
"""


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Python in a process of its own that finds packages in a folder too."""
    paths = [str(folder), str(SOURCE.parent)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "80"}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True
    )


def install(folder: Path, name: str, code: str, id: str | None = None) -> None:
    """A package with a module, as an installer would leave it."""
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[ringside.games]\n{id or name} = {name}:GAME\n")


def test_every_folder_with_a_game_is_one() -> None:
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")}
    assert {id.replace("-", "_") for id in own()} == folders
    assert set(own()) <= set(ids())


def test_asking_for_a_game_imports_no_other(tmp_path: Path) -> None:
    code = "import sys, ringside; ringside.game('sumo'); print(*sys.modules)"
    loaded = set(run(tmp_path, code).stdout.split())
    packages = {f"ringside.games.{id.replace('-', '_')}" for id in own()}
    assert loaded & packages == {"ringside.games.sumo"}


def test_the_soonest_over_come_first() -> None:
    games = ringside.games()
    assert list(games) == sorted(games, key=lambda game: (game.minutes, game.title.casefold()))


def test_a_game_of_another_package_is_one_of_the_games(tmp_path: Path) -> None:
    install(tmp_path, "quick", OUTSIDE.format(id="quick", minutes=1))
    code = "import ringside; print(ringside.game('quick'), *ringside.games())"
    done = run(tmp_path, code)
    assert done.stderr == ""
    words = done.stdout.split()
    assert words[:2] == ["ringside.game('quick')"] * 2
    assert "ringside.game('sumo')" in words


@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("import nothing_there", "nothing_there"),
        ("GAME = 5", "not the game"),
        (OUTSIDE.format(id="other", minutes=1), "not the game"),
        ("1 / 0", "ZeroDivisionError"),
        ("", "GAME"),
    ],
)
def test_a_broken_game_is_left_out_with_a_warning(tmp_path: Path, module: str, words: str) -> None:
    install(tmp_path, "broken", module)
    install(tmp_path, "quick", OUTSIDE.format(id="quick", minutes=1))
    done = run(tmp_path, "import ringside; print(*ringside.games())")
    assert done.returncode == 0
    assert "ringside.game('quick') ringside.game('sumo')" in done.stdout
    assert "RuntimeWarning: The game broken (broken:GAME) cannot be used" in done.stderr
    assert words in done.stderr
    asked = run(tmp_path, "import ringside; ringside.game('broken')")
    assert "UnknownGame: The game broken" in asked.stderr


def test_a_game_cannot_take_the_id_of_another(tmp_path: Path) -> None:
    install(tmp_path, "thief", OUTSIDE.format(id="sumo", minutes=1), id="sumo")
    code = "import ringside; print(type(ringside.game('sumo')).__module__, len(ringside.games()))"
    done = run(tmp_path, code)
    assert done.stdout.split()[0] == "ringside.games.sumo"
    assert "thief:GAME is left out: the game 'sumo' is ringside.games.sumo:GAME" in done.stderr
