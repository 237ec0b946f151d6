"""The heuristic player knows every card and beats chance."""

from __future__ import annotations

import pytest

from ringside import ask, seeded
from ringside.bots.random import RandomBot
from ringside.games.slime.bot import SlimeBot, best_choice, quick_choice
from ringside.games.slime.field import RESOLVE
from ringside.games.slime.rules import SlimeState

from .positions import GAME, answer, full, play, table

BOT = SlimeBot()


def choice(state: SlimeState, seat: int = 0) -> str:
    """The bot's move."""
    return state.text(seat, ask(BOT, state, seat, seeded(1)))


def test_it_bombs_a_large_neighbour() -> None:
    slime = {"0,0": 0} | dict.fromkeys(["1,0", "2,0", "3,0", "2,-1", "3,-1", "1,1"], 1)
    state = table(2, slime, [["bomb"]])
    assert choice(state) == "play bomb"


def test_it_removes_its_least_useful_pieces_under_controlling() -> None:
    state = table(2, {"0,0": 1, "1,0": 0, "2,0": 0, "3,0": 0}, [[], ["controlling-1"]], turn=1)
    play(state, "1 play controlling-1", "1 target 1,0")
    assert choice(state).startswith("remove")


def test_it_stops_a_bomb_on_its_own_slime_and_lets_a_trifle_pass() -> None:
    slime = {"0,0": 1} | dict.fromkeys(["1,0", "2,0", "3,0", "2,-1", "3,-1", "1,1"], 0)
    state = table(2, slime, [["stop"], ["bomb", "hungry"]], turn=1)
    bombed = answer(state.copy(), "1 play bomb")
    assert choice(bombed) == "stop"
    trifle = answer(state.copy(), "1 play hungry")
    assert choice(trifle) == "allow"


def test_it_prefers_a_way_out_to_getting_stuck() -> None:
    slime = {"3,0": 0, "2,0": 1, "2,1": 1, "3,-1": 1}
    assert choice(table(2, slime, [["hungry"]])) == "play hungry"


def test_it_attacks_on_a_full_board_rather_than_end() -> None:
    state = table(2, full({"0,0": 1, "0,1": 1}, 0) | {"1,0": 1}, [["attacking-1"]])
    assert choice(state) == "play attacking-1"


def test_it_takes_the_best_open_card() -> None:
    state = table(
        3,
        {"0,0": 0},
        deck=["hungry"],
        market=["confused", "snake", "moving-1"],
        phase="draw",
        options={"modes": ["market"]},
    )
    assert choice(state) == "draw 1"


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_it_plays_every_mode_to_the_end_and_does_well(seats: int) -> None:
    modes = [[], ["flowers"], ["poltergeist", "market"], ["researchers", "slow"]]
    ranks = 0.0
    for number, mode in enumerate(modes):
        state = GAME.new(seats, number, modes=mode, turn_limit=8 * seats)
        rng, me = seeded(number), number % seats
        random = RandomBot()
        while movers := state.to_move():
            seat = movers[rng.below(len(movers))]
            state.apply(seat, ask(BOT if seat == me else random, state, seat, rng))
        ranks += state.returns()[me]
    assert ranks > 0


def test_it_plays_few_moves_of_a_card_out_and_looks_at_each_of_many_alone() -> None:
    impatient = SlimeBot(patience=20)
    rng = seeded(3)
    few = many = 0
    for seed in range(3):
        state = GAME.new(2, seed)
        while movers := state.to_move():
            seat = movers[0]
            action = ask(BOT, state, seat, rng)
            if state.phase == RESOLVE and best_choice(state, seat) != quick_choice(state, seat):
                crowded = len(state.legal(seat)) > 20
                chosen = impatient.choose(state, seat, rng)
                assert (chosen == quick_choice(state, seat)) == crowded
                many += crowded
                few += not crowded
            state.apply(seat, action)
    assert few
    assert many
