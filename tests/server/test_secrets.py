"""Nothing hidden reaches the wrong seat: every byte sent over random games of all games is held
against what the seat may know.

A seat may know what is the same in every world it cannot tell from the real one. So whatever it
is sent must come out the same, byte for byte, when the table is put into such a world.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

import ringside
from ringside.core.rng import seeded
from ringside.core.state import State
from ringside.server import messages as m
from ringside.server.live import Client, LiveTable
from ringside.server.telling import view_message
from ringside.table import history
from tests.server.listening import ear, say, somebody, table_of_listeners

decode = msgspec.json.Decoder(m.ServerMessage).decode

STEPS = 60
CASES = [
    (game.id, seats, seed)
    for game in ringside.games()
    for seats in sorted({game.least_seats, min(game.least_seats + 1, game.most_seats)})
    for seed in range(3)
]


class Eavesdropper:
    """Plays a game at random and looks at everything that is said."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.rng = seeded(seed)
        self.live, self.clients = table_of_listeners(game, seats, seed)
        self.table = self.live.table
        self.checked = 0

    async def listen(self) -> None:
        """Begin somewhere in a random game, then check every step."""
        for _ in range(self.chance.randrange(120)):
            self.step()
        for client in self.clients:
            ear(client).heard.clear()
        for _ in range(STEPS):
            if self.table.setup.status == "over":
                break
            before = self.state().copy()
            self.ask_why()
            self.check_step(before, self.step())

    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def step(self) -> tuple[int, str] | None:
        """One move, or the end of a pause."""
        if self.table.setup.status == "over":
            return None
        move = somebody(self.live, self.chance)
        if move is None or (self.table.held is not None and self.chance.random() < 0.3):
            self.live.timing.end_pause()
            return None
        seat, text = move
        version = self.table.version
        say(
            self.live, self.clients[seat], type="play", seat=seat, move=text, version=version, id=""
        )
        return seat, text

    def ask_why(self) -> None:
        """Everybody asks about any move at all."""
        state = self.state()
        for seat in range(state.seats):
            number = self.chance.randrange(self.table.game.num_actions)
            try:
                text = state.text(seat, number)
            except Exception:  # not every number is a move of every seat
                continue
            client = self.clients[seat]
            say(self.live, client, type="why", seat=seat, move=text)
            answer = ear(client).heard.pop()
            with self.another_world(seat):
                say(self.live, client, type="why", seat=seat, move=text)
                assert ear(client).heard.pop() == answer

    def check_step(self, before: State, move: tuple[int, str] | None) -> None:
        """All that was said after a step."""
        for client in self.clients:
            for data in ear(client).heard:
                self.check_message(client, data, before, move)
            ear(client).heard.clear()

    def check_message(
        self, client: Client, data: bytes, before: State, move: tuple[int, str] | None
    ) -> None:
        over = self.table.setup.status == "over"
        assert over or self.table.setup.secret.encode() not in data
        message = decode(data)
        if isinstance(message, m.View):
            assert message.seat in client.viewers
            if message.version == self.table.version:  # not one that the next has overtaken
                self.check_view(message, data)
                self.check_lines(message, before, move)
                self.checked += 1
        elif isinstance(message, m.Accepted):
            assert move is not None
            assert client is self.clients[move[0]]
        else:
            assert isinstance(message, m.Table)
            assert over
            assert message.secret == self.table.setup.secret

    def check_view(self, message: m.View, data: bytes) -> None:
        """The view is the seat's own, and the same in another world."""
        table, seat = self.table, message.seat
        shown = self.state() if table.held is None or table.reacts(seat) else table.held
        assert message.view == json.loads(json.dumps(shown.view(seat)))
        if message.moved is not None:
            assert message.moved[0] == seat, "only its own move is named to a seat"
        with self.another_world(seat):
            again = view_message(self.table, seat, message.log, message.moved)
        assert again == data

    def check_lines(self, message: m.View, before: State, move: tuple[int, str] | None) -> None:
        """The lines are the same in a world where the seat saw the same before and after."""
        table, seat = self.table, message.seat
        if move is None or table.held is not None or seat == move[0] or not message.log:
            return
        viewer = move[0] if seat is None else seat
        other = before.determinize(viewer, self.rng)
        if move[1] not in other.moves(move[0]):
            return
        after = other.copy()
        action = after.parse(*move)
        after.apply(move[0], action)
        if json.dumps(after.view(seat)) == json.dumps(self.state().view(seat)):
            lines = table.game.tell(other, move[0], action, after, seat)
            assert lines == message.log[-1].text

    def another_world(self, seat: int | None) -> AnotherWorld:
        """The table, but hidden things drawn afresh as far as the seat can know."""
        eyes = self.chance.randrange(self.state().seats) if seat is None else seat
        return AnotherWorld(self.live, eyes, self.rng)


class AnotherWorld:
    """For a while the table is in a world that a seat cannot tell from the real one."""

    def __init__(self, live: LiveTable, seat: int, rng: Any) -> None:
        self.table = live.table
        self.seat = seat
        self.rng = rng

    def __enter__(self) -> None:
        table = self.table
        self.real = table.state, table.legal
        assert table.state is not None
        # During a pause whoever cannot react sees only what is held, in which no world but the
        # real one need fit: tests/table/test_pauses.py is about it.
        if table.held is None or table.reacts(self.seat):
            table.state = table.state.determinize(self.seat, self.rng)
            legal = table.state.legal(self.seat)
            table.legal = [legal if s == self.seat else [] for s in range(table.state.seats)]

    def __exit__(self, *_: object) -> None:
        self.table.state, self.table.legal = self.real


@pytest.mark.parametrize(("game", "seats", "seed"), CASES)
def test_nothing_hidden_reaches_the_wrong_seat(game: str, seats: int, seed: int) -> None:
    async def listen() -> None:
        spy = Eavesdropper(game, seats, seed)
        await spy.listen()
        assert spy.checked or spy.table.setup.status == "over"

    asyncio.run(listen())


@pytest.mark.parametrize("game", [game.id for game in ringside.games()])
def test_coming_back_tells_no_more_than_having_stayed(game: str) -> None:
    async def play_and_come_back() -> None:
        spy = Eavesdropper(game, ringside.game(game).least_seats, 9)
        heard: dict[str, list[m.Line]] = {client.guest: [] for client in spy.clients}
        for _ in range(STEPS):
            spy.step()
            for client in spy.clients:
                for data in ear(client).heard:
                    message = decode(data)
                    if isinstance(message, m.View):
                        heard[client.guest] += message.log
                ear(client).heard.clear()
        table = spy.table
        hidden = range(table.version - table.hidden(), table.version)
        for client in spy.clients:
            expected = [line for line in heard[client.guest] if line.version not in hidden]
            found = [m.Line(*line) for line in history.lines(table, client.viewers[0])]
            assert found == expected

    asyncio.run(play_and_come_back())
