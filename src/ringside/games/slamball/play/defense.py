"""The defense turns its card up, or not, and acts (BALL-14, BALL-15, BALL-23 to BALL-26)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.floor.floor import Floor, boost_power, boost_speed, wait_for
from ringside.games.slamball.floor.head_to_head import PASSES, SHOOTS
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import (
    KINDS,
    NONE,
)
from ringside.games.slamball.play.boosts import attach, extras_open
from ringside.games.slamball.play.chaos import turn_chaos
from ringside.games.slamball.play.settle import settle


def reveal_moves(state: Floor, seat: i64) -> list[int]:
    """`stay`, `reveal [boost|wind] [only K]` (BALL-14, BALL-15)."""
    actions: list[int] = []
    book = state.book
    card = state.defend.card
    if not book.has(card, books.FOUL):
        actions.append(moves.STAY)
    mask: i64 = book.masks[card]
    if mask & 0b11111 == 0:  # chaos, foul, hit, steal or stop
        return actions
    if book.has(card, books.CHAOS):
        actions.append(moves.REVEAL)
        return actions
    extras = extras_open(state, seat, card, state.defend.boost)
    choice: i64 = mask >> books.HIT & 0b111
    alone = choice & (choice - 1) == 0
    for extra in range(3):
        if extras >> extra & 1:
            actions.append(moves.REVEAL + extra * 4)
            for only in range(3):
                if not alone and choice >> only & 1:
                    actions.append(moves.REVEAL + extra * 4 + 1 + only)
    return actions


def act_moves(state: Floor, seat: i64) -> list[int]:
    """`act [boost|wind]`."""
    actions: list[int] = []
    extras = extras_open(state, seat, state.defend.card, state.defend.boost)
    for extra in range(3):
        if extras >> extra & 1:
            actions.append(moves.ACT + extra)
    return actions


def take_reveal(state: Floor, seat: i64, action: i64) -> None:
    """The contest card stays face down, or is turned up and acts."""
    if action == moves.STAY:
        state.defend.stayed = True
        if state.narrator is not None:
            state.narrator.stayed_down(state, seat)
        settle(state, False, 0, 0, False, False)
        return
    state.defend.up = True
    if state.narrator is not None:
        state.narrator.turned_up(state, seat)
    if state.book.has(state.defend.card, books.CHAOS):
        state.defend.line = state.book.places[state.defend.card * KINDS + books.CHAOS] + 1
        if turn_chaos(state, seat, phases.ACT):
            wait_for(state, phases.ACT, 1 << seat)
        return
    number: i64 = action - moves.REVEAL
    only: i64 = number % 4
    act(state, seat, number // 4, books.HIT + only - 1 if only != 0 else NONE)


def act(state: Floor, seat: i64, extra: i64, only: i64) -> None:
    """The defensive lines from top to bottom, or one of them and any foul (machine 2.1).

    A hit that loosens the ball and a steal of a pass end the reading, but for a foul below them.
    """
    book = state.book
    off: i64 = state.ball.offense
    at: i64 = state.defend.card * KINDS
    if extra != moves.PLAIN:
        state.defend.boost = attach(state, seat, state.defend.card, extra)
        state.ball.gain(
            seat,
            boost_speed(state, state.defend.boost),
            boost_power(state, state.defend.boost),
        )
        if state.narrator is not None:
            state.narrator.boosted(state, seat, state.defend.card, state.defend.boost)
    fouled = False
    stolen = False
    loosened = False
    over = False
    for line in range(state.defend.line, len(book.card_lines[state.defend.card])):
        for kind in range(books.FOUL, books.LBR):
            if book.places[at + kind] != line:
                continue
            # BALL-14: a foul must be done, whatever is skipped or has ended the reading.
            if kind != books.FOUL and (over or (only != NONE and kind != only)):
                continue
            state.defend.line = line + 1
            if kind == books.FOUL:
                fouled = True
                lose_printed(state, off, at + kind)
            elif kind == books.HIT:
                lose_printed(state, off, at + kind)
                # BALL-25: at 0 and 0 the ball is loose and shot or pass is off.
                loosened = state.ball.speed[off] == 0 and state.ball.power[off] == 0
            elif kind == books.STEAL and state.doing.what == SHOOTS:
                state.ball.gain(seat, book.speeds[at + kind], book.powers[at + kind])
                stolen = True  # BALL-24
            elif kind == books.STEAL and state.doing.what == PASSES:
                stolen = state.doing.risky and not state.doing.off  # BALL-23
            elif kind == books.STOP and state.doing.what == SHOOTS:
                state.ball.gain(seat, book.speeds[at + kind], book.powers[at + kind])
            if state.narrator is not None:
                state.narrator.defended(state, seat, kind, stolen)
            over = loosened or (stolen and state.doing.what == PASSES)
    at += books.FOUL
    settle(state, fouled, book.speeds[at], book.powers[at], stolen, loosened)


def lose_printed(state: Floor, seat: i64, at: i64) -> None:
    """The offense loses what a hit or foul prints."""
    state.ball.lose(seat, state.book.speeds[at], state.book.powers[at])
