"""Push the pace, or reset? (BALL-33 to BALL-36)"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.floor.floor import Floor, wait_for
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.clearing import clear_current
from ringside.games.slamball.play.clock import leave_gap
from ringside.games.slamball.play.draws import draw_up
from ringside.games.slamball.play.possession import EARLY_OFFENSE, TRANSITION, full_shot_clock


def open_pace(state: Floor, kept: bool, gap: bool) -> None:
    """Push, or reset?"""
    state.pace.set(True, kept, gap)
    wait_for(state, phases.PACE, 1 << state.ball.offense)


def pace_moves(state: Floor, seat: i64) -> list[int]:
    """`reset`, `push`, `timeout`."""
    actions: list[int] = [moves.RESET]
    if state.current.card != NONE and state.book.can_attack(state.current.card, state.current.line):
        actions.append(moves.PUSH)
    if state.board.timeouts[seat] > 0:
        actions.append(moves.TIMEOUT)
    return actions


def push(state: Floor) -> None:
    """BALL-34: the current card and its boost attack at once in TRANSITION."""
    state.attack.take(state.current)
    state.current.forget()
    state.pace.set(False, False, False)
    state.doing.forget()
    full_shot_clock(state)
    state.ball.pushed = True
    state.ball.last[state.ball.offense] = player_of(state.attack.card)
    if state.narrator is not None:
        state.narrator.pushed(state, state.ball.offense, state.attack.card)
    wait_for(state, phases.CONTEST, 1 << (1 - state.ball.offense))


def reset(state: Floor) -> None:
    """BALL-35, BALL-36: the card goes, both draw up; the power from `lbr` stays."""
    kept = state.pace.kept
    gap = state.pace.gap
    if state.narrator is not None:
        state.narrator.reset(state.ball.offense, kept)
    clear_current(state)
    state.doing.forget()
    if gap and not leave_gap(state):
        return
    full_shot_clock(state)
    state.ball.shot_clock = EARLY_OFFENSE if kept else TRANSITION
    draw_up(state, 3 if kept else 4, phases.LAY)
