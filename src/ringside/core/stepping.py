"""Many games side by side, stepped with one call: the loop behind `ringside.batch`.

What it gives lies in arrays of numbers one after another, game by game, which numpy reads in place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from ringside.core.bits import BITS, count, nth, words_for
from ringside.core.errors import IllegalMove, RingsideError
from ringside.core.rng import FastRng, Rng
from ringside.core.state import MOST_DECISIONS, State

if TYPE_CHECKING:
    from typing import Any

    from ringside.core.game import Game

FEW: Final = 4  # words of actions that are quicker looked through than listed
TOUCHED: Final = 16  # games that are fetched together


class Lanes:
    """So many games of one kind. A finished one makes room for the next."""

    def __init__(
        self, game: Game[Any], states: list[State], streams: list[Rng], chooser: Rng, size: i64
    ) -> None:
        self.game = game
        self.states: vec[State] = vec[State](states)
        self.streams = streams  # of chance, one for the games of each lane
        self.chooser = chooser
        self.count: i64 = len(states)
        self.seats: i64 = states[0].seats
        self.size: i64 = size
        self.actions: i64 = states[0].num_actions()
        self.words: i64 = words_for(self.actions)  # for the actions open in a game
        # Where the first to answer wins, it is a matter of luck who is asked first.
        self.race: bool = game.race > 0.0
        self.ended: list[int] = []
        self.ended_states: list[State] = []
        self.spare: list[State] = []  # that ended earlier, for new games to be dealt into
        self.observations: vec[i16] = vec[i16]()
        self.masks: vec[i64] = vec[i64]()
        self.turns: vec[i64] = vec[i64]([-1] * self.count)
        self.ages: vec[i64] = vec[i64]([0] * self.count)  # decisions so far
        self.rewards: vec[float] = vec[float]()
        self.done: vec[u8] = vec[u8]()
        self.begin()

    def begin(self) -> None:
        """Ask in every game."""
        self.clear()
        for lane in range(self.count):
            if self.turns[lane] < 0:
                self.turns[lane] = self.asked(self.states[lane])
            self.look(lane)

    def resume(self, turns: list[int], ages: list[int], chooser: Rng) -> None:
        """Go on as other lanes would: with the same seats to decide and the same luck."""
        for lane in range(self.count):
            self.turns[lane] = turns[lane]
            self.ages[lane] = ages[lane]
        self.chooser = chooser
        self.begin()

    def clear(self) -> None:
        """Begin new arrays: those given away stay as they are."""
        self.observations = vec[i16]([0] * (self.count * self.size))
        self.masks = vec[i64]([0] * (self.count * self.words))
        self.rewards = vec[float]([0.0] * (self.count * self.seats))
        self.done = vec[u8]([0] * self.count)
        self.ended = []
        self.spare.extend(self.ended_states)
        self.ended_states.clear()

    def asked(self, state: State) -> i64:
        """The seat that decides next, -1 at the end."""
        if self.race:
            movers = state.to_move()
            if len(movers) > 1:
                return movers[self.chooser.below(len(movers))]
        return state.next_to_move()

    def look(self, lane: i64) -> None:
        """Write what the seat that decides sees and may do."""
        state = self.states[lane]
        at: i64 = lane * self.size
        state.look(self.turns[lane], self.observations, at, self.masks, lane * self.words)

    def step(self, actions: bytes, only: bytes) -> None:
        """Carry out an action in each game, given as numbers of 64 bits, or in those that
        ``only`` marks with a byte; if it is empty, in all.

        An action that is not allowed is an error, and then nothing has changed.
        """
        some = len(only) > 0
        masks = self.masks
        words = self.words
        lane: i64 = 0
        while lane < self.count:
            if not some or only[lane]:
                action = read_i64_le(actions, lane * 8)
                if (
                    action < 0
                    or action >= self.actions
                    or not masks[lane * words + action // BITS] >> action % BITS & 1
                ):
                    raise self.refusal(lane, action)
            lane += 1
        turns: vec[i64] = vec[i64]([0] * self.count)
        before = self.turns
        self.turns = turns
        self.clear()
        states = self.states
        ages = self.ages
        observations = self.observations
        masks = self.masks
        size = self.size
        race = self.race
        lane = 0
        while lane < self.count:
            if lane % TOUCHED == 0:
                self.touch(lane)
            state = states[lane]
            seat: i64 = before[lane]
            if not some or only[lane]:
                # Not `apply`: nobody asks for the record.
                state.transition(seat, read_i64_le(actions, lane * 8))
                ages[lane] += 1
                if ages[lane] >= MOST_DECISIONS and state.outcome() is None:
                    state.call_off()
                seat = self.asked(state) if race else state.next_to_move()
                if seat < 0:
                    self.finish(lane, state)
                    state = states[lane]
                    seat = self.asked(state)
            turns[lane] = seat
            state.look(seat, observations, lane * size, masks, lane * words)
            lane += 1

    def touch(self, first: i64) -> i64:
        """Have the next games fetched, many of which are no longer in the processor's cache."""
        last: i64 = first + TOUCHED
        if last > self.count:
            last = self.count
        total: i64 = 0
        while first < last:
            total += self.states[first].touch()
            first += 1
        return total

    def refusal(self, lane: i64, action: i64) -> RingsideError:
        """The error for an action that is not open to the seat that decides."""
        if action < 0 or action >= self.actions:
            most = int(self.actions - 1)
            return RingsideError("batch-action", lane=int(lane), found=int(action), most=most)
        problem = self.states[lane].refusal(self.turns[lane], action)
        told = {**problem.told(), "rule": None}
        return IllegalMove("batch-move", problem.rule, lane=int(lane), problem=told)

    def finish(self, lane: i64, state: State) -> None:
        """Hand out what the game was worth, and deal the next."""
        self.done[lane] = 1
        self.ages[lane] = 0
        self.ended.append(lane)
        self.ended_states.append(state)
        at: i64 = lane * self.seats
        for worth in state.returns():
            self.rewards[at] = worth
            at += 1
        stream = self.streams[lane]
        if self.spare:
            self.states[lane] = self.spare.pop().again(stream)
        else:
            self.states[lane] = self.game.deal(state.seats, state.options, stream)

    def sample(self) -> vec[i64]:
        """An action for each game, each of those open equally likely."""
        chosen: vec[i64] = vec[i64]([0] * self.count)
        lane: i64 = 0
        while lane < self.count:
            if self.words > FEW:
                actions = self.states[lane].legal(self.turns[lane])
                chosen[lane] = actions[self.chooser.below(len(actions))]
            else:
                chosen[lane] = self.pick(lane * self.words)
            lane += 1
        return chosen

    def pick(self, first: i64) -> i64:
        """One of the actions whose words begin there, each equally likely."""
        masks = self.masks
        if self.words == 1:
            return nth(masks[first], self.chooser.below(count(masks[first])))
        at: i64 = first
        here = count(masks[at])
        number: i64 = here
        for word in range(1, self.words):
            number += count(masks[first + word])
        number = self.chooser.below(number)
        while number >= here:
            number -= here
            at += 1
            here = count(masks[at])
        return (at - first) * BITS + nth(masks[at], number)


def dealt(game: Game[Any], seats: int, options: dict[str, Any], count: i64, rng: Rng) -> Lanes:
    """So many games, each with a chance of its own that comes from one stream."""
    size: int = game.observation_spec(seats).size
    states: list[State] = []
    streams: list[Rng] = []
    for _ in range(count):
        stream: FastRng = rng.fork()
        streams.append(stream)
        states.append(game.deal(seats, options, stream))
    return Lanes(game, states, streams, rng.fork(), size)
