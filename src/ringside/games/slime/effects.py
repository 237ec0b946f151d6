"""What the cards of Slime Games do once nobody stops them."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slime.actions import (
    ADVENTUROUS,
    ATTACKING_1,
    ATTACKING_3,
    BOMB,
    CONFUSED,
    CONQUERING,
    CONTROLLING_1,
    CONTROLLING_3,
    DONE,
    DRAW_MARKET,
    DRAW_PILE,
    FREEZE_CALL,
    GROW_HAUNT,
    GROWING_2,
    GROWING_3,
    HUNGRY,
    LINE,
    MOVE,
    MOVING_3,
    NUM_CARDS,
    PLACE,
    PLACEMENT_CARDS,
    POPPING_2,
    POPPING_3,
    REMOVE,
    ROB,
    SHRINK_HAUNT,
    SNAKE,
    STOP_CARD,
    STUCK_DRAW,
    TARGET,
    THIEF,
)
from ringside.games.slime.board import (
    HEXES,
    NUM_HEXES,
    connected,
    first,
    hexes_in,
    list_hexes,
    size,
)
from ringside.games.slime.choices import can_still_move, hexes_to_choose
from ringside.games.slime.field import DRAW, FROZEN, MAIN, REMOVING, RESOLVE, SlimeField
from ringside.games.slime.possible import can_do, conquerable, standard
from ringside.games.slime.turns import after_draw, end_turn


def take_effect(field: SlimeField) -> None:
    """The pending card or haunting stands: it acts at once, or asks for its first choice."""
    card = field.card
    if card == GROW_HAUNT:
        field.put(field.colour, first(field.target_lo, field.target_hi))
        finish(field)
    elif card == SHRINK_HAUNT:
        field.clear(field.target_lo, field.target_hi)
        finish(field)
    elif not can_do(field, card, field.by, field.colour):
        finish(field)  # SLIME-38: no choice is left even at the start
    elif card == CONFUSED:
        field.direction = -field.direction
        if field.confused_ends:
            discard_pending(field)
            end_turn(field, True)
        else:
            finish(field)
    elif card == ADVENTUROUS:
        if field.has_market:
            field.phase = DRAW
            return
        field.draw_from_pile(field.by)
        if field.deck:
            field.draw_from_pile(field.by)
        finish(field)
    elif card == CONQUERING and field.conquers_all:
        conquer_all(field)
        finish(field)
    else:
        field.phase = RESOLVE


def conquer_all(field: SlimeField) -> None:
    """Every lone enemy piece is taken, in hex order while pieces last (SLIME-14, SLIME-31)."""
    lo, hi = conquerable(field, field.colour)
    supply = field.supply(field.colour)
    for hex in hexes_in(lo, hi):
        if supply > 0:
            field.put(field.colour, hex.number)
            supply -= 1


def finish(field: SlimeField) -> None:
    """The pending card is over: discard it, and go on with the turn or end it.

    A placement card ends the turn unless it was stopped (SLIME-09, SLIME-33); whatever a
    stuck player did ends theirs, stopped or not (SLIME-43, SLIME-51).
    """
    card = field.card
    stands = len(field.stops) % 2 == 0
    haunted = field.players[field.by].stuck
    discard_pending(field)
    if haunted:
        end_turn(field, True)
    elif stands and PLACEMENT_CARDS >> card & 1:
        field.players[field.by].entered = True
        end_turn(field, True)
    else:
        field.clear_pending()
        field.phase = MAIN


def discard_pending(field: SlimeField) -> None:
    """The pending card goes to the discard pile, then its stops (SLIME-37)."""
    if field.card < NUM_CARDS:
        field.discard.append(field.card)
    for _ in field.stops:
        field.discard.append(STOP_CARD)


def choose(field: SlimeField, action: i64) -> None:
    """Carry out one choice of the card taking effect."""
    card = field.card
    colour = field.colour
    if action == DONE:
        finish(field)
        return
    field.left -= 1
    if card <= MOVING_3 or card in (POPPING_2, POPPING_3):
        start: i64 = (action - MOVE) // NUM_HEXES
        end: i64 = (action - MOVE) % NUM_HEXES
        field.take_away(start)
        field.put(colour, end)
        if card <= MOVING_3:
            field.moved.append(end)
    elif card == HUNGRY:
        field.take_away(action - REMOVE)
    elif CONTROLLING_1 <= card <= CONTROLLING_3:
        field.left += 1
        control(field, action - TARGET)
        return
    elif card == BOMB:
        lo, hi = slime_at(field, action - TARGET)
        field.clear(lo, hi)
    elif card == THIEF:
        steal(field, field.by, action - ROB)
    elif card == SNAKE:
        hex = HEXES[(action - LINE) // 6]
        for line in hex.lines:
            if line.direction == (action - LINE) % 6:
                hexes: list[int] = []
                list_hexes(hexes, 0, line.lo, line.hi)
                for number in hexes:
                    field.put(colour, number)
    elif action >= TARGET:
        field.put(colour, action - TARGET)  # attacking, conquering
    else:
        field.put(colour, action - PLACE)  # growing, jumping
    if field.left == 0 or not goes_on(field):
        finish(field)


def goes_on(field: SlimeField) -> bool:
    """Whether a choice remains for a card that may still act (SLIME-38)."""
    card = field.card
    if card <= MOVING_3:
        return can_still_move(field)
    if card == HUNGRY or GROWING_2 <= card <= GROWING_3 or ATTACKING_1 <= card <= ATTACKING_3:
        lo, hi = hexes_to_choose(field)
        return lo | hi != 0
    return False


def slime_at(field: SlimeField, number: i64) -> tuple[i64, i64]:
    """The slime that a piece belongs to."""
    player = field.players[field.owner(number)]
    hex = HEXES[number]
    return connected(player.lo, player.hi, hex.lo, hex.hi)


def control(field: SlimeField, number: i64) -> None:
    """A slime is chosen: it vanishes, or its owner must shrink it (SLIME-22)."""
    lo, hi = slime_at(field, number)
    if size(lo, hi) <= field.left:
        field.clear(lo, hi)
        finish(field)
    else:
        field.target_lo = lo
        field.target_hi = hi
        field.phase = REMOVING


def shrink_controlled(field: SlimeField, number: i64) -> None:
    """The owner of a controlled slime removes a piece of it."""
    hex = HEXES[number]
    field.take_away(number)
    field.target_lo &= ~hex.lo
    field.target_hi &= ~hex.hi
    field.left -= 1
    if field.left == 0 or field.target_lo | field.target_hi == 0:
        finish(field)


def steal(field: SlimeField, thief: i64, victim: i64) -> None:
    """A random card changes hands (SLIME-24, SLIME-52)."""
    card = field.players[victim].any_card(field.rng)
    field.players[victim].lose(card)
    field.players[thief].gain(card)


def draw(field: SlimeField, action: i64) -> None:
    """A draw with a market: the turn's, a replacement's, or a card's (SLIME-55)."""
    seat = field.turn
    if action == DRAW_PILE:
        field.draw_from_pile(seat)
    else:
        field.draw_from_market(seat, action - DRAW_MARKET)
    if field.card >= 0:
        field.left -= 1
        if field.left > 0 and field.can_draw():
            return
        if field.card == STUCK_DRAW:
            end_turn(field, True)
        else:
            finish(field)
    elif field.replaced:
        field.phase = MAIN
    else:
        after_draw(field)


def freeze(field: SlimeField, caller: i64) -> None:
    """The slow player's turn is cut short; the caller may take something (SLIME-52)."""
    if field.card == STUCK_DRAW and field.left == 1:
        field.quiet = 0  # the card drawn before the call was a draw by SLIME-54
    if field.card >= 0:
        discard_pending(field)
    field.clear_pending()
    lo, hi = standard(field, caller)
    if lo | hi == 0 and field.players[field.turn].cards == 0:
        end_turn(field, False)
        return
    field.card = FREEZE_CALL
    field.by = caller
    field.colour = caller
    field.left = 1
    field.phase = FROZEN
