"""What Ringside's PettingZoo environments promise beyond PettingZoo's own tests."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from rich.style import Style

import ringside
from ringside.adapters import picture
from ringside.adapters.decisions import Decisions
from ringside.adapters.pettingzoo import env, parallel_env, raw_env
from ringside.games.slime.terminal import COLOURS

GAMES = [game.id for game in ringside.games()]


def play_on(table: Any, seed: int, most: int = 30) -> list[Any]:
    """What is seen and chosen over a few random decisions."""
    rng = ringside.seeded(seed)
    seen = []
    for agent in table.agent_iter(most):
        observation, reward, terminated, _, info = table.last()
        legal = np.flatnonzero(info["action_mask"])
        action = None if terminated else int(legal[rng.below(len(legal))])
        seen.append((agent, observation["observation"].tobytes(), reward, action))
        table.step(action)
    return seen


def begun(game: str, seats: int | None = None, decisions: int = 5, **options: Any) -> Any:
    """A table in the middle of a game."""
    table = env(game, seats, **options)
    table.reset(seed=11)
    play_on(table, 1, decisions)
    return table


def different_mask(table: Any) -> int:
    """An action that is not legal now."""
    mask = table.last()[4]["action_mask"]
    return int(np.flatnonzero(mask == 0)[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_copied_and_pickled_and_goes_on_alike(game: str) -> None:
    table = begun(game)
    twins = [table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    seen = play_on(table, 2)
    for twin in twins:
        assert play_on(twin, 2) == seen
    assert twins[0].position() == table.position()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_set_to_a_position(game: str) -> None:
    table = begun(game)
    while table.unwrapped.table.chosen:  # a choice that waits for others is in no position
        play_on(table, 1, 1)
    position = json.loads(json.dumps(table.position()))
    other = env(game)
    other.reset(seed=5, options={"position": position})
    assert other.position() == position
    assert other.agent_selection == table.agent_selection
    for agent in table.agents:
        seen, also = table.observe(agent), other.observe(agent)
        assert seen["observation"].tobytes() == also["observation"].tobytes()


def test_the_position_of_a_finished_game_pays_at_once() -> None:
    table = env("sumo")
    table.reset(seed=1)
    play_on(table, 1, 1000)
    state = ringside.game("sumo").from_position(table.position())
    other = env("sumo")
    other.reset(options={"position": table.position()})
    paid = []
    for _ in other.agent_iter():
        paid.append(other.last()[1])
        other.step(None)
    assert paid == state.returns() != [0.0, 0.0]


@pytest.mark.parametrize("game", GAMES)
def test_a_determinized_table_looks_the_same_to_the_agent_and_differs_behind(game: str) -> None:
    table = begun(game)
    agent = table.agent_selection
    behind = set()
    for seed in range(8):
        guess = table.determinize(agent, seed)
        seen, also = table.last(), guess.last()
        assert seen[0]["observation"].tobytes() == also[0]["observation"].tobytes()
        assert (seen[4]["action_mask"] == also[4]["action_mask"]).all()
        behind.add(json.dumps(guess.position()))
        play_on(guess, seed)
    assert len(behind) > 1


def test_the_same_seed_deals_the_same_and_no_seed_goes_on_from_it() -> None:
    def deals(seed: int | None) -> list[dict[str, Any]]:
        table = env("sumo")
        table.reset(seed=seed)
        found = [table.position()]
        for _ in range(3):
            table.reset()
            found.append(table.position())
        return found

    assert deals(4) == deals(4)
    assert deals(4) != deals(5)
    assert len({json.dumps(position) for position in deals(4)}) == 4
    assert deals(4)[0]["hands"] == ringside.game("sumo").new(seed=4).position()["hands"]


def test_whoever_chooses_second_sees_nothing_of_the_first_choice() -> None:
    seen = set()
    for card in ringside.game("sumo").new(seed=7).legal(0):
        table = raw_env("sumo")
        table.reset(seed=7)
        assert table.agent_selection == "player_0"
        table.step(card)
        assert table.agent_selection == "player_1"
        seen.add(table.last()[0]["observation"].tobytes())
    assert len(seen) == 1


@pytest.mark.rule("BALL-32")
def test_a_race_is_won_by_either_equally_often() -> None:
    game = ringside.game("slamball")
    rng = ringside.seeded(1)
    won: Counter[int] = Counter()
    for seed in range(60):
        state = game.new(seed=seed)
        while movers := state.to_move():
            seat = movers[rng.below(len(movers))]
            racing = [[move for move in state.moves(each) if move[:3] == "lbr"] for each in (0, 1)]
            if state.view(None)["phase"] == "race" and all(racing):
                table = Decisions(state.copy(), rng.fork())
                for each in (0, 1):
                    table.choose(each, state.parse(each, racing[each][0]))
                assert len(table.state.history) == len(state.history) + 1  # the other is too late
                won[table.state.history[-1] // game.num_actions] += 1
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
    assert sum(won.values()) > 20
    assert min(won.values()) > sum(won.values()) / 4


@pytest.mark.rule("SLIME-34", "SLIME-35")
def test_a_second_stop_of_the_same_window_does_not_stop_the_first() -> None:
    game = ringside.game("slime")
    rng = ringside.seeded(1)
    met = 0
    for seed in range(60):
        state = game.new(3, seed)
        while (movers := state.to_move()) and met < 5:
            stoppers = [seat for seat in movers if "stop" in state.moves(seat)]
            if len(stoppers) > 1:
                met += 1
                table = Decisions(state.copy(), ringside.seeded(seed))
                before = len(state.history)
                for seat in movers:
                    move = "stop" if seat in stoppers else "allow"
                    table.choose(seat, state.parse(seat, move))
                texts = [
                    divmod(number, game.num_actions) for number in table.state.history[before:]
                ]
                stops = [seat for seat, action in texts if action == state.parse(seat, "stop")]
                assert len(stops) == 1
            actions = state.legal(movers[0])
            state.apply(movers[0], actions[rng.below(len(actions))])
    assert met == 5


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_loses_and_says_why(game: str, caplog: pytest.LogCaptureFixture) -> None:
    table = begun(game, decisions=2)
    agent, illegal = table.agent_selection, different_mask(table)
    table.step(illegal)
    assert all(table.terminations.values())
    rewards = {}
    for each in table.agent_iter():
        _, rewards[each], _, _, info = table.last()
        assert ("illegal" in info) == (each == agent)
        if each == agent:
            assert info["illegal"].endswith(".")
            assert f"{agent}: {info['illegal']}" in caplog.text
        table.step(None)
    assert rewards[agent] == -1
    assert sum(rewards.values()) == -1


def test_at_once_everybody_is_told_of_its_own_illegal_move_alone() -> None:
    def reasons(actions: dict[str, int]) -> dict[str, str]:
        table = parallel_env("sumo")
        table.reset(seed=7)
        infos = table.step(actions)[4]
        return {agent: info["illegal"] for agent, info in infos.items() if "illegal" in info}

    held = ringside.game("sumo").new(seed=7).legal(1)[0]
    own = "You do not hold red 2 (SUMO-07)."
    assert reasons({"player_0": 1, "player_1": held}) == {"player_0": own}
    both = {"player_0": own, "player_1": "You do not hold red 1 (SUMO-07)."}
    assert reasons({"player_0": 1, "player_1": 0}) == both


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_can_be_an_assertion_that_says_why(game: str) -> None:
    table = begun(game, decisions=2, illegal="assert")
    before = table.position()
    with pytest.raises(AssertionError, match=r"[.)]$"):
        table.step(different_mask(table))
    assert table.position() == before


@pytest.mark.parametrize("action", [-1, 20, 10**30, None, "r1", 1.5, True])
def test_what_is_no_action_is_refused_in_a_sentence(action: Any) -> None:
    table = begun("sumo", decisions=2)
    with pytest.raises(AssertionError, match="is no action of SUMO: its actions are 0 to 19"):
        table.step(action)
    alongside = parallel_env("sumo")
    alongside.reset(seed=1)
    with pytest.raises(AssertionError, match="is no action of SUMO: its actions are 0 to 19"):
        alongside.step(dict.fromkeys(alongside.agents, action))


def test_a_missing_action_is_refused() -> None:
    table = parallel_env("sumo")
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="player_1 is to move and was given no action"):
        table.step({"player_0": int(np.flatnonzero(table.setting.mask(table.game_state, 0))[0])})


def test_what_comes_before_a_reset_or_names_nobody_is_refused_in_a_sentence() -> None:
    for table in (env("sumo"), parallel_env("sumo")):
        with pytest.raises(AssertionError, match="reset the environment first"):
            table.position()
        with pytest.raises(AssertionError, match="reset the environment first"):
            table.determinize("player_0", 1)
        table.reset(seed=7)
        with pytest.raises(ValueError, match="There is no agent 'player_2'"):
            table.determinize("player_2", 1)
        with pytest.raises(ValueError, match="A seed is a whole number, not '1'"):
            table.reset(seed="1")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="A seed is a whole number, not '1'"):
            table.determinize("player_0", seed="1")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match=r"options is a dict or None, not \[1\]"):
            table.reset(options=[1])  # type: ignore[arg-type]
        with pytest.raises(
            ringside.InvalidPosition, match=r"A position must be an object, .* not 'x'"
        ):
            table.reset(options={"position": "x"})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_seed_may_be_one_of_numpys(make: Any) -> None:
    table = make("sumo")
    table.reset(seed=np.int64(7))
    assert table.position()["hands"] == ringside.game("sumo").new(seed=7).position()["hands"]
    guesses = [table.determinize("player_0", seed=seed) for seed in (1, np.int64(1))]
    assert guesses[0].position() == guesses[1].position()


def test_a_determinized_parallel_table_looks_the_same_to_the_agent() -> None:
    table = parallel_env("sumo")
    table.reset(seed=7)
    guess = table.determinize("player_1", seed=1)
    seen, also = (each.observations()["player_1"]["observation"] for each in (table, guess))
    assert seen.tobytes() == also.tobytes()
    assert guess.position()["hands"][0] != table.position()["hands"][0]


def test_an_action_may_come_as_an_array_without_axes() -> None:
    table = env("sumo")
    table.reset(seed=7)
    table.step(np.array(table.last()[4]["action_mask"].argmax()))
    assert table.agent_selection == "player_1"


def test_a_step_after_the_end_follows_pettingzoo(caplog: pytest.LogCaptureFixture) -> None:
    table = begun("sumo")
    play_on(table, 3, 1000)
    assert table.agents == []
    table.step(0)
    assert "step() called after all agents are terminated" in caplog.text
    alongside = parallel_env("sumo", max_cycles=1)
    with pytest.raises(AssertionError, match="reset the environment first"):
        alongside.step({})
    _, infos = alongside.reset(seed=7)
    alongside.step({agent: int(info["action_mask"].argmax()) for agent, info in infos.items()})
    with pytest.raises(AssertionError, match="The game is over: reset"):
        alongside.step({})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_bad_settings_are_value_errors_in_the_games_words(make: Any) -> None:
    with pytest.raises(ValueError, match=r"There is no game 'sumoo'. Did you mean 'sumo'"):
        make("sumoo")
    with pytest.raises(ValueError, match="SUMO is for 2 seats, not 3"):
        make("sumo", 3)
    with pytest.raises(ValueError, match="SUMO has no option 'move'"):
        make("sumo", move="either")
    with pytest.raises(ValueError, match="Option 'moves' takes one of"):
        make("sumo", moves="both")
    with pytest.raises(ValueError, match="render_mode is one of"):
        make("sumo", render_mode="text")
    with pytest.raises(ValueError, match="max_cycles is a whole number"):
        make("sumo", max_cycles=0)
    table = make("slambo", 3)
    position = ringside.game("slambo").new(2, 1).position()
    with pytest.raises(ValueError, match="The position has 2 seats, this environment 3"):
        table.reset(options={"position": position})


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_has_ink_and_text_the_names(game: str) -> None:
    table = raw_env(game, render_mode="rgb_array")
    table.reset(seed=2)
    image = table.render()
    assert isinstance(image, np.ndarray)
    colours = {tuple(pixel) for pixel in image[::3, ::3].reshape(-1, 3).tolist()}
    assert len(colours) > 10  # letters in several of them
    written = raw_env(game, render_mode="ansi")
    written.reset(seed=2)
    text = written.render()
    assert isinstance(text, str)
    assert {"player_0", "player_1"} <= set(text.replace("\x1b", " ").replace("m", " ").split())


def test_eight_players_of_slime_have_eight_colours_that_nobody_confuses() -> None:
    def seen(colour: Any, confusing: Any) -> Any:
        """How light, red or green, and yellow or blue it looks (CIELAB)."""
        light = np.where(colour <= 10.3, colour / 3294.6, ((colour / 255 + 0.055) / 1.055) ** 2.4)
        mixed = np.clip(confusing @ light, 0, 1)
        to_xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
        x, y, z = np.cbrt(to_xyz @ mixed / [0.9505, 1, 1.089])
        return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])

    inks = [np.array(picture.colours(Style.parse(style))[0], float) for style in COLOURS]
    assert len(inks) == 8
    no_green = np.array([[0.293, 0.707, 0], [0.293, 0.707, 0], [-0.022, 0.022, 1]])
    no_red = np.array([[0.112, 0.888, 0], [0.112, 0.888, 0], [0.004, -0.004, 1]])
    for confusing, least in ((np.eye(3), 30), (no_green, 15), (no_red, 15)):
        looks = [seen(ink, confusing) for ink in [*inks, np.array(picture.BLACK, float)]]
        assert min(np.linalg.norm(a - b) for a, b in combinations(looks, 2)) > least


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_option_of_the_game_at_reset_is_said_to_do_nothing(
    make: Any, caplog: pytest.LogCaptureFixture
) -> None:
    table = make("slam-bluff")
    table.reset(seed=1, options={"lives": 2, "position": None})
    assert "reset() knows the option 'position' alone, not 'lives'" in caplog.text
    caplog.clear()
    table.reset(seed=1, options={"position": ringside.game("slam-bluff").new(2, 1).position()})
    assert caplog.text == ""
