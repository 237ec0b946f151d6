"""Dice of one's own: how they are written, and which of them can be played with (BLUFF-19).

purple = ["0", "2", "5", "6", "9", "*"]
green = ["1", "3", "4", "5", "7", "8"]
"""

# Not compiled: dice are looked at once a game, and the option is a dataclass.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ringside.core.errors import InvalidOption
from ringside.core.options import Data
from ringside.core.reading import shown
from ringside.games.slam_bluff.dice import FACES, FREE, GREEN, PURPLE, numbers_of

COLOURS = ("purple", "green")


@dataclass(frozen=True, slots=True)
class DiceOption(Data):
    """The faces of the two dice, purple first; None for the usual ones."""

    form: str = "dice"

    def check(self, value: Any) -> Any:
        if isinstance(value, str):
            value = Data.read(self, value)
        if value is None:
            return None
        if isinstance(value, Mapping):
            if set(value) != set(COLOURS):
                raise refused("dice-file")
            value = [value[colour] for colour in COLOURS]
        if not isinstance(value, list | tuple) or len(value) != len(COLOURS):
            raise refused("dice-file")
        dice = [faces_of(colour, faces) for colour, faces in zip(COLOURS, value, strict=True)]
        if all(FREE in faces for faces in dice):
            raise refused("dice-stars")
        if any(0 in numbers_of(one, other) for one in dice[0] for other in dice[1]):
            raise refused("dice-nought")
        return None if dice == [PURPLE, GREEN] else dice

    def parts(self, value: Any, seats: int) -> dict[str, Any]:
        """The faces of each die."""
        return dict(zip(COLOURS, value or [PURPLE, GREEN], strict=True))

    def samples(self) -> list[Any]:
        return [[["1", "1", "2", "3", "6", "9"], ["*", "1", "4", "4", "8", "9"]]]


def faces_of(colour: str, faces: object) -> list[str]:
    """The six faces of a die; whole numbers will do for digits."""
    if not isinstance(faces, list | tuple) or len(faces) != FACES:
        raise refused("dice-faces", die=colour, count=FACES)
    found: list[str] = []
    for face in faces:
        text = str(face) if isinstance(face, str | int) and not isinstance(face, bool) else ""
        if len(text) != 1 or text not in f"0123456789{FREE}":
            raise refused("dice-face", die=colour, found=shown(face))
        found.append(text)
    return found


def refused(code: str, **about: Any) -> InvalidOption:
    """The error for dice that cannot be played with."""
    return InvalidOption(code, "BLUFF-19", game="slam-bluff", option="dice", **about)
