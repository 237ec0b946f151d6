"""Decisions per second of batches, next to pgx and to games driven one by one, in one run.

    python -m bench.batch [--seconds S] [--games N]

Random play, on one core, with what a learner needs at every decision: observations, masks, whose
turn it is, rewards, and finished games that start again. Every row is measured in CPU time, several
rows in turns, and the best of three rounds counts. pgx plays as its own examples do, compiled by
JAX with a random policy: with one call a step, and with a hundred steps in one call. It has a
process of its own, so that neither crowds the other's memory.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ringside
from ringside.core.build import compiled

ROOT = Path(__file__).parent.parent
ROUNDS = 3
SCANNED = 100
PEERS = ("leduc_holdem", "kuhn_poker")


@dataclass
class Row:
    """One thing that was measured: `begin` gives what makes some decisions and says how many."""

    name: str
    how: str
    numbers: int
    begin: Callable[[], Callable[[], int]]
    best: float = 0.0

    def measure(self, seconds: float) -> None:
        """Play for so long; keep the best rate."""
        play = self.begin()
        for _ in range(20):
            play()  # so that games are at all their stages
        decisions = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < seconds:
            decisions += play()
        self.best = max(self.best, decisions / taken)


def batched(game: ringside.Game[Any], n: int) -> Row:
    """So many games stepped with one call."""

    def begin() -> Callable[[], int]:
        batch = ringside.batch(game, n, seed=1)

        def play() -> int:
            batch.step(batch.sample())
            return n

        return play

    return Row(game.title, f"batch of {n:,}", game.observation_spec().size, begin)


def one_by_one(game: ringside.Game[Any]) -> Row:
    """Games driven move by move from Python, with the same arrays for every decision."""
    seeds = random.Random(1)
    choice = random.Random(2).choice

    def play() -> int:
        state = game.new(seed=seeds.getrandbits(32))
        decisions = 0
        while movers := state.to_move():
            seat = movers[0]
            state.observation(seat)
            state.mask(seat)
            state.apply(seat, choice(state.legal(seat)))
            decisions += 1
            if decisions == 200:
                break
        return decisions

    return Row(game.title, "one by one", game.observation_spec().size, lambda: play)


def pgx_rows(name: str, n: int) -> list[Row]:
    """A game of pgx, with random actions and finished games that start again."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    steps = jax.vmap(auto_reset(env.step, env.init))

    def step(carried: Any, _: Any = None) -> Any:
        state, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, odds, axis=-1)
        return (steps(state, actions, jax.random.split(chance, n)), key), None

    one = jax.jit(lambda carried: step(carried)[0])
    many = jax.jit(lambda carried: jax.lax.scan(step, carried, None, length=SCANNED)[0])
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n))
    table = {"state": (first, jax.random.PRNGKey(1))}

    def playing(call: Any, decisions: int) -> Callable[[], Callable[[], int]]:
        def play() -> int:
            table["state"] = call(table["state"])
            table["state"][0].observation.block_until_ready()
            return decisions

        return lambda: play

    size = int(first.observation[0].size)
    return [
        Row(f"pgx {name}", f"batch of {n:,}", size, playing(one, n)),
        Row(f"pgx {name}", f"{SCANNED} steps in one call", size, playing(many, n * SCANNED)),
    ]


def measure(rows: list[Row], seconds: float) -> None:
    """Measure the rows in turns."""
    for _ in range(ROUNDS):
        for row in rows:
            row.measure(seconds)


def peers(seconds: float, n: int) -> list[Row]:
    """The rows of pgx, measured in a process of its own."""
    command = [sys.executable, "-m", "bench.batch", "--peers"]
    command += ["--seconds", str(seconds), "--games", str(n)]
    run = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    found = []
    for line in run.stdout.splitlines():
        name, how, numbers, rate = line.split("\t")
        found.append(Row(name, how, int(numbers), lambda: lambda: 0, float(rate)))
    return found


def table(rows: list[Row]) -> str:
    """The results as Markdown, with the ratios that count."""
    rates = {(row.name, row.how): row.best for row in rows}
    heads = [row for row in rows if row.name.startswith("pgx")]
    columns = "".join(f" × {row.name}, {row.how} |" for row in heads)
    lines = [
        f"| game | how | numbers seen | decisions/s | × one by one |{columns}",
        "|---|---|---:|---:|---:|" + "---:|" * len(heads),
    ]
    for row in rows:
        single = rates.get((row.name, "one by one"))
        ratio = "" if single is None else f"{row.best / single:.1f}"
        beside = "".join(f" {row.best / head.best:.2f} |" for head in heads)
        lines.append(
            f"| {row.name} | {row.how} | {row.numbers:,} | {row.best:,.0f} | {ratio} |{beside}"
        )
    return "\n".join(lines)


def report(text: str) -> str:
    """bench/batch.md."""
    how = "compiled" if compiled() else "in plain Python"
    return (
        "# Batches\n\nDecisions per second of random play on one core, in CPU time, measured in "
        f"one run by `python -m bench.batch`, Ringside {how}. Observations, masks, rewards and new "
        "games are part of every row. What counts are the ratios: to the same game driven one by "
        "one from Python, and to pgx in the same run. “Numbers seen” is the length of an "
        f"observation.\n\n{text}\n"
    )


def main() -> None:
    """Measure, print and write bench/batch.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="per row and round")
    parser.add_argument("--games", type=int, default=1024, help="in a batch")
    parser.add_argument("--only", nargs="*", help="games to measure, by id")
    parser.add_argument("--peers", action="store_true", help="only pgx' rows, as tabs")
    arguments = parser.parse_args()
    if arguments.peers:
        rows = [row for name in PEERS for row in pgx_rows(name, arguments.games)]
        measure(rows, arguments.seconds)
        for row in rows:
            print(row.name, row.how, row.numbers, row.best, sep="\t")
        return
    chosen = [game for game in ringside.games() if not arguments.only or game.id in arguments.only]
    rows = [batched(game, arguments.games) for game in chosen]
    rows += [one_by_one(game) for game in chosen]
    others = peers(arguments.seconds, arguments.games)
    measure(rows, arguments.seconds)
    text = table([*others, *rows])
    print(text)
    if not arguments.only:
        (ROOT / "bench" / "batch.md").write_text(report(text), encoding="utf-8")


if __name__ == "__main__":
    # One core, whatever the machine has.
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    main()
