"""Announcing cards and hauntings in Slime Games, and stopping them.

The moment to stop is when something is announced, before its choices are made (SLIME-35). A
window opens for every seat that may stop it, whether or not it holds a `stop`: who does must not
show (SLIME-36). It closes when all of them have allowed, at once if there are none.
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
    """Ask everybody who may stop what was announced last."""
    table.allowed = 0
    table.asked = eligible(table)
    if table.asked != 0:
        table.phase = REACT
    else:
        close_window(table)


def close_window(table: SlimeTable) -> None:
    """Nobody stops it any more: an even number of stops leaves the card standing (SLIME-34)."""
    table.allowed = 0
    table.asked = 0
    if len(table.stops) % 2 == 0:
        take_effect(table)
    else:
        finish(table)


def eligible(table: SlimeTable) -> i64:
    """The seats that may stop what was announced last, as a mask: they are not stuck and did not
    play it themselves (SLIME-34, SLIME-35). Whether they hold a `stop` does not matter."""
    found: i64 = 0
    if table.stops and table.only_victim:
        found = 1 << victim(table)
    else:
        found = (1 << table.num_seats) - 1
        found &= ~(1 << last_player(table))
    for seat, player in enumerate(table.players):
        if player.stuck:
            found &= ~(1 << seat)
    return found


def last_player(table: SlimeTable) -> i64:
    """Who played what would be stopped now: the card, or the last `stop`."""
    if table.stops:
        return table.stops[-1]
    return table.by


def victim(table: SlimeTable) -> i64:
    """Whose card or `stop` the last `stop` was played against."""
    if len(table.stops) > 1:
        return table.stops[-2]
    return table.by


def stop(table: SlimeTable, seat: i64) -> None:
    """The first stop to arrive counts, and can itself be stopped (SLIME-34, SLIME-35)."""
    table.players[seat].lose(STOP_CARD)
    table.stops.append(seat)
    open_window(table)


def allow(table: SlimeTable, seat: i64) -> None:
    """A seat lets it happen; with the last of them the window closes."""
    table.allowed |= 1 << seat
    table.asked &= ~(1 << seat)
    if table.asked == 0:
        close_window(table)
