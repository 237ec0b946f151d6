"""Running the server on uvicorn."""

from __future__ import annotations

import asyncio
import gc
import webbrowser
from contextlib import suppress
from socket import socket

import click
import uvicorn

from ringside.server.app import make_app
from ringside.server.settings import Settings
from ringside.server.wire import Handshake


class Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, show: bool) -> None:
        super().__init__(config)
        self.show = show

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, and print the address."""
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        if host in ("0.0.0.0", "::"):
            host = "localhost"
        url = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        click.echo(f"Ringside is at {url} (Ctrl-C stops it)")
        if self.show:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, url)


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the server. Compressing every message would cost more than all else."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws=Handshake,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )


def run(settings: Settings, host: str, port: int, show: bool) -> None:
    """Serve until Ctrl-C."""
    server = Server(configure(settings, host, port), show)
    # Tables live long and hold few cycles: look for garbage less often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)
    with suppress(KeyboardInterrupt):  # by then everything is written and closed
        server.run()
