"""A Ray cluster of two machines, as Ray sees it, with one processor each.

Run by itself, since Ray leaves files open in the process that starts it: prints the cluster's two
addresses, and stops it when its input ends.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


class Addresses(NamedTuple):
    """Of the head: for its own machines, and for anybody by Ray's client."""

    head: str
    client: str


@contextmanager
def running_cluster() -> Iterator[Addresses]:
    """The cluster, while the block lasts."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.arena.cluster"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            for line in process.stdout:
                word, *addresses = line.split()
                if word == "cluster":
                    yield Addresses(*addresses)
                    return
            raise AssertionError("Ray did not start")
        finally:
            process.stdin.close()


def main() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        # Ray reads it when it is imported, and makes no folder of its usual name by itself.
        os.environ["RAY_TMPDIR"] = folder
        from ray.cluster_utils import Cluster

        # At the address that Ray finds by itself: at 127.0.0.1 clients would wait for ever.
        head = {
            "num_cpus": 1,
            "include_dashboard": False,
            "ray_client_server_port": port,
        }
        cluster = Cluster(initialize_head=True, head_node_args=head)
        try:
            cluster.add_node(num_cpus=1)
            print("cluster", cluster.address, f"ray://127.0.0.1:{port}", flush=True)
            sys.stdin.read()
        finally:
            cluster.shutdown()


if __name__ == "__main__":
    main()
