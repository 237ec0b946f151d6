"""`ringside serve`."""

from __future__ import annotations

import logging

import click

from ringside.server.settings import Settings, default_database
from ringside.terminal.commands import Examples

EXAMPLES = [
    "ringside serve --open                        on this machine, and open the browser",
    "ringside serve --host 0.0.0.0 --port 80      for everybody who can reach it",
]


@click.command(cls=Examples, examples=EXAMPLES)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8765,
    show_default=True,
    help="Port; 0 takes any free one.",
)
@click.option("--database", default=default_database(), show_default=True, help="SQLite file.")
@click.option("--open", "show", is_flag=True, help="Open the browser.")
@click.option("--origin", "origins", multiple=True, help="Another web origin to trust.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    help="Address of a proxy before this server, which tells whose requests it brings.",
)
@click.option(
    "--pause",
    type=click.FloatRange(0, 60),
    default=Settings.pause,
    show_default=True,
    help="Seconds to react to a card.",
)
@click.option(
    "--pause-alone",
    type=click.FloatRange(0, 60),
    default=Settings.pause_alone,
    show_default=True,
    help="The same where one person plays with bots, or several on one device.",
)
@click.option(
    "--bot-pace",
    type=click.FloatRange(0, 100),
    default=1.0,
    show_default=True,
    help="0: bots move at once.",
)
@click.option("--no-limits", is_flag=True, help="Limit nobody (for tests and load).")
def serve(
    host: str,
    port: int,
    database: str,
    show: bool,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    pause: float,
    pause_alone: float,
    bot_pace: float,
    no_limits: bool,
) -> None:
    """Serve tables to browsers: friends by link, and bots."""
    # The other commands do not wait for the server's parts.
    from ringside.server.pages import WARNING, built
    from ringside.server.run import run

    if not built():
        click.echo(f"Warning: {WARNING}", err=True)
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    settings = Settings(
        database=database,
        origins=origins,
        pause=pause,
        pause_alone=min(pause, pause_alone),
        bot_pace=bot_pace,
        proxies=proxies,
    )
    run(settings.without_limits() if no_limits else settings, host, port, show)
