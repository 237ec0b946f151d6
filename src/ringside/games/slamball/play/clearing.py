"""Clearing the floor: after a head-to-head, after regulation, at the end."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.floor.floor import Floor, throw_boost, wait_for
from ringside.games.slamball.floor.head_to_head import FloorCard
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import NONE


def throw_card(state: Floor, laid: FloorCard) -> None:
    """A card on the floor and its boost to the general discard (BALL-37)."""
    if laid.card != NONE:
        state.piles.discard.append(laid.card)
    throw_boost(state, laid.boost)
    laid.forget()


def clear_attack(state: Floor) -> None:
    """The attack card has gone where it belongs; its boost goes to the discard."""
    throw_boost(state, state.attack.boost)
    forget_attack(state)


def forget_attack(state: Floor) -> None:
    """Nothing is laid, and what chaos made of the head-to-head is over."""
    state.attack.forget()
    state.doing.forget_chaos()


def clear_current(state: Floor) -> None:
    """The current card and its boost to the general discard; the pace is chosen."""
    throw_card(state, state.current)
    state.pace.set(False, False, False)


def clear_floor(state: Floor) -> None:
    """Regulation is over: everything off the floor."""
    clear_attack(state)
    state.doing.forget()
    throw_card(state, state.defend)
    clear_current(state)
    ball = state.ball
    ball.zero()
    ball.sting_speed = 0
    ball.sting_power = 0
    ball.forget_pass()
    ball.pushed = False


def end_game(state: Floor, ending: i64) -> None:
    """The game is over."""
    state.ending = ending
    if state.narrator is not None:
        state.narrator.won(state)
    wait_for(state, phases.OVER, 0)
