"""Whistles, and whistles against whistles (BALL-40)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball import events as told
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import KEEP_WHISTLE, NONE, player_of
from ringside.games.slamball.play.floor import Floor, kept_card


def player_here(state: Floor, seat: i64) -> i64:
    """The seat's player in this head-to-head or face off; NONE if nobody contests."""
    if state.duel != NONE:
        return state.duel_players[0 if seat == state.duel_seat else 1]
    return player_of(state.attack if seat == state.offense else state.defend)


def can_blow(state: Floor, seat: i64) -> bool:
    """Whether the seat's player here has a whistle, or the coach a HOT MIC for them."""
    player = player_here(state, seat)
    if player == NONE:
        return False
    return state.whistles[player] > 0 or kept_card(state, seat, KEEP_WHISTLE) != NONE


def blow(state: Floor, seat: i64) -> None:
    """Spend a whistle: the player's own before a HOT MIC."""
    player = player_here(state, seat)
    if state.whistles[player] > 0:
        state.whistles[player] -= 1
    else:
        card = kept_card(state, seat, KEEP_WHISTLE)
        state.kept[seat].remove(card)
        state.chaos_discard.append(card)


def answer(state: Floor, seat: i64, action: i64) -> bool:
    """`whistle` or `no`; whether the chain is over.

    The first whistle counts; then only the other seat is asked, and so on. An odd number of
    whistles stands (`state.blown`).
    """
    state.ask &= ~(1 << seat)
    if action == moves.WHISTLE:
        if state.story is not None:
            state.story.whistles(state, seat)
        blow(state, seat)
        state.blown += 1
        other: i64 = 1 - seat
        state.ask = 1 << other if can_blow(state, other) else 0
    elif state.story is not None:
        state.story.add(told.NoWhistle(seat=seat))
    return state.ask == 0


def whistle_moves() -> list[int]:
    """`whistle`, `no`."""
    return [moves.WHISTLE, moves.NO]
