"""Loose balls, the race for them, and steals (BALL-30 to BALL-33)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball import events as told
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import KINDS, LBR, NONE, place_of
from ringside.games.slamball.play.clock import buzzer, put_on_mark
from ringside.games.slamball.play.draws import insert
from ringside.games.slamball.play.floor import (
    BOTH,
    LAST_MARK,
    Floor,
    gain,
    give_ball,
    leave_hand,
    wait_for,
    zero_figures,
)
from ringside.games.slamball.play.pace import open_pace
from ringside.games.slamball.play.table import (
    clear_attack,
    clear_defend,
    forget_attack,
    forget_defend,
)


def ball_loose(state: Floor) -> None:
    """The head-to-head is over and the ball belongs to nobody.

    Its cards stay on the table until somebody has the ball, since they may claim it.
    """
    state.clock += 1
    if state.clock >= LAST_MARK:
        put_on_mark(state, state.clock - 1, state.attack, False)
        buzzer(state)
        return
    state.loose = False
    zero_figures(state)  # BALL-30
    if state.story is not None:
        state.story.loose_ball(state)
    # BALL-31: the defender's card before the attacker's.
    if state.defend_up and state.book.below(state.defend, LBR, state.defend_line):
        state.claim_after = NONE
        if shows_lbr(state):
            state.claim_after = state.offense
        wait_for(state, phases.CLAIM, 1 << (1 - state.offense))
    elif shows_lbr(state):
        state.claim_after = NONE
        wait_for(state, phases.CLAIM, 1 << state.offense)
    else:
        open_race(state)


def open_race(state: Floor) -> None:
    """Both may go for the ball."""
    if state.story is not None:
        state.story.add(told.Race())
    wait_for(state, phases.RACE, BOTH)


def shows_lbr(state: Floor) -> bool:
    """Whether the attack card lists `lbr` below the line just done."""
    return state.attack != NONE and state.book.below(state.attack, LBR, state.attack_line)


def answer_claim(state: Floor, seat: i64, action: i64) -> None:
    """`claim` or `no`; after the last `no` both race."""
    if action == moves.CLAIM:
        claim(state, seat, "claim")
        return
    if state.story is not None:
        state.story.add(told.NotClaimed(seat=seat))
    if state.claim_after != NONE:
        state.ask = 1 << state.claim_after
        state.claim_after = NONE
    else:
        open_race(state)


def claim(state: Floor, seat: i64, why: str) -> None:
    """A card of this head-to-head takes the ball."""
    line: i64 = 1
    if seat == state.offense:
        line += state.book.places[state.attack * KINDS + LBR]
        keep_attack(state, line)
        clear_defend(state)
    else:
        line += state.book.places[state.defend * KINDS + LBR]
        keep_defend(state, line, True)
        shelve_attack(state)
    take_ball(state, seat, 1)
    if state.story is not None:
        state.story.recovered(state, seat, state.current, why)


def race_moves(state: Floor, seat: i64) -> list[int]:
    """`lbr C` from hand, `claim` with the card face down, `leave`."""
    actions: list[int] = []
    for card in state.hands[seat]:
        if state.book.has(card, LBR):
            insert(actions, 0, moves.LBR + place_of(card))
    if seat != state.offense and can_claim_face_down(state):
        actions.append(moves.CLAIM)
    actions.append(moves.LEAVE)
    return actions


def can_claim_face_down(state: Floor) -> bool:
    """The contest card is still face down and no chaos or foul stands above its `lbr`."""
    if state.defend == NONE or state.defend_up:
        return False
    places = state.book.places
    at = state.defend * KINDS
    lbr: i64 = places[at + LBR]
    if lbr == NONE:
        return False
    foul: i64 = places[at + books.FOUL]
    chaos: i64 = places[at + books.CHAOS]
    return not (NONE < foul < lbr) and not (NONE < chaos < lbr)


def take_race(state: Floor, seat: i64, action: i64) -> None:
    """The first to arrive has the ball with 1 power; nobody: the defense (BALL-32)."""
    if action == moves.CLAIM:
        claim(state, seat, "face-down")
    elif action != moves.LEAVE:
        card: i64 = seat * moves.CARDS + action - moves.LBR
        shelve_attack(state)
        clear_defend(state)
        recover(state, card)
        take_ball(state, seat, 1)
        if state.story is not None:
            state.story.recovered(state, seat, card, "race")
    else:
        state.ask &= ~(1 << seat)
        if state.story is not None:
            state.story.add(told.LeftBall(seat=seat, rule="BALL-32"))
        if state.ask == 0:
            keep_defend(state, state.defend_line, state.defend_up)
            shelve_attack(state)
            take_ball(state, 1 - state.offense, 0)
            if state.story is not None:
                state.story.got_ball(state, state.offense, False, "nobody")


def recover(state: Floor, card: i64) -> None:
    """A card laid for the ball is current; what stands above its `lbr` is skipped."""
    leave_hand(state, card)
    state.current = card
    state.current_boost = NONE
    state.current_line = state.book.places[card * KINDS + LBR] + 1
    state.current_up = True


def keep_attack(state: Floor, line: i64) -> None:
    """The attack card is current again, so its mark on the clock stays empty."""
    put_on_mark(state, state.clock - 1, NONE, False)
    state.current = state.attack
    state.current_boost = state.attack_boost
    state.current_line = line
    state.current_up = True
    forget_attack(state)


def keep_defend(state: Floor, line: i64, up: bool) -> None:
    """The contest card and its boost are current."""
    state.current = state.defend
    state.current_boost = state.defend_boost
    state.current_line = line
    state.current_up = up and state.defend != NONE
    forget_defend(state)


def shelve_attack(state: Floor) -> None:
    """The attack card goes on the mark its head-to-head has used."""
    put_on_mark(state, state.clock - 1, state.attack, False)
    clear_attack(state)


def take_ball(state: Floor, seat: i64, power: i64) -> None:
    """Possession after a loose ball; now for the pace (BALL-33)."""
    kept = seat == state.offense
    give_ball(state, seat)
    gain(state, seat, 0, power)
    open_pace(state, kept, not kept)


def ball_stolen(state: Floor) -> None:
    """The defense has the ball and its card is current (BALL-23, BALL-24)."""
    state.clock += 1
    if state.story is not None:
        state.story.stolen(state)
    keep_defend(state, state.defend_line, True)
    shelve_attack(state)
    if state.clock >= LAST_MARK:
        buzzer(state)
        return
    zero_figures(state)
    give_ball(state, 1 - state.offense)
    open_pace(state, False, True)
