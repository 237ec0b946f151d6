"""A game from the outside: what it is called, how to start it, and how to read it back."""

# Not compiled: games subclass it in plain Python, and nothing in it is hot.

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from typing import Any, ClassVar, Generic, TypeVar, cast

from ringside.core import positions, records
from ringside.core.bot import Bot
from ringside.core.catalogue import SHARED_REASONS, SHARED_TERMS, Catalogue, Thing
from ringside.core.errors import (
    InvalidOption,
    RingsideError,
)
from ringside.core.events import Depends, Event, Preview, Prompt, kinds
from ringside.core.observation import ObservationSpec, Part, laid_out
from ringside.core.options import Option, check_options
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader, as_whole, shown
from ringside.core.rng import Rng, seeded
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
    """How many players it is best with, when nobody chooses; 0 means as few as possible."""
    version: ClassVar[int]
    """Raised by every change that makes an old record replay differently."""
    older: ClassVar[Mapping[int, Game[Any]]] = {}
    """Versions before this one that can still be played: a game with the rules of each, and with
    that ``version``. Tables that were dealt by them go on, and their records replay."""
    options: ClassVar[tuple[Option, ...]]
    num_actions: ClassVar[int]
    reasons: ClassVar[Mapping[str, str]]
    """Every reason an outcome can give, with the rule behind it."""
    bots: ClassVar[Mapping[str, Callable[[], Bot]]]
    """The players that know this game, by name: first those to compare with, then the characters,
    weakest first."""
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

    def summed_up(self, state: S) -> dict[str, Any]:
        """What a view has besides when the game is over, also by resignation."""
        return {}

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

    def parts(self, seats: int) -> Sequence[Part]:
        """What `State.observe` writes, part by part; of the same sizes for all options. Nothing
        in games that give no tensors."""
        return ()

    def saying(self, move: str) -> tuple[str, dict[str, Any]] | None:
        """The message that says a legal move to people, and what it is about; None for the usual
        one, ``move-<first word>`` with ``what`` follows (`ringside.words.moves`)."""
        return None

    # -- what else the lab asks (docs/lab.md); most games need none of it ------------------

    def chances(self, state: S) -> list[float] | None:
        """Each seat's chance to win as the game itself judges a state with all cards open; None
        where the lab is to find it out by random play."""
        return None

    def uses(self, state: S, seat: int, action: int) -> list[str] | None:
        """The cards and lines that a decision uses, each as ``<kind> <id>`` of the catalogue or
        ``move <word>``; None where the move's text says it well enough."""
        return None

    def figures(self, state: S) -> dict[str, float]:
        """What else is worth knowing of a finished game; ``figure-<name>`` of the words is what
        each is called."""
        return {}

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
    """Where such a window is a race, how many times longer than usual it stays open. Staying out
    of a race is no secret, so the race ends as soon as everybody has; any other window always
    lasts equally long."""

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
            return records.begin(
                self, {"secret": secret.hex(), "words": list(words)}, seats, options
            )
        if seed is None:
            seed = secrets.randbits(53)
        return records.begin(self, {"seed": seed}, seats, options)

    @property
    def seats(self) -> range:
        """The numbers of seats the game can be played with."""
        return range(self.least_seats, self.most_seats + 1)

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options, with defaults for those not given; InvalidOption for a wrong one."""
        try:
            return check_options(self.title, self.options, given)
        except InvalidOption as error:
            error.game = self.id
            raise

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game can be played by so many."""
        least, most, count = self.least_seats, self.most_seats, as_whole(seats)
        if count is None or not least <= count <= most:
            raise InvalidOption(
                "seats",
                title=self.title,
                least=least,
                most=most,
                fixed=least == most,
                found=shown(seats),
            )
        return count

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Everything that can happen."""
        return kinds(self.event)

    @property
    def prompts(self) -> tuple[type[Prompt], ...]:
        """Everything that can be asked."""
        return kinds(self.prompt)

    def observation_spec(self, seats: int | None = None, **options: Any) -> ObservationSpec:
        """What is in `State.observation` with so many seats, or with the least: part by part, by
        name. It is the same for all options.

        >>> import ringside
        >>> [part.name for part in ringside.game("sumo").observation_spec()][:3]
        ['answer_only', 'phase', 'to_move']
        """
        count = self.check_seats(self.least_seats if seats is None else seats)
        self.check_options(options)
        return spec_of(self, count)

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
        return positions.written(self, state)

    def from_position(self, position: Mapping[str, Any], *, seed: int = 0) -> S:
        """The state of a position; its `position()` equals the one given.

        A position without ``rng`` goes on with the chance of ``seed``. InvalidPosition says
        what cannot be read.
        """
        return positions.read(self, position, seed)

    def by_rules(self, version: int) -> Game[Any] | None:
        """The game by the rules of a version, its own or an `older` one; None if they are gone."""
        return self if version == self.version else self.older.get(version)

    def supports(self, version: int) -> bool:
        """Whether what was dealt by the rules of this version can be played here."""
        return self.by_rules(version) is not None

    def record(self, state: S) -> dict[str, Any]:
        """The whole game as played. See `State.record`."""
        return records.written(self, state)

    def replay(self, record: Mapping[str, Any], moves: int | None = None) -> S:
        """The state a record leads to, or the one after its first ``moves``.

        InvalidRecord says what is wrong with one that does not replay.
        """
        return records.replayed(self, record, moves)

    def rules(self, language: str = "en") -> str:
        """The rules for players, in Markdown; in English where the language is missing.

        Every text that states a rule ends with its id in parentheses: ``(SUMO-08)``.
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


@cache
def spec_of(game: Game[Any], seats: int) -> ObservationSpec:
    """What is in the tensors of a game; made once."""
    parts = game.parts(seats)
    if not parts:
        raise RingsideError("no-observation", title=game.title)
    return laid_out(game.id, seats, parts)
