"""What a seat can learn: views, events, prompts, previews and errors tell nothing hidden.

All of it rests on redrawn worlds. A world drawn by `determinize` is one that the seat cannot tell
from the real one, so whatever the seat is shown must be the same in both. And the worlds
themselves must be drawn fairly, or the rest proves nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec

from ringside.core.errors import IllegalMove, InvalidMove, RingsideError
from ringside.core.game import Game
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.testing.differing import difference

Refusal = tuple[int, str, RingsideError]

PREVIEWS = 3  # moves of a seat looked at in one state
WORLDS = 2  # worlds in which each is tried
MOST_WORLDS = 200  # that are counted
DRAWS_PER_WORLD = 40
LEAST_DRAWS = 600
COUNTED = 2  # states of a game whose worlds are counted, each for one seat
SAMPLES = 20  # draws after which something private must have varied
# A draw that is fair is taken for biased once in about three million times.
SIGMAS = 5.0


class Knowledge:
    """Looks at one game as it is played, with the eyes of every seat."""

    def __init__(self, game: Game[Any], seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.viewers: tuple[int | None, ...] = (None, *range(seats))
        # By field that only its seat sees: draws by others, and those in which it varied.
        self.drawn: Counter[str] = Counter()
        self.varied: Counter[str] = Counter()
        self.counted = 0

    def world(self, state: State, viewer: int | None) -> State:
        """A world that the viewer cannot tell from this one; a spectator knows no more than
        anybody else."""
        seat = self.rng.below(self.seats) if viewer is None else viewer
        return state.determinize(seat, self.rng)

    # -- views and worlds ---------------------------------------------------------------

    def check_views(self, state: State) -> None:
        """A redrawn world looks the same from the seat, and is drawn fairly."""
        before = dumps(state.position())
        public = dumps(state.view(None))
        for seat in range(self.seats):
            view = dumps(state.view(seat))
            world = self.world(state, seat)
            assert dumps(world.view(seat)) == view, (
                f"Seat {seat} can tell two worlds apart "
                f"{difference(state.view(seat), world.view(seat))}."
            )
            assert dumps(world.view(None)) == public, (
                f"A spectator can tell two worlds apart "
                f"{difference(state.view(None), world.view(None))}."
            )
            assert world.legal(seat) == state.legal(seat), (
                f"Seat {seat} has other moves there: {world.moves(seat)}, not {state.moves(seat)}."
            )
            assert (seat in world.to_move()) == (seat in state.to_move())
            assert (world.outcome() is None) == (state.outcome() is None)
            self.check_chance(state, world, seat)
            self.watch(state, world, seat)
        self.check_worlds(state, self.rng.below(self.seats))
        assert dumps(state.position()) == before, "Looking at the game changed it."

    def check_chance(self, state: State, world: State, seat: int) -> None:
        """A guess knows neither the chance to come nor the moves that were played."""
        assert world.origin is None, (
            "A guess has the record of the real game: determinize() calls imagine(rng) on its copy."
        )
        assert world.history == [], (
            "A guess has the history of the real game: determinize() calls imagine(rng) on a copy."
        )
        other = self.world(state, seat)
        streams = {state.rng.text(), world.rng.text(), other.rng.text()}
        assert len(streams) == 3, "A guess has the chance of the real game."

    def watch(self, state: State, world: State, seat: int) -> None:
        """Remember whether what another seat alone sees was drawn afresh."""
        other = self.rng.below(self.seats)
        if other == seat:
            return
        public, real, drawn = state.view(None), state.view(other), world.view(other)
        for key, value in real.items():
            if key in ("seat", "asked") or public.get(key) == value or not value:
                continue
            self.drawn[key] += 1
            self.varied[key] += drawn.get(key) != value

    def check_drawn(self) -> None:
        """At the end: what only one seat sees was not always what it really was."""
        for key, draws in self.drawn.items():
            assert draws < SAMPLES or self.varied[key], (
                f"In {draws} worlds drawn for others, a seat's {key!r} was always the real one. If "
                "everybody can know it, it belongs in everybody's view."
            )

    def check_worlds(self, state: State, seat: int) -> None:
        """Every world that the game counts comes up, no other does, and none too often."""
        if self.counted == COUNTED:
            return
        worlds = self.game.worlds(state, seat, MOST_WORLDS)
        if worlds is None or len(worlds) < 2:
            return
        self.counted += 1
        fields = worlds[0].keys()

        def hidden(position: dict[str, Any]) -> bytes:
            return encode([position[field] for field in fields])

        def seen(position: dict[str, Any]) -> dict[str, Any]:
            return {name: position[name] for name in position if name not in ("rng", *fields)}

        def known(position: dict[str, Any]) -> bytes:
            return encode(list(seen(position).values()))

        expected = Counter(map(hidden, worlds))
        real = state.position()
        assert hidden(real) in expected, f"The real world is none that seat {seat} counts."
        found: Counter[bytes] = Counter()
        for _ in range(max(LEAST_DRAWS, DRAWS_PER_WORLD * len(expected))):
            position = self.world(state, seat).position()
            assert known(position) == known(real), (
                f"A guess changes what the seat knows, {difference(seen(real), seen(position))}."
            )
            found[hidden(position)] += 1
        for world in found:
            assert world in expected, (
                f"Seat {seat} is dealt a world that cannot be: {', '.join(fields)} is "
                f"{world.decode()}."
            )
        if len(expected) > 1:
            assert set(found) != {hidden(real)}, (
                f"In {found.total()} worlds drawn for seat {seat}, {', '.join(fields)} was always "
                "the real one."
            )
        check_fair(found, expected, f"The worlds drawn for seat {seat} are biased")

    # -- what happens -------------------------------------------------------------------

    def check_step(self, before: State, seat: int, action: int) -> None:
        """Events tell no more than the views do: if two worlds look alike before and after a
        move, whatever the move was, its events are the same.

        Both moves are made with the same chance.
        """
        for viewer in self.viewers:
            world = self.world(before, viewer)
            actions = world.legal(seat)
            if not actions:
                continue
            chance = self.rng.fork()
            here = played(before, seat, action, chance)
            others = {action}
            if self.game.sealed(before, seat):
                others.add(actions[self.rng.below(len(actions))])
            for other in others.intersection(actions):
                there = played(world, seat, other, chance)
                if any(dumps(here.view(who)) != dumps(there.view(who)) for who in {viewer, None}):
                    continue
                told = encode(self.game.tell(before, seat, action, here, viewer))
                elsewhere = encode(self.game.tell(world, seat, other, there, viewer))
                assert told == elsewhere, (
                    f"{seer(viewer)} is told {told.decode()} of {before.text(seat, action)!r}. In "
                    f"a world that looks the same before and after {world.text(seat, other)!r} it "
                    f"is {elsewhere.decode()}."
                )

    def check_previews(self, state: State) -> None:
        """A preview promises what happens in every world, and is the same in all of them."""
        before = dumps(state.position())
        for seat in state.to_move():
            actions = state.legal(seat)
            for _ in range(min(PREVIEWS, len(actions))):
                action = actions[self.rng.below(len(actions))]
                self.check_preview(state, seat, action)
        assert dumps(state.position()) == before, "A preview changed the game."

    def check_preview(self, state: State, seat: int, action: int) -> None:
        """The preview of one move."""
        move = state.text(seat, action)
        preview = state.preview(seat, move)
        shown = encode(preview)
        count = len(preview.certain)
        for _ in range(WORLDS):
            world = self.world(state, seat)
            assert encode(world.preview(seat, move)) == shown, (
                f"The preview of {move!r} for seat {seat} is {shown.decode()}, and in another "
                f"world {encode(world.preview(seat, move)).decode()}."
            )
            after = played(world, seat, action, self.rng)
            told = list(self.game.tell(world, seat, action, after, seat))
            assert encode(told[:count]) == encode(preview.certain), (
                f"The preview of {move!r} promises seat {seat} {encode(preview.certain).decode()}, "
                f"but {encode(told).decode()} can happen."
            )
            assert preview.depends or len(told) == count, (
                f"The preview of {move!r} depends on nothing, but leaves out "
                f"{encode(told[count:]).decode()}."
            )

    def check_refusals(self, state: State, refused: list[Refusal]) -> None:
        """A seat is refused for the same reason in every world it thinks possible."""
        for seat in range(self.seats):
            world = self.world(state, seat)
            for who, text, error in refused:
                if who == seat:
                    other = refusal_of(world, seat, text)
                    here, there = dumps(error.told()), dumps(other and other.told())
                    assert here == there, (
                        f"Seat {seat} learns from the refusal of {text!r}: {here}, and in another "
                        f"world {there}."
                    )


def refusal_of(state: State, seat: int, text: str) -> RingsideError | None:
    """Why a seat may not play a text; None if it may, and then it has played it."""
    try:
        state.play(seat, text)
    except (IllegalMove, InvalidMove) as error:
        return error
    return None


def played(state: State, seat: int, action: int, rng: Rng) -> State:
    """The state after an action, with this chance."""
    after = state.copy()
    after.rng = rng.copy()
    after.apply(seat, action)
    return after


def seer(viewer: int | None) -> str:
    """Who sees it, for a sentence."""
    return "A spectator" if viewer is None else f"Seat {viewer}"


def check_fair(found: Counter[bytes], expected: Counter[bytes], problem: str) -> None:
    """Pearson's chi-square: every world as often as it should come, within five standard
    deviations (by Wilson and Hilferty, who make it nearly normal)."""
    draws, whole = found.total(), expected.total()
    square = 0.0
    for world, weight in expected.items():
        mean = draws * weight / whole
        square += (found[world] - mean) ** 2 / mean
    freedom = len(expected) - 1
    if freedom == 0:
        return
    spread = 2 / (9 * freedom)
    bound = freedom * (1 - spread + SIGMAS * spread**0.5) ** 3
    assert square < bound, (
        f"{problem}: chi-square {square:.0f} over {len(expected)} worlds, where {bound:.0f} is the "
        f"bound. The commonest came {found.most_common(1)[0][1]} times in {draws}."
    )


def dumps(value: object) -> str:
    """JSON that fails on what JSON cannot say."""
    return json.dumps(value, allow_nan=False)


def encode(value: object) -> bytes:
    """Events, prompts and previews as they are sent."""
    return msgspec.json.encode(value)
