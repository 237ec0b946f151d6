"""Announcing cards and hauntings in Slime Games, and stopping them.

The moment to stop is when something is announced, before its choices are made (SLIME-35). A
window is open for the seats that hold a `stop` and may use it; it closes when all of them
allow, at once if there are none.
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slime.actions import STOP_CARD, times
from ringside.games.slime.effects import finish, take_effect
from ringside.games.slime.table import REACT, SlimeTable


def announce_card(table: SlimeTable, card: i64, colour: i64) -> None:
    """The seat on turn plays a card; it counts as played from now on (SLIME-35)."""
    table.players[table.turn].lose(card)
    table.played += 1
    announce(table, card, colour)


def announce(table: SlimeTable, card: i64, colour: i64) -> None:
    """A card, or a haunting, of the seat on turn is pending, and may be stopped."""
    table.card = card
    table.by = table.turn
    table.colour = colour
    table.left = times(card)
    open_window(table)


def open_window(table: SlimeTable) -> None:
    """Wait for those who could stop what was announced last."""
    table.announced += 1
    table.allowed = 0
    if reactors(table) != 0:
        table.phase = REACT
    else:
        close_window(table)


def close_window(table: SlimeTable) -> None:
    """Nobody stops it any more: an even number of stops leaves the card standing (SLIME-34)."""
    table.allowed = 0
    if len(table.stops) % 2 == 0:
        take_effect(table)
    else:
        finish(table)


def reactors(table: SlimeTable) -> i64:
    """The seats that could still stop, as a mask: they hold a `stop`, are not stuck, did not
    play what would be stopped, and have not allowed it (SLIME-33 to 35)."""
    last: i64 = table.by
    if table.stops:
        last = table.stops[-1]
    found: i64 = 0
    for seat, player in enumerate(table.players):
        if player.held >> STOP_CARD & 1 and not player.stuck and seat != last:
            found |= 1 << seat
    return found & ~table.allowed


def stop(table: SlimeTable, seat: i64) -> None:
    """The first stop to arrive counts, and can itself be stopped (SLIME-34, SLIME-35)."""
    table.players[seat].lose(STOP_CARD)
    table.stops.append(seat)
    open_window(table)


def allow(table: SlimeTable, seat: i64) -> None:
    """A seat lets it happen; with the last of them the window closes."""
    table.allowed |= 1 << seat
    if reactors(table) == 0:
        close_window(table)
