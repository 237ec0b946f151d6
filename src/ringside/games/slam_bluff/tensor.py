"""What a seat of Slam Bluff sees, as numbers. Seats are counted clockwise from one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.observation import Part, around
from ringside.core.tensors import add_one, place
from ringside.games.slam_bluff.dice import SHOWN, USUAL

if TYPE_CHECKING:
    from ringside.games.slam_bluff.rules import SlamBluffState

MOST_LIVES: Final = 9
NUMBERS: Final = 100
FACES: Final = 6
SHOWINGS: Final = 11  # what a face can show
PASS: Final = 100

# Where the parts begin, in the order of `parts`; those of all seats follow one another.
OPENING: Final = 3
PASSED: Final = 4
START_LIVES: Final = 5
BEATEN: Final = 6
DICE: Final = 7
OWN_DICE: Final = 29
NUMBER: Final = 51
SEATS: Final = 151


def parts(seats: int) -> list[Part]:
    """The parts in the order in which `observe` writes them."""
    by_seat = around(seats)
    faces = tuple(SHOWN)
    return [
        Part("phase", 3, "one of these", ("declare", "respond", "over")),
        Part("opening", 1, "1 before the first declaration of a round"),
        Part("passed", 1, "1 if the declaration to answer is a free pass"),
        Part("start_lives", 1, "lives at the start", unit=MOST_LIVES),
        Part("beaten", 1, "the number that the declaration had to beat", unit=NUMBERS),
        Part("purple", SHOWINGS, "1 for the face of the purple die, if I see it", faces),
        Part("green", SHOWINGS, "1 for the face of the green die, if I see it", faces),
        Part("own_purple", SHOWINGS, "how many faces of it show this, if not the usual", faces, 6),
        Part("own_green", SHOWINGS, "how many faces of it show this, if not the usual", faces, 6),
        Part("number", NUMBERS, "1 for the last number declared", tuple(map(str, range(NUMBERS)))),
        Part("turn", seats, "1 for whoever is to decide, or was at the end", by_seat),
        Part("roller", seats, "1 for whoever has rolled", by_seat),
        Part("lives", seats, "lives left", by_seat, MOST_LIVES),
        Part("out", seats, "as which they went out, from 1", by_seat, seats - 1),
        Part("caught", seats, "how often they were challenged and had lied", by_seat, MOST_LIVES),
        Part("honest", seats, "how often they were challenged in vain", by_seat, MOST_LIVES),
        Part("right", seats, "how often they challenged a lie", by_seat, MOST_LIVES),
        Part("wrong", seats, "how often they challenged in vain", by_seat, MOST_LIVES),
    ]


def observe(state: SlamBluffState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what the seat sees."""
    over = state.is_over()
    if over:
        out[at + 2] = 1
    elif state.claim < 0:
        out[at] = 1
    else:
        out[at + 1] = 1
    if state.opening:
        out[at + OPENING] = 1
    if state.claim == PASS:
        out[at + PASSED] = 1
    out[at + START_LIVES] = i16(state.start_lives)
    out[at + BEATEN] = i16(state.beaten)
    cup = state.cup
    if over or seat == state.roller:
        purple: i64 = cup.purple_shown[state.roll // FACES]
        green: i64 = cup.green_shown[state.roll % FACES]
        out[at + DICE + purple] = 1
        out[at + DICE + SHOWINGS + green] = 1
    if cup is not USUAL:
        for face in range(FACES):
            purple = cup.purple_shown[face]
            green = cup.green_shown[face]
            out[at + OWN_DICE + purple] += 1
            out[at + OWN_DICE + SHOWINGS + green] += 1
    if state.number > 0:
        out[at + NUMBER + state.number] = 1
    seats: i64 = state.seats
    at += SEATS
    out[at + place(state.turn, seat, seats)] = 1
    at += seats
    out[at + place(state.roller, seat, seats)] = 1
    at += seats
    lives = state.lives
    for other in range(seats):
        left: i64 = lives[other]
        to = at + other - seat
        if other < seat:
            to += seats
        out[to] = i16(left)
    at += seats
    order: i16 = 0
    for entry in state.out:
        order += 1  # noqa: SIM113 - a number of 16 bits
        gone: i64 = entry
        out[at + place(gone, seat, seats)] = order
    at += seats
    for packed in state.shown:
        roller = place(packed >> 4 & 7, seat, seats)
        challenger = place(packed >> 1 & 7, seat, seats)
        if packed & 1:
            add_one(out, at + roller)
            add_one(out, at + 2 * seats + challenger)
        else:
            add_one(out, at + seats + roller)
            add_one(out, at + 3 * seats + challenger)
