"""How often each level of Slam Bluff wins alone among others, worked out exactly.

python -m ringside.games.slam_bluff.ladder --lives 3 --seats 2
"""

# Not compiled: it is run as a command.

from __future__ import annotations

import argparse
import sys

from ringside.games.slam_bluff.duel import share
from ringside.games.slam_bluff.levels import LEVELS


def main(arguments: list[str] | None = None) -> None:
    """Print the table: the row alone among players like the column, in per cent."""
    parser = argparse.ArgumentParser(prog="ringside.games.slam_bluff.ladder")
    parser.add_argument("--lives", type=int, default=3, choices=range(1, 10))
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 9))
    given = parser.parse_args(arguments)
    sys.stdout.write("         " + "".join(f"{name:>9}" for name in LEVELS) + "\n")
    for name in LEVELS:
        sys.stdout.write(f"{name:9}")
        for other in LEVELS:
            won = share(LEVELS[name](), LEVELS[other](), given.lives, given.seats)
            sys.stdout.write("        ·" if name == other else f"{100 * won:9.2f}")
            sys.stdout.flush()
        sys.stdout.write("\n")


if __name__ == "__main__":
    main()
