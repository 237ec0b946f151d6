"""How exploitable solved endings are, and how long they take.

    python -m ringside.games.sumo.check --endings 10 --cards 4 --rounds 8 --seed 1

Random cards are left unseen, both hands equally likely to be any of them. A best answer to the
solution is computed exactly for both sides; the exploitability is the mean of what the two gain.
"""

# Not compiled: a tool for measuring.

from __future__ import annotations

import argparse
import sys
from random import Random
from time import perf_counter, process_time

from ringside.games.sumo.endgame import Endgame
from ringside.games.sumo.rules import NUM_CARDS

ASIDE = 4


def main(arguments: list[str] | None = None) -> None:
    """Solve endings with the wrestlers on the edge and in the centre, and print each."""
    parser = argparse.ArgumentParser(prog="ringside.games.sumo.check")
    parser.add_argument("--endings", type=int, default=5)
    parser.add_argument("--cards", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    chance = Random(given.seed)
    for push in (1, 0):
        for _ in range(given.endings):
            cards = chance.sample(range(NUM_CARDS), 2 * given.cards + ASIDE)
            start, cpu = perf_counter(), process_time()
            ending = Endgame(sum(1 << card for card in cards), given.cards, push, False)
            ending.solve(given.rounds)
            took, used = perf_counter() - start, process_time() - cpu
            line = f"push {push}  rounds {given.rounds}  {took:.2f} s ({used:.2f} s CPU)  "
            sys.stdout.write(line + f"exploitability {ending.exploitability():.5f}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
