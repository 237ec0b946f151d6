"""Announcing cards and hauntings in Slime Games, and stopping them.

The moment to stop is when something is announced, before its choices are made (SLIME-35). A
window opens for every seat that may stop it, whether or not it holds a `stop`: who does must not
show (SLIME-36). It closes when all of them have allowed, at once if there are none.
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slime.actions import STOP_CARD, times
from ringside.games.slime.effects import finish, take_effect
from ringside.games.slime.field import REACT, SlimeField


def announce_card(field: SlimeField, card: i64, colour: i64) -> None:
    """The seat whose turn it is plays a card; it counts as played from now on (SLIME-35)."""
    field.players[field.turn].lose(card)
    field.played += 1
    announce(field, card, colour)


def announce(field: SlimeField, card: i64, colour: i64) -> None:
    """What the seat whose turn it is plays or haunts is pending, and may be stopped."""
    field.card = card
    field.by = field.turn
    field.colour = colour
    field.left = times(card)
    open_window(field)


def open_window(field: SlimeField) -> None:
    """Ask everybody who may stop what was announced last."""
    field.allowed = 0
    field.asked = eligible(field)
    if field.asked != 0:
        field.phase = REACT
    else:
        close_window(field)


def close_window(field: SlimeField) -> None:
    """Nobody stops it any more: an even number of stops leaves the card standing (SLIME-34)."""
    field.allowed = 0
    field.asked = 0
    if len(field.stops) % 2 == 0:
        take_effect(field)
    else:
        finish(field)


def eligible(field: SlimeField) -> i64:
    """The seats that may stop what was announced last, as a mask: they are not stuck and did not
    play it themselves (SLIME-34, SLIME-35). Whether they hold a `stop` does not matter."""
    found: i64 = 0
    if field.stops and field.only_victim:
        found = 1 << victim(field)
    else:
        found = (1 << field.num_seats) - 1
        found &= ~(1 << last_player(field))
    for seat, player in enumerate(field.players):
        if player.stuck:
            found &= ~(1 << seat)
    return found


def last_player(field: SlimeField) -> i64:
    """Who played what would be stopped now: the card, or the last `stop`."""
    if field.stops:
        return field.stops[-1]
    return field.by


def victim(field: SlimeField) -> i64:
    """Whose card or `stop` the last `stop` was played against."""
    if len(field.stops) > 1:
        return field.stops[-2]
    return field.by


def stop(field: SlimeField, seat: i64) -> None:
    """The first stop to arrive counts, and can itself be stopped (SLIME-34, SLIME-35)."""
    field.players[seat].lose(STOP_CARD)
    field.stops.append(seat)
    open_window(field)


def allow(field: SlimeField, seat: i64) -> None:
    """A seat lets it happen; with the last of them the window closes."""
    field.allowed |= 1 << seat
    field.asked &= ~(1 << seat)
    if field.asked == 0:
        close_window(field)
