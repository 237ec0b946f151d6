"""Who may connect: so many from one address, nobody silent for long, and nobody for a while who
was cut off.

The server keeps descriptors for its own files. When all others are taken, whoever has said
nothing yet makes room for the next.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Protocol

from ringside.server.limits import Buckets
from ringside.server.proxies import Proxies
from ringside.server.settings import Settings

OWN_FILES = 256  # descriptors for the database, the bots and connections about to be refused
WANTED = 65_536
SWEEP = 1.0


class Caller(Protocol):
    """A connection, from the door's side."""

    address: str

    def hang_up(self) -> None:
        """End it at once."""


class Door:
    """Counts connections and remembers who was cut off."""

    def __init__(self, settings: Settings, room: int | None = None) -> None:
        self.settings = settings
        self.proxies = Proxies(settings.proxies)
        self.room = raise_limit() - OWN_FILES if room is None else room
        self.inside: Counter[str] = Counter()
        self.count = 0
        self.away = 0  # how many were turned away
        # Those of whom a request is awaited, who waits longest first, and until when.
        self.silent: dict[Caller, float] = {}
        self.refused: dict[str, float] = {}  # guests and addresses, until when
        self.offences = Buckets(settings.offence_rate, settings.offence_burst)
        self.cuts = Buckets(settings.cut_rate, settings.cut_burst)
        self.timer: asyncio.TimerHandle | None = None
        self.barred: Callable[[str], None] = lambda who: None
        """Called when somebody is refused for a while."""

    # -- connections ------------------------------------------------------------------------

    def address_of(self, client: tuple[str, int] | None) -> str:
        """The address a connection is counted under; none of a proxy, which brings everybody's
        and says in each request whose."""
        host = client[0] if client else ""
        return "" if host in self.proxies else address_of(host)

    def enter(self, caller: Caller) -> bool:
        """Whether a new connection may stay; if so it is counted."""
        address = caller.address
        if self.turns_away(address):
            return False
        if self.count >= self.room:
            first = next(iter(self.silent), None)
            if first is None:
                self.away += 1
                return False
            self.speaks(first)
            first.hang_up()
        self.count += 1
        self.inside[address] += 1
        self.awaits(caller)
        return True

    def turns_away(self, address: str) -> bool:
        """Whether nobody else from an address may come in now."""
        most = self.settings.connections
        full = most and self.inside[address] >= most
        if address and (full or self.is_refused(address)):
            self.away += 1
            return True
        return False

    def leave(self, address: str) -> None:
        """A connection that was let in has ended."""
        self.count -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]

    def awaits(self, caller: Caller) -> None:
        """A request is awaited."""
        self.silent.pop(caller, None)
        self.silent[caller] = monotonic() + self.settings.handshake_seconds
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SWEEP, self.sweep)

    def speaks(self, caller: Caller) -> None:
        """The whole request is here, or the connection is gone."""
        self.silent.pop(caller, None)

    def sweep(self) -> None:
        """Let go of those who were silent for too long."""
        self.timer, now = None, monotonic()
        for caller, until in list(self.silent.items()):
            if until > now:
                break
            self.speaks(caller)
            caller.hang_up()
        if self.silent:
            self.timer = asyncio.get_running_loop().call_later(SWEEP, self.sweep)

    # -- floods -----------------------------------------------------------------------------

    def offend(self, who: str, address: str) -> bool:
        """Somebody was told to slow down. Whether they do not listen and are to be cut off; an
        address from where many are is refused as a whole."""
        if self.offences.take(who):
            return False
        self.refuse(who)
        if not self.cuts.take(address):
            self.refuse(address)
        return True

    def refuse(self, who: str) -> None:
        """Refuse a guest or an address for a while, here and at all other servers."""
        self.bar(who)
        self.barred(who)

    def bar(self, who: str) -> None:
        """Refuse a guest or an address here."""
        now = monotonic()
        if len(self.refused) > 10_000:
            self.refused = {one: until for one, until in self.refused.items() if until > now}
        self.refused[who] = now + self.settings.refuse_seconds

    def is_refused(self, who: str) -> bool:
        """Whether a guest or an address is refused at the moment."""
        until = self.refused.get(who) if self.refused else None
        return until is not None and until > monotonic()


@lru_cache(10_000)
def address_of(host: str) -> str:
    """What counts as one address: of IPv6 the half that is given to one customer."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))


def raise_limit() -> int:
    """Allow as many open files as the system lets us; how many that is."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return WANTED if soft == resource.RLIM_INFINITY else soft
