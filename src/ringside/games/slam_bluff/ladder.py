"""How often each level of Slam Bluff beats each other one among two, worked out exactly.

python -m ringside.games.slam_bluff.ladder --lives 3
"""

# Not compiled: it is run as a command.

from __future__ import annotations

import argparse
import sys
from itertools import combinations

from ringside.games.slam_bluff.duel import share
from ringside.games.slam_bluff.levels import LEVELS


def main(arguments: list[str] | None = None) -> None:
    """Print the table, rows against columns, in per cent."""
    parser = argparse.ArgumentParser(prog="ringside.games.slam_bluff.ladder")
    parser.add_argument("--lives", type=int, default=3, choices=range(1, 10))
    lives = parser.parse_args(arguments).lives
    sys.stdout.write("         " + "".join(f"{name:>9}" for name in LEVELS) + "\n")
    found = {
        (name, other): share(LEVELS[name](), LEVELS[other](), lives)
        for name, other in combinations(LEVELS, 2)
    }
    for name in LEVELS:
        cells = [
            "        ·" if name == other
            else f"{100 * found[name, other]:9.2f}" if (name, other) in found
            else f"{100 * (1 - found[other, name]):9.2f}"
            for other in LEVELS
        ]  # fmt: skip
        sys.stdout.write(f"{name:9}" + "".join(cells) + "\n")


if __name__ == "__main__":
    main()
