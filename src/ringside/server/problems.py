"""What HTTP answers when it cannot do what was asked: always a Problem."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from ringside.core.errors import Reason, RingsideError
from ringside.server.answers import Problem
from ringside.server.stores.base import Unavailable

log = logging.getLogger("ringside")

T = TypeVar("T")

# By status: the code, and the message ``error-<key>`` of the words.
ANSWERS = {
    400: ("invalid-message", "request-unreadable"),
    404: ("not-found", "no-such-page"),
    405: ("not-found", "not-possible"),
    413: ("too-long", "request-too-long"),
}


SLOWER = 2  # seconds after which whoever was too fast may try again


class Trouble(Exception):
    """A problem with its status."""

    def __init__(
        self, status: int, code: str, key: str | RingsideError | Reason, /, **about: Any
    ) -> None:
        super().__init__(code)
        self.status = status
        self.problem = problem(code, key, **about)


def problem(code: str, key: str | RingsideError | Reason, /, **about: Any) -> Problem:
    """A problem whose sentence is the message ``error-<key>`` of the words."""
    if isinstance(key, str):
        key = RingsideError(key, **about)
    return Problem(code, key.told() if isinstance(key, RingsideError) else key)


def answer(status: int, problem: Problem) -> Response[bytes]:
    """The problem as a response."""
    data = msgspec.json.encode(problem)
    return Response(data, status_code=status, media_type="application/json")


def on_trouble(request: Request[Any, Any, Any], error: Trouble) -> Response[bytes]:
    """A problem that a handler raised."""
    found = answer(error.status, error.problem)
    if error.status == 429:
        request.app.state.hub.metrics.refused.labels(error.problem.code).inc()
        found.headers["retry-after"] = str(SLOWER)
    return found


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """A request that could not be read, or a path that leads nowhere."""
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            detail = f"{first.get('key', 'data')}: {first.get('message', detail)}"
    code, key = ANSWERS.get(error.status_code, ("not-possible", "not-possible"))
    return answer(error.status_code, problem(code, key, detail=detail.rstrip(".")))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of the server's own: logged, not shown."""
    if isinstance(error, RecursionError):  # msgspec gives up on what is nested too deeply
        return answer(400, problem("invalid-message", "request-too-deep"))
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(500, problem("fault", "fault"))


async def answered(asked: Awaitable[T]) -> T:
    """What a store answers; 503 if it does not."""
    try:
        return await asked
    except Unavailable:
        raise Trouble(503, "no-answer", "no-answer") from None
