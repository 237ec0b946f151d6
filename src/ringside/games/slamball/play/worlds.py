"""Other worlds that a seat cannot tell from this one.

Backs name their player, so for every player the cards nobody has shown the seat change places
among themselves: those in the other hand, in the deck, face down on the floor or locked in.
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.overtime import attacker_moves, defender_moves
from ringside.games.slamball.play.throwdown import start_moves


def imagine(world: Floor, seat: i64, rng: Rng) -> None:
    """Draw afresh everything in a copied state that the seat does not know."""
    for player in range(2 * moves.PLAYERS):
        if player // moves.PLAYERS == seat:
            shuffle_own(world, player, rng)
        else:
            shuffle_other(world, player, rng)
    # Sorted first: which world is drawn must not depend on the order that nobody knows.
    world.piles.chaos_deck.sort()
    rng.shuffle(world.piles.chaos_deck)
    other: i64 = 1 - seat
    if world.pending.sealed[other] != NONE:
        reseal(world, other, rng)


def locked_down(state: Floor, side: i64) -> bool:
    """Whether a side's locked card is still face down; a last gasp is known to all."""
    face_off = state.face_off
    if face_off.kind == NONE or face_off.cards[side] == NONE or face_off.gasp[side]:
        return False
    if side == 0:
        return state.phase == phases.LOCK
    return face_off.how == NONE


def shuffle_own(world: Floor, player: i64, rng: Rng) -> None:
    """The order of a deck, and a card locked in blind from its top."""
    deck = world.teams.decks[player]
    for side in range(2):
        card: i64 = world.face_off.cards[side]
        if player_of(card) == player and world.face_off.blind[side] and locked_down(world, side):
            deck.append(card)
            deck.sort()
            rng.shuffle(deck)
            world.face_off.cards[side] = deck.pop()
            return
    if len(deck) > 1:
        deck.sort()
        rng.shuffle(deck)


def shuffle_other(world: Floor, player: i64, rng: Rng) -> None:
    """All unseen cards of a player of the other team."""
    other: i64 = player // moves.PLAYERS
    unseen = world.teams.decks[player].copy()
    hand = world.teams.hands[other]
    for card in hand:
        if player_of(card) == player:
            unseen.append(card)
    side: i64 = 0 if other == world.face_off.seat else 1
    locked = player_of(world.face_off.cards[side]) == player and locked_down(world, side)
    if locked:
        unseen.append(world.face_off.cards[side])
    # The one card face down on the floor is an action card; one that stayed down when it was
    # asked has no foul (BALL-14).
    down: i64 = NONE
    if not world.defend.up and player_of(world.defend.card) == player:
        down = world.defend.card
    elif not world.current.up and player_of(world.current.card) == player:
        down = world.current.card
    if down != NONE:
        stayed = world.defend.stayed or world.current.stayed
        had_gasp = world.teams.gasp[player] == down
        down = pick_down(world, unseen, down, stayed, rng)
        if world.defend.card != NONE and not world.defend.up:
            world.defend.card = down
        else:
            world.current.card = down
        if had_gasp:
            world.teams.gasp[player] = down
    unseen.sort()
    rng.shuffle(unseen)
    if locked:
        had_gasp = world.teams.gasp[player] == world.face_off.cards[side]
        world.face_off.cards[side] = unseen.pop()
        if had_gasp:
            world.teams.gasp[player] = world.face_off.cards[side]
    for index in range(len(hand)):
        if player_of(hand[index]) == player:
            hand[index] = unseen.pop()
    world.teams.decks[player] = unseen


def unseen_by(state: Floor, viewer: i64, player: i64) -> i64:
    """How many cards of a player the viewer cannot place: those that `imagine` exchanges."""
    count: i64 = len(state.teams.decks[player])
    seat: i64 = player // moves.PLAYERS
    for side in range(2):
        blind = state.face_off.blind[side] or seat != viewer
        if player_of(state.face_off.cards[side]) == player and blind and locked_down(state, side):
            count += 1
    if seat == viewer:
        return count
    for card in state.teams.hands[seat]:
        if player_of(card) == player:
            count += 1
    for card in (
        NONE if state.defend.up else state.defend.card,
        NONE if state.current.up else state.current.card,
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
    unseen.sort()
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
    world.pending.sealed[seat] = choice - first
