"""The turns of stuck players in Slime Games: their revenge (SLIME-43, SLIME-51)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ringside.games.slime.actions import (
    GROW,
    GROW_HAUNT,
    MOST_SEATS,
    NUMBERS,
    PASS,
    PLAY_AS,
    SHRINK,
    SHRINK_HAUNT,
    STOP_CARD,
)
from ringside.games.slime.board import HEXES, NUM_HEXES
from ringside.games.slime.field import SlimeField
from ringside.games.slime.hauntings import Hauntings
from ringside.games.slime.possible import useful
from ringside.games.slime.reactions import announce, announce_card
from ringside.games.slime.turns import end_turn


def list_hauntings(field: SlimeField) -> list[int]:
    """Grow any colour, shrink any, pass; a poltergeist may also play a card for any colour."""
    hauntings = field.hauntings
    if hauntings is None:
        hauntings = Hauntings(field.num_seats)
        field.hauntings = hauntings
    at: i64 = 0
    for seat, player in enumerate(field.players):
        player.look_around()
        row = hauntings.rows[seat]
        lo: i64 = player.near_lo & field.empty_lo
        hi: i64 = player.near_hi & field.empty_hi
        if field.limit != 0 and field.supply(seat) <= 0:  # SLIME-14
            lo = 0
            hi = 0
        hauntings.update(row, at, lo, hi)
        at += row.count
    board = field.board
    row = hauntings.rows[field.num_seats]
    hauntings.update(row, at, board.lo & ~field.empty_lo, board.hi & ~field.empty_hi)
    actions = hauntings.moves.copy()
    if field.poltergeist:
        list_cards_as(field, actions)
    return cast("list[int]", actions)


def list_cards_as(field: SlimeField, actions: list[object]) -> None:
    """The cards a poltergeist can play, each for every colour on the board (SLIME-51)."""
    cards: i64 = field.players[field.turn].held & ~(1 << STOP_CARD)
    playable: list[int] = []
    for seat, player in enumerate(field.players):
        found: i64 = 0
        if cards != 0 and player.on_board():
            found = useful(field, cards, field.turn, seat)
        playable.append(found)
    card: i64 = 0
    while cards >> card:
        for seat, mask in enumerate(playable):
            if mask >> card & 1:
                actions.append(NUMBERS[PLAY_AS + card * MOST_SEATS + seat])
        card += 1


def haunt(field: SlimeField, action: i64) -> None:
    """Announce what a stuck player does; anybody who is not stuck may stop it."""
    if action >= PLAY_AS:
        number: i64 = action - PLAY_AS
        announce_card(field, number // MOST_SEATS, number % MOST_SEATS)
    elif action == PASS:
        end_turn(field, False)
    elif action >= SHRINK:
        hex = HEXES[action - SHRINK]
        field.target_lo = hex.lo
        field.target_hi = hex.hi
        announce(field, SHRINK_HAUNT, field.owner(action - SHRINK))
    else:
        place: i64 = (action - GROW) % NUM_HEXES
        field.target_lo = HEXES[place].lo
        field.target_hi = HEXES[place].hi
        announce(field, GROW_HAUNT, (action - GROW) // NUM_HEXES)
