"""Tables for tests, built in a line."""

from __future__ import annotations

from typing import Any

import ringside
from ringside.core.game import Game
from ringside.table.log import Answer, Played
from ringside.table.setup import Clock, Seat, Setup
from ringside.table.table import Table

SECRET = "5e" * 32
NOW = 1_000.0


def gathering(id: str | Game[Any] = "sumo", seats: int = 2, **options: Any) -> Table:
    """A table nobody sits at, hosted by guest 'ann'."""
    game = ringside.game(id) if isinstance(id, str) else id
    setup = Setup(
        id="table",
        game=game.id,
        version=game.version,
        options=game.new(seats, 0, **options).options,
        seats=[Seat() for _ in range(seats)],
        host="ann",
        secret=SECRET,
        made=NOW,
    )
    return Table(game, setup)


def dealt(
    id: str | Game[Any] = "sumo",
    seats: int = 2,
    *,
    guests: str = "ann bob cid dot eve fay gus hal",
    clock: Clock | None = None,
    **options: Any,
) -> Table:
    """A table where people sit and the cards are dealt."""
    table = gathering(id, seats, **options)
    names = guests.split()[:seats]
    table.setup.seats = [Seat("person", name.title(), name) for name in names]
    table.setup.clock = clock
    table.setup.status = "playing"
    table.deal(NOW)
    return table


def at_position(table: Table, position: dict[str, Any]) -> Table:
    """The table with its game in another position."""
    table.begin(table.game.from_position(position), NOW)
    return table


def guest_at(table: Table, seat: int) -> str:
    """Whose seat it is."""
    return table.setup.seats[seat].guest


def play(table: Table, seat: int, move: str, id: str = "", now: float = NOW) -> Played:
    """Play a move looking at the newest view; it must be carried out."""
    played = table.submit(guest_at(table, seat), seat, table.version, move, id, now)
    assert not isinstance(played, Answer)
    return played


def first_move(table: Table) -> tuple[int, str]:
    """The first seat to move and its first move."""
    assert table.state is not None
    seat = table.state.to_move()[0]
    return seat, table.state.moves(seat)[0]


def play_out(table: Table, now: float = NOW) -> None:
    """Play first moves until the game is over; nobody reacts to anything."""
    while table.setup.status == "playing":
        if table.window is not None:
            table.lapse(now)
        else:
            seat, move = first_move(table)
            play(table, seat, move, now=now)
