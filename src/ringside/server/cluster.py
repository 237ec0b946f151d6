"""This server among others: what it shares with them, and how it reaches them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ringside.server import parcels as p
from ringside.server.far_thinkers import FarThinkers
from ringside.server.limits import Buckets
from ringside.server.ownership import Ownership
from ringside.server.post import Post
from ringside.server.relay import Relay

if TYPE_CHECKING:
    from ringside.server.hub import Hub

SHARE = 0.1  # seconds between two times of telling what was used of the limits


class Cluster:
    """The tables of this server, the way to those of others, names, and limits."""

    def __init__(
        self, hub: Hub, url: str, place: str, ownership: Ownership, limits: Mapping[str, Buckets]
    ) -> None:
        self.hub = hub
        self.id = ownership.id
        self.ownership = ownership
        self.post = Post(url, self.id, place, self.lost, ownership.redis)
        self.post.deliver |= {
            p.Renamed: lambda _, item: hub.renamed(item.guest, item.name),
            p.Barred: lambda _, item: hub.door.bar(item.who),
            p.Spent: self.on_spent,
        }
        self.relay = Relay(hub, self.post)
        self.thinkers = FarThinkers(hub.settings.bot_workers, self.post)
        self.limits = {name: buckets for name, buckets in limits.items() if buckets.rate}
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Come to the others; RedisError if there is no Redis."""
        await self.post.open()
        for buckets in self.limits.values():
            buckets.share()
        self.hub.thinkers = self.thinkers
        self.hub.door.barred = lambda who: self.post.tell_all(p.Barred(who))
        self.task = asyncio.get_running_loop().create_task(self.share())

    async def close(self) -> None:
        """Leave them. The tables have been handed over before."""
        if self.task is not None:
            self.task.cancel()
        await self.post.close()

    def renamed(self, guest: str, name: str) -> None:
        """Tell the others of a new name."""
        self.post.tell_all(p.Renamed(guest, name))

    async def share(self) -> None:
        """Tell the others what was used of the limits, again and again."""
        while True:
            await asyncio.sleep(SHARE)
            for name, buckets in self.limits.items():
                used = buckets.untold()
                if used:
                    self.post.tell_all(p.Spent(name, used))

    def on_spent(self, _: str, item: p.Spent) -> None:
        """What was used of a limit at another server counts here, too."""
        buckets = self.limits.get(item.limit)
        if buckets is not None:
            for key, count in item.by.items():
                buckets.used_elsewhere(key, count)

    def lost(self, server: str | None) -> None:
        """A server is gone, or this one has lost all the others: names may change unheard."""
        if server is None:
            self.hub.names.clear()
        self.relay.lost(server)
