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
from ringside.games.slime.possible import can_do, conquerable, standard
from ringside.games.slime.table import DRAW, FROZEN, MAIN, REMOVING, RESOLVE, SlimeTable
from ringside.games.slime.turns import after_draw, end_turn


def take_effect(table: SlimeTable) -> None:
    """The pending card or haunting stands: it acts at once, or asks for its first choice."""
    card = table.card
    if card == GROW_HAUNT:
        table.put(table.colour, first(table.target_lo, table.target_hi))
        finish(table)
    elif card == SHRINK_HAUNT:
        table.clear(table.target_lo, table.target_hi)
        finish(table)
    elif not can_do(table, card, table.by, table.colour):
        finish(table)  # SLIME-38: no choice is left even at the start
    elif card == CONFUSED:
        table.direction = -table.direction
        if table.confused_ends:
            discard_pending(table)
            end_turn(table, True)
        else:
            finish(table)
    elif card == ADVENTUROUS:
        if table.has_market:
            table.phase = DRAW
            return
        table.draw_from_pile(table.by)
        if table.deck:
            table.draw_from_pile(table.by)
        finish(table)
    elif card == CONQUERING and table.conquers_all:
        conquer_all(table)
        finish(table)
    else:
        table.phase = RESOLVE


def conquer_all(table: SlimeTable) -> None:
    """Every lone enemy piece is taken, in hex order while pieces last (SLIME-14, SLIME-31)."""
    lo, hi = conquerable(table, table.colour)
    supply = table.supply(table.colour)
    for hex in hexes_in(lo, hi):
        if supply > 0:
            table.put(table.colour, hex.number)
            supply -= 1


def finish(table: SlimeTable) -> None:
    """The pending card is over: discard it, and go on with the turn or end it.

    A placement card ends the turn unless it was stopped (SLIME-09, SLIME-33); whatever a
    stuck player did ends theirs, stopped or not (SLIME-43, SLIME-51).
    """
    card = table.card
    stands = len(table.stops) % 2 == 0
    haunted = table.players[table.by].stuck
    discard_pending(table)
    if haunted:
        end_turn(table, True)
    elif stands and PLACEMENT_CARDS >> card & 1:
        table.players[table.by].entered = True
        end_turn(table, True)
    else:
        table.clear_pending()
        table.phase = MAIN


def discard_pending(table: SlimeTable) -> None:
    """The pending card goes to the discard pile, then its stops (SLIME-37)."""
    if table.card < NUM_CARDS:
        table.discard.append(table.card)
    for _ in table.stops:
        table.discard.append(STOP_CARD)


def choose(table: SlimeTable, action: i64) -> None:
    """Carry out one choice of the card taking effect."""
    card = table.card
    colour = table.colour
    if action == DONE:
        finish(table)
        return
    table.left -= 1
    if card <= MOVING_3 or card in (POPPING_2, POPPING_3):
        start: i64 = (action - MOVE) // NUM_HEXES
        end: i64 = (action - MOVE) % NUM_HEXES
        table.take_away(start)
        table.put(colour, end)
        if card <= MOVING_3:
            table.moved.append(end)
    elif card == HUNGRY:
        table.take_away(action - REMOVE)
    elif CONTROLLING_1 <= card <= CONTROLLING_3:
        table.left += 1
        control(table, action - TARGET)
        return
    elif card == BOMB:
        lo, hi = slime_at(table, action - TARGET)
        table.clear(lo, hi)
    elif card == THIEF:
        steal(table, table.by, action - ROB)
    elif card == SNAKE:
        hex = HEXES[(action - LINE) // 6]
        for line in hex.lines:
            if line.direction == (action - LINE) % 6:
                hexes: list[int] = []
                list_hexes(hexes, 0, line.lo, line.hi)
                for number in hexes:
                    table.put(colour, number)
    elif action >= TARGET:
        table.put(colour, action - TARGET)  # attacking, conquering
    else:
        table.put(colour, action - PLACE)  # growing, jumping
    if table.left == 0 or not goes_on(table):
        finish(table)


def goes_on(table: SlimeTable) -> bool:
    """Whether a choice remains for a card that may still act (SLIME-38)."""
    card = table.card
    if card <= MOVING_3:
        return can_still_move(table)
    if card == HUNGRY or GROWING_2 <= card <= GROWING_3 or ATTACKING_1 <= card <= ATTACKING_3:
        lo, hi = hexes_to_choose(table)
        return lo | hi != 0
    return False


def slime_at(table: SlimeTable, number: i64) -> tuple[i64, i64]:
    """The slime that a piece belongs to."""
    player = table.players[table.owner(number)]
    hex = HEXES[number]
    return connected(player.lo, player.hi, hex.lo, hex.hi)


def control(table: SlimeTable, number: i64) -> None:
    """A slime is chosen: it vanishes, or its owner must shrink it (SLIME-22)."""
    lo, hi = slime_at(table, number)
    if size(lo, hi) <= table.left:
        table.clear(lo, hi)
        finish(table)
    else:
        table.target_lo = lo
        table.target_hi = hi
        table.phase = REMOVING


def shrink_controlled(table: SlimeTable, number: i64) -> None:
    """The owner of a controlled slime removes a piece of it."""
    hex = HEXES[number]
    table.take_away(number)
    table.target_lo &= ~hex.lo
    table.target_hi &= ~hex.hi
    table.left -= 1
    if table.left == 0 or table.target_lo | table.target_hi == 0:
        finish(table)


def steal(table: SlimeTable, thief: i64, victim: i64) -> None:
    """A random card changes hands (SLIME-24, SLIME-52)."""
    card = table.players[victim].any_card(table.rng)
    table.players[victim].lose(card)
    table.players[thief].gain(card)


def draw(table: SlimeTable, action: i64) -> None:
    """A draw with a market: the turn's, a replacement's, or a card's (SLIME-55)."""
    seat = table.turn
    if action == DRAW_PILE:
        table.draw_from_pile(seat)
    else:
        table.draw_from_market(seat, action - DRAW_MARKET)
    if table.card >= 0:
        table.left -= 1
        if table.left > 0 and table.can_draw():
            return
        if table.card == STUCK_DRAW:
            end_turn(table, True)
        else:
            finish(table)
    elif table.replaced:
        table.phase = MAIN
    else:
        after_draw(table)


def freeze(table: SlimeTable, caller: i64) -> None:
    """The slow player's turn is cut short; the caller may take something (SLIME-52)."""
    if table.card == STUCK_DRAW and table.left == 1:
        table.quiet = 0  # the card drawn before the call was a draw by SLIME-54
    if table.card >= 0:
        discard_pending(table)
    table.clear_pending()
    lo, hi = standard(table, caller)
    if lo | hi == 0 and table.players[table.turn].cards == 0:
        end_turn(table, False)
        return
    table.card = FREEZE_CALL
    table.by = caller
    table.colour = caller
    table.left = 1
    table.phase = FROZEN
