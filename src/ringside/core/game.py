"""A game from the outside: what it is called, how to start it, and how to read it back."""

# Not compiled: games subclass it in plain Python, and nothing in it is hot.

from __future__ import annotations

import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module, resources
from typing import Any, ClassVar, Generic, TypeVar, cast

from ringside.core.bot import Bot
from ringside.core.catalogue import SHARED_REASONS, SHARED_TERMS, Catalogue, Thing
from ringside.core.errors import (
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    RingsideError,
)
from ringside.core.events import Depends, Event, Preview, Prompt, kinds
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
    designer: ClassVar[str]
    publisher: ClassVar[str]
    minutes: ClassVar[int]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    best_seats: ClassVar[int] = 0
    """With how many it is best, for those who do not choose; 0 is as few as can."""
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
    event: ClassVar[type[Event]]
    """The base class of the game's events."""
    prompt: ClassVar[type[Prompt]]
    """The base class of what it asks."""
    told_alike: ClassVar[bool] = False
    """Whether `tell` tells everybody the same, so that a table asks once for all."""
    terms: ClassVar[Mapping[str, str]] = {}
    """What the fields of events, prompts and errors hold, by name: ``seat``, or a kind of thing
    in the catalogue. Those in `SHARED_TERMS` need not be named again."""

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

        InvalidPosition if the game cannot end that way.
        """

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that the seat may know, built by listing what is shown. It stays as it is when the
        state changes: no list in it is one of the state's own."""

    @abstractmethod
    def tell(
        self, before: S, seat: int, action: int, after: S, viewer: int | None
    ) -> Sequence[Event]:
        """What happened between two states, one event after another, as far as the viewer may
        know it."""

    @abstractmethod
    def things(self) -> list[Thing]:
        """Everything in the game that has a name, for the `catalogue`."""

    def certain(
        self, state: S, seat: int, action: int, events: Sequence[Event]
    ) -> tuple[int, list[Depends]]:
        """How many of the ``events`` that an action brings in a guessed world are the same in
        every world the seat thinks possible, and what the others depend on.

        All of them, unless the game says otherwise.
        """
        return len(events), []

    def hidden_log(self, state: S) -> int:
        """How many of the moves before the last one nobody may look up in the log now."""
        return 0

    def sealed(self, state: S, seat: int) -> bool:
        """Whether others may not learn which of its moves the seat chooses now, so that the
        conformance suite holds events to it. Yes, unless the game says otherwise."""
        return True

    def worlds(self, state: S, seat: int, most: int) -> list[dict[str, Any]] | None:
        """Every world that the seat thinks possible, so that `determinize` can be compared with
        them: the fields of the position that it does not see, in each way they can be.

        A world that comes about in several ways is there as often. None if there are more than
        ``most``, and in games that do not count.
        """
        return None

    def saying(self, move: str) -> tuple[str, dict[str, Any]] | None:
        """The message that says a legal move to people, and what it is about; None for the usual
        one, ``move-<first word>`` with ``what`` follows (`ringside.words.moves`)."""
        return None

    # -- what else a table of people asks; most games need none of it ---------------------

    def waiting(self, state: S) -> list[int]:
        """The seats that everybody can see deciding; none where that is a secret."""
        seats: list[int] = self.view(state, None).get("to_move", [])
        return seats

    def silence(self, state: S) -> str:
        """The move that saying nothing means now, when a table waits only so long for an answer;
        empty when it waits for as long as it takes."""
        return ""

    race: ClassVar[float] = 0.0
    """In a game where such a window is a race, how many times as long as usual it is open. Who
    stays out of a race is no secret, so that it ends as soon as all have; otherwise a window is
    always equally long."""

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

        Without a seed one is drawn, and `record` tells which it was. A table gives a ``secret`` of
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
        checked = self.check_options(options)
        if origin.get("secret") is not None:
            rng, kept = self._fair_rng(origin)
        else:
            seed = origin.get("seed")
            if isinstance(seed, bool) or not isinstance(seed, int):
                raise InvalidOption("seed", found=shown(seed))
            rng, kept = seeded(seed), {"seed": seed}
        state = self.deal(count, checked, rng)
        state.origin = kept
        return state

    def _fair_rng(self, origin: Mapping[str, Any]) -> tuple[Rng, dict[str, Any]]:
        """The chance of a deal that can be verified."""
        secret, words = origin["secret"], origin.get("words", [])
        if not isinstance(secret, str) or not re.fullmatch("[0-9a-f]{64}", secret):
            raise InvalidOption("secret")
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise InvalidOption("deal-words")
        return KeyedRng(deal_key(bytes.fromhex(secret), words)), {"secret": secret, "words": words}

    @property
    def seats(self) -> range:
        """The numbers of seats the game can be played with."""
        return range(self.least_seats, self.most_seats + 1)

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options, those not given at their defaults; InvalidOption for what is none."""
        try:
            return check_options(self.title, self.options, given)
        except InvalidOption as error:
            error.game = self.id
            raise

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game can be played by so many."""
        least, most = self.least_seats, self.most_seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            raise InvalidOption(
                "seats",
                title=self.title,
                least=least,
                most=most,
                fixed=least == most,
                found=shown(seats),
            )
        return seats

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Everything that can happen."""
        return kinds(self.event)

    @property
    def prompts(self) -> tuple[type[Prompt], ...]:
        """Everything that can be asked."""
        return kinds(self.prompt)

    def catalogue(self) -> Catalogue:
        """Everything with a name: cards, moves, reasons, line kinds, boards."""
        terms = {**SHARED_TERMS, **self.terms}
        reasons = [Thing("reason", reason, rule) for reason, rule in self.reasons.items()]
        reasons += [Thing("reason", reason) for reason in SHARED_REASONS]
        options = [Thing("option", option.name, option.rule) for option in self.options]
        return Catalogue(self.id, self.version, [*self.things(), *reasons, *options], terms)

    def preview(self, state: S, seat: int, action: int) -> Preview:
        """What a legal action would do, as far as the seat can know. See `State.preview`."""
        before = state.determinize(seat, seeded(0))
        after = before.copy()
        after.apply(seat, action)
        told = self.tell(before, seat, action, after, seat)  # type: ignore[arg-type]
        count, depends = self.certain(state, seat, action, told)
        return Preview(list(told[:count]), depends)

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
            raise InvalidPosition("other-game", found=shown(fields.value("game")), wanted=self.id)
        options = fields.data.get("options", {})
        if not isinstance(options, Mapping):
            raise fields.misfit("options", "object")
        try:
            seats = self.check_seats(fields.value("seats"))
            checked = self.check_options(options)
        except InvalidOption as error:
            raise InvalidPosition(error.code, game=error.game, **error.about) from None
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
        raise fields.misfit("rng", "rng")

    def _read_outcome(self, fields: Reader, seats: int) -> Outcome | None:
        if fields.data.get("outcome") is None:
            return None
        inside = fields.inside("outcome")
        reason = inside.choice("reason", tuple(self.reasons))

        def rank(value: object, where: str) -> int:
            return whole(value, where, 1, seats)

        ranks = tuple(inside.items("ranks", rank, seats))
        if ranks != ranks_of([-rank for rank in ranks]):
            raise inside.misfit("ranks", "ranks")
        winners = tuple(seat for seat in range(seats) if ranks[seat] == 1)
        if inside.value("winners") != list(winners):
            raise inside.misfit("winners", "winners")
        return Outcome(winners, ranks, reason, self.reasons[reason])

    def record(self, state: S) -> dict[str, Any]:
        """The whole game as played. See `State.record`."""
        if state.origin is None:
            raise RingsideError("no-record")
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
                raise InvalidRecord("other-game", found=shown(fields.value("game")), wanted=self.id)
            version = fields.whole("version")
            if version != self.version:
                raise InvalidRecord(
                    "record-version", title=self.title, version=version, known=self.version
                )
            options = fields.value("options")
            if not isinstance(options, Mapping):
                raise fields.misfit("options", "object")
            state = self._begin(record, fields.value("seats"), options)
            played = fields.value("moves")
            if not isinstance(played, list | tuple):
                raise fields.misfit("moves", "list")
            for number, entry in enumerate(played if moves is None else played[:moves], 1):
                try:
                    if not isinstance(entry, list | tuple) or len(entry) != 2:
                        raise InvalidMove("record-entry", found=shown(entry))
                    state.play(entry[0], entry[1])
                except RingsideError as error:
                    seat = entry[0] if isinstance(entry, list | tuple) and entry else None
                    seat = seat if type(seat) is int and 0 <= seat < state.seats else None
                    raise InvalidRecord(
                        "record-move", number=number, seat=seat, problem=error.told()
                    ) from None
        except InvalidRecord:
            raise
        except RingsideError as error:
            raise InvalidRecord("record-replay", problem=error.told()) from None
        return state

    def rules(self, language: str = "en") -> str:
        """The rules for players, in Markdown; in English where the language is missing.

        Whatever states a rule ends with its id in parentheses: ``(SUMO-08)``.
        """
        folder = resources.files(type(self).__module__)
        translated = folder.joinpath(f"RULES.{language}.md")
        book = translated if language.isalpha() and translated.is_file() else folder / "RULES.md"
        return book.read_text(encoding="utf-8")

    def ledger(self) -> str:
        """Every rule with its id, the rulings, notation and position, in Markdown.

        A small game may have all of it in its RULES.md.
        """
        folder = resources.files(type(self).__module__)
        found = folder.joinpath("LEDGER.md")
        return (found if found.is_file() else folder / "RULES.md").read_text(encoding="utf-8")

    def __reduce__(self) -> tuple[Any, ...]:
        return _imported, (type(self).__module__, type(self).__qualname__)

    def __repr__(self) -> str:
        return f"ringside.game({self.id!r})"


def _imported(module: str, name: str) -> Game[Any]:
    """A game that comes out of a pickle: the one that exists, not another."""
    found = import_module(module)
    known: Any = getattr(found, "GAME", None)
    if type(known).__qualname__ == name:
        return cast("Game[Any]", known)
    return cast("Game[Any]", getattr(found, name)())


def options_of(state: State) -> dict[str, Any]:
    """The options of a state, for others to keep: changing a list in them changes no game."""
    return {
        name: value.copy() if isinstance(value, list) else value
        for name, value in state.options.items()
    }
