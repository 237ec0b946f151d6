"""Face offs as a coach reckons them."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.coach.scout import POINT
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.floor.head_to_head import FAST
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.face_off import worth


def cards_of(state: Floor, player: i64) -> list[int]:
    """Every card a player may bring: hand and deck, or a last gasp."""
    found: list[int] = []
    if player == NONE:
        return found
    for card in state.teams.hands[player // moves.PLAYERS]:
        if player_of(card) == player:
            found.append(card)
    found.extend(state.teams.decks[player])
    if not found and state.teams.gasp[player] != NONE:
        found.append(state.teams.gasp[player])
    return found


def duel_points(state: Floor, attack: i64, defend: i64, how: i64) -> i64:
    """What an attacker's card scores against a defender's, either may be NONE."""
    book = state.book
    if defend != NONE and book.has(defend, books.FOUL):
        return 3
    if attack == NONE:
        return 0
    ours: i64 = 0
    theirs: i64 = 0
    if how == FAST:
        ours = book.all_speed[attack] - state.face_off.sting_speed + state.face_off.add_speed[0]
        theirs = state.face_off.add_speed[1]
        if defend != NONE:
            theirs += book.all_speed[defend]
    else:
        ours = book.all_power[attack] - state.face_off.sting_power + state.face_off.add_power[0]
        theirs = state.face_off.add_power[1]
        if defend != NONE:
            theirs += book.all_power[defend]
    return worth(state, attack) if max(0, ours) > max(0, theirs) else 0


def expected(state: Floor, attack: i64, defenders: list[int], how: i64) -> i64:
    """Hundredths of points of an attacker's card against any of the defender's cards."""
    if not defenders:
        return POINT * duel_points(state, attack, NONE, how)
    total: i64 = 0
    for defend in defenders:
        total += duel_points(state, attack, defend, how)
    return POINT * total // len(defenders)


def best_expected(state: Floor, attack: i64, defenders: list[int]) -> i64:
    """The better of FAST and BIG."""
    return max(expected(state, attack, defenders, 0), expected(state, attack, defenders, 1))


def face_off_worth(state: Floor) -> i64:
    """What the face off at hand is worth to its attacker, roughly."""
    attackers = cards_of(state, state.face_off.players[0])
    defenders = cards_of(state, state.face_off.players[1])
    if state.face_off.cards[0] != NONE:
        attackers = [state.face_off.cards[0]]
    if state.face_off.cards[1] != NONE:
        defenders = [state.face_off.cards[1]]
    total: i64 = 0
    for card in attackers:
        total += best_expected(state, card, defenders)
    count: i64 = len(attackers)
    return total // count if count > 0 else 0


def holding_worth(state: Floor, attackers: list[int], defend: i64) -> i64:
    """What a defender's card lets through on average; lower is better."""
    total: i64 = 0
    one: list[int] = [defend]
    for attack in attackers:
        total += best_expected(state, attack, one)
    count: i64 = len(attackers)
    return total // count if count > 0 else 0
