"""A face off: who meets whom, and the cards they locked in."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ringside.core.reading import Reader
from ringside.games.slamball.floor import naming
from ringside.games.slamball.floor.naming import FACE_OFF_WORDS, HOW_WORDS
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE, Book
from ringside.games.slamball.rosters import (
    MOST_ICONS,
    Rosters,
    both_figures,
    figure,
    flags,
    invalid,
    pair,
    word_place,
)

# How a face off came about.
FOULED: Final = 0
WHISTLED: Final = 1
REPLAYED: Final = 2
INTENTIONAL: Final = 3
IN_OVERTIME: Final = 4


class FaceOff:
    """One player against one. Lists are attacker, defender; flags in them are 1 or 0.

    Where there is none, it is NO_FACE_OFF, whose ``kind`` is NONE and which nobody changes."""

    def __init__(self, source: FaceOff | None = None) -> None:
        if source is None:
            self.kind: i64 = NONE
            self.seat: i64 = NONE
            self.players: list[int] = [NONE, NONE]
            self.cards: list[int] = [NONE, NONE]
            self.gasp: list[int] = [0, 0]
            self.blind: list[int] = [0, 0]
            self.sting_speed: i64 = 0
            self.sting_power: i64 = 0
            self.add_speed: list[int] = [0, 0]
            self.add_power: list[int] = [0, 0]
            self.off: bool = False
            self.no_slam: bool = False
            self.how: i64 = NONE
        else:
            self.kind = source.kind
            self.seat = source.seat
            self.players = source.players.copy()
            self.cards = source.cards.copy()
            self.gasp = source.gasp.copy()
            self.blind = source.blind.copy()
            self.sting_speed = source.sting_speed
            self.sting_power = source.sting_power
            self.add_speed = source.add_speed.copy()
            self.add_power = source.add_power.copy()
            self.off = source.off
            self.no_slam = source.no_slam
            self.how = source.how

    def copy(self) -> FaceOff:
        """One of its own; no face off is the same for all."""
        return self if self.kind == NONE else FaceOff(self)

    def side_of(self, seat: i64) -> i64:
        """0 for the attacker's seat, 1 for the defender's."""
        return 0 if seat == self.seat else 1

    def write(self, book: Book) -> dict[str, Any] | None:
        """As the position has it. ``blind`` is there only if a card was locked from the top of a
        deck, so that its own coach has not seen it."""
        if self.kind == NONE:
            return None
        written: dict[str, Any] = {
            "kind": FACE_OFF_WORDS[self.kind],
            "seat": self.seat,
            "attacker": naming.player(book, self.players[0]),
            "defender": naming.player(book, self.players[1]),
            "cards": [naming.card(book, value) for value in self.cards],
            "gasp": [bool(value) for value in self.gasp],
            "sting": naming.figure(self.sting_speed, self.sting_power),
            "add": naming.figures(self.add_speed, self.add_power),
            "off": self.off,
            "no_slam": self.no_slam,
            "how": naming.word(HOW_WORDS, self.how),
        }
        if any(self.blind):
            written["blind"] = [bool(value) for value in self.blind]
        return written

    def read(self, fields: Reader, rosters: Rosters) -> None:
        """The field ``face_off``, which is not null."""
        reader = fields.inside("face_off")
        self.kind = FACE_OFF_WORDS.index(reader.choice("kind", FACE_OFF_WORDS))
        self.seat = reader.whole("seat", 0, 1)
        attacker = rosters.player_of(self.seat, reader.value("attacker"), "face_off.attacker")
        if attacker == NONE:
            raise invalid("no-attacker", where="face_off.attacker")
        defender = rosters.player_of(1 - self.seat, reader.value("defender"), "face_off.defender")
        self.players = [attacker, defender]
        self.gasp = flags(reader, "gasp")
        self.blind = flags(reader, "blind") if "blind" in reader else [0, 0]
        for side, value in enumerate(pair(reader, "cards")):
            if value is None:
                continue
            where = f"face_off.cards[{side}]"
            # A last gasp lies on the discard or the clock as well.
            card = rosters.card(value, where) if self.gasp[side] else rosters.once(value, where)
            if card // moves.PLACES != self.players[side]:
                raise invalid("face-off-card", where=where)
            self.cards[side] = card
        sting = figure(reader.value("sting"), "face_off.sting", 0)
        self.sting_speed, self.sting_power = sting
        self.add_speed, self.add_power = both_figures(reader, "add", -MOST_ICONS)
        self.off = reader.flag("off")
        self.no_slam = reader.flag("no_slam")
        self.how = word_place(reader, "how", HOW_WORDS)


NO_FACE_OFF: Final = FaceOff()
