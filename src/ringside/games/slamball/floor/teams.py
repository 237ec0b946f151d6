"""Both teams: who is on court, what lies in hands and decks."""

from __future__ import annotations

from typing import Any

from ringside.core.reading import Reader, items
from ringside.games.slamball.files import MOST_NAME
from ringside.games.slamball.floor import naming
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE, ROLE_WORDS, Book
from ringside.games.slamball.rosters import Rosters, invalid, pair


class Teams:
    """Hands and kept cards by seat, the rest by player. The last item of a deck is its top."""

    def __init__(self, source: Teams | None = None) -> None:
        if source is None:
            self.hands: list[list[int]] = [[], []]
            self.kept: list[list[int]] = [[], []]
            self.court: list[int] = [0, 0]  # masks of players
            self.decks: list[list[int]] = []
            self.whistles: list[int] = [0] * (2 * moves.PLAYERS)
            self.gasp: list[int] = [NONE] * (2 * moves.PLAYERS)  # a last card with a gasp left
        else:
            self.hands = [source.hands[0].copy(), source.hands[1].copy()]
            self.kept = [source.kept[0].copy(), source.kept[1].copy()]
            self.court = source.court.copy()
            decks: list[list[int]] = []
            for deck in source.decks:
                decks.append(deck.copy())
            self.decks = decks
            self.whistles = source.whistles.copy()
            self.gasp = source.gasp.copy()

    def copy(self) -> Teams:
        """Teams of their own."""
        return Teams(self)

    def write(self, book: Book, seat: int) -> dict[str, Any]:
        """A team with its players in roster order; the first card of a deck is its top."""
        players: list[dict[str, Any]] = []
        for place in range(book.team_sizes[seat]):
            who = seat * moves.PLAYERS + place
            players.append(
                {
                    "id": book.player_ids[who],
                    "role": ROLE_WORDS[book.player_roles[who]],
                    "number": book.player_numbers[who],
                    "court": bool(self.court[seat] >> place & 1),
                    "whistles": self.whistles[who],
                    "deck": naming.cards(book, self.decks[who][::-1]),
                    "gasp": naming.card(book, self.gasp[who]),
                }
            )
        return {"name": book.team_names[seat], "players": players}

    def read(self, fields: Reader, rosters: Rosters) -> None:
        """Both rosters; only then decks and hands, which need every card's number."""
        self.decks = [[] for _ in range(2 * moves.PLAYERS)]
        readers: list[tuple[int, Reader]] = []
        for seat, value in enumerate(pair(fields, "teams")):
            team = Reader(value, f"teams[{seat}]")
            name = team.value("name")
            if not isinstance(name, str) or len(name) > MOST_NAME:
                raise invalid("team-name", where=team.path("name"), most=MOST_NAME)
            rosters.book.team_names[seat] = name
            players = team.items("players", Reader)
            if len(players) > moves.PLAYERS:
                raise invalid("team-size", most=moves.PLAYERS)
            readers.extend((rosters.add_player(seat, player), player) for player in players)
        for who, player in readers:
            self.read_player(who, player, rosters)
        self.hands = [
            items(hand, f"hands[{seat}]", rosters.card_of(seat))
            for seat, hand in enumerate(pair(fields, "hands"))
        ]
        self.kept = [
            items(kept, f"kept[{seat}]", rosters.chaos_card)
            for seat, kept in enumerate(pair(fields, "kept"))
        ]

    def read_player(self, who: int, player: Reader, rosters: Rosters) -> None:
        """What a player has left."""
        seat, place = divmod(who, moves.PLAYERS)
        self.court[seat] |= player.flag("court") << place
        self.whistles[who] = player.whole("whistles", 0, 99)
        self.decks[who] = player.items("deck", rosters.card_of(seat, who))[::-1]
        gasp = player.value("gasp")
        if gasp is not None:
            self.gasp[who] = rosters.card(gasp, player.path("gasp"))
            if self.gasp[who] // moves.PLACES != who:
                raise invalid("gasp", where=player.path("gasp"))
