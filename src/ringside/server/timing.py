"""What a table does by itself: bots that think, clocks that run out, pauses that end."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING
from weakref import proxy

from ringside.server.pace import bot_delay
from ringside.server.telling import resumed_message, view_message
from ringside.table.setup import usual_level
from ringside.table.table import LATE

if TYPE_CHECKING:
    from ringside.server.live import LiveTable


class Timing:
    """The bots and timers of one table. They rest while nobody looks at it."""

    __slots__ = ("bots", "live", "pause_timer", "timed", "timer")

    def __init__(self, live: LiveTable) -> None:
        # No circle of references: a table that is let go leaves the memory at once.
        self.live: LiveTable = proxy(live)
        # By seat: since which version the bot thinks, and its task.
        self.bots: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.pause_timer: asyncio.TimerHandle | None = None
        self.timed = True  # whether bots or a clock may have to be seen to after a move

    def stop(self) -> None:
        """The table is let go."""
        self.wake()
        if self.pause_timer is not None:
            self.pause_timer.cancel()

    def wake(self) -> None:
        """See to it that bots think and clocks run, while somebody is looking."""
        live, table = self.live, self.live.table
        people = all(seat.kind == "person" for seat in table.setup.seats)
        # Games that know turns may have moves that must wait.
        slow = table.state is not None and table.game.turn(table.state) != 0
        self.timed = table.setup.clock is not None or not people or slow
        going = bool(live.clients) and table.setup.status == "playing" and not live.dropped
        movers = self.bots_to_move() if going else []
        for seat, (since, task) in list(self.bots.items()):
            if seat not in movers or since != table.since[seat]:
                task.cancel()
                del self.bots[seat]
        for seat in movers:
            if seat not in self.bots:
                task = asyncio.get_running_loop().create_task(self.bot_turn(seat))
                self.bots[seat] = table.since[seat], task
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not going:
            return
        due, wait = table.deadline(self.bots), table.next_wait(time())
        loop = asyncio.get_running_loop()
        if due is not None:
            self.timer = loop.call_later(max(0.0, due[0] - time()), self.time_out)
        elif wait is not None:
            self.timed = True
            self.timer = loop.call_later(wait, self.waited)

    def bots_to_move(self) -> list[int]:
        """The seats where a bot has to decide now."""
        table = self.live.table
        state = table.state
        assert state is not None
        movers = state.to_move() if table.held is None else table.game.reactors(state)
        return [seat for seat in movers if table.setup.seats[seat].kind != "person"]

    async def bot_turn(self, seat: int, hurry: bool = False) -> None:
        """Let a bot think, as long as a person would, and play what it chose. In a ``hurry``
        it plays at once in place of somebody whose time is up."""
        table = self.live.table
        state = table.state
        assert state is not None
        level = "" if hurry else table.setup.seats[seat].level
        if level not in table.game.bots:
            level = usual_level(table.game)
        settings = self.live.hub.settings
        pause = None if table.held is None else settings.pause
        wait = 0.0 if hurry else bot_delay(state, seat, pause) * settings.bot_pace
        began = time()
        try:
            move = await self.live.hub.thinkers.think(state, seat, level)
            await asyncio.sleep(max(0.0, wait - (time() - began)))
            self.bots.pop(seat, None)
            self.live.play_for(seat, move, LATE if hurry else "")
        except Exception:
            self.live.fail()

    def time_out(self) -> None:
        """A clock has run out: a bot plays the move."""
        self.timer = None
        due = self.live.table.deadline(self.bots)
        if due is None or self.live.dropped:
            return
        when, seat = due
        if when > time() + 0.01:
            self.wake()
            return
        task = asyncio.get_running_loop().create_task(self.bot_turn(seat, hurry=True))
        self.bots[seat] = self.live.table.since[seat], task

    def waited(self) -> None:
        """A move that had to wait is allowed now: show it to those who may play it."""
        self.timer = None
        self.live.show(lambda viewer: view_message(self.live.table, viewer, []))
        self.wake()

    def begin_pause(self) -> None:
        """Everybody waits equally long after an announced card (SLIME-36)."""
        if self.pause_timer is not None:
            self.pause_timer.cancel()
        loop = asyncio.get_running_loop()
        self.pause_timer = loop.call_later(self.live.hub.settings.pause, self.end_pause)

    def end_pause(self) -> None:
        """Whoever could have reacted lets it pass, and the game goes on."""
        self.pause_timer = None
        table = self.live.table
        if self.live.dropped:
            return
        for seat in self.still_reacting():
            self.live.play_for(seat, table.game.let_pass)
        if table.held is None:
            return  # with that the game ended, and everybody was told
        resumed = table.resume(time())
        self.live.show(lambda viewer: resumed_message(table, resumed, viewer))
        self.wake()

    def still_reacting(self) -> list[int]:
        """The seats that have neither reacted nor let it pass."""
        state = self.live.table.state
        return [] if state is None else self.live.table.game.reactors(state)
