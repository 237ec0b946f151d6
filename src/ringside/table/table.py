"""A table: one game, the people and bots around it, and the one gate every move goes through.

No sockets, no database, no waiting: whoever runs the table tells it the time, writes down what
`submit` and `lapse` return before anybody is told, and shows each viewer what `view` gives.

A *version* is what viewers see counted: a move, or the end of a window for reactions, when all
who said nothing have moved at once.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from enum import Enum
from math import ceil
from typing import Any

import msgspec

from ringside.core.errors import IllegalMove, InvalidMove, Reason
from ringside.core.events import Event, Preview
from ringside.core.game import Game
from ringside.core.outcome import Outcome
from ringside.core.reading import shown
from ringside.core.state import State
from ringside.table.clocks import Clocks
from ringside.table.events import RanOutOfTime, Resigned
from ringside.table.log import LATE, SILENT, Entry, Played, versions
from ringside.table.refusal import Code, Refusal
from ringside.table.setup import Setup
from ringside.table.story import Story, Viewer
from ringside.table.window import Pauses, Window

ID_LENGTH = 64
ANSWERS = 4  # how many answers for each seat a table remembers for clients that ask twice


class Inner(Enum):
    """Who submits moves besides guests."""

    BOT = "bot"
    """At any seat where no person sits."""
    CLOCK = "clock"
    """For anybody whose time is up."""


class Answer(msgspec.Struct):
    """What a client was told about its move, kept in case it asks again."""

    version: int = 0
    refused: tuple[Code, Reason] | None = None


class Table:
    """A table in memory. Made from a setup, then led through its log by `restore`."""

    __slots__ = (
        "answers",
        "clocks",
        "game",
        "legal",
        "numbers",
        "pauses",
        "setup",
        "since",
        "state",
        "story",
        "version",
        "window",
    )

    def __init__(self, game: Game[Any], setup: Setup, pauses: Pauses | None = None) -> None:
        self.game = game
        self.setup = setup
        self.pauses = pauses or Pauses()
        self.state: State | None = None
        self.version = 0
        self.numbers = 0  # how many moves the log holds
        self.legal: list[list[int]] = []
        # From which version on each seat has faced the decision it faces now.
        self.since: list[int] = []
        self.clocks = Clocks(None, 0, (), 0.0)
        self.window: Window | None = None
        self.story = Story()
        self.answers: dict[tuple[int, str], Answer] = {}

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
        self.version = self.numbers = 0
        self.legal = [state.legal(seat) for seat in range(state.seats)]
        self.since = [0] * state.seats
        self.clocks = Clocks(self.setup.clock, state.seats, state.to_move(), now)
        self.story = Story()
        self.answers = {}
        self._open_window(now)

    def restore(self, entries: Iterable[Entry], now: float) -> None:
        """Deal and play the log again. The clock of whoever is to move starts afresh, and so
        does a window."""
        self.deal(now)
        for batch in versions(entries):
            self._carry_out(batch, batch[0].at)
            for entry in batch:
                if entry.id not in ("", LATE, SILENT):
                    self._remember(entry.seat, entry.id, Answer(self.version))
        self.wake(now)
        if self.setup.resigned is not None:
            self._tell_resigned(self.setup.resigned)

    # -- the gate -----------------------------------------------------------------------

    def submit(
        self, by: str | Inner, seat: int, version: int, move: str, id: str, now: float
    ) -> Played | Answer:
        """Play a move for a seat, or raise Refusal and change nothing.

        ``by`` is the guest who asks, or what moves for the table. The same ``id`` again gives
        the answer it got the first time, as an Answer. A ``version`` older than the seat's
        decision is refused as stale. Letting a reaction pass is only noted, and answered by an
        Answer too.
        """
        self.check_seat(by, seat, now)
        if len(id) > ID_LENGTH:
            raise Refusal("too-long", "id-too-long", most=ID_LENGTH)
        if not id.isprintable():
            raise Refusal("invalid-message", "id-not-printable")
        known = self.answers.get((seat, id)) if id else None
        if known is not None:
            if known.refused is not None:
                raise Refusal(*known.refused)
            return known
        try:
            found = self._submit(seat, version, move, LATE if by is Inner.CLOCK else id, now)
        except Refusal as refusal:
            if id:
                self._remember(seat, id, Answer(0, (refusal.code, refusal.reason)))
            raise
        if id:
            self._remember(seat, id, Answer(self.version))
        return found

    def _submit(self, seat: int, version: int, move: str, id: str, now: float) -> Played | Answer:
        if self.state is not None and version < self.since[seat]:
            raise Refusal("stale", "stale")
        if version > self.version:
            raise Refusal("stale", "from-the-future")
        action = self.allowed(seat, move)
        state = self.playing()
        wait = self.game.wait(state, seat, action)
        lasted = now - self.clocks.began
        if wait and lasted < wait:
            raise Refusal("too-soon", "not-yet", seconds=ceil(wait - lasted))
        text = state.text(seat, action)
        window = self.window
        if window is not None and text == self.game.silence(state):
            window.passed.add(seat)
            return Answer(self.version)
        took = self.clocks.took(seat, now) if window is None else 0.0
        return self._carry_out([Entry(self.numbers + 1, seat, text, now, took, id)], now, action)

    def check_seat(self, by: str | Inner, seat: int, now: float) -> None:
        """Refusal for who may not move at a seat."""
        seats = self.setup.seats
        if not 0 <= seat < len(seats):
            raise Refusal("not-your-seat", "no-such-seat", found=shown(seat), most=len(seats) - 1)
        person = seats[seat].kind == "person"
        if by is Inner.CLOCK:
            owns = self.clocks.late(seat, now) and self.window is None
        elif by is Inner.BOT:
            owns = not person
        else:
            owns = person and seats[seat].guest == by
        if not owns:
            raise Refusal("not-your-seat", "not-your-seat")

    def playing(self) -> State:
        """The state of a game that is going on; Refusal if there is none."""
        if self.state is None:
            raise Refusal("not-dealt", "not-dealt")
        if self.setup.status == "over":
            raise Refusal("game-over", "game-over")
        return self.state

    def allowed(self, seat: int, move: str) -> int:
        """The action a move means, if the seat may play it; Refusal with the game's own reason if
        not."""
        state = self.playing()
        try:
            action = state.parse(seat, move)
        except InvalidMove as error:
            raise Refusal("invalid-move", error) from None
        except IllegalMove as error:
            raise Refusal("illegal-move", error) from None
        if action not in self.legal[seat]:
            raise Refusal("illegal-move", state.refusal(seat, action))
        if self.window is not None and seat in self.window.passed:
            raise Refusal("illegal-move", "let-pass")
        return action

    def preview(self, seat: int, move: str) -> Preview:
        """What a move would do, as far as the seat can know; Refusal if it is not allowed."""
        action = self.allowed(seat, move)
        found: Preview = self.game.preview(self.playing(), seat, action)
        return found

    def _carry_out(self, moves: Iterable[Entry], now: float, action: int | None = None) -> Played:
        """Carry out legal moves as one version, and note what it means for everybody's
        decisions."""
        state, game = self.state, self.game
        assert state is not None
        hurried, turn = self.window is not None, game.turn(state)
        viewers = [*range(state.seats), None]
        entries: list[Entry] = []
        told: list[Sequence[Event]] = []
        for entry in moves:
            seat = entry.seat
            number = state.parse(seat, entry.move) if action is None else action
            before = state.copy()
            state.apply(seat, number)
            self.numbers += 1
            events = [game.tell(before, seat, number, state, viewer) for viewer in viewers]
            if entry.id == LATE:
                events = [[RanOutOfTime(seat=seat), *each] for each in events]
            told = [[*a, *b] for a, b in zip(told, events, strict=True)] if entries else events
            entries.append(entry)
            if not hurried:  # a window is on nobody's clock: a bank would tell who reacted
                self.clocks.charge(seat, entry.took)
        mover = None if entries[0].id == SILENT else entries[0].seat
        self.version += 1
        self._see_to(mover, hurried or game.turn(state) != turn, now)
        if game.turn(state) != turn:
            self.clocks.began = now
        self._open_window(now)
        return Played(entries, self.version, mover, self.story.add(mover, told, len(entries)))

    def _see_to(self, mover: int | None, anew: bool, now: float) -> None:
        """Who decides what now: ``mover`` anew, the others if their choice has changed or
        everybody's has."""
        state, owing = self.state, self.clocks.owing
        assert state is not None
        movers = state.to_move()
        for seat in range(state.seats):
            legal = state.legal(seat)
            changed = anew or seat == mover or legal != self.legal[seat]
            if changed:
                self.since[seat] = self.version
            if seat not in movers:
                owing[seat] = None
            elif changed or owing[seat] is None:
                owing[seat] = now
            self.legal[seat] = legal
        if not movers:
            self.setup.status = "over"

    def _remember(self, seat: int, id: str, answer: Answer) -> None:
        if len(self.answers) >= ANSWERS * len(self.setup.seats):
            del self.answers[next(iter(self.answers))]
        self.answers[seat, id] = answer

    # -- time ---------------------------------------------------------------------------

    def _open_window(self, now: float) -> None:
        """If saying nothing means something now, everybody has equally long."""
        state = self.state
        assert state is not None
        hurried = self.setup.status == "playing" and self.game.silence(state)
        seconds = self.pauses.at(self.setup) * self.game.hurry
        self.window = Window(now, seconds, set()) if hurried else None

    def lapse(self, now: float) -> Played:
        """The window's time is up: whoever said nothing has let it pass."""
        state = self.playing()
        silence, owing = self.game.silence(state), state.to_move()

        def moves() -> Iterator[Entry]:
            for seat in owing:
                if self.game.silence(state) == silence and seat in state.to_move():
                    yield Entry(self.numbers + 1, seat, silence, now, 0.0, SILENT)

        return self._carry_out(moves(), now)

    def wake(self, now: float) -> None:
        """Somebody is back at a table nobody was looking at: no time has passed for it."""
        self.clocks.restart(now)
        if self.window is not None:
            self.window.opened = now

    def deadline(self, but: Container[int] = ()) -> tuple[float, int] | None:
        """When the next clock runs out and whose, ``but`` for some seats; None if none runs."""
        running = self.window is None and self.setup.status == "playing"
        return self.clocks.deadline(but) if running else None

    def seconds_left(self, now: float) -> float | None:
        """Until the move's own seconds are used up for the first seat that is waited for."""
        running = self.window is None and self.setup.status == "playing"
        return self.clocks.seconds_left(now) if running else None

    def next_wait(self, now: float) -> float | None:
        """In how many seconds somebody may play a move that has to wait; None if there is none."""
        waits = [self.wait_of(seat, now) for seat in range(len(self.legal))]
        return min((wait for wait in waits if wait is not None), default=None)

    def wait_of(self, seat: Viewer, now: float) -> float | None:
        """In how many seconds a seat may play a move that has to wait; None if there is none."""
        state = self.state
        if seat is None or state is None or not self.game.turn(state):
            return None
        # Whoever decides can do so at once.
        deciding = self.window is not None or self.clocks.owing[seat] is not None
        if self.setup.status != "playing" or deciding:
            return None
        lasted = now - self.clocks.began
        waits = [self.game.wait(state, seat, action) - lasted for action in self.legal[seat]]
        return min((wait for wait in waits if wait > 0), default=None)

    # -- ends ---------------------------------------------------------------------------

    def resign(self, seat: int) -> Played:
        """End a game for two: the other seat has won."""
        self.playing()
        self.setup.resigned = seat
        self.setup.status = "over"
        self.window = None
        return self._tell_resigned(seat)

    def _tell_resigned(self, seat: int) -> Played:
        events = [[Resigned(seat=seat, winner=1 - seat)]] * (len(self.setup.seats) + 1)
        self.version += 1
        return Played([], self.version, seat, self.story.add(seat, events, 0))

    def outcome(self) -> Outcome | None:
        """How the game ended, resignation included; None while it goes on."""
        resigned = self.setup.resigned
        if resigned is not None:
            ranks = (2, 1) if resigned == 0 else (1, 2)
            return Outcome((1 - resigned,), ranks, "resigned", "")
        return None if self.state is None else self.state.outcome()

    # -- what is seen -------------------------------------------------------------------

    def view(self, seat: Viewer) -> dict[str, Any]:
        """What a seat, or a spectator, sees of the game now."""
        state = self.state
        assert state is not None
        view: dict[str, Any] = self.game.view(state, seat)
        if self.window is not None and seat in self.window.passed:
            return {**view, "asked": None}
        if self.setup.resigned is not None:
            outcome = self.outcome()
            assert outcome is not None
            return {**view, "to_move": [], "outcome": outcome.to_json(), "asked": None}
        return view

    def moves(self, seat: Viewer, now: float) -> list[str]:
        """What a seat may play now."""
        state = self.state
        if seat is None or state is None or self.setup.status != "playing":
            return []
        if self.window is not None and seat in self.window.passed:
            return []
        lasted = now - self.clocks.began
        wait = self.game.wait
        return [
            state.text(seat, action)
            for action in self.legal[seat]
            if wait(state, seat, action) <= lasted
        ]

    def waiting(self) -> list[int]:
        """The seats everybody can see to be deciding."""
        if self.state is None or self.setup.status != "playing":
            return []
        return self.game.waiting(self.state)

    def hidden(self) -> int:
        """How many versions before this one nobody may look up now."""
        if self.state is None or self.setup.status == "over":
            return 0
        return self.game.hidden_log(self.state)
