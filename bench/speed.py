"""Decisions per second of random play, on one core, next to OpenSpiel in the same run.

    python -m bench.speed [--seconds S] [--only GAME]

Each row is measured for a fixed time, several rows in turns, and the best of three rounds
counts, so that a busy moment of the machine does not decide. Dealing counts as part of play.
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

import ringside
from ringside.bots.random import playout
from ringside.core.build import compiled

ROOT = Path(__file__).parent.parent
BASE = "OpenSpiel liars_dice"

# Every game at its smallest table and at its largest.
TABLES = [
    (game.id, seats)
    for game in ringside.games()
    for seats in sorted({game.least_seats, game.most_seats})
]


@dataclass
class Row:
    """One thing that was measured."""

    name: str
    how: str
    play: Callable[[], int]
    best: float = 0.0

    def measure(self, seconds: float) -> None:
        """Play for so long; keep the best rate."""
        decisions = 0
        start = time.perf_counter()
        while (taken := time.perf_counter() - start) < seconds:
            decisions += self.play()
        self.best = max(self.best, decisions / taken)


def in_loop(id: str, seats: int) -> Callable[[], int]:
    """Games dealt and played inside the compiled loop."""
    game = ringside.game(id)
    rng = ringside.seeded(1)
    options = game.new(seats, 0).options

    def play() -> int:
        decisions = 0
        for _ in range(20):
            decisions += playout(game.deal(seats, options, rng), rng)
        return decisions

    return play


def driven(id: str, seats: int) -> Callable[[], int]:
    """Games driven move by move from Python, as a researcher would."""
    game = ringside.game(id)
    seeds = random.Random(1)
    choice = random.Random(2).choice

    def play() -> int:
        state = game.new(seats, seeds.getrandbits(32))
        decisions = 0
        while movers := state.to_move():
            seat = movers[0] if len(movers) == 1 else choice(movers)
            state.apply(seat, choice(state.legal(seat)))
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Callable[[], int]:
    """An OpenSpiel game driven as its own Python examples do, chance with the quicker
    `random.choices` in place of numpy's. Chance nodes are not counted as decisions."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    choice = random.Random(2).choice

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, chances)[0])
            else:
                state.apply_action(choice(state.legal_actions(state.current_player())))
                decisions += 1
        return decisions

    return play


def ours(how: str) -> list[Row]:
    """The rows of Ringside's games."""
    rows = []
    for id, seats in TABLES:
        name = f"{ringside.game(id).title}, {seats} seats"
        rows.append(Row(name, f"{how}, inside the loop", in_loop(id, seats)))
        rows.append(Row(name, f"{how}, driven from Python", driven(id, seats)))
    return rows


def theirs() -> list[Row]:
    """The rows of OpenSpiel's games."""
    games = ["liars_dice", "leduc_poker", "oh_hell"]
    return [Row(f"OpenSpiel {name}", "driven from Python", open_spiel(name)) for name in games]


def measure(rows: list[Row], seconds: float) -> None:
    """Measure the rows in turns, three rounds."""
    for _ in range(3):
        for row in rows:
            row.measure(seconds)


def measure_plain(seconds: float) -> list[tuple[str, str, float]]:
    """The same rows of Ringside in plain Python, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "bench.speed", "--plain", "--seconds", str(seconds)]
    run = subprocess.run(
        command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True
    )
    found = []
    for line in run.stdout.splitlines():
        name, how, rate = line.split("\t")
        found.append((name, how, float(rate)))
    return found


def table(results: list[tuple[str, str, float]]) -> str:
    """The results as Markdown, each as a ratio to OpenSpiel's liars_dice."""
    base = next(rate for name, _, rate in results if name == BASE)
    lines = ["| game | how | decisions/s | × liars_dice |", "|---|---|---:|---:|"]
    lines += [f"| {n} | {how} | {rate:,.0f} | {rate / base:.2f} |" for n, how, rate in results]
    return "\n".join(lines)


def main() -> None:
    """Measure, print and write bench/results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="per row and round")
    parser.add_argument("--plain", action="store_true", help="only Ringside's rows, as tabs")
    arguments = parser.parse_args()
    if arguments.plain:
        rows = ours("plain Python")
        measure(rows, arguments.seconds)
        for row in rows:
            print(row.name, row.how, row.best, sep="\t")
        return
    rows = [*theirs(), *ours("compiled" if compiled() else "plain Python")]
    measure(rows, arguments.seconds)
    results: list[tuple[str, str, float]] = [(row.name, row.how, row.best) for row in rows]
    results += measure_plain(arguments.seconds) if compiled() else []
    text = table(results)
    print(text)
    (ROOT / "bench" / "results.md").write_text(report(text), encoding="utf-8")


def report(text: str) -> str:
    """bench/results.md."""
    return (
        "# Speed\n\nDecisions per second of random play on one core, measured in one run by "
        "`make bench`. What counts is the last column: the ratio to OpenSpiel's `liars_dice`, "
        f"driven from Python in the same run.\n\n{text}\n"
    )


if __name__ == "__main__":
    # One core, whatever the machine has.
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    main()
