"""A table's game from its beginning: its record, and every version again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ringside.core.state import State
from ringside.table.table import Table


def versions(table: Table) -> Iterator[tuple[State, str | None]]:
    """The state of every version, the deal first, each with the move that led to it; None where
    no single one did. It is the same state each time, led from move to move."""
    played = table.state
    assert played is not None
    state = first(played)
    yield state, None
    done = 0
    for version in range(1, len(table.story) + 1):
        count = table.story.batches.get(version, 1)
        move = None
        for number in played.history[done : done + count]:
            seat, action = divmod(number, table.game.num_actions)
            move = state.text(seat, action) if count == 1 else None
            state.apply(seat, action)
        done += count
        yield state, move


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


def record(table: Table) -> dict[str, Any]:
    """The record of the game, with the table's commitment and the names."""
    assert table.state is not None
    found = {**table.state.record(), "names": table.setup.names()}
    if table.setup.resigned is not None:
        found["resigned"] = table.setup.resigned
    return found
