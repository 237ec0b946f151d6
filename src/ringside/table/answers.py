"""What clients were told about their moves, for those that ask again, however late."""

from __future__ import annotations

from array import array

from ringside.table.log import Answer
from ringside.table.refusal import Refusal

RECENT = 4  # answers for each seat, refusals too, that are at hand


class Answers:
    """The last few answers, and every id that was ever accepted.

    Of those only hashes are kept, which nobody outside the process can know: few bytes a move.
    """

    __slots__ = ("hashes", "most", "recent", "versions")

    def __init__(self, seats: int) -> None:
        self.most = RECENT * seats
        self.recent: dict[tuple[int, str], Answer] = {}
        self.hashes = array("q")
        self.versions = array("l")

    def accept(self, seat: int, id: str, version: int) -> None:
        """A seat's move was accepted, and it was told this version."""
        self._remember(seat, id, Answer(version))
        self.hashes.append(hash((seat, id)))
        self.versions.append(version)

    def refuse(self, seat: int, id: str, refusal: Refusal) -> None:
        """A seat's move was refused."""
        self._remember(seat, id, Answer(0, (refusal.code, refusal.reason)))

    def accepted(self, seat: int, id: str) -> Answer | None:
        """The answer to an id that was accepted at any time. It looks through all of them: ask
        only about what would be refused otherwise."""
        try:
            return Answer(self.versions[self.hashes.index(hash((seat, id)))])
        except ValueError:
            return None

    def _remember(self, seat: int, id: str, answer: Answer) -> None:
        if len(self.recent) >= self.most:
            del self.recent[next(iter(self.recent))]
        self.recent[seat, id] = answer
