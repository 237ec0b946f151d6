"""What can be set about a server. Every setting has a default."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path


def default_database() -> str:
    """A file in the user's own data folder, where the platform keeps such things."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        folder = Path.home() / "Library/Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share"))
    return str(folder / "ringside" / "ringside.sqlite")


DAY = 86_400.0


def ago(days: float, now: float) -> float:
    """So many days before now; 0 days of keeping are for ever, and nothing is older than that."""
    return now - days * DAY if days else 0.0


@dataclass(frozen=True)
class Settings:
    """How a server behaves."""

    database: str
    redis: str = ""
    """Where servers that share the database find each other; nowhere if there is only one."""
    origins: tuple[str, ...] = ()
    """Web origins besides the server's own from which sockets may come."""
    pause: float = 2.0
    """Seconds in which everybody may react to a card (SLIME-36)."""
    pause_alone: float = 1.0
    """The same where one guest plays with nobody but bots, or all seats on one device."""
    bot_pace: float = 1.0
    """How slowly bots move: 1 is human-like, 0 is at once."""
    bot_workers: int = min(2, os.cpu_count() or 1)
    message_rate: float = 20.0
    """Messages a second from one guest, in the long run; 0 is no limit."""
    message_burst: int = 60
    chat_rate: float = 0.5
    """Chat lines a second from one guest, in the long run; 0 is no limit."""
    chat_burst: int = 8
    sockets: int = 12
    """That a guest may have open at one table."""
    onlookers: int = 40
    """From one address at one table; 0 is no limit."""
    audience: int = 500
    """All onlookers at one table; 0 is no limit."""
    connections: int = 256
    """Open at a time from one address; 0 is no limit. Those of a proxy are not counted."""
    handshake_seconds: float = 10.0
    """In which a connection must have sent its whole request."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks that may say on whose behalf they ask (X-Forwarded-For)."""
    request_rate: float = 20.0
    """Requests of the interface a second from one address, in the long run; 0 is no limit."""
    request_burst: int = 300
    page_rate: float = 100.0
    """The same of pages and files."""
    page_burst: int = 1000
    table_rate: float = 0.5
    """New tables a second from one address, in the long run; 0 is no limit."""
    table_burst: int = 60
    name_rate: float = 1.0
    """Changes of name a second from one address, in the long run; 0 is no limit."""
    name_burst: int = 30
    lab_rate: float = 1 / 30
    """New experiments a second from one guest or address, in the long run; 0 is no limit."""
    lab_burst: int = 6
    lab_seconds: float = 60.0
    """Of the processor's time that an experiment may take; 0 is no lab."""
    lab_games: int = 300
    """That an experiment may play of each variant."""
    lab_queue: int = 12
    """Experiments that may wait for the one that runs."""
    offence_rate: float = 1.0
    """How often a second somebody may go over these limits, in the long run, before they are cut
    off; 0 is for ever."""
    offence_burst: int = 100
    cut_rate: float = 1 / 60
    """How many guests a second may be cut off before their address is refused as a whole."""
    cut_burst: int = 10
    refuse_seconds: float = 60.0
    """For which somebody who was cut off is refused."""
    message_bytes: int = 4096
    idle_seconds: float = 600.0
    """After which a table nobody looks at leaves the memory; it is kept in the store."""

    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """Where Prometheus finds the metrics; nowhere without a port."""
    keep_unbegun: float = 1.0
    """Days for which a table is kept at which nobody dealt; 0 is for ever."""
    keep_abandoned: float = 30.0
    """Days for which a game is kept that nobody goes on with; 0 is for ever. Finished ones stay."""

    keep_experiments: float = 90.0
    """Days for which an experiment of the lab is kept; 0 is for ever."""

    def without_limits(self) -> Settings:
        """For tests and for measuring: thousands of clients come from one address."""
        return replace(
            self,
            message_rate=0.0,
            chat_rate=0.0,
            request_rate=0.0,
            page_rate=0.0,
            table_rate=0.0,
            name_rate=0.0,
            lab_rate=0.0,
            offence_rate=0.0,
            connections=0,
            onlookers=0,
            audience=0,
        )
