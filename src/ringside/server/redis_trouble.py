"""What goes wrong with a Redis, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import click

SECONDS = 3.0

T = TypeVar("T")


def reach_redis(url: str) -> None:
    """A sentence that says what to do, if there is no Redis at an address."""
    ask_redis(url, lambda redis: redis.ping())


def ask_redis(url: str, ask: Callable[[Any], T]) -> T:
    """What a Redis answers; a sentence that says what to do, if it does not."""
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError:
        raise trouble(url, "that needs redis-py: pip install 'redis[hiredis]'") from None
    try:
        with Redis.from_url(url, socket_connect_timeout=SECONDS, socket_timeout=SECONDS) as redis:
            return ask(redis)
    except (RedisError, OSError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0].removesuffix(".") or type(error).__name__
        raise trouble(url, reason) from None


def trouble(url: str, reason: str) -> click.ClickException:
    """The sentence."""
    return click.ClickException(
        f"There is no Redis at {nameable(url)}: {reason}. --redis says where."
    )


def nameable(url: str) -> str:
    """An address without its password."""
    if "://" not in url:
        return "that address" if "@" in url else url
    try:
        found = urlsplit(url)
        place = found.hostname or ""
        port = f":{found.port}" if found.port else ""
    except ValueError:
        return url.partition("://")[0] + "://…"
    return f"{found.scheme}://{place}{port}{found.path}"
