"""A bot is made anew for every move on a server; one that watches is shown what it saw before."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import ringside
from ringside import ask, seeded
from ringside.core.bot import glimpses
from ringside.server.thinkers import Question, Thinkers, choose


@pytest.mark.parametrize(("level", "most"), [("level-5", 64), ("level-4", 0)])
def test_a_bot_that_watches_is_shown_what_its_seat_saw(
    level: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Any] = []

    async def ask_nobody(self: Thinkers, asked: Question) -> str:
        shown.extend(asked.seen)
        return "-1"

    rng = seeded(2)
    state = ringside.game("slambo").new(4, 3)
    views = []
    while len(state.history) < 70 or len(state.legal(state.to_move()[0])) < 2:
        seat = state.to_move()[0]
        state.apply(seat, ask(state.game.bots["level-4"](), state, seat, rng))
        views.append(state.view(1))
    monkeypatch.setattr(Thinkers, "_ask", ask_nobody)
    assert asyncio.run(Thinkers(1).think(state, state.to_move()[0], level)) == "-1"
    seat = state.to_move()[0]
    assert len(shown) == most
    assert {view["seat"] for view in shown} <= {seat}
    assert [view["top"] for view in shown] == [view["top"] for view in views[len(views) - most :]]


def test_a_bot_plays_by_what_it_was_shown() -> None:
    state = ringside.game("slambo").new(4, 3)
    rng = seeded(2)
    while len(state.pile) < 9:
        seat = state.to_move()[0]
        state.apply(seat, ask(state.game.bots["level-4"](), state, seat, rng))
    seat = state.to_move()[0]
    game, position = state.game, state.determinize(seat, rng).position()
    bot = game.bots["level-5"]()
    for view in glimpses(state, seat, 64):
        bot.watch(view)
    chosen = bot.choose(game.from_position(position), seat, seeded(7))
    seen = glimpses(state, seat, 64)
    asked = Question(game.id, game.version, position, seat, "level-5", 7, seen)
    assert choose(asked) == state.text(seat, chosen)
