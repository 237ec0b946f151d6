"""Every world that a seat of Tide Line thinks possible, to compare `determinize` with.

A game with too many of them can do without this file. Then the suite only sees that what is hidden
varies from guess to guess, not that every world comes up equally often.
"""

# Not compiled: it is for tests.

from __future__ import annotations

from itertools import product
from typing import Any

from ringside.templates.new_game.tide_line.data import NUMBERS
from ringside.templates.new_game.tide_line.position import number
from ringside.templates.new_game.tide_line.rules import NONE, TideLineState


def worlds(state: TideLineState, seat: int, most: int) -> list[dict[str, Any]] | None:
    """Whatever the others may have closed their hands around."""
    ways = [
        [number(action)]
        if other == seat or action == NONE
        else [NUMBERS[way] for way in range(len(NUMBERS)) if way != state.last[other]]
        for other, action in enumerate(state.chosen)
    ]
    found = [{"chosen": list(chosen)} for chosen in product(*ways)]
    return found if len(found) <= most else None
