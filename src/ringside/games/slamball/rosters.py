"""Who is in a position and which cards there are, before anything is placed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringside.core.errors import InvalidOption, InvalidPosition
from ringside.core.reading import Reader, shown
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
from ringside.games.slamball.play.book import NONE, ROLE_WORDS, Book


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
