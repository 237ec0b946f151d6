"""Possessions: how one begins, goes on and changes sides (BALL-05, BALL-22, BALL-35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball.events.head_to_head import ShotClockViolation
from ringside.games.slamball.floor.floor import Floor, wait_for
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.clock import leave_gap
from ringside.games.slamball.play.draws import draw_up
from ringside.games.slamball.play.overtime import wipe_gasps

TRANSITION: Final = 1
EARLY_OFFENSE: Final = 2
AT_THE_BUZZER: Final = 4


def begin_possession(state: Floor, seat: i64) -> None:
    """A full shot clock, no speed, no power, both draw up to 4 (BALL-06, BALL-35)."""
    state.ball.give(seat)
    state.ball.zero()
    full_shot_clock(state)
    draw_up(state, 4, phases.LAY)


def full_shot_clock(state: Floor) -> None:
    """TRANSITION, and nobody has passed yet."""
    state.ball.shot_clock = TRANSITION
    state.ball.forget_pass()
    state.ball.pushed = False


def turn_over(state: Floor, why: str) -> None:
    """The other side's ball, after a gap: a make or a shot-clock violation (BALL-04)."""
    if leave_gap(state):
        if state.narrator is not None:
            state.narrator.got_ball(state, 1 - state.ball.offense, False, why)
        begin_possession(state, 1 - state.ball.offense)


def next_head_to_head(state: Floor) -> None:
    """The shot clock runs on; beyond AT THE BUZZER it is a violation (BALL-22)."""
    if state.ball.shot_clock >= AT_THE_BUZZER:
        if state.narrator is not None:
            state.narrator.add(ShotClockViolation(seat=state.ball.offense))
        turn_over(state, "violation")
        return
    state.ball.shot_clock += 1
    if state.narrator is not None:
        state.narrator.head_to_head(state)
    if state.ball.pushed and state.ball.shot_clock == EARLY_OFFENSE:
        state.ball.pushed = False
        draw_up(state, 3, phases.LAY)  # BALL-34
    else:
        open_lay(state)


def open_lay(state: Floor) -> None:
    """The offense may lay a card."""
    wipe_gasps(state)
    wait_for(state, phases.LAY, 1 << state.ball.offense)
