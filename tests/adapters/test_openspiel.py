"""Every game in OpenSpiel: its own random simulations, chance, observers, serialisation, errors."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from math import comb
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import ringside
import ringside.adapters.openspiel as adapter

SMALL = ["ringside_sumo", "ringside_slam_bluff", "ringside_slambo"]
LARGE = ["ringside_slamball(rng_seed=1,recall=0)", "ringside_slime(rng_seed=1,recall=0)"]
SETTINGS = [
    "ringside_sumo",
    "ringside_sumo(moves=answer)",
    "ringside_slam_bluff(lives=1)",
    "ringside_slam_bluff(players=8,lives=2,opener=7)",
    "ringside_slambo",
    "ringside_slambo(seats=4,side=1to9,hand=3,memory=False,totals=hidden)",
]


def played(game: Any, seed: int, most: int = 1000) -> Any:
    """A state after so many random decisions, chance aside."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while most and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            most -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_all_games_are_registered() -> None:
    names = {game.short_name for game in pyspiel.registered_games()}
    assert {f"ringside_{game.id.replace('-', '_')}" for game in ringside.games()} <= names


@pytest.mark.parametrize("name", SETTINGS)
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name",
    ["ringside_slamball(recall=0)", "ringside_slime(seats=3,turn_limit=3,recall=0,modes=flowers)"],
)
def test_random_sim_test_where_chance_is_sampled(name: str) -> None:
    """Without its check of serialisation, which asks a game for the state of its chance: a game
    in Python cannot be asked. It is checked below."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SMALL + LARGE)
def test_a_state_is_the_same_after_serialisation_and_goes_on_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    states = [game.new_initial_state(), *(played(game, 1, most) for most in (0, 3, 9))]
    for state in states:
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.history() == state.history()
        for player in range(game.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)
        if not state.is_terminal():
            action = state.legal_actions()[-1]
            assert str(again.child(action)) == str(state.child(action))
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for state in states:
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.history() == state.history()
        if not state.is_terminal():
            action = state.legal_actions()[0]
            assert str(again.child(action)) == str(state.child(action))
    if name in LARGE:
        return  # asks for the state of the game's chance, which a game in Python cannot be asked
    _, both = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, states[2]))
    assert str(both) == str(states[2])


def test_a_pickled_game_goes_on_with_its_chance_in_another_process(tmp_path: Path) -> None:
    game = pyspiel.load_game("ringside_slime(rng_seed=1,recall=0)")
    played(game, 1, 0)
    (tmp_path / "game").write_bytes(pickle.dumps(game))
    program = (
        "import pickle, sys\n"
        "state = pickle.load(open(sys.argv[1], 'rb')).new_initial_state()\n"
        "state.apply_action(0)\n"
        "print(state)"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "game")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed.strip() == str(played(game, 1, 0))


def test_no_game_is_longer_than_it_says() -> None:
    assert pyspiel.load_game("ringside_sumo").max_game_length() == 10_000  # by SUMO-23
    assert pyspiel.load_game("ringside_slime(turn_limit=20)").max_game_length() == 20_000
    for name in LARGE:
        game = pyspiel.load_game(name)
        assert len(movers(played(game, 1, 5000))) <= game.max_game_length()


# -- chance ------------------------------------------------------------------------------


def test_every_deal_of_sumo_comes_about_in_one_way_and_all_are_equally_likely() -> None:
    rng = np.random.RandomState(1)
    for _ in range(3):
        state = pyspiel.load_game("ringside_sumo").new_initial_state()
        likely, dealt = 1.0, []
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            place = rng.choice(len(outcomes), p=chances)
            likely *= chances[place]
            dealt.append(outcomes[place])
            state.apply_action(outcomes[place])
        assert 1 / likely == pytest.approx(comb(20, 8) * comb(12, 8))
        assert state.ringside.legal(0) == dealt[:8] == sorted(dealt[:8])
        assert state.ringside.legal(1) == dealt[8:] == sorted(dealt[8:])


def test_equal_cards_of_slambo_are_one_outcome_as_likely_as_all_of_them() -> None:
    parameters = {"hand": 2, "deck": json.dumps(["+3", "+3", "-4", "-4", "+8", "-7"])}
    hands: dict[str, float] = {}

    def walk(state: Any, likely: float) -> None:
        if state.is_chance_node():
            for outcome, chance in state.chance_outcomes():
                walk(state.child(outcome), likely * chance)
        else:
            key = json.dumps([state.ringside.view(seat)["hand"] for seat in (0, 1)])
            key += str(state.current_player())
            assert key not in hands  # in one way only
            hands[key] = likely

    walk(pyspiel.load_game("ringside_slambo", parameters).new_initial_state(), 1.0)
    assert sum(hands.values()) == pytest.approx(1)
    ways = comb(6, 2) * comb(4, 2) * 2
    assert hands['[["+3", "+3"], ["-4", "-4"]]0'] == pytest.approx(1 / ways)
    assert hands['[["+3", "-4"], ["+3", "-4"]]1'] == pytest.approx(4 / ways)


def test_a_roll_of_slam_bluff_is_one_of_36() -> None:
    state = pyspiel.load_game("ringside_slam_bluff(lives=1)").new_initial_state()
    assert state.chance_outcomes() == [(roll, pytest.approx(1 / 36)) for roll in range(36)]
    assert state.action_to_string(35) == "roll *8"
    state.apply_action(35)
    assert state.ringside.view(0)["roll"] == ["*", "8"]
    state.apply_action(8)
    state.apply_action(state.string_to_action("accept"))
    assert state.is_chance_node()


def test_rolls_that_show_the_same_are_one_outcome() -> None:
    dice = [["1", "1", "1", "2", "2", "*"], ["3", "3", "3", "3", "3", "3"]]
    game = pyspiel.load_game("ringside_slam_bluff", {"dice": json.dumps(dice)})
    state = game.new_initial_state()
    found = {state.action_to_string(roll): chance for roll, chance in state.chance_outcomes()}
    assert found == {
        "roll 13": pytest.approx(1 / 2),
        "roll 23": pytest.approx(1 / 3),
        "roll *3": pytest.approx(1 / 6),
    }


def test_sampled_chance_follows_from_the_seed() -> None:
    for name in ("ringside_slamball(rng_seed=5)", "ringside_slime(rng_seed=5)"):
        first, again = [str(played(pyspiel.load_game(name), 1, 6)) for _ in range(2)]
        assert first == again
        game = pyspiel.load_game(name)
        assert str(played(game, 1, 6)) == first
        assert str(played(game, 1, 6)) != first


# -- observers ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", SMALL + LARGE)
def test_observers_give_strings_and_tensors_with_and_without_recall(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 2, 5)
    for player in range(game.num_players()):
        now = make_observation(game)
        now.set_from(state, player)
        seen = state.ringside.observation(player)
        assert now.tensor[game.num_players() :].tobytes() == seen.tobytes()
        assert np.allclose(now.tensor, state.observation_tensor(player))
        assert json.loads(now.string_from(state, player))["seat"] == player
        recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
        recall.set_from(state, player)
        assert np.allclose(recall.tensor, state.information_state_tensor(player))
        remembered = recall.string_from(state, player).splitlines()
        own = sum(mover == player for mover in movers(state))
        assert sum(line.startswith("> ") for line in remembered) == own
    public = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert json.loads(public.string_from(state, 0))["seat"] is None


def movers(state: Any) -> list[int]:
    """Who decided so far."""
    return [entry.player for entry in state.full_history() if entry.player >= 0]


def test_the_tensor_of_an_information_state_goes_back_as_far_as_it_is_told() -> None:
    game = pyspiel.load_game("ringside_sumo(recall=2)")
    state = played(game, 4, 6)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 0)
    own = [entry.action for entry in state.full_history() if entry.player == 0]
    assert [int(row.argmax()) for row in recall.dict["decided"]] == own[:-3:-1]
    assert all(row.any() for row in recall.dict["recalled"])


@pytest.mark.parametrize("name", SMALL + LARGE)
def test_a_resampled_state_looks_the_same_to_the_player_and_differs_behind(name: str) -> None:
    game = pyspiel.load_game(name)
    resample = adapter.resampler(1)
    differing = 0
    for most in range(1, 6):
        state = played(game, 3, most)
        player = state.current_player()
        behind = set()
        sampled = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert sampled.information_state_string() == state.information_state_string()
        for _ in range(3):
            guess = resample(state, player)
            assert guess.current_player() == player
            assert guess.legal_actions() == state.legal_actions()
            assert guess.information_state_string() == state.information_state_string()
            assert guess.observation_string() == state.observation_string()
            behind.add(str(guess))
            again = game.deserialize_state(guess.serialize())
            assert str(again) == str(guess)
            guess.apply_action(guess.legal_actions()[0])
        differing += len(behind) > 1
    assert differing


# -- what is refused ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("ringside_sumoo", "ringside_sumoo"),
        ("ringside_sumo(seats=3)", "SUMO is for 2 seats, not 3"),
        ("ringside_slambo(players=5)", "SLAMBO! is for 2 to 4 seats, not 5"),
        ("ringside_sumo(moves=both)", "Option 'moves' takes one of 'either' and 'answer'"),
        ("ringside_sumo(move=either)", "move"),
        ("ringside_slam_bluff(players=3,seats=4)", "players and seats mean the same"),
        ("ringside_slam_bluff(lives=0)", "Option 'lives' takes a whole number from 1 to 9"),
        ("ringside_sumo(recall=-1)", "recall"),
        (
            "ringside_sumo(position=nowhere)",
            "'position' must be an object, not 'nowhere'",
        ),
    ],
)
def test_what_there_is_not_is_a_spiel_error_in_a_sentence(name: str, problem: str) -> None:
    with pytest.raises(pyspiel.SpielError) as refused:
        pyspiel.load_game(name)
    assert problem in str(refused.value)


def test_seats_are_those_of_the_position() -> None:
    position = json.dumps(ringside.game("slambo").new(3, 1).position())
    assert pyspiel.load_game("ringside_slambo", {"position": position}).num_players() == 3
    with pytest.raises(pyspiel.SpielError, match="The position has 3 seats, not 4"):
        pyspiel.load_game("ringside_slambo", {"position": position, "seats": 4})


def test_an_illegal_action_is_a_spiel_error_that_says_why_and_changes_nothing() -> None:
    state = played(pyspiel.load_game("ringside_sumo"), 5, 3)
    before = str(state)
    held = [action for action in range(20) if action not in state.legal_actions()]
    for action, problem in [(held[0], "SUMO-0"), (20, "its actions are 0 to 19"), (-3, "0 to 19")]:
        with pytest.raises(pyspiel.SpielError, match=problem):
            state.apply_action(action)
    assert str(state) == before
    state = played(pyspiel.load_game("ringside_sumo"), 5)
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(0)
    state = pyspiel.load_game("ringside_sumo").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="19 is none of the outcomes"):
        state.apply_action(19)
