"""Seconds for each move, and a bank."""

from __future__ import annotations

import pytest

from ringside.table.log import Played
from ringside.table.refusal import Refusal
from ringside.table.setup import Clock, Inner
from ringside.table.story import heard
from tests.table.build import NOW, dealt, first_move, play


def test_without_a_clock_nothing_runs_out() -> None:
    table = dealt()
    assert table.deadline() is None
    assert table.seconds_left(NOW + 100) is None


def test_a_move_has_its_seconds_and_then_the_bank() -> None:
    table = dealt("slambo", clock=Clock(10, 30))
    seat, move = first_move(table)
    assert table.seconds_left(NOW + 4) == 6
    assert table.seconds_left(NOW + 25) == 0
    assert table.deadline() == (NOW + 40, seat)
    play(table, seat, move, now=NOW + 25)
    assert table.clocks.bank[seat] == 15
    assert table.clocks.bank[1 - seat] == 30


def test_a_quick_move_costs_nothing() -> None:
    table = dealt("slambo", clock=Clock(10, 30))
    seat, move = first_move(table)
    play(table, seat, move, now=NOW + 10)
    assert table.clocks.bank == [30, 30]


def test_each_seat_has_its_own_time_when_several_decide() -> None:
    table = dealt("sumo", clock=Clock(10, 0))
    assert table.state is not None
    play(table, 1, table.state.moves(1)[0], now=NOW + 6)
    # Seat 0 has been thinking since the deal; that seat 1 chose changes nothing for it.
    assert table.deadline() == (NOW + 10, 0)


def test_the_bank_comes_back_from_the_log() -> None:
    table = dealt("slambo", clock=Clock(10, 30))
    seat, move = first_move(table)
    entry = play(table, seat, move, now=NOW + 25).entries[0]
    again = dealt("slambo", clock=Clock(10, 30))
    again.restore([entry], NOW + 1000)
    assert again.clocks.bank == table.clocks.bank
    assert again.deadline() == (NOW + 1000 + 40, 1 - seat)


def test_no_time_passes_while_nobody_looks() -> None:
    table = dealt("slambo", clock=Clock(10, 30))
    table.wake(NOW + 500)
    assert table.seconds_left(NOW + 501) == 9


def test_the_clock_moves_only_for_whoever_is_late() -> None:
    table = dealt(clock=Clock(10, 5))
    assert table.state is not None
    move = table.state.moves(0)[0]
    with pytest.raises(Refusal) as caught:
        table.submit(Inner.CLOCK, 0, 0, move, "", NOW + 14)
    assert caught.value.code == "not-your-seat"
    played = table.submit(Inner.CLOCK, 0, 0, move, "", NOW + 15)
    assert isinstance(played, Played)
    assert heard(played.told, None).startswith(b'[{"type":"ran-out-of-time","rule":"","seat":0}')
