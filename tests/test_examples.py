"""The examples run, on a small budget, and do what they say."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name: str) -> Any:
    """An example as a module."""
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_every_example_is_listed_tested_and_a_page_long() -> None:
    names = {path.stem for path in EXAMPLES.glob("*.py")}
    page = (EXAMPLES / "README.md").read_text("utf-8")
    tests = Path(__file__).read_text("utf-8")
    for name in names:
        assert f"[`{name}.py`]({name}.py)" in page
        assert f'example("{name}")' in tests
        assert len((EXAMPLES / f"{name}.py").read_text("utf-8").splitlines()) < 140


@pytest.mark.parametrize("game", ["sumo", "slambo", "slam-bluff", "slamball", "slime"])
def test_random_play_tells_a_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    example("random_play").main(game, 7)
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 5
    assert "returns" in told[-1]


def test_the_pettingzoo_loop_beats_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    example("pettingzoo_loop").main("sumo", 6)
    printed = capsys.readouterr().out
    assert "player_0 plays action" in printed
    assert float(printed.splitlines()[-1].split()[0]) > 0


def test_ppo_learns_something_in_seconds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="torch is not installed: the extra train")
    module = example("ppo_sumo")
    module.GAMES = 64
    won = module.main(seconds=4, plot=None, games=200, seed=1)
    first = float(capsys.readouterr().out.splitlines()[0].split("wins ")[1].split("%")[0]) / 100
    assert won > max(0.5, first - 0.05)


def test_cfr_comes_near_the_solution_of_slam_bluff(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("cfr_slam_bluff").main(lowest=97, iterations=30, passes=2)
    assert sorted(found) == [97, 98]
    for worth, exact in found.values():
        assert worth == pytest.approx(exact, abs=0.03)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("examples"))
    yield running
    running.stop()


def test_the_socket_bot_says_how_to_call_it() -> None:
    called = subprocess.run(
        [sys.executable, EXAMPLES / "socket_bot.py"], capture_output=True, text=True
    )
    assert called.returncode == 1
    assert "python examples/socket_bot.py http://127.0.0.1:8765" in called.stderr
    assert "Traceback" not in called.stderr


def test_the_socket_bot_plays_a_game_and_is_40_lines_long(server: Any) -> None:
    code = (EXAMPLES / "socket_bot.py").read_text("utf-8").splitlines()
    assert len([line for line in code if line.strip()]) <= 40
    outcome = example("socket_bot").main(server.url, "sumo", seed=1)
    assert outcome["reason"]
    assert sys.modules.get("socket_bot") is None
