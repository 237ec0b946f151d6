"""What is in the tensors: nothing that play depends on is lost, and the errors are ours."""

from __future__ import annotations

import subprocess
import sys
from importlib import resources
from typing import Any

import numpy as np
import pytest

import ringside
from ringside.bots.random import walk
from ringside.testing import settings
from ringside.testing.tensors import written
from tests.research import readers, slamball_reader
from tests.research.readers import Table

READERS: dict[str, tuple[Any, Any]] = {
    "sumo": (readers.sumo, dict),
    "slam-bluff": (readers.slam_bluff, dict),
    "slambo": (readers.slambo, readers.slambo_view),
    "slime": (readers.slime, readers.slime_view),
    "slamball": (slamball_reader.slamball, slamball_reader.slamball_view),
}
DECK = ["+1"] * 9 + ["-3"] * 9 + ["swing4"] * 5 + ["turn-2"] * 4 + ["copy"] * 6
TEAM = resources.files("ringside.games.slamball").joinpath("lava.toml").read_text("utf-8")
SETTINGS = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{options}")
    for game in ringside.games()
    for seats, options in settings(game)
]
SETTINGS += [
    pytest.param(ringside.game("slambo"), 3, {"deck": DECK, "memory": False}, id="own-deck"),
    pytest.param(ringside.game("slamball"), 2, {"home": TEAM, "younger": 0}, id="own-team"),
]
STEPS = 40  # looked at, in games of any length


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_hand_board_and_scores_are_read_back(
    game: ringside.Game[Any], seats: int, options: dict[str, Any]
) -> None:
    read, form = READERS[game.id]
    rng = ringside.seeded(seats)
    state = game.new(seats, 3, **options)

    def check() -> None:
        seat = rng.below(seats)
        shown = form(state.view(seat))
        found = read(Table(state, seat))
        assert found == {name: shown[name] for name in found}
        assert ("roll" in found) == ("roll" in shown)
        assert ("pile" in found) == ("pile" in shown)

    looked = 0
    for number, _ in enumerate(walk(state, rng.copy())):
        if number < STEPS // 2 or (rng.below(20) == 0 and looked < STEPS):
            looked += 1
            check()
    check()


def test_the_reader_notices_what_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ringside.game("sumo").new(seed=3)
    assert readers.sumo(Table(state, 0))["hand"] == state.view(0)["hand"]
    whole = state.observation(0)
    whole[state.game.observation_spec()["hand"].slice][np.argmax(whole[19:39])] = 0
    monkeypatch.setattr("ringside.core.observation.observation", lambda state, seat: whole)
    assert readers.sumo(Table(state, 0))["hand"] == state.view(0)["hand"][1:]


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
def test_arrays_are_the_whole_numbers_by_their_units(game: ringside.Game[Any]) -> None:
    state = game.new(game.most_seats, 5)
    spec = game.observation_spec(game.most_seats)
    units = np.array([part.unit for part in spec for _ in range(part.size)], np.float32)
    for number, _ in enumerate(walk(state, ringside.seeded(1), 30)):
        seat = number % state.seats
        tensor, mask = state.observation(seat), state.mask(seat)
        assert tensor.dtype == np.float32
        assert tensor.shape == (spec.size,)
        assert (tensor == np.array(written(state, seat, spec), np.float32) / units).all()
        assert mask.dtype == np.bool_
        assert mask.shape == (game.num_actions,)
        assert np.flatnonzero(mask).tolist() == state.legal(seat)


def test_the_spec_is_the_same_for_all_options() -> None:
    game = ringside.game("slime")
    assert game.observation_spec(4) is game.observation_spec(4, modes=["market"], board="small")
    assert game.observation_spec().seats == game.least_seats
    assert game.observation_spec(8).size > game.observation_spec(4).size


def test_errors_say_what_is_wrong() -> None:
    game = ringside.game("sumo")
    state = game.new(seed=1)
    with pytest.raises(ringside.InvalidOption, match="SUMO is for 2 seats, not 3"):
        game.observation_spec(3)
    with pytest.raises(ringside.InvalidOption, match="no option 'lives'"):
        game.observation_spec(lives=3)
    for seat in (2, -1, None, "0", True):
        with pytest.raises(ringside.IllegalMove, match="There is no seat"):
            state.observation(seat)
        with pytest.raises(ringside.IllegalMove, match="There is no seat"):
            state.mask(seat)


def test_a_game_without_parts_says_so(
    tide_line_game: ringside.Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(tide_line_game), "parts", ringside.Game.parts)
    monkeypatch.setattr(type(tide_line_game), "most_seats", 7)  # a spec that is not made yet
    with pytest.raises(ringside.RingsideError, match="Tide Line gives no observations"):
        tide_line_game.observation_spec(7)


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
def test_every_number_of_a_part_has_a_label_of_its_own(game: ringside.Game[Any]) -> None:
    for seats in game.seats:
        for part in game.observation_spec(seats):
            assert part.meaning
            if part.size > 1:
                assert len(set(part.labels)) == len(part.labels) == part.size, part.name


def test_slamball_can_be_read_with_its_catalogue_and_rosters() -> None:
    game = ringside.game("slamball")
    spec, rng = game.observation_spec(), ringside.seeded(3)
    places = [thing.id for thing in game.catalogue().things if thing.kind == "place"]
    chaos = [thing.id for thing in game.catalogue().things if thing.kind == "chaos"]
    discarded = laid = 0
    for seed in range(3):
        state = game.new(seed=seed)
        for _ in walk(state, rng, 400):
            view, parts = state.view(0), spec.split(state.observation(0))
            assert spec["shot_clock"].labels == tuple(places)
            assert parts["shot_clock"].argmax() == view["shot_clock"] - 1
            kinds = np.flatnonzero(parts["chaos_discard"])
            assert {chaos[kind] for kind in kinds} == set(view["chaos"]["discard"])
            discarded += len(kinds)
            if view["attack"] is not None:
                team = view["teams"][view["offense"]]["players"]
                player = team[int(parts["attack_player"].argmax())]["id"]
                card = int(parts["attack_card"].argmax())
                assert view["attack"]["name"] == f"{player}#{'boost' if card == 10 else card + 1}"
                laid += 1
    assert discarded > 10
    assert laid > 10


def run(program: str) -> str:
    """What a program prints, in a Python of its own."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_numpy_is_imported_only_for_arrays() -> None:
    assert (
        run(
            "import ringside, sys\n"
            "game = ringside.game('sumo')\n"
            "game.observation_spec(), game.new(seed=1).legal(0)\n"
            "print('numpy' in sys.modules)"
        )
        == "False\n"
    )


def test_without_numpy_the_error_says_how_to_get_it() -> None:
    printed = run(
        "import sys\n"
        "sys.modules['numpy'] = None\n"
        "import ringside\n"
        "for ask in (lambda: ringside.game('sumo').new(seed=1).observation(0),\n"
        "            lambda: ringside.batch('sumo', 4)):\n"
        "    try:\n"
        "        ask()\n"
        "    except ValueError as error:\n"
        "        print(error)"
    )
    assert printed.count("pip install numpy") == 2


def test_what_is_no_observation_is_not_split() -> None:
    spec = ringside.game("sumo").observation_spec()
    for wrong in (np.zeros(5), np.zeros((179, 2)), np.float32(1)):
        with pytest.raises(ringside.RingsideError, match="has 179 numbers, and this is float"):
            spec.split(wrong)  # type: ignore[arg-type]
    assert spec.split(np.zeros((3, 2, 179)))["hand"].shape == (3, 2, 20)
