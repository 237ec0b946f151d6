"""Many games at once, for those who train: numpy arrays in and out."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from ringside.core.errors import InvalidOption, RingsideError
from ringside.core.game import Game
from ringside.core.observation import load_numpy, opened, scaled
from ringside.core.reading import as_whole, shown
from ringside.core.rng import Rng, seeded
from ringside.core.state import State
from ringside.core.stepping import Lanes, dealt
from ringside.games import game as game_of

if TYPE_CHECKING:
    import numpy
    from numpy.typing import ArrayLike, NDArray

MOST = 1_000_000


class Step(NamedTuple):
    """What there is after a step, a row for each game."""

    observations: NDArray[numpy.float32]
    """What the seat that decides now sees: [n, size]."""
    masks: NDArray[numpy.bool_]
    """Which actions are open to it: [n, num_actions]."""
    turns: NDArray[numpy.int64]
    """Which seat that is: [n]."""
    rewards: NDArray[numpy.float32]
    """What the game was worth to each seat, where the step ended it; 0 elsewhere: [n, seats]."""
    done: NDArray[numpy.bool_]
    """Where the step ended the game, so that the rest is of the next one: [n]."""


class Batch:
    """Games side by side. Where several seats decide at once, they are asked one after another,
    and none sees what the others chose; in a race, in random order.

    >>> import ringside
    >>> batch = ringside.batch("sumo", 64, seed=7)
    >>> batch.observations.shape, batch.masks.shape
    ((64, 179), (64, 20))
    >>> observations, masks, turns, rewards, done = batch.step(batch.sample())
    >>> rewards.shape
    (64, 2)
    """

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], lanes: Lanes) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.spec = game.observation_spec(seats)
        self.num_actions = game.num_actions
        self._lanes = lanes
        self.last = self._read()

    def __len__(self) -> int:
        return int(self._lanes.count)

    @property
    def observations(self) -> NDArray[numpy.float32]:
        """What the seats that decide now see."""
        return self.last.observations

    @property
    def masks(self) -> NDArray[numpy.bool_]:
        """Which actions are open to them."""
        return self.last.masks

    @property
    def turns(self) -> NDArray[numpy.int64]:
        """Which seats they are."""
        return self.last.turns

    @property
    def ended(self) -> list[tuple[int, State]]:
        """The games that the last step ended, each with its number, as they stood at the end."""
        states = [state.copy() for state in self._lanes.ended_states]
        return list(zip(self._lanes.ended, states, strict=True))

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games anew."""
        rng = seeded(checked_seed(seed))
        self._lanes = dealt(self.game, self.seats, self.options, len(self), rng)
        self.last = self._read()
        return self.last

    def step(self, actions: ArrayLike, only: ArrayLike | None = None) -> Step:
        """Carry out an action in every game, or in those marked in ``only``; the others wait.

        An action that is not allowed is an IllegalMove, and then nothing has changed.
        """
        np = load_numpy()
        numbers = np.asarray(actions)
        if numbers.shape != (len(self),) or numbers.dtype.kind not in "iu":
            raise RingsideError("batch-actions", count=len(self), found=array_shown(numbers))
        marked = b""
        if only is not None:
            marks = np.asarray(only)
            if marks.shape != (len(self),) or marks.dtype.kind != "b":
                raise RingsideError("batch-only", count=len(self), found=array_shown(marks))
            marked = marks.tobytes()
        self._lanes.step(numbers.astype("<i8").tobytes(), marked)
        self.last = self._read()
        return self.last

    def sample(self) -> NDArray[numpy.int64]:
        """A random action for every game, each of those that are allowed equally likely."""
        np = load_numpy()
        chosen: NDArray[numpy.int64] = np.frombuffer(self._lanes.sample(), np.int64).copy()
        return chosen

    def state(self, number: int) -> State:
        """A copy of one of the games, to look at or to think ahead in. It has no record."""
        place = as_whole(number)
        if place is None or not 0 <= place < len(self):
            raise RingsideError("batch-number", found=shown(number), most=len(self) - 1)
        return self._lanes.states[place].copy()

    def __copy__(self) -> Batch:
        return revived(*self.__reduce__()[1])

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        lanes = self._lanes
        states = [state.copy() for state in lanes.states]
        kept = (states, list(lanes.turns), list(lanes.ages), lanes.chooser.copy())
        return revived, (self.game, self.seats, self.options, *kept)

    def _read(self) -> Step:
        """The arrays of what the games are now; copies, which nobody changes afterwards."""
        np = load_numpy()
        lanes = self._lanes
        n = len(self)
        return Step(
            scaled(lanes.observations, self.spec),
            opened(lanes.masks, self.num_actions),
            np.frombuffer(lanes.turns, np.int64).copy(),
            np.frombuffer(lanes.rewards, np.float64).astype(np.float32).reshape(n, self.seats),
            np.frombuffer(lanes.done, np.bool_).copy(),
        )

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game.title}, {self.seats} seats>"


def batch(
    game: str | Game[Any],
    n: int,
    *,
    seats: int | None = None,
    seed: int | None = None,
    **options: Any,
) -> Batch:
    """So many games of one kind, stepped with one call.

    >>> import ringside
    >>> batch = ringside.batch("slam-bluff", 16, seats=4, seed=1, lives=2)
    >>> batch.turns.tolist()
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    """
    load_numpy()
    found: Game[Any] = game if isinstance(game, Game) else game_of(game)
    count = found.check_seats(found.least_seats if seats is None else seats)
    size = as_whole(n)
    if size is None or not 1 <= size <= MOST:
        raise InvalidOption("batch-size", most=MOST, found=shown(n))
    checked = found.check_options(options)
    rng = seeded(checked_seed(seed))
    return Batch(found, count, checked, dealt(found, count, checked, size, rng))


def revived(
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    states: list[State],
    turns: list[int],
    ages: list[int],
    chooser: Rng,
) -> Batch:
    """A copy of a batch, or one that comes out of a pickle: its games go on in the same way."""
    streams = [state.rng for state in states]
    lanes = Lanes(game, states, streams, chooser, game.observation_spec(seats).size)
    lanes.resume(turns, ages, chooser)
    return Batch(game, seats, options, lanes)


def checked_seed(seed: object) -> int:
    """A seed, or one that is drawn."""
    if seed is None:
        return secrets.randbits(53)
    number = as_whole(seed)
    if number is None:
        raise InvalidOption("seed", found=shown(seed))
    return number


def array_shown(array: NDArray[Any]) -> str:
    """What kind of array it is."""
    return f"{array.dtype}{list(array.shape)}"
