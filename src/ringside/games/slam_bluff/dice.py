"""Slam Bluff's dice, read once from dice.toml, and what each roll makes true.

A roll is a number from 0 to 35: six times the purple face plus the green one.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

_DATA = tomllib.loads(resources.files(__package__).joinpath("dice.toml").read_text("utf-8"))

PURPLE: Final[list[str]] = _DATA["dice"][0]["faces"]
GREEN: Final[list[str]] = _DATA["dice"][1]["faces"]
FREE: Final = "*"

ROLLS: Final[list[tuple[str, str]]] = [(purple, green) for purple in PURPLE for green in GREEN]


def numbers_of(purple: str, green: str) -> list[int]:
    """The numbers that two faces make true, the lower first (BLUFF-04, BLUFF-12).

    >>> numbers_of("6", "7"), numbers_of("0", "7"), numbers_of("*", "8")
    ([67, 76], [7, 70], [8])
    """
    if purple == FREE:
        return [int(green)]
    return sorted({int(purple + green), int(green + purple)})


TRUE_NUMBERS: Final[list[list[int]]] = [numbers_of(*faces) for faces in ROLLS]

# BLUFF-05: the 59 numbers that some roll makes true.
NUMBERS: Final[list[int]] = sorted({number for made in TRUE_NUMBERS for number in made})
