"""Where a line of Japanese may be broken.

Rich breaks lines at spaces only. Japanese has none: it is broken between any two characters,
except that some signs begin no line and some end none (kinsoku), and that a name in Latin letters
stays whole, its spaces included.
"""

from __future__ import annotations

import re

import rich.text
from rich._wrap import divide_line as at_spaces
from rich.cells import cell_len

RANGES = r"\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6"
WIDE = re.compile(f"[{RANGES}]")
RUN = re.compile(f"[{RANGES}] *|[^{RANGES}]+")
BEGIN_NO_LINE = frozenset(
    "、。，．・：；？！）」』】〉》〕］｝ー…‥々〜～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%％”’"
)
END_NO_LINE = frozenset("（「『【〈《〔［｛([{“‘")
WHOLE = 26  # columns: a longer run of Latin words is broken at its spaces


def divide_line(text: str, width: int, fold: bool = True) -> list[int]:
    """The places at which to break a text so that every line fits into so many columns."""
    if not WIDE.search(text):
        return at_spaces(text, width, fold)
    breaks: list[int] = []
    start = used = 0
    for piece in pieces(text, min(width, WHOLE)):
        room = cell_len(piece.rstrip())
        if used and used + room > width:
            breaks.append(start)
            used = 0
        if room > width:
            if fold:
                breaks += [start + place for place in at_spaces(piece, width, fold)]
            used = width
        used += cell_len(piece)
        start += len(piece)
    return breaks


def pieces(text: str, whole: int) -> list[str]:
    """The text in parts that stay on one line."""
    found: list[str] = []
    for run in RUN.findall(text):
        if len(run) > 1 and cell_len(run.rstrip()) > whole:
            found += re.findall(r"\s*\S+\s*", run)
        else:
            found.append(run)
    joined: list[str] = []
    for piece in found:
        if joined and (
            piece[0] in BEGIN_NO_LINE
            or piece[0] == "\xa0"
            or joined[-1].rstrip()[-1:] in END_NO_LINE
        ):
            joined[-1] += piece
        else:
            joined.append(piece)
    return joined


def install() -> None:
    """From now on Rich breaks lines like this."""
    vars(rich.text)["divide_line"] = divide_line
