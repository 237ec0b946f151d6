"""Who is in a position and which cards there are, before anything is placed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringside.core.errors import InvalidOption, InvalidPosition
from ringside.core.reading import Reader, shown, whole
from ringside.games.slamball.cards import (
    CARD_NAME,
    PLAYER_ID,
    CardError,
    Player,
    fault,
    read_card,
)
from ringside.games.slamball.library import add_chaos, add_player, chaos_of, teams_of
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import (
    KEEP_BOOST,
    NONE,
    ROLE_WORDS,
    WIND_CARD,
    Book,
)

MOST_ICONS = 999


def invalid(code: str, **about: Any) -> InvalidPosition:
    """The error for a position that SlamBall cannot have."""
    return InvalidPosition(code, game="slamball", **about)


class Rosters:
    """The cards and players of a position by name; a card is found in one place only."""

    def __init__(self, fields: Reader, options: dict[str, Any]) -> None:
        self.fields = fields
        try:
            self.teams = teams_of(options)
            chaos = chaos_of(options)
        except InvalidOption as error:
            raise invalid(error.code, **error.about) from None
        self.book = Book()
        for card in chaos:
            add_chaos(self.book, card)
        self.seen: set[int] = set()
        self.read_cards()

    def read_cards(self) -> None:
        """The definitions the position brings along, kept as they are written."""
        given = self.fields.value("cards")
        if not isinstance(given, Mapping):
            raise self.fields.misfit("cards", "object")
        for name, lines in given.items():
            if not isinstance(name, str) or not CARD_NAME.fullmatch(name):
                raise invalid("card-name", found=shown(name))
            try:
                read_card(lines)
            except CardError as error:
                raise invalid("fault", fault=fault("in-card", name=name, **error.about)) from None
            self.book.own_cards[name] = list(lines)

    def add_player(self, seat: int, reader: Reader) -> int:
        """A player with the cards of the files and of the position."""
        id = reader.value("id")
        if not isinstance(id, str) or not PLAYER_ID.fullmatch(id):
            raise invalid("player-id", where=reader.path("id"))
        if id in self.book.players:
            raise invalid("player-twice", id=id)
        cards: dict[str, list[str]] = {}
        name = id
        for team in self.teams:
            for known in team.players:
                if known.id == id:
                    name = known.name
                    cards.update(known.cards)
        for card, lines in self.book.own_cards.items():
            if card.partition("#")[0] == id:
                cards[card] = lines
        if len(cards) > moves.PLACES:
            raise invalid("player-cards", id=id, most=moves.PLACES)
        role = reader.choice("role", ROLE_WORDS)
        number = reader.whole("number", 0, 999)
        return add_player(self.book, seat, Player(id, name, role, number, 0, cards))

    def card(self, value: object, where: str) -> int:
        """Any card of the game."""
        if not isinstance(value, str) or value not in self.book.cards:
            raise invalid("not-card", where=where, found=shown(value))
        return self.book.cards[value]

    def once(self, value: object, where: str) -> int:
        """A card that lies nowhere else."""
        card = self.card(value, where)
        if card in self.seen:
            raise invalid("card-twice", name=value)
        self.seen.add(card)
        return card

    def card_of(self, seat: int, who: int = NONE) -> Any:
        """A reader for cards of one team, or of one player."""

        def read(value: object, where: str) -> int:
            card = self.once(value, where)
            if card // moves.CARDS != seat:
                raise invalid("others-there", where=where, name=value)
            if who not in (NONE, card // moves.PLACES):
                raise invalid("another-players", where=where, name=value)
            return card

        return read

    def boost(self, reader: Reader, card: int) -> int:
        """The boost attached to a card."""
        value = reader.value("boost")
        if value is None:
            return NONE
        kept = self.book.chaos.get(value) if isinstance(value, str) else None
        if kept is not None and self.book.chaos_effects[kept] == KEEP_BOOST:
            return WIND_CARD + kept
        boost = self.once(value, reader.path("boost"))
        if not self.book.is_boost(boost) or boost // moves.PLACES != card // moves.PLACES:
            raise invalid("own-boost", where=reader.path("boost"))
        return boost

    def chaos_card(self, value: object, where: str) -> int:
        """A chaos card by name."""
        if not isinstance(value, str) or value not in self.book.chaos:
            raise invalid("not-chaos", where=where, found=shown(value))
        return self.book.chaos[value]

    def player_of(self, seat: int, value: object, where: str) -> int:
        """A player of one team, or NONE for null."""
        if value is None:
            return NONE
        who = self.player(value, where)
        if who // moves.PLAYERS != seat:
            raise invalid("others-there", where=where, name=value)
        return who

    def player(self, value: object, where: str) -> int:
        """A player on the floor or the bench."""
        if not isinstance(value, str) or value not in self.book.players:
            raise invalid("not-player", where=where, found=shown(value))
        return self.book.players[value]


# -- small things ------------------------------------------------------------------------


def pair(reader: Reader, name: str) -> list[Any]:
    """A list of two, one for each seat."""
    return reader.items(name, lambda value, where: value, 2)


def wholes(reader: Reader, name: str, most: int) -> list[int]:
    """Two whole numbers."""
    return reader.items(name, lambda value, where: whole(value, where, 0, most), 2)


def flags(reader: Reader, name: str) -> list[int]:
    """Two times true or false, as 1 or 0."""
    values = pair(reader, name)
    if not all(isinstance(value, bool) for value in values):
        raise invalid("flags", where=reader.path(name))
    return [int(value) for value in values]


def seat_or_none(reader: Reader, name: str) -> int:
    """A seat, or NONE for null."""
    value = reader.maybe_whole(name, 0, 1)
    return NONE if value is None else value


def figure(value: object, where: str, least: int) -> tuple[int, int]:
    """Speed and power."""
    reader = Reader(value, where)
    return reader.whole("speed", least, MOST_ICONS), reader.whole("power", least, MOST_ICONS)


def both_figures(reader: Reader, name: str, least: int) -> tuple[list[int], list[int]]:
    """Speed and power of two sides."""
    pairs = reader.items(name, lambda value, where: figure(value, where, least), 2)
    return [one[0] for one in pairs], [one[1] for one in pairs]


def word_place(reader: Reader, name: str, words: list[str]) -> int:
    """The place of a word in a list, or NONE for null."""
    return NONE if reader.value(name) is None else words.index(reader.choice(name, words))
