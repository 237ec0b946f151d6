"""Parcels between servers, over Redis' channels.

Redis keeps the order of what one connection publishes and hands it to every subscriber once, or
not at all if a connection breaks. So everything goes out through one connection, what gathers
while one lot is on its way goes with the next, and parcels are numbered. A server that may have
missed something begins anew under another line, and everybody forgets what they had with the old
one: the clients concerned come back by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from ringside.server.joining import mark_name
from ringside.server.outage import of_redis
from ringside.server.parcels import Alive, Anew, Item, Leaving, Parcel, decode, encode

log = logging.getLogger("ringside")

BEAT = 0.4  # seconds between two signs of life
SILENT = 2.0  # seconds without one, after which a server is taken for gone
AGAIN = 0.2  # seconds until the next attempt to reach Redis
PATIENCE = 2.0  # seconds for an answer of Redis
VOID = -1  # heard of a server whose parcels do not count until it begins anew
TROUBLE = (RedisError, OSError, asyncio.TimeoutError)


class Box:
    """What the next parcel to somebody will hold."""

    __slots__ = ("channel", "items", "news")

    def __init__(self, channel: bytes, news: asyncio.Event) -> None:
        self.channel = channel
        self.items: list[Item] = []
        self.news = news  # that there is something to send

    def put(self, item: Item) -> None:
        """Send something."""
        if not self.items:
            self.news.set()
        self.items.append(item)

    def emptied(self) -> list[Item]:
        """What was in it."""
        items, self.items = self.items, []
        return items


class Peer(Box):
    """Another server, and what has gone between it and this one. Whoever has one that is gone may
    put things into it that nobody gets."""

    __slots__ = ("heard", "last", "line", "sent", "server")

    def __init__(self, server: str, line: int, channel: bytes, news: asyncio.Event) -> None:
        super().__init__(channel, news)
        self.server = server
        self.line = line
        self.sent = 0
        self.heard = 0
        self.last = monotonic()


class Post:
    """Sends parcels, and hands out those that arrive.

    Whoever wants some kind of thing is called with its sender and it, as ``deliver`` says; ``lost``
    is called with a server that is gone or has begun anew, or with None if that is true of this
    server itself.
    """

    def __init__(
        self,
        url: str,
        id: str,
        place: str,
        lost: Callable[[str | None], None],
        mark: str = "",
    ) -> None:
        # Nothing is ever sent a second time: it might arrive twice.
        never = Retry(NoBackoff(), 0)
        self.redis: Redis = Redis.from_url(
            url, retry=never, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
        )
        # Parcels have two connections of their own, with the patience that is shown here.
        self.lines: Redis = Redis.from_url(
            url, retry=never, socket_connect_timeout=PATIENCE, socket_timeout=None
        )
        self.sending: Any = None
        self.id = id
        self.place = place
        self.lost = lost
        self.mark = mark  # of the Redis, which it is given again if it forgets
        self.deliver: dict[type[Item], Callable[[str, Any], None]] = {
            Alive: lambda *_: None,
            Leaving: lambda sender, _: self.forget(sender),
            Anew: lambda sender, _: self.restart(sender),
        }
        self.line = 0  # 0 while Redis cannot be reached
        self.peers: dict[str, Peer] = {}
        self.others: dict[str, Callable[[bytes], None]] = {}  # other channels, and who listens
        self.news = asyncio.Event()
        self.all = Box(self.channel("*"), self.news)
        self.arrival = asyncio.Event()  # a new one after each
        self.heard_self = monotonic()
        self.tasks: list[asyncio.Task[None]] = []
        self.closed = False
        self.outage = of_redis()

    def channel(self, of: str) -> bytes:
        """Where a server, or everybody (``*``), is reached."""
        return f"ringside:{self.place}:{of}".encode()

    async def open(self) -> None:
        """Begin; RedisError if there is no Redis."""
        await asyncio.wait_for(self.redis.ping(), PATIENCE)
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(work()) for work in (self.listen, self.publish, self.beat)]

    async def close(self) -> None:
        """Say goodbye."""
        self.tell_all(Leaving())
        await asyncio.sleep(0.05)
        self.closed = True
        for task in self.tasks:
            task.cancel()
        # redis-py may take the end of a wait for its own.
        await asyncio.wait(self.tasks, timeout=PATIENCE)
        for redis in (self.redis, self.lines):
            with suppress(*TROUBLE):
                await redis.aclose()

    # -- what goes out --------------------------------------------------------------------------

    def reaches(self, server: str) -> bool:
        """Whether a server is known to be there."""
        return server in self.peers

    async def await_arrival(self, seconds: float) -> None:
        """Wait until another server is heard of, but not for longer."""
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.arrival.wait(), seconds)

    def send(self, server: str, item: Item) -> None:
        """Send something to a server that is there."""
        peer = self.peers.get(server)
        if peer is not None:
            peer.put(item)

    def tell_all(self, item: Item) -> None:
        """Send something to everybody else."""
        if self.line:
            self.all.put(item)

    async def publish(self) -> None:
        """Send what has gathered, again and again."""
        while not self.closed:
            await self.news.wait()
            self.news.clear()
            line = self.line
            peers = [peer for peer in self.peers.values() if peer.items]
            parcels = [self.parcel(peer, peer) for peer in peers]
            if self.all.items:
                parcels.append(self.parcel(self.all))
            if not parcels:
                continue
            try:
                counts = await self.send_out(parcels)
            except Exception as error:
                self.mind(error)
                await self.hang_up_sending()
                if self.line == line:
                    self.hang_up(error)
                continue
            for peer, count in zip(peers, counts, strict=False):
                if not count and self.peers.get(peer.server) is peer:
                    self.forget(peer.server)

    def parcel(self, box: Box, peer: Peer | None = None) -> tuple[str, bytes, bytes]:
        """What is in a box, as a command for Redis."""
        to = number = 0
        if peer is not None:
            peer.sent += 1
            to, number = peer.line, peer.sent
        parcel = Parcel(self.id, self.line, to, number, box.emptied())  # type: ignore[arg-type]
        return "PUBLISH", box.channel, encode(parcel)

    async def send_out(self, parcels: list[tuple[str, bytes, bytes]]) -> list[int]:
        """Send parcels in this order; how many servers have heard each. redis-py's pipeline would
        take twice the work."""
        if self.sending is None:
            pool: Any = self.lines.connection_pool
            self.sending = await pool.get_connection()
        connection = self.sending
        async with asyncio.timeout(PATIENCE):
            await connection.send_packed_command(connection.pack_commands(parcels))
            return [await connection.read_response() for _ in parcels]

    async def hang_up_sending(self) -> None:
        """Whatever Redis may still answer is not waited for; the next parcel connects anew."""
        if self.sending is not None:
            with suppress(*TROUBLE):
                await self.sending.disconnect(nowait=True)

    async def forget_connections(self) -> None:
        """Redis may have been gone: nothing is to find that out anew at an old connection."""
        await self.hang_up_sending()
        with suppress(*TROUBLE):
            await self.redis.connection_pool.disconnect()

    def mind(self, error: Exception) -> None:
        """Whatever goes wrong, parcels are sent and heard again; a fault of our own is shown."""
        if not isinstance(error, TROUBLE):
            log.error("Parcels could not be dealt with", exc_info=error)

    async def beat(self) -> None:
        """Say that one is there, and see who else is. Whoever does not even hear itself has no
        line any more."""
        while not self.closed:
            self.tell_all(Alive())
            began = monotonic()
            await asyncio.sleep(BEAT)
            now = monotonic()
            if now - began > SILENT:
                log.warning("This server stood still for %.1f s", now - began)
            if self.line and now - self.heard_self > SILENT:
                self.hang_up(TimeoutError("nothing is heard from there"))
            gone = await self.deaf()
            for server, peer in list(self.peers.items()):
                if now - peer.last > SILENT or server in gone:
                    try:
                        self.forget(server)
                    except Exception as error:
                        self.mind(error)

    async def deaf(self) -> set[str]:
        """The servers that nobody listens for any more: Redis knows at once who was killed. It
        may have forgotten its own mark, too."""
        channels = {self.channel(server): server for server in self.peers}
        if not self.line:
            return set()
        line = self.line
        try:
            if self.mark:
                await self.redis.set(mark_name(self.place), self.mark, nx=True)
            if not channels:
                return set()
            counts: Any = await self.redis.pubsub_numsub(*channels)
        except Exception as error:
            self.mind(error)
            if self.line == line:
                self.hang_up(error)
            return set()
        return {channels[channel] for channel, count in counts if not count}

    # -- what comes in --------------------------------------------------------------------------

    async def listen(self) -> None:
        """Hear what arrives, again and again."""
        while not self.closed:
            pubsub = self.lines.pubsub()
            try:
                await pubsub.subscribe(self.channel(self.id), self.channel("*"), *self.others)
                await self.forget_connections()
                self.begin()
                while self.line and not self.closed:
                    await self.next_of(pubsub)
            except Exception as error:
                self.mind(error)
                self.hang_up(error)
            finally:
                with suppress(*TROUBLE):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(AGAIN)

    async def next_of(self, pubsub: Any) -> None:
        """Wait for a message, but look up now and then."""
        message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=SILENT)
        if message is None:
            return
        data: bytes = message["data"]
        listener = self.others.get(message["channel"].decode())
        if listener is not None:
            listener(data)
            return
        try:
            parcel = decode(data)
        except msgspec.MsgspecError as error:
            log.error("A parcel cannot be read: is every server of the same version? %s", error)
            return
        self.take(parcel)

    def take(self, parcel: Parcel) -> None:
        """Hand out a parcel, unless it was not meant for this line."""
        sender = parcel.sender
        if sender == self.id:
            self.heard_self = monotonic()
            return
        peer = self.peers.get(sender)
        if peer is None or peer.line != parcel.line:
            self.forget(sender)
            peer = Peer(sender, parcel.line, self.channel(sender), self.news)
            self.peers[sender] = peer
            self.arrival.set()
            self.arrival = asyncio.Event()
            self.tell_all(Alive())  # it may not know this one
        peer.last = monotonic()
        if parcel.number and not (parcel.to == self.line and self.in_order(sender, parcel.number)):
            return
        deliver = self.deliver
        for item in parcel.items:
            deliver[type(item)](sender, item)

    def in_order(self, sender: str, number: int) -> bool:
        """Whether a parcel is the next one. If some are missing both sides begin anew, and until
        the other does nothing of it counts."""
        peer = self.peers[sender]
        if number == peer.heard + 1:
            peer.heard = number
            return True
        if number == 1:  # the other side begins anew
            self.restart(sender)
            peer.heard = 1
            return True
        if peer.heard != VOID:
            log.warning("Parcels of another server are missing: all begins anew with it")
            self.restart(sender)
            peer.heard = VOID
            self.send(sender, Anew())
        return False

    # -- lines ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin anew: whatever was going on before is forgotten."""
        self.clear()
        self.line = secrets.randbits(60) | 1
        self.outage.end()
        self.heard_self = monotonic()
        self.tell_all(Alive())

    def hang_up(self, error: BaseException) -> None:
        """Redis cannot be reached."""
        self.outage.begin(error)
        self.line = 0
        self.clear()

    def clear(self) -> None:
        """Nothing is known of anybody."""
        self.peers.clear()
        self.all.emptied()
        self.lost(None)

    def restart(self, server: str) -> None:
        """Forget what was going on with a server that is still there."""
        self.peers[server].sent = 0
        self.peers[server].emptied()
        self.lost(server)

    def forget(self, server: str) -> None:
        """A server is gone, or has begun anew."""
        if self.peers.pop(server, None) is not None:
            self.lost(server)
