"""The heuristic coach: clearly better than chance, and it uses the whole game."""

from __future__ import annotations

from collections import Counter

import ringside
from ringside.bots.random import RandomBot
from ringside.core.bot import Bot
from ringside.games.slamball.bot import FriendlyBot, SlamballBot
from ringside.games.slamball.rules import SlamballState
from tests.slamball.court import GAME, at, play


def played(seed: int, bots: list[Bot], used: Counter[str]) -> SlamballState:
    """A whole game; the first words of the moves are counted."""
    state = GAME.new(seed=seed)
    rng = ringside.seeded(seed)
    while seats := state.to_move():
        seat = seats[rng.below(len(seats))]
        action = ringside.ask(bots[seat], state, seat, rng)
        used[state.text(seat, action).split()[0]] += 1
        used["boost"] += "boost" in state.text(seat, action).split()[2:]
        state.apply(seat, action)
    assert isinstance(state, SlamballState)
    return state


def test_the_coach_beats_random() -> None:
    wins = 0.0
    for seed in range(6):
        bots: list[Bot] = [SlamballBot(), RandomBot()]
        state = played(seed, bots[:: 1 if seed % 2 == 0 else -1], Counter())
        wins += state.returns()[seed % 2] == 1
    assert wins >= 5


def test_a_friendly_coach_leaves_the_first_races_to_the_newcomer() -> None:
    rng = ringside.seeded(1)
    friendly = FriendlyBot()
    for seed in range(3):
        state = GAME.new(seed=seed)
        while state.position()["phase"] in ("start", "throwdown"):
            if 0 in state.to_move():  # who dawdles, and goes for nothing
                state.play(0, next(one for one in state.moves(0) if not one.startswith("lbr")))
            else:
                action = ringside.ask(friendly, state, 1, rng)
                assert not state.text(1, action).startswith("lbr")
                state.apply(1, action)
    for clock, move in ((3, "leave"), (30, "lbr crosby#cr1")):
        state = at(("mo1", "sm1 cr1"), clock=clock, whistles={})
        play(state, "0 lay mo1", "1 contest sm1", "0 shoot slam big", "1 reveal")
        assert state.text(1, ringside.ask(friendly, state, 1, rng)) == move


def test_the_coach_uses_every_part_of_the_game() -> None:
    used: Counter[str] = Counter()
    for seed in range(6):
        played(seed, [SlamballBot(), SlamballBot()], used)
    for word in (
        *("start", "draw", "sub", "lay", "hold", "contest", "let", "shoot", "pass", "boost"),
        *("reveal", "stay", "act", "whistle", "lbr", "push", "reset", "timeout", "foul"),
        *("lock", "fast", "big"),
    ):
        assert used[word] > 0, word


def test_the_coach_takes_an_open_shot_and_designates_a_defender() -> None:
    bot = SlamballBot()
    rng = ringside.seeded(1)
    state = at(("sk1", ""), shot_clock=4)
    play(state, "0 lay sk1", "1 let")
    assert state.text(0, ringside.ask(bot, state, 0, rng)) == "shoot slam"
    rounds = {
        "round": 1,
        "defenders": [None, None],
        "top": [None, None],
        "gone": [[], []],
        "queue": [],
    }
    overtime = at(
        ("sf3 sfB", ""),
        phase="ot-defender",
        ask=[0, 1],
        offense=None,
        clock=60,
        overtime=rounds,
    )
    assert overtime.text(0, ringside.ask(bot, overtime, 0, rng)) == "defender shafaat"
