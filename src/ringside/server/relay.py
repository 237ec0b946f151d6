"""Clients at tables that another server runs.

Any server takes any socket. If the table is run elsewhere, what the client says is passed on to
its owner, and what the owner tells comes back. To the owner such a client is like any other; only
its wire is a long one. When the owner is gone or hands the table over, the socket is closed, the
client comes back by itself, and the table is found where it is then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from ringside.server import parcels as p
from ringside.server.clients import Client
from ringside.server.handlers import allowed, carry_out
from ringside.server.ownership import Elsewhere
from ringside.server.post import Peer, Post
from ringside.server.problems import Trouble
from ringside.server.sockets import NO_SUCH_TABLE, OTHER_RULES, seat
from ringside.server.telling import encode, table_info
from ringside.server.wire import RESTART, Wire

if TYPE_CHECKING:
    from ringside.server.hub import Hub
    from ringside.server.live import LiveTable


REMEMBERED = 10_000  # tables of other servers


class Near:
    """A socket of this server at another one's table."""

    __slots__ = ("client", "hub", "joined", "owner", "socket", "wire")

    def __init__(self, hub: Hub, owner: Peer, socket: int, wire: Wire, client: Client) -> None:
        self.hub = hub
        self.owner = owner
        self.socket = socket
        self.wire = wire
        self.client = client
        self.joined: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def say(self, data: bytes) -> None:
        """The client says something: pass it on."""
        if allowed(self.hub, self.client, data):
            self.owner.put(p.Say(self.socket, data))

    def end(self, code: int, cut: bool = False) -> None:
        """Close the socket; one that is not joined yet may be joined elsewhere."""
        if not self.joined.done():
            self.joined.set_result(False)
            if code == RESTART:
                return
        if cut:
            self.wire.cut(code)
        else:
            self.wire.close(code)


class LongWire:
    """What the owner of a table reaches another server's client through."""

    __slots__ = ("server", "socket")

    def __init__(self, server: Peer, socket: int) -> None:
        self.server = server
        self.socket = socket

    def push(self, *messages: bytes) -> None:
        """Send messages; what many are told alike goes out once."""
        if not messages:
            return
        items = self.server.items
        if items:
            last = items[-1]
            if type(last) is p.Tell and last.messages == messages:
                last.sockets.append(self.socket)
                return
        self.server.put(p.Tell([self.socket], messages))

    def close(self, code: int) -> None:
        """Have the socket closed."""
        self.server.put(p.Shut(self.socket, code))

    def cut(self, code: int) -> None:
        """Have it closed, with nothing more read."""
        self.server.put(p.Shut(self.socket, code, True))


class Relay:
    """Passes on what clients and owners say."""

    def __init__(self, hub: Hub, post: Post) -> None:
        self.hub = hub
        self.post = post
        post.deliver |= {
            p.Join: self.on_join,
            p.Say: self.on_say,
            p.Gone: self.on_gone,
            p.Ask: self.on_ask,
            p.Joined: self.on_joined,
            p.Tell: self.on_tell,
            p.Shut: self.on_shut,
            p.Answer: self.on_answer,
        }
        self.near: dict[int, Near] = {}
        self.far: dict[tuple[str, int], tuple[LiveTable, Client] | None] = {}
        self.asked: dict[int, tuple[str, asyncio.Future[bytes]]] = {}
        self.owners: dict[str, str] = {}  # who ran a table when somebody last asked
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
        peer = self.post.peers.get(owner)
        if peer is None:
            return None
        self.count += 1
        socket = self.count
        near = self.near[socket] = Near(self.hub, peer, socket, wire, client)
        peer.put(p.Join(socket, table, client.guest, client.name, client.address))
        try:
            here = await asyncio.wait_for(near.joined, patience)
        except TimeoutError:
            here = False
        if here and not wire.closed:
            return socket
        self.leave(socket)
        return 0 if wire.closed else None

    def listen(self, socket: int) -> None:
        """From now on pass on what a client says."""
        near = self.near.get(socket)
        if near is not None and not near.wire.closed:
            near.wire.listen(near.say, partial(self.leave, socket))

    def leave(self, socket: int) -> None:
        """A client is gone."""
        near = self.near.pop(socket, None)
        if near is not None:
            near.owner.put(p.Gone(socket))

    def note(self, table: str, owner: str) -> None:
        """Remember who runs a table."""
        if len(self.owners) >= REMEMBERED:
            self.owners.clear()
        self.owners[table] = owner

    async def ask(self, owner: str, patience: float, table: str, guest: str) -> bytes | None:
        """How a table looks to a guest, if its owner answers in time."""
        peer = self.post.peers.get(owner)
        if peer is None:
            return None
        self.count += 1
        number, answer = self.count, asyncio.get_running_loop().create_future()
        self.asked[number] = owner, answer
        peer.put(p.Ask(number, table, guest))
        try:
            return await asyncio.wait_for(answer, patience) or None
        except TimeoutError:
            return None
        finally:
            self.asked.pop(number, None)

    # -- what arrives ---------------------------------------------------------------------------

    def on_tell(self, sender: str, item: p.Tell) -> None:
        """An owner tells clients something."""
        for socket in item.sockets:
            near = self.near.get(socket)
            if near is not None:
                near.wire.push(*item.messages)

    def on_joined(self, sender: str, item: p.Joined) -> None:
        """A client is at its table now, or not."""
        near = self.near.get(item.socket)
        if near is not None and not near.joined.done():
            near.joined.set_result(item.here)
        elif near is None and item.here:
            self.post.send(sender, p.Gone(item.socket))

    def on_shut(self, sender: str, item: p.Shut) -> None:
        """An owner closes a client's socket."""
        near = self.near.pop(item.socket, None)
        if near is not None:
            near.end(item.code, item.cut)

    def on_answer(self, sender: str, item: p.Answer) -> None:
        """An owner says how a table looks."""
        asked = self.asked.get(item.number)
        if asked is not None and not asked[1].done():
            asked[1].set_result(item.data)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what may have to wait for the store."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- on the owner's side --------------------------------------------------------------------

    def on_join(self, sender: str, item: p.Join) -> None:
        """Another server's client comes to a table of this one."""
        self.far[sender, item.socket] = None
        self.start(self.let_in(self.post.peers[sender], item))

    async def let_in(self, peer: Peer, item: p.Join) -> None:
        """Bring another server's client to its table."""
        sender = peer.server
        key, hub = (sender, item.socket), self.hub
        wire = LongWire(peer, item.socket)
        client = Client(item.guest, item.name, hub.messages.of(item.guest), wire, item.address)
        try:
            live = await hub.find(item.table)
            if live is not None:
                await hub.open(live, item.guest)
        except Trouble as trouble:
            wire.close(OTHER_RULES if trouble.status == 410 else RESTART)
            live = None
        except Elsewhere:
            peer.put(p.Joined(item.socket, False))
            live = None
        else:
            if live is None:
                wire.close(NO_SUCH_TABLE)
        if live is None or live.dropped or key not in self.far:
            self.far.pop(key, None)
            if live is not None:
                wire.close(RESTART)
            return
        peer.put(p.Joined(item.socket, True))
        self.far[key] = (live, client)
        if not seat(live, client):
            del self.far[key]

    def on_say(self, sender: str, item: p.Say) -> None:
        """Another server's client says something."""
        key = sender, item.socket
        found = self.far.get(key)
        if found is not None:
            carry_out(*found, item.data)
        elif key not in self.far:
            self.post.send(sender, p.Shut(item.socket, RESTART))

    def on_gone(self, sender: str, item: p.Gone) -> None:
        """Another server's client is gone."""
        self.part((sender, item.socket))

    def part(self, key: tuple[str, int]) -> None:
        """Let go of another server's client."""
        found = self.far.pop(key, None)
        if found is not None:
            live, client = found
            live.detach(client)

    def on_ask(self, sender: str, item: p.Ask) -> None:
        """Another server asks how a table looks."""
        self.start(self.answer(self.post.peers[sender], item))

    async def answer(self, peer: Peer, item: p.Ask) -> None:
        """Say how a table looks."""
        data = b""
        try:
            live = await self.hub.find(item.table)
            if live is not None and await self.hub.safe(live):
                data = encode(table_info(live.table, live.presence, item.guest))
        except (Elsewhere, Trouble):
            pass
        peer.put(p.Answer(item.number, data))

    # -- when a line breaks ---------------------------------------------------------------------

    def lost(self, server: str | None) -> None:
        """A server is gone, or all of them are: let go of clients there, and have those here come
        back who were at its tables."""
        self.owners = {table: of for table, of in self.owners.items() if server not in (None, of)}
        for number, near in list(self.near.items()):
            if server in (None, near.owner.server):
                self.near.pop(number, None)
                near.end(RESTART)
        for owner, answer in list(self.asked.values()):
            if server in (None, owner) and not answer.done():
                answer.set_result(b"")
        for key in list(self.far):
            if server in (None, key[0]):
                self.part(key)
