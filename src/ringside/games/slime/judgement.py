"""How a table of Slime Games stands: figures of each seat, and what they are worth.

The chance of a seat to win grows with the sum of its figures, each times its weight (see
`bots/learning.py`). The weights were learnt from games of bots among each other by
`learning.py`, for few seats and for many, and for how much of the pile is left: what counts at
the beginning is not what counts at the end.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from mypy_extensions import i64

from ringside.bots.knots import blended
from ringside.bots.learning import chances
from ringside.games.slime.actions import NUM_CARDS, PLACEMENT_CARDS
from ringside.games.slime.board import connected, size
from ringside.games.slime.cards import CODES
from ringside.games.slime.choices import within
from ringside.games.slime.field import MAIN
from ringside.games.slime.possible import enemies, useful
from ringside.games.slime.rules import SlimeState

# Space is what is empty beside a seat's pieces, room what is empty within two hexes of them.
BOARD_FIGURES: Final[list[str]] = [
    "pieces",
    "pieces-on-a-full-board",
    "space",
    "space-0",
    "space-1",
    "space-2",
    "room",
    "own-space",
    "largest-slime",
    "slimes",
    "lone-pieces",
    "enemies-beside",
    "pieces-beside-enemies",
    "largest-slime-beside-enemies",
    "no-piece",
    "placement-card",
    "placement-card-needed",
    "on-turn",
    "cards-to-play",
    "turns-to-wait",
    "cards",
]
FIGURES: Final[list[str]] = [*BOARD_FIGURES, *CODES]

# Weights are given for so many cards left in the pile; between them they go over into each other.
KNOTS: Final[list[int]] = [0, 10, 30, 90]
MOST_CARDS: Final = 100


class Judge:
    """Weights for every figure, by the number of cards left in the pile."""

    def __init__(self, weights: list[list[float]]) -> None:
        """The weights are those at each of the knots."""
        self.by_pile: list[list[float]] = blended(weights, KNOTS, MOST_CARDS)

    def chances(self, state: SlimeState) -> list[float]:
        """Each seat's chance to win; none for those who are out of the game."""
        pile: i64 = len(state.deck)
        weights = self.by_pile[pile if pile < MOST_CARDS else MOST_CARDS]
        found: list[list[float]] = []
        for seat in range(state.num_seats):
            found.append([] if state.players[seat].stuck else figures(state, seat))
        return chances(weights, found)


def figures(state: SlimeState, seat: i64) -> list[float]:
    """What there is to say of a seat that is not out of the game."""
    player = state.players[seat]
    player.look_around()
    empty: i64 = size(state.empty_lo, state.empty_hi)
    pieces: i64 = size(player.lo, player.hi)
    space_lo: i64 = player.near_lo & state.empty_lo
    space_hi: i64 = player.near_hi & state.empty_hi
    space: i64 = size(space_lo, space_hi)
    two_lo, two_hi = within(player.lo, player.hi, False)
    room: i64 = size(two_lo & state.empty_lo, two_hi & state.empty_hi)
    others_lo: i64 = 0
    others_hi: i64 = 0
    for other in range(state.num_seats):
        if other != seat:
            them = state.players[other]
            them.look_around()
            others_lo |= them.near_lo
            others_hi |= them.near_hi
    enemy_lo, enemy_hi = enemies(state, seat)
    beside: i64 = size(player.near_lo & enemy_lo, player.near_hi & enemy_hi)
    touched_lo: i64 = player.lo & others_lo
    touched_hi: i64 = player.hi & others_hi
    largest: i64 = 0
    reached: i64 = 0
    slimes: i64 = 0
    lo: i64 = player.lo
    hi: i64 = player.hi
    while lo | hi:
        slime_lo, slime_hi = connected(lo, hi, lo & -lo, 0 if lo else hi & -hi)
        lo &= ~slime_lo
        hi &= ~slime_hi
        slimes += 1
        count: i64 = size(slime_lo, slime_hi)
        if count > largest:
            largest = count
        if count > reached and slime_lo & touched_lo | slime_hi & touched_hi:
            reached = count
    cards: i64 = player.held & PLACEMENT_CARDS
    able = cards != 0 and useful(state, cards, seat, seat) != 0
    full = empty == 0
    all_of: float = float(size(state.board.lo, state.board.hi))
    on_turn = state.turn == seat
    seats: i64 = state.num_seats
    wait: i64 = ((seat - state.turn) * state.direction + seats) % seats
    found: list[float] = [
        0.1 * float(pieces),
        0.1 * float(pieces) * (1.0 - float(empty) / all_of),
        0.1 * float(space if space < 10 else 10),
        1.0 if space == 0 and not full else 0.0,
        1.0 if space == 1 else 0.0,
        1.0 if space == 2 else 0.0,
        0.05 * float(room if room < 20 else 20),
        0.1 * float(size(space_lo & ~others_lo, space_hi & ~others_hi)),
        0.1 * float(largest),
        0.2 * float(slimes),
        0.2 * float(size(player.lo & ~player.near_lo, player.hi & ~player.near_hi)),
        0.1 * float(beside),
        0.1 * float(size(touched_lo, touched_hi)),
        0.1 * float(reached),
        1.0 if pieces == 0 else 0.0,
        1.0 if able else 0.0,
        1.0 if able and space <= 1 and not full else 0.0,
        1.0 if on_turn else 0.0,
        0.3 * float(3 - state.played) if on_turn and state.phase == MAIN else 0.0,
        float(wait) / float(seats),
        0.1 * float(player.cards),
    ]
    for card in range(NUM_CARDS):
        found.append(float(player.count(card)) if player.held >> card & 1 else 0.0)
    return found


WEIGHTS: Final = "weights.toml"


def table_for(seats: i64) -> str:
    """The table of weights for a number of seats."""
    return "two" if seats == 2 else "four" if seats <= 4 else "eight"


def read_judges() -> dict[str, Judge]:
    """The weights of weights.toml, by their tables."""
    text = resources.files("ringside.games.slime").joinpath(WEIGHTS).read_text("utf-8")
    judges: dict[str, Judge] = {}
    for name, table in tomllib.loads(text).items():
        nothing: list[float] = [0.0] * len(KNOTS)
        by_figure: list[list[float]] = [table.get(figure, nothing) for figure in FIGURES]
        knots: list[list[float]] = []
        for knot in range(len(KNOTS)):
            knots.append([weights[knot] for weights in by_figure])
        judges[name] = Judge(knots)
    return judges


JUDGES: Final[dict[str, Judge]] = read_judges()
