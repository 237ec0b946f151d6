"""The same work here, in processes and on a Ray cluster: the same results."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.exceptions import WorkerCrashedError

import ringside
from ringside import InvalidOption, RingsideError
from ringside.arena import Workers, play_match, workers
from ringside.arena.kept import Tournament
from ringside.arena.on_ray import unwrapped
from ringside.arena.tournament import play
from ringside.arena.workers import handful
from tests.arena.cluster import Addresses, running_cluster
from tests.arena.pieces import die, double, refuse, stumble, where
from tests.cli.conftest import Run, run
from tests.cli.test_simulate import timeless

__all__ = ["run"]  # a fixture

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # Ray leaves files open
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

SUMO = ringside.game("sumo")
MATCH = ("simulate", "sumo", "--games", "30", "--bots", "heuristic,random", "--seed", "3")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Addresses]:
    with running_cluster() as addresses:
        yield addresses


@pytest.fixture(scope="module")
def on_ray(cluster: Addresses) -> Iterator[Workers]:
    """The cluster's workers, for all tests that need nothing but them."""
    with workers(ray=cluster.head) as them:
        yield them


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_is_done_once(jobs: int) -> None:
    with workers(jobs) as them:
        for count in (0, 1, 1000):
            assert sorted(them.do(double, range(count))) == list(range(0, 2 * count, 2))


def test_with_two_jobs_two_processes_work() -> None:
    with workers(2) as them:
        found = set(them.do(where, range(40)))
    assert os.getpid() not in found
    assert len(found) == 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_ours_arrives_as_it_was(jobs: int) -> None:
    with workers(jobs) as them, pytest.raises(InvalidOption, match="SUMO has no bot 'x'"):
        list(them.do(refuse, range(4)))


def test_a_process_that_was_killed_is_told_in_a_sentence() -> None:
    with workers(2) as them, pytest.raises(RingsideError, match="ended from outside"):
        list(them.do(die, range(4)))


def test_a_worker_with_another_ringside_refuses() -> None:
    with pytest.raises(RingsideError, match=r"has Ringside .*, and here it is 0\.0\.0"):
        handful(double, [1], "0.0.0")


def test_a_match_is_the_same_with_any_number_of_workers(on_ray: Workers) -> None:
    bots = ["heuristic", "random"]
    alone = play_match(SUMO, bots, 40, seed=5)
    with workers(2) as them:
        assert play_match(SUMO, bots, 40, seed=5, workers=them) == alone
    assert play_match(SUMO, bots, 40, seed=5, workers=on_ray) == alone


def test_a_tournament_is_the_same_on_ray(on_ray: Workers) -> None:
    alone, there = (Tournament("sumo", SUMO.version, 2, 9, {}) for _ in range(2))
    play(alone, ["random", "heuristic"], 20)
    play(there, ["random", "heuristic"], 20, workers=on_ray)
    assert there.meetings == alone.meetings


def test_both_machines_of_the_cluster_work(on_ray: Workers) -> None:
    assert on_ray.count == 2
    found: set[int] = set()
    for _ in range(20):  # a process of the second may take seconds to begin
        found |= set(on_ray.do(where, range(40)))
        if len(found) >= 2:
            break
    assert len(found) >= 2


def test_what_goes_wrong_on_ray_is_told_as_here(on_ray: Workers) -> None:
    with pytest.raises(InvalidOption, match="SUMO has no bot 'x'"):
        list(on_ray.do(refuse, range(4)))
    with pytest.raises(ZeroDivisionError):
        list(on_ray.do(stumble, range(4)))


def test_a_cluster_that_fails_is_told_in_a_sentence() -> None:
    lost = unwrapped(WorkerCrashedError())
    assert "The Ray cluster could not go on: The worker died" in str(lost)


def test_a_match_on_ray_from_anywhere_by_its_client(cluster: Addresses) -> None:
    here, there = ringside_says(*MATCH), ringside_says(*MATCH, "--ray", cluster.client)
    assert "30 games" in there
    assert timeless(there) == timeless(here)


def test_a_tournament_on_ray_with_a_bot_of_ones_own(cluster: Addresses, tmp_path: Path) -> None:
    (tmp_path / "my_cluster_bots.py").write_text(
        "import ringside\n\n\nclass Careful(ringside.Bot):\n"
        "    def choose(self, state, seat, rng):\n        return state.legal(seat)[0]\n"
    )
    bots = ("arena", "sumo", "--bots", "my_cluster_bots:Careful,random", "--games", "8")
    for name, how in (("here", ()), ("there", ("--ray", cluster.head))):
        ringside_says(*bots, "--seed", "1", "--json", f"{name}.json", *how, folder=tmp_path)
    kept = [json.loads((tmp_path / name).read_text()) for name in ("here.json", "there.json")]
    assert kept[0]["meetings"] == kept[1]["meetings"]


def ringside_says(*args: str, folder: Path | None = None) -> str:
    """What the command says in a process of its own."""
    source = str(Path(ringside.__file__).parent.parent)
    result = subprocess.run(
        [sys.executable, "-m", "ringside", *args],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": source, "LANG": "en_GB.UTF-8", "COLUMNS": "80"},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nonsense", "'nonsense' is no address of a Ray cluster"),
        ("ray://nowhere", "is no address of a Ray cluster"),
        ("127.0.0.1:1", "There is no Ray cluster at 127.0.0.1:1: Connection refused."),
        ("ray://127.0.0.1:1", "There is no Ray cluster at ray://127.0.0.1:1: Connection refused."),
    ],
)
def test_a_wrong_address_is_one_sentence(run: Run, address: str, said: str) -> None:
    result = run(*MATCH, "--ray", address)
    assert result.exit_code == 1
    assert said in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def test_something_else_that_listens_is_no_cluster(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside.arena.on_ray.PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as stranger:
        result = run(*MATCH, "--ray", f"127.0.0.1:{stranger.getsockname()[1]}")
    assert result.exit_code == 1
    assert "There is no Ray cluster at" in " ".join(result.stderr.split())


def test_without_the_extra_it_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "ringside.arena.on_ray", raising=False)
    result = run(*MATCH, "--ray", "auto")
    assert result.exit_code == 1
    assert 'pip install "ray[client]"' in " ".join(result.stderr.split())


def test_processes_or_a_cluster_but_not_both(run: Run) -> None:
    result = run(*MATCH, "--ray", "auto", "--jobs", "2")
    assert result.exit_code == 2
    assert "give one of them" in " ".join(result.stderr.split())
