"""Push the pace, or reset? (BALL-33 to BALL-36)"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.clock import leave_gap
from ringside.games.slamball.play.draws import draw_up
from ringside.games.slamball.play.floor import Floor, wait_for
from ringside.games.slamball.play.possession import EARLY_OFFENSE, TRANSITION, full_shot_clock
from ringside.games.slamball.play.table import clear_current, forget_current, forget_doing


def open_pace(state: Floor, kept: bool, gap: bool) -> None:
    """Push, or reset?"""
    state.pace_open = True
    state.pace_kept = kept
    state.pace_gap = gap
    wait_for(state, phases.PACE, 1 << state.offense)


def pace_moves(state: Floor, seat: i64) -> list[int]:
    """`reset`, `push`, `timeout`."""
    actions: list[int] = [moves.RESET]
    if state.current != NONE and state.book.can_attack(state.current, state.current_line):
        actions.append(moves.PUSH)
    if state.timeouts[seat] > 0:
        actions.append(moves.TIMEOUT)
    return actions


def push(state: Floor) -> None:
    """BALL-34: the current card and its boost attack at once in TRANSITION."""
    state.attack = state.current
    state.attack_boost = state.current_boost
    state.attack_line = state.current_line
    forget_current(state)
    forget_doing(state)
    full_shot_clock(state)
    state.pushed = True
    state.last[state.offense] = player_of(state.attack)
    if state.story is not None:
        state.story.pushed(state, state.offense, state.attack)
    wait_for(state, phases.CONTEST, 1 << (1 - state.offense))


def reset(state: Floor) -> None:
    """BALL-35, BALL-36: the card goes, both draw up; the power from `lbr` stays."""
    kept = state.pace_kept
    gap = state.pace_gap
    if state.story is not None:
        state.story.reset(state.offense, kept)
    clear_current(state)
    forget_doing(state)
    if gap and not leave_gap(state):
        return
    full_shot_clock(state)
    state.shot_clock = EARLY_OFFENSE if kept else TRANSITION
    draw_up(state, 3 if kept else 4, phases.LAY)
