"""What a server says of itself to Prometheus, at a port of its own."""

from __future__ import annotations

import asyncio
from collections import Counter as Count
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from ringside import __version__
from ringside.server.stores.history import newest

if TYPE_CHECKING:
    from ringside.server.hub import Hub

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOWER = (0.005, 0.02, 0.1, 0.5, 2.0, 10.0)
LOOK = 0.5  # seconds between two looks at how far the loop lags behind


disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.finished = Counter(
            "ringside_games_finished", "Games that ended here", registry=self.registry
        )
        self.answers = Histogram(
            "ringside_http_seconds",
            "How long HTTP answers take, by the first figure of their status",
            ["status"],
            buckets=SLOWER,
            registry=self.registry,
        )
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
        ProcessCollector(registry=self.registry)
        server, _ = start_http_server(port, host, self.registry)
        get = server.get_app()
        assert get is not None

        def answer(environ: dict[str, Any], start: Any) -> Any:
            if environ["REQUEST_METHOD"] != "HEAD":
                return get(environ, start)
            get({**environ, "REQUEST_METHOD": "GET"}, start)
            return []

        server.set_app(answer)
        return int(server.server_port)

    def watch(self, hub: Hub) -> None:
        """Say how much there is in memory, too, and what it is that runs."""
        self.registry.register(InMemory(hub))
        about = "The version of Ringside, and of its schema"
        built = Gauge("ringside_build_info", about, ["version", "schema"], registry=self.registry)
        built.labels(__version__, newest()).set(1)

    def answered(self, status: int, seconds: float) -> None:
        """A request was answered."""
        self.answers.labels(f"{status // 100}xx").observe(seconds)

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
        yield from self.others()
        away = self.hub.door.away
        yield CounterMetricFamily("ringside_turned_away", "Connections the door refused", away)
        laboratory = self.hub.laboratory
        waiting = len(laboratory.waiting) + (laboratory.running is not None)
        yield GaugeMetricFamily("ringside_lab_queue", "Experiments that are not done", waiting)
        thinking = sum(len(live.timing.bots) for live in lives)
        yield GaugeMetricFamily("ringside_bots_thinking", "Moves that bots are due", thinking)

    def others(self) -> Iterator[Metric]:
        """What the server needs, and who else is there."""
        gauge, counter = GaugeMetricFamily, CounterMetricFamily
        database, cluster = self.hub.writer.outage, self.hub.cluster
        up = int(database.began is None)
        yield gauge("ringside_database_up", "Whether the database answers", up)
        ownership = self.hub.ownership
        if ownership is not None:
            lost, taken = ownership.lapses, ownership.takeovers
            yield counter("ringside_leases_lost", "Times this server was late for its lease", lost)
            yield counter("ringside_tables_taken_over", "Tables of servers that are gone", taken)
        if cluster is not None:
            up, servers = int(cluster.post.line != 0), 1 + len(cluster.post.peers)
            yield gauge("ringside_redis_up", "Whether Redis can be reached", up)
            yield gauge("ringside_servers", "Servers that are there, with this one", servers)
            workers = cluster.thinkers.count()
            yield gauge("ringside_workers", "Workers on which bots can think", workers)
            near = len(cluster.relay.near)
            yield gauge("ringside_sockets_passed_on", "Sockets at tables of other servers", near)
