"""`ringside serve`."""

from __future__ import annotations

import click

from ringside.server.journal import begin, log, log_option
from ringside.server.options import Configured, Decimal, Network, Origin, Whole, config_option
from ringside.server.settings import Settings, default_database

EXAMPLES = [
    "ringside serve --open                        on this machine, and open the browser",
    "ringside serve --host 0.0.0.0 --port 80      for everybody who can reach it",
    "ringside serve --database postgresql://… --redis redis://…    one of several servers",
]


@click.command(
    cls=Configured, examples=EXAMPLES, context_settings={"auto_envvar_prefix": "RINGSIDE"}
)
@config_option
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=Whole(0, 65535),
    default=8765,
    show_default=True,
    help="Port; 0 takes any free one.",
)
@click.option(
    "--database",
    default=default_database(),
    show_default=True,
    help="SQLite file, or postgresql://… address.",
)
@click.option(
    "--redis", default="", help="redis://… address, where several servers share one database."
)
@click.option("--open", "show", is_flag=True, envvar="RINGSIDE_OPEN", help="Open the browser.")
@click.option(
    "--origin",
    "origins",
    type=Origin(),
    multiple=True,
    envvar="RINGSIDE_ORIGIN",
    help="Another web origin to trust, such as https://club.example.",
)
@click.option(
    "--proxy",
    "proxies",
    type=Network(),
    multiple=True,
    envvar="RINGSIDE_PROXY",
    help="Address or network of a proxy before this server, which tells whose requests it brings.",
)
@click.option(
    "--pause",
    type=Decimal(0, 60),
    default=Settings.pause,
    show_default=True,
    help="Seconds to react to a card.",
)
@click.option(
    "--pause-alone",
    type=Decimal(0, 60),
    default=Settings.pause_alone,
    show_default=True,
    help="The same where one person plays with bots, or several on one device.",
)
@click.option(
    "--bot-pace",
    type=Decimal(0, 100),
    default=1.0,
    show_default=True,
    help="0: bots move at once.",
)
@click.option(
    "--keep-unbegun",
    type=Decimal(0),
    default=Settings.keep_unbegun,
    show_default=True,
    help="Days to keep tables at which nobody dealt; 0: for ever.",
)
@click.option(
    "--keep-abandoned",
    type=Decimal(0),
    default=Settings.keep_abandoned,
    show_default=True,
    help="Days to keep games that nobody goes on with; 0: for ever.",
)
@click.option(
    "--lab-seconds",
    type=Decimal(0, 3600),
    default=Settings.lab_seconds,
    show_default=True,
    help="Of the processor that an experiment of the designers' page may take; 0: no such page.",
)
@click.option(
    "--metrics-port",
    type=Whole(0, 65535),
    help="Port for Prometheus' /metrics; none without it.",
)
@click.option(
    "--metrics-host", default=Settings.metrics_host, show_default=True, help="Its address."
)
@log_option
@click.option("--no-limits", is_flag=True, help="Limit nobody (for tests and load).")
def serve(
    host: str,
    port: int,
    database: str,
    redis: str,
    show: bool,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    pause: float,
    pause_alone: float,
    bot_pace: float,
    keep_unbegun: float,
    keep_abandoned: float,
    lab_seconds: float,
    metrics_port: int | None,
    metrics_host: str,
    style: str,
    no_limits: bool,
) -> None:
    """Serve tables to browsers: friends by link, and bots."""
    # The other commands do not wait for the server's parts.
    from ringside.server.pages import WARNING, built
    from ringside.server.run import run

    begin(style)
    if not built() and style == "json":
        log.warning(WARNING)
    elif not built():
        click.echo(f"Warning: {WARNING}", err=True)
    settings = Settings(
        database=database,
        redis=redis,
        origins=origins,
        pause=pause,
        pause_alone=min(pause, pause_alone),
        bot_pace=bot_pace,
        proxies=proxies,
        keep_unbegun=keep_unbegun,
        keep_abandoned=keep_abandoned,
        lab_seconds=lab_seconds,
        metrics_host=metrics_host,
        metrics_port=metrics_port,
    )
    run(settings.without_limits() if no_limits else settings, host, port, show)
