"""Banzuke, SUMO's tournament: one wrestler, game after game, until the third loss."""

# Not compiled: a sheet for people, with a line a game.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ringside.core.errors import RingsideError
from ringside.core.reading import Reader, shown
from ringside.games.sumo.cards import RANKS, WINNING_MOVES

LOSSES = 3
MOVES = [move.reason for move in WINNING_MOVES]


@dataclass(frozen=True, slots=True)
class Result:
    """One game of the wrestler's: won or lost, and by which winning move."""

    won: bool
    move: str


class Banzuke:
    """A wrestler's sheet (SUMO-20 to SUMO-22).

    >>> sheet = Banzuke()
    >>> sheet.record(True, "wucchari")
    >>> sheet.wins, sheet.losses, sheet.speciality, sheet.over
    (1, 0, 'wucchari', False)
    """

    def __init__(self) -> None:
        self.results: list[Result] = []

    def record(self, won: bool, move: str) -> None:
        """Enter a game with the move that won it, the wrestler's or the opponent's.

        RingsideError after the third loss, and for a move that SUMO does not have.
        """
        if self.over:
            raise RingsideError("tournament-over", "SUMO-20", game="sumo")
        if move not in MOVES:
            raise RingsideError("no-winning-move", game="sumo", found=shown(move), known=MOVES)
        self.results.append(Result(won, move))

    @property
    def wins(self) -> int:
        """Games won so far."""
        return sum(result.won for result in self.results)

    @property
    def losses(self) -> int:
        """Games lost so far."""
        return len(self.results) - self.wins

    @property
    def over(self) -> bool:
        """Whether the third loss has come (SUMO-20)."""
        return self.losses >= LOSSES

    @property
    def rank(self) -> str | None:
        """The rank that the wins are worth (SUMO-21); None before the third loss."""
        if not self.over:
            return None
        return next(name for wins, name in RANKS if self.wins >= wins)

    @property
    def speciality(self) -> str | None:
        """The winning move the wrestler used most; of equals the higher rank (SUMO-22)."""
        used = [result.move for result in self.results if result.won]
        return max(used, key=lambda move: (used.count(move), MOVES.index(move)), default=None)

    def to_json(self) -> dict[str, Any]:
        """The sheet, ready for JSON."""
        return {"results": [{"won": game.won, "move": game.move} for game in self.results]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Banzuke:
        """The sheet that `to_json` wrote; RingsideError for anything else."""
        sheet = cls()

        def enter(value: object, where: str) -> None:
            result = Reader(value, where)
            sheet.record(result.flag("won"), result.choice("move", MOVES))

        Reader(data, "sheet").items("results", enter)
        return sheet
