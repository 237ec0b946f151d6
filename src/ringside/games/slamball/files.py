"""Team files and chaos files: what is wrong with one, and those that come with the game."""

# Not compiled: files are read once.

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from ringside.games.slamball.cards import (
    ACTION_CARDS,
    KEEPS,
    MOST_CHAOS,
    PLAYER_ID,
    ROSTER,
    CardError,
    ChaosCard,
    Fault,
    Team,
    bad,
    fault,
    make_chaos,
    make_team,
    read_card,
    read_effect,
)
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play.book import ROLE_WORDS

MOST_NAME: Final = 40
MOST_STORY: Final = 200


def team_faults(data: object) -> list[Fault]:
    """Everything that is wrong with a team's data."""
    if not isinstance(data, Mapping):
        return [fault("team-table")]
    faults: list[Fault] = []
    name = data.get("name")
    if not is_name(name):
        faults.append(fault("team-name", most=MOST_NAME))
    extra = [str(key) for key in data if key not in ("name", "players")]
    faults.extend(fault("team-field", field=key[:40]) for key in extra[:5])
    players = data.get("players")
    if not isinstance(players, list | tuple):
        return [*faults, fault("team-players")]
    if len(players) != sum(ROSTER.values()):
        faults.append(fault("team-seven", count=len(players)))
    seen: set[str] = set()
    roles: list[str] = []
    for number, player in enumerate(players[:20], 1):
        faults.extend(player_faults(player, number, seen, roles))
    if not faults:
        for role, count in ROSTER.items():
            if roles.count(role) != count:
                faults.append(fault("team-role", role=role, count=count, found=roles.count(role)))
    return faults


def player_faults(player: object, number: int, seen: set[str], roles: list[str]) -> list[Fault]:
    """Everything that is wrong with one player."""
    if not isinstance(player, Mapping):
        return [fault("player-table", number=number)]
    id = player.get("id")
    if not isinstance(id, str) or not PLAYER_ID.fullmatch(id):
        return [fault("player-id", number=number)]
    faults: list[Fault] = []
    if id in seen:
        faults.append(fault("player-twice", id=id))
    seen.add(id)
    known = ("id", "name", "role", "number", "whistles", "boost", "cards")
    faults.extend(
        fault("player-field", id=id, field=str(key)[:40]) for key in player if key not in known
    )
    if not is_name(player.get("name")):
        faults.append(fault("player-name", id=id, most=MOST_NAME))
    role = player.get("role")
    if role not in ROLE_WORDS:
        faults.append(fault("player-role", id=id))
    roles.append(str(role))
    if not is_count(player.get("number"), 99):
        faults.append(fault("player-number", id=id))
    if not is_count(player.get("whistles"), 9):
        faults.append(fault("player-whistles", id=id))
    cards = player.get("cards")
    if not isinstance(cards, list | tuple) or len(cards) != ACTION_CARDS:
        faults.append(fault("player-cards", id=id))
        cards = []
    for place, lines in enumerate(cards, 1):
        faults.extend(card_faults(f"{id}#{place}", lines, False))
    faults.extend(card_faults(f"{id}#boost", [player.get("boost")], True))
    return faults


def is_name(value: object) -> bool:
    """Whether a value can be shown as a name."""
    return isinstance(value, str) and 1 <= len(value) <= MOST_NAME


def is_count(value: object, most: int) -> bool:
    """Whether a value is a whole number from 0 to most."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def card_faults(name: str, lines: object, boost: bool) -> list[Fault]:
    """What is wrong with a card, named."""
    try:
        card = read_card(lines)
    except CardError as error:
        return [fault("in-card", name=name, fault=error.about["fault"])]
    if (card[0].kind == books.BOOST) != boost:
        return [fault("card-is-boost" if boost else "card-no-boost", name=name)]
    return []


def chaos_faults(data: object) -> list[Fault]:
    """Everything that is wrong with a chaos deck's data."""
    if not isinstance(data, Mapping):
        return [fault("chaos-table")]
    cards = data.get("cards")
    if not isinstance(cards, list | tuple):
        return [fault("chaos-list")]
    faults: list[Fault] = []
    seen: set[str] = set()
    total = 0
    for number, card in enumerate(cards[:MOST_CHAOS], 1):
        if not isinstance(card, Mapping):
            faults.append(fault("chaos-entry", number=number))
            continue
        name = card.get("name")
        if not isinstance(name, str) or not is_name(name):
            faults.append(fault("chaos-name", number=number, most=MOST_NAME))
            continue
        if name in seen:
            faults.append(fault("chaos-twice", name=name))
        seen.add(name)
        if not is_count(card.get("copies"), MOST_CHAOS):
            faults.append(fault("chaos-copies", name=name, most=MOST_CHAOS))
        else:
            total += card["copies"]
        story = card.get("story", "")
        if not isinstance(story, str) or len(story) > MOST_STORY:
            faults.append(fault("chaos-story", name=name, most=MOST_STORY))
        try:
            effect, _, _ = read_effect(card.get("effect"))
            wanted = "keep" if effect in KEEPS else "instant"
            if card.get("kind") != wanted:
                faults.append(fault("chaos-kind", name=name, wanted=wanted))
        except CardError as error:
            faults.append(fault("in-chaos", name=name, fault=error.about["fault"]))
    if total > MOST_CHAOS or len(cards) > MOST_CHAOS:
        faults.append(fault("chaos-most", most=MOST_CHAOS))
    return faults


def load(name: str) -> Any:
    """The data of a file in this folder."""
    return tomllib.loads(resources.files(__package__).joinpath(name).read_text("utf-8"))


@cache
def house_team(name: str) -> Team:
    """The Lava or the Slashers; read once."""
    data = load(name)
    refuse(name, team_faults(data))
    return make_team(data)


@cache
def house_chaos() -> tuple[ChaosCard, ...]:
    """The chaos deck; read once."""
    data = load("chaos.toml")
    refuse("chaos.toml", chaos_faults(data))
    return make_chaos(data)


def refuse(where: str, faults: list[Fault]) -> None:
    """CardError for the first of the faults, if there are any."""
    if faults:
        raise bad("in-file", file=where, fault=faults[0], more=len(faults) - 1)
