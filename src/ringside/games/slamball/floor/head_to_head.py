"""A head-to-head: the cards laid in it, what the offense does, and the pace afterwards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ringside.core.reading import Reader
from ringside.games.slamball.floor import naming
from ringside.games.slamball.floor.naming import DOING_WORDS, HOW_WORDS
from ringside.games.slamball.play.book import KIND_WORDS, NONE, PASS, SLAM, Book
from ringside.games.slamball.rosters import Rosters, invalid, word_place

# What the offense does.
SHOOTS: Final = 0
PASSES: Final = 1
NOTHING: Final = 2

# FAST or BIG (BALL-17).
FAST: Final = 0
BIG: Final = 1


class FloorCard:
    """A card on the floor with its boost, and how many of its lines are behind it; NONE if there
    is none. ``up`` is whether it lies face up, where that is a question; ``stayed`` whether its
    coach was asked and left it face down, so that it has no foul (BALL-14)."""

    def __init__(self, source: FloorCard | None = None) -> None:
        if source is None:
            self.card: i64 = NONE
            self.boost: i64 = NONE
            self.line: i64 = 0
            self.up: bool = False
            self.stayed: bool = False
        else:
            self.card = source.card
            self.boost = source.boost
            self.line = source.line
            self.up = source.up
            self.stayed = source.stayed

    def copy(self) -> FloorCard:
        """A card of its own."""
        return FloorCard(self)

    def take(self, other: FloorCard) -> None:
        """Become what another card on the floor is."""
        self.card = other.card
        self.boost = other.boost
        self.line = other.line
        self.up = other.up
        self.stayed = other.stayed

    def put(self, card: i64, line: i64, up: bool) -> None:
        """Lay a card here, without a boost."""
        self.card = card
        self.boost = NONE
        self.line = line
        self.up = up
        self.stayed = False

    def forget(self) -> None:
        """Nothing lies here any more."""
        self.put(NONE, 0, False)

    def write(self, book: Book, with_up: bool) -> dict[str, Any] | None:
        """The card as the position has it."""
        if self.card == NONE:
            return None
        written: dict[str, Any] = {
            "card": naming.card(book, self.card),
            "boost": naming.boost(book, self.boost),
            "line": self.line,
        }
        if with_up:
            written["up"] = self.up
        return written

    def read(self, fields: Reader, name: str, seat: int, rosters: Rosters, with_up: bool) -> None:
        """The field of this name; NONE as a seat is nobody's."""
        if fields.value(name) is None:
            return
        reader = fields.inside(name)
        if not 0 <= seat <= 1:
            raise invalid("card-without-ball", where=name)
        card: int = rosters.card_of(seat)(reader.value("card"), reader.path("card"))
        if rosters.book.is_boost(card):
            raise invalid("action-card", where=reader.path("card"))
        self.line = reader.whole("line", 0, len(rosters.book.card_lines[card]))
        self.card = card
        self.boost = rosters.boost(reader, card)
        if with_up:
            self.up = reader.flag("up")


class Doing:
    """What the offense does, and what chaos has made of this head-to-head."""

    def __init__(self, source: Doing | None = None) -> None:
        if source is None:
            self.what: i64 = NONE
            self.line: i64 = NONE
            self.points: i64 = 0
            self.how: i64 = NONE
            self.risky: bool = False
            self.off: bool = False  # DRIBBLE OFF YOUR SHOE, or a hit: what was being done is off
            self.no_slam: bool = False
            self.replay: bool = False
        else:
            self.what = source.what
            self.line = source.line
            self.points = source.points
            self.how = source.how
            self.risky = source.risky
            self.off = source.off
            self.no_slam = source.no_slam
            self.replay = source.replay

    def copy(self) -> Doing:
        """Doings of its own."""
        return Doing(self)

    def forget(self) -> None:
        """What the offense was doing is history."""
        self.what = NONE
        self.line = NONE
        self.points = 0
        self.how = NONE
        self.risky = False

    def forget_chaos(self) -> None:
        """The next head-to-head is an ordinary one."""
        self.off = False
        self.no_slam = False
        self.replay = False

    def write(self) -> dict[str, Any] | None:
        """As the position has it; ``off`` is there only if it was called off."""
        if self.what == NONE:
            return None
        written: dict[str, Any] = {
            "do": DOING_WORDS[self.what],
            "line": naming.word(KIND_WORDS, self.line),
            "points": self.points,
            "how": naming.word(HOW_WORDS, self.how),
            "risky": self.risky,
        }
        if self.off:
            written["off"] = True
        return written

    def read(self, fields: Reader) -> None:
        """The fields ``doing``, ``no_slam`` and ``replay``."""
        if fields.value("doing") is not None:
            doing = fields.inside("doing")
            self.what = DOING_WORDS.index(doing.choice("do", DOING_WORDS))
            self.line = word_place(doing, "line", KIND_WORDS)
            first = (SLAM, PASS, NONE)[self.what]
            if self.line not in range(first, first + 3) and first != NONE:
                raise doing.misfit("line", "choice", choices=KIND_WORDS[first : first + 3])
            self.points = doing.whole("points", 0, 99)
            self.how = word_place(doing, "how", HOW_WORDS)
            self.risky = doing.flag("risky")
            self.off = "off" in doing and doing.flag("off")
        self.no_slam = fields.flag("no_slam")
        self.replay = fields.flag("replay")


class Pace:
    """From winning the ball until the choice of pace: whether the offense ``kept`` it, and
    whether a reset leaves a ``gap`` on the clock."""

    def __init__(self, source: Pace | None = None) -> None:
        if source is None:
            self.open: bool = False
            self.kept: bool = False
            self.gap: bool = False
        else:
            self.open = source.open
            self.kept = source.kept
            self.gap = source.gap

    def copy(self) -> Pace:
        """A pace of its own."""
        return Pace(self)

    def set(self, open: bool, kept: bool, gap: bool) -> None:
        """All three."""
        self.open = open
        self.kept = kept
        self.gap = gap

    def write(self) -> dict[str, bool] | None:
        """As the position has it."""
        return {"kept": self.kept, "gap": self.gap} if self.open else None

    def read(self, fields: Reader) -> None:
        """The field ``pace``."""
        if fields.value("pace") is not None:
            pace = fields.inside("pace")
            self.set(True, pace.flag("kept"), pace.flag("gap"))
