"""Seconds for each move, and a bank."""

from __future__ import annotations

from ringside.table.setup import Clock
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
    assert table.bank[seat] == 15
    assert table.bank[1 - seat] == 30


def test_a_quick_move_costs_nothing() -> None:
    table = dealt("slambo", clock=Clock(10, 30))
    seat, move = first_move(table)
    play(table, seat, move, now=NOW + 10)
    assert table.bank == [30, 30]


def test_each_seat_has_its_own_time_when_several_decide() -> None:
    table = dealt("sumo", clock=Clock(10, 0))
    assert table.state is not None
    play(table, 1, table.state.moves(1)[0], now=NOW + 6)
    # Seat 0 has been thinking since the deal; that seat 1 chose changes nothing for it.
    assert table.deadline() == (NOW + 10, 0)


def test_the_bank_comes_back_from_the_log() -> None:
    table = dealt("slambo", clock=Clock(10, 30))
    seat, move = first_move(table)
    entry = play(table, seat, move, now=NOW + 25).entry
    again = dealt("slambo", clock=Clock(10, 30))
    again.restore([entry], NOW + 1000)
    assert again.bank == table.bank
    assert again.deadline() == (NOW + 1000 + 40, 1 - seat)


def test_no_time_passes_while_nobody_looks() -> None:
    table = dealt("slambo", clock=Clock(10, 30))
    table.wake(NOW + 500)
    assert table.seconds_left(NOW + 501) == 9
