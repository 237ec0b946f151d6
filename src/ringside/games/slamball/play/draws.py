"""Drawing up, running substitutions and the timeout."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slamball.events.hands import Ready, TimeoutCalled
from ringside.games.slamball.floor.floor import BOTH, Floor, throw_away, wait_for
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import place_of

MOST_SUBS: Final = 3  # a coach a phase: running, but not for ever


def draw_up(state: Floor, cards: i64, then: i64) -> None:
    """Both coaches draw up to so many cards, then the game goes on (BALL-38)."""
    hands = state.teams.hands
    draw_more(state, max(0, cards - len(hands[0])), max(0, cards - len(hands[1])), then)


def draw_more(state: Floor, left0: i64, left1: i64, then: i64) -> None:
    """Both coaches may draw so many cards, and substitute meanwhile (BALL-03)."""
    state.pending.left[0] = left0
    state.pending.left[1] = left1
    state.pending.subs[0] = 0
    state.pending.subs[1] = 0
    state.pending.then = then
    wait_for(state, phases.DRAW, BOTH)


def can_draw(state: Floor, seat: i64) -> bool:
    """Whether a player on court has a card in the deck."""
    court: i64 = state.teams.court[seat]
    for place in range(moves.PLAYERS):
        if court >> place & 1 and state.teams.decks[seat * moves.PLAYERS + place]:
            return True
    return False


def only_boosts(state: Floor, seat: i64) -> bool:
    """Whether a hand has cards, but no action card."""
    hand = state.teams.hands[seat]
    book = state.book
    for card in hand:
        if not book.is_boost(card):
            return False
    return len(hand) > 0


def add_draws(state: Floor, seat: i64, actions: list[int]) -> None:
    """`draw P` for every deck on court that has a card."""
    court: i64 = state.teams.court[seat]
    decks = state.teams.decks
    for place in range(moves.PLAYERS):
        if court >> place & 1 and decks[seat * moves.PLAYERS + place]:
            actions.append(moves.DRAW + place)


def draw_moves(state: Floor, seat: i64) -> list[int]:
    """`draw P`, `sub A for B`, `discard C`, `ready`."""
    actions: list[int] = []
    left: i64 = state.pending.left[seat]
    if left > 0:
        add_draws(state, seat, actions)
    drawable = len(actions) > 0
    if state.pending.subs[seat] < MOST_SUBS:
        actions.extend(sub_moves(state, seat))
    if only_boosts(state, seat):
        add_discards(state, seat, actions)
    if not drawable:
        actions.append(moves.READY)
    return actions


def sub_moves(state: Floor, seat: i64) -> list[int]:
    """`sub A for B`: everybody on the bench for everybody on court. The book remembers them, since
    half of all moves in random play are such."""
    court: i64 = state.teams.court[seat]
    at: i64 = seat * moves.COURTS + court
    known = state.book.subs[at]
    if known:
        return known
    size: i64 = state.book.team_sizes[seat]
    comes: i64 = 0
    while comes < size:
        if not court >> comes & 1:
            goes: i64 = 0
            while goes < size:
                if court >> goes & 1:
                    known.append(moves.SUB + comes * moves.PLAYERS + goes)
                goes += 1
        comes += 1
    return known


def add_discards(state: Floor, seat: i64, actions: list[int]) -> None:
    """`discard C` for every card in hand."""
    add_cards(state, seat, moves.DISCARD, actions)


def add_cards(state: Floor, seat: i64, first: i64, actions: list[int]) -> None:
    """A move for every card in hand, in the order of the team's cards."""
    begin: i64 = len(actions)
    for card in state.teams.hands[seat]:
        insert(actions, begin, first + place_of(card))


def insert(actions: list[int], begin: i64, action: i64) -> None:
    """Put an action into the ascending tail of a list."""
    actions.append(action)
    at: i64 = len(actions) - 1
    while at > begin:
        above: i64 = actions[at - 1]
        if above <= action:
            break
        actions[at] = above
        at -= 1
    actions[at] = action


def take_draw(state: Floor, seat: i64, action: i64) -> bool:
    """A move of the draw phase; whether both coaches are ready now."""
    if action >= moves.READY:
        state.ask &= ~(1 << seat)
        if state.narrator is not None:
            state.narrator.add(Ready(seat=seat))
        return state.ask == 0
    if action >= moves.DISCARD:
        # A hand of boosts alone could never attack: swap one for a card of the deck.
        card: i64 = seat * moves.CARDS + action - moves.DISCARD
        throw_away(state, card)
        state.pending.left[seat] += 1
        if state.narrator is not None:
            state.narrator.discarded(state, seat, card, "BALL-38")
    elif action >= moves.SUB:
        substitute(state, seat, action - moves.SUB)
    else:
        draw_card(state, seat, action - moves.DRAW)
        state.pending.left[seat] -= 1
    return False


def draw_card(state: Floor, seat: i64, place: i64) -> None:
    """The top card of a player's deck into the hand."""
    player: i64 = seat * moves.PLAYERS + place
    if state.narrator is not None:
        state.narrator.draws(state, seat, player)
    state.teams.hands[seat].append(state.teams.decks[player].pop())


def substitute(state: Floor, seat: i64, swap: i64) -> None:
    """One comes, one goes (BALL-03)."""
    comes: i64 = swap // moves.PLAYERS
    goes: i64 = swap % moves.PLAYERS
    court: i64 = state.teams.court[seat]
    state.teams.court[seat] = (court | (1 << comes)) & ~(1 << goes)
    state.pending.subs[seat] += 1
    if state.narrator is not None:
        state.narrator.substituted(state, seat, comes, goes)


def call_timeout(state: Floor, then: i64) -> None:
    """BALL-48: both sides lose their figures; the caller sorts the hand."""
    state.board.timeouts[state.ball.offense] -= 1
    if state.narrator is not None:
        state.narrator.add(TimeoutCalled(seat=state.ball.offense))
    state.ball.zero()
    state.pending.then = then
    wait_for(state, phases.TIMEOUT, 1 << state.ball.offense)


def timeout_moves(state: Floor, seat: i64) -> list[int]:
    """`discard C`, `ready`."""
    actions: list[int] = []
    add_discards(state, seat, actions)
    actions.append(moves.READY)
    return actions


def take_timeout(state: Floor, seat: i64, action: i64) -> None:
    """A move of the timeout; after `ready` both draw up to 4 and play goes on."""
    if action == moves.READY:
        if state.narrator is not None:
            state.narrator.add(Ready(seat=seat, rule="BALL-48"))
        draw_up(state, 4, state.pending.then)
    else:
        card: i64 = seat * moves.CARDS + action - moves.DISCARD
        throw_away(state, card)
        if state.narrator is not None:
            state.narrator.discarded(state, seat, card, "BALL-48")
