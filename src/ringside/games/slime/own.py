"""Cards and boards of one's own: how they are written, and which can be played with (SLIME-56).

[cards]
bomb = 6

radius = 4
start_ring = 3
flowers = ["0,0"]
holes = ["2,0", "-2,0"]
"""

# Not compiled: files are looked at once a game, and the options are dataclasses.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ringside.core.errors import InvalidOption
from ringside.core.options import Data
from ringside.core.reading import shown
from ringside.games.slime.board import HEX_NUMBERS, HEXES, NUM_HEXES, RADIUS, distance
from ringside.games.slime.cards import CARD_NUMBERS, CARDS

MOST_COPIES: Final = 15  # what a hand has room for (field.py)
FEWEST_HEXES: Final = 7


@dataclass(frozen=True, slots=True)
class CardsOption(Data):
    """How many there are of the cards that are not as in the box; None if all are."""

    form: str = "cards"

    def check(self, value: Any) -> Any:
        if isinstance(value, str):
            value = Data.read(self, value)
        if value is None:
            return None
        if isinstance(value, Mapping) and set(value) == {"cards"}:
            value = value["cards"]
        if not isinstance(value, Mapping):
            raise refused("cards-file", self.name)
        for code, copies in value.items():
            if code not in CARD_NUMBERS:
                raise refused("cards-unknown", self.name, found=shown(code))
            if not is_whole(copies, 0, MOST_COPIES):
                raise refused("cards-copies", self.name, found=shown(code), most=MOST_COPIES)
        changed = {
            card.code: int(value[card.code])
            for card in CARDS
            if value.get(card.code, card.copies) != card.copies
        }
        return changed or None

    def parts(self, value: Any, seats: int) -> dict[str, Any]:
        """How many there are of each card."""
        changed = value or {}
        return {card.code: changed.get(card.code, card.copies) for card in CARDS}

    def samples(self) -> list[Any]:
        return [{"moving-1": 0, "bomb": 9, "stop": 12}]


@dataclass(frozen=True, slots=True)
class BoardOption(Data):
    """A board of one's own; None for one of the box."""

    form: str = "board"

    def check(self, value: Any) -> Any:
        if isinstance(value, str):
            value = Data.read(self, value)
        if value is None:
            return None
        known = {"radius", "start_ring", "flowers", "holes"}
        if not isinstance(value, Mapping) or "radius" not in value or not set(value) <= known:
            raise refused("board-file", self.name)
        radius = value["radius"]
        if not is_whole(radius, 1, RADIUS):
            raise refused("board-radius", self.name, most=RADIUS)
        ring = value.get("start_ring", radius)
        if not is_whole(ring, 1, radius):
            raise refused("board-ring", self.name, most=radius)
        flowers = self.hexes(value.get("flowers", []), "flowers", radius)
        holes = self.hexes(value.get("holes", []), "holes", radius)
        if both := set(flowers) & set(holes):
            raise refused("board-flower", self.name, found=shown(min(both)))
        board = {"radius": radius, "start_ring": ring, "flowers": flowers, "holes": holes}
        if len(within(radius)) - len(holes) < FEWEST_HEXES:
            raise refused("board-small", self.name, least=FEWEST_HEXES)
        return board

    def hexes(self, value: object, field: str, radius: int) -> list[str]:
        """The hexes of a list, each once and in order."""
        if not isinstance(value, list | tuple):
            raise refused("board-list", self.name, field=field)
        inside = within(radius)
        for name in value:
            if not isinstance(name, str) or name not in inside:
                raise refused("board-hex", self.name, field=field, found=shown(name))
        return sorted(set(value), key=lambda name: HEX_NUMBERS[name])

    def samples(self) -> list[Any]:
        return [{"radius": 2, "start_ring": 2, "flowers": ["1,0"], "holes": ["-1,0", "0,0"]}]


def within(radius: int) -> set[str]:
    """The hexes of a board without holes."""
    middle = HEXES[NUM_HEXES // 2]
    return {hex.name() for hex in HEXES if distance(hex, middle) <= radius}


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def refused(code: str, option: str, **about: Any) -> InvalidOption:
    """The error for a file that cannot be played with."""
    return InvalidOption(code, "SLIME-56", game="slime", option=option, **about)
