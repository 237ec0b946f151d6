"""What a seat of SLAMBO! sees, as numbers. Seats are counted clockwise from one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.observation import Part, around
from ringside.core.tensors import place, small
from ringside.games.slambo.bout import BITS, COPY, FIRST_TURN, MOST, NUMBERS, WAYS
from ringside.games.slambo.cards import ACTIONS, CARDS

if TYPE_CHECKING:
    from ringside.games.slambo.rules import SlamboState

NUM_CARDS: Final = 40
NUM_ACTIONS: Final = 48
RING: Final = 11  # places of the balance, 0 to 10
KINDS: Final = ("number", "swing", "turn", "copy")
KIND_OF: Final[vec[i64]] = vec[i64](
    [KINDS.index(action.strip("+-12345678") or "number") for action in ACTIONS]
)

# Where the parts begin, in the order of `parts`; those of all seats follow one another.
STAKE: Final = 5
DIRECTION: Final = 6
ASIDE: Final = 7
PILE_SIZE: Final = 8
REPEATS: Final = 9
BALANCE: Final = 11
TOP: Final = 23
TOP_NUMBER: Final = 27
HAND: Final = 28
DECK: Final = 68
PILE: Final = 108
SEATS: Final = 156


def parts(seats: int) -> list[Part]:
    """The parts in the order in which `observe` writes them: whole numbers all, as they are."""
    by_seat = around(seats)
    ring = tuple(map(str, range(RING)))
    return [
        Part("over", 1, "1 at the end"),
        Part("expert", 1, "1 where the ring is 1 to 9"),
        Part("memory", 1, "1 where the pile is closed"),
        Part("totals", 1, "1 where previews tell the balance"),
        Part("open", 1, "1 if I may look through the pile now"),
        Part("stake", 1, "shame cards that the bout is for"),
        Part("direction", 1, "1 clockwise, -1 the other way round"),
        Part("aside", 1, "cards aside"),
        Part("pile_size", 1, "cards in the pile"),
        Part("repeats", 1, "the number that a copy would repeat, if I can see it"),
        Part("repeats_turn", 1, "1 if a copy would turn round, as far as I can see"),
        Part("balance", 1, "the balance"),
        Part("balance_at", RING, "1 at the balance, while it is in the ring", ring),
        Part("top", len(KINDS), "1 for the kind of the last card played", KINDS),
        Part("top_number", 1, "the number on it, with the sign that it was played with"),
        Part("hand", NUM_CARDS, "how many of each card I hold", tuple(CARDS)),
        Part("deck", NUM_CARDS, "how many the deck has, if not the usual one", tuple(CARDS)),
        Part("pile", NUM_ACTIONS, "how often it is in the pile, if I may look", tuple(ACTIONS)),
        Part("turn", seats, "1 for whoever is to play, or was at the end", by_seat),
        Part("opener", seats, "1 for whoever began the bout", by_seat),
        Part("second", seats, "1 for whoever played the second card", by_seat),
        Part("hand_sizes", seats, "cards in hand", by_seat),
        Part("shame", seats, "shame cards", by_seat),
    ]


def observe(state: SlamboState, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write what the seat sees. Returns the actions that play a card of its hand, as bits."""
    bout = state.bout
    pile = state.piled
    size: i64 = len(pile)
    is_open = state.over or not state.memory
    if state.over:
        out[at] = 1
    if bout.low == 1:
        out[at + 1] = 1
    if state.memory:
        out[at + 2] = 1
    if state.totals:
        out[at + 3] = 1
    if is_open:
        out[at + 4] = 1
    out[at + STAKE] = small(state.stake)
    out[at + DIRECTION] = i16(bout.direction)
    out[at + ASIDE] = i16(state.num_aside)
    out[at + PILE_SIZE] = i16(size)
    balance: i64 = bout.balance
    out[at + BALANCE] = small(balance)
    if 0 <= balance < RING:
        out[at + BALANCE + 1 + balance] = 1
    ways = WAYS
    playable: i64 = 0
    cards = state.cards
    sizes = bout.sizes
    index: i64 = (state.starts >> (BITS * seat)) & MOST
    end = index + ((sizes >> (BITS * seat)) & MOST)
    while index < end:
        card: i64 = i64(cards[index])
        playable |= ways[card]
        out[at + HAND + card] += 1
        index += 1
    if state.own_deck:
        for entry in state.deck:
            card = entry
            out[at + DECK + card] += 1
    if size > 0:
        top = i64(pile[size - 1])
        number: i64 = NUMBERS[top]
        out[at + TOP + KIND_OF[top]] = 1
        out[at + TOP_NUMBER] = i16(number)
        if is_open:
            out[at + REPEATS] = i16(bout.number)
            if bout.turns:
                out[at + REPEATS + 1] = 1
            for index in range(size):
                out[at + PILE + i64(pile[index])] += 1
        elif top != COPY:
            out[at + REPEATS] = i16(number)
            if top >= FIRST_TURN:
                out[at + REPEATS + 1] = 1
    seats: i64 = bout.seats
    at += SEATS
    out[at + place(bout.turn, seat, seats)] = 1
    at += seats
    out[at + place(bout.opener, seat, seats)] = 1
    at += seats
    if bout.second >= 0:
        out[at + place(bout.second, seat, seats)] = 1
    at += seats
    shame = state.shame
    for other in range(seats):
        to = at + other - seat
        if other < seat:
            to += seats
        out[to] = i16(sizes & MOST)
        sizes >>= BITS
        out[to + seats] = small(shame[other])
    return playable
