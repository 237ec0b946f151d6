"""The five opponents: legal in every mode, blind to what is hidden; and looking ahead is exact."""

from __future__ import annotations

from typing import Any

import pytest

from ringside import ask, seeded
from ringside.games.slambo import GAME
from ringside.games.slambo.ahead import Ahead
from ringside.games.slambo.bout import Bout
from ringside.games.slambo.levels import LEVELS
from ringside.games.slambo.rules import SlamboState
from ringside.games.slambo.thinker import ThinkerBot

from .table import bout

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"side": "1-9", "memory": False}),
    (3, {"hand": 3}),
    (4, {"side": "1-9", "hand": 2}),
    (2, {"deck": ["copy", "copy", "swing3", "turn+2", "+8", "+8"], "hand": 3}),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_they_play_by_the_rules(level: str, seats: int, options: dict[str, Any]) -> None:
    bot = LEVELS[level]()
    state = GAME.new(seats, 3, **options)
    rng = seeded(4)
    for _ in range(12):
        if not state.to_move():
            break
        seat = state.to_move()[0]
        action = ask(bot, state, seat, rng)
        assert action in state.legal(seat)
        state.apply(seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_give_equal_moves(level: str) -> None:
    one = bout("+5 -4 +2", "-7 +3 +1", options={"memory": False}, aside=["+8", "-2", "-1"])
    two = bout("+5 -4 +2", "-2 +8 -1", options={"memory": False}, aside=["+1", "-7", "+3"])
    assert GAME.view(one, 0) == GAME.view(two, 0)
    bot = LEVELS[level]()
    for seed in range(5):
        assert ask(bot, one, 0, seeded(seed)) == ask(bot, two, 0, seeded(seed))


def brute(state: SlamboState, worth: list[list[int]]) -> int:
    """How the bout ends when everyone plays for themselves, by the rules and nothing else."""
    seat = state.to_move()[0]
    found, most = -1, -(10**9)
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        if after.shame != state.shame:
            end = 1 + next(s for s in range(state.seats) if after.shame[s] != state.shame[s])
        elif after.bouts != state.bouts:
            end = 0
        else:
            end = brute(after, worth)
        if worth[seat][end] > most:
            found, most = end, worth[seat][end]
    return found


@pytest.mark.parametrize(("seats", "hand"), [(2, 4), (3, 2), (4, 2)])
def test_looking_ahead_to_the_end_agrees_with_brute_force(seats: int, hand: int) -> None:
    # Everyone minds only their own loss, and then which way the others fare, all different.
    worth = [[5] + [10 + 7 * ((loser - seat) % seats) for loser in range(seats)]
             for seat in range(seats)]  # fmt: skip
    for seat in range(seats):
        worth[seat][seat + 1] = -100
    for seed in range(12):
        state = GAME.new(seats, seed, hand=hand)
        seat = state.to_move()[0]
        ahead = Ahead(state.bout, state.hands, worth)
        ends = [
            worth[seat][ahead.after(state.bout, seat, action, seats * hand)]
            for action in state.legal(seat)
        ]
        assert max(ends) == worth[seat][brute(state, worth)]


def test_the_last_cards_are_played_to_the_end() -> None:
    state = bout("+5 -4", "-7", options={"memory": False})
    assert state.text(0, ask(ThinkerBot(20, 6, True), state, 0, seeded(1))) == "-4"


def test_looking_ahead_tells_forty_cards_apart() -> None:
    bout = Bout(2, 0, 10)
    bout.start(0, 20)
    ahead = Ahead(bout, [[3] * 20, [10] * 20], [[0, -1, 1], [0, 1, -1]])
    assert ahead.masks == [(1 << 20) - 1, ((1 << 20) - 1) << 20]
    assert ahead.all == (1 << 40) - 1
