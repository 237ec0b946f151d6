"""The offense resolves its card: a shot, a pass, or nothing (BALL-12, BALL-13, BALL-18)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.floor.floor import Floor, boost_power, boost_speed, wait_for
from ringside.games.slamball.floor.head_to_head import NOTHING, PASSES, SHOOTS
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import (
    KINDS,
    NONE,
)
from ringside.games.slamball.play.boosts import attach, extras_open
from ringside.games.slamball.play.loose_ball import ball_loose
from ringside.games.slamball.play.settle import settle


def open_resolve(state: Floor) -> None:
    """The offense resolves, unless its own chaos has cost it the ball."""
    if state.doing.off:
        ball_loose(state)
    else:
        wait_for(state, phases.RESOLVE, 1 << state.ball.offense)


def resolve_moves(state: Floor, seat: i64) -> list[int]:
    """`shoot K`, `shoot K fast|big [boost|wind]`, `pass K [boost|wind]`, `nothing`, `timeout`."""
    actions: list[int] = []
    extras = extras_open(state, seat, state.attack.card, state.attack.boost)
    contested = state.defend.card != NONE
    for shot in range(3):
        if not can_shoot(state, books.SLAM + shot):
            continue
        if not contested:
            actions.append(moves.SHOOT_OPEN + shot)
            continue
        for how in range(2):
            for extra in range(3):
                if extras >> extra & 1:
                    actions.append(moves.SHOOT + shot * 6 + how * 3 + extra)
    for kind in range(3):
        if state.book.below(state.attack.card, books.PASS + kind, state.attack.line):
            for extra in range(3):
                if extras >> extra & 1:
                    actions.append(moves.PASS + kind * 3 + extra)
    actions.append(moves.NOTHING)
    if state.board.timeouts[seat] > 0:
        actions.append(moves.TIMEOUT)
    return actions


def can_shoot(state: Floor, kind: i64) -> bool:
    """Whether a shot is left on the card, and open to it."""
    if not state.book.below(state.attack.card, kind, state.attack.line):
        return False
    if kind == books.JUMPER and state.ball.via == books.LOB:
        return False  # BALL-21
    return not (kind == books.SLAM and state.doing.no_slam)


def take_resolve(state: Floor, seat: i64, action: i64) -> None:
    """The shot, the pass, or nothing."""
    state.doing.forget()
    if action == moves.NOTHING:
        state.doing.what = NOTHING
    elif action < moves.SHOOT:
        do_line(state, seat, SHOOTS, books.SLAM + action - moves.SHOOT_OPEN, moves.PLAIN)
    elif action < moves.PASS:
        number: i64 = action - moves.SHOOT
        state.doing.how = number % 6 // 3
        do_line(state, seat, SHOOTS, books.SLAM + number // 6, number % 3)
    else:
        number = action - moves.PASS
        do_line(state, seat, PASSES, books.PASS + number // 3, number % 3)
    if state.narrator is not None:
        state.narrator.resolved(state)
    if state.defend.card == NONE:
        settle(state, False, 0, 0, False, False)
    else:
        wait_for(state, phases.REVEAL, 1 << (1 - state.ball.offense))


def do_line(state: Floor, seat: i64, doing: i64, kind: i64, extra: i64) -> None:
    """Gain what the line and the boost bring (BALL-13, BALL-18); nothing on an open shot."""
    book = state.book
    at: i64 = state.attack.card * KINDS + kind
    state.doing.what = doing
    state.doing.line = kind
    state.doing.points = book.points[at]
    state.doing.risky = book.risky[at] != 0
    state.attack.line = book.places[at] + 1
    if extra != moves.PLAIN:
        state.attack.boost = attach(state, seat, state.attack.card, extra)
    # A boost that came along with a push counts again by itself (BALL-34).
    boost = state.attack.boost
    if doing == SHOOTS and state.doing.how == NONE:
        return  # BALL-16: an open shot scores without figures, so a sting is not paid off by it
    speed: i64 = book.speeds[at] + boost_speed(state, boost)
    power: i64 = book.powers[at] + boost_power(state, boost)
    state.ball.gain(seat, speed, power)
    if state.narrator is not None and boost != NONE:
        state.narrator.boosted(state, seat, state.attack.card, boost)
