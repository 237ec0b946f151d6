"""What stands before every request: who asks, from where, how often; and the headers that keep
a browser from doing what the pages never ask for."""

from __future__ import annotations

from math import ceil
from time import perf_counter
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ringside.server.door import Door, address_of
from ringside.server.guests import COOKIE, Guests
from ringside.server.limits import Buckets
from ringside.server.metrics import Metrics
from ringside.server.problems import problem
from ringside.server.settings import Settings
from ringside.server.turns import Turns

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
WELL = ("/health", "/ready")
SAFE = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """ASGI middleware around the whole server."""

    def __init__(
        self, app: Litestar, settings: Settings, guests: Guests, door: Door, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.app: ASGIApp = app
        self.inner = app
        self.guests = guests
        self.door = door
        self.origins = set(settings.origins)
        self.rate = Buckets(settings.request_rate, settings.request_burst)
        self.page_rate = Buckets(settings.page_rate, settings.page_burst)
        self.turns = Turns()
        self.cut_off = str(ceil(settings.refuse_seconds)).encode()

    def limits(self) -> dict[str, Buckets]:
        """What is limited here, by name."""
        return {"requests": self.rate, "pages": self.page_rate}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        socket = kind == "websocket"
        if scope.get("method") == "HEAD":  # uvicorn leaves out the body
            scope = {**scope, "method": "GET"}  # type: ignore[assignment]
        if scope.get("method") not in SAFE and not self.same_origin(headers):
            await refuse(scope, send, 403, "wrong-origin", self)
            return
        api = scope["path"].startswith("/api/")
        client = scope.get("client")
        address = address_of(client[0]) if client else ""
        if self.door.is_refused(address):
            await refuse(scope, send, 429, "cut-off", self)
            return
        if not (self.rate if api else self.page_rate).take(address):
            self.door.offend(address, address)
            await refuse(scope, send, 429, "too-fast", self)
            return
        # Pages too: a browser has its cookie before its first questions go out together.
        # Whoever only asks whether the server is well is nobody.
        asks = api or ("." not in scope["path"].rpartition("/")[2] and scope["path"] not in WELL)
        fresh = self.recognise(scope, headers) if asks else None
        state = scope.setdefault("state", {})
        state["address"] = address
        if socket and self.door.is_refused(state["guest"]):
            await refuse(scope, send, 429, "cut-off", self)
            return
        if socket:
            await self.turns.wait()
        extra = HEADERS if fresh is None else [*HEADERS, (b"set-cookie", fresh.encode())]

        began = perf_counter()

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", []), *extra]
            if message["type"] == "http.response.start":
                self.metrics.answered(message["status"], perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send if socket and fresh is None else with_headers)

    def same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a browser sent this from one of our own pages; programs send no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        text = origin.decode("latin-1")
        if text in self.origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            return bool(host) and urlsplit(text).netloc.lower() == host.lower()
        except ValueError:
            return False

    def recognise(self, scope: Scope, headers: dict[bytes, bytes]) -> str | None:
        """Note who asks; the cookie to set if it is somebody new."""
        cookie = read_cookie(headers.get(b"cookie", b""))
        guest = self.guests.read(cookie)
        fresh = None
        if guest is None:
            guest = self.guests.new()
            fresh = self.guests.cookie(guest, secure=scope["scheme"] in ("https", "wss"))
        scope.setdefault("state", {})["guest"] = guest
        return fresh


def read_cookie(header: bytes) -> str | None:
    """Our cookie among those sent. Programs at other ports of this machine send theirs along,
    some of them malformed: http.cookies would give up at the first of those."""
    for part in header.decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


async def refuse(scope: Scope, send: Send, status: int, code: str, guard: Guard) -> None:
    """Answer a request that goes no further."""
    guard.metrics.refused.labels(code).inc()
    body = msgspec.json.encode(problem(code, code))
    socket = "method" not in scope
    kind = "websocket.http.response" if socket else "http.response"
    headers = [(b"content-type", b"application/json"), (b"connection", b"close"), *HEADERS]
    if code == "cut-off":
        headers.append((b"retry-after", guard.cut_off))
    elif status == 429:
        headers.append((b"retry-after", b"1"))
    start = {"type": f"{kind}.start", "status": status, "headers": headers}
    await send(start)  # type: ignore[arg-type]
    await send({"type": f"{kind}.body", "body": body})  # type: ignore[arg-type]
    if not socket:
        guard.metrics.answered(status, 0.0)
