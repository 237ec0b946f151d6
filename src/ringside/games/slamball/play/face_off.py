"""Face offs: one player against one, a card each, locked in face down (BALL-42 to BALL-47)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, place_of, player_of
from ringside.games.slamball.play.chaos import turn_chaos
from ringside.games.slamball.play.draws import insert
from ringside.games.slamball.play.floor import (
    BIG,
    FAST,
    Floor,
    has_card,
    leave_hand,
    note_last,
    wait_for,
)


def open_face_off(
    state: Floor, kind: i64, seat: i64, attacker: i64, defender: i64, speed: i64, power: i64
) -> None:
    """An attacker earns a face off, with the sting of the foul that earned it, if any."""
    state.duel = kind
    state.duel_seat = seat
    state.duel_players[0] = attacker
    state.duel_players[1] = defender
    for side in range(2):
        state.duel_cards[side] = NONE
        state.duel_gasp[side] = 0
        state.duel_blind[side] = 0
        state.duel_add_speed[side] = 0
        state.duel_add_power[side] = 0
    state.duel_sting_speed = speed
    state.duel_sting_power = power
    state.duel_off = False
    state.duel_no_slam = False
    state.duel_how = NONE
    if state.story is not None:
        state.story.face_off(state)
    other: i64 = 1 - seat
    if defender == NONE and state.court[other] != 0:
        wait_for(state, phases.NAME, 1 << other)
    else:
        open_lock(state)


def name_moves(state: Floor, seat: i64) -> list[int]:
    """`defender P` for the players on court."""
    actions: list[int] = []
    court: i64 = state.court[seat]
    for place in range(moves.PLAYERS):
        if court >> place & 1:
            actions.append(moves.DEFENDER + place)
    return actions


def name_defender(state: Floor, seat: i64, action: i64) -> None:
    """Nobody contested, so the defense says who defends."""
    state.duel_players[1] = seat * moves.PLAYERS + action - moves.DEFENDER
    if state.story is not None:
        state.story.defender_named(state, seat)
    open_lock(state)


def open_lock(state: Floor) -> None:
    """Each coach with a card of the player locks one in; a last gasp locks itself (BALL-47)."""
    seats: i64 = 0
    for side in range(2):
        player: i64 = state.duel_players[side]
        if player == NONE:
            continue
        if has_card(state, player):
            seats |= 1 << (player // moves.PLAYERS)
        elif state.gasp[player] != NONE:
            state.duel_cards[side] = state.gasp[player]
            state.duel_gasp[side] = 1
            state.gasp[player] = NONE
            if state.story is not None:
                state.story.last_gasp(state, state.duel_cards[side])
    if seats != 0:
        wait_for(state, phases.LOCK, seats)
    else:
        turn_up_attacker(state)


def side_of(state: Floor, seat: i64) -> i64:
    """0 for the attacker's seat, 1 for the defender's."""
    return 0 if seat == state.duel_seat else 1


def lock_moves(state: Floor, seat: i64) -> list[int]:
    """`lock C` for the player's cards in hand, boosts too; `lock top`."""
    actions: list[int] = []
    player: i64 = state.duel_players[side_of(state, seat)]
    for card in state.hands[seat]:
        if player_of(card) == player:
            insert(actions, 0, moves.LOCK + place_of(card))
    if state.decks[player]:
        actions.append(moves.LOCK_TOP)
    return actions


def lock(state: Floor, seat: i64, action: i64) -> None:
    """A card goes face down on the logo (BALL-42)."""
    side = side_of(state, seat)
    if action == moves.LOCK_TOP:
        player: i64 = state.duel_players[side]
        card: i64 = state.decks[player].pop()
        state.duel_blind[side] = 1
        note_last(state, card)
    else:
        card = seat * moves.CARDS + action - moves.LOCK
        leave_hand(state, card)
    state.duel_cards[side] = card
    if state.story is not None:
        state.story.locked(state, seat, card, action == moves.LOCK_TOP)
    state.ask &= ~(1 << seat)
    if state.ask == 0:
        turn_up_attacker(state)


def turn_up_attacker(state: Floor) -> None:
    """BALL-43: of the attacker's card only `chaos` is performed."""
    card: i64 = state.duel_cards[0]
    if state.story is not None:
        state.story.faces_up(state, 0)
        state.story.faced_up(state, 0)
    if (
        card != NONE
        and state.book.has(card, books.CHAOS)
        and not turn_chaos(state, state.duel_seat, phases.DECLARE)
    ):
        return
    open_declare(state)


def open_declare(state: Floor) -> None:
    """FAST or BIG?"""
    wait_for(state, phases.DECLARE, 1 << state.duel_seat)


def declare(state: Floor, action: i64) -> bool:
    """The attacker declares, the defender turns up; whether it can be judged at once."""
    how: i64 = FAST if action == moves.FAST else BIG
    card: i64 = state.duel_cards[1]
    if state.story is not None:
        state.story.declared(state, how)
        state.story.faces_up(state, 1)
        state.story.faced_up(state, 1)
    state.duel_how = how
    if card != NONE and state.book.has(card, books.CHAOS):
        return turn_chaos(state, 1 - state.duel_seat, phases.JUDGE)
    return True


def duel_figure(state: Floor, side: i64, how: i64) -> i64:
    """What a side brings: all its icons (BALL-44), less the sting, with chaos."""
    card: i64 = state.duel_cards[side]
    figure: i64 = 0
    if how == FAST:
        figure = state.duel_add_speed[side]
        if card != NONE:
            figure += state.book.all_speed[card]
        if side == 0:
            figure -= state.duel_sting_speed
    else:
        figure = state.duel_add_power[side]
        if card != NONE:
            figure += state.book.all_power[card]
        if side == 0:
            figure -= state.duel_sting_power
    return max(0, figure)


def worth(state: Floor, card: i64) -> i64:
    """BALL-45: what a card scores if it beats the defender."""
    if card == NONE or state.duel_off:
        return 0
    book = state.book
    if book.is_boost(card) or (book.has(card, books.SLAM) and not state.duel_no_slam):
        return 3
    if book.has(card, books.LAYUP) or book.has(card, books.JUMPER):
        return 2
    return 0


def drifted(state: Floor) -> bool:
    """Whether the defender's card is a foul (BALL-43)."""
    card: i64 = state.duel_cards[1]
    return card != NONE and state.book.has(card, books.FOUL)


def judge(state: Floor) -> i64:
    """The attacker's points: 3 for drifting, or what the card is worth if it wins (BALL-43)."""
    if drifted(state):
        return 3
    how = state.duel_how
    if duel_figure(state, 0, how) > duel_figure(state, 1, how):
        return worth(state, state.duel_cards[0])
    return 0


def clear_face_off(state: Floor) -> None:
    """The clock stood still, so both cards go to the general discard."""
    for side in range(2):
        card: i64 = state.duel_cards[side]
        if card != NONE and not state.duel_gasp[side]:
            state.discard.append(card)
        state.duel_cards[side] = NONE
        state.duel_players[side] = NONE
        state.duel_gasp[side] = 0
        state.duel_blind[side] = 0
        state.duel_add_speed[side] = 0
        state.duel_add_power[side] = 0
    state.duel = NONE
    state.duel_seat = NONE
    state.duel_sting_speed = 0
    state.duel_sting_power = 0
    state.duel_off = False
    state.duel_no_slam = False
    state.duel_how = NONE
