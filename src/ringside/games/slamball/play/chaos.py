"""CHAOS! The top card of the chaos deck, the whistles against it, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.events.ball import ChaosRanOut
from ringside.games.slamball.floor.floor import Floor, wait_for
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.play.draws import draw_more
from ringside.games.slamball.play.whistles import can_blow


def turn_chaos(state: Floor, by: i64, then: i64) -> bool:
    """Draw a chaos card; whether the game can go on at once (BALL-60, BALL-61)."""
    if not state.piles.chaos_deck:
        state.piles.chaos_deck = state.piles.chaos_discard
        state.piles.chaos_discard = []
        state.rng.shuffle(state.piles.chaos_deck)
        if not state.piles.chaos_deck:
            if state.narrator is not None:
                state.narrator.add(ChaosRanOut(seat=by))
            return True  # every chaos card is in somebody's hand
    if state.narrator is not None:
        state.narrator.turns_chaos(state)
    state.pending.chaos_card = state.piles.chaos_deck.pop()
    if state.narrator is not None:
        state.narrator.chaos_turned(state, by, state.pending.chaos_card)
    state.pending.chaos_by = by
    state.pending.then = then
    state.pending.blown = 0
    seats: i64 = 1 if can_blow(state, 0) else 0
    if can_blow(state, 1):
        seats |= 2
    if seats != 0:
        wait_for(state, phases.CHAOS, seats)
        return False
    return happen(state)


def happen(state: Floor) -> bool:
    """The card takes effect unless whistled off; whether the game can go on at once."""
    card = state.pending.chaos_card
    by = state.pending.chaos_by
    then = state.pending.then
    state.pending.chaos_card = NONE
    state.pending.chaos_by = NONE
    if state.pending.blown % 2 == 1:
        state.piles.chaos_discard.append(card)
        if state.narrator is not None:
            state.narrator.chaos_void(state, by, card)
        return True
    effect: i64 = state.book.chaos_effects[card]
    if effect == books.KEEP_WHISTLE or effect == books.KEEP_BOOST:
        state.teams.kept[by].append(card)
        if state.narrator is not None:
            state.narrator.chaos_happened(state, by, card)
        return True
    state.piles.chaos_discard.append(card)
    if effect == books.DRAW_ONE:
        if state.narrator is not None:
            state.narrator.chaos_happened(state, by, card)
        draw_more(state, 1, 1, then)
        return False
    speed: i64 = state.book.chaos_speeds[card]
    power: i64 = state.book.chaos_powers[card]
    if state.face_off.kind != NONE:
        alter_face_off(state, effect, 0 if by == state.face_off.seat else 1, speed, power)
    elif effect == books.REPLAY:
        state.doing.replay = True
    elif effect == books.LOOSE:
        state.doing.off = True
    elif effect == books.NO_SLAM:
        state.doing.no_slam = True
    elif effect == books.GAIN:
        state.ball.gain(by, speed, power)
    elif effect == books.LOSE:
        state.ball.lose(by, speed, power)
    if state.narrator is not None:
        state.narrator.chaos_happened(state, by, card)
    return True


def alter_face_off(state: Floor, effect: i64, side: i64, speed: i64, power: i64) -> None:
    """What a chaos card does in a face off; SLO-MO REPLAY does nothing there."""
    if effect == books.LOOSE:
        state.face_off.off = True
    elif effect == books.NO_SLAM:
        state.face_off.no_slam = True
    elif effect == books.GAIN:
        state.face_off.add_speed[side] += speed
        state.face_off.add_power[side] += power
    elif effect == books.LOSE:
        state.face_off.add_speed[side] -= speed
        state.face_off.add_power[side] -= power
