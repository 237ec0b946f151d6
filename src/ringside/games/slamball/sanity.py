"""Whether a position asks for something that can be answered, and can be played on."""

from __future__ import annotations

from typing import Final

from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import LBR, NONE
from ringside.games.slamball.play.face_off import side_of
from ringside.games.slamball.play.floor import BOTH, OVERTIME, SHOOT, Floor, has_card
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
    follows = state.then if waits else phase
    word = phases.WORDS[follows]
    if follows not in ON_FLOOR and (state.attack != NONE or state.defend != NONE):
        raise invalid("floor-not-clear", word=word)
    if follows != phases.PACE and (state.current != NONE or state.pace_open):
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
        need(state.duel != NONE, "face-off", phase)
        if state.duel == OVERTIME:
            need(state.ot_round > 0, "overtime", phase)
        if phase == phases.JUDGE:
            need(state.duel_how != NONE, "face-off-how", phase)
    elif state.duel != NONE:
        raise invalid("no-face-off", word=phases.WORDS[phase])
    elif phase not in NO_BALL:
        need(state.offense != NONE, "offense", phase)
        need(state.clock < 60, "time", phase)
    elif phase in (phases.START, phases.THROWDOWN):
        need(state.clock < 60, "time", phase)
    if phase in (phases.RESOLVE, phases.REVEAL, phases.ACT, phases.MISS):
        need(state.attack != NONE, "attack", phase)
    if phase in (phases.REVEAL, phases.ACT):
        need(state.defend != NONE, "defend", phase)
        need(state.doing != NONE, "doing", phase)
        if state.doing == SHOOT:
            need(state.doing_how != NONE, "how", phase)
    if phase == phases.MISS:
        need(state.doing == SHOOT, "shot", phase)
    if phase in (phases.CLAIM, phases.RACE):
        need(state.clock > 0, "head-to-head", phase)
    if phase == phases.PACE:
        need(state.pace_open, "pace", phase)
    if phase in (phases.OT_DEFENDER, phases.OT_ATTACKER):
        need(state.ot_round > 0, "overtime", phase)
        need(min(state.book.team_sizes) > 0, "players", phase)
        need(not state.ot_queue, "queue", phase)
    if phase == phases.OT_ATTACKER or state.ot_queue:
        need(NONE not in state.ot_defenders, "defenders", phase)


def check_sealed(state: Floor) -> None:
    """A seat has sealed its choice, or it is asked for it."""
    for seat in range(2):
        asked = bool(state.ask >> seat & 1)
        if state.phase in SEALED:
            if asked == (state.sealed[seat] != NONE):
                raise invalid("ask-or-sealed", number=seat)
        elif state.sealed[seat] != NONE:
            raise invalid("sealed-unasked", number=seat)


def check_asked(state: Floor) -> None:
    """The seats in `ask` are those the phase asks."""
    phase, ask, off = state.phase, state.ask, state.offense
    if ask == 0:
        raise invalid("nobody-asked")
    only = NONE
    if phase in (phases.LAY, phases.RESOLVE, phases.PACE, phases.TIMEOUT):
        only = off
    elif phase in (phases.CONTEST, phases.REVEAL, phases.ACT):
        only = 1 - off
    elif phase == phases.NAME:
        only = 1 - state.duel_seat
        need(state.duel_players[1] == NONE, "no-defender", phase)
    elif phase == phases.DECLARE:
        only = state.duel_seat
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
        ours = seat == state.offense
        card = state.attack if ours else state.defend
        line = state.attack_line if ours else state.defend_line
        if card == NONE or not state.book.below(card, LBR, line):
            raise invalid("claim-without-lbr", number=seat)
        after = state.claim_after
        if after not in (NONE, state.offense) or after == seat:
            raise invalid("claim-order")
        if after != NONE and not state.book.below(state.attack, LBR, state.attack_line):
            raise invalid("claim-without-lbr", number=after)
    if phase == phases.LOCK:
        side = side_of(state, seat)
        player = state.duel_players[side]
        if player == NONE or not has_card(state, player) or state.duel_cards[side] != NONE:
            raise invalid("nothing-to-lock", number=seat)
