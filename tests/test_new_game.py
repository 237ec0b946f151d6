"""`ringside new-game`: what it writes plays at once, in Ringside's repository and outside of it."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import ringside
from ringside.cli import main
from ringside.templates import generator
from ringside.templates.new_game.tide_line import TideLine
from ringside.testing import playthrough
from tests.server.running import Guest, Server

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
PACKAGE = Path(ringside.__file__).parent
TEMPLATE = PACKAGE / "templates" / "new_game"


def new_game(name: str, folder: Path, *args: str) -> Result:
    return CliRunner().invoke(main, ["new-game", name, "--into", str(folder), *args])


def python(*args: object, path: Path, cwd: Path) -> str:
    """What Python says in a folder, with packages from another one."""
    paths = [str(path), str(PACKAGE.parent)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "C"}
    run = subprocess.run(
        [sys.executable, *map(str, args)], env=environment, cwd=cwd, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "Warning" not in run.stderr, run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a new game is installed that is a package of its own."""
    folder = tmp_path_factory.mktemp("outside")
    written = new_game("Stone Soup", folder)
    assert written.exit_code == 0, written.output
    assert "pip install -e" in written.output
    quietly = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    where = ["--no-build-isolation", "--target", folder / "site", folder / "stone-soup"]
    python("-m", "pip", "install", *quietly, *where, path=folder, cwd=folder)
    return folder


def test_a_game_outside_takes_ringside_from_no_index(outside: Path) -> None:
    package = tomllib.loads((outside / "stone-soup" / "pyproject.toml").read_text())
    asked = [*package["project"]["dependencies"], *package["build-system"]["requires"]]
    asked += package["project"]["optional-dependencies"]["dev"]
    assert not [name for name in asked if "ringside" in name]


def test_a_game_outside_is_tidy(outside: Path) -> None:
    folder = outside / "stone-soup"
    python("-m", "ruff", "check", "--no-cache", ".", path=folder, cwd=folder)
    told = python("-m", "pytest", "-W", "error", path=outside / "site", cwd=folder)
    assert "passed" in told


def test_a_game_outside_is_played_in_the_terminal(outside: Path) -> None:
    site = outside / "site"
    assert "Stone Soup" in python("-m", "ringside", "games", path=site, cwd=outside)
    played = ["play", "stone-soup", "--seats", "3", "--humans", "0", "--seed", "3"]
    shown = python("-m", "ringside", *played, path=site, cwd=outside)
    assert "pebbles on the beach" in shown
    assert "with the most pebbles" in shown
    japanese = python("-m", "ringside", *played, "--language", "ja", path=site, cwd=outside)
    assert "小石" in japanese
    match = ["simulate", "stone-soup", "--games", "20", "--bots", "heuristic,random"]
    assert "20" in python("-m", "ringside", *match, path=site, cwd=outside)
    assert "STONESOUP-04" in python("-m", "ringside", "rules", "stone-soup", path=site, cwd=outside)


def test_a_game_outside_is_served(
    outside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [str(outside / "site"), str(PACKAGE.parent)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    server = Server(tmp_path, "--no-limits")
    ann = Guest(server, "Ann")
    try:
        games = {game["id"]: game for game in ann.http.get("/api/games?language=ja").json()}
        assert games["stone-soup"]["title"] == "Stone Soup"
        assert "小石" in games["stone-soup"]["tagline"]
        catalogue = ann.http.get("/api/games/stone-soup/catalogue").json()
        assert {"number", "reason", "option"} <= {thing["kind"] for thing in catalogue["things"]}
        assert "event-wave" in ann.http.get("/api/games/stone-soup/words/en").text
        seats = [{"kind": "me"}, {"kind": "bot", "level": "heuristic"}]
        with ann.sit(ann.make("stone-soup", seats=seats)) as socket:
            socket.play_out(random.Random(1))
            steps = [step for message in socket.heard for step in message.get("steps", [])]
        told = {event["type"] for step in steps for event in step["events"]}
        assert told >= {"chose", "shown", "wave"}
    finally:
        ann.close()
        server.stop()


def test_a_game_in_the_repository_is_one_of_its_games(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("__pycache__", "web", "*.so", "sl*")
    shutil.copytree(PACKAGE, tmp_path / "src" / "ringside", ignore=left_out)
    # The template is part of the package, with a folder of that name.
    shutil.copytree(TEMPLATE / "web", tmp_path / "src/ringside/templates/new_game/web")
    (tmp_path / "tests" / "golden").mkdir(parents=True)
    for name in ("__init__", "conftest", "test_golden", "test_perft", "test_conformance"):
        shutil.copy(TESTS / f"{name}.py", tmp_path / "tests")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    written = new_game("Stone Soup", tmp_path)
    assert written.exit_code == 0, written.output
    found = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    for path in (
        "src/ringside/games/stone_soup/rules.py",
        "tests/stone_soup/test_rules.py",
        "tests/golden/stone-soup.txt",
        "web/src/games/stone-soup/Table.svelte",
        "web/src/games/stone-soup/words/ja.ftl",
    ):
        assert path in found
    new = [path for path in tmp_path.rglob("*") if "stone" in str(path) and path.is_file()]
    for file in new:
        text = file.read_text(encoding="utf-8").lower()
        assert "tide" not in text.replace("tide.toml", "").replace("the tide is coming", ""), file
    source = tmp_path / "src"
    told = python(
        "-m", "pytest", "-p", "no:cacheprovider", "-k", "stone", path=source, cwd=tmp_path
    )
    assert "passed" in told
    folders = ["src/ringside/games/stone_soup", "tests/stone_soup"]
    python("-m", "ruff", "check", "--no-cache", *folders, path=source, cwd=tmp_path)


@pytest.mark.parametrize("name", ["", "7 Wonders", "../etc", "naïve", "Stone  Soup", "a_b", "Ä"])
def test_some_names_are_none(name: str, tmp_path: Path) -> None:
    refused = new_game(name, tmp_path)
    assert refused.exit_code != 0
    assert list(tmp_path.iterdir()) == []


def test_a_title_in_other_letters_needs_an_id(tmp_path: Path) -> None:
    assert "--id" in new_game("石取り", tmp_path).output
    assert "a letter from a to z" in new_game("2048", tmp_path).output
    assert list(tmp_path.iterdir()) == []
    assert new_game("石取り", tmp_path, "--id", "stone-taking").exit_code == 0
    written = tmp_path / "stone-taking" / "src" / "stone_taking"
    assert 'title = "石取り"' in (written / "__init__.py").read_text(encoding="utf-8")


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert "There is no folder" in new_game("Stone Soup", tmp_path / "nowhere").output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["Sumo", "Slam Bluff", "class", "json"])
def test_a_name_is_not_given_twice(name: str, tmp_path: Path) -> None:
    refused = new_game(name, tmp_path)
    assert refused.exit_code != 0
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    assert new_game("Stone Soup", tmp_path).exit_code == 0
    rules = tmp_path / "stone-soup" / "src" / "stone_soup" / "rules.py"
    rules.write_text("mine", encoding="utf-8")
    again = new_game("Stone Soup", tmp_path)
    assert again.exit_code != 0
    assert rules.read_text(encoding="utf-8") == "mine"


def test_the_playthrough_of_the_template_is_true(tide_line_game: TideLine) -> None:
    path = TEMPLATE / "golden" / "tide-line.txt"
    played = playthrough(tide_line_game, 3, 1)
    if os.environ.get("RINGSIDE_WRITE_GOLDEN") == "1":
        path.write_text(played, encoding="utf-8")
    assert played == path.read_text(encoding="utf-8")


def test_names_follow_from_the_title() -> None:
    names = generator.Names.of("Hex-9 deluxe")
    assert (names.id, names.package, names.kind) == ("hex-9-deluxe", "hex_9_deluxe", "Hex9Deluxe")
    assert names.rule == "HEXDELUXE"
