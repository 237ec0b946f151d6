"""A possession: who has the ball, how far it has come, what both sides have gathered."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ringside.core.reading import Reader
from ringside.games.slamball.card_types import Figure
from ringside.games.slamball.floor import naming
from ringside.games.slamball.play.book import KIND_WORDS, NONE, PASS, Book
from ringside.games.slamball.rosters import (
    Rosters,
    both_figures,
    figure,
    pair,
    seat_or_none,
    word_place,
)


class Possession:
    """The ball, the shot clock, speed and power, and the pass that brought the ball here."""

    def __init__(self, source: Possession | None = None) -> None:
        if source is None:
            self.offense: i64 = NONE
            self.shot_clock: i64 = 1
            self.speed: list[int] = [0, 0]
            self.power: list[int] = [0, 0]
            self.sting_speed: i64 = 0
            self.sting_power: i64 = 0
            self.via: i64 = NONE  # the kind of pass
            self.via_by: i64 = NONE
            self.last: list[int] = [NONE, NONE]  # who laid or pushed last, for each seat
            self.pushed: bool = False
        else:
            self.offense = source.offense
            self.shot_clock = source.shot_clock
            self.speed = source.speed.copy()
            self.power = source.power.copy()
            self.sting_speed = source.sting_speed
            self.sting_power = source.sting_power
            self.via = source.via
            self.via_by = source.via_by
            self.last = source.last.copy()
            self.pushed = source.pushed

    def copy(self) -> Possession:
        """A possession of its own."""
        return Possession(self)

    # -- speed and power ----------------------------------------------------------------

    def zero(self) -> None:
        """BALL-06, BALL-30: both sides fall to 0 speed and 0 power."""
        self.speed[0] = 0
        self.speed[1] = 0
        self.power[0] = 0
        self.power[1] = 0

    def gain(self, seat: i64, speed: i64, power: i64) -> None:
        """Add icons; the offense's first pay off what a foul still stings (BALL-27)."""
        if seat == self.offense:
            paid: i64 = min(speed, self.sting_speed)
            self.sting_speed -= paid
            speed -= paid
            paid = min(power, self.sting_power)
            self.sting_power -= paid
            power -= paid
        self.speed[seat] += speed
        self.power[seat] += power

    def lose(self, seat: i64, speed: i64, power: i64) -> None:
        """Take icons away, not below 0 (BALL-25, BALL-26)."""
        self.speed[seat] = max(0, self.speed[seat] - speed)
        self.power[seat] = max(0, self.power[seat] - power)

    def figures(self) -> list[Figure]:
        """Speed and power of both sides, as they are told."""
        return naming.figures(self.speed, self.power)

    # -- the ball -----------------------------------------------------------------------

    def give(self, seat: i64) -> None:
        """Put the ball in a side's hands; a sting ends when the other side has it (BALL-27)."""
        if seat != self.offense:
            self.sting_speed = 0
            self.sting_power = 0
        self.offense = seat

    def forget_pass(self) -> None:
        """Nobody has passed."""
        self.via = NONE
        self.via_by = NONE

    # -- positions ----------------------------------------------------------------------

    def write_via(self, book: Book) -> dict[str, Any] | None:
        """The pass that brought the ball here."""
        if self.via == NONE:
            return None
        return {"kind": KIND_WORDS[self.via], "by": naming.player(book, self.via_by)}

    def read(self, fields: Reader, rosters: Rosters) -> None:
        """The fields from ``offense`` to ``pushed``."""
        self.offense = seat_or_none(fields, "offense")
        self.shot_clock = fields.whole("shot_clock", 1, 4)
        self.speed, self.power = both_figures(fields, "figures", 0)
        self.sting_speed, self.sting_power = figure(fields.value("sting"), "sting", 0)
        if fields.value("via") is not None:
            via = fields.inside("via")
            self.via = PASS + word_place(via, "kind", KIND_WORDS[PASS : PASS + 3])
            if self.via < PASS:
                raise via.misfit("kind", "choice", choices=KIND_WORDS[PASS : PASS + 3])
            self.via_by = rosters.player(via.value("by"), "via.by")
        self.last = [
            rosters.player_of(seat, value, f"last[{seat}]")
            for seat, value in enumerate(pair(fields, "last"))
        ]
        self.pushed = fields.flag("pushed")
