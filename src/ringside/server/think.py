"""`ringside think`."""

from __future__ import annotations

import asyncio
import logging
import os

import click


@click.command()
@click.option(
    "--redis",
    required=True,
    envvar="RINGSIDE_REDIS",
    help="redis://… address, the same as that of the servers.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    default=os.cpu_count() or 1,
    help="How many bots think at a time; else as many as there are processors.",
)
def think(redis: str, jobs: int) -> None:
    """Let the bots of servers think on this machine."""
    # The other commands do not wait for this, nor need redis-py.
    from ringside.server.redis_trouble import nameable, reach_redis

    reach_redis(redis)
    from ringside.server.worker import Worker

    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("ringside").setLevel(logging.INFO)

    async def work() -> None:
        worker = Worker(redis, jobs)
        click.echo(f"Bots of the servers at {nameable(redis)} think here (Ctrl-C stops it)")
        await worker.run()

    asyncio.run(work())
