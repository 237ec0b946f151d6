"""What everybody sees while a table of Slime Games waits for stops (SLIME-36)."""

from __future__ import annotations

from ringside.games.slime.actions import STOP_CARD
from ringside.games.slime.reactions import reactors
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.table import REACT


def announced(before: SlimeState, seat: int, action: int, after: SlimeState) -> SlimeState | None:
    """The table right after something was announced, with the window for stops open.

    In the game the window opens only if somebody holds a `stop`. So that this cannot be told
    from the table, the announcement is made again with a `stop` in a hand where it could be,
    which is then taken out again; and nobody in it can react.
    """
    if after.announced == before.announced or after.result is not None:
        return None
    twin = before.copy()
    holder = somebody(before, seat)
    if holder is None:
        return after.copy()
    twin.players[holder].gain(STOP_CARD)
    twin.apply(seat, action)
    twin.players[holder].lose(STOP_CARD)
    assert twin.phase == REACT
    twin.allowed = reactors(twin)
    return twin


def somebody(state: SlimeState, seat: int) -> int | None:
    """A seat that could react to another's announcement if it had the card."""
    for other, player in enumerate(state.players):
        if other != seat and not player.stuck:
            return other
    return None
