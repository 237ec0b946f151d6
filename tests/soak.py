"""Long checks, for `make soak`: the conformance suite over many more games.

python -m tests.soak [--games N] [--only GAME]
"""

from __future__ import annotations

import argparse
import time

import ringside
from ringside.testing import check_play, settings


def main() -> None:
    """Check so many random games of every game, spread over all its settings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="per game")
    parser.add_argument("--only", help="one game's id")
    arguments = parser.parse_args()
    for game in ringside.games():
        if arguments.only not in (None, game.id):
            continue
        start = time.perf_counter()
        spread = list(settings(game))
        for number in range(arguments.games):
            seats, options = spread[number % len(spread)]
            check_play(game, seats, 1000 + number, most=40, **options)
        taken = time.perf_counter() - start
        print(f"{game.title}: {arguments.games} games kept every promise, {taken:.0f} s")


if __name__ == "__main__":
    main()
