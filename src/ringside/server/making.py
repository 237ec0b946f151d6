"""New tables: as somebody wishes, or for the same players once more."""

from __future__ import annotations

from time import time

from ringside.games import game as find_game
from ringside.server import answers as a
from ringside.table import seating
from ringside.table.refusal import Refusal
from ringside.table.setup import Clock, Seat, Setup, new_id, new_secret, usual_level
from ringside.table.table import Table
from ringside.table.window import Pauses


def table_as_wished(wish: a.NewTable, guest: str, name: str, pauses: Pauses) -> Table:
    """A new table; RingsideError or Refusal if it cannot be as wished."""
    game = find_game(wish.game)
    wishes = wish.seats
    if wishes is None:
        bots = [a.SeatWish("bot")] * (game.least_seats - 1)
        wishes = [a.SeatWish("me"), *bots]
    options = game.check_options(wish.options)
    game.new(len(wishes), 0, **options)  # refuses what does not fit together
    setup = Setup(
        id=new_id(),
        game=game.id,
        version=game.version,
        options=options,
        seats=[Seat() for _ in wishes],
        host=guest,
        secret=new_secret(),
        made=time(),
        clock=check_clock(wish.clock),
    )
    table = Table(game, setup, pauses)
    for number, seat in enumerate(wishes):
        seat_as_wished(table, number, seat, guest, name)
    if wish.start and all(seat.kind != "open" for seat in setup.seats):
        seating.deal(table, time())
    return table


def seat_as_wished(table: Table, number: int, wish: a.SeatWish, guest: str, name: str) -> None:
    """Fill a seat of a new table."""
    if wish.kind == "me":
        own = seating.clean(wish.name, seating.NAME_LENGTH)
        seating.sit(table, guest, own or name, number)
    elif wish.kind == "bot":
        seating.check_level(table, wish.level)
        seating.give_to_bot(table, number, wish.level)


def rematch(table: Table, asker: str) -> Setup:
    """The same players at a new table, which deals when everybody is there."""
    setup, outcome = table.setup, table.outcome()
    winners = () if outcome is None else outcome.winners
    game = find_game(setup.game)
    seats = [
        Seat(seat.kind, seat.name, seat.guest, seat.level)
        if seat.kind == "person"
        else Seat("bot", seat.name, "", seat.level or usual_level(game))
        for seat in setup.seats
    ]
    return Setup(
        id=new_id(),
        game=setup.game,
        version=game.version,
        options=setup.options,
        seats=seats,
        host=asker,
        secret=new_secret(),
        made=time(),
        clock=setup.clock,
        gather=True,
        wins=[
            won + (number in winners) for number, won in enumerate(setup.wins or [0] * len(seats))
        ],
    )


LEAST_SECONDS, MOST_SECONDS, MOST_BANK = 3, 3600, 36_000


def check_clock(clock: Clock | None) -> Clock | None:
    """The clock of a new table; Refusal for one nobody could play by."""
    if clock is None:
        return None
    fits = LEAST_SECONDS <= clock.seconds <= MOST_SECONDS and 0 <= clock.bank <= MOST_BANK
    if not fits:
        raise Refusal(
            "invalid-message", "clock", least=LEAST_SECONDS, most=MOST_SECONDS, bank=MOST_BANK
        )
    return clock
