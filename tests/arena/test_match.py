"""Matches: everyone sits everywhere, and the seed decides all."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import pytest

import ringside
from ringside import Bot, InvalidOption, RingsideError, State, seeded
from ringside.arena import play_match
from ringside.arena.duplicate import play_deal
from ringside.arena.match import play_out
from ringside.core.rng import Rng
from tests.cli import toy

SUMO = ringside.game("sumo")


def test_the_same_seed_gives_the_same_report() -> None:
    first = play_match(SUMO, ["heuristic", "random"], 12, seed=5)
    second = play_match(SUMO, ["heuristic", "random"], 12, seed=5)
    other = play_match(SUMO, ["heuristic", "random"], 12, seed=6)
    assert first == second
    assert first.lengths != other.lengths


def test_every_game_can_be_replayed_by_itself() -> None:
    states: list[State] = []
    play_match(SUMO, ["random"], 3, seed=1, finished=lambda number, state: states.append(state))
    for state in states:
        assert SUMO.replay(state.record()).position() == state.position()
    assert len({state.record()["seed"] for state in states}) == 3


def test_every_bot_sits_everywhere_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: Counter[tuple[str, int]] = Counter()

    def note(name: str) -> type[ringside.Bot]:
        class Noting(ringside.Bot):
            def choose(self, state: State, seat: int, rng: ringside.Rng) -> int:
                if not state.copy().view(seat)["left"] and state.legal(seat)[0] == 0:
                    seats[name, seat] += 1
                return state.legal(seat)[-1]

        return Noting

    monkeypatch.setattr(toy.Toy, "bots", {name: note(name) for name in "abc"})
    play_match(toy.GAME, ["a", "b", "c"], 6, seed=1)
    assert set(seats) == {(name, seat) for name in "abc" for seat in range(3)}
    assert set(seats.values()) == {2}


def test_the_last_bot_named_fills_the_seats() -> None:
    report = play_match(toy.GAME, ["random"], 4, seed=2, seats=4)
    assert report.bots == ("random",) * 4
    assert report.by_bot["random"].games == 16
    assert [tally.games for tally in report.by_seat] == [4, 4, 4, 4]


def test_without_a_number_there_are_as_many_seats_as_bots() -> None:
    assert play_match(toy.GAME, ["random"] * 3, 1, seed=2).seats == 3
    assert play_match(toy.GAME, ["random"], 1, seed=2).seats == 2


def test_in_a_race_nobody_always_arrives_first() -> None:
    report = play_match(toy.GAME, ["random"], 200, seed=3)
    # Both take the first chance half the time; a fixed order would give seat 0 five eighths.
    low, high = report.by_seat[0].interval
    assert low < 0.5 < high


def test_the_report_adds_up() -> None:
    told: list[int] = []
    report = play_match(SUMO, ["heuristic", "random"], 10, seed=4, progress=told.append)
    assert told == list(range(1, 11))
    assert report.games == sum(report.reasons.values()) == len(report.lengths) == 10
    assert sum(tally.wins for tally in report.by_bot.values()) == 10
    assert sum(tally.wins for tally in report.by_seat) == 10
    assert report.decisions == sum(report.lengths)
    assert report.longest == max(report.lengths)
    assert list(report.reasons.values()) == sorted(report.reasons.values(), reverse=True)


def test_options_reach_the_game() -> None:
    report = play_match(toy.GAME, ["random"], 2, seed=1, options={"bids": 1})
    assert report.options == {"bids": 1}
    with pytest.raises(InvalidOption, match="no option"):
        play_match(toy.GAME, ["random"], 2, seed=1, options={"bid": 1})


def test_a_bot_the_game_does_not_have_is_refused_with_the_nearest() -> None:
    with pytest.raises(InvalidOption, match="Did you mean 'heuristic'"):
        play_match(SUMO, ["heuristics"], 1, seed=1)


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(InvalidOption, match="seats"):
        play_match(SUMO, ["random"] * 3, 1, seed=1)


def test_no_games_are_no_match() -> None:
    with pytest.raises(RingsideError, match="at least one"):
        play_match(SUMO, ["random"], 0, seed=1)


class Looker(Bot):
    """Plays its first move, and keeps what it is shown."""

    games: ClassVar[list[list[dict[str, Any]]]] = []

    def __init__(self) -> None:
        self.seen: list[dict[str, Any]] = []
        self.games.append(self.seen)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.legal(seat)[0]

    def watches(self) -> bool:
        return True

    def watch(self, view: dict[str, Any]) -> None:
        self.seen.append(view)


def test_a_bot_that_watches_sees_what_its_seat_sees_after_every_move() -> None:
    slambo = ringside.game("slambo")
    state = slambo.new(3, 4)
    looker = Looker()
    play_out(state, [slambo.bots["random"](), looker, slambo.bots["random"]()], seeded(4))
    assert looker.seen == [
        slambo.replay(state.record(), moves).view(1) for moves in range(1, len(state.history) + 1)
    ]
    assert looker.seen[-1] == state.view(1)


def test_a_bot_from_elsewhere_watches_in_a_tournament() -> None:
    Looker.games.clear()
    play_deal(ringside.game("slambo"), (f"{__name__}:Looker", "random"), 0, 1, 3, {})
    alone, *others = Looker.games
    assert {view["seat"] for view in alone} == {0}
    assert [{view["seat"] for view in seen} for seen in others] == [{1}, {2}]
