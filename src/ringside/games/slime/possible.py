"""What can be done on the board of Slime Games: standard placements, and which cards can act.

A card may be played only if it can do something at that moment (SLIME-15).
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slime.actions import (
    ADVENTUROUS,
    CONFUSED,
    CONQUERING,
    GROWING_CARDS,
    HUNGRY,
    JUMPING,
    MOVING_CARDS,
    PLACEMENT_CARDS,
    POPPING_2,
    POPPING_3,
    SNAKE,
    SNAKE_LENGTH,
    THIEF,
    TOUCHING_CARDS,
)
from ringside.games.slime.board import around, hexes_in
from ringside.games.slime.field import SlimeField


def standard(field: SlimeField, seat: i64) -> tuple[i64, i64]:
    """Where a standard placement can go: next to a piece, or anywhere without one (SLIME-12)."""
    if field.limit != 0 and field.supply(seat) <= 0:  # SLIME-14
        return 0, 0
    player = field.players[seat]
    if not player.on_board():
        return field.empty_lo, field.empty_hi
    player.look_around()
    return player.near_lo & field.empty_lo, player.near_hi & field.empty_hi


def first_placement(field: SlimeField, seat: i64) -> tuple[i64, i64]:
    """Where a first placement can go: not on a flower if that is played (SLIME-04, SLIME-53).

    Ruling: if only flowers are left, on those.
    """
    if field.limit != 0 and field.supply(seat) <= 0:  # SLIME-14
        return 0, 0
    if field.flowers:
        lo: i64 = field.empty_lo & ~field.board.flowers_lo
        hi: i64 = field.empty_hi & ~field.board.flowers_hi
        if lo | hi:
            return lo, hi
    return field.empty_lo, field.empty_hi


def useful(field: SlimeField, cards: i64, by: i64, colour: i64) -> i64:
    """Those of the cards (a mask) with which a seat could do something for a colour.

    `stop` is never among them.
    """
    if field.limit != 0:
        cards &= ~beyond_supply(field, colour)
    player = field.players[colour]
    player.look_around()
    near_lo: i64 = player.near_lo
    near_hi: i64 = player.near_hi
    on_board = player.on_board()
    room = field.empty_lo | field.empty_hi != 0
    space = near_lo & field.empty_lo | near_hi & field.empty_hi != 0
    found: i64 = cards & (1 << CONFUSED)
    if on_board:
        found |= cards & (1 << HUNGRY)
    if cards & TOUCHING_CARDS and touches_enemy(field, colour):
        found |= cards & TOUCHING_CARDS
    if space or (room and not on_board):
        found |= cards & GROWING_CARDS
    if room:
        found |= cards & (1 << JUMPING)
    if cards & MOVING_CARDS and space:
        # Somewhere a piece that is not alone has an empty hex beside it; another moves there.
        beside_lo, beside_hi = around(player.lo & near_lo, player.hi & near_hi)
        if beside_lo & field.empty_lo | beside_hi & field.empty_hi:
            found |= cards & MOVING_CARDS
    if cards & (1 << POPPING_2 | 1 << POPPING_3) and on_board and room:
        reach = 1 if space else nearest_empty(field, colour)
        if reach <= 2:
            found |= cards & (1 << POPPING_2)
        if reach <= 3:
            found |= cards & (1 << POPPING_3)
    if cards & (1 << ADVENTUROUS) and field.can_draw():
        found |= 1 << ADVENTUROUS
    if cards & (1 << THIEF) and victims(field, by):
        found |= 1 << THIEF
    if cards & (1 << CONQUERING):
        lone_lo, lone_hi = conquerable(field, colour)
        if lone_lo | lone_hi:
            found |= 1 << CONQUERING
    if cards & (1 << SNAKE) and snake_fits(field, colour):
        found |= 1 << SNAKE
    return found


def beyond_supply(field: SlimeField, colour: i64) -> i64:
    """The cards that need more pieces than a colour has left (SLIME-14), as a mask."""
    supply = field.supply(colour)
    if supply <= 0:
        return PLACEMENT_CARDS
    return 1 << SNAKE if supply < SNAKE_LENGTH else 0


def can_do(field: SlimeField, card: i64, by: i64, colour: i64) -> bool:
    """Whether one card could do something for a colour (SLIME-15)."""
    return useful(field, 1 << card, by, colour) != 0


def touches_enemy(field: SlimeField, colour: i64) -> bool:
    """Whether an enemy piece is next to one of a colour."""
    lo, hi = neighbours(field, colour)
    return lo | hi != 0


def neighbours(field: SlimeField, colour: i64) -> tuple[i64, i64]:
    """Enemy pieces next to a piece of a colour."""
    player = field.players[colour]
    player.look_around()
    enemy_lo, enemy_hi = enemies(field, colour)
    return player.near_lo & enemy_lo, player.near_hi & enemy_hi


def enemies(field: SlimeField, colour: i64) -> tuple[i64, i64]:
    """All pieces that are not of a colour, those of stuck players included."""
    player = field.players[colour]
    board = field.board
    lo: i64 = board.lo & ~field.empty_lo & ~player.lo
    hi: i64 = board.hi & ~field.empty_hi & ~player.hi
    return lo, hi


def nearest_empty(field: SlimeField, colour: i64) -> i64:
    """How far the nearest empty hex is from a colour's pieces: 1, 2, 3, or 4 for more."""
    player = field.players[colour]
    reach: i64 = 4
    lo: i64 = player.lo
    hi: i64 = player.hi
    for hex in hexes_in(lo, hi):
        if hex.near_lo & field.empty_lo | hex.near_hi & field.empty_hi:
            return 1
        if hex.two_lo & field.empty_lo | hex.two_hi & field.empty_hi:
            reach = 2
        elif reach > 3 and hex.three_lo & field.empty_lo | hex.three_hi & field.empty_hi:
            reach = 3
    return reach


def victims(field: SlimeField, by: i64) -> i64:
    """The other seats that hold cards, as a mask (SLIME-24)."""
    found: i64 = 0
    for seat, player in enumerate(field.players):
        if player.cards > 0 and seat != by:
            found |= 1 << seat
    return found


def conquerable(field: SlimeField, colour: i64) -> tuple[i64, i64]:
    """Enemy pieces that touch none of their own colour (SLIME-31)."""
    lone_lo: i64 = 0
    lone_hi: i64 = 0
    for seat, player in enumerate(field.players):
        if seat != colour:
            player.look_around()
            lone_lo |= player.lo & ~player.near_lo
            lone_hi |= player.hi & ~player.near_hi
    return lone_lo, lone_hi


def snake_fits(field: SlimeField, colour: i64) -> bool:
    """Whether a line of three begins beside a colour and avoids its pieces (SLIME-32)."""
    player = field.players[colour]
    player.look_around()
    # What a snake may not touch: the colour itself, and what is off this board.
    off_lo: i64 = player.lo | ~field.board.lo
    off_hi: i64 = player.hi | ~field.board.hi
    lo: i64 = player.near_lo & ~off_lo
    hi: i64 = player.near_hi & ~off_hi
    for hex in hexes_in(lo, hi):
        for line in hex.lines:
            if line.lo & off_lo | line.hi & off_hi == 0:
                return True
    return False
