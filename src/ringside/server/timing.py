"""What a table does by itself: bots that think, clocks that run out, windows that close."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING
from weakref import proxy

from ringside.server.pace import bot_delay
from ringside.table.setup import Inner, usual_level

if TYPE_CHECKING:
    from ringside.server.live import LiveTable


class Timing:
    """The bots and the timer of one table. They rest while nobody looks at it."""

    __slots__ = ("bots", "hurried", "live", "timed", "timer")

    def __init__(self, live: LiveTable) -> None:
        # No circle of references: a table that is let go leaves the memory at once.
        self.live: LiveTable = proxy(live)
        # By seat: since which version the bot thinks, and its task.
        self.bots: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.hurried = False  # whether bots take no time, until a person has to decide
        self.timed = True  # whether bots or a clock may have to be seen to after a move

    def wake(self) -> None:
        """See to it that bots think and clocks run, while somebody is looking."""
        live, table = self.live, self.live.table
        people = all(seat.kind == "person" for seat in table.setup.seats)
        # Games that know turns may have moves that must wait.
        slow = table.state is not None and table.game.turn(table.state) != 0
        self.timed = table.setup.clock is not None or not people or slow
        looking = bool(live.clients) and not self.held()
        playing = table.setup.status == "playing"
        going = looking and playing and not live.dropped and not live.hub.writer.saving
        movers = self.bots_to_move() if going else []
        if self.hurried and not self.only_bots(movers):
            self.hurried = False
        for seat, (since, task) in list(self.bots.items()):
            if seat not in movers or since != table.since[seat]:
                task.cancel()
                del self.bots[seat]
        for seat in movers:
            if seat not in self.bots:
                self.think(seat)
        self.stop_timer()
        if going:
            self.set_timer()

    def held(self) -> bool:
        """Whether the game waits for somebody who plays with bots only."""
        asking = {client.guest for client in self.live.clients if client.holding}
        if not asking:
            return False
        guests = self.live.table.setup.guests()
        return len(guests) == 1 and guests <= asking

    def set_timer(self) -> None:
        """For whatever comes next: the end of a window, a clock, a move that had to wait."""
        table, now = self.live.table, time()
        due = table.deadline(self.bots)
        waits = [table.wait_of(seat, now) for seat in range(len(table.legal))]
        wait = min((wait for wait in waits if wait is not None), default=None)
        loop = asyncio.get_running_loop()
        if table.window is not None:
            self.timed = True
            left = 0.0 if self.hurried and not self.bots else table.window.left(now)
            self.timer = loop.call_later(left, self.close_window)
        elif due is not None:
            self.timer = loop.call_later(max(0.0, due[0] - now), self.time_out)
        elif wait is not None:
            self.timed = True
            self.timer = loop.call_later(wait, self.waited)

    def stop(self) -> None:
        """The table is let go."""
        self.wake()

    # -- bots -----------------------------------------------------------------------------

    def bots_to_move(self) -> list[int]:
        """The seats where a bot has to decide now."""
        table = self.live.table
        assert table.state is not None
        movers = table.state.to_move()
        return [seat for seat in movers if table.setup.seats[seat].kind != "person"]

    def think(self, seat: int, by: Inner = Inner.BOT) -> None:
        """Have a bot decide."""
        task = asyncio.get_running_loop().create_task(self.bot_turn(seat, by))
        self.bots[seat] = self.live.table.since[seat], task

    def hurry(self) -> None:
        """Have the bots play on without a pause until a person has to decide; windows for
        reactions close as soon as the bots have thought about theirs."""
        if self.live.table.setup.status != "playing" or not self.only_bots(self.bots_to_move()):
            return
        self.hurried = True
        for _, task in self.bots.values():
            task.cancel()
        self.bots.clear()
        self.wake()

    def only_bots(self, movers: list[int]) -> bool:
        """Whether the game waits for bots and nobody else, or only for a window to close."""
        table = self.live.table
        if table.window is not None and not table.game.race:
            return True
        return bool(movers) and table.state is not None and movers == table.state.to_move()

    async def bot_turn(self, seat: int, by: Inner) -> None:
        """Let a bot think, as long as a person would, and play what it chose. For the clock it
        plays at once, in place of somebody whose time is up."""
        table, hub = self.live.table, self.live.hub
        state, window = table.state, table.window
        assert state is not None
        level = "" if by is Inner.CLOCK else table.setup.seats[seat].level
        if level not in table.game.bots:
            level = usual_level(table.game)
        began, wait = time(), 0.0
        if window is not None:
            left = min(window.left(began), table.pauses.at(table.setup))
            wait = bot_delay(state, seat, window.left(began) if table.game.race else left)
        elif by is Inner.BOT:
            wait = bot_delay(state, seat) * hub.settings.bot_pace
        try:
            move = await hub.thinkers.think(state, seat, level)
            await asyncio.sleep(0.0 if self.hurried else max(0.0, wait - (time() - began)))
            # Called off in the moment in which the thought was done, which `wait_for` overlooks.
            if seat not in self.bots or self.bots[seat][1] is not asyncio.current_task():
                return
            silent = table.window is not None and move == table.game.silence(state)
            if not silent or table.game.race:
                self.bots.pop(seat, None)
                self.live.play_for(seat, move, by)
            elif self.hurried and all(
                task.done() for bot, (_, task) in self.bots.items() if bot != seat
            ):
                self.bots.pop(seat, None)
                self.close_window()
        except Exception:
            self.live.fail()

    # -- timers ---------------------------------------------------------------------------

    def time_out(self) -> None:
        """A clock has run out: a bot plays the move."""
        self.timer = None
        due = self.live.table.deadline(self.bots)
        if due is None or self.live.dropped:
            return
        if due[0] > time():
            self.wake()
        else:
            self.think(due[1], Inner.CLOCK)

    def stop_timer(self) -> None:
        """What it was for is done, or does not come any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close_window(self) -> None:
        """Nobody can react any more. Bots may find so before the timer does."""
        self.stop_timer()
        table = self.live.table
        if table.window is None or self.live.dropped:
            return
        self.live.after_move(table.lapse(time()))

    def waited(self) -> None:
        """A move that had to wait is allowed now: show it to those who may play it."""
        self.timer = None
        self.live.show()
        self.wake()
