"""A game from the outside: what it is called, how to start it, and how to read it back."""

from __future__ import annotations

import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import Any, ClassVar, Generic, TypeVar

from ringside.core.bot import Bot
from ringside.core.errors import (
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    RingsideError,
)
from ringside.core.options import Option, check_options
from ringside.core.outcome import Outcome, ranks_of
from ringside.core.reading import Reader, shown, whole
from ringside.core.rng import KeyedRng, Rng, commitment, deal_key, rng_from_text, seeded
from ringside.core.state import State

S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """One game. A subclass fills in the class variables and the hooks below them."""

    id: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[str]
    designer: ClassVar[str]
    publisher: ClassVar[str]
    minutes: ClassVar[int]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    version: ClassVar[int]
    """Raised by every change that makes an old record replay differently."""
    options: ClassVar[tuple[Option, ...]]
    num_actions: ClassVar[int]
    reasons: ClassVar[Mapping[str, str]]
    """Every reason an outcome can give, with the rule behind it."""
    bots: ClassVar[Mapping[str, Callable[[], Bot]]]
    """The players that know this game, by name, weakest first."""
    view_type: ClassVar[Any] = None
    """The TypedDict that `view` returns, for those who write clients; None if there is none."""
    let_pass: ClassVar[str] = ""
    """The move of whoever lets an announced card pass without reacting to it."""

    # -- what a game writes -------------------------------------------------------------

    @abstractmethod
    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> S:
        """The first position. The options are checked one by one; refuse what does not fit
        together with InvalidOption."""

    @abstractmethod
    def write(self, state: S) -> dict[str, Any]:
        """The fields of the position that are the game's own, in the ledger's order."""

    @abstractmethod
    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> S:
        """The state with these fields; InvalidPosition for what cannot be read.

        An ``outcome`` in the position is set afterwards by `set_outcome`.
        """

    @abstractmethod
    def set_outcome(self, state: S, outcome: Outcome) -> None:
        """Make the state one that has ended in this way.

        InvalidPosition if the game cannot end so.
        """

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that the seat may know, built by listing what is shown."""

    @abstractmethod
    def tell(self, before: S, seat: int, action: int, after: S, viewer: int | None) -> list[str]:
        """What happened between two states, in players' words, as the viewer may know it.

        Seats are written ``{0}``, ``{1}``, …: whoever shows the lines puts the names in.
        """

    def hidden_log(self, state: S) -> int:
        """How many of the moves before the last one nobody may look up in the log now."""
        return 0

    # -- what a table of people asks besides; most games need none of it ------------------

    def waiting(self, state: S) -> list[int]:
        """The seats that everybody can see to be deciding; none where that is a secret."""
        seats: list[int] = self.view(state, None).get("to_move", [])
        return seats

    def announced(self, before: S, seat: int, action: int, after: S) -> S | None:
        """If the move announced something that others might react to: the state as everybody
        sees it meanwhile, before a reaction and before any effect. Otherwise None.

        The table then pauses equally long, whether or not anybody can react, for that is a
        secret: the state returned must not depend on it.
        """
        return None

    def reactors(self, state: S) -> list[int]:
        """The seats that may react now to what was announced."""
        return []

    def turn(self, state: S) -> int:
        """A number that changes when a new turn begins, in games that limit its time."""
        return 0

    def wait(self, state: S, seat: int, action: int) -> float:
        """For how many seconds the turn must have lasted before the move is allowed."""
        return 0.0

    # -- what follows -------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        *,
        secret: bytes | None = None,
        words: Sequence[str] = (),
        **options: Any,
    ) -> S:
        """A new game, dealt.

        Without a seed one is drawn, and `record` tells which. A table gives a ``secret`` of
        32 bytes instead, and the word each seat added: then the deal can be verified.
        """
        if secret is not None:
            return self._begin({"secret": secret.hex(), "words": list(words)}, seats, options)
        if seed is None:
            seed = secrets.randbits(53)
        return self._begin({"seed": seed}, seats, options)

    def _begin(self, origin: Mapping[str, Any], seats: Any, options: Mapping[str, Any]) -> S:
        """The first position of a game that came from a seed, a secret or a position."""
        if origin.get("position") is not None:
            return self.from_position(origin["position"])
        count = self.check_seats(self.least_seats if seats is None else seats)
        checked = check_options(self.title, self.options, options)
        if origin.get("secret") is not None:
            rng, kept = self._fair_rng(origin)
        else:
            seed = origin.get("seed")
            if isinstance(seed, bool) or not isinstance(seed, int):
                raise InvalidOption(f"A seed is a whole number, not {shown(seed)}.")
            rng, kept = seeded(seed), {"seed": seed}
        state = self.deal(count, checked, rng)
        state.origin = kept
        return state

    def _fair_rng(self, origin: Mapping[str, Any]) -> tuple[Rng, dict[str, Any]]:
        """The chance of a deal that can be verified."""
        secret, words = origin["secret"], origin.get("words", [])
        if not isinstance(secret, str) or not re.fullmatch("[0-9a-f]{64}", secret):
            raise InvalidOption("The secret of a deal is 32 bytes, written as 64 hex digits.")
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise InvalidOption("The seats' words are a list of texts.")
        return KeyedRng(deal_key(bytes.fromhex(secret), words)), {"secret": secret, "words": words}

    @property
    def seats(self) -> range:
        """The numbers of seats the game can be played with."""
        return range(self.least_seats, self.most_seats + 1)

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game can be played by so many."""
        least, most = self.least_seats, self.most_seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            raise InvalidOption(f"{self.title} is for {wanted} seats, not {shown(seats)}.")
        return seats

    def position(self, state: S) -> dict[str, Any]:
        """Everything about a state. See `State.position`."""
        outcome = state.outcome()
        return {
            "game": self.id,
            "seats": state.seats,
            "options": options_of(state),
            **self.write(state),
            "outcome": None if outcome is None else outcome.to_json(),
            "rng": state.rng.text(),
        }

    def from_position(self, position: Mapping[str, Any], *, seed: int = 0) -> S:
        """The state of a position; its `position()` equals the one given.

        A position without ``rng`` goes on with the chance of ``seed``. InvalidPosition says
        what cannot be read.
        """
        fields = Reader(position)
        if fields.value("game") != self.id:
            raise InvalidPosition(
                f"This is a position of {shown(fields.value('game'))}, not of {self.id!r}."
            )
        options = fields.data.get("options", {})
        if not isinstance(options, Mapping):
            raise fields.misfit("options", "an object")
        try:
            seats = self.check_seats(fields.value("seats"))
            checked = check_options(self.title, self.options, options)
        except InvalidOption as error:
            raise InvalidPosition(str(error)) from None
        state = self.read(fields, seats, checked, self._read_rng(fields, seed))
        outcome = self._read_outcome(fields, seats)
        if outcome is not None:
            self.set_outcome(state, outcome)
        state.origin = {"position": self.position(state)}
        return state

    def _read_rng(self, fields: Reader, seed: int) -> Rng:
        text = fields.data.get("rng")
        if text is None:
            return seeded(seed)
        try:
            if isinstance(text, str):
                return rng_from_text(text)
        except ValueError:
            pass
        raise fields.misfit("rng", "the text of a random stream")

    def _read_outcome(self, fields: Reader, seats: int) -> Outcome | None:
        if fields.data.get("outcome") is None:
            return None
        inside = fields.inside("outcome")
        reason = inside.choice("reason", tuple(self.reasons))

        def rank(value: object, where: str) -> int:
            return whole(value, where, 1, seats)

        ranks = tuple(inside.items("ranks", rank, seats))
        if ranks != ranks_of([-rank for rank in ranks]):
            raise inside.misfit("ranks", "1 plus the number of seats that did better")
        winners = tuple(seat for seat in range(seats) if ranks[seat] == 1)
        if inside.value("winners") != list(winners):
            raise inside.misfit("winners", "the seats of rank 1")
        return Outcome(winners, ranks, reason, self.reasons[reason])

    def record(self, state: S) -> dict[str, Any]:
        """The whole game as played. See `State.record`."""
        if state.origin is None:
            raise RingsideError("This state is a guess at a game, so it has no record.")
        played = self._begin(state.origin, state.seats, state.options)
        moves: list[list[Any]] = []
        for number in state.history:
            seat, action = divmod(number, self.num_actions)
            moves.append([seat, played.text(seat, action)])
            played.apply(seat, action)
        outcome = state.outcome()
        record = {
            "game": self.id,
            "version": self.version,
            "seats": state.seats,
            "options": options_of(state),
            **state.origin,
            "moves": moves,
            "outcome": None if outcome is None else outcome.to_json(),
        }
        if "secret" in record:
            record["commitment"] = commitment(bytes.fromhex(record["secret"]))
        return record

    def replay(self, record: Mapping[str, Any], moves: int | None = None) -> S:
        """The state a record leads to, or the one after its first so many moves.

        InvalidRecord says what is wrong with one that does not replay.
        """
        try:
            fields = Reader(record, "record")
            if fields.value("game") != self.id:
                raise InvalidRecord(f"This is a record of {shown(fields.value('game'))}.")
            version = fields.whole("version")
            if version != self.version:
                raise InvalidRecord(
                    f"The record was made by version {version} of {self.title}; "
                    f"this is version {self.version}."
                )
            options = fields.value("options")
            if not isinstance(options, Mapping):
                raise fields.misfit("options", "an object")
            state = self._begin(record, fields.value("seats"), options)
            played = fields.value("moves")
            if not isinstance(played, list | tuple):
                raise fields.misfit("moves", "a list")
            for entry in played if moves is None else played[:moves]:
                if not isinstance(entry, list | tuple) or len(entry) != 2:
                    raise InvalidMove(f"An entry is a seat and a move, not {shown(entry)}.")
                state.play(entry[0], entry[1])
        except InvalidRecord:
            raise
        except RingsideError as error:
            raise InvalidRecord(f"The record does not replay: {error}") from None
        return state

    def rules(self) -> str:
        """The text of the game's RULES.md."""
        package = resources.files(type(self).__module__)
        return package.joinpath("RULES.md").read_text(encoding="utf-8")

    def __repr__(self) -> str:
        return f"ringside.game({self.id!r})"


def options_of(state: State) -> dict[str, Any]:
    """The options of a state, for others to keep: changing a list in them changes no game."""
    return {
        name: value.copy() if isinstance(value, list) else value
        for name, value in state.options.items()
    }
