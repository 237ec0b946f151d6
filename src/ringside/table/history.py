"""A table's game from its beginning: the log in words, the record, and a replay."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

from ringside.table.table import Entry, Played, Table


def steps(table: Table) -> Iterator[tuple[Table, Played]]:
    """Every move of the game so far, each with a table as it stood after it.

    It is the same table each time, led from step to step.
    """
    state = table.state
    assert state is not None
    setup = copy(table.setup)
    setup.status, setup.resigned = "playing", None
    again = Table(table.game, setup)
    again.deal(0.0)
    for index, number in enumerate(state.history):
        seat, action = divmod(number, table.game.num_actions)
        assert again.state is not None
        if again.paused and seat not in table.game.reactors(again.state):
            again.resume()
        entry = Entry(index + 1, seat, again.state.text(seat, action), 0.0, 0.0)
        yield again, again._apply(entry, action, 0.0)


def told(table: Table, played: Played, viewer: int | None) -> list[str]:
    """What a move brought, in words for a viewer."""
    if played.silent:
        return []
    assert table.state is not None
    return table.game.tell(played.before, played.entry.seat, played.action, table.state, viewer)


def lines(table: Table, viewer: int | None) -> list[tuple[int, int, list[str]]]:
    """The log so far as a viewer may read it now: version, seat, lines.

    Versions that nobody may look up are left out.
    """
    if table.state is None:
        return []
    hidden = range(table.version - table.hidden(), table.version)
    found = [
        (played.version, played.entry.seat, told(again, played, viewer))
        for again, played in steps(table)
        if played.version not in hidden and not played.silent
    ]
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
