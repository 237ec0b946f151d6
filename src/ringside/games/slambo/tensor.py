"""What a seat of SLAMBO! sees, as numbers. Seats are counted clockwise from one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.observation import Part, around
from ringside.core.tensors import add_one, place, small
from ringside.games.slambo.bout import COPY, FIRST_TURN, NUMBERS
from ringside.games.slambo.cards import ACTIONS, CARDS

if TYPE_CHECKING:
    from ringside.games.slambo.rules import SlamboState

NUM_CARDS: Final = 40
NUM_ACTIONS: Final = 48
RING: Final = 11  # places of the balance, 0 to 10

# Where the parts begin, in the order of `parts`; those of all seats follow one another.
STAKE: Final = 5
DIRECTION: Final = 6
ASIDE: Final = 7
PILE_SIZE: Final = 8
REPEATS: Final = 9
BALANCE: Final = 11
HAND: Final = 23
DECK: Final = 63
TOP: Final = 103
PILE: Final = 151
SEATS: Final = 199


def parts(seats: int) -> list[Part]:
    """The parts in the order in which `observe` writes them."""
    by_seat = around(seats)
    actions = tuple(ACTIONS)
    ring = tuple(map(str, range(RING)))
    return [
        Part("over", 1, "1 at the end"),
        Part("expert", 1, "1 where the ring is 1 to 9"),
        Part("memory", 1, "1 where the pile is closed"),
        Part("totals", 1, "1 where previews tell the balance"),
        Part("open", 1, "1 if I may look through the pile now"),
        Part("stake", 1, "shame cards that the bout is for", unit=3),
        Part("direction", 1, "1 clockwise, -1 the other way round"),
        Part("aside", 1, "cards aside", unit=15),
        Part("pile_size", 1, "cards in the pile", unit=15),
        Part("repeats", 1, "the number that a copy would repeat, if I can see it", unit=8),
        Part("repeats_turn", 1, "1 if a copy would turn round, as far as I can see"),
        Part("balance", 1, "the balance", unit=10),
        Part("balance_at", RING, "1 at the balance, while it is in the ring", ring),
        Part("hand", NUM_CARDS, "how many of each card I hold", tuple(CARDS), 2),
        Part("deck", NUM_CARDS, "how many the deck has, if not the usual one", tuple(CARDS), 2),
        Part("top", NUM_ACTIONS, "1 for the last card played", actions),
        Part("pile", NUM_ACTIONS, "how often it is in the pile, if I may look", actions, 2),
        Part("turn", seats, "1 for whoever is to play, or was at the end", by_seat),
        Part("opener", seats, "1 for whoever began the bout", by_seat),
        Part("second", seats, "1 for whoever played the second card", by_seat),
        Part("hand_sizes", seats, "cards in hand", by_seat, 8),
        Part("shame", seats, "shame cards", by_seat, 3),
    ]


def observe(state: SlamboState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what the seat sees."""
    bout = state.bout
    pile = state.piled
    size: i64 = len(pile)
    is_open = state.over or not state.memory
    out[at] = 1 if state.over else 0
    out[at + 1] = 1 if bout.low == 1 else 0
    out[at + 2] = 1 if state.memory else 0
    out[at + 3] = 1 if state.totals else 0
    out[at + 4] = 1 if is_open else 0
    out[at + STAKE] = small(state.stake)
    out[at + DIRECTION] = i16(bout.direction)
    out[at + ASIDE] = i16(state.num_aside)
    out[at + PILE_SIZE] = small(size)
    out[at + BALANCE] = small(bout.balance)
    if 0 <= bout.balance < RING:
        out[at + BALANCE + 1 + bout.balance] = 1
    cards = state.cards
    index = state.start_of(seat)
    end = index + bout.size(seat)
    while index < end:
        out[at + HAND + i64(cards[index])] += 1
        index += 1
    if state.own_deck:
        for entry in state.deck:
            card: i64 = entry
            add_one(out, at + DECK + card)
    if size > 0:
        top = i64(pile[size - 1])
        out[at + TOP + top] = 1
        if is_open:
            out[at + REPEATS] = i16(bout.number)
            out[at + REPEATS + 1] = 1 if bout.turns else 0
            for index in range(size):
                add_one(out, at + PILE + i64(pile[index]))
        elif top != COPY:
            number: i64 = NUMBERS[top]
            out[at + REPEATS] = i16(number)
            out[at + REPEATS + 1] = 1 if top >= FIRST_TURN else 0
    seats: i64 = bout.seats
    at += SEATS
    out[at + place(bout.turn, seat, seats)] = 1
    at += seats
    out[at + place(bout.opener, seat, seats)] = 1
    at += seats
    if bout.second >= 0:
        out[at + place(bout.second, seat, seats)] = 1
    at += seats
    other: i64 = seat
    for step in range(seats):
        shame: i64 = state.shame[other]
        out[at + step] = i16(bout.size(other))
        out[at + seats + step] = small(shame)
        other += 1
        if other == seats:
            other = 0
