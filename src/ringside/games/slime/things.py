"""Everything in Slime Games that has a name: cards, modes, boards, hexes."""

from __future__ import annotations

from typing import Final

from ringside.core.catalogue import Thing
from ringside.games.slime.board import BOARDS, HEXES, RADIUS
from ringside.games.slime.cards import CARDS

MODES: Final = {
    "duel": "SLIME-50",
    "poltergeist": "SLIME-51",
    "slow": "SLIME-52",
    "flowers": "SLIME-53",
    "researchers": "SLIME-54",
    "market": "SLIME-55",
}


def things() -> list[Thing]:
    """All of them, kind by kind."""
    return [*cards(), *modes(), *boards(), *hexes()]


def cards() -> list[Thing]:
    """The twenty-two cards; those of a family share the message of their name."""
    found: list[Thing] = []
    for card in CARDS:
        about = {
            "number": card.number,
            "family": card.family,
            "kind": card.kind,
            "copies": card.copies,
            "times": card.times,
        }
        found.append(Thing("card", card.code, card.rule, f"card-{card.family}", about))
    return found


def modes() -> list[Thing]:
    """The ways to play it differently."""
    return [Thing("mode", mode, rule) for mode, rule in MODES.items()]


def boards() -> list[Thing]:
    """The two boards, and one's own."""
    found = [
        Thing("board", board.name, "SLIME-01", about={"radius": board.radius}) for board in BOARDS
    ]
    return [*found, Thing("board", "own", "SLIME-56")]


def hexes() -> list[Thing]:
    """Every hex by a column's letter and a row's number: the middle of both boards is F6."""
    found: list[Thing] = []
    for hex in HEXES:
        about = {"column": chr(ord("A") + hex.q + RADIUS), "row": int(hex.r + RADIUS + 1)}
        found.append(Thing("hex", hex.name(), words="hex", about=about))
    return found
