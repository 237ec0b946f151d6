"""Rates: a bucket that fills with time and is emptied by use.

Where several servers share the limits each tells the others now and then what was used of its own
buckets, and they count it as used of theirs: in the long run nobody gets more by asking many.
"""

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
        self.fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def fill(self) -> None:
        """Add what has come in with time."""
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.updated) * self.rate)
        self.updated = now

    def full(self) -> bool:
        """Whether it has not been used for so long that it can be forgotten."""
        return self.tokens + (monotonic() - self.updated) * self.rate >= self.burst


class SharedBucket(Bucket):
    """One whose use other servers are told of."""

    __slots__ = ("key", "news", "untold")

    def __init__(self, rate: float, burst: int, key: str, news: dict[str, SharedBucket]) -> None:
        super().__init__(rate, burst)
        self.key = key
        self.news = news
        self.untold = 0

    def take(self) -> bool:
        took = super().take()
        if took and self.rate:
            self.untold += 1
            self.news[self.key] = self
        return took


class Buckets:
    """A bucket for each address, or whatever else there are many of."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}
        self.news: dict[str, SharedBucket] | None = None  # what others are to be told, if there are

    def share(self) -> None:
        """From now on keep what others are to be told."""
        self.news = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address is within its limit."""
        return not self.rate or self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        if len(self.buckets) > 10_000:
            self.buckets = {a: b for a, b in self.buckets.items() if not b.full()}
        bucket = self.buckets.get(address)
        if bucket is None:
            if self.news is None:
                bucket = Bucket(self.rate, self.burst)
            else:
                bucket = SharedBucket(self.rate, self.burst, address, self.news)
            self.buckets[address] = bucket
        return bucket

    def untold(self) -> dict[str, int]:
        """What was used since the last time; nothing of buckets that are full again."""
        news = self.news
        if not news:
            return {}
        found = {key: bucket.untold for key, bucket in news.items() if not bucket.full()}
        for bucket in news.values():
            bucket.untold = 0
        news.clear()
        return found

    def used_elsewhere(self, address: str, count: int) -> None:
        """Another server let so many pass. A bucket may be more than empty then, but not for ever:
        it never owes more than it holds."""
        bucket = self.of(address)
        bucket.fill()
        bucket.tokens = max(-float(self.burst), bucket.tokens - count)
