"""Face offs: one player against one, a card each, locked in face down (BALL-42 to BALL-47)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.floor.face_off import NO_FACE_OFF, FaceOff
from ringside.games.slamball.floor.floor import Floor, has_card, leave_hand, note_last, wait_for
from ringside.games.slamball.floor.head_to_head import BIG, FAST
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, place_of, player_of
from ringside.games.slamball.play.chaos import turn_chaos
from ringside.games.slamball.play.draws import insert


def open_face_off(
    state: Floor, kind: i64, seat: i64, attacker: i64, defender: i64, speed: i64, power: i64
) -> None:
    """An attacker earns a face off, with the sting of the foul that earned it, if any."""
    face_off = FaceOff()
    face_off.kind = kind
    face_off.seat = seat
    face_off.players[0] = attacker
    face_off.players[1] = defender
    face_off.sting_speed = speed
    face_off.sting_power = power
    state.face_off = face_off
    if state.narrator is not None:
        state.narrator.face_off(state)
    other: i64 = 1 - seat
    if defender == NONE and state.teams.court[other] != 0:
        wait_for(state, phases.NAME, 1 << other)
    else:
        open_lock(state)


def name_moves(state: Floor, seat: i64) -> list[int]:
    """`defender P` for the players on court."""
    actions: list[int] = []
    court: i64 = state.teams.court[seat]
    for place in range(moves.PLAYERS):
        if court >> place & 1:
            actions.append(moves.DEFENDER + place)
    return actions


def name_defender(state: Floor, seat: i64, action: i64) -> None:
    """Nobody contested, so the defense says who defends."""
    state.face_off.players[1] = seat * moves.PLAYERS + action - moves.DEFENDER
    if state.narrator is not None:
        state.narrator.defender_named(state, seat)
    open_lock(state)


def open_lock(state: Floor) -> None:
    """Each coach with a card of the player locks one in; a last gasp locks itself (BALL-47)."""
    seats: i64 = 0
    for side in range(2):
        player: i64 = state.face_off.players[side]
        if player == NONE:
            continue
        if has_card(state, player):
            seats |= 1 << (player // moves.PLAYERS)
        elif state.teams.gasp[player] != NONE:
            state.face_off.cards[side] = state.teams.gasp[player]
            state.face_off.gasp[side] = 1
            state.teams.gasp[player] = NONE
            if state.narrator is not None:
                state.narrator.last_gasp(state, state.face_off.cards[side])
    if seats != 0:
        wait_for(state, phases.LOCK, seats)
    else:
        turn_up_attacker(state)


def lock_moves(state: Floor, seat: i64) -> list[int]:
    """`lock C` for the player's cards in hand, boosts too; `lock top`."""
    actions: list[int] = []
    player: i64 = state.face_off.players[state.face_off.side_of(seat)]
    for card in state.teams.hands[seat]:
        if player_of(card) == player:
            insert(actions, 0, moves.LOCK + place_of(card))
    if state.teams.decks[player]:
        actions.append(moves.LOCK_TOP)
    return actions


def lock(state: Floor, seat: i64, action: i64) -> None:
    """A card goes face down on the logo (BALL-42)."""
    side = state.face_off.side_of(seat)
    if action == moves.LOCK_TOP:
        player: i64 = state.face_off.players[side]
        card: i64 = state.teams.decks[player].pop()
        state.face_off.blind[side] = 1
        note_last(state, card)
    else:
        card = seat * moves.CARDS + action - moves.LOCK
        leave_hand(state, card)
    state.face_off.cards[side] = card
    if state.narrator is not None:
        state.narrator.locked(state, seat, card, action == moves.LOCK_TOP)
    state.ask &= ~(1 << seat)
    if state.ask == 0:
        turn_up_attacker(state)


def turn_up_attacker(state: Floor) -> None:
    """BALL-43: of the attacker's card only `chaos` is performed."""
    card: i64 = state.face_off.cards[0]
    if state.narrator is not None:
        state.narrator.faces_up(state, 0)
        state.narrator.faced_up(state, 0)
    if (
        card != NONE
        and state.book.has(card, books.CHAOS)
        and not turn_chaos(state, state.face_off.seat, phases.DECLARE)
    ):
        return
    open_declare(state)


def open_declare(state: Floor) -> None:
    """FAST or BIG?"""
    wait_for(state, phases.DECLARE, 1 << state.face_off.seat)


def declare(state: Floor, action: i64) -> bool:
    """The attacker declares, the defender turns up; whether it can be judged at once."""
    how: i64 = FAST if action == moves.FAST else BIG
    card: i64 = state.face_off.cards[1]
    if state.narrator is not None:
        state.narrator.declared(state, how)
        state.narrator.faces_up(state, 1)
        state.narrator.faced_up(state, 1)
    state.face_off.how = how
    if card != NONE and state.book.has(card, books.CHAOS):
        return turn_chaos(state, 1 - state.face_off.seat, phases.JUDGE)
    return True


def face_off_figure(state: Floor, side: i64, how: i64) -> i64:
    """What a side brings: all its icons (BALL-44), less the sting, with chaos."""
    card: i64 = state.face_off.cards[side]
    figure: i64 = 0
    if how == FAST:
        figure = state.face_off.add_speed[side]
        if card != NONE:
            figure += state.book.all_speed[card]
        if side == 0:
            figure -= state.face_off.sting_speed
    else:
        figure = state.face_off.add_power[side]
        if card != NONE:
            figure += state.book.all_power[card]
        if side == 0:
            figure -= state.face_off.sting_power
    return max(0, figure)


def worth(state: Floor, card: i64) -> i64:
    """BALL-45: what a card scores if it beats the defender."""
    if card == NONE or state.face_off.off:
        return 0
    book = state.book
    if book.is_boost(card) or (book.has(card, books.SLAM) and not state.face_off.no_slam):
        return 3
    if book.has(card, books.LAYUP) or book.has(card, books.JUMPER):
        return 2
    return 0


def drifted(state: Floor) -> bool:
    """Whether the defender's card is a foul (BALL-43)."""
    card: i64 = state.face_off.cards[1]
    return card != NONE and state.book.has(card, books.FOUL)


def judge(state: Floor) -> i64:
    """The attacker's points: 3 for drifting, or what the card is worth if it wins (BALL-43)."""
    if drifted(state):
        return 3
    how = state.face_off.how
    if face_off_figure(state, 0, how) > face_off_figure(state, 1, how):
        return worth(state, state.face_off.cards[0])
    return 0


def clear_face_off(state: Floor) -> None:
    """The clock stood still, so both cards go to the general discard."""
    face_off = state.face_off
    for side in range(2):
        card: i64 = face_off.cards[side]
        if card != NONE and not face_off.gasp[side]:
            state.piles.discard.append(card)
    state.face_off = NO_FACE_OFF
