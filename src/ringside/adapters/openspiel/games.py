"""Ringside's games and states as OpenSpiel's own classes."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

import pyspiel

from ringside.adapters.openspiel.chance import MOST_OUTCOMES
from ringside.adapters.openspiel.moments import CHANCE, OVER, Beginning, Moment
from ringside.adapters.openspiel.observers import Observer
from ringside.adapters.openspiel.open_moments import first_of
from ringside.adapters.openspiel.parameters import (
    NONE,
    options_from,
    position_from,
    seats_from,
    seats_given,
    specification,
)
from ringside.adapters.openspiel.sealed_moments import SealedMoment
from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.rng import Rng, seeded
from ringside.core.state import MOST_DECISIONS, State


def game_type(game: Game[Any]) -> Any:
    """How OpenSpiel sees a game."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"ringside_{game.id.replace('-', '_')}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC
        if game.id in MOST_OUTCOMES
        else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


class SpielGame(pyspiel.Game):
    """One of Ringside's games. Where several decide at once they are asked one after another, and
    see nothing of what the others chose."""

    game: ClassVar[Game[Any]]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game, defaults = self.game, specification(self.game)
        given = {**defaults, **(parameters or {})}
        try:
            seats = seats_from(game, given)
            options = options_from(game, given)
            position = position_from(game, given)
            game.new(seats, 0, **options)  # refuses what does not fit together
            if position is not None:
                if seats_given(given) not in (NONE, position["seats"]):
                    raise pyspiel.SpielError(
                        f"The position has {position['seats']} seats, not {seats}."
                    )
                seats, options = position["seats"], position.get("options", {})
            self.begun = Beginning(game, seats, options, position)
            self.begun.keep = given["keep"]
        except RingsideError as error:
            raise pyspiel.SpielError(str(error)) from None
        self.recall: int = given["recall"]
        if self.recall < 0:
            raise pyspiel.SpielError(f"recall is a whole number from 0 on, not {self.recall}.")
        seed = given["rng_seed"]
        self.seeds: Rng = seeded(secrets.randbits(62) if seed == NONE else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=MOST_OUTCOMES.get(game.id, 1),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest(game, self.begun.options),
        )
        chosen = {name: value for name, value in given.items() if value != defaults.get(name)}
        super().__init__(game_type(game), info, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own way asks where chance is sampled what it cannot ask of a game in Python.
        return game_again, (self.get_type().short_name, self.get_parameters(), self.seeds)

    def new_initial_state(self) -> SpielState:
        """A game before its deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No bound is known but the one on decisions."""
        return 100 * MOST_DECISIONS

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """An observer of these games."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.begun, kind, self.recall, parameters)


class SpielState(pyspiel.State):
    """A game in progress. ``ringside`` is Ringside's own state of it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        begun = game.begun
        self.moment: Moment
        if begun.game.id in MOST_OUTCOMES:
            self.moment = first_of(begun)
        else:
            self.moment = SealedMoment(begun, game.seeds.word() << 31 ^ game.seeds.word())

    @property
    def ringside(self) -> State:
        """Ringside's own state, as it was when somebody last decided; not to be changed."""
        if self.moment.now is None:
            raise pyspiel.SpielError("Nothing has been dealt yet.")
        return self.moment.now

    def current_player(self) -> int:
        """Whose decision it is: a player's, chance's, or nobody's."""
        return self.moment.player()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.player() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.moment.now is None else self.moment.now.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may happen, and how likely it is."""
        if self.moment.player() != CHANCE:
            raise pyspiel.SpielError("It is not chance that decides now.")
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        if refusal := self.refusal(action):
            raise pyspiel.SpielError(refusal)
        self.moment = self.moment.after(action)

    def refusal(self, action: int) -> str:
        """Why an action is not allowed; empty if it is."""
        moment = self.moment
        player = moment.player()
        if player == CHANCE:
            allowed = [outcome for outcome, _ in moment.outcomes()]
            return "" if action in allowed else f"{action} is none of the outcomes {allowed}."
        game, state = moment.begun.game, self.ringside
        if not 0 <= action < game.num_actions:
            last = game.num_actions - 1
            return f"{action} is no action of {game.title}: its actions are 0 to {last}."
        if player == OVER:
            return "The game is over."
        return "" if action in state.legal(player) else str(state.refusal(player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.text(player, action)

    def returns(self) -> list[float]:
        """What the game is worth to each player."""
        return self.moment.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, hidden things drawn afresh.

        ``sampler`` gives numbers from 0 to 1, as OpenSpiel's do.
        """
        return resampled(self, player, seeded(int(sampler() * (1 << 53))))

    def __reduce__(self) -> tuple[Any, ...]:
        return state_again, (self.get_game(), self.serialize())

    def __str__(self) -> str:
        moment = self.moment
        if moment.now is None:
            return " ".join(map(str, ["before the deal", *moment.path()]))
        position = {name: value for name, value in moment.now.position().items() if name != "rng"}
        waiting = "" if moment.player() != CHANCE else f" {moment.path()[-1]}"
        return f"{position}{waiting}"


def longest(game: Game[Any], options: dict[str, Any]) -> int:
    """The most decisions in a game: as many as the rules allow before they call it a draw, since
    nothing else bounds the three small games. Slime Games counts turns, which are far shorter than
    a thousand decisions; SlamBall's clock ends long before."""
    return 1000 * int(options["turn_limit"]) if "turn_limit" in options else MOST_DECISIONS


def game_again(name: str, parameters: dict[str, Any], seeds: Rng) -> SpielGame:
    """A game that comes out of a pickle."""
    game: SpielGame = pyspiel.load_game(name, parameters)
    game.seeds = seeds
    return game


def state_again(game: SpielGame, text: str) -> SpielState:
    """A state that comes out of a pickle."""
    state: SpielState = game.deserialize_state(text)
    return state


def resampled(state: SpielState, player: int, rng: Rng) -> SpielState:
    """A state that the player cannot tell from this one; for ``ISMCTSBot.set_resampler`` see
    `resampler`."""
    twin: SpielState = state.get_game().new_initial_state()
    twin.moment = state.moment.resampled(player, rng)
    return twin
