"""Cards and players as people at a terminal say them: "Shafaat", "Crosby II #3"."""

# Not compiled: it reads words for people.

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ringside.games.slamball.things import things
from ringside.words import name


def short(full: str) -> str:
    """What fits on a jersey.

    >>> short("Faysal Shafaat"), short("Tony Crosby II")
    ('Shafaat', 'Crosby II')
    """
    words = full.split()
    return " ".join(words[-2:] if len(words) > 2 and len(words[-1]) <= 3 else words[-1:])


@cache
def players(language: str) -> dict[str, str]:
    """The house's players by id, each name once."""
    found: dict[str, str] = {}
    for thing in things():
        if thing.kind == "player":
            about: dict[str, Any] = thing.about
            role = name("slamball", "role", about["position"], language, "tile")
            found[thing.id] = (
                short(about["name"]) if "name" in about else f"{role} {about['number']}"
            )
    return found


@cache
def cards(language: str) -> dict[str, str]:
    """The house's cards by id."""
    found: dict[str, str] = {}
    for thing in things():
        if thing.kind == "card":
            number = "boost" if thing.about["boost"] else f"#{thing.about['number']}"
            found[thing.id] = f"{players(language)[thing.about['player']]} {number}"
    return found


def card(id: str, language: str) -> str:
    """A card by its short name; by its id if it is a coach's own."""
    return cards(language).get(id, id)


def spoken(move: str, language: str) -> str:
    """A move with names in the place of ids.

    >>> spoken("sub shafaat for lava-stopper-55", "en")
    'sub Shafaat for Stopper 55'
    """
    verb, *words = move.split()
    said = [cards(language).get(word, players(language).get(word, word)) for word in words]
    return f"{verb} {', '.join(said) if verb == 'start' else ' '.join(said)}".strip()


@cache
def back(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds the names in a text, and the ids they stand for."""
    ids = {said.casefold(): id for id, said in (players(language) | cards(language)).items()}
    names = "|".join(re.escape(said) for said in sorted(ids, key=len, reverse=True))
    return re.compile(rf"(?<![\w#-])(?:{names})(?![\w#-])", re.IGNORECASE), ids


def written(text: str, language: str) -> str:
    """What a person typed, with ids in the place of names.

    >>> written("lay crosby ii #3", "en")
    'lay crosby#3'
    """
    pattern, ids = back(language)
    found = pattern.sub(lambda match: ids[match[0].casefold()], text)
    return found.replace(",", "") if found.startswith("start ") else found
