"""What a match and a tournament of bots have in common: who plays, who carries it out, and the file
in which it is kept to go on with later."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from ringside.arena.kept import Tournament, check_same, read
from ringside.arena.match import Match

Kept = TypeVar("Kept", Match, Tournament)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What is to be played, how often, by whom, and where it is to be kept."""

    bots: Sequence[str]
    games: int
    seats: int | None
    seed: int | None
    options: Mapping[str, Any]
    jobs: int
    ray: str | None
    json: Path | None

    def there(self, kind: type[Kept]) -> Kept | None:
        """What the file holds already, if there is one."""
        if self.json is None or not self.json.exists():
            return None
        return read(self.json, kind)

    def seed_after(self, there: Match | Tournament | None) -> int:
        """The seed: as wished, or that of what is to be continued, or any."""
        if self.seed is not None:
            return self.seed
        return secrets.randbits(53) if there is None else there.seed

    def go_on_with(self, there: Kept | None, new: Kept) -> Kept:
        """What the file holds already, if it is what would be begun now; an error if it is
        something else."""
        if there is None or self.json is None:
            return new
        check_same(self.json, there, new)
        return there
