"""What OpenSpiel's observers give: strings and tensors, of the moment or with perfect recall."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ringside.adapters.openspiel.moments import Beginning, Moment, seen


class Observer:
    """Sees what a player sees (or, where it is asked for no private information, a spectator).

    Without perfect recall that is the view: as JSON, and as the tensor of `Game.observation_spec`
    by its parts. With perfect recall the string is everything the player has seen and done; the
    tensor has, besides, what the player saw at its last decisions (``recall`` says how many) and
    what it decided.
    """

    def __init__(self, begun: Beginning, kind: Any, recall: int, parameters: Any) -> None:
        if parameters:
            raise pyspiel.SpielError(f"Observers take no parameters, and were given {parameters}.")
        self.seats = begun.seats
        self.perfect = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not (self.private and self.public):
            return  # spectators have no tensor
        spec = begun.game.observation_spec(begun.seats)
        self.actions = begun.game.num_actions
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (self.seats,))]
        pieces += [(part.name, (part.size,)) for part in spec]
        if self.perfect and recall:
            pieces += [("recalled", (recall, spec.size)), ("decided", (recall, self.actions))]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        offset = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[offset : offset + size].reshape(shape)
            offset += size
        self.now = self.tensor[self.seats : self.seats + spec.size]
        self.recall = recall if self.perfect else 0

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensor of a player."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        moment: Moment = state.moment
        if moment.now is None:
            return
        self.now[:] = moment.now.observation(player)
        if self.recall:
            for place, (then, action) in enumerate(moment.decisions(player)[: self.recall]):
                self.dict["recalled"][place] = then.observation(player)
                self.dict["decided"][place, action] = 1

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees, as text."""
        moment: Moment = state.moment
        if not self.private:
            return "" if moment.now is None or not self.public else seen(moment.now, None)
        if self.perfect:
            return f"{player}\n{moment.recalled(player)}"
        return "" if moment.now is None else seen(moment.now, player)
