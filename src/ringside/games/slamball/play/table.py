"""Clearing the table: after a head-to-head, after regulation, at the end."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.play.floor import Floor, throw_boost, wait_for, zero_figures


def clear_attack(state: Floor) -> None:
    """The attack card has gone where it belongs; its boost goes to the discard."""
    throw_boost(state, state.attack_boost)
    forget_attack(state)


def forget_attack(state: Floor) -> None:
    """Nothing is laid, and nothing is under way."""
    state.attack = NONE
    state.attack_boost = NONE
    state.attack_line = 0
    state.no_slam = False
    state.replay = False
    state.loose = False


def forget_doing(state: Floor) -> None:
    """What the offense was doing is history."""
    state.doing = NONE
    state.doing_line = NONE
    state.doing_points = 0
    state.doing_how = NONE
    state.doing_risky = False


def clear_defend(state: Floor) -> None:
    """The contest card and its boost to the general discard (BALL-37)."""
    if state.defend != NONE:
        state.discard.append(state.defend)
    throw_boost(state, state.defend_boost)
    forget_defend(state)


def forget_defend(state: Floor) -> None:
    """Nobody contests."""
    state.defend = NONE
    state.defend_boost = NONE
    state.defend_line = 0
    state.defend_up = False


def clear_current(state: Floor) -> None:
    """The current card and its boost to the general discard."""
    if state.current != NONE:
        state.discard.append(state.current)
    throw_boost(state, state.current_boost)
    forget_current(state)


def forget_current(state: Floor) -> None:
    """No card is current, and the pace is chosen."""
    state.current = NONE
    state.current_boost = NONE
    state.current_line = 0
    state.current_up = False
    state.pace_open = False
    state.pace_kept = False
    state.pace_gap = False


def clear_table(state: Floor) -> None:
    """Regulation is over: everything off the floor."""
    clear_attack(state)
    forget_doing(state)
    clear_defend(state)
    clear_current(state)
    zero_figures(state)
    state.sting_speed = 0
    state.sting_power = 0
    state.via = NONE
    state.via_by = NONE
    state.pushed = False


def end_game(state: Floor, ending: i64) -> None:
    """The game is over."""
    state.ending = ending
    if state.story is not None:
        state.story.won(state)
    wait_for(state, phases.OVER, 0)
