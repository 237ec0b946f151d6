"""A Ray cluster as an executor. Ray comes with the extra ``cluster``."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, TypeVar

# Read when Ray is imported: it tells nobody about us, and we tell of errors ourselves.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")

import grpc
import ray
from ray.exceptions import RayError, RayTaskError

from ringside.core.errors import RingsideError

R = TypeVar("R")

SOON = 5.0  # seconds in which somebody must listen at an address
PATIENCE = 30.0  # seconds for it to be a cluster: a busy one takes a while to answer
CLIENT = "ray://"
KNOWN = ("auto", "local")


class OnRay(Executor):
    """Whatever is submitted becomes a task of the cluster.

    The address is that of the head, ``host:6379``, from one of its machines; ``ray://host:10001``
    from anywhere; ``auto`` for the cluster that this machine belongs to; ``local`` for one of
    this machine alone, made for the purpose. Ringside, and a bot of one's own, must be importable
    where the tasks are carried out.
    """

    def __init__(self, address: str) -> None:
        if address not in KNOWN:
            check_answers(address)
        settings: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if address == "local":
            settings["include_dashboard"] = False
        try:
            ray.init(address, **settings)
        except (RayError, ConnectionError, ValueError, RuntimeError, OSError) as error:
            raise RingsideError("no-cluster", address=address, problem=first_line(error)) from None
        self.tasks: dict[Callable[..., Any], Any] = {}

    @staticmethod
    def processors() -> int:
        """How many tasks the cluster has room for."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        """Have the cluster call a function."""
        if fn not in self.tasks:
            self.tasks[fn] = ray.remote(fn)
        mine: Future[R] = Future()
        theirs = self.tasks[fn].remote(*args, **kwargs).future()

        def hand_on(done: Future[R]) -> None:
            if not mine.set_running_or_notify_cancel():
                return
            error = done.exception()
            if error is None:
                mine.set_result(done.result())
            else:
                mine.set_exception(unwrapped(error))

        theirs.add_done_callback(hand_on)
        return mine

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; what it still did for us ends."""
        ray.shutdown()


def unwrapped(error: BaseException) -> BaseException:
    """What went wrong in a task, or a sentence for what went wrong around it."""
    if isinstance(error, RayTaskError):
        cause: BaseException = error.cause
        if isinstance(cause, RingsideError):
            return cause
        if type(cause) is not RuntimeError and not isinstance(cause, ImportError):
            whole: BaseException = error
            return whole  # from a bot of somebody's; the traceback tells where
        return RingsideError("cluster-failed", problem=first_line(cause))  # it lacks Ringside
    if isinstance(error, RayError):
        return RingsideError("cluster-failed", problem=first_line(error))
    return error


def check_answers(address: str) -> None:
    """Refuse an address where no cluster is: Ray itself would end the process after minutes."""
    place = address.removeprefix(CLIENT)
    host, _, port = place.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise RingsideError("ray-address", address=address)
    if os.environ.get("RAY_USE_TLS", "0") != "0":
        return  # only Ray knows the certificates
    try:
        socket.create_connection((host.strip("[]"), int(port)), SOON).close()
    except OSError as error:
        problem = error.strerror or str(error)
        raise RingsideError("no-cluster", address=address, problem=problem) from None
    with grpc.insecure_channel(place) as channel:
        try:
            grpc.channel_ready_future(channel).result(timeout=PATIENCE)
        except grpc.FutureTimeoutError:
            raise RingsideError("no-cluster", address=address, problem=None) from None


def first_line(error: BaseException) -> str:
    """What an error says, in one line without the full stop."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__).rstrip(".")
