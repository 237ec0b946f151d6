"""Puts a table into the database of a test's server, at the moment the test is about.

Deals are tried one after the other, with random moves, until it is seat 0's turn and it may play
a ``move`` that the pattern fits, or one that brings the ``events`` in this order (``type``,
``type/why`` or ``type/seat``), or holds a card that is ``blocked``; so it is the same table every
time, until a game's rules change. The others are bots, or, if it is to stand ``still``, people who
do nothing. Prints the table's id, and the move after it.
"""

import json
import re
import sys
from itertools import count
from time import time

from ringside.bots.random import walk
from ringside.core.events import Event, kebab
from ringside.core.options import check_options
from ringside.core.rng import seeded
from ringside.core.state import State
from ringside.games import game as find_game
from ringside.server.stores.base import Made, Moved
from ringside.server.stores.sqlite import SqliteStore
from ringside.table.log import Entry
from ringside.table.setup import Seat, Setup

database, wish = sys.argv[1], json.loads(sys.argv[2])
game = find_game(wish["game"])
options = check_options(game.title, game.options, wish.get("options", {}))


def fitting(state: State) -> str | None:
    """The move, if the game has come to what was wished for; an empty one if none was asked for."""
    if 0 not in state.to_move():
        return None
    moves = state.moves(0)
    if wish.get("blocked"):
        return "" if any(card not in moves for card in state.view(0)["hand"]) else None
    pattern = wish.get("move", ".*")
    fit = [move for move in moves if re.fullmatch(pattern, move)]
    return next((move for move in fit if brings(state, move)), None)


def brings(state: State, move: str) -> bool:
    """Whether a move brings the events that were wished for, in their order."""
    if "events" not in wish:
        return True
    action = state.parse(0, move)
    after = state.copy()
    after.apply(0, action)
    told = iter(game.tell(state, 0, action, after, 0))
    return all(any(fits(event, wanted) for event in told) for wanted in wish["events"])


def fits(event: Event, wanted: str) -> bool:
    """Whether an event is of a type, and has this reason or is about this seat if there is one."""
    kind, _, more = wanted.partition("/")
    about = (getattr(event, "why", ""), str(getattr(event, "seat", "")))
    return kebab(type(event).__name__) == kind and (not more or more in about)


def lead_up(number: int) -> tuple[list[tuple[int, str]], str] | None:
    """The moves of deal ``number`` up to the situation, and the next; None if it does not come."""
    words = [""] * wish["seats"]
    state = game.new(wish["seats"], secret=number.to_bytes(32), words=words, **options)
    moves = []
    for seat, action in walk(state, seeded(number)):
        move = fitting(state)
        if move is not None:
            return moves, move
        moves.append((seat, state.text(seat, action)))
    return None


def called(seat: int, otherwise: str) -> str:
    """The name at a seat, if names were wished for."""
    names: list[str] = wish.get("names", [])
    return names[seat] if seat < len(names) else otherwise


for number in count(1):
    found = lead_up(number)
    if found is not None:
        moves, move = found
        break
others = [
    Seat("person", called(n, f"Ben {n}"), f"ben-{n}")
    if wish.get("still")
    else Seat("bot", called(n, f"Bot {n}"), level="random")
    for n in range(1, wish["seats"])
]
setup = Setup(
    id=f"situation-{number}-{wish['guest']}",
    game=game.id,
    version=game.version,
    options=options,
    seats=[Seat("person", called(0, "Anna"), wish["guest"]), *others],
    host=wish["guest"],
    secret=number.to_bytes(32).hex(),
    made=time(),
    status="playing",
)
store = SqliteStore(database)
log = [
    Moved(setup.id, Entry(n, seat, move, time(), 0.0))
    for n, (seat, move) in enumerate(moves, start=1)
]
assert store.write([[Made(setup), *log]]) == [True]
store.close()
print(setup.id, move)
