"""Time at a table: seconds for each move, banks, and how long a turn has lasted."""

from __future__ import annotations

from collections.abc import Collection, Container

from ringside.table.setup import Clock


class Clocks:
    """Since when each seat owes a decision, and what is left in its bank."""

    __slots__ = ("bank", "began", "clock", "owing")

    def __init__(self, clock: Clock | None, seats: int, movers: Collection[int], now: float):
        self.clock = clock
        self.began = now
        """When the turn began."""
        self.bank = [0.0 if clock is None else float(clock.bank)] * seats
        self.owing = [now if seat in movers else None for seat in range(seats)]
        """When each seat's decision began, None if it owes none."""

    def took(self, seat: int, now: float) -> float:
        """How long a seat has been deciding."""
        owed = self.owing[seat]
        return 0.0 if owed is None else now - owed

    def charge(self, seat: int, took: float) -> None:
        """What a decision took beyond its seconds comes from the bank."""
        if self.clock is not None:
            beyond = max(0.0, took - self.clock.seconds)
            self.bank[seat] = max(0.0, self.bank[seat] - beyond)

    def restart(self, now: float) -> None:
        """No time has passed for whoever owes a decision."""
        self.owing = [None if owed is None else now for owed in self.owing]

    def deadline(self, but: Container[int] = ()) -> tuple[float, int] | None:
        """When the next clock runs out, bank included, and whose, ``but`` for some seats; None
        without a clock."""
        if self.clock is None:
            return None
        due = [
            (owed + self.clock.seconds + self.bank[seat], seat)
            for seat, owed in enumerate(self.owing)
            if owed is not None and seat not in but
        ]
        return min(due) if due else None

    def late(self, seat: int, now: float) -> bool:
        """Whether a seat's time is up."""
        owed = self.owing[seat] if seat < len(self.owing) else None
        if self.clock is None or owed is None:
            return False
        return owed + self.clock.seconds + self.bank[seat] <= now

    def seconds_left(self, now: float) -> float | None:
        """Until the move's own seconds are used up for the first seat that is waited for."""
        if self.clock is None:
            return None
        owed = [owed for owed in self.owing if owed is not None]
        if not owed:
            return None
        return max(0.0, round(min(owed) + self.clock.seconds - now, 1))
