"""A table's game from its beginning: the log in words, the record, and a replay."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

from ringside.core.state import State
from ringside.table.table import Entry, Played, Resumed, Table


def steps(table: Table) -> Iterator[tuple[Table, Played | Resumed]]:
    """Every move of the game so far and every end of a pause, each with a table as it stood
    after it. It is the same table each time, led from step to step."""
    state = table.state
    assert state is not None
    setup = copy(table.setup)
    setup.status, setup.resigned = "playing", None
    again = Table(table.game, setup)
    again.begin(first(state), 0.0)
    again.late = table.late
    for index, number in enumerate(state.history):
        seat, action = divmod(number, table.game.num_actions)
        assert again.state is not None
        if again.held is not None and not again.reacts(seat):
            yield again, again.resume(0.0)
        entry = Entry(index + 1, seat, again.state.text(seat, action), 0.0, 0.0)
        yield again, again.apply(entry, action, 0.0)
    if again.held is not None and table.held is None:
        yield again, again.resume(0.0)


def first(state: State) -> State:
    """The state a game began with."""
    begun = {
        "game": state.game.id,
        "version": state.game.version,
        "seats": state.seats,
        "options": state.options,
        **(state.origin or {}),
        "moves": [],
    }
    found: State = state.game.replay(begun)
    return found


def told(table: Table, step: Played | Resumed, viewer: int | None) -> list[str]:
    """What a step brought, in words for a viewer."""
    if isinstance(step, Resumed):
        return table.game.tell(step.before, step.seat, step.action, step.after, viewer)
    if step.silent:
        return []
    lines = table.game.tell(step.before, step.entry.seat, step.action, step.after, viewer)
    return lines + too_late(table, step.entry)


def too_late(table: Table, entry: Entry) -> list[str]:
    """What the log says of a move that the clock made."""
    late = entry.number in table.late
    return [f"{{{entry.seat}}} ran out of time: a bot made the move."] if late else []


def lines(table: Table, viewer: int | None) -> list[tuple[int, int, list[str]]]:
    """The log so far as a viewer may read it now: version, seat, lines.

    Versions that nobody may look up are left out.
    """
    if table.state is None:
        return []
    hidden = range(table.version - table.hidden(), table.version)
    found = []
    for again, step in steps(table):
        text = told(again, step, viewer) if step.version not in hidden else []
        if text:
            seat = step.seat if isinstance(step, Resumed) else step.entry.seat
            found.append((step.version, seat, text))
    if table.setup.resigned is not None:
        found.append((table.version, table.setup.resigned, resignation(table)))
    return found


def resignation(table: Table) -> list[str]:
    """What the log says of a game that was given up."""
    seat = table.setup.resigned
    return [] if seat is None else [f"{{{seat}}} gives up. {{{1 - seat}}} wins."]


def record(table: Table) -> dict[str, Any]:
    """The record of the game, with the table's commitment and the names."""
    assert table.state is not None
    found = {**table.state.record(), "names": table.setup.names()}
    if table.setup.resigned is not None:
        found["resigned"] = table.setup.resigned
    return found
