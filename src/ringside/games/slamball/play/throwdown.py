"""The line-ups, and the throwdown that starts the game (BALL-02, BALL-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball import events as told
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import LBR, NONE, place_of
from ringside.games.slamball.play.draws import (
    add_draws,
    draw_card,
    draw_more,
    draw_up,
    insert,
)
from ringside.games.slamball.play.floor import BOTH, Floor, gain, give_ball, wait_for
from ringside.games.slamball.play.loose_ball import recover
from ringside.games.slamball.play.possession import full_shot_clock

FIRST_CARDS: Final = 4


def is_line_up(state: Floor, seat: i64, mask: i64) -> bool:
    """One stopper, two gunners, one handler (BALL-02)."""
    counts: i64 = 0  # 1 a stopper, 16 a gunner, 256 a handler
    for place in range(moves.PLAYERS):
        if mask >> place & 1:
            role: i64 = state.book.player_roles[seat * moves.PLAYERS + place]
            if role == NONE:
                return False
            counts += 1 if role == books.STOPPER else 16 if role == books.GUNNER else 256
    return counts == 0x121


def start_moves(state: Floor, seat: i64) -> list[int]:
    """Every line-up."""
    actions: list[int] = []
    for index in range(moves.LINE_UPS):
        if is_line_up(state, seat, moves.LINE_UP_MASKS[index]):
            actions.append(moves.START + index)
    return actions


def seal_line_up(state: Floor, seat: i64, action: i64) -> None:
    """Four starters, in secret; with both the throwdown begins."""
    state.sealed[seat] = action - moves.START
    state.ask &= ~(1 << seat)
    if state.story is not None:
        state.story.add(told.LineUpChosen(seat=seat))
    if state.ask != 0:
        return
    if state.story is not None and len(start_moves(state, 1 - seat)) > 1:
        state.story.unsure("line-up", 1 - seat)
    for side in range(2):
        state.court[side] = moves.LINE_UP_MASKS[state.sealed[side]]
        state.sealed[side] = NONE
        state.drawn[side] = 0
    if state.story is not None:
        state.story.starting(state)
    wait_for(state, phases.THROWDOWN, BOTH)


def throwdown_moves(state: Floor, seat: i64) -> list[int]:
    """`draw P`, `lbr C`, and `leave` once four are drawn."""
    actions: list[int] = []
    if state.drawn[seat] < FIRST_CARDS:
        add_draws(state, seat, actions)
    drawable = len(actions) > 0
    begin: i64 = len(actions)
    for card in state.hands[seat]:
        if state.book.has(card, LBR):
            insert(actions, begin, moves.LBR + place_of(card))
    if not drawable:
        actions.append(moves.LEAVE)
    return actions


def take_throwdown(state: Floor, seat: i64, action: i64) -> None:
    """A draw, a card for the ball, or nothing left to do."""
    if action < moves.SUB:
        draw_card(state, seat, action - moves.DRAW)
        state.drawn[seat] += 1
    elif action != moves.LEAVE:
        win_throwdown(state, seat, seat * moves.CARDS + action - moves.LBR)
    else:
        state.ask &= ~(1 << seat)
        if state.story is not None:
            state.story.add(told.LeftBall(seat=seat, rule="BALL-07"))
        if state.ask == 0:
            give_ball(state, state.younger)  # without the bonus
            if state.story is not None:
                state.story.got_ball(state, state.younger, False, "younger")
            full_shot_clock(state)
            draw_up(state, FIRST_CARDS, phases.LAY)


def win_throwdown(state: Floor, seat: i64, card: i64) -> None:
    """Possession with 1 power; both finish their four draws before the pace is chosen."""
    recover(state, card)
    give_ball(state, seat)
    gain(state, seat, 0, 1)
    if state.story is not None:
        state.story.recovered(state, seat, card, "first")
    state.pace_open = True
    state.pace_kept = False
    state.pace_gap = False
    left0: i64 = max(0, FIRST_CARDS - state.drawn[0])
    left1: i64 = max(0, FIRST_CARDS - state.drawn[1])
    draw_more(state, left0, left1, phases.PACE)
