"""What a server says of itself to Prometheus, at a port of its own."""

from __future__ import annotations

import asyncio
from collections import Counter as Count
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from ringside.server.hub import Hub

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LOOK = 0.5  # seconds between two looks at how far the loop lags behind


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter(
            "ringside_moves", "Moves that were written down", registry=self.registry
        )
        self.refused = Counter(
            "ringside_refusals", "What clients were refused", ["code"], registry=self.registry
        )
        self.commit = Histogram(
            "ringside_commit_seconds",
            "How long a batch takes to be safe",
            buckets=QUICK,
            registry=self.registry,
        )
        self.lag = Histogram(
            "ringside_loop_lag_seconds",
            "How late the server's loop is",
            buckets=QUICK,
            registry=self.registry,
        )

    def serve(self, host: str, port: int) -> int:
        """Answer at a port of its own, in a thread; which port it is."""
        server, _ = start_http_server(port, host, self.registry)
        return int(server.server_port)

    def watch(self, hub: Hub) -> None:
        """Say how much there is in memory, too."""
        self.registry.register(InMemory(hub))

    async def mind_lag(self) -> None:
        """Look again and again how late the loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.lag.observe(max(0.0, loop.time() - due))


class InMemory(Collector):
    """Counted only when somebody asks."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def collect(self) -> Iterator[Metric]:
        """The tables, the sockets, and the bots that think."""
        lives = list(self.hub.tables.values())
        tables = GaugeMetricFamily("ringside_tables", "Tables in memory", labels=["game", "status"])
        found = Count((live.table.game.id, live.table.setup.status) for live in lives)
        for labels, count in found.items():
            tables.add_metric(labels, count)
        yield tables
        sockets = sum(len(live.clients) for live in lives)
        yield GaugeMetricFamily("ringside_sockets", "Open sockets", sockets)
        if self.hub.cluster is not None:
            passed_on = len(self.hub.cluster.relay.near)
            yield GaugeMetricFamily(
                "ringside_sockets_passed_on", "Sockets at tables of other servers", passed_on
            )
        thinking = sum(len(live.timing.bots) for live in lives)
        yield GaugeMetricFamily("ringside_bots_thinking", "Moves that bots are due", thinking)
