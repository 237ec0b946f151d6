"""Slam Bluff with one life each: our solution as a policy of OpenSpiel, and what OpenSpiel's own
best response gains against a policy.

The tree of even one round is far too large to walk: the 59 numbers can be declared in any ascending
row, with a roll before each. But nothing of an accepted declaration matters any more except the
number to beat, which all know. So OpenSpiel's best response is worked out over one number after
another, from 98 down, with the accepted declarations ending in what has been found for their
numbers. Only a free pass leads back to the same number; that is repeated until it rests.
"""

from __future__ import annotations

import json
from typing import Any

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, expected_game_score

from ringside.adapters.openspiel.games import SpielState
from ringside.core.state import State
from ringside.games.slam_bluff.dice import NUMBERS, USUAL
from ringside.games.slam_bluff.round import FREE_PASS, NOTHING, Round
from ringside.games.slam_bluff.rules import (
    ACCEPT,
    CHALLENGE,
    NO_CLAIM,
    NO_NUMBER,
    PASS,
    SlamBluffState,
)
from ringside.games.slam_bluff.solution import Answered, Chances
from ringside.games.slam_bluff.solved import round_of

ENOUGH = 1e-9


class SolvedPolicy(policy.Policy):
    """Plays the solution with two seats and one life each, or another way to play a round."""

    def __init__(self, game: Any, played: Round | None = None) -> None:
        super().__init__(game, [0, 1])
        self.played = played or round_of((1, 1), USUAL)
        self.looks: dict[
            tuple[int, int, bool], tuple[list[float], list[float], list[float], list[float]]
        ] = {}

    def look(self, number: int, player: int, opening: bool) -> tuple[list[float], ...]:
        """Rolls that have each declaration as their best truth, truths, lies and doubts."""
        key = (number, player, opening)
        if key not in self.looks:
            played = self.played
            played.look(number, player, opening)
            self.looks[key] = (
                played.held.copy(),
                played.truths.copy(),
                played.lies.copy(),
                played.doubts.copy(),
            )
        return self.looks[key]

    def action_probabilities(
        self, state: SpielState, player_id: int | None = None
    ) -> dict[int, float]:
        """How likely each action is; those that are never played are left out."""
        now = state.ringside
        assert isinstance(now, SlamBluffState)
        claim = now.claim
        if claim == NO_CLAIM:
            found = self.declarations(now)
        else:
            number = now.number if claim == PASS else now.beaten
            opening = claim != PASS and number == NO_NUMBER
            doubts = self.look(USUAL.places[number], now.roller, opening)[3]
            doubt = doubts[FREE_PASS if claim == PASS else USUAL.places[claim]]
            found = {ACCEPT: 1.0 - doubt, CHALLENGE: doubt}
        return {action: chance for action, chance in found.items() if chance > 0.0}

    def declarations(self, now: SlamBluffState) -> dict[int, float]:
        """The best truth, and all lies."""
        number, player = USUAL.places[now.number], now.roller
        held, truths, lies, _ = self.look(number, player, now.opening)
        if not now.opening:
            self.played.weigh(player, FREE_PASS, number)
        best = self.played.best_truth(number, player, now.roll, now.opening)
        told = 0.0 if best == NOTHING else truths[best] / held[best]
        total = sum(lies)
        found = {} if best == NOTHING else {action_of(best): told}
        if told < 1.0:
            for claim, lie in enumerate(lies):
                if lie > 0.0:
                    action = action_of(claim)
                    found[action] = found.get(action, 0.0) + (1.0 - told) * lie / total
        return found


def action_of(claim: int) -> int:
    """The action that makes a declaration."""
    return PASS if claim == FREE_PASS else NUMBERS[claim - 1]


class BestResponses:
    """What each player can win against a policy, by OpenSpiel's best response, and what the
    policy itself wins: from every number to beat on, and from the opening on."""

    def __init__(self, strategy: Any, lowest: int = 0) -> None:
        self.strategy = strategy
        # To each player, by the number to beat and whose cup it is.
        self.best: dict[tuple[int, int], list[float]] = {}
        self.playing: dict[tuple[int, int], list[float]] = {}
        for number in reversed(NUMBERS):
            if number < lowest:
                return
            self.settle(number)
        game = pyspiel.load_game("ringside_slam_bluff(lives=1,keep=True)")
        self.best[0, 0], self.playing[0, 0] = self.respond(game), self.play(game)

    def exploitability(self) -> float:
        """OpenSpiel's measure: what both gain together, shared among them."""
        return sum(self.best[0, 0]) / 2

    def settle(self, number: int) -> None:
        """Work out a number, whoever has the cup, until free passes change nothing."""
        games = [over(number, roller) for roller in (0, 1)]
        for roller in (0, 1):
            self.best[number, roller] = [0.0, 0.0]
            self.playing[number, roller] = [0.0, 0.0]
        change = 1.0
        while change > ENOUGH:
            change = 0.0
            for roller, game in enumerate(games):
                best, playing = self.respond(game), self.play(game)
                moved = [*best, *playing]
                before = [*self.best[number, roller], *self.playing[number, roller]]
                change = max([change, *(abs(a - b) for a, b in zip(moved, before, strict=True))])
                self.best[number, roller], self.playing[number, roller] = best, playing

    def respond(self, game: Any) -> list[float]:
        """What the best response of each player is worth to it."""
        game.begun.cut = accepted(self.best)
        root = game.new_initial_state()
        return [
            best_response.BestResponsePolicy(game, player, self.strategy).value(root)
            for player in (0, 1)
        ]

    def play(self, game: Any) -> list[float]:
        """What the policy is worth when both follow it."""
        game.begun.cut = accepted(self.playing)
        root = game.new_initial_state()
        found = expected_game_score.policy_value(root, [self.strategy] * 2)
        return [float(value) for value in found]


def over(number: int, roller: int) -> Any:
    """The game that begins when a player has accepted a number and takes the cup: with the roll."""
    position = {
        "game": "slam-bluff",
        "seats": 2,
        "options": {"lives": 1},
        "lives": [1, 1],
        "out": [],
        "phase": "respond",
        "turn": roller,
        "roll": ["0", "1"],
        "roller": 1 - roller,
        "claim": str(number),
        "number": number,
        "opening": False,
        "shown": [],
    }
    game = pyspiel.load_game(
        "ringside_slam_bluff", {"position": json.dumps(position), "keep": True}
    )
    root = game.new_initial_state()
    root.apply_action(ACCEPT)
    root.moment.parent = None
    game.begun.first = root.moment
    return game


def accepted(known: dict[tuple[int, int], list[float]]) -> Any:
    """Ends a game where a declaration is accepted, with what is known of the number it leaves."""

    def cut(state: State, seat: int, action: int) -> list[float] | None:
        assert isinstance(state, SlamBluffState)
        return known[state.number, seat] if action == ACCEPT else None

    return cut


def main() -> None:
    """Compare OpenSpiel's exploitability of the solution, and of another way to play, with ours."""
    game = pyspiel.load_game("ringside_slam_bluff(lives=1)")
    for name, played in [
        ("solution", round_of((1, 1), USUAL)),
        ("as with 1 and 3 lives", round_of((1, 3), USUAL)),
    ]:
        found = BestResponses(SolvedPolicy(game, played)).exploitability()
        best = Answered(played, Chances(), (1, 1), True)
        played.look(0, 0, True)
        ours = max(0.0, sum(best.outlook(0, 0, True)) - 1)
        print(f"{name}: {found:.9f} by OpenSpiel, {ours:.9f} by Ringside")
        if abs(found - ours) > 1e-6:
            raise SystemExit("They do not agree.")


if __name__ == "__main__":
    main()
