"""What a head-to-head comes to, in the machine's order (2.2), and how it ends (2.3)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.floor.face_off import FOULED, REPLAYED, WHISTLED
from ringside.games.slamball.floor.floor import Floor, wait_for
from ringside.games.slamball.floor.head_to_head import FAST, PASSES, SHOOTS
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.clearing import clear_attack, throw_card
from ringside.games.slamball.play.clock import buzzer, put_on_mark
from ringside.games.slamball.play.face_off import open_face_off
from ringside.games.slamball.play.loose_ball import ball_loose, ball_stolen
from ringside.games.slamball.play.possession import begin_possession, next_head_to_head, turn_over
from ringside.games.slamball.play.whistles import can_blow


def settle(
    state: Floor, fouled: bool, foul_speed: i64, foul_power: i64, stolen: bool, loosened: bool
) -> None:
    """Shot, foul, replay, make or miss, pass: the first that applies decides."""
    off: i64 = state.ball.offense
    if loosened:
        state.doing.off = True
    made = shot_made(state)
    if state.narrator is not None:
        state.narrator.judged(state, made, fouled, stolen, loosened)
    if made:
        state.board.score[off] += state.doing.points  # at once, also with a foul (BALL-26)
        if state.narrator is not None:
            state.narrator.scored(state, off, state.doing.points, "shot")
    if fouled:
        call_foul(state, foul_speed, foul_power, made)
    elif state.doing.replay:
        end_in_face_off(
            state, REPLAYED, player_of(state.attack.card), player_of(state.defend.card), made, 0, 0
        )
    elif made:
        end_head_to_head(state, True)
        if time_left(state):
            turn_over(state, "make")  # BALL-19
    elif state.doing.what == SHOOTS:
        open_miss(state, stolen and not loosened)
    elif state.doing.off:
        ball_loose(state)
    elif stolen:
        ball_stolen(state)
    else:
        pass_on(state)
        end_next(state)


def shot_made(state: Floor) -> bool:
    """BALL-16, BALL-17: open, or the declared figure higher than the defense's."""
    if state.doing.what != SHOOTS or state.doing.off:
        return False
    if state.doing.no_slam and state.doing.line == books.SLAM:
        return False
    if state.defend.card == NONE:
        return True
    off: i64 = state.ball.offense
    figures = state.ball.speed if state.doing.how == FAST else state.ball.power
    return figures[off] > figures[1 - off]


def call_foul(state: Floor, speed: i64, power: i64, made: bool) -> None:
    """BALL-26 to BALL-28: a face off, or points in the bonus; either way it stings."""
    off: i64 = state.ball.offense
    state.board.fouled[off] += 1
    state.ball.sting_speed += speed
    state.ball.sting_power += power
    number: i64 = state.board.fouled[off]
    bonus: i64 = 0 if number <= 2 else 2 if number <= 4 else 3
    if state.narrator is not None:
        state.narrator.foul_called(state, speed, power, bonus)
    if bonus == 0:
        attacker = player_of(state.attack.card)
        end_in_face_off(state, FOULED, attacker, player_of(state.defend.card), made, speed, power)
        return
    state.board.score[off] += bonus
    if state.narrator is not None:
        state.narrator.scored(state, off, bonus, "bonus")
    end_head_to_head(state, made)
    if time_left(state):
        if state.narrator is not None:
            state.narrator.got_ball(state, off, True, "bonus")
        begin_possession(state, off)


def pass_on(state: Floor) -> None:
    """How the ball came to the next head-to-head; doing nothing forgets it (BALL-21)."""
    if state.doing.what == PASSES:
        state.ball.via = state.doing.line
        state.ball.via_by = player_of(state.attack.card)
    else:
        state.ball.forget_pass()


# -- the miss window ---------------------------------------------------------------------


def open_miss(state: Floor, steal: bool) -> None:
    """A shooter with a whistle may ask for a face off (BALL-40, BALL-41)."""
    state.pending.blown = 0
    state.pending.miss_steal = steal
    if can_blow(state, state.ball.offense):
        wait_for(state, phases.MISS, 1 << state.ball.offense)
    else:
        close_miss(state)


def close_miss(state: Floor) -> None:
    """An odd number of whistles earns the face off; else it is a steal or a loose ball."""
    if state.pending.blown % 2 == 1:
        end_in_face_off(
            state, WHISTLED, player_of(state.attack.card), player_of(state.defend.card), False, 0, 0
        )
    elif state.pending.miss_steal:
        ball_stolen(state)
    else:
        ball_loose(state)  # BALL-20


# -- the end of a head-to-head -----------------------------------------------------------


def end_head_to_head(state: Floor, scored: bool) -> None:
    """One mark of the clock, the attack card on it, the rest to the discard (BALL-37)."""
    put_on_mark(state, state.board.clock, state.attack.card, scored)
    state.board.clock += 1
    clear_attack(state)
    state.doing.forget()
    throw_card(state, state.defend)


def time_left(state: Floor) -> bool:
    """Whether regulation goes on; if not, the buzzer sounds (BALL-08)."""
    if state.board.clock >= LAST_MARK:
        buzzer(state)
        return False
    return True


def end_next(state: Floor) -> None:
    """On to the next head-to-head."""
    end_head_to_head(state, False)
    if time_left(state):
        next_head_to_head(state)


def end_in_face_off(
    state: Floor, kind: i64, attacker: i64, defender: i64, scored: bool, speed: i64, power: i64
) -> None:
    """A face off just earned is played even after the buzzer."""
    seat = state.ball.offense
    end_head_to_head(state, scored)
    open_face_off(state, kind, seat, attacker, defender, speed, power)
