"""What make and setup.py say where something is missing."""

from __future__ import annotations

import importlib.util
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py as a module."""
    spec = importlib.util.spec_from_file_location("building", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("CC", "RINGSIDE_PURE"):
        monkeypatch.delenv(name, raising=False)
    return module


def program(path: Path, text: str) -> Path:
    """A program that does as the text says."""
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_without_a_compiler_it_is_plain(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert building.missing() == "there is no C compiler"
    assert building.extensions() == []


def test_who_asks_for_plain_python_gets_it(
    building: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RINGSIDE_PURE", "1")
    assert building.missing() == "RINGSIDE_PURE is 1"
    assert building.extensions() == []


def test_a_compiler_without_headers_is_no_compiler(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", str(program(tmp_path / "cc", "exit 1")))
    monkeypatch.setattr(building.sysconfig, "get_path", lambda _: str(tmp_path))
    assert building.missing() == "the C compiler has no Python headers"
    (tmp_path / "Python.h").touch()
    assert building.missing() == "the C compiler cannot build a Python module"


def test_who_asks_for_the_compiled_package_gets_no_other(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("RINGSIDE_PURE", "0")
    with pytest.raises(SystemExit, match="cannot be compiled: there is no C compiler"):
        building.extensions()


class Compiler:
    """One that only writes down what it is to compile."""

    def __init__(self) -> None:
        self.compiled: list[tuple[str, ...]] = []

    def _setup_compile(
        self, _: object, __: object, ___: object, sources: list[str], *____: object
    ) -> tuple[object, ...]:
        build = {f"{source}.o": (source, ".c") for source in sources}
        return [], list(build), ["-O3"], ["-I."], build

    def _get_cc_args(self, options: list[str], debug: bool, before: list[str] | None) -> list[str]:
        return [*options, "-c"]

    def _compile(
        self, name: str, source: str, ext: str, args: list[str], extra: list[str], _: object
    ) -> None:
        if source == "bad":
            raise ValueError(source)
        self.compiled.append((name, source, ext, *args, *extra))


def test_files_are_compiled_side_by_side_all_of_them(building: ModuleType) -> None:
    compiler: Any = Compiler()
    building.side_by_side(compiler)
    assert compiler.compile(["a", "b"]) == ["a.o", "b.o"]
    assert sorted(compiler.compiled) == [
        ("a.o", "a", ".c", "-I.", "-c", "-O3"),
        ("b.o", "b", ".c", "-I.", "-c", "-O3"),
    ]
    with pytest.raises(ValueError, match="bad"):
        compiler.compile(["a", "bad"])


def test_without_the_client_and_node_nothing_is_installed(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match="make client"):
        building.build_client()


def test_an_old_node_is_none(
    building: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path / "npm", "exit 0")
    program(tmp_path / "node", "echo v18.19.0")
    assert building.node_version() == (18, 19)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match=r"Node 20\.19 or newer"):
        building.build_client()


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with what make reads first, in a place with spaces."""
    folder = tmp_path / "a place with spaces"
    folder.mkdir()
    for name in ("Makefile", "requirements.lock", "setup.py"):
        shutil.copy(ROOT / name, folder)
    for name in ("tools", "web/public"):
        shutil.copytree(ROOT / name, folder / name)
    for name in ("src", "web/src"):
        (folder / name).mkdir()
    return folder


def make(folder: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run make there."""
    environment = {**os.environ, "MAKEFLAGS": "", "MAKELEVEL": "0", **env}
    return subprocess.run(
        ["make", *args], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


OLD = """
import runpy, sys
sys.version_info, sys.version = (3, 9, 2), "3.9.2 (main)"
runpy.run_path(sys.argv[1])
"""


@pytest.mark.parametrize(
    ("there", "sentence"),
    [
        (True, "Ringside needs Python 3.11 or newer, and this is 3.9.2."),
        (False, "Ringside needs Python 3.11 or newer: apt-get install python3 python3-venv"),
    ],
)
def test_too_old_a_python_gets_one_sentence(
    clone: Path, tmp_path: Path, there: bool, sentence: str
) -> None:
    python = tmp_path / "old python"
    if there:
        script = tmp_path / "old.py"
        script.write_text(OLD)
        program(python, f'exec "{sys.executable}" "{script}" "$@"')
    result = make(clone, "install", f"PYTHON={python}")
    assert result.returncode != 0
    lines = (result.stdout + result.stderr).splitlines()
    assert lines[0].startswith(sentence)
    assert len(lines) == 2  # make says that it stops


def test_a_step_is_one_line_unless_it_fails(clone: Path) -> None:
    step = clone / "tools" / "step"
    well = subprocess.run([step, "Doing it", "echo", "much"], capture_output=True, text=True)
    assert well.returncode == 0
    assert well.stdout.startswith("Doing it … ")
    assert (well.stdout.count("\n"), well.stderr) == (1, "")
    badly = subprocess.run([step, "Doing it", "ls", "no such"], capture_output=True, text=True)
    assert badly.returncode != 0
    assert badly.stdout == "Doing it … failed\n"
    assert "no such" in badly.stderr


@pytest.mark.parametrize("ci", ["true", ""])
def test_what_could_not_run_is_said_last(clone: Path, tmp_path: Path, ci: str) -> None:
    (clone / ".venv").mkdir()
    (clone / ".venv" / ".compiler").write_text("there is no C compiler\n")
    program(tmp_path / "node", "exit 1")
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "CI": ci}
    command = [clone / "tools" / "not-run"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    rules, databases, passing, learning, browser = result.stdout.splitlines()
    assert "THE COMPILED RULES, SINCE THERE IS NO C COMPILER." in rules
    assert rules.endswith("apt-get install gcc python3-dev")
    assert "THE TESTS WITH POSTGRESQL" in databases
    assert databases.endswith("apt-get install postgresql")
    assert "THE TESTS WITH REDIS" in passing
    assert passing.endswith("apt-get install redis-server")
    assert "THE EXAMPLE THAT LEARNS" in learning
    assert learning.endswith("torch==2.13.0")
    assert "THE TESTS IN A BROWSER" in browser
    assert browser.endswith("apt-get install chromium")
    assert result.returncode == (1 if ci else 0)


def test_docstrings_go_into_what_mypyc_writes(building: ModuleType, tmp_path: Path) -> None:
    source, written = tmp_path / "cup.py", tmp_path / "cup.c"
    source.write_text(
        '"""A cup."""\n\nclass Cup:\n    """Holds \\"dice\\"."""\n\n'
        '    def lift(self):\n        """Up!\n\n        Ü."""\n\n    def drop(self): ...\n\n'
        'def lift(n=9**9):\n    """Another."""\n'
    )
    table = '{{"{0}", (PyCFunction)CPyPy_cup___{1}, METH_FASTCALL, PyDoc_STR({2})}},\n'
    written.write_text(
        table.format("lift", "Cup___lift", r'"lift($self)\n--\n\n"')
        + table.format("drop", "Cup___drop", r'"drop($self)\n--\n\n"')
        + table.format("lift", "lift", "NULL")
        + r'.tp_doc = PyDoc_STR("Cup()\n--\n\n"),'
        + '\n"cup",\nNULL, /* docstring */\n'
    )
    building.document(source, written)
    assert written.read_text() == (
        table.format("lift", "Cup___lift", r'"lift($self)\n--\n\nUp\041\012\012\303\234."')
        + table.format("drop", "Cup___drop", r'"drop($self)\n--\n\n"')
        + table.format("lift", "lift", '"Another."')
        + r'.tp_doc = PyDoc_STR("Cup()\n--\n\nHolds \042dice\042."),'
        + '\n"cup",\nPyDoc_STR("A cup."),\n'
    )
