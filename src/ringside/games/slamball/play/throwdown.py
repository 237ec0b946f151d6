"""The line-ups, and the throwdown that starts the game (BALL-02, BALL-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball.events.ball import LeftBall
from ringside.games.slamball.events.hands import LineUpChosen
from ringside.games.slamball.floor.floor import BOTH, Floor, wait_for
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import LBR, NONE, place_of
from ringside.games.slamball.play.draws import (
    add_draws,
    draw_card,
    draw_more,
    draw_up,
    insert,
)
from ringside.games.slamball.play.loose_ball import recover
from ringside.games.slamball.play.possession import full_shot_clock

FIRST_CARDS: Final = 4


def start_moves(state: Floor, seat: i64) -> list[int]:
    """Every line-up."""
    actions: list[int] = []
    for index in range(moves.LINE_UPS):
        if state.book.is_line_up(seat, moves.LINE_UP_MASKS[index]):
            actions.append(moves.START + index)
    return actions


def seal_line_up(state: Floor, seat: i64, action: i64) -> None:
    """Four starters, in secret; with both the throwdown begins."""
    state.pending.sealed[seat] = action - moves.START
    state.ask &= ~(1 << seat)
    if state.narrator is not None:
        state.narrator.add(LineUpChosen(seat=seat))
    if state.ask != 0:
        return
    if state.narrator is not None and len(start_moves(state, 1 - seat)) > 1:
        state.narrator.unsure("line-up", 1 - seat)
    for side in range(2):
        state.teams.court[side] = moves.LINE_UP_MASKS[state.pending.sealed[side]]
        state.pending.sealed[side] = NONE
        state.pending.drawn[side] = 0
    if state.narrator is not None:
        state.narrator.starting(state)
    wait_for(state, phases.THROWDOWN, BOTH)


def throwdown_moves(state: Floor, seat: i64) -> list[int]:
    """`draw P`, `lbr C`, and `leave` once four are drawn."""
    actions: list[int] = []
    if state.pending.drawn[seat] < FIRST_CARDS:
        add_draws(state, seat, actions)
    drawable = len(actions) > 0
    begin: i64 = len(actions)
    for card in state.teams.hands[seat]:
        if state.book.has(card, LBR):
            insert(actions, begin, moves.LBR + place_of(card))
    if not drawable:
        actions.append(moves.LEAVE)
    return actions


def take_throwdown(state: Floor, seat: i64, action: i64) -> None:
    """A draw, a card for the ball, or nothing left to do."""
    if action < moves.SUB:
        draw_card(state, seat, action - moves.DRAW)
        state.pending.drawn[seat] += 1
    elif action != moves.LEAVE:
        win_throwdown(state, seat, seat * moves.CARDS + action - moves.LBR)
    else:
        state.ask &= ~(1 << seat)
        if state.narrator is not None:
            state.narrator.add(LeftBall(seat=seat, rule="BALL-07"))
        if state.ask == 0:
            state.ball.give(state.younger)  # without the bonus
            if state.narrator is not None:
                state.narrator.got_ball(state, state.younger, False, "younger")
            full_shot_clock(state)
            draw_up(state, FIRST_CARDS, phases.LAY)


def win_throwdown(state: Floor, seat: i64, card: i64) -> None:
    """Possession with 1 power; both finish their four draws before the pace is chosen."""
    recover(state, card)
    state.ball.give(seat)
    state.ball.gain(seat, 0, 1)
    if state.narrator is not None:
        state.narrator.recovered(state, seat, card, "first")
    state.pace.set(True, False, False)
    left0: i64 = max(0, FIRST_CARDS - state.pending.drawn[0])
    left1: i64 = max(0, FIRST_CARDS - state.pending.drawn[1])
    draw_more(state, left0, left1, phases.PACE)
