"""What can be set about a server. Every setting has a default."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Settings:
    """How a server behaves."""

    database: str
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
    request_rate: float = 20.0
    """HTTP requests a second from one address, in the long run; 0 is no limit."""
    request_burst: int = 300
    table_rate: float = 0.5
    """New tables a second from one address, in the long run; 0 is no limit."""
    table_burst: int = 60
    message_bytes: int = 4096
    idle_seconds: float = 600.0
    """After which a table nobody looks at leaves the memory; it is kept in the store."""
