"""What a seat of Slime Games sees, as numbers. Seats are counted clockwise from one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.observation import Part, around
from ringside.core.tensors import add_one, place, small
from ringside.games.slime.actions import NUM_CARDS, PENDING_NAMES
from ringside.games.slime.board import HEX_NAMES, HIGH, LOW, NUM_HEXES
from ringside.games.slime.cards import CODES, copies_in
from ringside.games.slime.field import OVER, PHASES, REACT
from ringside.games.slime.things import MODES

if TYPE_CHECKING:
    from ringside.games.slime.field import SlimeField
    from ringside.games.slime.rules import SlimeState

MARKET: Final = 3
STOPS: Final = 5  # the last ones of those that lie on a card

# Where the parts begin, in the order of `parts`; those of all seats follow one another.
RULES: Final = 6
PHASE: Final = 11
TURN_COUNT: Final = 20
PENDING: Final = 28
HAND: Final = 56
COPIES: Final = 78
DISCARD: Final = 100
OPEN: Final = 122
BOARD: Final = 188
FLOWERS: Final = 279
TARGET: Final = 370
MOVED: Final = 461
SEATS: Final = 552


def parts(seats: int) -> list[Part]:
    """The parts in the order in which `observe` writes them."""
    cards = tuple(CODES)
    hexes = tuple(HEX_NAMES)
    by_seat = around(seats)
    slots = tuple(f"{slot} {code}" for slot in range(MARKET) for code in CODES)
    last = tuple(f"{number} {seat}" for number in range(STOPS) for seat in by_seat)
    slime = tuple(f"{seat} {hex}" for seat in by_seat for hex in HEX_NAMES)
    return [
        Part("modes", 6, "1 for each mode that is played", tuple(MODES)),
        Part("confused_ends", 1, "1 where a Confused Slime ends the turn"),
        Part("conquers_all", 1, "1 where Conquering takes every hex"),
        Part("only_victim", 1, "1 where only the victim answers a stop"),
        Part("pieces", 1, "how many pieces each colour has; 0 for any number", unit=NUM_HEXES),
        Part("turn_limit", 1, "turns after which it ends", unit=300),
        Part("phase", 9, "one of these", tuple(PHASES)),
        Part("turns", 1, "turns so far", unit=300),
        Part("quiet", 1, "turns in a row in which nothing changed", unit=8),
        Part("direction", 1, "1 clockwise, -1 the other way round"),
        Part("played", 1, "cards played this turn", unit=3),
        Part("replaced", 1, "1 if a card was replaced this turn"),
        Part(
            "reentered", 1, "1 if this turn began by placing a piece after the slime had vanished"
        ),
        Part("deck", 1, "cards in the pile", unit=100),
        Part("market_size", 1, "cards in the market", unit=MARKET),
        Part(
            "pending",
            26,
            "1 for the card or action that is announced or takes effect",
            tuple(PENDING_NAMES),
        ),
        Part("left", 1, "how many steps that card has left: Growing 3 begins with 3", unit=3),
        Part("stopped", 1, "how many Stops were played on that card", unit=STOPS),
        Part("hand", NUM_CARDS, "how many of each card I hold", cards, 4),
        Part(
            "copies", NUM_CARDS, "how many there are, where option `cards` says; else 0", cards, 10
        ),
        Part("discard", NUM_CARDS, "how many of each were discarded", cards, 10),
        Part("market", MARKET * NUM_CARDS, "1 for the card at each place", slots),
        Part("board", NUM_HEXES, "1 for each hex of the board", hexes),
        Part("flowers", NUM_HEXES, "1 for each hex with flowers", hexes),
        Part("target", NUM_HEXES, "1 for each hex that the announced card is aimed at", hexes),
        Part("moved", NUM_HEXES, "1 for each hex that the announced card moved a piece to", hexes),
        Part("to_move", seats, "1 for whoever is to decide", by_seat),
        Part("turn", seats, "1 for whose turn it is", by_seat),
        Part("by", seats, "1 for whoever announced the card", by_seat),
        Part("as", seats, "1 for the colour that the card is played for", by_seat),
        Part("hand_sizes", seats, "cards in hand", by_seat, 8),
        Part("stuck", seats, "1 for whoever is stuck", by_seat),
        Part("entered", seats, "1 for whoever has placed a piece", by_seat),
        Part("score", seats, "pieces on the board", by_seat, NUM_HEXES),
        Part("rank", seats, "the rank at the end, from 1", by_seat, seats),
        Part(
            "stops", STOPS * seats, "1 for whoever played a Stop on it, the last Stop first", last
        ),
        Part("slime", seats * NUM_HEXES, "1 for each hex with a piece of that seat", slime),
    ]


def observe(state: SlimeState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what the seat sees."""
    observe_rules(state, out, at)
    observe_cards(state, seat, out, at)
    for number in state.board.hexes:
        hex: i64 = number
        out[at + BOARD + hex] = 1
    for number in state.board.flowers:
        hex = number
        out[at + FLOWERS + hex] = 1
    mark_hexes(state.target_lo, state.target_hi, out, at + TARGET)
    for number in state.moved:
        hex = number
        out[at + MOVED + hex] = 1
    at += SEATS
    seats = state.num_seats
    outcome = state.result
    ended = state.phase == OVER
    asked: i64 = 0
    if state.phase == REACT:
        asked = state.asked
    elif not ended:
        asked = 1 << state.decider()
    for other in range(seats):
        relative = place(other, seat, seats)
        here: i64 = at + relative
        player = state.players[other]
        out[here] = i16(asked >> other & 1)
        if other == state.turn:
            out[here + seats] = 1
        if other == state.by:
            out[here + 2 * seats] = 1
        if other == state.colour:
            out[here + 3 * seats] = 1
        out[here + 4 * seats] = small(player.cards)
        out[here + 5 * seats] = 1 if player.stuck else 0
        out[here + 6 * seats] = 1 if player.entered else 0
        planes: i64 = at + (9 + STOPS) * seats + relative * NUM_HEXES
        out[here + 7 * seats] = mark_hexes(player.lo, player.hi, out, planes)
        if ended and outcome is not None:
            rank: i64 = outcome.ranks[other]
            out[here + 8 * seats] = i16(rank)
    at += 9 * seats
    back: i64 = len(state.stops) - 1
    for _ in range(STOPS):
        if back < 0:
            break
        stopper: i64 = state.stops[back]
        out[at + place(stopper, seat, seats)] = 1
        at += seats
        back -= 1


def observe_rules(state: SlimeField, out: vec[i16], at: i64) -> None:
    """What is played, and how far the game is."""
    out[at] = 1 if state.duel else 0
    out[at + 1] = 1 if state.poltergeist else 0
    out[at + 2] = 1 if state.slow else 0
    out[at + 3] = 1 if state.flowers else 0
    out[at + 4] = 1 if state.researchers else 0
    out[at + 5] = 1 if state.has_market else 0
    out[at + RULES] = 1 if state.confused_ends else 0
    out[at + RULES + 1] = 1 if state.conquers_all else 0
    out[at + RULES + 2] = 1 if state.only_victim else 0
    out[at + RULES + 3] = i16(state.limit)
    out[at + RULES + 4] = small(state.turn_limit)
    out[at + PHASE + state.phase] = 1
    out[at + TURN_COUNT] = small(state.turns)
    out[at + TURN_COUNT + 1] = small(state.quiet)
    out[at + TURN_COUNT + 2] = i16(state.direction)
    out[at + TURN_COUNT + 3] = i16(state.played)
    out[at + TURN_COUNT + 4] = 1 if state.replaced else 0
    out[at + TURN_COUNT + 5] = 1 if state.reentered else 0
    out[at + TURN_COUNT + 6] = small(len(state.deck))
    out[at + TURN_COUNT + 7] = small(len(state.market))
    if state.card >= 0:
        out[at + PENDING + state.card] = 1
        out[at + PENDING + 26] = small(state.left)
        out[at + PENDING + 27] = small(len(state.stops))


def observe_cards(state: SlimeField, seat: i64, out: vec[i16], at: i64) -> None:
    """The own hand and the cards that lie open."""
    player = state.players[seat]
    held = player.held
    card: i64 = 0
    while held != 0:
        if held & 1:
            out[at + HAND + card] = i16(player.count(card))
        held >>= 1
        card += 1
    if state.options.get("cards") is not None:
        card = 0
        for copies in copies_in(state.options):
            out[at + COPIES + card] = small(copies)
            card += 1  # noqa: SIM113 - a number of 64 bits
    for entry in state.discard:
        card = entry
        add_one(out, at + DISCARD + card)
    slot: i64 = at + OPEN
    for entry in state.market:
        card = entry
        out[slot + card] = 1
        slot += NUM_CARDS


def mark_hexes(lo: i64, hi: i64, out: vec[i16], at: i64) -> i16:
    """Write a 1 for each hex of a set; returns how many there are."""
    number: i16 = 0
    while lo != 0:
        low: i64 = lo & -lo
        lo ^= low
        out[at + LOW[low % 67].number] = 1
        number += 1
    while hi != 0:
        high: i64 = hi & -hi
        hi ^= high
        out[at + HIGH[high % 67].number] = 1
        number += 1
    return number
