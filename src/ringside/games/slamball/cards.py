"""The line grammar, and the files it is written in: a team, the chaos deck.

A team file (TOML, or the same structure as JSON) has a ``name`` and seven ``players``, each with
``id``, ``name``, ``role``, ``number``, ``whistles``, ``boost`` and ten ``cards``, a card being a
list of lines. A chaos file has ``cards`` with ``name``, ``copies``, ``kind``, ``effect`` and, if
you like, ``story``. files.py looks for what is wrong with one.
"""

# Not compiled: files are read once.

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from ringside.core.errors import RingsideError
from ringside.core.reading import shown
from ringside.games.slamball.card_types import CardLine, Effect
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play.book import KIND_WORDS

ROSTER: Final = {"stopper": 2, "gunner": 3, "handler": 2}
ACTION_CARDS: Final = 10
MOST_ICONS: Final = 9
MOST_POINTS: Final = 9
MOST_CHAOS: Final = 60
MOST_LETTERS: Final = 80  # a line
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
EFFECT_WORDS: Final = [word.replace(" ", "-") for word in EFFECTS]  # by number
KEEPS: Final = (books.KEEP_WHISTLE, books.KEEP_BOOST)


class CardError(RingsideError):
    """A file, card or line that cannot be read. ``about["fault"]`` says why."""


Fault = dict[str, Any]
"""What is wrong: ``kind`` names the message ``fault-<kind>`` of the words, the rest fills it in.
One fault may be inside another, which says where."""


def fault(kind: str, **about: Any) -> Fault:
    """What is wrong."""
    return {"kind": kind, **about}


def bad(kind: str, **about: Any) -> CardError:
    """The error for what is wrong."""
    return CardError("fault", game="slamball", fault=fault(kind, **about))


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a card."""

    kind: int
    speed: int = 0
    power: int = 0
    points: int = 0
    risky: bool = False
    name: str = ""  # of a boost
    loose: bool = False  # marked: a loose ball may follow


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
class ChaosCard:
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
    Line(kind=6, speed=0, power=1, points=3, risky=False, name='', loose=False)
    """
    if not isinstance(text, str):
        raise bad("line-text")
    if len(text) > MOST_LETTERS:
        raise bad("line-long", most=MOST_LETTERS)
    words, title = split_title(text)
    risky = words[:1] == ["risky"]
    if risky:
        words = words[1:]
    kind = words[0] if words else ""
    if kind == "steal!":
        kind = "steal"
    if kind not in KIND_WORDS:
        raise bad("line-kind", word=kind, kinds=KIND_WORDS)
    if risky and kind not in PASSES:
        raise bad("line-risky", word=kind)
    if title and kind != "boost":
        raise bad("line-title")
    words = words[1:]
    points = 0
    if kind in SHOTS:
        if not words or not words[0].isdecimal() or not 1 <= int(words[0]) <= MOST_POINTS:
            raise bad("line-points", word=kind, most=MOST_POINTS)
        points = int(words[0])
        words = words[1:]
    loose = words[-1:] == ["!"] and kind in ("stop", "hit")
    if loose:
        words = words[:-1]
    speed, power = read_icons(words, ICONS.get(kind, ""), kind)
    more_speed, more_power = INNATE.get(kind, (0, 0))
    number = KIND_WORDS.index(kind)
    return Line(number, speed + more_speed, power + more_power, points, risky, title, loose)


def split_title(text: str) -> tuple[list[str], str]:
    """The words of a line, and the name in quotes at its end."""
    before, quote, rest = text.partition('"')
    if not quote:
        return text.split(), ""
    title, closed, after = rest.partition('"')
    if not closed or after.strip() or not title.strip():
        raise bad("line-quotes")
    return before.split(), title


def read_icons(words: list[str], allowed: str, kind: str) -> tuple[int, int]:
    """Speed and power from words such as ``s1 p2``."""
    icons = {"s": 0, "p": 0}
    seen = ""
    for word in words:
        sort, count = word[:1], word[1:]
        if sort not in ("s", "p") or not count.isdecimal() or not 1 <= int(count) <= MOST_ICONS:
            raise bad("line-icon", word=word)
        if sort not in allowed:
            raise bad("line-no-icon", word=kind, measure="speed" if sort == "s" else "power")
        if sort in seen or (sort == "s" and "p" in seen):
            raise bad("line-icons")
        seen += sort
        icons[sort] = int(count)
    return icons["s"], icons["p"]


def read_card(lines: object) -> list[Line]:
    """All lines of a card, in order."""
    if not isinstance(lines, list | tuple) or not lines:
        raise bad("card-lines")
    if len(lines) > len(KIND_WORDS):
        raise bad("card-long", most=len(KIND_WORDS))
    card: list[Line] = []
    for number, text in enumerate(lines, 1):
        try:
            line = read_line(text)
            kind = KIND_WORDS[line.kind]
            if any(line.kind == other.kind for other in card):
                raise bad("card-twice", word=kind)
            if kind == "chaos" and number > 1:
                raise bad("card-chaos")
            if kind == "boost" and len(lines) > 1:
                raise bad("card-boost")
        except CardError as error:
            shown = repr(text[:60]) if isinstance(text, str) else f"({type(text).__name__})"
            inside = error.about["fault"]
            raise bad("in-line", number=number, text=shown, fault=inside) from None
        card.append(line)
    return card


def line_told(line: Line) -> CardLine:
    """A line as views and events tell it, with what its kind has.

    >>> line_told(read_line("stop p2 !"))
    {'kind': 'stop', 'power': 2, 'loose': True}
    """
    kind: Any = KIND_WORDS[line.kind]
    told: CardLine = {"kind": kind}
    if kind in SHOTS:
        told["points"] = line.points
    icons = "s" if kind == "outlet" else "p" if kind in ("lbr", "lob") else ICONS.get(kind, "")
    if "s" in icons:
        told["speed"] = line.speed
    if "p" in icons:
        told["power"] = line.power
    if kind in PASSES:
        told["risky"] = line.risky
    if line.loose:
        told["loose"] = True
    if kind == "boost":
        told["title"] = line.name
    return told


# -- teams and chaos decks -----------------------------------------------------------------


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


def read_effect(text: object) -> tuple[int, int, int]:
    """The effect of a chaos card with its speed and power."""
    if not isinstance(text, str) or len(text) > 40:
        raise bad("effect", effects=list(EFFECTS), found=shown(text))
    if text in EFFECTS and text not in ("gain", "lose", "boost"):
        return EFFECTS[text], 0, 0
    words = text.split()
    if words and words[0] in ("gain", "lose", "boost"):
        speed, power = read_icons(words[1:], "sp", words[0])
        if speed + power > 0:
            return EFFECTS[words[0]], speed, power
        raise bad("effect-icons", word=words[0])
    raise bad("effect", effects=list(EFFECTS), found=shown(text))


def make_chaos(data: Any) -> tuple[ChaosCard, ...]:
    """The chaos deck of faultless data."""
    deck: list[ChaosCard] = []
    for card in data["cards"]:
        effect, speed, power = read_effect(card["effect"])
        story = card.get("story", "")
        deck.append(ChaosCard(card["name"], card["copies"], effect, speed, power, story))
    return tuple(deck)


def effect_told(card: ChaosCard) -> Effect:
    """What a chaos card does, as views and events tell it."""
    kind: Any = EFFECT_WORDS[card.effect]
    return {"kind": kind, "speed": card.speed, "power": card.power}
