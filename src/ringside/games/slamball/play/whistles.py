"""Whistles, and whistles against whistles (BALL-40)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.ball import NoWhistle
from ringside.games.slamball.floor.floor import Floor, kept_card
from ringside.games.slamball.floor.scoreboard import PER_MARK
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import KEEP_WHISTLE, NONE, player_of


def player_here(state: Floor, seat: i64) -> i64:
    """The seat's player in this head-to-head or face off; NONE if nobody contests."""
    if state.face_off.kind != NONE:
        return state.face_off.players[0 if seat == state.face_off.seat else 1]
    return player_of(state.attack.card if seat == state.ball.offense else state.defend.card)


def can_blow(state: Floor, seat: i64) -> bool:
    """Whether the seat's player here has a whistle, or the coach a HOT MIC for them."""
    player = player_here(state, seat)
    if player == NONE:
        return False
    return state.teams.whistles[player] > 0 or kept_card(state, seat, KEEP_WHISTLE) != NONE


def blow(state: Floor, seat: i64) -> None:
    """Spend a whistle: the player's own before a HOT MIC."""
    player = player_here(state, seat)
    if state.teams.whistles[player] > 0:
        state.teams.whistles[player] -= 1
        # A spent whistle goes on the clock; a face off belongs to the mark that earned it.
        past: i64 = 0 if state.face_off.kind == NONE else 1
        state.board.spent.append(PER_MARK * max(0, state.board.clock - past) + player)
    else:
        card = kept_card(state, seat, KEEP_WHISTLE)
        state.teams.kept[seat].remove(card)
        state.piles.chaos_discard.append(card)


def answer(state: Floor, seat: i64, action: i64) -> bool:
    """`whistle` or `no`; whether the chain is over.

    The first whistle counts; then only the other seat is asked, and so on. An odd number of
    whistles stands (`state.pending.blown`).
    """
    state.ask &= ~(1 << seat)
    if action == moves.WHISTLE:
        if state.narrator is not None:
            state.narrator.whistles(state, seat)
        blow(state, seat)
        state.pending.blown += 1
        other: i64 = 1 - seat
        state.ask = 1 << other if can_blow(state, other) else 0
    elif state.narrator is not None:
        state.narrator.add(NoWhistle(seat=seat))
    return state.ask == 0


def whistle_moves() -> list[int]:
    """`whistle`, `no`."""
    return [moves.WHISTLE, moves.NO]
