"""Slam Bluff's dice, read once from dice.toml, and what each roll makes true.

A roll is a number from 0 to 35: six times the purple face plus the green one.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ringside.core.bits import BITS

FREE: Final = "*"
FACES: Final = 6
SHOWN: Final = [*"0123456789", FREE]  # all that a face can show
PASS: Final = 100  # the action after all numbers


def numbers_of(purple: str, green: str) -> list[int]:
    """The numbers that two faces make true, the lower first (BLUFF-04, BLUFF-12).

    >>> numbers_of("6", "7"), numbers_of("0", "7"), numbers_of("*", "8")
    ([67, 76], [7, 70], [8])
    """
    if purple == FREE:
        return [int(green)]
    if green == FREE:
        return [int(purple)]
    return sorted({int(purple + green), int(green + purple)})


def bits_of(actions: list[int]) -> list[int]:
    """Actions as two words of bits."""
    words = [0, 0]
    for action in actions:
        words[action // BITS] |= 1 << action % BITS
    return words


class Cup:
    """The two dice in a cup, and what can be declared with them."""

    def __init__(self, purple: list[str], green: list[str]) -> None:
        self.name = "".join(purple + green)
        self.purple = purple
        self.green = green
        self.rolls: list[tuple[str, str]] = [(one, other) for one in purple for other in green]
        self.purple_shown: list[int] = [SHOWN.index(face) for face in purple]
        self.green_shown: list[int] = [SHOWN.index(face) for face in green]
        # Where a face is on a die twice, the first roll that shows the same stands for all.
        self.alike: list[int] = [self.rolls.index(roll) for roll in self.rolls]
        self.truths: list[list[int]] = [numbers_of(*faces) for faces in self.rolls]
        # What each roll makes true: its lower number, its higher one, and whether a free pass.
        self.low: list[int] = [made[0] for made in self.truths]
        self.high: list[int] = [made[-1] for made in self.truths]
        self.star: list[bool] = [FREE in faces for faces in self.rolls]
        # BLUFF-05: the numbers that some roll makes true; 59 with the usual dice.
        self.numbers: list[int] = sorted({number for made in self.truths for number in made})
        # What may be declared above each number, by it.
        self.higher: list[list[int]] = [
            [number for number in self.numbers if number > beaten] + [PASS] for beaten in range(100)
        ]
        # The same as bits, two words each: what opens a round, then what is above each number.
        self.open: vec[i64] = vec[i64](
            [word for actions in (self.numbers, *self.higher) for word in bits_of(actions)]
        )
        # The place of every number among them; one that no roll shows has that of the next lower.
        self.places: list[int] = [
            sum(1 for lower in self.numbers if lower <= number) for number in range(100)
        ]


_DATA = tomllib.loads(resources.files(__package__).joinpath("dice.toml").read_text("utf-8"))

PURPLE: Final[list[str]] = _DATA["dice"][0]["faces"]
GREEN: Final[list[str]] = _DATA["dice"][1]["faces"]

USUAL: Final = Cup(PURPLE, GREEN)
ROLLS: Final[list[tuple[str, str]]] = USUAL.rolls
TRUE_NUMBERS: Final[list[list[int]]] = USUAL.truths
NUMBERS: Final[list[int]] = USUAL.numbers

MOST_OWN: Final = 64
OWN: Final[dict[str, Cup]] = {}


def cup_with(faces: list[list[str]] | None) -> Cup:
    """The cup with dice of these faces, with the usual ones for None; remembered for a while."""
    if faces is None:
        return USUAL
    key = "".join(faces[0] + faces[1])
    found = OWN.get(key)
    if found is None:
        if len(OWN) >= MOST_OWN:
            OWN.clear()
        found = Cup(faces[0], faces[1])
        OWN[key] = found
    return found
