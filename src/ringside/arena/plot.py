"""The shares of a tournament as a drawing: a dot with its 95 % interval for each meeting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape

from ringside.arena.standing import Standing

ROW, LEFT, WIDE, TOP, BELOW = 24, 340, 360, 44, 52
STYLE = (
    "text{font:13px sans-serif;fill:#222}.t{font-weight:bold}.g{stroke:#ccc}.f{stroke:#888;"
    "stroke-dasharray:4 3}.i{stroke:#1d5fa8;stroke-width:3}.d{fill:#1d5fa8}.n{font-size:11px}"
    "@media(prefers-color-scheme:dark){svg{background:#161616}text{fill:#eee}.g{stroke:#444}"
    ".i{stroke:#7db4f0}.d{fill:#7db4f0}}"
)


def drawing(
    title: str,
    axis: str,
    row_title: Callable[[Standing], str],
    standings: Sequence[Standing],
    fair: float,
    seats: int,
) -> str:
    """An SVG; the dashed line is the fair share, and ``axis`` says whose shares these are.

    Among two the shares of a pair add up to one, so a pair is drawn once; among more either of
    them alone is a meeting of its own.
    """
    pairs = {frozenset((one.bot, one.against)): one for one in reversed(standings)}
    drawn = standings if seats > 2 else list(reversed(pairs.values()))
    high = TOP + ROW * len(drawn)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 40} {high + BELOW}" '
        f'width="{LEFT + WIDE + 40}" height="{high + BELOW}" role="img">',
        f"<style>{STYLE}</style><title>{escape(title)}</title>",
        f'<text x="12" y="22" class="t">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 25):
        x = across(percent / 100)
        lines.append(f'<line class="g" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{high}"/>')
        lines.append(
            f'<text class="n" x="{x}" y="{high + 18}" text-anchor="middle">{percent} %</text>'
        )
    lines.append(
        f'<text class="n" x="{across(0.5)}" y="{high + 40}" text-anchor="middle">'
        f"{escape(axis)}</text>"
    )
    x = across(fair)
    lines.append(f'<line class="f" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{high}"/>')
    for row, standing in enumerate(drawn):
        y = TOP + ROW * row + ROW // 2
        low, top = (across(bound) for bound in standing.share_interval)
        said = escape(row_title(standing))
        lines.append(f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{said}</text>')
        lines.append(f'<line class="i" x1="{low}" x2="{top}" y1="{y}" y2="{y}"/>')
        lines.append(f'<circle class="d" cx="{across(standing.share)}" cy="{y}" r="5"/>')
    return "\n".join([*lines, "</svg>\n"])


def across(share: float) -> float:
    """Where a share lies between left and right."""
    return round(LEFT + WIDE * share, 1)
