"""What `make dist` made, each installed into an empty environment without Node and a compiler.

It takes minutes and the network, so `make dist` runs it and `make test` does not.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.running import Guest, Server

ROOT = Path(__file__).parent.parent.parent
DIST = ROOT / "dist"
UNNEEDED = (".gitignore", ".dockerignore")  # of what git has


def made(pattern: str) -> Path:
    """The one file in dist/ of that name."""
    (found,) = DIST.glob(pattern)
    return found


class Installed(Server):
    """A server of a package that is installed elsewhere."""

    def __init__(self, folder: Path, python: Path) -> None:
        self.python = str(python)
        super().__init__(folder)


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment with only Python and pip in it and on the path; its Python."""
    folder = tmp_path / "an empty place"
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)  # away from the sources
    return programs / "python"


@pytest.mark.parametrize("path", sorted(DIST.glob("ringside-*")), ids=lambda path: str(path.name))
def test_it_installs_serves_its_pages_and_plays(path: Path, empty: Path, tmp_path: Path) -> None:
    subprocess.run([empty, "-m", "pip", "install", "--quiet", path], check=True)
    how = "plain Python" if path.name.endswith(("any.whl", ".tar.gz")) else "compiled"
    said = subprocess.run(["ringside", "--version"], capture_output=True, text=True, check=True)
    assert how in said.stdout
    server = Installed(tmp_path, empty)
    page = httpx.get(server.url, trust_env=False).raise_for_status().text
    parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert [part for part in parts if part.endswith(".js")]
    for part in parts:
        assert httpx.get(server.url + part, trust_env=False).status_code == 200, part
    guest = Guest(server, "Ann")
    for game in guest.http.get("/api/games").json():
        with guest.sit(guest.make(game["id"])) as socket:
            socket.play_out(random.Random(7), most=40)
    guest.close()
    assert server.stop() == 0


def test_a_wheel_has_the_client_and_every_file_of_the_package() -> None:
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "ringside").rglob("*")
        if path.is_file() and not {"__pycache__", ".vite"} & set(path.parts)
    }
    assert "ringside/web/index.html" in sources
    for wheel in DIST.glob("*.whl"):
        with zipfile.ZipFile(wheel) as files:
            names = set(files.namelist())
        assert not sources - names
        unexpected = {name.partition("/")[0] for name in names - sources}
        assert {name for name in unexpected if "mypyc" not in name} <= {
            "ringside",  # compiled modules
            f"{'-'.join(wheel.name.split('-')[:2])}.dist-info",
        }


def test_the_source_has_all_that_git_has() -> None:
    with tarfile.open(made("*.tar.gz")) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert "src/ringside/web/index.html" in names
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    tracked = {name for name in listed.stdout.splitlines() if not name.endswith(UNNEEDED)}
    assert not tracked - names


def test_there_is_a_wheel_for_everywhere() -> None:
    assert made("*-py3-none-any.whl").is_file()
    assert os.environ.get("CI") != "true" or len(list(DIST.glob("*.whl"))) == 2
