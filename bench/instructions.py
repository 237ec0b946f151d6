"""How many instructions a decision costs, which no busy machine can blur: needs valgrind.

    python -m bench.instructions [--against PYTHON]

Random play of every game from Python, counted by callgrind: a long run less a short one, so
that starting up does not count, nor how much was imported (which the garbage collector would
walk over again). ``--against`` is the Python of another environment, with another Ringside in
it, for before and after.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys

SHORT, LONG = 2, 40  # games
PLAY = """
import gc, random, sys, ringside
game, chance, decisions = ringside.game(sys.argv[1]), random.Random(5), 0
gc.freeze()
for seed in range(int(sys.argv[3])):
    state = game.new(int(sys.argv[2]), seed)
    while movers := state.to_move():
        moves = state.legal(movers[0])
        state.apply(movers[0], moves[int(chance.random() * len(moves))])
        decisions += 1
print(decisions)
"""


def main() -> None:
    """Print a line for every game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--against", metavar="PYTHON")
    against: str | None = parser.parse_args().against
    if shutil.which("valgrind") is None:
        sys.exit("valgrind counts the instructions: apt-get install valgrind")
    from ringside.games import games

    print(
        f"{'game':<12} {'seats':>5} {'instructions a decision':>24}",
        "  against  ratio" if against else "",
    )
    for game in games():
        seats = game.best_seats or game.least_seats
        now = instructions(sys.executable, game.id, seats)
        line = f"{game.id:<12} {seats:>5} {now:>24,.0f}"
        if against:
            before = instructions(against, game.id, seats)
            line += f" {before:>10,.0f} {now / before:>6.2f}"
        print(line, flush=True)


def instructions(python: str, game: str, seats: int) -> float:
    """The instructions of a decision of random play."""
    few, start = run(python, game, seats, SHORT)
    many, end = run(python, game, seats, LONG)
    return (end - start) / (many - few)


def run(python: str, game: str, seats: int, games: int) -> tuple[int, int]:
    """How many decisions some games have, and how many instructions the whole run takes."""
    callgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*callgrind, python, "-c", PLAY, game, str(seats), str(games)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd="/")
    counted = re.search(r"Collected : (\d+)", ran.stderr)
    if counted is None:
        raise RuntimeError(ran.stderr)
    return int(ran.stdout), int(counted.group(1))


if __name__ == "__main__":
    main()
