"""A table as an image: what the terminal draws, painted letter by letter with Pillow."""

from __future__ import annotations

from functools import cache
from importlib import resources
from io import StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

WIDTH = 100  # columns
MARGIN = 16
SIZE = 16
# Colours that people tell apart who do not tell red from green, by how light they are.
BLACK, WHITE, GREY = (24, 24, 28), (228, 228, 232), (125, 125, 132)
COLOURS = [  # red, green, yellow, blue, magenta, cyan
    (215, 75, 65),
    (60, 160, 100),
    (240, 215, 80),
    (80, 120, 235),
    (190, 100, 190),
    (110, 205, 235),
]
THEME = TerminalTheme(BLACK, WHITE, [BLACK, *COLOURS, WHITE], [GREY, *COLOURS, WHITE])


def in_ansi(table: RenderableType) -> str:
    """The drawing as a terminal shows it, colours included."""
    console = Console(
        file=StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    console.print(table)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def in_pixels(table: RenderableType) -> NDArray[np.uint8]:
    """The drawing as an image: rows, columns, and red, green and blue."""
    console = Console(file=StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor")
    lines = console.render_lines(table, console.options.update(width=WIDTH), pad=False)
    across, down = cell()
    size = (2 * MARGIN + WIDTH * across, 2 * MARGIN + len(lines) * down)
    image = Image.new("RGB", size, tuple(THEME.background_color))
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            paint(image, segment, MARGIN + column * across, MARGIN + row * down)
            column += cell_len(segment.text)
    return np.asarray(image, dtype=np.uint8).copy()


def paint(image: Image.Image, segment: Segment, x: int, y: int) -> None:
    """Paint one piece of a line."""
    across, down = cell()
    style = segment.style or Style.null()
    ink, paper = colours(style)
    if paper is not None:
        image.paste(paper, (x, y, x + cell_len(segment.text) * across, y + down))
    for letter in segment.text:
        if letter.strip():
            image.paste(ink, (x, y), glyph(letter, bool(style.bold)))
        x += cell_len(letter) * across


def colours(style: Style) -> tuple[Any, Any]:
    """The colours of letters and paper; the paper is None where it is the page's."""
    ink = rgb(style.color, True)
    paper = None if style.bgcolor is None or style.bgcolor.is_default else rgb(style.bgcolor, False)
    if style.dim:
        ground = paper or THEME.background_color
        ink = tuple((3 * a + 2 * b) // 5 for a, b in zip(ink, ground, strict=True))
    if style.reverse:
        ink, paper = paper or tuple(THEME.background_color), ink
    return ink, paper


def rgb(colour: Color | None, foreground: bool) -> tuple[int, ...]:
    """A colour of the terminal as red, green and blue."""
    return tuple((colour or Color.default()).get_truecolor(THEME, foreground=foreground))


@cache
def font(bold: bool) -> ImageFont.FreeTypeFont:
    """DejaVu Sans Mono, as far as the games need it."""
    name = "mono-bold.ttf" if bold else "mono.ttf"
    with resources.as_file(resources.files(__package__) / "fonts" / name) as path:
        return ImageFont.truetype(path, SIZE)


@cache
def glyph(letter: str, bold: bool) -> Image.Image:
    """Where a letter puts ink."""
    across, down = cell()
    # A little over its line, so that frames have no gaps and nothing that hangs is cut off.
    image = Image.new("L", (cell_len(letter) * across, down + 2), 0)
    ImageDraw.Draw(image).text((0, 1), letter, font=font(bold), fill=255)
    return image


@cache
def cell() -> tuple[int, int]:
    """How wide and high a letter is."""
    ascent, descent = font(False).getmetrics()
    return round(font(False).getlength("M")), ascent + descent
