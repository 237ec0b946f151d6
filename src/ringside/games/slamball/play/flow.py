"""From phase to phase: one table of what each offers, what its moves do, and how it goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball.floor.face_off import IN_OVERTIME, INTENTIONAL
from ringside.games.slamball.floor.floor import BOTH, Floor, wait_for
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.play import face_off, moves, phases
from ringside.games.slamball.play.attack import open_resolve, resolve_moves, take_resolve
from ringside.games.slamball.play.book import NONE
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


class Phase:
    """A phase of the machine (LEDGER.md, part 2)."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        """The moves of a seat that is asked, in ascending order."""
        raise NotImplementedError

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def resume(self, state: Floor) -> None:
        """Both have drawn, or a chaos card has had its effect: come to this phase."""
        raise NotImplementedError


class Start(Phase):
    """Four starters, sealed."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return start_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        seal_line_up(state, seat, action)


class Throwdown(Phase):
    """The race for the first ball."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return throwdown_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        take_throwdown(state, seat, action)


class Draw(Phase):
    """Both draw and substitute."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return draw_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        if take_draw(state, seat, action):
            go_on(state)


class Lay(Phase):
    """The offense lays a card, or holds."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return lay_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        if action == moves.TIMEOUT:
            call_timeout(state, phases.LAY)
        elif action == moves.HOLD:
            hold(state)
        else:
            lay(state, seat * moves.CARDS + action - moves.LAY)

    def resume(self, state: Floor) -> None:
        open_lay(state)


class Contest(Phase):
    """The defense contests, or lets it go."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return contest_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        take_contest(state, seat, action)


class Resolve(Phase):
    """The offense shoots, passes, or does nothing."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return resolve_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        if action == moves.TIMEOUT:
            call_timeout(state, phases.RESOLVE)
        else:
            take_resolve(state, seat, action)

    def resume(self, state: Floor) -> None:
        open_resolve(state)


class Reveal(Phase):
    """The defense turns its card up, or not."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return reveal_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        take_reveal(state, seat, action)


class Act(Phase):
    """After the chaos on it, the rest of the contest card."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return act_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        act(state, seat, action - moves.ACT, NONE)

    def resume(self, state: Floor) -> None:
        wait_for(state, phases.ACT, 1 << (1 - state.ball.offense))


class Chaos(Phase):
    """Whistles against a chaos card."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return whistle_moves()

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        if answer(state, seat, action) and happen(state):
            go_on(state)


class Miss(Phase):
    """Whistles after a miss."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return whistle_moves()

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        if answer(state, seat, action):
            close_miss(state)


class Claim(Phase):
    """A card on the floor may take a loose ball."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return [moves.CLAIM, moves.NO]

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        answer_claim(state, seat, action)


class Race(Phase):
    """Both may go for a loose ball."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return race_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        take_race(state, seat, action)


class ChoosePace(Phase):
    """Push, or reset."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return pace_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        if action == moves.TIMEOUT:
            call_timeout(state, phases.PACE)
        elif action == moves.PUSH:
            push(state)
        else:
            reset(state)

    def resume(self, state: Floor) -> None:
        wait_for(state, phases.PACE, 1 << state.ball.offense)


class Timeout(Phase):
    """The caller sorts the hand."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return timeout_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        take_timeout(state, seat, action)


class Name(Phase):
    """Who defends in a face off that nobody contested."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return face_off.name_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        face_off.name_defender(state, seat, action)


class Lock(Phase):
    """Cards for a face off, sealed."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return face_off.lock_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        face_off.lock(state, seat, action)


class Declare(Phase):
    """FAST or BIG."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return [moves.FAST, moves.BIG]

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        if face_off.declare(state, action):
            close_face_off(state)

    def resume(self, state: Floor) -> None:
        face_off.open_declare(state)


class OvertimeDefender(Phase):
    """A designated defender, sealed."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return defender_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        seal_defender(state, seat, action)

    def resume(self, state: Floor) -> None:
        wait_for(state, phases.OT_DEFENDER, BOTH)


class OvertimeAttacker(Phase):
    """An attacker for this round, sealed."""

    def moves(self, state: Floor, seat: i64) -> list[int]:
        return attacker_moves(state, seat)

    def take(self, state: Floor, seat: i64, action: i64) -> None:
        seal_attacker(state, seat, action)

    def resume(self, state: Floor) -> None:
        wait_for(state, phases.OT_ATTACKER, BOTH)


class Over(Phase):
    """The game is over: nobody is asked."""


class Judge(Phase):
    """Nobody is asked: a face off is judged after the defender's chaos."""

    def resume(self, state: Floor) -> None:
        close_face_off(state)


# By number: see phases.py.
PHASES: Final[list[Phase]] = [
    Start(),
    Throwdown(),
    Draw(),
    Lay(),
    Contest(),
    Resolve(),
    Reveal(),
    Act(),
    Chaos(),
    Miss(),
    Claim(),
    Race(),
    ChoosePace(),
    Timeout(),
    Name(),
    Lock(),
    Declare(),
    OvertimeDefender(),
    OvertimeAttacker(),
    Over(),
    Judge(),
]


def moves_open(state: Floor, seat: i64) -> list[int]:
    """The moves of a seat that is asked, in ascending order."""
    return PHASES[state.phase].moves(state, seat)


def take_move(state: Floor, seat: i64, action: i64) -> None:
    """Carry out a move of the phase the game is in."""
    PHASES[state.phase].take(state, seat, action)


def go_on(state: Floor) -> None:
    """On to what a draw or a chaos card held up."""
    PHASES[state.pending.then].resume(state)


def close_face_off(state: Floor) -> None:
    """Judge the face off; then the ball, the buzzer or the next face off (BALL-46, BALL-49)."""
    points = face_off.judge(state)
    seat = state.face_off.seat
    kind = state.face_off.kind
    state.board.score[seat] += points
    if state.narrator is not None:
        state.narrator.face_off_judged(state, points)
        if points > 0:
            state.narrator.scored(state, seat, points, "face-off")
    face_off.clear_face_off(state)
    if kind == IN_OVERTIME:
        next_face_off(state)
    elif state.board.clock >= LAST_MARK:
        buzzer(state)
    elif kind == INTENTIONAL and points == 0:
        if state.narrator is not None:
            state.narrator.got_ball(state, 1 - seat, False, "broken")
        begin_possession(state, 1 - seat)
    else:
        if state.narrator is not None:
            state.narrator.got_ball(state, seat, True, "again")
        begin_possession(state, seat)
