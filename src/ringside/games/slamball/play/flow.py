"""From phase to phase: which moves each offers, who carries them out, and what follows."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.play import face_off, moves, phases
from ringside.games.slamball.play.attack import open_resolve, resolve_moves, take_resolve
from ringside.games.slamball.play.chaos import happen
from ringside.games.slamball.play.clock import buzzer
from ringside.games.slamball.play.defense import act, act_moves, reveal_moves, take_reveal
from ringside.games.slamball.play.draws import (
    call_timeout,
    draw_moves,
    take_draw,
    take_timeout,
    timeout_moves,
)
from ringside.games.slamball.play.floor import (
    BOTH,
    INTENTIONAL,
    LAST_MARK,
    OVERTIME,
    Floor,
    wait_for,
)
from ringside.games.slamball.play.head_to_head import (
    contest_moves,
    hold,
    lay,
    lay_moves,
    take_contest,
)
from ringside.games.slamball.play.loose_ball import answer_claim, race_moves, take_race
from ringside.games.slamball.play.overtime import (
    attacker_moves,
    defender_moves,
    next_face_off,
    seal_attacker,
    seal_defender,
)
from ringside.games.slamball.play.pace import pace_moves, push, reset
from ringside.games.slamball.play.possession import begin_possession, open_lay
from ringside.games.slamball.play.settle import close_miss
from ringside.games.slamball.play.throwdown import (
    seal_line_up,
    start_moves,
    take_throwdown,
    throwdown_moves,
)
from ringside.games.slamball.play.whistles import answer, whistle_moves


def moves_open(state: Floor, seat: i64) -> list[int]:
    """The moves of a seat that is asked, in ascending order."""
    phase = state.phase
    if phase == phases.DRAW:
        return draw_moves(state, seat)
    if phase == phases.LAY:
        return lay_moves(state, seat)
    if phase == phases.CONTEST:
        return contest_moves(state, seat)
    if phase == phases.RESOLVE:
        return resolve_moves(state, seat)
    if phase == phases.REVEAL:
        return reveal_moves(state, seat)
    if phase == phases.ACT:
        return act_moves(state, seat)
    if phase == phases.CHAOS or phase == phases.MISS:
        return whistle_moves()
    if phase == phases.CLAIM:
        return [moves.CLAIM, moves.NO]
    if phase == phases.RACE:
        return race_moves(state, seat)
    if phase == phases.PACE:
        return pace_moves(state, seat)
    if phase == phases.LOCK:
        return face_off.lock_moves(state, seat)
    if phase == phases.DECLARE:
        return [moves.FAST, moves.BIG]
    if phase == phases.THROWDOWN:
        return throwdown_moves(state, seat)
    if phase == phases.START:
        return start_moves(state, seat)
    if phase == phases.TIMEOUT:
        return timeout_moves(state, seat)
    if phase == phases.NAME:
        return face_off.name_moves(state, seat)
    if phase == phases.OT_DEFENDER:
        return defender_moves(state, seat)
    return attacker_moves(state, seat)


def take_move(state: Floor, seat: i64, action: i64) -> None:
    """Carry out a move of the phase the game is in."""
    phase = state.phase
    if phase == phases.DRAW:
        if take_draw(state, seat, action):
            go_on(state, state.then)
    elif action == moves.TIMEOUT:
        call_timeout(state, phase)  # BALL-48: from lay, resolve and pace alike
    elif phase == phases.LAY:
        if action == moves.HOLD:
            hold(state)
        else:
            lay(state, seat * moves.CARDS + action - moves.LAY)
    elif phase == phases.CONTEST:
        take_contest(state, seat, action)
    elif phase == phases.RESOLVE:
        take_resolve(state, seat, action)
    elif phase == phases.REVEAL:
        take_reveal(state, seat, action)
    elif phase == phases.ACT:
        act(state, seat, action - moves.ACT, -1)
    elif phase == phases.CHAOS:
        if answer(state, seat, action) and happen(state):
            go_on(state, state.then)
    elif phase == phases.MISS:
        if answer(state, seat, action):
            close_miss(state)
    elif phase == phases.CLAIM:
        answer_claim(state, seat, action)
    elif phase == phases.RACE:
        take_race(state, seat, action)
    elif phase == phases.PACE:
        if action == moves.PUSH:
            push(state)
        else:
            reset(state)
    elif phase == phases.LOCK:
        face_off.lock(state, seat, action)
    elif phase == phases.DECLARE:
        if face_off.declare(state, action):
            close_face_off(state)
    elif phase == phases.THROWDOWN:
        take_throwdown(state, seat, action)
    elif phase == phases.START:
        seal_line_up(state, seat, action)
    elif phase == phases.TIMEOUT:
        take_timeout(state, seat, action)
    elif phase == phases.NAME:
        face_off.name_defender(state, seat, action)
    elif phase == phases.OT_DEFENDER:
        seal_defender(state, seat, action)
    else:
        seal_attacker(state, seat, action)


def go_on(state: Floor, then: i64) -> None:
    """Both have drawn, or a chaos card has had its effect."""
    if then == phases.LAY:
        open_lay(state)
    elif then == phases.RESOLVE:
        open_resolve(state)
    elif then == phases.ACT:
        wait_for(state, phases.ACT, 1 << (1 - state.offense))
    elif then == phases.PACE:
        wait_for(state, phases.PACE, 1 << state.offense)
    elif then == phases.DECLARE:
        face_off.open_declare(state)
    elif then == phases.JUDGE:
        close_face_off(state)
    else:
        wait_for(state, then, BOTH)  # the two choices of overtime


def close_face_off(state: Floor) -> None:
    """Judge the face off; then the ball, the buzzer or the next face off (BALL-46, BALL-49)."""
    points = face_off.judge(state)
    seat = state.duel_seat
    kind = state.duel
    state.score[seat] += points
    if state.story is not None:
        state.story.face_off_judged(state, points)
        if points > 0:
            state.story.scored(state, seat, points, "face-off")
    face_off.clear_face_off(state)
    if kind == OVERTIME:
        next_face_off(state)
    elif state.clock >= LAST_MARK:
        buzzer(state)
    elif kind == INTENTIONAL and points == 0:
        if state.story is not None:
            state.story.got_ball(state, 1 - seat, False, "broken")
        begin_possession(state, 1 - seat)
    else:
        if state.story is not None:
            state.story.got_ball(state, seat, True, "again")
        begin_possession(state, seat)
