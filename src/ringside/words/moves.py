"""Moves as people say them: "place on F6" for ``place 0,0``.

A move that is the id of a thing has the thing's name. Any other is the message ``move-<its first
word>``, filled in with ``what``: the words after the first, each by its name if it is a thing's id.
A game whose moves need more than that says so by `Game.saying`. The browser says them with the
same messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ringside.words import message, name

if TYPE_CHECKING:
    from ringside.core.catalogue import Thing
    from ringside.core.game import Game

# Things of these kinds are no parts of moves.
NOT_PLAYED = ("option", "reason")


def move_words(game: Game[Any], move: str, language: str = "en", names: Sequence[str] = ()) -> str:
    """A move in words; as it is written if the game's words do not have it."""
    key, about = saying(game, move, language)
    return message(key, about, language, names, words_of(game)) or move


def saying(game: Game[Any], move: str, language: str) -> tuple[str, dict[str, Any]]:
    """The message that says a move, and what it is about."""
    own = game.saying(move)
    if own is not None:
        return own
    thing = _thing(game, move)
    if thing is not None:
        return thing.message, thing.about
    verb, *rest = move.split(" ")
    return f"move-{verb}", {"what": " ".join(named(game, word, language) for word in rest) or None}


def named(game: Game[Any], word: str, language: str) -> str:
    """A word of a move: the name of the thing that it is the id of, or the word itself."""
    thing = _thing(game, word)
    return word if thing is None else name(words_of(game), thing.kind, thing.id, language)


def words_of(game: Game[Any]) -> str:
    """Whose words say it; a game that nobody has announced has none of its own."""
    from ringside.games import ids  # the registry stands on the core, as the words do

    return game.id if game.id in ids() else ""


def _thing(game: Game[Any], id: str) -> Thing | None:
    return _by_id(game).get(id)


@cache
def _by_id(game: Game[Any]) -> dict[str, Thing]:
    things = [thing for thing in game.catalogue().things if thing.kind not in NOT_PLAYED]
    things.sort(key=lambda thing: thing.kind == "card")  # a card before another thing of that id
    return {thing.id: thing for thing in things}
