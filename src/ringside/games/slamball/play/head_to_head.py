"""A head-to-head begins: the offense lays, the defense contests (BALL-10, BALL-11)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.head_to_head import Held, Uncontested
from ringside.games.slamball.floor.face_off import INTENTIONAL
from ringside.games.slamball.floor.floor import Floor, leave_hand, throw_away, wait_for
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.attack import open_resolve
from ringside.games.slamball.play.book import (
    KINDS,
    NONE,
    place_of,
    player_of,
)
from ringside.games.slamball.play.chaos import turn_chaos
from ringside.games.slamball.play.clock import make_it_break_it
from ringside.games.slamball.play.draws import add_cards, insert
from ringside.games.slamball.play.settle import end_in_face_off, end_next

# -- lay ---------------------------------------------------------------------------------


def lay_moves(state: Floor, seat: i64) -> list[int]:
    """`lay C`, `hold`, `timeout`."""
    actions: list[int] = []
    # BALL-21: you cannot outlet to yourself.
    thrower: i64 = state.ball.via_by if state.ball.via == books.OUTLET else NONE
    for card in state.teams.hands[seat]:
        if not state.book.is_boost(card) and player_of(card) != thrower:
            insert(actions, 0, moves.LAY + place_of(card))
    actions.append(moves.HOLD)
    if state.board.timeouts[seat] > 0:
        actions.append(moves.TIMEOUT)
    return actions


def lay(state: Floor, card: i64) -> None:
    """An action card face up (BALL-10)."""
    leave_hand(state, card)
    state.attack.put(card, 0, True)
    state.ball.last[state.ball.offense] = player_of(card)
    if state.narrator is not None:
        state.narrator.laid(state, state.ball.offense, card)
    wait_for(state, phases.CONTEST, 1 << (1 - state.ball.offense))


def hold(state: Floor) -> None:
    """No card; in the last four marks the defense may still foul (BALL-49)."""
    if state.narrator is not None:
        state.narrator.add(Held(seat=state.ball.offense))
    defense: i64 = 1 - state.ball.offense
    can_foul = state.teams.hands[defense] and state.ball.last[state.ball.offense] != NONE
    if can_foul and make_it_break_it(state):
        wait_for(state, phases.CONTEST, 1 << defense)
    else:
        end_next(state)


# -- contest -----------------------------------------------------------------------------


def contest_moves(state: Floor, seat: i64) -> list[int]:
    """`contest C`, `let`, and in the last four marks `foul C`."""
    actions: list[int] = []
    if state.attack.card != NONE:
        for card in state.teams.hands[seat]:
            if not state.book.is_boost(card):
                insert(actions, 0, moves.CONTEST + place_of(card))
    actions.append(moves.LET)
    if make_it_break_it(state) and last_attacker(state) != NONE:
        add_cards(state, seat, moves.FOUL, actions)
    return actions


def last_attacker(state: Floor) -> i64:
    """Whom an intentional foul would hit."""
    if state.attack.card != NONE:
        return player_of(state.attack.card)
    return state.ball.last[state.ball.offense]


def take_contest(state: Floor, seat: i64, action: i64) -> None:
    """A card face down (BALL-11), nothing, or a foul on purpose (BALL-49)."""
    if action >= moves.FOUL:
        card: i64 = seat * moves.CARDS + action - moves.FOUL
        attacker = last_attacker(state)
        throw_away(state, card)
        state.board.fouled[state.ball.offense] += 1
        if state.narrator is not None:
            state.narrator.fouled_on_purpose(state, seat, card, attacker)
        end_in_face_off(state, INTENTIONAL, attacker, player_of(card), False, 0, 0)
        return
    if action != moves.LET:
        card = seat * moves.CARDS + action - moves.CONTEST
        leave_hand(state, card)
        state.defend.put(card, 0, False)
        if state.narrator is not None:
            state.narrator.contested(state, seat, card)
    elif state.narrator is not None:
        state.narrator.add(Uncontested(seat=seat))
    if state.attack.card == NONE:
        end_next(state)
    elif state.book.below(state.attack.card, books.CHAOS, state.attack.line):
        # BALL-12: any chaos first.
        state.attack.line = state.book.places[state.attack.card * KINDS + books.CHAOS] + 1
        if turn_chaos(state, state.ball.offense, phases.RESOLVE):
            open_resolve(state)
    else:
        open_resolve(state)
