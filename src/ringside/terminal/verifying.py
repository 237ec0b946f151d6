"""What was checked about a record, and what could not be."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ringside.core.verify import Check, Verdict
from ringside.terminal.screen import Screen, clean, listing

STYLES = {Verdict.HOLDS: "green", Verdict.OFF: "bold red", Verdict.OPEN: "yellow"}


def show_checks(screen: Screen, checks: Sequence[Check]) -> bool:
    """Print every check with its sign; returns whether nothing is off."""
    table = listing(gap=2)
    for check in checks:
        sign = screen.say(f"verdict-{check.verdict.value}")
        said = clean(check.say(screen.language))
        table.add_row(Text(sign, style=STYLES[check.verdict]), Text(said))
    screen.show(table)
    return all(check.verdict is not Verdict.OFF for check in checks)
