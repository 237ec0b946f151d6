"""Solves Slam Bluff for every number of players and writes chances.txt, in a few minutes:

python -m ringside.games.slam_bluff.make_book
"""

# Not compiled: it is run as a command.

from __future__ import annotations

import zlib
from base64 import b85encode
from itertools import product
from pathlib import Path
from struct import pack

from ringside.games.slam_bluff.book import FILE, FINE
from ringside.games.slam_bluff.solution import Chances, solve

MADE_BY = "python -m ringside.games.slam_bluff.make_book"
# The most lives in the file, by the number of players.
MOST_LIVES = {2: 9, 3: 9, 4: 7, 5: 5, 6: 4, 7: 3, 8: 3}


def packed(chances: Chances, players: int, most: int) -> str:
    """A line of the file."""
    data: list[bytes] = []
    for lives in product(range(1, most + 1), repeat=players):
        for chance in chances.at(lives)[:-1]:
            data.append(pack("<d", chance) if players == 2 else pack("<H", round(chance * FINE)))
    return f"{players} {most} {b85encode(zlib.compress(b''.join(data), 9)).decode()}"


def make(path: Path) -> None:
    """Solve everything and write the file."""
    lines = [f"# {MADE_BY}"]
    for players, most in MOST_LIVES.items():
        lines.append(packed(solve((most,) * players), players, most))
    path.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    make(Path(__file__).with_name(FILE))
