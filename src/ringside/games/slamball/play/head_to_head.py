"""A head-to-head begins: the offense lays, the defense contests (BALL-10, BALL-11)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball import events as told
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
from ringside.games.slamball.play.floor import (
    INTENTIONAL,
    Floor,
    leave_hand,
    throw_away,
    wait_for,
)
from ringside.games.slamball.play.settle import end_in_face_off, end_next

# -- lay ---------------------------------------------------------------------------------


def lay_moves(state: Floor, seat: i64) -> list[int]:
    """`lay C`, `hold`, `timeout`."""
    actions: list[int] = []
    # BALL-21: you cannot outlet to yourself.
    thrower: i64 = state.via_by if state.via == books.OUTLET else NONE
    for card in state.hands[seat]:
        if not state.book.is_boost(card) and player_of(card) != thrower:
            insert(actions, 0, moves.LAY + place_of(card))
    actions.append(moves.HOLD)
    if state.timeouts[seat] > 0:
        actions.append(moves.TIMEOUT)
    return actions


def lay(state: Floor, card: i64) -> None:
    """An action card face up (BALL-10)."""
    leave_hand(state, card)
    state.attack = card
    state.attack_boost = NONE
    state.attack_line = 0
    state.last[state.offense] = player_of(card)
    if state.story is not None:
        state.story.laid(state, state.offense, card)
    wait_for(state, phases.CONTEST, 1 << (1 - state.offense))


def hold(state: Floor) -> None:
    """No card; in the last four marks the defense may still foul (BALL-49)."""
    if state.story is not None:
        state.story.add(told.Held(seat=state.offense))
    defense: i64 = 1 - state.offense
    if make_it_break_it(state) and state.hands[defense] and state.last[state.offense] != NONE:
        wait_for(state, phases.CONTEST, 1 << defense)
    else:
        end_next(state)


# -- contest -----------------------------------------------------------------------------


def contest_moves(state: Floor, seat: i64) -> list[int]:
    """`contest C`, `let`, and in the last four marks `foul C`."""
    actions: list[int] = []
    if state.attack != NONE:
        for card in state.hands[seat]:
            if not state.book.is_boost(card):
                insert(actions, 0, moves.CONTEST + place_of(card))
    actions.append(moves.LET)
    if make_it_break_it(state) and last_attacker(state) != NONE:
        add_cards(state, seat, moves.FOUL, actions)
    return actions


def last_attacker(state: Floor) -> i64:
    """Whom an intentional foul would hit."""
    if state.attack != NONE:
        return player_of(state.attack)
    return state.last[state.offense]


def take_contest(state: Floor, seat: i64, action: i64) -> None:
    """A card face down (BALL-11), nothing, or a foul on purpose (BALL-49)."""
    if action >= moves.FOUL:
        card: i64 = seat * moves.CARDS + action - moves.FOUL
        attacker = last_attacker(state)
        throw_away(state, card)
        state.fouled[state.offense] += 1
        if state.story is not None:
            state.story.fouled_on_purpose(state, seat, card, attacker)
        end_in_face_off(state, INTENTIONAL, attacker, player_of(card), False, 0, 0)
        return
    if action != moves.LET:
        card = seat * moves.CARDS + action - moves.CONTEST
        leave_hand(state, card)
        state.defend = card
        state.defend_boost = NONE
        state.defend_line = 0
        state.defend_up = False
        if state.story is not None:
            state.story.contested(state, seat, card)
    elif state.story is not None:
        state.story.add(told.Uncontested(seat=seat))
    if state.attack == NONE:
        end_next(state)
    elif state.book.below(state.attack, books.CHAOS, state.attack_line):
        # BALL-12: any chaos first.
        state.attack_line = state.book.places[state.attack * KINDS + books.CHAOS] + 1
        if turn_chaos(state, state.offense, phases.RESOLVE):
            open_resolve(state)
    else:
        open_resolve(state)
