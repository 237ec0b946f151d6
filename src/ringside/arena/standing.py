"""What a tournament shows: how each bot does against each other one, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from ringside.arena.duplicate import Deal, Pair, alone
from ringside.arena.kept import Meeting, Tournament
from ringside.arena.stats import Interval, mean_interval, share_interval


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot against another. Among three and more it sits alone at a table of the other's."""

    bot: str
    against: str
    games: int
    share: float
    """Of games won; a draw is half a win."""
    share_interval: Interval
    returns: float
    """The mean, from -1 to 1."""
    returns_interval: Interval
    edge: float
    """How much more of the same deals it won than the other did at the same seat."""
    edge_interval: Interval


def standings(tournament: Tournament, names: Sequence[str]) -> list[Standing]:
    """Everybody against everybody else, in the order of the names."""
    found: list[Standing] = []
    for bot in names:
        for against in names:
            if bot != against:
                pair = (min(bot, against), max(bot, against))
                meeting = tournament.meeting(pair)
                found.append(standing(meeting.deals, tournament.seats, pair, bot, against))
    return found


def standing(deals: Sequence[Deal], seats: int, pair: Pair, bot: str, against: str) -> Standing:
    """How one bot of a pair did."""
    mine, other = pair.index(bot), pair.index(against)
    # Both games of a deal are one sample, since the deal makes them alike.
    shares = [fmean(results(deal, seats, mine)) for deal in deals]
    returns = [fmean(results(deal, seats, mine, "returns")) for deal in deals]
    edges = [
        deal.games[mine].won(seat) - deal.games[other].won(seat)
        for deal in deals
        for seat in [alone(deal.number, seats)]
    ]
    return Standing(
        bot,
        against,
        sum(len(results(deal, seats, mine)) for deal in deals),
        fmean(shares or [0.0]),
        share_interval(shares),
        fmean(returns or [0.0]),
        mean_interval(returns),
        fmean(edges or [0.0]),
        mean_interval(edges),
    )


def results(deal: Deal, seats: int, mine: int, what: str = "won") -> list[float]:
    """What a bot made of a deal: in both games among two, else in the one where it sat alone."""
    seat = alone(deal.number, seats)
    places = [(mine, seat)]
    if seats == 2:
        places.append((1 - mine, 1 - seat))
    return [
        deal.games[game].won(place) if what == "won" else deal.games[game].returns[place]
        for game, place in places
    ]


def narrow(meeting: Meeting, seats: int, deals: int, width: float) -> bool:
    """Whether the first so many deals of a meeting tell both shares this exactly."""
    first = [deal for deal in meeting.deals if deal.number < deals]
    for bot, against in (meeting.bots, meeting.bots[::-1]):
        low, high = standing(first, seats, meeting.bots, bot, against).share_interval
        if high - low > width:
            return False
    return True


def fair(tournament: Tournament) -> float:
    """The share that equal players would have: in some games several win."""
    played = [
        game for meeting in tournament.meetings for deal in meeting.deals for game in deal.games
    ]
    won = [game.won(seat) for game in played for seat in range(tournament.seats)]
    return fmean(won) if won else 0.0
