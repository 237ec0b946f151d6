"""The choices inside a card of Slime Games, as lists of moves.

While a card takes effect its colour's pieces act (`field.colour`), and whoever played it
(`field.by`) chooses: the same seat, but for a poltergeist.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ringside.games.slime.actions import (
    ATTACKING_1,
    ATTACKING_3,
    BOMB,
    CONQUERING,
    CONTROLLING_1,
    CONTROLLING_3,
    DONE,
    GROWING_2,
    GROWING_3,
    HUNGRY,
    JUMPING,
    LINE,
    MOVE,
    MOVING_3,
    NUMBERS,
    PLACE,
    POPPING_2,
    POPPING_3,
    REMOVE,
    ROB,
    SNAKE,
    SNAKE_LENGTH,
    TARGET,
    THIEF,
    list_fast,
    times,
)
from ringside.games.slime.board import (
    HEXES,
    NUM_HEXES,
    around,
    connected,
    first,
    hexes_in,
)
from ringside.games.slime.field import SlimeField
from ringside.games.slime.possible import conquerable, neighbours, standard, victims


def choices(field: SlimeField) -> list[int]:
    """What the card taking effect lets its player choose now."""
    card = field.card
    actions: list[object] = []
    if card <= MOVING_3:
        list_moves(field, actions)
    elif card in (POPPING_2, POPPING_3):
        list_hops(field, actions)
    elif CONTROLLING_1 <= card <= CONTROLLING_3 or card == BOMB:
        list_neighbours(field, actions)
    elif card == THIEF:
        robbed = victims(field, field.by)
        for seat in range(field.num_seats):
            if robbed >> seat & 1:
                actions.append(NUMBERS[ROB + seat])
    elif card == SNAKE:
        list_snakes(field, actions)
    else:
        lo, hi = hexes_to_choose(field)
        list_fast(actions, offset(card), lo, hi)
    if field.left < times(card):
        actions.append(NUMBERS[DONE])
    return cast("list[int]", actions)


def offset(card: i64) -> i64:
    """The kind of move with which a card's hex is chosen."""
    if card == HUNGRY:
        return REMOVE
    if card in (GROWING_2, GROWING_3, JUMPING):
        return PLACE
    return TARGET


def hexes_to_choose(field: SlimeField) -> tuple[i64, i64]:
    """The hexes open to a card that chooses one hex at a time."""
    card = field.card
    player = field.players[field.colour]
    if card == HUNGRY:
        return player.lo, player.hi
    if field.limit != 0 and field.supply(field.colour) <= 0:  # SLIME-14
        return 0, 0
    if card in (GROWING_2, GROWING_3):
        return standard(field, field.colour)
    if card == JUMPING:
        return field.empty_lo, field.empty_hi
    if card == CONQUERING:
        return conquerable(field, field.colour)
    if ATTACKING_1 <= card <= ATTACKING_3:
        return neighbours(field, field.colour)
    return 0, 0


def list_neighbours(field: SlimeField, actions: list[object]) -> None:
    """Enemy slimes next to the acting colour, each by its first hex (SLIME-22, SLIME-27)."""
    touched_lo, touched_hi = neighbours(field, field.colour)
    first_lo: i64 = 0
    first_hi: i64 = 0
    for player in field.players:
        lo: i64 = player.lo & touched_lo
        hi: i64 = player.hi & touched_hi
        while lo | hi:
            slime_lo, slime_hi = connected(player.lo, player.hi, lo & -lo, 0 if lo else hi & -hi)
            hex = HEXES[first(slime_lo, slime_hi)]
            first_lo |= hex.lo
            first_hi |= hex.hi
            lo &= ~slime_lo
            hi &= ~slime_hi
    list_fast(actions, TARGET, first_lo, first_hi)


def list_snakes(field: SlimeField, actions: list[object]) -> None:
    """Lines of three that begin beside the colour and avoid its pieces (SLIME-32)."""
    if field.limit != 0 and field.supply(field.colour) < SNAKE_LENGTH:
        return
    player = field.players[field.colour]
    player.look_around()
    off_lo: i64 = player.lo | ~field.board.lo
    off_hi: i64 = player.hi | ~field.board.hi
    lo: i64 = player.near_lo & ~off_lo
    hi: i64 = player.near_hi & ~off_hi
    for hex in hexes_in(lo, hi):
        for line in hex.lines:
            if line.lo & off_lo | line.hi & off_hi == 0:
                actions.append(NUMBERS[LINE + hex.number * 6 + line.direction])


def list_moves(field: SlimeField, actions: list[object]) -> None:
    """Steps of single pieces within the reach of their slime (SLIME-20).

    A piece goes next to *another* piece of its slime: either not beside its own old hex, or
    beside two pieces of the slime at least.
    """
    player = field.players[field.colour]
    slime_lo: i64 = 0
    slime_hi: i64 = 0
    once_lo: i64 = 0
    once_hi: i64 = 0
    twice_lo: i64 = 0
    twice_hi: i64 = 0
    lo, hi = unmoved(field)
    for hex in hexes_in(lo, hi):
        if hex.lo & slime_lo | hex.hi & slime_hi == 0:
            slime_lo, slime_hi = connected(player.lo, player.hi, hex.lo, hex.hi)
            once_lo, once_hi = around(slime_lo, slime_hi)
            once_lo &= field.empty_lo
            once_hi &= field.empty_hi
            twice_lo, twice_hi = twice_around(slime_lo, slime_hi)
        to_lo: i64 = once_lo & (twice_lo | ~hex.near_lo)
        to_hi: i64 = once_hi & (twice_hi | ~hex.near_hi)
        list_fast(actions, MOVE + hex.number * NUM_HEXES, to_lo, to_hi)


def can_still_move(field: SlimeField) -> bool:
    """Whether `list_moves` would find anything."""
    player = field.players[field.colour]
    lo, hi = unmoved(field)
    for hex in hexes_in(lo, hi):
        slime_lo, slime_hi = connected(player.lo, player.hi, hex.lo, hex.hi)
        near_lo, near_hi = around(slime_lo & ~hex.lo, slime_hi & ~hex.hi)
        if near_lo & field.empty_lo | near_hi & field.empty_hi:
            return True
    return False


def unmoved(field: SlimeField) -> tuple[i64, i64]:
    """The colour's pieces that this card has not moved yet: all moved ones differ (SLIME-20)."""
    player = field.players[field.colour]
    lo: i64 = player.lo
    hi: i64 = player.hi
    for number in field.moved:
        hex = HEXES[number]
        lo &= ~hex.lo
        hi &= ~hex.hi
    return lo, hi


def twice_around(lo: i64, hi: i64) -> tuple[i64, i64]:
    """Every hex next to at least two of the set."""
    once_lo: i64 = 0
    once_hi: i64 = 0
    twice_lo: i64 = 0
    twice_hi: i64 = 0
    for hex in hexes_in(lo, hi):
        twice_lo |= once_lo & hex.near_lo
        twice_hi |= once_hi & hex.near_hi
        once_lo |= hex.near_lo
        once_hi |= hex.near_hi
    return twice_lo, twice_hi


def list_hops(field: SlimeField, actions: list[object]) -> None:
    """Hops of a piece to within two or three hexes of its slime (SLIME-26)."""
    player = field.players[field.colour]
    slime_lo: i64 = 0
    slime_hi: i64 = 0
    to_lo: i64 = 0
    to_hi: i64 = 0
    lo: i64 = player.lo
    hi: i64 = player.hi
    for hex in hexes_in(lo, hi):
        if hex.lo & slime_lo | hex.hi & slime_hi == 0:
            slime_lo, slime_hi = connected(player.lo, player.hi, hex.lo, hex.hi)
            to_lo, to_hi = within(slime_lo, slime_hi, field.card == POPPING_3)
            to_lo &= field.empty_lo
            to_hi &= field.empty_hi
        list_fast(actions, MOVE + hex.number * NUM_HEXES, to_lo, to_hi)


def within(lo: i64, hi: i64, three: bool) -> tuple[i64, i64]:
    """Every hex at distance two or less, or three or less, from a set."""
    near_lo: i64 = 0
    near_hi: i64 = 0
    for hex in hexes_in(lo, hi):
        near_lo |= hex.three_lo if three else hex.two_lo
        near_hi |= hex.three_hi if three else hex.two_hi
    return near_lo, near_hi
