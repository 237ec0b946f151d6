"""A script that uses the package passes mypy's strict checks: the types are installed with it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import ringside

ROOT = Path(__file__).parent.parent.parent
PACKAGE = Path(ringside.__file__).parent

SCRIPT = """
import copy
import pickle

import numpy as np
from numpy.typing import NDArray

import ringside
from ringside.adapters.gymnasium import vector_env
from ringside.core.observation import ObservationSpec


def play(state: ringside.State, rng: ringside.Rng) -> list[float]:
    while movers := state.to_move():
        seat = movers[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    outcome = state.outcome()
    assert outcome is not None
    names: tuple[int, ...] = outcome.winners
    print(names, state.view(None)["game"], state.record()["moves"])
    return state.returns()


sumo = ringside.game("sumo").new(seats=2, seed=7, moves="answer")
hand: int = sumo.hand0
twin: ringside.State = copy.deepcopy(sumo)
same: ringside.State = pickle.loads(pickle.dumps(sumo))
print(play(sumo, ringside.seeded(1)), twin == same, hand)

spec: ObservationSpec = ringside.game("slime").observation_spec(4)
tensor: NDArray[np.float32] = twin.observation(0)
mask: NDArray[np.bool_] = twin.mask(0)
print(spec["hand"].offset + spec.size, tensor.shape, mask.any())

batch: ringside.Batch = ringside.batch("slambo", 8, seats=3, seed=1)
step = batch.step(batch.sample())
rewards: NDArray[np.float32] = step.rewards
turns: NDArray[np.int64] = step.turns
envs = vector_env("sumo", 4, seat=0)
observations, infos = envs.reset(seed=1)
print(rewards.sum(), turns.max(), observations.mean(), sorted(infos))
"""
WRONG = """
import ringside

state = ringside.game("sumo").new(seed=7)
seats: str = state.to_move()
state.aply(0, 1)
ringside.batch("sumo", "many")
"""


def checked(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What mypy says of a script, away from the sources if the package is installed."""
    (folder / "script.py").write_text(text)
    environment = {**os.environ}
    environment.pop("PYTHONPATH", None)
    if PACKAGE.is_relative_to(ROOT / "src"):
        environment["MYPYPATH"] = str(PACKAGE.parent)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache")]
    return subprocess.run(
        [*command, "script.py"], cwd=folder, env=environment, capture_output=True, text=True
    )


def test_a_script_passes_mypy_strict(tmp_path: Path) -> None:
    assert (PACKAGE / "py.typed").exists()
    done = checked(SCRIPT, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    wrong = checked(WRONG, tmp_path)
    assert '"list[int]", variable has type "str"' in wrong.stdout
    assert 'has no attribute "aply"' in wrong.stdout
    assert 'Argument 2 to "batch" has incompatible type "str"' in wrong.stdout


def test_the_script_runs(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    command = [sys.executable, "script.py"]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
