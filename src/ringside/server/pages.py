"""The built client: its files, and its one page for every other path. At /docs the documentation,
if `make docs` has built it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

CLIENT = Path(__file__).parent.parent / "web"
SITE = Path(__file__).parent.parent / "site"
DOCS = "/docs/"
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ringside</title>
<h1>Ringside</h1><p>The server is running, but the client has not been built.
Run <code>make play</code>.</p></html>"""
NO_SITE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ringside</title>
<h1>Ringside</h1><p>The documentation has not been built for this server.
In a clone of Ringside <code>make docs</code> builds it. <a href="/">To the games</a></p></html>"""
WARNING = (
    "There are no pages for browsers: the client has not been built. "
    "In a clone of Ringside `make play` builds it."
)
SQUEEZED = ("text/", "application/javascript", "application/json", "image/svg+xml")


def built() -> bool:
    """Whether there is a client to serve."""
    return file_at(CLIENT, "index.html") is not None


@lru_cache(256)
def read(path: Path, modified: float) -> tuple[bytes, bytes | None, str]:
    """A file, the same compressed if that helps, and its type."""
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(data, 9, mtime=0) if kind.startswith(SQUEEZED) else None
    return data, squeezed, kind


def file_at(folder: Path, path: str) -> Path | None:
    """The file of the client, or of the documentation, at a path, if there is one."""
    root = folder.resolve()
    try:
        found = (root / path.lstrip("/")).resolve()
        inside = found.is_relative_to(root) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if inside else None


@get(["/", "/{path:path}"], include_in_schema=False, squeezed=True)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client, or the client itself for a path that only it knows."""
    if path.startswith("/api/"):
        raise NotFoundException
    if f"{path}/".startswith(DOCS):
        if file_at(SITE, "index.html") is None:
            return Response(NO_SITE, status_code=404, media_type="text/html")
        return document(request, path)
    found = file_at(CLIENT, path) if path.strip("/") else None
    asset = found is not None and "/assets/" in path
    if found is None:
        if "." in path.rpartition("/")[2]:
            raise NotFoundException
        found = file_at(CLIENT, "index.html")
    if found is None:
        return Response(NOT_BUILT, media_type="text/html")
    # Built assets have their content's hash in their names.
    return sent(request, found, "public, max-age=31536000, immutable" if asset else "no-cache")


def document(request: Request[Any, Any, Any], path: str) -> Response[Any]:
    """A page of the documentation, or a file that belongs to it."""
    path = path.removeprefix(DOCS.rstrip("/")).strip("/")
    found = file_at(SITE, path)
    if found is None:
        found = file_at(SITE, f"{path}/index.html")
        if found is None:
            raise NotFoundException
        if not request.scope["raw_path"].endswith(b"/"):  # the links in a page are relative to it
            return Redirect(f"{DOCS}{path}/".replace("//", "/"))
    return sent(request, found, "public, max-age=600")


def sent(request: Request[Any, Any, Any], found: Path, cache: str) -> Response[bytes]:
    """A file as an answer."""
    data, squeezed, kind = read(found, found.stat().st_mtime)
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = squeezed
    return Response(data, media_type=kind, headers=headers)
