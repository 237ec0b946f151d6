"""From card files to the numbers the game is played with."""

# Not compiled: files are read once.

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from ringside.core.errors import InvalidOption
from ringside.games.slamball.card_types import PlayerName
from ringside.games.slamball.cards import (
    ChaosCard,
    Fault,
    Line,
    Player,
    Team,
    effect_told,
    line_told,
    make_chaos,
    make_team,
    read_card,
)
from ringside.games.slamball.files import chaos_faults, house_chaos, house_team, team_faults
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import ROLE_WORDS, Book


def teams_of(options: Mapping[str, Any]) -> tuple[Team, Team]:
    """Home and away: the coach's own file, or the Lava and the Slashers."""
    home = one_team(options["home"], "home", "lava.toml")
    away = one_team(options["away"], "away", "slashers.toml")
    both = {player.id for player in home.players} & {player.id for player in away.players}
    if both:
        raise InvalidOption("same-player", game="slamball", id=min(both))
    return home, away


def one_team(data: Any, option: str, house: str) -> Team:
    """A team from an option's data."""
    if data is None:
        return house_team(house)
    refuse(option, team_faults(data))
    return make_team(data)


def chaos_of(options: Mapping[str, Any]) -> tuple[ChaosCard, ...]:
    """The chaos deck: the coach's own, or the house's."""
    data = options["chaos"]
    if data is None:
        return house_chaos()
    refuse("chaos", chaos_faults(data))
    return make_chaos(data)


def refuse(option: str, faults: list[Fault]) -> None:
    """InvalidOption for the first of the faults, if there are any."""
    if faults:
        raise InvalidOption(
            "own-file", game="slamball", option=option, fault=faults[0], more=len(faults) - 1
        )


def book_of(options: Mapping[str, Any]) -> Book:
    """The book of a game with these options; without own files it is always the same."""
    if options["home"] is None and options["away"] is None and options["chaos"] is None:
        return house_book()
    return make_book(teams_of(options), chaos_of(options))


@cache
def house_book() -> Book:
    """The Lava against the Slashers."""
    teams = house_team("lava.toml"), house_team("slashers.toml")
    return make_book(teams, house_chaos())


def make_book(teams: tuple[Team, Team], chaos: tuple[ChaosCard, ...]) -> Book:
    """The book of a game between two teams."""
    book = Book()
    for seat, team in enumerate(teams):
        book.team_names[seat] = team.name
        for player in team.players:
            add_player(book, seat, player)
    for card in chaos:
        add_chaos(book, card)
    return book


def add_player(book: Book, seat: int, player: Player) -> int:
    """Enter a player with all cards."""
    number = seat * moves.PLAYERS + book.team_sizes[seat]
    book.team_sizes[seat] += 1
    book.player_ids[number] = player.id
    book.player_names[number] = player.name
    book.called[number] = called(player)
    book.player_roles[number] = ROLE_WORDS.index(player.role)
    book.player_numbers[number] = player.number
    book.players[player.id] = number
    for place, (name, lines) in enumerate(player.cards.items()):
        card = number * moves.PLACES + place
        book.card_names[card] = name
        book.card_lines[card] = lines
        book.cards[name] = card
        book.faces[card] = [line_told(line) for line in parsed(tuple(lines))]
        for at, line in enumerate(parsed(tuple(lines))):
            book.add_line(card, line.kind, at, line.speed, line.power, line.points, line.risky)
    return number


def called(player: Player) -> PlayerName:
    """A player as events and views tell of them: one of the house has a name in the words."""
    if house_names().get(player.id) == player.name:
        return player.id
    return {"kind": "named", "id": player.id, "name": player.name}


@cache
def house_names() -> dict[str, str]:
    """The players of the Lava and the Slashers."""
    teams = house_team("lava.toml"), house_team("slashers.toml")
    return {player.id: player.name for team in teams for player in team.players}


@lru_cache(maxsize=4096)
def parsed(lines: tuple[str, ...]) -> list[Line]:
    """The lines of a faultless card; every position reads the same cards again."""
    return read_card(lines)


def add_chaos(book: Book, card: ChaosCard) -> None:
    """Enter one kind of chaos card."""
    book.chaos[card.name] = len(book.chaos_names)
    book.chaos_names.append(card.name)
    # The words tell the stories of the house's cards.
    house = any(card == known for known in house_chaos())
    book.chaos_stories.append(card.name if house else card.story or None)
    book.chaos_told.append(effect_told(card))
    book.chaos_effects.append(card.effect)
    book.chaos_speeds.append(card.speed)
    book.chaos_powers.append(card.power)


def chaos_deck(book: Book, chaos: tuple[ChaosCard, ...]) -> list[int]:
    """Every copy of every chaos card."""
    return [book.chaos[card.name] for card in chaos for _ in range(card.copies)]


def full_decks(book: Book) -> list[list[int]]:
    """Every player's cards, unshuffled."""
    return [
        [
            card
            for card in range(player * moves.PLACES, (player + 1) * moves.PLACES)
            if book.card_names[card]
        ]
        for player in range(2 * moves.PLAYERS)
    ]
