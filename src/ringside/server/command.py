"""`ringside serve`."""

from __future__ import annotations

import asyncio
import logging
import sys
import webbrowser
from dataclasses import replace

import click
import uvicorn

from ringside.server.settings import Settings, default_database


class Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, show: bool) -> None:
        super().__init__(config)
        self.show = show

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup()
        if self.should_exit or not self.servers:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        if host in ("0.0.0.0", "::"):
            host = "localhost"
        url = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        click.echo(f"Ringside is at {url}  (Ctrl-C stops it)")
        sys.stdout.flush()
        if self.show:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, url)


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the server."""
    from ringside.server.app import make_app

    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8765, show_default=True, help="Port; 0 takes any free one.")
@click.option("--database", default=default_database, help="SQLite file.  [default: yours]")
@click.option("--open", "show", is_flag=True, help="Open the browser.")
@click.option("--origin", "origins", multiple=True, help="Another web origin to trust.")
@click.option("--pause", default=3.0, show_default=True, help="Seconds to react to a card.")
@click.option("--bot-pace", default=1.0, show_default=True, help="0: bots move at once.")
@click.option("--no-limits", is_flag=True, help="Do not limit rates (for tests and load).")
def serve(
    host: str,
    port: int,
    database: str,
    show: bool,
    origins: tuple[str, ...],
    pause: float,
    bot_pace: float,
    no_limits: bool,
) -> None:
    """Serve tables to browsers."""
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    settings = Settings(database=database, origins=origins, pause=pause, bot_pace=bot_pace)
    if no_limits:
        settings = replace(settings, message_rate=0.0, request_rate=0.0, table_rate=0.0)
    Server(configure(settings, host, port), show).run()


if __name__ == "__main__":
    serve()
