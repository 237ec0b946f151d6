"""What a seat sees as numbers: it is what the view shows, and enough to play by.

Games that give no tensors (`Game.parts`) are left alone.
"""

from __future__ import annotations

import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.bits import BITS, words_for
from ringside.core.game import Game
from ringside.core.observation import ObservationSpec
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.testing.differing import difference

MARGIN = 3  # numbers before and after a tensor, which are somebody else's


class Tensors:
    """Looks at the tensors of one game as it is played, with the eyes of every seat."""

    def __init__(self, game: Game[Any], seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.spec = game.observation_spec(seats) if game.parts(seats) else None
        # By what a seat has seen: the tensor of each view, and the moves with each tensor.
        self.known: dict[str, tuple[int, ...]] = {}
        self.moves: dict[tuple[int, ...], list[int]] = {}
        if self.spec is not None:
            check_spec(self.spec)

    def check(self, state: State) -> None:
        """Equal views have equal tensors, in every world, and equal tensors equal moves."""
        if self.spec is None:
            return
        before = json.dumps(state.position())
        again = self.game.from_position(json.loads(before))
        for seat in range(self.seats):
            tensor = written(state, seat, self.spec)
            self.same(tensor, state.determinize(seat, self.rng), seat, "a redrawn world")
            self.same(tensor, again, seat, "the same position, read back")
            view = json.dumps(state.view(seat))
            first = self.known.setdefault(view, tensor)
            assert first == tensor, (
                f"Seat {seat} has seen the same twice, but its tensors differ "
                f"{self.difference(first, tensor)}."
            )
            if seat in state.to_move():
                legal = state.legal(seat)
                seen = self.moves.setdefault(tensor, legal)
                assert seen == legal, (
                    f"Two states have the same tensor for seat {seat} but other moves: {seen} and "
                    f"{legal}. Whatever play depends on belongs in the tensor."
                )
        assert json.dumps(state.position()) == before, "Observing the game changed it."

    def same(self, tensor: tuple[int, ...], other: State, seat: int, where: str) -> None:
        """The tensor is the same in a state that the seat cannot tell from the real one."""
        assert self.spec is not None
        there = written(other, seat, self.spec)
        assert there == tensor, (
            f"The tensor of seat {seat} is another one in {where}, "
            f"{self.difference(tensor, there)}: it may depend on nothing but the view."
        )

    def difference(self, one: tuple[int, ...], other: tuple[int, ...]) -> str:
        """Where two tensors differ, by the names of the parts."""
        assert self.spec is not None
        return difference(named(one, self.spec), named(other, self.spec))


def check_spec(spec: ObservationSpec) -> None:
    """The parts have names of their own and lie one after another."""
    assert len(spec.named) == len(spec), "Two parts of a tensor have one name."
    offset = 0
    for part in spec:
        assert part.offset == offset, f"The part {part.name!r} is not at its place."
        assert part.size > 0, f"The part {part.name!r} is empty."
        assert part.unit > 0, f"The part {part.name!r} has no unit."
        assert part.meaning, f"The part {part.name!r} does not say what its numbers mean."
        assert len(part.labels) in (0, part.size), (
            f"The part {part.name!r} has {part.size} numbers, but {len(part.labels)} labels."
        )
        offset += part.size
    assert spec.size == offset


def written(state: State, seat: int, spec: ObservationSpec) -> tuple[int, ...]:
    """The whole numbers of a tensor, as the game writes them among others."""
    out = vec[i16]([0] * (spec.size + 2 * MARGIN))
    state.observe(seat, out, MARGIN)
    numbers = tuple(memoryview(out))
    for place in (*range(MARGIN), *range(MARGIN + spec.size, len(numbers))):
        assert numbers[place] == 0, f"observe() writes beyond the tensor of seat {seat}."
    return numbers[MARGIN:-MARGIN]


def allowed(state: State, seat: int) -> list[int]:
    """The actions that `allow` marks."""
    size = words_for(state.game.num_actions)
    out = vec[i64]([0] * (size + 2))
    state.allow(seat, out, 1)
    before, *words, after = memoryview(out)
    assert before == after == 0, f"allow() writes beyond the words of seat {seat}."
    return [
        number * BITS + bit
        for number, word in enumerate(words)
        for bit in range(63)
        if word >> bit & 1
    ]


def named(tensor: tuple[int, ...], spec: ObservationSpec) -> dict[str, list[int]]:
    """The parts of a tensor by name."""
    return {part.name: list(tensor[part.slice]) for part in spec}
