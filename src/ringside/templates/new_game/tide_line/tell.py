"""What happened between two states of Tide Line, one event after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ringside.core.events import Depends, Event
from ringside.templates.new_game.tide_line.data import NUMBERS
from ringside.templates.new_game.tide_line.events import (
    Chose,
    Ended,
    NobodyTook,
    Shown,
    Took,
    Wave,
)
from ringside.templates.new_game.tide_line.rules import TideLineState


def tell(before: TideLineState, seat: int, action: int, after: TideLineState) -> list[Event]:
    """Everything that a choice brought; all of it is for everybody."""
    told: list[Event] = [Chose(seat=seat)]
    if after.rounds == before.rounds:
        return told
    told.append(Shown(numbers=[NUMBERS[number] for number in after.last]))
    taken = [now - then for now, then in zip(after.taken, before.taken, strict=True)]
    number = max(taken)
    told.append(Took(taker=taken.index(number), number=number) if number > 0 else NobodyTook())
    left = before.heap - number
    if left > 0:
        told.append(Wave(number=left - after.heap, heap=after.heap))
    outcome = after.outcome()
    if outcome is not None:
        told.append(Ended(winners=list(outcome.winners)))
    return told


def certain(
    state: TideLineState, seat: int, action: int, events: Sequence[Event]
) -> tuple[int, list[Depends]]:
    """Only that the hand is closed; what it brings depends on the others."""
    return 1, [Depends("others", 1 - seat if state.seats == 2 else None)]
