"""Nothing hidden reaches the wrong seat: every byte sent over random games of all games is held
against what the seat may know.

A seat may know what is the same in every world it cannot tell from the real one. So whatever it
is sent must come out the same, byte for byte, when the table is put into such a world.
"""

from __future__ import annotations

import asyncio
import json
import random
from importlib.metadata import EntryPoint
from typing import Any

import msgspec
import pytest

import ringside
from ringside.core.events import written
from ringside.core.game import Game
from ringside.core.rng import seeded
from ringside.core.state import State
from ringside.games import GROUP, announced
from ringside.server import messages as m
from ringside.server.changes import Sight
from ringside.server.clients import Client
from ringside.server.live import LiveTable
from ringside.server.telling import whole_view
from ringside.table.log import Entry
from ringside.table.setup import Clock
from tests.server.listening import ear, say, somebody, table_of_listeners
from tests.table.toy import TOY, ToyState

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

    def __init__(self, game: str | Game[Any], seats: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.rng = seeded(seed)
        self.live, self.clients = table_of_listeners(game, seats, seed)
        self.table = self.live.table
        self.views: dict[int | None, dict[str, Any]] = {}
        for viewer in (*range(seats), None):
            message = decode(whole_view(self.table, viewer, self.live.sight(viewer)))
            assert isinstance(message, m.View)
            self.views[viewer] = message.view
        self.checked = 0
        self.spoke: Client | None = None

    async def listen(self) -> None:
        """Begin somewhere in a random game, then check every step."""
        for _ in range(self.chance.randrange(120)):
            self.step()
            self.hear_all()
        for _ in range(STEPS):
            if self.table.setup.status == "over":
                break
            before = self.state().copy()
            self.ask()
            self.check_step(before, self.step())

    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    def step(self) -> list[Entry]:
        """One move, or the end of a window; what was written down of it."""
        table = self.table
        if table.setup.status == "over":
            return []
        written = moves_written(self.live)
        written.clear()
        window = table.window
        passed = set() if window is None else window.passed
        everybody = passed.issuperset(self.state().to_move())
        if window is not None and (everybody or self.chance.random() < 0.3):
            self.live.timing.close_window()
            self.spoke = None
            return list(written)
        seat, text = somebody(self.live, self.chance)
        client = self.spoke = self.clients[seat]
        counts = [len(ear(other).heard) for other in self.clients]
        say(self.live, client, type="play", seat=seat, move=text, version=table.version, id="i")
        table.answers.recent.clear()
        if not written:  # who lets something pass is the only one who hears of it
            assert table.window is not None
            for other, count in zip(self.clients, counts, strict=True):
                assert len(ear(other).heard) == count + 2 * (other is client)
                del ear(other).heard[count:]
            assert self.views[seat] is not None
            self.views[seat] = {**self.views[seat], "asked": None}
        return list(written)

    def hear_all(self) -> list[tuple[Client, bytes, m.ServerMessage]]:
        """All that was said since somebody listened, whole views in place of changed ones."""
        found = []
        for client in self.clients:
            for data in ear(client).heard:
                message = decode(data)
                if isinstance(message, m.View):
                    before = {} if message.since is None else self.views[message.seat]
                    message.view = self.views[message.seat] = {**before, **message.view}
                found.append((client, data, message))
            ear(client).heard.clear()
        return found

    def ask(self) -> None:
        """Everybody asks about any move at all, and what it would do."""
        state = self.state()
        for seat in range(state.seats):
            number = self.chance.randrange(self.table.game.num_actions)
            try:
                text = state.text(seat, number)
            except Exception:  # not every number is a move of every seat
                continue
            self.check_answer("why", seat, text)
            legal = state.moves(seat)
            if legal:
                self.check_answer("preview", seat, self.chance.choice(legal))

    def check_answer(self, type: str, seat: int, text: str) -> None:
        """What a seat is told of a move is the same in another world."""
        client = self.clients[seat]
        say(self.live, client, type=type, seat=seat, move=text)
        answer = ear(client).heard.pop()
        with self.another_world(seat):
            say(self.live, client, type=type, seat=seat, move=text)
            assert ear(client).heard.pop() == answer

    def check_step(self, before: State, moves: list[Entry]) -> None:
        """All that was said after a step."""
        over = self.table.setup.status == "over"
        for client, data, message in self.hear_all():
            assert over or self.table.setup.secret.encode() not in data
            if isinstance(message, m.View):
                assert message.seat in client.viewers
                assert message.version == self.table.version
                self.check_view(message)
                self.check_events(message, before, moves)
                self.checked += 1
            elif isinstance(message, m.Accepted):
                assert client is self.spoke
            else:
                assert isinstance(message, m.TableInfo)
                assert over
                assert message.secret == self.table.setup.secret

    def check_view(self, message: m.View) -> None:
        """The view is the seat's own, and the same in another world."""
        seat = message.seat
        assert message.view == json.loads(json.dumps(self.state().view(seat)))
        if message.moved is not None:
            assert message.moved[0] == seat, "only its own move is named to a seat"
        here = self.now(seat)
        with self.another_world(seat):
            assert self.now(seat) == here
        told = msgspec.structs.replace(message, steps=[], since=None, moved=None)
        assert timeless(told) == here

    def now(self, seat: int | None) -> m.View:
        """What a seat would be told if it came now, but for the story."""
        message = decode(whole_view(self.table, seat, Sight()))
        assert isinstance(message, m.View)
        return timeless(message)

    def check_events(self, message: m.View, before: State, moves: list[Entry]) -> None:
        """The events are the same in a world where the seat saw the same before and after."""
        seat = message.seat
        if not moves or not message.steps or [entry.seat for entry in moves] == [seat]:
            return
        viewer = moves[0].seat if seat is None else seat
        other = before.determinize(viewer, self.rng)
        told: list[Any] = []
        for entry in moves:
            if entry.move not in other.moves(entry.seat):
                return
            after = other.copy()
            action = after.parse(entry.seat, entry.move)
            after.apply(entry.seat, action)
            told += map(written, self.table.game.tell(other, entry.seat, action, after, seat))
            other = after
        if json.dumps(other.view(seat)) == json.dumps(self.state().view(seat)):
            assert told == message.steps[-1].events

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
        table.state = table.state.determinize(self.seat, self.rng)
        legal = table.state.legal(self.seat)
        table.legal = [legal if s == self.seat else [] for s in range(table.state.seats)]

    def __exit__(self, *_: object) -> None:
        self.table.state, self.table.legal = self.real


def moves_written(live: LiveTable) -> list[Entry]:
    """What has been written down since somebody looked."""
    writer: Any = live.hub.writer
    found: list[Entry] = writer.moves
    return found


def timeless(view: m.View) -> m.View:
    """A view but for what passes while it is looked at."""
    window = view.window
    still = None if window is None else m.ReactionWindow(0.0, window.seconds)
    return msgspec.structs.replace(view, window=still)


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
        heard: dict[str, list[m.Step]] = {client.guest: [] for client in spy.clients}
        for _ in range(STEPS):
            spy.step()
            for client, _, message in spy.hear_all():
                if isinstance(message, m.View):
                    heard[client.guest] += message.steps
        table = spy.table
        hidden = range(table.version - table.hidden(), table.version)
        for client in spy.clients:
            expected = [step for step in heard[client.guest] if step.version not in hidden]
            found = decode(whole_view(table, client.viewers[0], Sight(), story=True))
            assert isinstance(found, m.View)
            assert found.steps == expected

    asyncio.run(play_and_come_back())


@pytest.mark.parametrize("seed", range(12))
def test_nothing_that_others_hear_or_could_measure_tells_who_holds_a_stop(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game twice: in one the seats that never stop anything hold a stop, in the other
    they do not, and in one they let things pass at once and in the other say nothing."""

    monkeypatch.setitem(announced(), "toy", EntryPoint("toy", "tests.table.toy:TOY", GROUP))

    async def play_both() -> None:
        heard: list[list[list[bytes]]] = []
        for held in (False, True):
            live, clients = table_of_listeners(TOY, 4)
            state = live.table.state
            assert isinstance(state, ToyState)
            state.stops = [True, held, held, held]
            live.table.legal = [state.legal(seat) for seat in range(4)]
            live.table.setup.clock = live.table.clocks.clock = Clock(30, 60)
            live.table.clocks.bank = [60.0] * 4
            for client in clients:
                ear(client).heard.clear()
            chance = random.Random(seed)
            while live.table.setup.status == "playing":
                act(live, clients, chance, held)
            others = [client for client in clients if client.viewers[0] in (0, None)]
            heard.append([[still(data) for data in ear(client).heard] for client in others])
        assert heard[0] == heard[1]

    asyncio.run(play_both())


def act(live: LiveTable, clients: list[Client], chance: random.Random, held: bool) -> None:
    """One step of a game in which only seat 0 ever stops anything."""
    table = live.table
    assert table.state is not None
    version = table.version
    if table.window is None:
        seat = table.state.to_move()[0]
        say(live, clients[seat], type="play", seat=seat, move="announce", version=version, id="")
        return
    stops = chance.random() < 0.2 and "stop" in table.moves(0, 0.0)
    if held:
        for seat in table.state.to_move():
            if seat != 0:
                say(
                    live,
                    clients[seat],
                    type="play",
                    seat=seat,
                    move="allow",
                    version=version,
                    id="",
                )
    if stops:
        say(live, clients[0], type="play", seat=0, move="stop", version=version, id="")
    else:
        live.timing.close_window()


def still(data: bytes) -> bytes:
    """A message but for the time that has passed."""
    message = msgspec.json.decode(data)
    message.pop("seconds", None)
    if "window" in message:
        message["window"]["left"] = 0
    return msgspec.json.encode(message)
