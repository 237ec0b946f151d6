"""Running the server on uvicorn."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOCK_DGRAM, SOL_SOCKET, socket

import click
import uvicorn

from ringside import __version__
from ringside.server.app import make_app
from ringside.server.door import OWN_FILES, Door
from ringside.server.greeting import Greeting
from ringside.server.guard import Guard
from ringside.server.hub import Hub
from ringside.server.journal import announce, note
from ringside.server.listener import Listener
from ringside.server.redis_trouble import nameable as redis_at
from ringside.server.redis_trouble import reach_redis
from ringside.server.settings import Settings
from ringside.server.stores.history import newest
from ringside.server.stores.trouble import database_trouble
from ringside.server.stores.trouble import nameable as database_at
from ringside.server.wire import Handshake

EVERYWHERE = ("0.0.0.0", "::")


class Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, app: Guard, door: Door, show: bool) -> None:
        super().__init__(config)
        self.app = app
        self.door = door
        self.show = show
        self.listeners: list[Listener] = []

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, and print the address."""
        opened = sockets or []
        # Where the loop cannot watch a listening socket uvicorn listens in its own way.
        own = sys.platform != "win32"
        await super().startup([] if own else opened)
        if self.should_exit or not self.started:
            return
        if own:
            backlog = self.config.backlog
            self.listeners = [Listener(each, backlog, self.door, self.greet) for each in opened]
        host, port = opened[0].getsockname()[:2]
        url = address(network_address() if host in EVERYWHERE else host, port)
        announce(f"Ringside is at {url} (Ctrl-C stops it)")
        note("The server starts", address=url, **described(self.app.settings))
        if self.show:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, url)

    def greet(self) -> Greeting:
        """What stands at the end of a new connection."""
        return Greeting(
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            door=self.door,
        )

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Take no more connections, hand over the tables, and end what connections there are."""
        for listener in self.listeners:
            listener.close()
        hub: Hub | None = self.app.inner.state.get("hub")
        if hub is not None:
            await hub.hand_over()
        await super().shutdown(sockets)
        note("The server stops")


def described(settings: Settings) -> dict[str, str]:
    """What a server is and needs, without passwords."""
    return {
        "version": __version__,
        "schema": newest(),
        "database": database_at(settings.database),
        "redis": redis_at(settings.redis) if settings.redis else "",
        "proxies": " ".join(settings.proxies),
    }


def address(host: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def network_address() -> str:
    """Where others in the same network find this machine, so that a link to a table works for
    them too."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only chooses the way out
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])


def listen(host: str, port: int, kind: str = "") -> socket:
    """A socket that listens; a sentence if that cannot be. The options are --{kind}host and
    --{kind}port."""
    opened = socket(AF_INET6 if ":" in host else AF_INET)
    opened.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
    except OSError as error:
        opened.close()
        reasons = {
            errno.EADDRINUSE: f"Something is at {address(host, port)} already, perhaps Ringside. "
            f"Open that, or choose another port with --{kind}port (0 takes any free one).",
            errno.EACCES: f"Port {port} is not for everybody; "
            f"choose one above 1023 with --{kind}port.",
        }
        reason = f"Ringside cannot listen at {host}: {error.strerror}. --{kind}host says where."
        raise click.ClickException(reasons.get(error.errno or 0, reason)) from None
    return opened


def configure(settings: Settings, app: Guard, door: Door) -> uvicorn.Config:
    """How uvicorn runs the server. Compressing every message would cost more than all else."""
    return uvicorn.Config(
        app,
        http=partial(Greeting, door=door),  # type: ignore[arg-type]
        ws=partial(Handshake, door=door),  # type: ignore[arg-type]
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,  # with everything else
        log_level="warning",
        access_log=False,
        lifespan="on",
        proxy_headers=bool(door.proxies),
        forwarded_allow_ips=door.proxies.names(),
        backlog=OWN_FILES // 2,  # as many may come in before the door can refuse them
        timeout_graceful_shutdown=3,
    )


def run(settings: Settings, host: str, port: int, show: bool) -> None:
    """Serve until Ctrl-C."""
    opened = listen(host, port)
    door = Door(settings)
    try:
        if settings.metrics_port is not None:
            listen(settings.metrics_host, settings.metrics_port, "metrics-").close()
        if settings.redis:
            reach_redis(settings.redis)
        with database_trouble(settings.database):
            app = make_app(settings, door)
    except click.ClickException:
        opened.close()
        raise
    server = Server(configure(settings, app, door), app, door, show)
    # Tables live long and hold few cycles: look for garbage less often.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)
    # uvicorn passes the signal on when all is written and closed: let the workers end as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        server.run([opened])
