"""A game in progress: what every game answers, and what follows from it for all.

A game subclasses `State` with its rules and `Game` with everything around them.
The text interface (`moves`, `play`, `view`, `position`, `record`) is for people and
programs that talk to people; the fast path (`legal`, `apply`, `copy`,
`determinize`, `returns`) is for bots and simulation and uses small integers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ringside.core.bits import BITS, bit_at
from ringside.core.errors import IllegalMove, InvalidMove, RingsideError
from ringside.core.outcome import Outcome
from ringside.core.reading import as_whole, shown
from ringside.core.rng import Rng

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from ringside.core.events import Preview
    from ringside.core.game import Game

# No game of people comes near: it is for those that would never end.
MOST_DECISIONS: Final = 10_000


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game between its first decision and its end.

    The first block of methods is what a game writes; the second follows from it.
    """

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        # Where the game came from, for `record`: {"seed": …}, {"secret": …, "words": …} or
        # {"position": …}; None for a state that somebody imagined (`determinize`).
        self.origin: dict[str, Any] | None = None
        # Every decision so far, as seat * num_actions + action.
        self.history: list[int] = []
        self.called_off: bool = False  # see `call_off`

    # -- what a game writes -------------------------------------------------------------

    def to_move(self) -> list[int]:
        """The seats that owe a decision, in ascending order; empty when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """The actions open to a seat, in ascending order; empty when it owes none.

        IllegalMove for a seat that the table does not have: a game ends with ``return
        self.idle(seat)``.
        """
        raise NotImplementedError

    def transition(self, seat: i64, action: i64) -> None:
        """Carry out a legal action. Games write this; callers use `apply` or `play`."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy, chance included. Start it with `copy_origin`."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Rng) -> State:
        """A state the seat cannot tell from this one, hidden things drawn afresh.

        Every world that fits what the seat has seen is equally likely. The new state's own
        chance comes from ``rng``, so that it tells nothing about what is to come here: make a
        `copy` and `imagine` it.
        """
        raise NotImplementedError

    def play_forced(self) -> i64:
        """Play the moves of those who are asked but have no choice; returns how many.

        Only for bots and simulation, and only where nothing depends on the order of these moves.
        A game that asks many seats who have no choice writes this to make random play quick.
        """
        return 0

    def observed(self, seat: i64) -> i64:
        """A number for the seat's view, for bots that search: equal for equal views, and
        almost never for different ones. At least 1 and below 2^62; 0 if the game gives none."""
        return 0

    def observe(self, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what the seat sees as small whole numbers, part by part as `Game.parts` lists
        them, from the place ``at`` on, where all is 0 yet. Only what `view` shows counts."""
        raise RingsideError("no-observation", title=self.game.title)

    def allow(self, seat: i64, out: vec[i64], at: i64) -> None:
        """Set the bit of every action open to the seat, 56 to a word, from the word ``at`` on,
        where all is 0 yet. A game whose speed matters writes it without `legal`."""
        for action in self.legal(seat):
            number: i64 = action
            out[at + number // BITS] |= bit_at(number % BITS)

    def look(self, seat: i64, seen: vec[i16], at: i64, open: vec[i64], first: i64) -> None:
        """Write both for a seat that owes a decision: what it sees, as `observe` does, and what
        it may do, as `allow` does. A game whose speed matters does so in one go."""
        self.observe(seat, seen, at)
        self.allow(seat, open, first)

    def next_to_move(self) -> i64:
        """The first seat that owes a decision, -1 when the game is over. A game whose speed
        matters answers without `to_move`."""
        movers = self.to_move()
        return movers[0] if movers else -1

    def touch(self) -> i64:
        """Read what a decision reads. A batch does so for the games that come next, so that the
        processor fetches them all at once; the number means nothing."""
        return self.next_to_move()

    def again(self, rng: Rng) -> State:
        """Another game with the same seats and options, dealt by this chance. Nobody needs this
        one any more: a game whose speed matters deals into it and returns it."""
        state: State = self.game.deal(self.seats, self.options, rng)
        return state

    def decides_unseen(self, seat: i64) -> bool:
        """Whether the seat decides without seeing what others have decided or decide now."""
        return len(self.to_move()) > 1

    def call_off(self) -> None:
        """End a game that has lasted `MOST_DECISIONS` as a draw by ``limit``.

        For games that could go on for ever. Such a game asks nobody from then on, and its
        `outcome` is the one that `drawn` gives.
        """

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def text(self, seat: i64, action: i64) -> str:
        """The action in the game's notation; a game begins with ``self.check_action(action)``,
        so that a number that is no action is an InvalidMove."""
        raise NotImplementedError

    def read(self, seat: i64, text: str) -> int:
        """The action a text means, legal or not. Games write this; callers use `parse`.

        Raises InvalidMove for what cannot be read.
        """
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> IllegalMove:
        """Why an action that is not in `legal(seat)` is not. Write it with `illegal`."""
        raise NotImplementedError

    # -- what follows -------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action from `legal(seat)`.

        Like python-chess's ``push`` it does not ask whether the action is legal; `play` does. An
        action that is not may leave a state that makes no sense.
        """
        self.transition(seat, action)
        number: i64 = seat * self.num_actions() + action
        self.history.append(number)
        if len(self.history) >= MOST_DECISIONS and self.outcome() is None:
            self.call_off()

    def num_actions(self) -> i64:
        """The game's `num_actions`; a game whose speed matters answers with a constant."""
        number: int = self.game.num_actions
        return number

    def moves(self, seat: int) -> list[str]:
        """The moves open to a seat, sorted as the game's notation lists them."""
        return [self.text(seat, action) for action in self.legal(seat)]

    def parse(self, seat: object, text: object) -> int:
        """The action that a text means; InvalidMove if it means none."""
        number = self.check_seat(seat)
        if not isinstance(text, str):
            raise InvalidMove("move-not-text", found=shown(text))
        if len(text) > 100:
            raise InvalidMove("move-too-long")
        return self.read(number, text)

    def play(self, seat: object, move: object) -> None:
        """Play a move given as text.

        InvalidMove: it cannot be read. IllegalMove: it is not allowed, with `.reason` and
        `.rule`. Either way nothing has changed.
        """
        action = self.parse(seat, move)
        number = self.check_seat(seat)
        if action not in self.legal(number):
            raise self.refusal(number, action)
        self.apply(number, action)

    def check_seat(self, seat: object) -> int:
        """The seat as a number; IllegalMove if the table has no such seat."""
        number = as_whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise IllegalMove("no-such-seat", found=shown(seat), most=self.seats - 1)
        return number

    def check_action(self, action: i64) -> None:
        """InvalidMove for a number that is no action of the game."""
        actions = self.num_actions()
        if action < 0 or action >= actions:
            number, most = int(action), int(actions - 1)
            raise InvalidMove("no-action", title=self.game.title, found=number, most=most)

    def idle(self, seat: i64) -> list[int]:
        """No actions, for a seat that owes none; IllegalMove if the table has no such seat."""
        if seat < 0 or seat >= self.seats:
            self.check_seat(seat)
        return []

    def drawn(self, rule: str) -> Outcome:
        """How a game that was called off ends: everybody ties."""
        return Outcome(tuple(range(self.seats)), (1,) * self.seats, "limit", rule)

    def illegal(self, code: str, rule: str, **about: Any) -> IllegalMove:
        """The error for a move that is not allowed, in the words of this game."""
        return IllegalMove(code, rule, game=self.game.id, **about)

    def invalid(self, code: str, **about: Any) -> InvalidMove:
        """The error for a text that is not a move of this game."""
        return InvalidMove(code, game=self.game.id, **about)

    def preview(self, seat: object, move: object) -> Preview:
        """What a move would do, given as text or as an action: the events that are certain as
        far as the seat can know, and what the rest depends on.

        Changes nothing. Raises what `play` would for a move that is not allowed.
        """
        number = self.check_seat(seat)
        is_action = isinstance(move, int) and not isinstance(move, bool)
        action: int = move if is_action else self.parse(seat, move)  # type: ignore[assignment]
        self.check_action(action)
        if action not in self.legal(number):
            raise self.refusal(number, action)
        found: Preview = self.game.preview(self, number, action)
        return found

    def returns(self) -> list[float]:
        """What the game is worth to each seat: 1 for a lone win, -1 for a lone loss.

        Each seat scores the share of the others it beat minus the share that beat it, so the
        sum is zero. All zero while the game goes on.
        """
        outcome = self.outcome()
        if outcome is None:
            return [0.0] * self.seats
        ranks = outcome.ranks
        worth: list[float] = []
        for mine in ranks:
            margin = 0
            for other in ranks:
                if other > mine:
                    margin += 1
                elif other < mine:
                    margin -= 1
            worth.append(margin / (self.seats - 1))
        return worth

    def view(self, seat: object) -> dict[str, Any]:
        """All that a seat may know, ready for JSON; ``view(None)`` is a spectator's."""
        number: int | None = None if seat is None else self.check_seat(seat)
        view: dict[str, Any] = self.game.view(self, number)
        return view

    def observation(self, seat: object) -> NDArray[numpy.float32]:
        """What `view(seat)` shows, as numbers: a tensor whose parts `Game.observation_spec` names.

        The seat need not be to move. For ``numpy`` install the extra ``research``.
        """
        from ringside.core import observation

        return observation.observation(self, self.check_seat(seat))

    def mask(self, seat: object) -> NDArray[numpy.bool_]:
        """Which actions are open to a seat, by number; none if it owes no decision."""
        from ringside.core import observation

        return observation.mask(self, self.check_seat(seat))

    def position(self) -> dict[str, Any]:
        """Everything, hidden things included, ready for JSON; `Game.from_position` reads it."""
        return self.game.position(self)

    def record(self) -> dict[str, Any]:
        """Seed, options and moves: `Game.replay` of it gives the same position."""
        return self.game.record(self)

    def copy_origin(self, source: State) -> None:
        """Take over what `record` needs from the state this one is a copy of."""
        self.origin = source.origin
        self.called_off = source.called_off
        self.history = source.history.copy()

    def clear_origin(self, rng: Rng) -> None:
        """Be a game that nobody has played yet, as `again` begins."""
        self.rng = rng
        self.origin = None
        self.called_off = False
        if self.history:
            self.history = []

    def imagine(self, rng: Rng) -> None:
        """Make a copy a guess, as `determinize` begins: it has no record, and chance of its own."""
        self.origin = None
        self.history = []
        self.rng = rng.fork()

    # -- as values ----------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """Two states are equal if their positions are."""
        if self is other:
            return True
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        # A state changes as it is played, so only what never changes may count.
        return hash((self.game.id, self.seats))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (self.game, self.position(), self.origin, self.history)

    def __repr__(self) -> str:
        return f"<{self.game.title}: {self.seats} seats, {len(self.history)} moves played>"


def revived(
    game: Game[Any], position: dict[str, Any], origin: dict[str, Any] | None, history: list[int]
) -> State:
    """A state that comes out of a pickle."""
    state: State = game.from_position(position)
    state.origin = origin
    state.history = history
    return state
