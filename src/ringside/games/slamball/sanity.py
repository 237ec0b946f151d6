"""Whether a position asks for something that can be answered, and can be played on."""

from __future__ import annotations

from typing import Final

from ringside.games.slamball.floor.face_off import IN_OVERTIME
from ringside.games.slamball.floor.floor import BOTH, Floor, has_card
from ringside.games.slamball.floor.head_to_head import SHOOTS
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import LBR, NONE
from ringside.games.slamball.play.whistles import can_blow
from ringside.games.slamball.rosters import invalid

NO_BALL: Final = (phases.START, phases.THROWDOWN, phases.OT_DEFENDER, phases.OT_ATTACKER)
SEALED: Final = (phases.START, phases.OT_DEFENDER, phases.OT_ATTACKER)
FACE_OFF: Final = (phases.NAME, phases.LOCK, phases.DECLARE, phases.JUDGE)
# Phases in which the cards of a head-to-head may lie on the floor.
ON_FLOOR: Final = (
    phases.CONTEST,
    phases.RESOLVE,
    phases.REVEAL,
    phases.ACT,
    phases.MISS,
    phases.CLAIM,
    phases.RACE,
)


def check_sense(state: Floor) -> None:
    """InvalidPosition for a position that is not over and cannot go on."""
    phase = state.phase
    if phase == phases.OVER:
        raise invalid("over-without-outcome")
    # A draw, a chaos card or a timeout needs what the phase after it needs.
    waits = phase in (phases.DRAW, phases.CHAOS, phases.TIMEOUT)
    follows = state.pending.then if waits else phase
    word = phases.WORDS[follows]
    if follows not in ON_FLOOR and (state.attack.card != NONE or state.defend.card != NONE):
        raise invalid("floor-not-clear", word=word)
    if follows != phases.PACE and (state.current.card != NONE or state.pace.open):
        raise invalid("pace-not-clear", word=word)
    check_needs(state, follows)
    check_sealed(state)
    check_asked(state)
    for seat in state.to_move():
        if not state.legal(seat):
            raise invalid("no-moves", number=seat)


def need(held: bool, what: str, phase: int) -> None:
    """Refuse a phase without what it needs."""
    if not held:
        raise invalid("needs", word=phases.WORDS[phase], need=what)


def check_needs(state: Floor, phase: int) -> None:
    """Everything that a phase reads must be there."""
    if phase in FACE_OFF:
        need(state.face_off.kind != NONE, "face-off", phase)
        if state.face_off.kind == IN_OVERTIME:
            need(state.overtime.round > 0, "overtime", phase)
        if phase == phases.JUDGE:
            need(state.face_off.how != NONE, "face-off-how", phase)
    elif state.face_off.kind != NONE:
        raise invalid("no-face-off", word=phases.WORDS[phase])
    elif phase not in NO_BALL:
        need(state.ball.offense != NONE, "offense", phase)
        need(state.board.clock < 60, "time", phase)
    elif phase in (phases.START, phases.THROWDOWN):
        need(state.board.clock < 60, "time", phase)
    if phase in (phases.RESOLVE, phases.REVEAL, phases.ACT, phases.MISS):
        need(state.attack.card != NONE, "attack", phase)
    if phase in (phases.REVEAL, phases.ACT):
        need(state.defend.card != NONE, "defend", phase)
        need(state.doing.what != NONE, "doing", phase)
        if state.doing.what == SHOOTS:
            need(state.doing.how != NONE, "how", phase)
    if phase == phases.MISS:
        need(state.doing.what == SHOOTS, "shot", phase)
    if phase in (phases.CLAIM, phases.RACE):
        need(state.board.clock > 0, "head-to-head", phase)
    if phase == phases.PACE:
        need(state.pace.open, "pace", phase)
    if phase in (phases.OT_DEFENDER, phases.OT_ATTACKER):
        need(state.overtime.round > 0, "overtime", phase)
        need(min(state.book.team_sizes) > 0, "players", phase)
        need(not state.overtime.queue, "queue", phase)
    if phase == phases.OT_ATTACKER or state.overtime.queue:
        need(NONE not in state.overtime.defenders, "defenders", phase)


def check_sealed(state: Floor) -> None:
    """A seat has sealed its choice, or it is asked for it."""
    for seat in range(2):
        asked = bool(state.ask >> seat & 1)
        if state.phase in SEALED:
            if asked == (state.pending.sealed[seat] != NONE):
                raise invalid("ask-or-sealed", number=seat)
        elif state.pending.sealed[seat] != NONE:
            raise invalid("sealed-unasked", number=seat)


def check_asked(state: Floor) -> None:
    """The seats in `ask` are those the phase asks."""
    phase, ask, off = state.phase, state.ask, state.ball.offense
    if ask == 0:
        raise invalid("nobody-asked")
    only = NONE
    if phase in (phases.LAY, phases.RESOLVE, phases.PACE, phases.TIMEOUT):
        only = off
    elif phase in (phases.CONTEST, phases.REVEAL, phases.ACT):
        only = 1 - off
    elif phase == phases.NAME:
        only = 1 - state.face_off.seat
        need(state.face_off.players[1] == NONE, "no-defender", phase)
    elif phase == phases.DECLARE:
        only = state.face_off.seat
    if only != NONE and ask != 1 << only:
        raise invalid("asks-seat", word=phases.WORDS[phase], number=only)
    if phase in (phases.MISS, phases.CLAIM) and ask == BOTH:
        raise invalid("asks-one", word=phases.WORDS[phase])
    for seat in state.to_move():
        check_answer(state, seat)


def check_answer(state: Floor, seat: int) -> None:
    """A seat that is asked can do what it is asked for."""
    phase = state.phase
    if phase in (phases.CHAOS, phases.MISS) and not can_blow(state, seat):
        raise invalid("no-whistle", number=seat)
    if phase == phases.CLAIM:
        ours = seat == state.ball.offense
        card = state.attack.card if ours else state.defend.card
        line = state.attack.line if ours else state.defend.line
        if card == NONE or not state.book.below(card, LBR, line):
            raise invalid("claim-without-lbr", number=seat)
        after = state.pending.claim_after
        if after not in (NONE, state.ball.offense) or after == seat:
            raise invalid("claim-order")
        if after != NONE and not state.book.below(state.attack.card, LBR, state.attack.line):
            raise invalid("claim-without-lbr", number=after)
    if phase == phases.LOCK:
        side = state.face_off.side_of(seat)
        player = state.face_off.players[side]
        if player == NONE or not has_card(state, player) or state.face_off.cards[side] != NONE:
            raise invalid("nothing-to-lock", number=seat)
