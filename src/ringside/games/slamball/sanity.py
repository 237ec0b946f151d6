"""Whether a position asks for something that can be answered, and can be played on."""

from __future__ import annotations

from typing import Final

from ringside.core.errors import InvalidPosition
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import LBR, NONE
from ringside.games.slamball.play.face_off import side_of
from ringside.games.slamball.play.floor import BOTH, OVERTIME, SHOOT, Floor, has_card
from ringside.games.slamball.play.whistles import can_blow

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
        raise InvalidPosition("The phase is 'over', but the field 'outcome' is missing.")
    # A draw, a chaos card or a timeout needs what the phase after it needs.
    waits = phase in (phases.DRAW, phases.CHAOS, phases.TIMEOUT)
    follows = state.then if waits else phase
    word = phases.WORDS[follows]
    if follows not in ON_FLOOR and (state.attack != NONE or state.defend != NONE):
        raise InvalidPosition(f"For the phase {word!r} 'attack' and 'defend' must be null.")
    if follows != phases.PACE and (state.current != NONE or state.pace_open):
        raise InvalidPosition(f"For the phase {word!r} 'current' and 'pace' must be null.")
    check_needs(state, follows)
    check_sealed(state)
    check_asked(state)
    for seat in state.to_move():
        if not state.legal(seat):
            raise InvalidPosition(f"Seat {seat} is asked, but has no move.")


def need(held: bool, what: str, phase: int) -> None:
    """Refuse a phase without what it needs."""
    if not held:
        raise InvalidPosition(f"The phase {phases.WORDS[phase]!r} needs {what}.")


def check_needs(state: Floor, phase: int) -> None:
    """Everything that a phase reads must be there."""
    if phase in FACE_OFF:
        need(state.duel != NONE, "a 'face_off'", phase)
        if state.duel == OVERTIME:
            need(state.ot_round > 0, "'overtime'", phase)
        if phase == phases.JUDGE:
            need(state.duel_how != NONE, "'how' in the face off", phase)
    elif state.duel != NONE:
        raise InvalidPosition(f"The phase {phases.WORDS[phase]!r} has no 'face_off'.")
    elif phase not in NO_BALL:
        need(state.offense != NONE, "'offense'", phase)
        need(state.clock < 60, "time on the clock", phase)
    elif phase in (phases.START, phases.THROWDOWN):
        need(state.clock < 60, "time on the clock", phase)
    if phase in (phases.RESOLVE, phases.REVEAL, phases.ACT, phases.MISS):
        need(state.attack != NONE, "a card in 'attack'", phase)
    if phase in (phases.REVEAL, phases.ACT):
        need(state.defend != NONE, "a card in 'defend'", phase)
        need(state.doing != NONE, "'doing'", phase)
        if state.doing == SHOOT:
            need(state.doing_how != NONE, "'how' in 'doing': fast or big", phase)
    if phase == phases.MISS:
        need(state.doing == SHOOT, "a shot in 'doing'", phase)
    if phase in (phases.CLAIM, phases.RACE):
        need(state.clock > 0, "a head-to-head on the clock", phase)
    if phase == phases.PACE:
        need(state.pace_open, "'pace'", phase)
    if phase in (phases.OT_DEFENDER, phases.OT_ATTACKER):
        need(state.ot_round > 0, "'overtime'", phase)
        need(min(state.book.team_sizes) > 0, "players in both teams", phase)
        need(not state.ot_queue, "an empty 'queue'", phase)
    if phase == phases.OT_ATTACKER or state.ot_queue:
        need(NONE not in state.ot_defenders, "both designated defenders", phase)


def check_sealed(state: Floor) -> None:
    """A seat has sealed its choice, or it is asked for it."""
    for seat in range(2):
        asked = bool(state.ask >> seat & 1)
        if state.phase in SEALED:
            if asked == (state.sealed[seat] != NONE):
                raise InvalidPosition(f"Seat {seat} must be asked, or have sealed its choice.")
        elif state.sealed[seat] != NONE:
            raise InvalidPosition(f"Seat {seat} has sealed a choice that nobody asked for.")


def check_asked(state: Floor) -> None:
    """The seats in `ask` are those the phase asks."""
    phase, ask, off = state.phase, state.ask, state.offense
    if ask == 0:
        raise InvalidPosition("Nobody is asked, but the game is not over.")
    only = NONE
    if phase in (phases.LAY, phases.RESOLVE, phases.PACE, phases.TIMEOUT):
        only = off
    elif phase in (phases.CONTEST, phases.REVEAL, phases.ACT):
        only = 1 - off
    elif phase == phases.NAME:
        only = 1 - state.duel_seat
        need(state.duel_players[1] == NONE, "a face off without a defender", phase)
    elif phase == phases.DECLARE:
        only = state.duel_seat
    if only != NONE and ask != 1 << only:
        raise InvalidPosition(f"In the phase {phases.WORDS[phase]!r} seat {only} is asked.")
    if phase in (phases.MISS, phases.CLAIM) and ask == BOTH:
        raise InvalidPosition(f"In the phase {phases.WORDS[phase]!r} one seat is asked at a time.")
    for seat in state.to_move():
        check_answer(state, seat)


def check_answer(state: Floor, seat: int) -> None:
    """A seat that is asked can do what it is asked for."""
    phase = state.phase
    if phase in (phases.CHAOS, phases.MISS) and not can_blow(state, seat):
        raise InvalidPosition(f"Seat {seat} is asked, but its player has no whistle.")
    if phase == phases.CLAIM:
        ours = seat == state.offense
        card = state.attack if ours else state.defend
        line = state.attack_line if ours else state.defend_line
        if card == NONE or not state.book.below(card, LBR, line):
            raise InvalidPosition(f"Seat {seat} is asked to claim, but its card shows no lbr.")
        after = state.claim_after
        if after not in (NONE, state.offense) or after == seat:
            raise InvalidPosition("Only the offense can be asked to claim after the defense.")
        if after != NONE and not state.book.below(state.attack, LBR, state.attack_line):
            raise InvalidPosition(f"Seat {after} is to claim, but its card shows no lbr.")
    if phase == phases.LOCK:
        side = side_of(state, seat)
        player = state.duel_players[side]
        if player == NONE or not has_card(state, player) or state.duel_cards[side] != NONE:
            raise InvalidPosition(f"Seat {seat} is asked to lock in a card, but has none to lock.")
