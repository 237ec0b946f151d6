"""What a seat of SUMO sees, as numbers. Its own things come first: "mine", then "theirs"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.bits import count
from ringside.core.observation import Part
from ringside.core.tensors import spread
from ringside.games.sumo.cards import CARDS
from ringside.games.sumo.row import BITS, LAST

if TYPE_CHECKING:
    from ringside.games.sumo.rules import SumoState

NUM_CARDS: Final = 20

# Where the parts begin, in the order of `parts`.
PHASE: Final = 1
TO_MOVE: Final = 5
HAND_SIZES: Final = 7
ASIDE: Final = 9
SEALED: Final = 10
RING: Final = 12
LEAD: Final = 15
WON: Final = 17
HAND: Final = 19
MY_SEALED: Final = 39
LED: Final = 59
CLASH: Final = 79
TRICKS: Final = 119
TRICKS_LED: Final = 159

BOTH: Final = ("mine", "theirs")


def parts() -> list[Part]:
    """The parts in the order in which `observe` writes them."""
    cards = tuple(CARDS)
    return [
        Part("answer_only", 1, "1 where only the follower performs two of the moves"),
        Part("phase", 4, "one of these", ("clash", "lead", "follow", "over")),
        Part("to_move", 2, "1 for whoever is to decide", BOTH),
        Part("hand_sizes", 2, "cards in hand", BOTH, 8),
        Part("aside", 1, "cards aside", unit=4),
        Part("sealed", 2, "1 for whoever has put a clash card face down", BOTH),
        Part("ring", 3, "where the wrestlers are", ("my edge", "centre", "their edge")),
        Part("lead", 2, "1 for whoever leads", BOTH),
        Part("won", 2, "1 for whoever has won", BOTH),
        Part("hand", NUM_CARDS, "1 for each card in my hand", cards),
        Part("my_sealed", NUM_CARDS, "1 for the clash card that I put face down", cards),
        Part("led", NUM_CARDS, "1 for the card led to the trick", cards),
        Part("clash_mine", NUM_CARDS, "in which clash I turned the card up, from 1", cards, 8),
        Part("clash_theirs", NUM_CARDS, "in which clash they turned it up, from 1", cards, 8),
        Part("tricks_mine", NUM_CARDS, "to which trick I played the card, from 1", cards, 8),
        Part("tricks_theirs", NUM_CARDS, "to which trick they played it, from 1", cards, 8),
        Part("tricks_led", NUM_CARDS, "1 for each card led to a finished trick", cards),
    ]


def observe(state: SumoState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what the seat sees."""
    first = seat == 0
    sealed: i64 = state.sealed0 if first else state.sealed1
    other_sealed: i64 = state.sealed1 if first else state.sealed0
    lead = state.lead
    led = state.led
    out[at] = 1 if state.answer_only else 0
    if state.is_over():
        out[at + PHASE + 3] = 1
        if state.winner >= 0:
            out[at + WON + (state.winner ^ seat)] = 1
    elif lead < 0:
        out[at + PHASE] = 1
        out[at + TO_MOVE] = 1 if sealed < 0 else 0
        out[at + TO_MOVE + 1] = 1 if other_sealed < 0 else 0
    elif led < 0:
        out[at + PHASE + 1] = 1
        out[at + TO_MOVE + (lead ^ seat)] = 1
    else:
        out[at + PHASE + 2] = 1
        out[at + TO_MOVE + 1 - (lead ^ seat)] = 1
    hand: i64 = state.hand0 if first else state.hand1
    spread(hand, NUM_CARDS, out, at + HAND)
    out[at + HAND_SIZES] = i16(count(hand))
    out[at + HAND_SIZES + 1] = i16(count(state.hand1 if first else state.hand0))
    out[at + ASIDE] = i16(count(state.aside))
    if sealed >= 0:
        out[at + SEALED] = 1
        out[at + MY_SEALED + sealed] = 1
    if other_sealed >= 0:
        out[at + SEALED + 1] = 1
    out[at + RING + 1 + (state.ring if first else -state.ring)] = 1
    if lead >= 0:
        out[at + LEAD + (lead ^ seat)] = 1
    if led >= 0:
        out[at + LED + led] = 1
    number_row(state.clash0 if first else state.clash1, out, at + CLASH)
    number_row(state.clash1 if first else state.clash0, out, at + CLASH + NUM_CARDS)
    mine: i64 = state.tricks0 if first else state.tricks1
    theirs: i64 = state.tricks1 if first else state.tricks0
    number_row(mine, out, at + TRICKS)
    number_row(theirs, out, at + TRICKS + NUM_CARDS)
    leads: i64 = state.leads
    for _trick in range(state.num_tricks):
        led = (mine if leads & 1 == seat else theirs) & LAST
        out[at + TRICKS_LED + led - 1] = 1
        mine >>= BITS
        theirs >>= BITS
        leads >>= 1


def number_row(row: i64, out: vec[i16], at: i64) -> None:
    """Write at each card of a row its number in it, from 1."""
    number: i16 = 0
    while row != 0:
        number += 1
        out[at + (row & LAST) - 1] = number
        row >>= BITS
