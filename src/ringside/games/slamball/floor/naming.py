"""Numbers of the book by the names that positions and views give them."""

from __future__ import annotations

from typing import Final

from ringside.games.slamball.card_types import Figure
from ringside.games.slamball.play.book import NONE, WIND_CARD, Book

DOING_WORDS: Final = ["shoot", "pass", "nothing"]
HOW_WORDS: Final = ["fast", "big"]
FACE_OFF_WORDS: Final = ["foul", "whistle", "replay", "intentional", "overtime"]


def number(value: int) -> int | None:
    """A seat, or None for nobody."""
    return None if value == NONE else value


def word(words: list[str], value: int) -> str | None:
    """One of a few words, or None."""
    return None if value == NONE else words[value]


def card(book: Book, value: int) -> str | None:
    """A card by name, or None."""
    return None if value == NONE else book.card_names[value]


def cards(book: Book, values: list[int]) -> list[str]:
    """Cards by name."""
    return [book.card_names[value] for value in values]


def chaos_cards(book: Book, values: list[int]) -> list[str]:
    """Chaos cards by name."""
    return [book.chaos_names[value] for value in values]


def player(book: Book, value: int) -> str | None:
    """A player's id, or None."""
    return None if value == NONE else book.player_ids[value]


def boost(book: Book, value: int) -> str | None:
    """An attached boost: a card's name or a chaos card's, or None."""
    if value >= WIND_CARD:
        return book.chaos_names[value - WIND_CARD]
    return card(book, value)


def figure(speed: int, power: int) -> Figure:
    """Speed and power of one side."""
    return {"speed": speed, "power": power}


def figures(speed: list[int], power: list[int]) -> list[Figure]:
    """Speed and power of both."""
    return [figure(speed[0], power[0]), figure(speed[1], power[1])]
