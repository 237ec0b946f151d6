"""The lines of the README that people type."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from ringside.cli import main

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINES = re.findall(r"^\./ringside (.*)$", README, re.MULTILINE)


def test_they_all_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src").symlink_to(ROOT / "src")
    monkeypatch.setattr("ringside.server.run.run", lambda *_: None)
    assert len(LINES) > 5
    for line in LINES:
        typed = "1\n" * 200 + "q\n"
        result = CliRunner().invoke(main, shlex.split(line, comments=True), input=typed)
        assert result.exit_code == 0, (line, result.output)


def test_make_has_what_it_names() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", README, re.MULTILINE))
    assert len(named) > 2
    assert named <= set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


@pytest.mark.skipif(not (ROOT / ".venv/.installed").exists(), reason="not set up by make")
def test_the_command_of_a_clone(tmp_path: Path) -> None:
    link = tmp_path / "a link"
    link.symlink_to(ROOT / "ringside")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    for command in (ROOT / "ringside", link):
        said = subprocess.run(
            [command, "--version"], capture_output=True, text=True, check=True, env=environment
        )
        assert said.stdout.startswith("ringside ")
