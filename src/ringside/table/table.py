"""A table: one game, the people and bots around it, and the one gate every move goes through.

No sockets, no database, no waiting: whoever runs the table tells it the time, writes down what
`submit` returns before anybody is told, and shows each viewer what `show` gives.

A *version* is what viewers see counted: moves, and the ends of pauses. Reactions that must not
show (SLIME-36) are moves in the log but no versions.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

import msgspec

from ringside.core.errors import IllegalMove, InvalidMove
from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.core.state import State
from ringside.table.refusal import Code, Refusal
from ringside.table.setup import Setup

LATE = "\n"  # the id of a move that a bot made when somebody's time was up; no client's id
ANSWERS = 4  # how many answers for each seat a table remembers for clients that ask twice


class Entry(msgspec.Struct, array_like=True):
    """A move in the log."""

    number: int
    """From 1, without gaps: the store refuses to write one twice."""
    seat: int
    move: str
    at: float
    """Seconds since 1970."""
    took: float
    """How many seconds the seat had been thinking."""
    id: str = ""
    """The client's own id for it; none of a bot's move, LATE of one that the clock made."""


class Played(msgspec.Struct):
    """What a move did: what to write down, and what to tell."""

    entry: Entry
    version: int
    before: State
    action: int
    after: State
    """What to tell of: after an announcement, the table before any effect."""
    silent: bool
    """A reaction nobody else may notice."""
    announced: bool
    """Everybody waits for the pause to pass."""


class Resumed(msgspec.Struct):
    """The end of a pause: what was announced has been stopped or takes effect."""

    version: int
    seat: int
    before: State
    action: int
    after: State


class Answer(msgspec.Struct):
    """What a client was told about its move, kept in case it asks again."""

    version: int = 0
    code: Code | None = None
    reason: str = ""
    rule: str | None = None


class Table:
    """A table in memory. Made from a setup, then led through its log by `restore`."""

    __slots__ = (
        "announcer",
        "answers",
        "bank",
        "began",
        "game",
        "held",
        "late",
        "legal",
        "numbers",
        "owing",
        "setup",
        "since",
        "state",
        "version",
    )

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state: State | None = None
        self.version = 0
        # During a pause: what everybody sees who cannot react, and who announced something.
        self.held: State | None = None
        self.announcer = 0
        self.legal: list[list[int]] = []
        # From which version on each seat has faced the decision it faces now.
        self.since: list[int] = []
        # When each seat's decision began, None if it owes none; when the turn began.
        self.owing: list[float | None] = []
        self.began = 0.0
        self.bank: list[float] = []
        self.answers: dict[tuple[int, str], Answer] = {}
        self.numbers = 0  # how many moves the log holds
        self.late: list[int] = []  # those that the clock made

    # -- beginning ----------------------------------------------------------------------

    def deal(self, now: float) -> None:
        """Deal the first position from the secret and everybody's words."""
        setup = self.setup
        self.begin(
            self.game.new(
                len(setup.seats),
                secret=bytes.fromhex(setup.secret),
                words=setup.words(),
                **setup.options,
            ),
            now,
        )

    def begin(self, state: State, now: float) -> None:
        """Play from this state on."""
        self.state = state
        seats = range(state.seats)
        self.version = 0
        self.numbers = 0
        self.late = []
        self.held = None
        self.since = [0 for _ in seats]
        self.legal = [state.legal(seat) for seat in seats]
        movers = state.to_move()
        self.owing = [now if seat in movers else None for seat in seats]
        self.began = now
        clock = self.setup.clock
        self.bank = [0.0 if clock is None else float(clock.bank) for _ in seats]
        self.answers = {}

    def restore(self, entries: Iterable[Entry], now: float) -> None:
        """Deal and play the log again. The clock of whoever is to move starts afresh."""
        self.deal(now)
        assert self.state is not None
        for entry in entries:
            action = self.state.parse(entry.seat, entry.move)
            if self.held is not None and not self.reacts(entry.seat):
                self.resume(entry.at)
            self.apply(entry, action, entry.at)
            self._note(entry)
        movers = self.state.to_move()
        self.owing = [now if seat in movers else None for seat in range(self.state.seats)]
        if self.setup.resigned is not None:
            self.version += 1

    # -- the gate -----------------------------------------------------------------------

    def submit(self, seat: int, version: int, move: str, id: str, now: float) -> Played | Answer:
        """Play a move for a seat, or raise Refusal and change nothing.

        The same ``id`` again gives the answer it got the first time, as an Answer. A ``version``
        older than the seat's decision is refused as stale.
        """
        known = self.answers.get((seat, id)) if id else None
        if known is not None:
            if known.code is not None:
                raise Refusal(known.code, known.reason, known.rule)
            return known
        try:
            return self._submit(seat, version, move, id, now)
        except Refusal as refusal:
            if id and id != LATE:
                answer = Answer(0, refusal.code, refusal.reason, refusal.rule)
                self._remember(seat, id, answer)
            raise

    def _submit(self, seat: int, version: int, move: str, id: str, now: float) -> Played:
        state = self.playing()
        if not 0 <= seat < state.seats:
            raise Refusal("not-your-seat", f"There is no seat {seat} at this table.")
        if version < self.since[seat]:
            raise Refusal("stale", "The game has moved on since; look again.")
        if version > self.version:
            raise Refusal("stale", "The table has not got that far.")
        action = self.allowed(seat, move)
        wait = self.game.wait(state, seat, action)
        if wait and now - self.began < wait:
            left = wait - (now - self.began)
            raise Refusal("too-soon", f"That is allowed in {left:.0f} seconds.")
        owed = self.owing[seat]
        entry = Entry(
            self.numbers + 1,
            seat,
            state.text(seat, action),
            now,
            0.0 if owed is None else now - owed,
            id,
        )
        played = self.apply(entry, action, now)
        self._note(entry)
        return played

    def playing(self) -> State:
        """The state of a game that is going on; Refusal if there is none."""
        if self.state is None:
            raise Refusal("not-dealt", "The game has not begun yet.")
        if self.setup.status == "over":
            raise Refusal("game-over", "The game is over.")
        return self.state

    def allowed(self, seat: int, move: str) -> int:
        """The action a move means, if the seat may play it; Refusal with the game's own
        sentence if not."""
        state = self.playing()
        try:
            action = state.parse(seat, move)
        except InvalidMove as error:
            raise Refusal("invalid-move", str(error)) from None
        except IllegalMove as error:
            raise Refusal("illegal-move", error.reason, error.rule) from None
        if self.held is not None and not self.reacts(seat):
            # Before anything else: a better reason would tell whether somebody can react.
            raise Refusal("too-soon", "A moment: somebody may want to react.")
        if action not in self.legal[seat]:
            illegal = state.refusal(seat, action)
            raise Refusal("illegal-move", illegal.reason, illegal.rule)
        return action

    def reacts(self, seat: int | None) -> bool:
        """Whether a seat may react now to what was announced."""
        return self.state is not None and seat in self.game.reactors(self.state)

    def apply(self, entry: Entry, action: int, now: float) -> Played:
        """Carry out a legal action and note what it means for versions and clocks."""
        state = self.state
        assert state is not None
        seat = entry.seat
        game = self.game
        before = state.copy()
        state.apply(seat, action)
        self.numbers += 1
        if self.held is None:  # a pause is on nobody's clock: a bank would tell who reacted
            self._charge(seat, entry.took)
        announced = game.announced(before, seat, action, state)
        silent = self.held is not None and announced is None
        if not silent:
            self.version += 1
        if announced is not None:
            self.held, self.announcer = announced, seat
        new_turn = game.turn(before) != game.turn(state)
        if new_turn:
            self.began = now
        movers = state.to_move()
        for other in range(state.seats):
            legal = state.legal(other)
            anew = other == seat or announced is not None or new_turn or legal != self.legal[other]
            if anew:
                self.since[other] = self.version
            if other not in movers:
                self.owing[other] = None
            elif anew or self.owing[other] is None:
                self.owing[other] = now
            self.legal[other] = legal
        if not movers:
            self.setup.status = "over"
        after = state if announced is None else announced
        return Played(entry, self.version, before, action, after, silent, announced is not None)

    def _note(self, entry: Entry) -> None:
        """Whose move it was that has been played."""
        if entry.id == LATE:
            self.late.append(entry.number)
        elif entry.id:
            self._remember(entry.seat, entry.id, Answer(self.version))

    def _remember(self, seat: int, id: str, answer: Answer) -> None:
        if len(self.answers) >= ANSWERS * len(self.setup.seats):
            del self.answers[next(iter(self.answers))]
        self.answers[seat, id] = answer

    # -- pauses -------------------------------------------------------------------------

    def resume(self, now: float) -> Resumed:
        """The pause after an announced card is over; nobody is left who could react."""
        held, state = self.held, self.state
        assert held is not None
        assert state is not None
        self.held = None
        self.version += 1
        for seat, owed in enumerate(self.owing):
            self.since[seat] = self.version
            self.owing[seat] = None if owed is None else now
        action = held.parse(self.announcer, self.game.let_pass)
        return Resumed(self.version, self.announcer, held, action, state)

    # -- clocks -------------------------------------------------------------------------

    def _charge(self, seat: int, took: float) -> None:
        """What a decision took beyond its seconds comes from the bank."""
        clock = self.setup.clock
        if clock is not None:
            self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, took - clock.seconds))

    def wake(self, now: float) -> None:
        """Somebody is back at a table nobody was looking at: no time has passed for it."""
        self.owing = [None if owed is None else now for owed in self.owing]

    def deadline(self, but: Container[int] = ()) -> tuple[float, int] | None:
        """When the next clock runs out, bank included, and whose, ``but`` for some seats; None
        without a clock."""
        clock = self.setup.clock
        if clock is None or self.held is not None or self.setup.status != "playing":
            return None
        due = [
            (owed + clock.seconds + self.bank[seat], seat)
            for seat, owed in enumerate(self.owing)
            if owed is not None and seat not in but
        ]
        return min(due) if due else None

    def seconds_left(self, now: float) -> float | None:
        """Until the move's own seconds are used up for the first seat that is waited for."""
        clock = self.setup.clock
        if clock is None or self.held is not None or self.setup.status != "playing":
            return None
        owed = [owed for owed in self.owing if owed is not None]
        if not owed:
            return None
        return max(0.0, round(min(owed) + clock.seconds - now, 1))

    # -- ends ---------------------------------------------------------------------------

    def resign(self, seat: int) -> None:
        """End a game for two: the other seat has won."""
        self.playing()
        self.setup.resigned = seat
        self.setup.status = "over"
        self.held = None
        self.version += 1

    def outcome(self) -> Outcome | None:
        """How the game ended, resignation included; None while it goes on."""
        resigned = self.setup.resigned
        if resigned is not None:
            winner = 1 - resigned
            ranks = (2, 1) if resigned == 0 else (1, 2)
            return Outcome((winner,), ranks, "resigned", "")
        return None if self.state is None else self.state.outcome()

    # -- what is seen -------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, sees of the game now."""
        state = self.state
        assert state is not None
        if self.held is not None and not self.reacts(seat):
            return self.game.view(self.held, seat)
        view: dict[str, Any] = self.game.view(state, seat)
        if self.setup.resigned is not None:
            outcome = self.outcome()
            assert outcome is not None
            return {**view, "to_move": [], "outcome": outcome.to_json()}
        return view

    def moves(self, seat: int | None, now: float) -> list[str]:
        """What a seat may play now; during a pause only reactions."""
        state = self.state
        if seat is None or state is None or self.setup.status != "playing":
            return []
        if self.held is not None and not self.reacts(seat):
            return []
        lasted = now - self.began
        wait = self.game.wait
        return [
            state.text(seat, action)
            for action in self.legal[seat]
            if wait(state, seat, action) <= lasted
        ]

    def next_wait(self, now: float) -> float | None:
        """In how many seconds somebody may play a move that has to wait; None if there is none."""
        waits = [self.wait_of(seat, now) for seat in range(len(self.owing))]
        return min((wait for wait in waits if wait is not None), default=None)

    def wait_of(self, seat: int | None, now: float) -> float | None:
        """In how many seconds a seat may play a move that has to wait; None if there is none."""
        state = self.state
        if seat is None or state is None or not self.game.turn(state):
            return None
        # Whoever decides can do so at once.
        if self.setup.status != "playing" or self.held is not None or self.owing[seat] is not None:
            return None
        lasted = now - self.began
        waits = [self.game.wait(state, seat, action) - lasted for action in self.legal[seat]]
        return min((wait for wait in waits if wait > 0), default=None)

    def waiting(self) -> list[int]:
        """The seats everybody can see to be deciding."""
        if self.state is None or self.setup.status != "playing" or self.held is not None:
            return []
        return self.game.waiting(self.state)

    def hidden(self) -> int:
        """How many versions before this one nobody may look up now."""
        if self.state is None or self.setup.status == "over":
            return 0
        return self.game.hidden_log(self.state)
