"""When a game of Slime Games ends, and how it is counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.outcome import Outcome
from ringside.games.slime.actions import STOP_CARD
from ringside.games.slime.board import connected, size
from ringside.games.slime.field import Player, SlimeField
from ringside.games.slime.possible import useful

# Every reason with its rule, in the order in which ends are looked for (SLIME-49).
REASONS: Final[dict[str, str]] = {
    "last": "SLIME-46",
    "full": "SLIME-45",
    "quiet": "SLIME-47",
    "limit": "SLIME-47",
}


def find_end(field: SlimeField) -> str:
    """Why the game is over now that a turn is, or "" if it goes on."""
    free: i64 = 0
    for player in field.players:
        if not player.stuck:
            free += 1
    if free == 1:
        return "last"
    if field.is_full() and not cards_left(field):
        return "full"
    if field.quiet >= field.num_seats:
        return "quiet"
    if field.turns >= field.turn_limit:
        return "limit"
    return ""


def cards_left(field: SlimeField) -> bool:
    """Whether a seat that is not stuck could play a card at the start of its turn."""
    for seat, player in enumerate(field.players):
        cards: i64 = player.held & ~(1 << STOP_CARD)
        if cards != 0 and not player.stuck and useful(field, cards, seat, seat):
            return True
    return False


def slime_sizes(player: Player) -> list[int]:
    """The sizes of a player's slimes, largest first."""
    sizes: list[int] = []
    for slime_lo, slime_hi in slimes(player):
        sizes.append(size(slime_lo, slime_hi))
    sizes.sort(reverse=True)
    return sizes


def slimes(player: Player) -> list[tuple[i64, i64]]:
    """A player's slimes as sets of hexes, in the order of their first hexes."""
    found: list[tuple[i64, i64]] = []
    lo: i64 = player.lo
    hi: i64 = player.hi
    while lo | hi:
        # The first hex left, from whichever word it is in.
        slime_lo, slime_hi = connected(lo, hi, lo & -lo, 0 if lo else hi & -hi)
        found.append((slime_lo, slime_hi))
        lo &= ~slime_lo
        hi &= ~slime_hi
    return found


def flowers_of(field: SlimeField, player: Player) -> list[int]:
    """How many flowers a player covers, and how many of them with one slime (SLIME-53)."""
    board = field.board
    most: i64 = 0
    for slime_lo, slime_hi in slimes(player):
        covered = size(slime_lo & board.flowers_lo, slime_hi & board.flowers_hi)
        if covered > most:
            most = covered
    return [size(player.lo & board.flowers_lo, player.hi & board.flowers_hi), most]


def standing(field: SlimeField, seat: i64) -> list[int]:
    """What a seat counts, most important first: the greater list is better (SLIME-48).

    Flowers come first if they are played (SLIME-53), then pieces, then slime after slime.
    A stuck seat counts nothing (SLIME-40), but a poltergeist's pieces do count (SLIME-51).
    """
    player = field.players[seat]
    if player.stuck and not field.poltergeist:
        return [-1]
    counted: list[int] = flowers_of(field, player) if field.flowers else []
    counted.append(size(player.lo, player.hi))
    counted.extend(slime_sizes(player))
    return counted


def result(field: SlimeField, reason: str) -> Outcome:
    """The outcome of a game that is over for this reason."""
    standings: list[list[int]] = []
    for seat in range(field.seats):
        if reason == "last":  # whatever the count (SLIME-46)
            standings.append([0 if field.players[seat].stuck else 1])
        else:
            standings.append(standing(field, seat))
    ranks: list[int] = []
    for mine in standings:
        rank = 1
        for other in standings:
            if other > mine:
                rank += 1
        ranks.append(rank)
    winners: list[int] = []
    for seat in range(field.seats):
        if ranks[seat] == 1:
            winners.append(seat)
    return Outcome(tuple(winners), tuple(ranks), reason, REASONS[reason])
