"""What a coach reckons a card is worth: chances against the cards the other side may hold.

Weights are in hundredths of a point. A player's unseen cards (deck and other hand together) are
known as a set, so chances are counted over that set, not over the guess at hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball.floor.floor import Floor, boost_in_hand
from ringside.games.slamball.floor.head_to_head import BIG, FAST
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import KINDS, NONE, Book, player_of

POINT: Final = 100
KEEP_BOOST_WORTH: Final = 45  # what attaching a boost must gain


def guard(book: Book, card: i64, how: i64) -> i64:
    """What a contest card adds against a FAST or a BIG shot; hits and fouls count as well."""
    at = card * KINDS
    if how == FAST:
        return (
            book.speeds[at + books.STEAL]
            + book.speeds[at + books.HIT]
            + book.speeds[at + books.FOUL]
        )
    return book.powers[at + books.STOP] + book.powers[at + books.HIT] + book.powers[at + books.FOUL]


def holds(state: Floor, card: i64, how: i64, figure: i64, base: i64) -> bool:
    """Whether a contest with this card would stop a figure; a hit to 0 and 0 does too."""
    return base + guard(state.book, card, how) >= figure


def stop_share(state: Floor, player: i64, how: i64, figure: i64, base: i64) -> i64:
    """How many in a hundred of a player's unseen cards stop a figure."""
    total: i64 = 0
    stops: i64 = 0
    for card in state.teams.decks[player]:
        if not state.book.is_boost(card):
            total += 1
            if holds(state, card, how, figure, base):
                stops += 1
    for card in state.teams.hands[player // moves.PLAYERS]:
        if player_of(card) == player and not state.book.is_boost(card):
            total += 1
            if holds(state, card, how, figure, base):
                stops += 1
    if state.defend.card != NONE and player_of(state.defend.card) == player and not state.defend.up:
        total += 1
        if holds(state, state.defend.card, how, figure, base):
            stops += 1
    return 100 * stops // total if total > 0 else 0


def open_chance(state: Floor, seat: i64, how: i64, figure: i64) -> i64:
    """The chance in a hundred that a declared figure beats the other hand's best contest."""
    other: i64 = 1 - seat
    base: i64 = state.ball.speed[other] if how == FAST else state.ball.power[other]
    chance: i64 = 100
    players: i64 = 0
    for card in state.teams.hands[other]:
        player = player_of(card)
        bit: i64 = 1 << (player % moves.PLAYERS)
        if players & bit:
            # A second card of the same player: another half chance.
            chance = chance * (200 - stop_share(state, player, how, figure, base)) // 200
        else:
            players |= bit
            chance = chance * (100 - stop_share(state, player, how, figure, base)) // 100
    return chance


def shot_worth(
    state: Floor, seat: i64, card: i64, line: i64, speed: i64, power: i64, via: i64
) -> i64:
    """The best shot on a card with these figures behind it, a boost in hand included."""
    book = state.book
    best: i64 = 0
    boost = boost_in_hand(state, player_of(card))
    for kind in range(books.SLAM, books.PASS):
        if not book.below(card, kind, line) or (kind == books.JUMPER and via == books.LOB):
            continue
        at = card * KINDS + kind
        fast: i64 = speed + book.speeds[at] - state.ball.sting_speed
        big: i64 = power + book.powers[at] - state.ball.sting_power
        points: i64 = book.points[at]
        plain = better_chance(state, seat, fast, big)
        worth: i64 = plain * points
        if boost != NONE and plain < 90:
            fast += book.all_speed[boost]
            big += book.all_power[boost]
            worth = max(worth, better_chance(state, seat, fast, big) * points - KEEP_BOOST_WORTH)
        best = max(best, worth)
    return best


def better_chance(state: Floor, seat: i64, fast: i64, big: i64) -> i64:
    """The better of FAST and BIG."""
    chance: i64 = 0
    if fast > 0:
        chance = open_chance(state, seat, FAST, fast)
    if big > 0:
        chance = max(chance, open_chance(state, seat, BIG, big))
    if chance == 0 and not state.teams.hands[1 - seat]:
        chance = 100
    return chance


def later_worth(
    state: Floor, seat: i64, used: i64, speed: i64, power: i64, via: i64, by: i64
) -> i64:
    """What the other cards in hand can make of these figures in a later head-to-head."""
    best: i64 = 0
    for card in state.teams.hands[seat]:
        if card == used or state.book.is_boost(card):
            continue
        if via == books.OUTLET and player_of(card) == by:
            continue
        best = max(best, shot_worth(state, seat, card, 0, speed, power, via))
    return best


def attack_worth(state: Floor, seat: i64, card: i64, line: i64) -> i64:
    """What laying a card now is worth: its best shot, or a pass to the next card."""
    book = state.book
    speed: i64 = state.ball.speed[seat]
    power: i64 = state.ball.power[seat]
    best = shot_worth(state, seat, card, line, speed, power, state.ball.via)
    if state.ball.shot_clock < 4:
        for kind in range(books.PASS, books.BOOST):
            if not book.below(card, kind, line):
                continue
            at = card * KINDS + kind
            worth = later_worth(
                state,
                seat,
                card,
                speed + book.speeds[at],
                power + book.powers[at],
                kind,
                player_of(card),
            )
            best = max(best, worth * (78 if book.risky[at] else 92) // 100)
    return best


def card_worth(state: Floor, card: i64) -> i64:
    """What it is worth to hold a card, whatever comes."""
    book = state.book
    if book.is_boost(card):
        return 20 * (book.all_speed[card] + book.all_power[card])
    at = card * KINDS
    worth: i64 = 10 * (guard(book, card, FAST) + guard(book, card, BIG))
    for kind in range(books.SLAM, books.PASS):
        if book.places[at + kind] != NONE:
            worth += 5 * book.points[at + kind]
            worth += 9 * (book.speeds[at + kind] + book.powers[at + kind])
    if book.has(card, books.LBR):
        worth += 12
    if book.has(card, books.STEAL):
        worth += 10
    return worth


def deck_worth(state: Floor, player: i64) -> i64:
    """The average worth of a deck's cards."""
    deck = state.teams.decks[player]
    total: i64 = 0
    for card in deck:
        total += card_worth(state, card)
    count: i64 = len(deck)
    return total // count if count > 0 else 0
