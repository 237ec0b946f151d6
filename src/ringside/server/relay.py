"""Clients at tables that another server runs.

Any server takes any socket. If the table is run elsewhere, what the client says is passed on to
its owner, and what the owner tells comes back. To the owner such a client is like any other; only
its wire is a long one. When the owner is gone or hands the table over, the socket is closed, the
client comes back by itself, and the table is found where it is then.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ringside.server import parcels as p
from ringside.server.clients import Client
from ringside.server.handlers import allowed, carry_out
from ringside.server.ownership import Elsewhere
from ringside.server.post import Post
from ringside.server.problems import Trouble
from ringside.server.sockets import NO_SUCH_TABLE, OTHER_RULES, seat
from ringside.server.telling import encode, table_info
from ringside.server.wire import RESTART, Wire

if TYPE_CHECKING:
    from ringside.server.hub import Hub
    from ringside.server.live import LiveTable


class Near(msgspec.Struct):
    """A socket of this server at another one's table."""

    owner: str
    wire: Wire
    joined: asyncio.Future[bool]


class LongWire:
    """What the owner of a table reaches another server's client through."""

    __slots__ = ("post", "server", "socket")

    def __init__(self, post: Post, server: str, socket: int) -> None:
        self.post = post
        self.server = server
        self.socket = socket

    def push(self, *messages: bytes) -> None:
        """Send messages; what many are told alike goes out once."""
        if not messages or not self.post.reaches(self.server):
            return
        box, told = self.post.box(self.server), list(messages)
        last = box[-1] if box else None
        if isinstance(last, p.Tell) and last.messages == told:
            last.sockets.append(self.socket)
        else:
            box.append(p.Tell([self.socket], told))

    def close(self, code: int) -> None:
        """Have the socket closed."""
        self.post.send(self.server, p.Shut(self.socket, code))

    def cut(self, code: int) -> None:
        """Have it closed, with nothing more read."""
        self.post.send(self.server, p.Shut(self.socket, code, True))


class Relay:
    """Passes on what clients and owners say."""

    def __init__(self, hub: Hub, post: Post) -> None:
        self.hub = hub
        self.post = post
        self.near: dict[int, Near] = {}
        self.far: dict[tuple[str, int], tuple[LiveTable, Client] | None] = {}
        self.asked: dict[int, tuple[str, asyncio.Future[bytes]]] = {}
        self.count = 0
        self.tasks: set[asyncio.Task[None]] = set()

    # -- on the client's side -------------------------------------------------------------------

    async def join(
        self, owner: str, patience: float, table: str, wire: Wire, client: Client
    ) -> int | None:
        """Bring a client to a table that is run elsewhere: under which number it is known there,
        None if it could not be brought in time. A client that is gone meanwhile is anywhere."""
        if wire.closed:
            return 0
        if not self.post.reaches(owner):
            return None
        self.count += 1
        socket = self.count
        joined = asyncio.get_running_loop().create_future()
        self.near[socket] = Near(owner, wire, joined)
        self.post.send(owner, p.Join(socket, table, client.guest, client.name, client.address))
        try:
            here = await asyncio.wait_for(joined, patience)
        except TimeoutError:
            here = False
        if here and not wire.closed:
            return socket
        self.leave(socket)
        return 0 if wire.closed else None

    def listen(self, socket: int, wire: Wire, client: Client) -> None:
        """From now on pass on what a client says."""
        if not wire.closed:
            wire.listen(partial(self.say, socket, client), partial(self.leave, socket))

    def say(self, socket: int, client: Client, data: bytes) -> None:
        """A client says something."""
        near = self.near.get(socket)
        if near is not None and allowed(self.hub, client, data):
            self.post.send(near.owner, p.Say(socket, data))

    def leave(self, socket: int) -> None:
        """A client is gone."""
        near = self.near.pop(socket, None)
        if near is not None:
            self.post.send(near.owner, p.Gone(socket))

    async def ask(self, owner: str, patience: float, table: str, guest: str) -> bytes | None:
        """How a table looks to a guest, if its owner answers in time."""
        if not self.post.reaches(owner):
            return None
        self.count += 1
        number, answer = self.count, asyncio.get_running_loop().create_future()
        self.asked[number] = owner, answer
        self.post.send(owner, p.Ask(number, table, guest))
        try:
            return await asyncio.wait_for(answer, patience) or None
        except TimeoutError:
            return None
        finally:
            self.asked.pop(number, None)

    # -- what arrives ---------------------------------------------------------------------------

    def deliver(self, sender: str, item: p.Items) -> None:
        """Something has arrived from another server."""
        match item:
            case p.Tell(sockets, messages):
                for socket in sockets:
                    near = self.near.get(socket)
                    if near is not None:
                        near.wire.push(*messages)
            case p.Say(socket, data):
                self.hear(sender, socket, data)
            case p.Join():
                self.far[sender, item.socket] = None
                self.start(sender, item)
            case p.Gone(socket):
                self.part(sender, socket)
            case p.Joined(socket, here):
                near = self.near.get(socket)
                if near is not None and not near.joined.done():
                    near.joined.set_result(here)
                elif near is None and here:
                    self.post.send(sender, p.Gone(socket))
            case p.Shut(socket, code, cut):
                near = self.near.pop(socket, None)
                if near is not None:
                    self.end(near, code, cut)
            case p.Ask():
                self.start(sender, item)
            case p.Answer(number, data):
                asked = self.asked.get(number)
                if asked is not None and not asked[1].done():
                    asked[1].set_result(data)

    def start(self, sender: str, item: p.Join | p.Ask) -> None:
        """Do what may have to wait for the store."""
        work = self.let_in(sender, item) if isinstance(item, p.Join) else self.answer(sender, item)
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- on the owner's side --------------------------------------------------------------------

    async def let_in(self, sender: str, item: p.Join) -> None:
        """Another server's client comes to a table of this one."""
        key, hub = (sender, item.socket), self.hub
        wire = LongWire(self.post, sender, item.socket)
        client = Client(item.guest, item.name, hub.messages.of(item.guest), wire, item.address)
        try:
            live = await hub.find(item.table)
            if live is not None:
                await hub.open(live, item.guest)
        except Trouble as trouble:
            wire.close(OTHER_RULES if trouble.status == 410 else RESTART)
            live = None
        except Elsewhere:
            self.post.send(sender, p.Joined(item.socket, False))
            live = None
        else:
            if live is None:
                wire.close(NO_SUCH_TABLE)
        if live is None or live.dropped or key not in self.far:
            self.far.pop(key, None)
            if live is not None:
                wire.close(RESTART)
            return
        self.post.send(sender, p.Joined(item.socket, True))
        self.far[key] = (live, client)
        if not seat(live, client):
            del self.far[key]

    def hear(self, sender: str, socket: int, data: bytes) -> None:
        """Another server's client says something."""
        found = self.far.get((sender, socket))
        if found is not None:
            carry_out(*found, data)
        elif (sender, socket) not in self.far:
            self.post.send(sender, p.Shut(socket, RESTART))

    def part(self, sender: str, socket: int) -> None:
        """Another server's client is gone."""
        found = self.far.pop((sender, socket), None)
        if found is not None:
            live, client = found
            live.detach(client)

    async def answer(self, sender: str, item: p.Ask) -> None:
        """Say how a table looks."""
        data = b""
        try:
            live = await self.hub.find(item.table)
            if live is not None and await self.hub.safe(live):
                data = encode(table_info(live.table, live.presence, item.guest))
        except (Elsewhere, Trouble):
            pass
        self.post.send(sender, p.Answer(item.number, data))

    # -- when a line breaks ---------------------------------------------------------------------

    def lost(self, server: str | None) -> None:
        """A server is gone, or all of them are: let go of clients there, and have those here come
        back who were at its tables."""
        for number, near in list(self.near.items()):
            if server in (None, near.owner):
                self.near.pop(number, None)
                self.end(near, RESTART)
        for owner, answer in list(self.asked.values()):
            if server in (None, owner) and not answer.done():
                answer.set_result(b"")
        for key in list(self.far):
            if server in (None, key[0]):
                self.part(*key)

    def end(self, near: Near, code: int, cut: bool = False) -> None:
        """Close a socket; one that is not joined yet may be joined elsewhere."""
        if not near.joined.done():
            near.joined.set_result(False)
            if code == RESTART:
                return
        if cut:
            near.wire.cut(code)
        else:
            near.wire.close(code)
