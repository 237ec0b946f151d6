"""Puts a table into the database of a test's server, at the moment the test is about.

Deals are tried one after the other, with random moves, until it is seat 0's turn and it may play
a ``move`` that the pattern fits (and that brings a certain ``event``, if one is wished for), or
holds a card that is ``blocked``; so it is the same table every time, until a game's rules change.
"""

import json
import re
import sys
from itertools import count
from time import time

from ringside.bots.random import walk
from ringside.core.events import written
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


def fits(state: State) -> bool:
    """Whether the game has come to what was wished for."""
    if 0 not in state.to_move():
        return False
    moves = state.moves(0)
    if wish.get("blocked"):
        return any(card not in moves for card in state.view(0)["hand"])
    return any(re.fullmatch(wish["move"], move) and brings(state, move) for move in moves)


def brings(state: State, move: str) -> bool:
    """Whether a move brings the event that was wished for."""
    if "event" not in wish:
        return True
    after = state.copy()
    after.play(0, move)
    told = game.tell(state, 0, state.parse(0, move), after, 0)
    return any(written(event)["type"] == wish["event"] for event in told)


def lead_up(number: int) -> list[tuple[int, str]] | None:
    """The moves of deal ``number`` up to the situation, None if it does not come about."""
    words = [""] * wish["seats"]
    state = game.new(wish["seats"], secret=number.to_bytes(32), words=words, **options)
    moves = []
    for seat, action in walk(state, seeded(number)):
        if fits(state):
            return moves
        moves.append((seat, state.text(seat, action)))
    return None


for number in count(1):
    moves = lead_up(number)
    if moves is not None:
        break
bots = [Seat("bot", f"Bot {n}", level="random") for n in range(1, wish["seats"])]
setup = Setup(
    id=f"situation-{number}-{wish['guest']}",
    game=game.id,
    version=game.version,
    options=options,
    seats=[Seat("person", "Anna", wish["guest"]), *bots],
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
print(setup.id)
