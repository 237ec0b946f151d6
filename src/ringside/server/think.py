"""`ringside think`."""

from __future__ import annotations

import asyncio
import os

import click

from ringside import __version__
from ringside.server.journal import announce, begin, log_option, note
from ringside.server.options import Configured, Whole


@click.command(cls=Configured)
@click.option(
    "--redis",
    required=True,
    envvar="RINGSIDE_REDIS",
    help="redis://… address, the same as that of the servers.",
)
@click.option(
    "--jobs",
    type=Whole(1),
    default=os.cpu_count() or 1,
    help="How many bots think at a time; else as many as there are processors.",
)
@log_option
def think(redis: str, jobs: int, style: str) -> None:
    """Let the bots of servers think on this machine."""
    # The other commands do not wait for this, nor need redis-py.
    from ringside.server.redis_trouble import nameable, reach_redis

    reach_redis(redis)
    from ringside.server.worker import Worker

    begin(style)

    async def work() -> None:
        worker = Worker(redis, jobs)
        worker.mind_signals()  # before anybody is told that it is there
        announce(f"Bots of the servers at {nameable(redis)} think here (Ctrl-C stops it)")
        note("The worker starts", version=__version__, redis=nameable(redis), jobs=jobs)
        await worker.run()
        note("The worker stops")

    asyncio.run(work())
