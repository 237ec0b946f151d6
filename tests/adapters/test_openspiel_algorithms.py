"""OpenSpiel's algorithms on Ringside's games: best responses, CFR, IS-MCTS."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import ringside
import ringside.adapters.openspiel as adapter
from ringside.adapters.openspiel.slam_bluff import BestResponses, SolvedPolicy
from ringside.games.slam_bluff.book import book
from ringside.games.slam_bluff.dice import USUAL
from ringside.games.slam_bluff.round import DICE, Round
from ringside.games.slam_bluff.solution import Answered, Chances

SOME = 75  # the numbers above it; `python -m ringside.adapters.openspiel.slam_bluff` does them all


def otherwise() -> Round:
    """How a round is played where the one has one life and the other three: with one each, there
    is something to gain against it."""
    return book().round((1, 3), DICE)


@pytest.mark.parametrize("played", [None, otherwise()], ids=["solved", "otherwise"])
def test_openspiels_best_response_to_our_slam_bluff_agrees_with_ours(played: Round | None) -> None:
    game = pyspiel.load_game("ringside_slam_bluff(lives=1)")
    found = BestResponses(SolvedPolicy(game, played), lowest=SOME)
    strategy = played or book().round((1, 1), DICE)
    worths = [Answered(strategy, Chances(), (1, 1), best).worth for best in (False, True)]
    gained = 0.0
    for (number, roller), best in found.best.items():
        playing, ours = (worth[USUAL.places[number]][roller] for worth in worths)
        assert best == pytest.approx([2 * chance - 1 for chance in ours], abs=1e-6)
        assert found.playing[number, roller] == pytest.approx(
            [2 * chance - 1 for chance in playing], abs=1e-6
        )
        gained = max(gained, sum(best))
    assert len(found.best) > 25
    assert (gained < 1e-6) == (played is None)


def test_cfr_solves_a_bout_of_slambo() -> None:
    """Seat 0 must go out of the ring; the bout that decides is dealt, and every line of it ends."""
    options: dict[str, Any] = {"hand": 2, "deck": ["+4", "-4", "+8", "+7"]}
    state = ringside.game("slambo").new(2, 1, **options)
    position = state.position()
    position.update(hands=[["+8"], ["+7"]], aside=["+4", "-4"], balance=9, shame=[1, 2], turn=0)
    game = pyspiel.load_game("ringside_slambo", {"position": json.dumps(position), "keep": True})
    solved = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, solved.average_policy())
    for _ in range(20):
        solved.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solved.average_policy())
    assert after < 0.02 < before


def test_ismcts_plays_sumo_through_our_resampler_and_beats_random_play() -> None:
    game = pyspiel.load_game("ringside_sumo")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, rng), 1.4, max_simulations=50, random_state=rng
    )
    bot.set_resampler(adapter.resampler(1))
    score = 0.0
    for number in range(24):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action: Any = rng.choice(outcomes, p=chances)
            elif state.current_player() == number % 2:
                action = bot.step(state)
                assert action in state.legal_actions()
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(int(action))
        score += state.returns()[number % 2]
    assert score >= 8  # 16 of 24
