"""What the search is told of Slime Games: tables are judged, and moves by the table after them."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ringside.bots.hooks import Hooks
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.slime.bot import hand_worth, play_out, strength
from ringside.games.slime.field import MAIN, OVER, RESOLVE
from ringside.games.slime.judgement import Judge, table_for
from ringside.games.slime.rules import SlimeState

# By how much strength must differ, in tenths of a piece, to change the odds by a factor of e.
SCALE: Final = 40.0
# A card that takes longer to have its effect than this many choices is judged half done.
LONGEST_CARD: Final = 12


class SlimeHooks(Hooks):
    """After a few decisions of a playout each seat's chance to win is guessed."""

    def __init__(
        self,
        horizon: i64 = 0,
        judges: dict[str, Judge] | None = None,
        warmth: float = 0.0,
        patience: i64 = 4,
    ) -> None:
        """Without judges pieces and cards are counted. With some ``warmth`` moves have priors: the
        chance after them counts for the less, the warmer."""
        super().__init__()
        self.horizon = horizon
        self.judges: dict[str, Judge] = {} if judges is None else judges
        self.warmth: float = warmth
        self.has_prior = warmth > 0.0
        self.patience = patience

    def evaluate(self, state: State) -> list[float]:
        """From -1, no chance to win, to 1; second places are worth nothing."""
        assert isinstance(state, SlimeState)
        if state.phase == OVER:
            return won(state)
        return [2.0 * chance - 1.0 for chance in self.chances(state)]

    def chances(self, state: SlimeState) -> list[float]:
        """Each seat's chance to win."""
        judge = self.judges.get(table_for(state.num_seats))
        # Weights were learnt where pieces are what counts, and those of the stuck do not.
        if judge is None or state.flowers or state.poltergeist:
            return counted(state)
        return judge.chances(state)

    def play_on(self, state: State, rng: Rng) -> None:
        """As far as the horizon, and then until no card is half done."""
        assert isinstance(state, SlimeState)
        decisions: i64 = 0
        most: i64 = self.horizon + LONGEST_CARD
        while decisions < most:
            phase = state.phase
            if phase == OVER or (phase == MAIN and decisions >= self.horizon):
                return
            movers = state.to_move()
            seat: i64 = movers[rng.below(len(movers))] if len(movers) > 1 else movers[0]
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            state.play_forced()
            decisions += 1

    def prior(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        """The better the table after a move and all that it sets off, the likelier."""
        assert isinstance(state, SlimeState)
        found: list[float] = []
        most = -1.0
        for action in actions:
            after = state.copy()
            after.apply(seat, action)
            if state.phase != RESOLVE:  # a choice inside a card is judged as it is
                play_out(after)
            value = won(after)[seat] if after.phase == OVER else 2.0 * self.chances(after)[seat] - 1
            found.append(value)
            if value > most:
                most = value
        total = 0.0
        for place, value in enumerate(found):
            share = exp((value - most) / self.warmth)
            found[place] = share
            total += share
        for place, share in enumerate(found):
            found[place] = share / total
        return found


def won(state: SlimeState) -> list[float]:
    """What the seats won; a shared win is worth its share."""
    outcome = state.outcome()
    assert outcome is not None
    share = 2.0 / len(outcome.winners) - 1.0
    return [share if rank == 1 else -1.0 for rank in outcome.ranks]


def counted(state: SlimeState) -> list[float]:
    """Each seat's chance to win, from what it has on the board and in hand."""
    found: list[float] = []
    most = -1e9
    for seat in range(state.num_seats):
        value = float(strength(state, seat) + hand_worth(state, seat)) / SCALE
        found.append(value)
        if value > most:
            most = value
    total = 0.0
    for place, value in enumerate(found):
        odds = exp(value - most)
        found[place] = odds
        total += odds
    return [odds / total for odds in found]
