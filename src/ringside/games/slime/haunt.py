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
from ringside.games.slime.board import HEXES, NUM_HEXES, around
from ringside.games.slime.choices import list_fast
from ringside.games.slime.possible import useful
from ringside.games.slime.reactions import announce, announce_card
from ringside.games.slime.table import SlimeTable
from ringside.games.slime.turns import end_turn


def list_hauntings(table: SlimeTable) -> list[int]:
    """Grow any colour, shrink any, pass; a poltergeist may also play a card for any colour."""
    actions: list[object] = []
    board = table.board
    cards: i64 = 0
    if table.poltergeist:
        cards = table.players[table.turn].held & ~(1 << STOP_CARD)
    # What a poltergeist could play, seat by seat: found here, listed by card below.
    playable: list[int] = []
    seat: i64 = 0
    for player in table.players:
        found: i64 = 0
        if player.on_board():
            near_lo, near_hi = around(player.lo, player.hi)
            start: i64 = GROW + seat * NUM_HEXES
            list_fast(actions, start, near_lo & table.empty_lo, near_hi & table.empty_hi)
            if cards != 0:
                found = useful(table, cards, table.turn, seat, near_lo, near_hi)
        if cards != 0:
            playable.append(found)
        seat += 1
    list_fast(actions, SHRINK, board.lo & ~table.empty_lo, board.hi & ~table.empty_hi)
    actions.append(NUMBERS[PASS])
    card: i64 = 0
    while cards >> card:
        if cards >> card & 1:
            seat = 0
            for mask in playable:
                if mask >> card & 1:
                    actions.append(NUMBERS[PLAY_AS + card * MOST_SEATS + seat])
                seat += 1
        card += 1
    return cast("list[int]", actions)


def haunt(table: SlimeTable, action: i64) -> None:
    """Announce what a stuck player does; anybody who is not stuck may stop it."""
    if action >= PLAY_AS:
        number: i64 = action - PLAY_AS
        announce_card(table, number // MOST_SEATS, number % MOST_SEATS)
    elif action == PASS:
        end_turn(table, False)
    elif action >= SHRINK:
        hex = HEXES[action - SHRINK]
        table.target_lo = hex.lo
        table.target_hi = hex.hi
        announce(table, SHRINK_HAUNT, table.owner(action - SHRINK))
    else:
        place: i64 = (action - GROW) % NUM_HEXES
        table.target_lo = HEXES[place].lo
        table.target_hi = HEXES[place].hi
        announce(table, GROW_HAUNT, (action - GROW) // NUM_HEXES)
