"""The line grammar, and the files it is written in: a team, the chaos deck.

A team file (TOML, or the same structure as JSON) has a ``name`` and seven ``players``, each with
``id``, ``name``, ``role``, ``number``, ``whistles``, ``boost`` and ten ``cards``, a card being a
list of lines. A chaos file has ``cards`` with ``name``, ``copies``, ``kind``, ``effect`` and
``story``. Every misfit is told with the file, the card and the line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from ringside.games.slamball.play import book as books
from ringside.games.slamball.play.book import KIND_WORDS, ROLE_WORDS

ROSTER: Final = {"stopper": 2, "gunner": 3, "handler": 2}
ACTION_CARDS: Final = 10
MOST_ICONS: Final = 9
MOST_POINTS: Final = 9
MOST_CHAOS: Final = 60
PLAYER_ID: Final = re.compile(r"[\w.'-]{1,22}")
CARD_NAME: Final = re.compile(r"([\w.'-]{1,22})#([\w.'-]{1,16})")

# What a line of each kind may carry: points, speed, power, the mark of a loose ball, risk.
SHOTS: Final = ("slam", "layup", "jumper")
PASSES: Final = ("pass", "lob", "outlet")
ICONS: Final = {
    "foul": "sp",
    "hit": "sp",
    "steal": "s",
    "stop": "p",
    "slam": "sp",
    "layup": "sp",
    "jumper": "sp",
    "boost": "sp",
}
# Icons that come with the word itself.
INNATE: Final = {"lbr": (0, 1), "lob": (0, 1), "outlet": (1, 0)}

# The words of a chaos card's effect; `gain`, `lose` and `boost` are followed by icons.
EFFECTS: Final = {
    "face off": books.REPLAY,
    "loose": books.LOOSE,
    "gain": books.GAIN,
    "lose": books.LOSE,
    "no slam": books.NO_SLAM,
    "draw": books.DRAW_ONE,
    "nothing": books.PLAY_ON,
    "whistle": books.KEEP_WHISTLE,
    "boost": books.KEEP_BOOST,
}
KEEPS: Final = (books.KEEP_WHISTLE, books.KEEP_BOOST)


class CardError(ValueError):
    """A file, card or line that cannot be read, in a sentence."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a card."""

    kind: int
    speed: int = 0
    power: int = 0
    points: int = 0
    risky: bool = False
    name: str = ""  # of a boost


@dataclass(frozen=True, slots=True)
class Player:
    """One player of a team, with cards by name; the boost is the last."""

    id: str
    name: str
    role: str
    number: int
    whistles: int
    cards: dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class Team:
    """A team as its file tells it."""

    name: str
    players: tuple[Player, ...]

    def cards(self) -> dict[str, list[str]]:
        """All cards of the team by name."""
        return {name: lines for player in self.players for name, lines in player.cards.items()}


@dataclass(frozen=True, slots=True)
class Chaos:
    """One kind of chaos card."""

    name: str
    copies: int
    effect: int
    speed: int
    power: int
    story: str


# -- lines -------------------------------------------------------------------------------


def read_line(text: object) -> Line:
    """A line in the ledger's grammar; CardError says what is wrong with it.

    >>> read_line("slam 3 p1")
    Line(kind=6, speed=0, power=1, points=3, risky=False, name='')
    """
    if not isinstance(text, str):
        raise CardError("a line is a text")
    if len(text) > 80:
        raise CardError("a line has at most 80 characters")
    words, title = split_title(text)
    risky = words[:1] == ["risky"]
    if risky:
        words = words[1:]
    kind = words[0] if words else ""
    if kind == "steal!":
        kind = "steal"
    if kind not in KIND_WORDS:
        raise CardError(f"{kind!r} is no kind of line; they are {', '.join(KIND_WORDS)}")
    if risky and kind not in PASSES:
        raise CardError(f"only a pass, lob or outlet can be risky, not a {kind}")
    if title and kind != "boost":
        raise CardError("only a boost has a name in quotes")
    words = words[1:]
    points = 0
    if kind in SHOTS:
        if not words or not words[0].isdecimal() or not 1 <= int(words[0]) <= MOST_POINTS:
            raise CardError(f"a {kind} says its points, 1 to {MOST_POINTS}, as in '{kind} 3'")
        points = int(words[0])
        words = words[1:]
    if words[-1:] == ["!"] and kind in ("stop", "hit"):
        words = words[:-1]
    speed, power = read_icons(words, ICONS.get(kind, ""), kind)
    more_speed, more_power = INNATE.get(kind, (0, 0))
    number = KIND_WORDS.index(kind)
    return Line(number, speed + more_speed, power + more_power, points, risky, title)


def split_title(text: str) -> tuple[list[str], str]:
    """The words of a line, and the name in quotes at its end."""
    before, quote, rest = text.partition('"')
    if not quote:
        return text.split(), ""
    title, closed, after = rest.partition('"')
    if not closed or after.strip() or not title.strip():
        raise CardError('a name stands in quotes at the end, as in boost s2 "Baby Bron"')
    return before.split(), title


def read_icons(words: list[str], allowed: str, kind: str) -> tuple[int, int]:
    """Speed and power from words such as ``s1 p2``."""
    icons = {"s": 0, "p": 0}
    seen = ""
    for word in words:
        sort, count = word[:1], word[1:]
        if sort not in ("s", "p") or not count.isdecimal() or not 1 <= int(count) <= MOST_ICONS:
            raise CardError(f"{word!r} is not understood; icons are such as s1 or p2")
        if sort not in allowed:
            named = "speed" if sort == "s" else "power"
            raise CardError(f"a {kind} has no {named} of its own")
        if sort in seen or (sort == "s" and "p" in seen):
            raise CardError("icons are written once, speed before power")
        seen += sort
        icons[sort] = int(count)
    return icons["s"], icons["p"]


def read_card(lines: object) -> list[Line]:
    """All lines of a card, in order."""
    if not isinstance(lines, list | tuple) or not lines:
        raise CardError("a card is a list of lines")
    if len(lines) > len(KIND_WORDS):
        raise CardError(f"a card has at most {len(KIND_WORDS)} lines")
    card: list[Line] = []
    for number, text in enumerate(lines, 1):
        try:
            line = read_line(text)
            kind = KIND_WORDS[line.kind]
            if any(line.kind == other.kind for other in card):
                raise CardError(f"a card has only one {kind}")
            if kind == "chaos" and number > 1:
                raise CardError("chaos comes first on a card")
            if kind == "boost" and len(lines) > 1:
                raise CardError("a boost is a card of its own, of one line")
        except CardError as error:
            shown = repr(text[:60]) if isinstance(text, str) else f"({type(text).__name__})"
            raise CardError(f"line {number} {shown}: {error}") from None
        card.append(line)
    return card


# -- teams -------------------------------------------------------------------------------


def team_faults(data: object) -> list[str]:
    """Everything that is wrong with a team's data."""
    if not isinstance(data, Mapping):
        return ["a team is a table with a name and players"]
    faults: list[str] = []
    name = data.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= 40:
        faults.append("the team's name is a text of 1 to 40 characters")
    extra = [str(key) for key in data if key not in ("name", "players")]
    faults.extend(f"a team has no field {key[:40]!r}" for key in extra[:5])
    players = data.get("players")
    if not isinstance(players, list | tuple):
        return [*faults, "players is a list of seven"]
    if len(players) != sum(ROSTER.values()):
        faults.append(f"a team has seven players, not {len(players)}")
    seen: set[str] = set()
    roles: list[str] = []
    for number, player in enumerate(players[:20], 1):
        faults.extend(player_faults(player, number, seen, roles))
    if not faults:
        for role, count in ROSTER.items():
            if roles.count(role) != count:
                faults.append(f"a team has {count} {role}s, not {roles.count(role)}")
    return faults


def player_faults(player: object, number: int, seen: set[str], roles: list[str]) -> list[str]:
    """Everything that is wrong with one player."""
    if not isinstance(player, Mapping):
        return [f"player {number} is no table"]
    id = player.get("id")
    if not isinstance(id, str) or not PLAYER_ID.fullmatch(id):
        return [f"player {number}: the id is one word of at most 22 letters, such as 'moragne'"]
    faults: list[str] = []
    if id in seen:
        faults.append(f"player {id} is there twice")
    seen.add(id)
    known = ("id", "name", "role", "number", "whistles", "boost", "cards")
    faults.extend(
        f"player {id}: there is no field {str(key)[:40]!r}" for key in player if key not in known
    )
    name = player.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= 40:
        faults.append(f"player {id}: the name is a text of 1 to 40 characters")
    role = player.get("role")
    if role not in ROLE_WORDS:
        faults.append(f"player {id}: the role is stopper, gunner or handler")
    roles.append(str(role))
    if not is_count(player.get("number"), 99):
        faults.append(f"player {id}: the number is 0 to 99")
    if not is_count(player.get("whistles"), 9):
        faults.append(f"player {id}: whistles are 0 to 9")
    cards = player.get("cards")
    if not isinstance(cards, list | tuple) or len(cards) != ACTION_CARDS:
        faults.append(f"player {id}: cards is a list of ten cards")
        cards = []
    for place, lines in enumerate(cards, 1):
        faults.extend(card_faults(f"{id}#{place}", lines, False))
    faults.extend(card_faults(f"{id}#boost", [player.get("boost")], True))
    return faults


def is_count(value: object, most: int) -> bool:
    """Whether a value is a whole number from 0 to most."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def card_faults(name: str, lines: object, boost: bool) -> list[str]:
    """What is wrong with a card, named."""
    try:
        card = read_card(lines)
    except CardError as error:
        return [f"card {name}, {error}"]
    if (card[0].kind == books.BOOST) != boost:
        wanted = "is a boost, as in 'boost s1 p2 \"Name\"'" if boost else "is no boost"
        return [f"card {name}: this card {wanted}"]
    return []


def make_team(data: Any) -> Team:
    """The team of faultless data."""
    players: list[Player] = []
    for entry in data["players"]:
        id = entry["id"]
        cards = {f"{id}#{place}": list(card) for place, card in enumerate(entry["cards"], 1)}
        cards[f"{id}#boost"] = [entry["boost"]]
        players.append(
            Player(id, entry["name"], entry["role"], entry["number"], entry["whistles"], cards)
        )
    return Team(data["name"], tuple(players))


# -- chaos -------------------------------------------------------------------------------


def chaos_faults(data: object) -> list[str]:
    """Everything that is wrong with a chaos deck's data."""
    if not isinstance(data, Mapping):
        return ["a chaos deck is a table with cards"]
    cards = data.get("cards")
    if not isinstance(cards, list | tuple):
        return ["cards is a list of chaos cards"]
    faults: list[str] = []
    seen: set[str] = set()
    total = 0
    for number, card in enumerate(cards[:MOST_CHAOS], 1):
        if not isinstance(card, Mapping):
            faults.append(f"chaos card {number} is no table")
            continue
        name = card.get("name")
        if not isinstance(name, str) or not 1 <= len(name) <= 40:
            faults.append(f"chaos card {number}: the name is a text of 1 to 40 characters")
            continue
        if name in seen:
            faults.append(f"chaos card {name!r} is there twice; say how many copies instead")
        seen.add(name)
        if not is_count(card.get("copies"), MOST_CHAOS):
            faults.append(f"chaos card {name!r}: copies are 0 to {MOST_CHAOS}")
        else:
            total += card["copies"]
        if not isinstance(card.get("story", ""), str) or len(card.get("story", "")) > 200:
            faults.append(f"chaos card {name!r}: the story is a text of at most 200 characters")
        try:
            effect, _, _ = read_effect(card.get("effect"))
            wanted = "keep" if effect in KEEPS else "instant"
            if card.get("kind") != wanted:
                faults.append(f"chaos card {name!r}: with this effect its kind is {wanted!r}")
        except CardError as error:
            faults.append(f"chaos card {name!r}: {error}")
    if total > MOST_CHAOS or len(cards) > MOST_CHAOS:
        faults.append(f"a chaos deck has at most {MOST_CHAOS} cards")
    return faults


def read_effect(text: object) -> tuple[int, int, int]:
    """The effect of a chaos card with its speed and power."""
    if not isinstance(text, str) or len(text) > 40:
        raise CardError(f"the effect is one of {', '.join(EFFECTS)}")
    if text in EFFECTS and text not in ("gain", "lose", "boost"):
        return EFFECTS[text], 0, 0
    words = text.split()
    if words and words[0] in ("gain", "lose", "boost"):
        speed, power = read_icons(words[1:], "sp", words[0])
        if speed + power > 0:
            return EFFECTS[words[0]], speed, power
        raise CardError(f"{words[0]} says how much, as in '{words[0]} s1 p1'")
    raise CardError(f"the effect is one of {', '.join(EFFECTS)}, not {text!r}")


def make_chaos(data: Any) -> tuple[Chaos, ...]:
    """The chaos deck of faultless data."""
    deck: list[Chaos] = []
    for card in data["cards"]:
        effect, speed, power = read_effect(card["effect"])
        story = card.get("story", "")
        deck.append(Chaos(card["name"], card["copies"], effect, speed, power, story))
    return tuple(deck)


# -- the files that come with the game -----------------------------------------------------


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
def house_chaos() -> tuple[Chaos, ...]:
    """The chaos deck; read once."""
    data = load("chaos.toml")
    refuse("chaos.toml", chaos_faults(data))
    return make_chaos(data)


def refuse(where: str, faults: list[str]) -> None:
    """CardError for the first faults, if there are any."""
    if faults:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        raise CardError(f"{where}: {faults[0]}{more}")
