"""How a coach judges where a game stands, looking to the end of the head-to-head at hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball.coach.prospects import face_off_worth
from ringside.games.slamball.coach.scout import POINT, card_worth
from ringside.games.slamball.floor.face_off import IN_OVERTIME, INTENTIONAL
from ringside.games.slamball.floor.floor import NOT_OVER, Floor
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import LBR, NONE
from ringside.games.slamball.play.loose_ball import can_claim_face_down
from ringside.games.slamball.rules import SlamballState

WIN: Final = 100 * POINT
BALL: Final = 100  # having the ball
WHISTLE: Final = 35
TIMEOUT: Final = 15
KEPT: Final = 40
STING: Final = 25  # an icon that a foul still takes


def standing(state: Floor, seat: i64) -> i64:
    """How a seat stands, in hundredths of a point."""
    other: i64 = 1 - seat
    margin: i64 = state.board.score[seat] - state.board.score[other]
    if state.ending != NOT_OVER:
        return WIN if margin > 0 else -WIN if margin < 0 else 0
    value: i64 = POINT * margin
    # Points weigh more when little time is left to answer them.
    if state.board.clock > LAST_MARK - 12 and margin != 0:
        late: i64 = state.board.clock - (LAST_MARK - 12)
        value += 25 * late if margin > 0 else -25 * late
    value += belongings(state, seat) - belongings(state, other)
    value += 12 * (state.board.fouled[seat] - state.board.fouled[other])
    if state.face_off.kind != NONE:
        sign: i64 = 1 if state.face_off.seat == seat else -1
        value += sign * face_off_worth(state)
        if state.face_off.kind != IN_OVERTIME:
            ball: i64 = BALL // 2 if state.face_off.kind == INTENTIONAL else BALL
            value += sign * (ball - STING * (state.ball.sting_speed + state.ball.sting_power))
    elif state.ball.offense != NONE and state.board.clock < LAST_MARK:
        value += ball_worth(state) if state.ball.offense == seat else -ball_worth(state)
    return value


def ball_worth(state: Floor) -> i64:
    """What the ball is worth to the side that has it."""
    off: i64 = state.ball.offense
    if state.phase == phases.RACE:
        return race_worth(state)
    value: i64 = BALL
    left: i64 = LAST_MARK - state.board.clock
    if left < 3:
        value = BALL * left // 3
    value += 28 * (state.ball.speed[off] + state.ball.power[off])
    value -= 28 * (state.ball.speed[1 - off] + state.ball.power[1 - off])
    value -= STING * (state.ball.sting_speed + state.ball.sting_power)
    if state.doing.replay:
        value += 130
    # The later in the shot clock, the fewer chances are left.
    value -= 12 * (state.ball.shot_clock - 1)
    return value


def race_worth(state: Floor) -> i64:
    """A loose ball, seen from the side that lost it."""
    ours = has_lbr(state, state.ball.offense)
    theirs = has_lbr(state, 1 - state.ball.offense) or can_claim_face_down(state)
    if ours and not theirs:
        return BALL
    if ours:
        return 0
    return -BALL - (30 if theirs else 10)


def has_lbr(state: Floor, seat: i64) -> bool:
    """Whether a hand has a card for a loose ball."""
    hand = state.teams.hands[seat]
    for card in hand:  # noqa: SIM110 - no generator in the hot path
        if state.book.has(card, LBR):
            return True
    return False


def belongings(state: Floor, seat: i64) -> i64:
    """Hand, whistles, timeout and kept cards."""
    value: i64 = TIMEOUT * state.board.timeouts[seat] + KEPT * len(state.teams.kept[seat])
    for card in state.teams.hands[seat]:
        value += card_worth(state, card) // 4
    for place in range(state.book.team_sizes[seat]):
        value += WHISTLE * state.teams.whistles[seat * moves.PLAYERS + place]
    return value


def value_of(state: SlamballState, seat: i64) -> i64:
    """The standing once this head-to-head is played out, each side doing its best.

    Plays in the state it is given.
    """
    for _ in range(12):
        phase = state.phase
        if phase == phases.REVEAL or phase == phases.ACT or phase == phases.MISS:
            return best_answer(state, seat)
        if phase == phases.CLAIM:
            mover: i64 = 0 if state.ask == 1 else 1
            state.transition(mover, moves.CLAIM)
        elif phase == phases.CHAOS:
            mover = 0 if state.ask & 1 else 1
            state.transition(mover, moves.NO)
        else:
            break
    return standing(state, seat)


def best_answer(state: SlamballState, seat: i64) -> i64:
    """The value to a seat if whoever is asked answers best for themselves."""
    mover: i64 = 0 if state.ask & 1 else 1
    best: i64 = -10 * WIN
    for action in state.legal(mover):
        after = state.twin()
        after.transition(mover, action)
        value = value_of(after, seat)
        if mover != seat:
            value = -value
        best = max(best, value)
    return best if mover == seat else -best
