"""Who is at the table now, who has been gone for how long, and who wants them replaced."""

# Not compiled: people come and go now and then.

from __future__ import annotations

from ringside.table.setup import Setup

AWAY_SECONDS = 30.0  # after which others may have somebody replaced


class Presence:
    """The guests of one table. Whoever runs it says who comes and goes, and when."""

    __slots__ = ("here", "left", "setup", "since", "votes")

    def __init__(self, setup: Setup, now: float) -> None:
        self.setup = setup
        self.since = now
        """From when on anybody could have been here."""
        self.here: dict[str, int] = {}  # how many sockets each guest has open
        self.left: dict[str, float] = {}  # when each guest was last here
        self.votes: dict[int, set[str]] = {}
        """Who wants a bot in place of whoever is gone from a seat."""

    def arrive(self, guest: str) -> None:
        """Somebody opens a socket. Votes against them are void, and their own too: they look
        again first."""
        self.here[guest] = self.here.get(guest, 0) + 1
        self.left.pop(guest, None)
        for votes in self.votes.values():
            votes.discard(guest)
        for number in self.setup.owned_by(guest):
            self.votes.pop(number, None)

    def leave(self, guest: str, now: float) -> None:
        """Somebody closes a socket."""
        count = self.here.pop(guest, 1) - 1
        if count:
            self.here[guest] = count
        else:
            self.left[guest] = now

    def away(self, guest: str, now: float) -> float | None:
        """How long somebody has been gone, None if they are here."""
        if guest in self.here:
            return None
        return now - self.left.setdefault(guest, self.since)

    def players(self) -> set[str]:
        """Everybody here who has a seat."""
        seats = self.setup.seats
        return {seat.guest for seat in seats if seat.kind == "person" and seat.guest in self.here}

    def knows(self, guest: str) -> bool:
        """Whether the table is another one to a guest than to any stranger."""
        if guest in (self.setup.host, self.host()):
            return True
        return any(guest == seat.guest or guest in seat.seen for seat in self.setup.seats)

    def spectators(self) -> int:
        """How many are here without a seat."""
        return len(self.here) - len(self.players())

    def lone(self) -> int | None:
        """The seat of somebody who plays with bots and whom nobody watches."""
        seats = self.setup.seats
        people = [number for number, seat in enumerate(seats) if seat.kind != "bot"]
        if len(people) == 1 and set(self.here) == {seats[people[0]].guest}:
            return people[0]
        return None

    def all_here(self) -> bool:
        """Whether every person who has a seat is here."""
        return all(seat.guest in self.here for seat in self.setup.seats if seat.kind == "person")

    def host(self) -> str:
        """Who decides and deals: before the deal somebody else who has a seat, if the host is not
        here."""
        setup = self.setup
        if setup.host in self.here or setup.status != "gathering":
            return setup.host
        return next((seat.guest for seat in setup.seats if seat.guest in self.here), setup.host)

    def votes_needed(self, number: int) -> int:
        """More than half of the players here, the seat's owner aside."""
        return len(self.players() - {self.setup.seats[number].guest}) // 2 + 1
