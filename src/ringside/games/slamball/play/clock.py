"""The game clock: sixty marks of five seconds, and the buzzer (BALL-04, BALL-08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball.play import overtime
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.play.floor import LAST_MARK, REGULATION_WIN, Floor
from ringside.games.slamball.play.table import clear_table, end_game

LAST_MARKS: Final = 56  # marks 57 to 60 are make it, break it


def put_on_mark(state: Floor, mark: i64, card: i64, scored: bool) -> None:
    """Leave a card, or a gap, on a mark of the clock (BALL-37)."""
    while len(state.marks) <= mark:
        state.marks.append(NONE)
    if card != NONE:
        state.marks[mark] = 2 * card + (1 if scored else 0)


def leave_gap(state: Floor) -> bool:
    """The gap between two possessions; whether time is left (BALL-04)."""
    put_on_mark(state, state.clock, NONE, False)
    state.clock += 1
    if state.clock >= LAST_MARK:
        buzzer(state)
        return False
    return True


def buzzer(state: Floor) -> None:
    """BALL-09: more points wins; equal, and it goes to overtime."""
    if state.story is not None:
        state.story.buzzer(state)
    clear_table(state)
    if state.score[0] != state.score[1]:
        end_game(state, REGULATION_WIN)
    else:
        overtime.tip_off(state)


def make_it_break_it(state: Floor) -> bool:
    """Whether the next mark is one of the last four (BALL-49)."""
    return state.clock >= LAST_MARKS
