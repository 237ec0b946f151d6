"""Every move of Slime Games as a number, in the order in which moves are listed.

Moves of a kind follow each other with their hexes in hex order, their cards in the order of
the card table, their seats ascending.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slime.board import DIRECTIONS, HEX_NAMES, HEXES, HIGH, LOW, SPLIT
from ringside.games.slime.cards import CODES

# The cards, as numbers of the table in cards.toml.
MOVING_1: Final = 0
MOVING_3: Final = 2
CONFUSED: Final = 3
CONTROLLING_1: Final = 4
CONTROLLING_3: Final = 6
ADVENTUROUS: Final = 7
THIEF: Final = 8
HUNGRY: Final = 9
POPPING_2: Final = 10
POPPING_3: Final = 11
BOMB: Final = 12
GROWING_2: Final = 13
GROWING_3: Final = 14
ATTACKING_1: Final = 15
ATTACKING_3: Final = 17
JUMPING: Final = 18
CONQUERING: Final = 19
SNAKE: Final = 20
STOP_CARD: Final = 21
NUM_CARDS: Final = 22
NO_CARD: Final = -1

# What can be pending besides a card.
GROW_HAUNT: Final = 22
SHRINK_HAUNT: Final = 23
FREEZE_CALL: Final = 24
STUCK_DRAW: Final = 25
PENDING_NAMES: Final[list[str]] = [*CODES, "grow", "shrink", "freeze", "stuck"]

# Sets of cards, as masks.
MOVING_CARDS: Final = 0b111
TOUCHING_CARDS: Final = 0b111 << 4 | 1 << 12 | 0b111 << 15  # they need an enemy next door
GROWING_CARDS: Final = 0b11 << 13
PLACEMENT_CARDS: Final = 0b11111111 << 13

SNAKE_LENGTH: Final = 3

# The first number of each kind of move.
PLACE: Final = 0
PLAY: Final = 91
REPLACE: Final = 113
END: Final = 135
STUCK: Final = 136
DRAW_PILE: Final = 137
DRAW_MARKET: Final = 138
STOP: Final = 141
ALLOW: Final = 142
MOVE: Final = 143
REMOVE: Final = 8424
TARGET: Final = 8515
LINE: Final = 8606
ROB: Final = 9152
DONE: Final = 9160
GROW: Final = 9161
SHRINK: Final = 9889
PASS: Final = 9980
PLAY_AS: Final = 9981
FREEZE: Final = 10157
TAKE: Final = 10158
NUM_ACTIONS: Final = 10159

MOST_SEATS: Final = 8


def make_texts() -> list[str]:
    """The text of every action."""
    texts = [f"place {hex}" for hex in HEX_NAMES]
    texts += [f"play {card}" for card in CODES]
    texts += [f"replace {card}" for card in CODES]
    texts += ["end", "stuck", "draw pile", "draw 0", "draw 1", "draw 2", "stop", "allow"]
    texts += [f"move {start}>{end}" for start in HEX_NAMES for end in HEX_NAMES]
    texts += [f"remove {hex}" for hex in HEX_NAMES]
    texts += [f"target {hex}" for hex in HEX_NAMES]
    for hex in HEXES:
        for dq, dr in DIRECTIONS:
            texts.append(f"line {hex.name()}>{hex.q + 2 * dq},{hex.r + 2 * dr}")
    texts += [f"rob {seat}" for seat in range(MOST_SEATS)]
    texts.append("done")
    texts += [f"grow {seat} {hex}" for seat in range(MOST_SEATS) for hex in HEX_NAMES]
    texts += [f"shrink {hex}" for hex in HEX_NAMES]
    texts.append("pass")
    texts += [f"play {card} as {seat}" for card in CODES for seat in range(MOST_SEATS)]
    texts += ["freeze", "take"]
    return texts


TEXTS: Final[list[str]] = make_texts()
ACTIONS: Final[dict[str, int]] = {text: action for action, text in enumerate(TEXTS)}

# The numbers themselves as objects. Long lists of moves are put together from these, which
# is three times as fast as making every number anew.
NUMBERS: Final[list[object]] = list(range(NUM_ACTIONS))


def make_runs(start: int) -> list[list[object]]:
    """The moves from ``start`` on for every choice of eight hexes in a row, as lists.

    The list for byte b of a set of hexes is number 256 * b plus the byte's value: bytes 0 to
    5 are those of the low mask, 6 to 11 those of the high one.
    """
    runs: list[list[object]] = []
    for byte in range(12):
        first = start + 8 * byte if byte < 6 else start + SPLIT + 8 * (byte - 6)
        for value in range(256):
            runs.append([first + place for place in range(8) if value >> place & 1])
    return runs


PLACE_RUNS: Final[list[list[object]]] = make_runs(PLACE)


def list_many(actions: list[object], runs: list[list[object]], lo: i64, hi: i64) -> None:
    """Append the moves of a large set of hexes, in order, eight hexes at a time."""
    row: i64 = 0
    while lo != 0:
        value: i64 = lo & 255
        if value != 0:
            actions.extend(runs[row + value])
        lo >>= 8
        row += 256
    row = 1536
    while hi != 0:
        value = hi & 255
        if value != 0:
            actions.extend(runs[row + value])
        hi >>= 8
        row += 256


def list_fast(actions: list[object], start: i64, lo: i64, hi: i64) -> None:
    """Append start plus the number of each hex of a set, in order, from ready-made objects."""
    while lo != 0:
        low: i64 = lo & -lo
        lo ^= low
        actions.append(NUMBERS[start + LOW[low % 67].number])
    while hi != 0:
        high: i64 = hi & -hi
        hi ^= high
        actions.append(NUMBERS[start + HIGH[high % 67].number])


def times(card: i64) -> i64:
    """How often a card may act: one by one until nothing is left of it."""
    if card <= MOVING_3:
        return card + 1
    if CONTROLLING_1 <= card <= CONTROLLING_3:
        return card - CONTROLLING_1 + 1
    if card in (GROWING_2, ADVENTUROUS, STUCK_DRAW):
        return 2
    if card in (GROWING_3, HUNGRY):
        return 3
    if ATTACKING_1 <= card <= ATTACKING_3:
        return card - ATTACKING_1 + 1
    return 1
