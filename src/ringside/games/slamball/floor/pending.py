"""What the phases keep while they wait for somebody."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ringside.core.reading import Reader, items, whole
from ringside.games.slamball.floor import naming
from ringside.games.slamball.notation import line_up
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, Book
from ringside.games.slamball.play.phases import WORDS
from ringside.games.slamball.rosters import Rosters, invalid, pair, wholes

# What may follow a draw, a chaos card and a timeout.
FOLLOW: Final[dict[int, list[str]]] = {
    phases.DRAW: [
        *("lay", "resolve", "act", "pace"),
        *("declare", "judge", "ot-defender", "ot-attacker"),
    ],
    phases.CHAOS: ["resolve", "act", "declare", "judge"],
    phases.TIMEOUT: ["lay", "resolve", "pace"],
}
KEEPING: Final = (*FOLLOW, phases.THROWDOWN, phases.MISS, phases.CLAIM)


class Pending:
    """Sealed choices, draws and substitutions, the chaos card, whistles, the phase to come."""

    def __init__(self, source: Pending | None = None) -> None:
        if source is None:
            self.sealed: list[int] = [NONE, NONE]
            self.drawn: list[int] = [0, 0]
            self.left: list[int] = [0, 0]
            self.subs: list[int] = [0, 0]
            self.then: i64 = NONE
            self.chaos_card: i64 = NONE
            self.chaos_by: i64 = NONE
            self.blown: i64 = 0
            self.miss_steal: bool = False
            self.claim_after: i64 = NONE
        else:
            self.sealed = source.sealed.copy()
            self.drawn = source.drawn.copy()
            self.left = source.left.copy()
            self.subs = source.subs.copy()
            self.then = source.then
            self.chaos_card = source.chaos_card
            self.chaos_by = source.chaos_by
            self.blown = source.blown
            self.miss_steal = source.miss_steal
            self.claim_after = source.claim_after

    def copy(self) -> Pending:
        """One of its own."""
        return Pending(self)

    def write_sealed(self, book: Book, phase: int, seat: int) -> list[str] | str | None:
        """A sealed choice: four starters, or one player."""
        choice = self.sealed[seat]
        if choice == NONE:
            return None
        if phase == phases.START:
            return line_up(book, seat, moves.LINE_UP_MASKS[choice])
        return naming.player(book, seat * moves.PLAYERS + choice)

    def write(self, book: Book, phase: int) -> dict[str, Any] | None:
        """What the phase keeps."""
        if phase == phases.THROWDOWN:
            return {"drawn": list(self.drawn)}
        if phase == phases.DRAW:
            then = WORDS[self.then]
            return {"left": list(self.left), "subs": list(self.subs), "then": then}
        if phase == phases.CHAOS:
            return {
                "card": book.chaos_names[self.chaos_card],
                "by": self.chaos_by,
                "then": WORDS[self.then],
                "whistles": self.blown,
            }
        if phase == phases.MISS:
            return {"steal": self.miss_steal, "whistles": self.blown}
        if phase == phases.CLAIM:
            return {"after": [] if self.claim_after == NONE else [self.claim_after]}
        if phase == phases.TIMEOUT:
            return {"then": WORDS[self.then]}
        return None

    def read(self, fields: Reader, phase: int, rosters: Rosters) -> None:
        """The fields ``sealed`` and ``pending`` of a phase."""
        self.sealed = [
            self.read_sealed(phase, seat, value, rosters)
            for seat, value in enumerate(pair(fields, "sealed"))
        ]
        if phase not in KEEPING:
            if fields.value("pending") is not None:
                raise invalid("not-null", where="pending", word=WORDS[phase])
            return
        pending = fields.inside("pending")
        if phase == phases.THROWDOWN:
            self.drawn = wholes(pending, "drawn", 99)
        elif phase == phases.DRAW:
            self.left = wholes(pending, "left", 99)
            self.subs = wholes(pending, "subs", 99)
        elif phase == phases.CHAOS:
            self.chaos_card = rosters.chaos_card(pending.value("card"), "pending.card")
            self.chaos_by = pending.whole("by", 0, 1)
            self.blown = pending.whole("whistles", 0, 999)
        elif phase == phases.MISS:
            self.miss_steal = pending.flag("steal")
            self.blown = pending.whole("whistles", 0, 999)
        elif phase == phases.CLAIM:
            after = pending.items("after", lambda value, where: whole(value, where, 0, 1))
            if len(after) > 1:
                raise invalid("claim-after", where="pending.after")
            self.claim_after = after[0] if after else NONE
        if phase in FOLLOW:
            self.then = WORDS.index(pending.choice("then", FOLLOW[phase]))

    def read_sealed(self, phase: int, seat: int, value: object, rosters: Rosters) -> int:
        """A sealed choice."""
        if value is None:
            return NONE
        where = f"sealed[{seat}]"
        if phase != phases.START:
            return rosters.player_of(seat, value, where) % moves.PLAYERS
        mask = 0
        for who in items(value, where, rosters.player, 4):
            if who // moves.PLAYERS != seat:
                raise invalid("others-player-there", where=where)
            mask |= 1 << who % moves.PLAYERS
        if mask not in moves.LINE_UP_MASKS or not rosters.book.is_line_up(seat, mask):
            raise invalid("sealed-line-up", where=where)
        return moves.LINE_UP_MASKS.index(mask)
