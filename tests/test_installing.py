"""How Ringside is installed: never by its name from PyPI, where another project has it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BY_NAME = re.compile(r"""pip\d? install (-\S+ )*["']?ringside(?![\w/.-])""")
TEXTS = {".md", ".py", ".ftl", ".toml", ".yml", ".yaml", ".sh", "", ".ts", ".svelte", ".html"}


def test_nobody_is_told_to_install_a_strangers_package() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("this is no clone")
    found = []
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path == Path(__file__) or path.suffix not in TEXTS or not path.is_file():
            continue
        for line in path.read_text("utf-8", errors="replace").splitlines():
            if BY_NAME.search(line):
                found.append(f"{name}: {line}")
    assert found == []


def test_what_is_looked_for_is_found() -> None:
    for wrong in (
        'pip install "ringside[pettingzoo]"',
        "pip install 'ringside[postgres]'",
        "pip install ringside",
    ):
        assert BY_NAME.search(wrong)
    for right in (
        'pip install "$(ls dist/ringside-*-none-any.whl)[pettingzoo]"',
        "pip install dist/ringside-*-none-any.whl",
        'pip install ".[pettingzoo]"',
    ):
        assert not BY_NAME.search(right)


def test_every_extra_that_the_page_names_there_is() -> None:
    extras = (ROOT / "pyproject.toml").read_text("utf-8")
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    named = re.findall(r"^\| `(\w+)` \| ", page[: page.index("## PettingZoo")], re.MULTILINE)
    assert len(named) == 4
    for extra in named:
        assert re.search(rf"^{extra} = \[", extras, re.MULTILINE), extra
