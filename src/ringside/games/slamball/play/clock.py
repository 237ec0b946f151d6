"""The game clock: sixty marks of five seconds, and the buzzer (BALL-04, BALL-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball.floor.floor import REGULATION_WIN, Floor
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.play import overtime
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.play.clearing import clear_floor, end_game

LAST_MARKS: Final = 56  # marks 57 to 60 are make it, break it


def put_on_mark(state: Floor, mark: i64, card: i64, scored: bool) -> None:
    """Leave a card, or a gap, on a mark of the clock (BALL-37)."""
    while len(state.board.marks) <= mark:
        state.board.marks.append(NONE)
    if card != NONE:
        state.board.marks[mark] = 2 * card + (1 if scored else 0)


def leave_gap(state: Floor) -> bool:
    """The gap between two possessions; whether time is left (BALL-04)."""
    put_on_mark(state, state.board.clock, NONE, False)
    state.board.clock += 1
    if state.board.clock >= LAST_MARK:
        buzzer(state)
        return False
    return True


def buzzer(state: Floor) -> None:
    """BALL-09: more points wins; equal, and it goes to overtime."""
    if state.narrator is not None:
        state.narrator.buzzer(state)
    clear_floor(state)
    if state.board.score[0] != state.board.score[1]:
        end_game(state, REGULATION_WIN)
    else:
        overtime.tip_off(state)


def make_it_break_it(state: Floor) -> bool:
    """Whether the next mark is one of the last four (BALL-49)."""
    return state.board.clock >= LAST_MARKS
