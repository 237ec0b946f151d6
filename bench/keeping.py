"""How much room a game takes in the database: its log, and how it was told once it is over.

    python -m bench.keeping [--games N]          writes bench/keeping.md

Plays games at a table, with moves chosen at random, into a SQLite file of its own, and looks at
how much the file grows.
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import fmean
from time import time
from typing import Any

import ringside
from ringside import Game, Rng
from ringside.server.replays import ending_of
from ringside.server.stores.base import Ended, Made, Moved
from ringside.server.stores.sqlite import SqliteStore
from ringside.table import seating
from ringside.table.log import Entry
from ringside.table.setup import Seat, Setup, new_secret
from ringside.table.table import Table

PAGE = Path(__file__).parent / "keeping.md"
HEAD = """# What a game takes in the database

{games} games of each game with moves chosen at random, in SQLite. *Log* is the table and its moves;
*told* is what is kept when the game is over, through every seat's eyes, so that a change of the
rules cannot change it. `python -m bench.keeping` writes this page.

| game | seats | moves | log, bytes | bytes a move | told, bytes | together |
|---|--:|--:|--:|--:|--:|--:|
"""


def main() -> None:
    """Measure all games, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    lines = [measured(game, given.games, ringside.seeded(1)) for game in ringside.games()]
    PAGE.write_text(HEAD.format(games=given.games) + "\n".join(lines) + "\n", encoding="utf-8")
    print(PAGE.read_text("utf-8"))


def measured(game: Game[Any], games: int, rng: Rng) -> str:
    """A line of the table: how much a file grows by the logs, and then by what was told."""
    seats = game.best_seats or game.least_seats
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "keeping.sqlite")
        store = SqliteStore(str(path))
        empty = size(path)
        played = [play(game, seats, store, rng) for _ in range(games)]
        log = (size(path) - empty) / games
        for table in played:
            store.write([[Ended(table.setup.id, ending_of(table))]])
        told = (size(path) - empty) / games - log
        store.close()
    moves = fmean(table.version for table in played)
    figures = (moves, log, log / moves, told, log + told)
    return f"| {game.title} | {seats} | " + " | ".join(f"{n:,.0f}" for n in figures) + " |"


def play(game: Game[Any], seats: int, store: SqliteStore, rng: Rng) -> Table:
    """A game to its end, in the store; as a table that has come back from it."""
    setup = Setup(
        id=f"{rng.word():08x}{rng.word():08x}",
        game=game.id,
        version=game.version,
        options=game.check_options({}),
        seats=[Seat() for _ in range(seats)],
        host="host",
        secret=new_secret(),
        made=time(),
    )
    table = Table(game, setup)
    for seat in range(seats):
        seating.sit(table, f"guest-{seat}", f"Guest {seat}", seat)
    seating.deal(table, time())
    store.write([[Made(setup)]])
    entries: list[Entry] = []
    state = table.state
    assert state is not None
    while movers := state.to_move():
        seat = movers[rng.below(len(movers))]
        moves = state.moves(seat)
        move = moves[rng.below(len(moves))]
        state.play(seat, move)
        id = f"{rng.word():08x}{rng.word():08x}"
        entries.append(Entry(len(entries) + 1, seat, move, time(), 1.0, id))
    store.write([[Moved(setup.id, entry)] for entry in entries])
    again = Table(game, setup)
    again.restore(entries, time(), [])
    return again


def size(path: Path) -> int:
    """The bytes of a database in use, whatever still waits to be put in its place."""
    with closing(sqlite3.connect(path)) as database:
        pages, free, page = (
            database.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * page)


if __name__ == "__main__":
    main()
