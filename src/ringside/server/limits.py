"""Rates: a bucket that fills with time and is emptied by use."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("burst", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.updated = monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit; if so it is counted."""
        if not self.rate:
            return True
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def full(self) -> bool:
        """Whether it has not been used for so long that it can be forgotten."""
        return self.tokens + (monotonic() - self.updated) * self.rate >= self.burst


class Buckets:
    """A bucket for each address, or whatever else there are many of."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address is within its limit."""
        return not self.rate or self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        if len(self.buckets) > 10_000:
            self.buckets = {a: b for a, b in self.buckets.items() if not b.full()}
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
        return bucket
