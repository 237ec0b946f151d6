"""Other worlds that a seat cannot tell from this one.

Backs name their player, so for every player the cards nobody has shown the seat change places
among themselves: those in the other hand, in the deck, face down on the floor or locked in.
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.floor import Floor
from ringside.games.slamball.play.overtime import attacker_moves, defender_moves
from ringside.games.slamball.play.throwdown import start_moves


def imagine(world: Floor, seat: i64, rng: Rng) -> None:
    """Draw afresh everything in a copied state that the seat does not know."""
    for player in range(2 * moves.PLAYERS):
        if player // moves.PLAYERS == seat:
            shuffle_own(world, player, rng)
        else:
            shuffle_other(world, player, rng)
    rng.shuffle(world.chaos_deck)
    other: i64 = 1 - seat
    if world.sealed[other] != NONE:
        reseal(world, other, rng)


def locked_down(state: Floor, side: i64) -> bool:
    """Whether a side's locked card is still face down; a last gasp is known to all."""
    if state.duel == NONE or state.duel_cards[side] == NONE or state.duel_gasp[side]:
        return False
    if side == 0:
        return state.phase == phases.LOCK
    return state.duel_how == NONE


def shuffle_own(world: Floor, player: i64, rng: Rng) -> None:
    """The order of a deck, and a card locked in blind from its top."""
    deck = world.decks[player]
    for side in range(2):
        card: i64 = world.duel_cards[side]
        if player_of(card) == player and world.duel_blind[side] and locked_down(world, side):
            deck.append(card)
            rng.shuffle(deck)
            world.duel_cards[side] = deck.pop()
            return
    if len(deck) > 1:
        rng.shuffle(deck)


def shuffle_other(world: Floor, player: i64, rng: Rng) -> None:
    """All unseen cards of a player of the other team."""
    other: i64 = player // moves.PLAYERS
    unseen = world.decks[player].copy()
    hand = world.hands[other]
    for card in hand:
        if player_of(card) == player:
            unseen.append(card)
    side: i64 = 0 if other == world.duel_seat else 1
    locked = player_of(world.duel_cards[side]) == player and locked_down(world, side)
    if locked:
        unseen.append(world.duel_cards[side])
    # The one card face down on the floor is an action card; one that stayed down when it was
    # asked has no foul (BALL-14).
    down: i64 = NONE
    if not world.defend_up and player_of(world.defend) == player:
        down = world.defend
    elif not world.current_up and player_of(world.current) == player:
        down = world.current
    if down != NONE:
        stayed = world.doing != NONE and world.phase != phases.REVEAL
        had_gasp = world.gasp[player] == down
        down = pick_down(world, unseen, down, stayed, rng)
        if world.defend != NONE and not world.defend_up:
            world.defend = down
        else:
            world.current = down
        if had_gasp:
            world.gasp[player] = down
    rng.shuffle(unseen)
    if locked:
        had_gasp = world.gasp[player] == world.duel_cards[side]
        world.duel_cards[side] = unseen.pop()
        if had_gasp:
            world.gasp[player] = world.duel_cards[side]
    for index in range(len(hand)):
        if player_of(hand[index]) == player:
            hand[index] = unseen.pop()
    world.decks[player] = unseen


def unseen_by(state: Floor, viewer: i64, player: i64) -> i64:
    """How many cards of a player the viewer cannot place: those that `imagine` exchanges."""
    count: i64 = len(state.decks[player])
    seat: i64 = player // moves.PLAYERS
    for side in range(2):
        blind = state.duel_blind[side] or seat != viewer
        if player_of(state.duel_cards[side]) == player and blind and locked_down(state, side):
            count += 1
    if seat == viewer:
        return count
    for card in state.hands[seat]:
        if player_of(card) == player:
            count += 1
    for card in (
        NONE if state.defend_up else state.defend,
        NONE if state.current_up else state.current,
    ):
        if player_of(card) == player:
            count += 1
    return count


def pick_down(world: Floor, unseen: list[int], down: i64, stayed: bool, rng: Rng) -> i64:
    """A card that may lie face down instead; the real one takes its place among the unseen."""
    banned: i64 = 1 << books.BOOST
    if stayed and not world.book.has(down, books.FOUL):
        banned |= 1 << books.FOUL
    unseen.append(down)
    fits: list[int] = []
    for index in range(len(unseen)):
        mask: i64 = world.book.masks[unseen[index]]
        if mask & banned == 0:
            fits.append(index)
    chosen: i64 = fits[rng.below(len(fits))]
    card: i64 = unseen[chosen]
    unseen[chosen] = unseen[len(unseen) - 1]
    unseen.pop()
    return card


def reseal(world: Floor, seat: i64, rng: Rng) -> None:
    """Another choice that the seat could have sealed."""
    if world.phase == phases.START:
        actions = start_moves(world, seat)
        first: i64 = moves.START
    elif world.phase == phases.OT_DEFENDER:
        actions = defender_moves(world, seat)
        first = moves.DEFENDER
    else:
        actions = attacker_moves(world, seat)
        first = moves.ATTACKER
    choice: i64 = actions[rng.below(len(actions))]
    world.sealed[seat] = choice - first
