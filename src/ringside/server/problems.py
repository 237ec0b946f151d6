"""What HTTP answers when it cannot do what was asked: always a Problem."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from ringside.server.messages import Problem

log = logging.getLogger("ringside")

CODES = {400: "invalid-message", 404: "not-found", 405: "not-found", 413: "too-long"}


SENTENCES = {
    400: "The request could not be read: {}. /schema says what it should be.",
    405: "That cannot be done here: {}. /schema says what can.",
    413: "That is too much at once: {}.",
}


class Trouble(Exception):
    """A problem with its status."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.problem = Problem(code, reason)


def answer(status: int, problem: Problem) -> Response[bytes]:
    """The problem as a response."""
    data = msgspec.json.encode(problem)
    return Response(data, status_code=status, media_type="application/json")


def on_trouble(_: Request[Any, Any, Any], error: Trouble) -> Response[bytes]:
    """A problem that a handler raised."""
    return answer(error.status, error.problem)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """A request that could not be read, or a path that leads nowhere."""
    reason = error.detail
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            reason = f"{first.get('key', 'data')}: {first.get('message', reason)}"
    reason = SENTENCES.get(error.status_code, "{}").format(reason.rstrip("."))
    code = CODES.get(error.status_code, "not-possible")
    return answer(error.status_code, Problem(code, reason))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of the server's own: logged, not shown."""
    if isinstance(error, RecursionError):  # msgspec gives up on what is nested too deeply
        return answer(400, Problem("invalid-message", "The request is nested too deeply."))
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(500, Problem("fault", "Something went wrong on the server."))
