"""What runs as long as a server does is not ended by a database that is gone for a while."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from ringside.server import keeper
from ringside.server.far_thinkers import FarThinkers
from ringside.server.hub import Hub
from ringside.server.outage import Outage
from ringside.server.post import Post
from ringside.server.settings import Settings
from ringside.server.stores.base import Unavailable
from ringside.server.stores.sqlite import SqliteStore
from ringside.server.worker import Worker
from tests.server.listening import until


def test_tidying_up_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keeper, "SOON", 0.01)
    asked = []

    async def look() -> None:
        store = SqliteStore(str(tmp_path / "gone.sqlite"))

        def gone(most: int) -> list[str]:
            asked.append(most)
            if len(asked) == 1:
                raise Unavailable("the server closed the connection")
            if len(asked) == 2:
                raise ZeroDivisionError
            return []

        store.without_ending = gone  # type: ignore[method-assign]
        monkeypatch.setattr(keeper, "EVERY", 0.01)
        hub = Hub(Settings(""), store)
        await asyncio.wait_for(until(lambda: len(asked) > 3), 20)
        await hub.close()

    asyncio.run(look())
    lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert lines[0].getMessage() == "Tidying up is put off: the server closed the connection"
    assert lines[0].exc_info is None
    assert [line.getMessage() for line in lines[1:]] == ["Tidying up failed"]


def test_a_fault_of_our_own_does_not_end_listening() -> None:
    async def look() -> None:
        post = Post("redis://127.0.0.1:1", "one", "here", lambda server: None)
        tried = 0

        class Lines:
            def pubsub(self) -> Lines:
                nonlocal tried
                tried += 1
                return self

            async def subscribe(self, *_: object) -> None:
                raise ZeroDivisionError

            async def aclose(self) -> None: ...

        post.lines = Lines()  # type: ignore[assignment]
        task = asyncio.get_running_loop().create_task(post.listen())
        await asyncio.wait_for(until(lambda: tried > 1), 20)
        task.cancel()

    asyncio.run(look())


def test_an_outage_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "ringside")
    now = 100.0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ringside.server.outage.monotonic", lambda: now)
        outage = Outage("gone", "back")
        outage.begin(TimeoutError(), 90.0)
        outage.end(89.0)  # asked before it was gone
        assert outage.began == 90.0
        outage.end(99.0)
        outage.begin(OSError("broken"), 98.0)  # asked before it was back
        assert outage.began is None
        outage.begin(OSError("broken"), 101.0)
    told = [record.getMessage() for record in caplog.records]
    assert told == ["gone: TimeoutError", "back, after 10.0 s", "gone: broken"]


def test_work_that_nobody_can_read_does_not_end_a_worker(caplog: pytest.LogCaptureFixture) -> None:
    gone: list[bytes] = []

    class Stream:
        async def xack(self, *_: object) -> None: ...

        async def xdel(self, _: str, id: bytes) -> None:
            gone.append(id)

    worker = Worker.__new__(Worker)
    worker.redis = Stream()  # type: ignore[assignment]
    assert asyncio.run(worker.read(b"1-1", {b"job": b"\xc1"})) is None
    assert gone == [b"1-1"]
    assert "Work cannot be read" in caplog.text


def test_workers_that_come_back_are_told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "ringside")

    async def look() -> None:
        thinkers = FarThinkers(1, Post("redis://127.0.0.1:1", "one", "here", lambda server: None))
        assert thinkers.count() == 0
        thinkers.alone = True
        for name in (b"a", b"b", b"a"):
            thinkers.here(name)
        assert thinkers.count() == 2

    asyncio.run(look())
    assert caplog.text.count("Workers think again") == 1
