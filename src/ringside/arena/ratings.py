"""Ratings from who beat whom (openskill's Plackett-Luce model, Weng and Lin 2011)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringside.arena.duplicate import Deal, alone
from ringside.arena.kept import Tournament


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, and how uncertain that is; beginners stand at 25."""

    bot: str
    strength: float
    doubt: float
    """Half the width of the 95 % interval."""


def ratings(tournament: Tournament, names: Sequence[str]) -> list[Rating]:
    """The strongest first. Deals count in the order of their numbers, whenever they were played."""
    from openskill.models import PlackettLuce  # takes a while, and only tournaments need it

    model = PlackettLuce()
    players = {name: model.rating(name=name) for name in names}
    rounds = [
        (deal.number, meeting.bots, deal)
        for meeting in tournament.meetings
        if set(meeting.bots) <= set(names)
        for deal in meeting.deals
    ]
    for _, pair, deal in sorted(rounds, key=lambda entry: entry[:2]):
        for ranks in bouts(deal, tournament.seats):
            teams = [[players[name]] for name in pair]
            for name, [player] in zip(pair, model.rate(teams, ranks=ranks), strict=True):
                players[name] = player
    rated = [Rating(name, player.mu, 2 * player.sigma) for name, player in players.items()]
    return sorted(rated, key=lambda rating: -rating.strength)


def bouts(deal: Deal, seats: int) -> list[list[float]]:
    """The ranks of a pair, bout by bout. Among two every game is one; among more, a deal is: who
    came in better, alone among the others at the same seat?"""
    seat = alone(deal.number, seats)
    first, second = deal.games
    if seats > 2:
        return [[float(first.ranks[seat]), float(second.ranks[seat])]]
    return [
        [float(first.ranks[seat]), float(first.ranks[1 - seat])],
        [float(second.ranks[1 - seat]), float(second.ranks[seat])],
    ]
