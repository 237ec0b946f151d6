"""A table: one game, the people and bots around it, and the one gate every move goes through.

No sockets, no database, no waiting: whoever runs the table tells it the time, writes down what
`submit` and `lapse` return before anybody is told, and shows each viewer what `view` gives.

A *version* is what viewers see counted: a move, or the end of a window for reactions, when all
who said nothing have moved at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import Any

from ringside.core.errors import IllegalMove, InvalidMove
from ringside.core.events import Event, Preview
from ringside.core.game import Game
from ringside.core.reading import shown
from ringside.core.state import State
from ringside.table.answers import Answers
from ringside.table.clocks import Clocks
from ringside.table.events import RanOutOfTime, Resigned
from ringside.table.log import LATE, SILENT, Answer, Entry, Passed, Played, versions
from ringside.table.refusal import Refusal
from ringside.table.seen import Seen
from ringside.table.setup import Inner, Setup
from ringside.table.story import Story
from ringside.table.window import Pauses, Window

ID_LENGTH = 64


class Table(Seen):
    """A table in memory. Made from a setup, then led through its log by `restore`."""

    __slots__ = ("answers", "lone", "numbers", "pauses", "since", "story")

    def __init__(self, game: Game[Any], setup: Setup, pauses: Pauses | None = None) -> None:
        super().__init__(game, setup)
        self.pauses = pauses or Pauses()
        self.numbers = 0  # how many moves the log holds
        # From which version on each seat has faced the decision it faces now.
        self.since: list[int] = []
        self.lone: int | None = None  # the only person's seat, while nobody else looks on
        self.story = Story()
        self.answers = Answers(len(setup.seats))

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
        self.answers = Answers(state.seats)
        self._open_window(now)

    def restore(self, entries: Iterable[Entry], now: float, passes: Iterable[Passed] = ()) -> None:
        """Deal and play the log again. The clock of whoever is to move starts afresh, and so
        does a window, but for those who have let it pass."""
        self.deal(now)
        assert self.state is not None
        for batch in versions(entries):
            first = batch[0]
            if first.silent:
                self._carry_out_all(batch, first.at)
            else:
                self._carry_out(first, self.state.parse(first.seat, first.move), first.at)
            for entry in batch:
                id = entry.id.removeprefix(SILENT)
                if id not in ("", LATE):
                    self.answers.accept(entry.seat, id, self.version)
        for passed in passes:
            self.answers.accept(passed.seat, passed.id, passed.version)
            if self.window is not None and passed.version == self.version:
                self.window.passed.add(passed.seat)
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
        decision is refused as stale. Letting a reaction pass is only noted, and answered by
        Passed, to be written down too.
        """
        self.check_seat(by, seat, now)
        if len(id) > ID_LENGTH:
            raise Refusal("too-long", "id-too-long", most=ID_LENGTH)
        if not id.isprintable():
            raise Refusal("invalid-message", "id-not-printable")
        known = self.answers.recent.get((seat, id)) if id else None
        if known is not None:
            if known.refused is not None:
                raise Refusal(*known.refused)
            return known
        try:
            found = self._submit(seat, version, move, LATE if by is Inner.CLOCK else id, now)
        except Refusal as refusal:
            if id:
                known = self.answers.accepted(seat, id)
                if known is not None:
                    return known
                self.answers.refuse(seat, id, refusal)
            raise
        if id:
            self.answers.accept(seat, id, self.version)
        return found

    def _submit(self, seat: int, version: int, move: str, id: str, now: float) -> Played | Answer:
        if self.state is not None and version < self.since[seat]:
            raise Refusal("stale", "stale")
        if version > self.version:
            raise Refusal("stale", "from-the-future")
        action = self.allowed(seat, move)
        state, game = self.playing(), self.game
        left = self.wait(seat, action, now)
        if left > 0:
            raise Refusal("too-soon", "not-yet", seconds=ceil(left))
        text = state.text(seat, action)
        took = 0.0
        if self.window is None:
            took = self.clocks.took(seat, now)
        elif text == game.silence(state):
            self.window.passed.add(seat)
            if seat == self.lone:
                self.window.seconds = min(self.window.seconds, self.pauses.at(self.setup))
            if game.race and self.window.passed.issuperset(state.to_move()):
                return self.lapse(now, seat, id)
            return Passed(self.version, seat=seat, id=id)
        return self._carry_out(Entry(self.numbers + 1, seat, text, now, took, id), action, now)

    def check_seat(self, by: str | Inner, seat: int, now: float) -> None:
        """Refusal for who may not move at a seat."""
        seats = self.setup.seats
        if not 0 <= seat < len(seats):
            raise Refusal("not-your-seat", "no-such-seat", found=shown(seat), most=len(seats) - 1)
        place = seats[seat]
        if by is Inner.CLOCK:
            owns = self.clocks.late(seat, now) and self.window is None
        elif by is Inner.BOT:
            owns = place.kind != "person"
        else:
            owns = place.guest == by and place.kind == "person"
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

    def _carry_out(self, entry: Entry, action: int, now: float) -> Played:
        """Carry out a legal move."""
        state, seat, hurried = self.state, entry.seat, self.window is not None
        assert state is not None
        turn = self.game.turn(state)
        told = self._apply(entry, action)
        if not hurried:  # a window is on nobody's clock: a bank would tell who reacted
            self.clocks.charge(seat, entry.took)
        self._settle(seat, hurried, turn, now)
        return Played([entry], self.version, seat, self.story.add(seat, told))

    def _carry_out_all(self, moves: Iterable[Entry], now: float) -> Played:
        """Carry out what silence means, all of it as one version."""
        state = self.state
        assert state is not None
        turn = self.game.turn(state)
        entries: list[Entry] = []
        told: list[Sequence[Event]] = []
        for entry in moves:
            events = self._apply(entry, state.parse(entry.seat, entry.move))
            told = [[*a, *b] for a, b in zip(told, events, strict=True)] if entries else events
            entries.append(entry)
        self._settle(None, True, turn, now)
        return Played(entries, self.version, None, self.story.add(None, told, len(entries)))

    def _apply(self, entry: Entry, action: int) -> list[Sequence[Event]]:
        """Carry out a move; what to tell of it to each seat and last to the spectators, or to
        everybody alike."""
        state, game, seat = self.state, self.game, entry.seat
        assert state is not None
        before = state.copy()
        state.apply(seat, action)
        self.numbers += 1
        told = [game.tell(before, seat, action, state, None)]
        if not game.told_alike:
            seats = range(state.seats)
            told = [*(game.tell(before, seat, action, state, each) for each in seats), *told]
        if entry.id == LATE:
            told = [[RanOutOfTime(seat=seat), *events] for events in told]
        return told

    def _settle(self, mover: int | None, anew: bool, turn: int, now: float) -> None:
        """A new version: what it means for everybody's decisions."""
        state = self.state
        assert state is not None
        self.version += 1
        if self.game.turn(state) != turn:
            self.clocks.began, anew = now, True
        self._see_to(mover, anew, now)
        self._open_window(now)

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

    # -- time ---------------------------------------------------------------------------

    def _open_window(self, now: float) -> None:
        """If saying nothing means something now, everybody has equally long."""
        state = self.state
        assert state is not None
        self.window = None
        if self.setup.status == "playing" and self.game.silence(state):
            seconds = self.pauses.at(self.setup)
            if self.game.race:
                seconds = self.game.race * self.pauses.usual
            elif self.lone in state.to_move() and len(self.legal[self.lone]) > 1:
                seconds = self.pauses.thinking
            self.window = Window(now, seconds, set())

    def lapse(self, now: float, last: int = -1, id: str = "") -> Played:
        """The window's time is up: whoever said nothing has let it pass. Or nobody is left who
        could react, since a ``last`` seat let it pass by a move with an ``id``."""
        state = self.playing()
        silence, owing = self.game.silence(state), state.to_move()

        def moves() -> Iterator[Entry]:
            for seat in owing:
                if self.game.silence(state) == silence and seat in state.to_move():
                    known = SILENT + id if seat == last else SILENT
                    yield Entry(self.numbers + 1, seat, silence, now, 0.0, known)

        return self._carry_out_all(moves(), now)

    def wake(self, now: float) -> None:
        """Somebody is back at a table nobody was looking at: no time has passed for it."""
        self.clocks.restart(now)
        if self.window is not None:
            self.window.opened = now

    # -- ends ---------------------------------------------------------------------------

    def resign(self, seat: int) -> Played:
        """End a game for two: the other seat has won."""
        self.playing()
        self.setup.resigned = seat
        self.setup.status = "over"
        self.window = None
        return self._tell_resigned(seat)

    def _tell_resigned(self, seat: int) -> Played:
        self.version += 1
        told = self.story.add(seat, [[Resigned(seat=seat, winner=1 - seat)]], 0)
        return Played([], self.version, seat, told)
