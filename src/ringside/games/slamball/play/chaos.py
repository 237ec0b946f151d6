"""CHAOS! The top card of the chaos deck, the whistles against it, and what it does."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball import events as told
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.play.draws import draw_more
from ringside.games.slamball.play.floor import Floor, gain, lose, wait_for
from ringside.games.slamball.play.whistles import can_blow


def turn_chaos(state: Floor, by: i64, then: i64) -> bool:
    """Draw a chaos card; whether the game can go on at once (BALL-60, BALL-61)."""
    if not state.chaos_deck:
        state.chaos_deck = state.chaos_discard
        state.chaos_discard = []
        state.rng.shuffle(state.chaos_deck)
        if not state.chaos_deck:
            if state.story is not None:
                state.story.add(told.ChaosRanOut(seat=by))
            return True  # every chaos card is in somebody's hand
    if state.story is not None:
        state.story.turns_chaos(state)
    state.chaos_card = state.chaos_deck.pop()
    if state.story is not None:
        state.story.chaos_turned(state, by, state.chaos_card)
    state.chaos_by = by
    state.then = then
    state.blown = 0
    seats: i64 = 1 if can_blow(state, 0) else 0
    if can_blow(state, 1):
        seats |= 2
    if seats != 0:
        wait_for(state, phases.CHAOS, seats)
        return False
    return happen(state)


def happen(state: Floor) -> bool:
    """The card takes effect unless whistled off; whether the game can go on at once."""
    card = state.chaos_card
    by = state.chaos_by
    then = state.then
    state.chaos_card = NONE
    state.chaos_by = NONE
    if state.blown % 2 == 1:
        state.chaos_discard.append(card)
        if state.story is not None:
            state.story.chaos_void(state, by, card)
        return True
    effect: i64 = state.book.chaos_effects[card]
    if effect == books.KEEP_WHISTLE or effect == books.KEEP_BOOST:
        state.kept[by].append(card)
        if state.story is not None:
            state.story.chaos_happened(state, by, card)
        return True
    state.chaos_discard.append(card)
    if effect == books.DRAW_ONE:
        if state.story is not None:
            state.story.chaos_happened(state, by, card)
        draw_more(state, 1, 1, then)
        return False
    speed: i64 = state.book.chaos_speeds[card]
    power: i64 = state.book.chaos_powers[card]
    if state.duel != NONE:
        alter_face_off(state, effect, 0 if by == state.duel_seat else 1, speed, power)
    elif effect == books.REPLAY:
        state.replay = True
    elif effect == books.LOOSE:
        state.loose = True
    elif effect == books.NO_SLAM:
        state.no_slam = True
    elif effect == books.GAIN:
        gain(state, by, speed, power)
    elif effect == books.LOSE:
        lose(state, by, speed, power)
    if state.story is not None:
        state.story.chaos_happened(state, by, card)
    return True


def alter_face_off(state: Floor, effect: i64, side: i64, speed: i64, power: i64) -> None:
    """What a chaos card does in a face off; SLO-MO REPLAY does nothing there."""
    if effect == books.LOOSE:
        state.duel_off = True
    elif effect == books.NO_SLAM:
        state.duel_no_slam = True
    elif effect == books.GAIN:
        state.duel_add_speed[side] += speed
        state.duel_add_power[side] += power
    elif effect == books.LOSE:
        state.duel_add_speed[side] -= speed
        state.duel_add_power[side] -= power
