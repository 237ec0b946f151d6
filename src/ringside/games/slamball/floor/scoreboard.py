"""The scoreboard: points, timeouts, fouls, and the clock's sixty marks."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ringside.core.reading import Reader
from ringside.games.slamball.floor import naming
from ringside.games.slamball.play.book import NONE, Book
from ringside.games.slamball.rosters import Rosters, invalid, wholes

START_SCORE: Final = 50
LAST_MARK: Final = 60
PER_MARK: Final = 100


class Scoreboard:
    """BALL-01, BALL-04. ``fouled`` counts how often a side was fouled."""

    def __init__(self, source: Scoreboard | None = None) -> None:
        if source is None:
            self.score: list[int] = [START_SCORE, START_SCORE]
            self.timeouts: list[int] = [1, 1]
            self.fouled: list[int] = [0, 0]
            self.clock: i64 = 0
            self.marks: list[int] = []  # NONE, or twice the card, plus one if it scored
            self.spent: list[int] = []  # whistles: the mark times a hundred, plus the player
        else:
            self.score = source.score.copy()
            self.timeouts = source.timeouts.copy()
            self.fouled = source.fouled.copy()
            self.clock = source.clock
            self.marks = source.marks.copy()
            self.spent = source.spent.copy()

    def copy(self) -> Scoreboard:
        """A scoreboard of its own."""
        return Scoreboard(self)

    def write_marks(self, book: Book) -> list[dict[str, Any] | None]:
        """The clock's marks so far: the card that used each, or None."""
        return [
            None
            if mark == NONE
            else {"card": naming.card(book, mark // 2), "scored": mark % 2 == 1}
            for mark in self.marks
        ]

    def write_spent(self, book: Book) -> list[dict[str, Any]]:
        """The whistles that lie on the clock: on which mark, and whose each was (BALL-40)."""
        return [
            {"mark": value // PER_MARK, "player": naming.player(book, value % PER_MARK)}
            for value in self.spent
        ]

    def read(self, fields: Reader, rosters: Rosters) -> None:
        """The fields of the position of these names."""
        self.score = wholes(fields, "score", 10**6)
        self.timeouts = wholes(fields, "timeouts", 99)
        self.fouled = wholes(fields, "fouled", 10**6)
        self.clock = fields.whole("clock", 0, LAST_MARK)

        def mark(value: object, where: str) -> int:
            if value is None:
                return NONE
            reader = Reader(value, where)
            card = rosters.once(reader.value("card"), reader.path("card"))
            return 2 * card + reader.flag("scored")

        self.marks = fields.items("marks", mark)
        if len(self.marks) > LAST_MARK:
            raise invalid("marks")

        def whistle(value: object, where: str) -> int:
            reader = Reader(value, where)
            player = rosters.player(reader.value("player"), reader.path("player"))
            return PER_MARK * reader.whole("mark", 0, LAST_MARK - 1) + player

        if "spent" in fields:
            self.spent = fields.items("spent", whistle)
