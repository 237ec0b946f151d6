"""The coach's choices in face offs and overtime."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.slamball.coach.judgement import WIN
from ringside.games.slamball.coach.prospects import (
    best_expected,
    cards_of,
    expected,
    holding_worth,
)
from ringside.games.slamball.coach.scout import card_worth
from ringside.games.slamball.floor.floor import Floor, has_card
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.rules import SlamballState


def lock(state: SlamballState, seat: i64) -> int:
    """The card with the best prospect; blind from the top if the deck promises more."""
    attacks = seat == state.face_off.seat
    side: i64 = 0 if attacks else 1
    rivals = cards_of(state, state.face_off.players[1 - side])
    best: i64 = -WIN
    choice: i64 = -1
    for action in state.legal(seat):
        value: i64 = 0
        if action == moves.LOCK_TOP:
            deck = state.teams.decks[state.face_off.players[side]]
            for card in deck:
                value += prospect(state, card, rivals, attacks)
            value = value // len(deck) + 5
        else:
            own: i64 = seat * moves.CARDS + action - moves.LOCK
            value = prospect(state, own, rivals, attacks) - card_worth(state, own) // 4
        if value > best:
            best = value
            choice = action
    return choice


def prospect(state: Floor, card: i64, rivals: list[int], attacks: bool) -> i64:
    """What a card promises in the face off."""
    if attacks:
        return best_expected(state, card, rivals)
    return -holding_worth(state, rivals, card)


def declare(state: SlamballState) -> int:
    """FAST or BIG, against every card the defender may have locked in."""
    rivals = cards_of(state, state.face_off.players[1])
    if state.face_off.cards[1] != NONE:
        rivals.append(state.face_off.cards[1])
    card: i64 = state.face_off.cards[0]
    fast = expected(state, card, rivals, 0)
    return moves.FAST if fast > expected(state, card, rivals, 1) else moves.BIG


def name_defender(state: SlamballState, seat: i64) -> int:
    """The player whose cards hold best; for good, so the more of them the better."""
    best: i64 = -WIN
    choice: i64 = -1
    for action in state.legal(seat):
        player = seat * moves.PLAYERS + action - moves.DEFENDER
        value: i64 = 0
        cards = cards_of(state, player)
        for card in cards:
            value += state.book.all_speed[card] + state.book.all_power[card]
            if state.book.has(card, books.FOUL):
                value -= 4
        count: i64 = len(cards)
        value = 10 * value // count + min(count, 5) if count > 0 else -50
        if value > best:
            best = value
            choice = action
    return choice


def send_attacker(state: SlamballState, seat: i64, rng: Rng) -> int:
    """The player with the best card in hand against the designated defender."""
    rivals = cards_of(state, state.overtime.defenders[1 - seat])
    best: i64 = -WIN
    choice: i64 = -1
    for action in state.legal(seat):
        player = seat * moves.PLAYERS + action - moves.ATTACKER
        value: i64 = rng.below(5)
        if not has_card(state, player):
            value -= 100
        for card in state.teams.hands[seat]:
            if player_of(card) == player:
                value = max(value, best_expected(state, card, rivals))
        total: i64 = 0
        deck = state.teams.decks[player]
        for card in deck:
            total += best_expected(state, card, rivals)
        if deck:
            value = max(value, total // len(deck))
        if value > best:
            best = value
            choice = action
    return choice
