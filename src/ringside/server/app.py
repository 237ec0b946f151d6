"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ringside import __version__
from ringside.server import problems
from ringside.server.door import Door
from ringside.server.guard import Guard
from ringside.server.guests import Guests
from ringside.server.http import api, health, ready
from ringside.server.hub import Hub
from ringside.server.joining import join, place_of
from ringside.server.metrics import Metrics
from ringside.server.ownership import Ownership
from ringside.server.pages import page
from ringside.server.settings import Settings
from ringside.server.sockets import table_socket
from ringside.server.stores import is_postgres, open_store

BODY_BYTES = 64 * 1024


def make_app(settings: Settings, door: Door) -> Guard:
    """A server with these settings, which opens its database when it starts."""
    store = open_store(settings.database)
    key, id = store.signing_key(), secrets.token_urlsafe(9)
    place = place_of(key)
    try:
        mark = join(store, id, settings.redis, place)
    except BaseException:
        store.close()
        raise
    guests, metrics = Guests(key), Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        hub = app.state.hub = Hub(settings, store, door, metrics)
        if settings.redis or is_postgres(settings.database):
            hub.ownership = Ownership(id, store, hub.tables, hub.writer.outage, mark)
            await hub.ownership.open()
        if settings.redis and hub.ownership is not None:
            from ringside.server.cluster import Cluster

            limits = hub.limits() | guard.limits()
            hub.cluster = Cluster(hub, settings.redis, place, hub.ownership, limits)
            await hub.cluster.open()
        lag = None
        if settings.metrics_port is not None:
            hub.metrics.watch(hub)
            hub.metrics.serve(settings.metrics_host, settings.metrics_port)
            lag = asyncio.get_running_loop().create_task(hub.metrics.mind_lag())
        yield
        if lag is not None:
            lag.cancel()
        await hub.close()

    app = Litestar(
        route_handlers=[api, health, ready, table_socket, page],
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Ringside",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        exception_handlers={
            problems.Trouble: problems.on_trouble,
            HTTPException: problems.on_http,
            Exception: problems.on_fault,
        },
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(
            "gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="squeezed"
        ),
        logging_config=None,
    )
    guard = Guard(app, settings, guests, door, metrics)
    return guard
