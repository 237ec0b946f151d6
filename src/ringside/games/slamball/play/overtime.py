"""Overtime: rounds of face offs against designated defenders (BALL-50, BALL-51)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.face_off import (
    ChoseAttacker,
    ChoseDefender,
    OvertimeRound,
    WentToOvertime,
)
from ringside.games.slamball.floor.face_off import IN_OVERTIME
from ringside.games.slamball.floor.floor import BOTH, OVERTIME_WIN, SHARED, Floor, wait_for
from ringside.games.slamball.floor.overtime import Overtime
from ringside.games.slamball.play import face_off, moves, phases
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.play.clearing import end_game
from ringside.games.slamball.play.draws import draw_up


def tip_off(state: Floor) -> None:
    """Both draw up to 4, and not again until both hands are empty."""
    state.overtime = Overtime()
    state.overtime.round = 1
    if state.narrator is not None:
        state.narrator.add(WentToOvertime())
    state.ball.offense = NONE
    state.ball.shot_clock = 1
    wipe_gasps(state)
    if anybody_left(state):
        draw_up(state, 4, phases.OT_DEFENDER)
    else:
        end_game(state, SHARED)


def wipe_gasps(state: Floor) -> None:
    """A last gasp lasts until the next card is laid (BALL-47)."""
    for player in range(2 * moves.PLAYERS):
        state.teams.gasp[player] = NONE


def anybody_left(state: Floor) -> bool:
    """Whether anybody has a card or a gasp left."""
    if state.teams.hands[0] or state.teams.hands[1]:
        return True
    for player in range(2 * moves.PLAYERS):
        if state.teams.decks[player] or state.teams.gasp[player] != NONE:
            return True
    return False


def defender_moves(state: Floor, seat: i64) -> list[int]:
    """`defender P`, the whole team."""
    actions: list[int] = []
    for place in range(state.book.team_sizes[seat]):
        actions.append(moves.DEFENDER + place)
    return actions


def seal_defender(state: Floor, seat: i64, action: i64) -> None:
    """A designated defender, for good."""
    state.pending.sealed[seat] = action - moves.DEFENDER
    state.ask &= ~(1 << seat)
    if state.narrator is not None:
        state.narrator.add(ChoseDefender(seat=seat))
    if state.ask != 0:
        return
    if state.narrator is not None and len(defender_moves(state, 1 - seat)) > 1:
        state.narrator.unsure("sealed", 1 - seat)
    for side in range(2):
        state.overtime.defenders[side] = side * moves.PLAYERS + state.pending.sealed[side]
        state.pending.sealed[side] = NONE
    if state.narrator is not None:
        state.narrator.designated(state)
    wait_for(state, phases.OT_ATTACKER, BOTH)


def attacker_moves(state: Floor, seat: i64) -> list[int]:
    """`attacker P`, the whole team but a top attacker who has to wait (BALL-51)."""
    actions: list[int] = []
    top: i64 = state.overtime.top[seat]
    for place in range(state.book.team_sizes[seat]):
        if seat * moves.PLAYERS + place != top or everybody_went(state, seat):
            actions.append(moves.ATTACKER + place)
    return actions


def everybody_went(state: Floor, seat: i64) -> bool:
    """Whether all but the top attacker and the designated defender have gone since."""
    for place in range(state.book.team_sizes[seat]):
        player = seat * moves.PLAYERS + place
        waived = player == state.overtime.top[seat] or player == state.overtime.defenders[seat]
        if not waived and player not in state.overtime.gone[seat]:
            return False
    return True


def seal_attacker(state: Floor, seat: i64, action: i64) -> None:
    """An attacker for this round; with both sealed the first face off begins."""
    state.pending.sealed[seat] = action - moves.ATTACKER
    state.ask &= ~(1 << seat)
    if state.narrator is not None:
        state.narrator.add(ChoseAttacker(seat=seat))
    if state.ask != 0:
        return
    if state.narrator is not None and len(attacker_moves(state, 1 - seat)) > 1:
        state.narrator.unsure("sealed", 1 - seat)
    for side in range(2):
        player = side * moves.PLAYERS + state.pending.sealed[side]
        state.pending.sealed[side] = NONE
        if state.narrator is not None:
            state.narrator.attacking(state, side, player)
        if state.overtime.top[side] == NONE:
            state.overtime.top[side] = player
        if state.overtime.top[side] == player:
            state.overtime.gone[side] = []
        if player not in state.overtime.gone[side]:
            state.overtime.gone[side].append(player)
        # Seat 0 attacks first in odd rounds, seat 1 in even ones.
        if state.overtime.round % 2 == 1:
            state.overtime.queue.append(player)
        else:
            state.overtime.queue.insert(0, player)
    next_face_off(state)


def next_face_off(state: Floor) -> None:
    """The next of the round's face offs, or what the round has decided."""
    if state.overtime.queue:
        attacker: i64 = state.overtime.queue.pop(0)
        seat: i64 = attacker // moves.PLAYERS
        defender: i64 = state.overtime.defenders[1 - seat]
        face_off.open_face_off(state, IN_OVERTIME, seat, attacker, defender, 0, 0)
    elif state.board.score[0] != state.board.score[1]:
        end_game(state, OVERTIME_WIN)
    elif not anybody_left(state):
        end_game(state, SHARED)
    else:
        state.overtime.round += 1
        if state.narrator is not None:
            state.narrator.add(OvertimeRound(round=state.overtime.round))
        if state.teams.hands[0] or state.teams.hands[1]:
            wait_for(state, phases.OT_ATTACKER, BOTH)
        else:
            draw_up(state, 4, phases.OT_ATTACKER)
