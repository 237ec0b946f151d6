"""What a seat sees as numbers: the tensor's parts by name, and the arrays of numpy made of them.

numpy comes with the extra ``research``, and is imported only when an array is asked for.
"""

# Not compiled: numpy has no types that mypyc knows.

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import gcd
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.bits import BITS, BYTES, words_for
from ringside.core.errors import RingsideError

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from ringside.core.state import State

# Tensors are made of whole numbers of 16 bits, most of them 0 or 1, divided by a unit.
LEAST, MOST = -32768, 32767
TOGETHER = 32  # tensors that are scaled together, which numpy does sooner than one by one


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a tensor: so many numbers that belong together."""

    name: str
    size: int
    meaning: str
    """What its numbers say."""
    labels: tuple[str, ...] = ()
    """What each number is about, where they are about different things."""
    unit: int = 1
    """What 1.0 stands for: a count of 4 with a unit of 8 is 0.5 in the tensor."""
    offset: int = 0
    """Where it begins in the tensor."""

    @property
    def slice(self) -> slice:
        """Its place in the tensor: ``tensor[part.slice]``."""
        return slice(self.offset, self.offset + self.size)


@dataclass(frozen=True)
class ObservationSpec:
    """What is in the tensors of a game with so many seats, part by part.

    >>> import ringside
    >>> spec = ringside.game("sumo").observation_spec()
    >>> spec["hand"].size, spec["hand"].labels[:3]
    (20, ('r1', 'r2', 'r3'))
    >>> spec.size == sum(part.size for part in spec)
    True
    """

    game: str
    seats: int
    parts: tuple[Part, ...]

    @cached_property
    def size(self) -> int:
        """The length of a tensor."""
        return sum(part.size for part in self.parts)

    @cached_property
    def named(self) -> dict[str, Part]:
        """The parts by name."""
        return {part.name: part for part in self.parts}

    @cached_property
    def units(self) -> NDArray[numpy.float32] | None:
        """What the whole numbers that a game writes are divided by, for a few tensors one after
        another; None if all by 1."""
        if all(part.unit == 1 for part in self.parts):
            return None
        np = load_numpy()
        units: NDArray[numpy.float32] = np.array(
            [part.unit for part in self.parts for _ in range(part.size)] * TOGETHER, np.float32
        )
        return units

    def __getitem__(self, name: str) -> Part:
        return self.named[name]

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

    def __len__(self) -> int:
        return len(self.parts)

    def split(self, tensor: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of a tensor, or of many with the numbers in the last axis, by name.

        >>> import ringside
        >>> game = ringside.game("sumo")
        >>> state = game.new(seed=7)
        >>> game.observation_spec().split(state.observation(0))["hand"].sum()
        np.float32(8.0)
        """
        found = load_numpy().asarray(tensor)
        if found.shape[-1:] != (self.size,):
            kind = f"{found.dtype}{list(found.shape)}"
            raise RingsideError("observation-size", size=self.size, found=kind)
        return {part.name: found[..., part.slice] for part in self.parts}


def laid_out(game: str, seats: int, parts: Iterable[Part]) -> ObservationSpec:
    """The parts one after another."""
    placed: list[Part] = []
    offset = 0
    for part in parts:
        placed.append(replace(part, offset=offset))
        offset += part.size
    return ObservationSpec(game, seats, tuple(placed))


def around(seats: int) -> tuple[str, ...]:
    """Labels for a number of each seat, clockwise from one's own.

    >>> around(3)
    ('me', '1 after me', '2 after me')
    """
    return ("me", *(f"{number} after me" for number in range(1, seats)))


def load_numpy() -> Any:
    """numpy; an error that says how to get it where it is missing."""
    try:
        import numpy
    except ImportError:
        raise RingsideError("no-numpy") from None
    return numpy


def scaled(written: vec[i16], spec: ObservationSpec) -> NDArray[numpy.float32]:
    """Whole numbers as a game writes them, one tensor after another, as floats."""
    np = load_numpy()
    floats: NDArray[numpy.float32] = np.frombuffer(written, np.int16).astype(np.float32)
    if spec.units is not None:
        together = gcd(len(floats) // spec.size, TOGETHER) * spec.size
        several = floats.reshape(-1, together)
        several /= spec.units[:together]
    return floats.reshape(-1, spec.size)


def opened(words: vec[i64], actions: int) -> NDArray[numpy.bool_]:
    """Masks as games write them, one after another, as truth values."""
    np = load_numpy()
    size = words_for(actions)
    bytes = np.frombuffer(words, np.uint8)
    if size == 1:
        bits = np.unpackbits(bytes, bitorder="little").reshape(-1, 64)
    else:
        used = bytes.reshape(-1, size, 8)[:, :, :BYTES]
        bits = np.unpackbits(used, axis=2, bitorder="little").reshape(-1, size * BITS)
    masks: NDArray[numpy.bool_] = bits[:, :actions].view(np.bool_)
    return masks


def observation(state: State, seat: int) -> NDArray[numpy.float32]:
    """What a seat sees. See `State.observation`."""
    spec: ObservationSpec = state.game.observation_spec(state.seats)
    written = vec[i16]([0] * spec.size)
    state.observe(seat, written, 0)
    np = load_numpy()
    whole = np.frombuffer(written, np.int16)
    if spec.units is None:
        tensor: NDArray[numpy.float32] = whole.astype(np.float32)
    else:
        tensor = whole / spec.units[: spec.size]
    return tensor


def mask(state: State, seat: int) -> NDArray[numpy.bool_]:
    """The actions open to a seat. See `State.mask`."""
    open_to: NDArray[numpy.bool_] = load_numpy().zeros(state.game.num_actions, bool)
    open_to[state.legal(seat)] = True
    return open_to
