"""What a bout is played for: the chance to lose the game, by shame, stake and opener."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slambo.manner import LEARNT, SEATS
from ringside.games.slambo.rules import TOO_MUCH_SHAME

ROUNDS: Final = 20  # of breaks; that there are more in a row hardly ever happens


class Prospects:
    """The chance of every seat to lose the game before a bout, among players alike."""

    def __init__(self, seats: i64, lost: list[float]) -> None:
        """Lost are the chances to lose a bout, the opener's first; the rest are breaks."""
        self.seats: i64 = seats
        self.lost: list[float] = lost
        codes: i64 = 1
        for _ in range(seats):
            codes *= TOO_MUCH_SHAME
        self.chances: list[float] = [0.0] * (codes * TOO_MUCH_SHAME * seats * seats)
        self.broken: float = 1.0
        for chance in lost:
            self.broken -= chance
        # Shame and stake only grow, until the stake is enough: then a break changes the opener
        # alone, and the chances come near what they are round by round.
        for code in range(codes - 1, -1, -1):
            shame: list[int] = []
            rest: i64 = code
            for _ in range(seats):
                shame.append(rest % TOO_MUCH_SHAME)
                rest //= TOO_MUCH_SHAME
            for _ in range(ROUNDS):
                self.settle(shame, TOO_MUCH_SHAME)
            stake: i64 = TOO_MUCH_SHAME - 1
            while stake > 0:
                self.settle(shame, stake)
                stake -= 1

    def settle(self, shame: list[int], stake: i64) -> None:
        """Reckon the chances by those of what may follow."""
        for opener in range(self.seats):
            at = self.place(shame, stake, opener)
            second: i64 = (opener + 1) % self.seats
            for seat in range(self.seats):
                chance = self.broken * self.after_break(shame, stake, second, seat)
                for turn in range(self.seats):
                    loser: i64 = (opener + turn) % self.seats
                    chance += self.lost[turn] * self.after_loss(shame, stake, loser, seat)
                self.chances[at + seat] = chance

    def place(self, shame: list[int], stake: i64, opener: i64) -> i64:
        """Where the chances of the seats begin."""
        code: i64 = 0
        seat: i64 = self.seats - 1
        while seat >= 0:
            code = code * TOO_MUCH_SHAME + shame[seat]
            seat -= 1
        if stake > TOO_MUCH_SHAME:
            stake = TOO_MUCH_SHAME  # more than enough
        return ((code * TOO_MUCH_SHAME + stake - 1) * self.seats + opener) * self.seats

    def after_loss(self, shame: list[int], stake: i64, loser: i64, seat: i64) -> float:
        """A seat's chance to lose the game if somebody loses this bout."""
        if shame[loser] + stake >= TOO_MUCH_SHAME:
            return 1.0 if loser == seat else 0.0
        after = shame.copy()
        after[loser] += stake
        return self.chances[self.place(after, 1, loser) + seat]

    def after_break(self, shame: list[int], stake: i64, opener: i64, seat: i64) -> float:
        """A seat's chance to lose the game if this bout ends in a break."""
        return self.chances[self.place(shame, stake + 1, opener) + seat]


KNOWN: Final[dict[int, Prospects]] = {}


def prospects_among(seats: i64) -> Prospects:
    """The prospects of so many seats."""
    if seats not in KNOWN:
        KNOWN[seats] = Prospects(seats, LEARNT[SEATS[seats]]["lost"])
    return KNOWN[seats]
