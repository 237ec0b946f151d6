"""Japanese lines are broken between characters, and where no sign stands alone."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ringside.terminal.screen import Screen
from ringside.terminal.wrapping import BEGIN_NO_LINE, END_NO_LINE

TEXT = (
    "Faysal Shafaatがボールを取った。先に決めた「スローダウン（パワー3）」が、Nathan Karsjens、"
    "Tony Crosby IIの三人を止める。"
)


@pytest.fixture
def console() -> Console:
    Screen("ja")
    return Console(file=io.StringIO(), width=80)


@pytest.mark.parametrize("width", range(18, 60))
def test_no_sign_stands_alone_and_no_name_is_cut(console: Console, width: int) -> None:
    lines = [line.plain.rstrip() for line in Text(TEXT).wrap(console, width)]
    assert "".join(lines).replace(" ", "") == TEXT.replace(" ", "")
    for line in lines:
        assert cell_len(line) <= width
        assert line[0] not in BEGIN_NO_LINE
        assert line[-1] not in END_NO_LINE
    for name in ("Faysal Shafaat", "Nathan Karsjens", "Tony Crosby II"):
        assert any(name in line for line in lines)


def test_lines_are_full(console: Console) -> None:
    lines = Text("あ" * 100).wrap(console, 20)
    assert [cell_len(line.plain) for line in lines] == [20] * 10


def test_english_is_broken_at_spaces_as_ever(console: Console) -> None:
    lines = [line.plain.rstrip() for line in Text("one two three four").wrap(console, 9)]
    assert lines == ["one two", "three", "four"]
