"""Overtime: its rounds, defenders and attackers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ringside.core.reading import Reader, items, whole
from ringside.games.slamball.floor import naming
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import NONE, Book
from ringside.games.slamball.rosters import Rosters, invalid, pair


class Overtime:
    """BALL-50, BALL-51. In regulation it is NO_OVERTIME, of round 0, which nobody changes."""

    def __init__(self, source: Overtime | None = None) -> None:
        if source is None:
            self.round: i64 = 0
            self.defenders: list[int] = [NONE, NONE]
            self.top: list[int] = [NONE, NONE]  # the first attackers
            self.gone: list[list[int]] = [[], []]  # who has attacked since the top attacker did
            self.queue: list[int] = []  # the attackers still to come in this round
        else:
            self.round = source.round
            self.defenders = source.defenders.copy()
            self.top = source.top.copy()
            self.gone = [source.gone[0].copy(), source.gone[1].copy()]
            self.queue = source.queue.copy()

    def copy(self) -> Overtime:
        """One of its own; no overtime is the same for all."""
        return self if self.round == 0 else Overtime(self)

    def write(self, book: Book) -> dict[str, Any] | None:
        """As the position has it."""
        if self.round == 0:
            return None
        return {
            "round": self.round,
            "defenders": [naming.player(book, who) for who in self.defenders],
            "top": [naming.player(book, who) for who in self.top],
            "gone": [[naming.player(book, who) for who in gone] for gone in self.gone],
            "queue": [[who // moves.PLAYERS, naming.player(book, who)] for who in self.queue],
        }

    def read(self, fields: Reader, rosters: Rosters) -> None:
        """The field ``overtime``, which is not null."""
        over = fields.inside("overtime")
        self.round = over.whole("round", 1)
        for name, into in (("defenders", self.defenders), ("top", self.top)):
            for seat, value in enumerate(pair(over, name)):
                into[seat] = rosters.player_of(seat, value, f"overtime.{name}[{seat}]")
        for seat, value in enumerate(pair(over, "gone")):
            where = f"overtime.gone[{seat}]"
            gone = items(value, where, rosters.player)
            if any(who // moves.PLAYERS != seat for who in gone):
                raise invalid("others-player-there", where=where)
            self.gone[seat] = gone

        def queued(value: object, where: str) -> int:
            entry = items(value, where, lambda item, at: item, 2)
            seat = whole(entry[0], f"{where}[0]", 0, 1)
            who = rosters.player_of(seat, entry[1], f"{where}[1]")
            if who == NONE:
                raise invalid("no-attacker", where=where)
            return who

        self.queue = over.items("queue", queued)


NO_OVERTIME: Final = Overtime()
