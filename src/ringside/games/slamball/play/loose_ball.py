"""Loose balls, the race for them, and steals (BALL-30 to BALL-33)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.ball import LeftBall, NotClaimed, RaceBegan
from ringside.games.slamball.floor.floor import BOTH, Floor, leave_hand, wait_for
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import KINDS, LBR, NONE, place_of
from ringside.games.slamball.play.clearing import (
    clear_attack,
    forget_attack,
    throw_card,
)
from ringside.games.slamball.play.clock import buzzer, put_on_mark
from ringside.games.slamball.play.draws import insert
from ringside.games.slamball.play.pace import open_pace


def ball_loose(state: Floor) -> None:
    """The head-to-head is over and the ball belongs to nobody.

    Its cards stay on the table until somebody has the ball, since they may claim it.
    """
    state.board.clock += 1
    if state.board.clock >= LAST_MARK:
        put_on_mark(state, state.board.clock - 1, state.attack.card, False)
        buzzer(state)
        return
    state.doing.off = False
    state.ball.zero()  # BALL-30
    if state.narrator is not None:
        state.narrator.loose_ball(state)
    state.doing.forget()
    # BALL-31: the defender's card before the attacker's.
    if state.defend.up and state.book.below(state.defend.card, LBR, state.defend.line):
        state.pending.claim_after = NONE
        if shows_lbr(state):
            state.pending.claim_after = state.ball.offense
        wait_for(state, phases.CLAIM, 1 << (1 - state.ball.offense))
    elif shows_lbr(state):
        state.pending.claim_after = NONE
        wait_for(state, phases.CLAIM, 1 << state.ball.offense)
    else:
        open_race(state)


def open_race(state: Floor) -> None:
    """Both may go for the ball."""
    if state.narrator is not None:
        state.narrator.add(RaceBegan())
    wait_for(state, phases.RACE, BOTH)


def shows_lbr(state: Floor) -> bool:
    """Whether the attack card lists `lbr` below the line just done."""
    return state.attack.card != NONE and state.book.below(state.attack.card, LBR, state.attack.line)


def answer_claim(state: Floor, seat: i64, action: i64) -> None:
    """`claim` or `no`; after the last `no` both race."""
    if action == moves.CLAIM:
        claim(state, seat, "claim")
        return
    if state.narrator is not None:
        state.narrator.add(NotClaimed(seat=seat))
    if state.pending.claim_after != NONE:
        state.ask = 1 << state.pending.claim_after
        state.pending.claim_after = NONE
    else:
        open_race(state)


def claim(state: Floor, seat: i64, why: str) -> None:
    """A card of this head-to-head takes the ball."""
    line: i64 = 1
    if seat == state.ball.offense:
        line += state.book.places[state.attack.card * KINDS + LBR]
        keep_attack(state, line)
        throw_card(state, state.defend)
    else:
        line += state.book.places[state.defend.card * KINDS + LBR]
        keep_defend(state, line, True)
        shelve_attack(state)
    take_ball(state, seat, 1)
    if state.narrator is not None:
        state.narrator.recovered(state, seat, state.current.card, why)


def race_moves(state: Floor, seat: i64) -> list[int]:
    """`lbr C` from hand, `claim` with the card face down, `leave`."""
    actions: list[int] = []
    for card in state.teams.hands[seat]:
        if state.book.has(card, LBR):
            insert(actions, 0, moves.LBR + place_of(card))
    if seat != state.ball.offense and can_claim_face_down(state):
        actions.append(moves.CLAIM)
    actions.append(moves.LEAVE)
    return actions


def can_claim_face_down(state: Floor) -> bool:
    """The contest card is still face down and no chaos or foul stands above its `lbr`."""
    if state.defend.card == NONE or state.defend.up:
        return False
    places = state.book.places
    at = state.defend.card * KINDS
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
        throw_card(state, state.defend)
        recover(state, card)
        take_ball(state, seat, 1)
        if state.narrator is not None:
            state.narrator.recovered(state, seat, card, "race")
    else:
        state.ask &= ~(1 << seat)
        if state.narrator is not None:
            state.narrator.add(LeftBall(seat=seat, rule="BALL-32"))
        if state.ask == 0:
            keep_defend(state, state.defend.line, state.defend.up)
            shelve_attack(state)
            take_ball(state, 1 - state.ball.offense, 0)
            if state.narrator is not None:
                state.narrator.got_ball(state, state.ball.offense, False, "nobody")


def recover(state: Floor, card: i64) -> None:
    """A card laid for the ball is current; what stands above its `lbr` is skipped."""
    leave_hand(state, card)
    state.current.put(card, state.book.places[card * KINDS + LBR] + 1, True)


def keep_attack(state: Floor, line: i64) -> None:
    """The attack card is current again, so its mark on the clock stays empty."""
    put_on_mark(state, state.board.clock - 1, NONE, False)
    state.current.take(state.attack)
    state.current.line = line
    state.current.up = True
    state.current.stayed = False
    forget_attack(state)


def keep_defend(state: Floor, line: i64, up: bool) -> None:
    """The contest card and its boost are current."""
    state.current.take(state.defend)
    state.current.line = line
    state.current.up = up and state.defend.card != NONE
    state.current.stayed = state.defend.stayed and not up
    state.defend.forget()


def shelve_attack(state: Floor) -> None:
    """The attack card goes on the mark its head-to-head has used."""
    put_on_mark(state, state.board.clock - 1, state.attack.card, False)
    clear_attack(state)


def take_ball(state: Floor, seat: i64, power: i64) -> None:
    """Possession after a loose ball; now for the pace (BALL-33)."""
    kept = seat == state.ball.offense
    state.ball.give(seat)
    state.ball.gain(seat, 0, power)
    open_pace(state, kept, not kept)


def ball_stolen(state: Floor) -> None:
    """The defense has the ball and its card is current (BALL-23, BALL-24)."""
    state.board.clock += 1
    if state.narrator is not None:
        state.narrator.stolen(state)
    state.doing.forget()
    keep_defend(state, state.defend.line, True)
    shelve_attack(state)
    if state.board.clock >= LAST_MARK:
        buzzer(state)
        return
    state.ball.zero()
    state.ball.give(1 - state.ball.offense)
    open_pace(state, False, True)
