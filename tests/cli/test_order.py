"""Who is asked first: people before sealed bots, nobody always first in a race."""

from __future__ import annotations

import ringside
from ringside.terminal.order import first_asked, is_contested, is_prolonged, is_sealed
from tests.cli import toy


def after_bids(seats: int) -> toy.ToyState:
    state = toy.GAME.new(seats, 1, bids=3)
    for seat in range(seats):
        state.play(seat, "bid 1")
    return state


def test_a_clash_is_sealed() -> None:
    state = ringside.game("sumo").new(seed=1)
    assert is_sealed(state, [0, 1])


def test_a_race_is_contested() -> None:
    assert is_contested(after_bids(3), [0, 1, 2])


def test_looking_ahead_changes_nothing() -> None:
    state = ringside.game("sumo").new(seed=1)
    before = state.position()
    is_sealed(state, [0, 1])
    assert state.position() == before
    assert state.history == []


def test_people_are_asked_before_bots_where_choices_are_sealed() -> None:
    state = toy.GAME.new(4, 1)
    rng = ringside.seeded(1)
    for _ in range(20):
        assert first_asked(state, [0, 1, 2, 3], [2, 3], None, rng) == 2
        assert first_asked(state, [0, 1, 2, 3], [2, 3], 3, rng) == 3


def test_in_a_race_everybody_may_be_first() -> None:
    state = after_bids(3)
    rng = ringside.seeded(1)
    asked = {first_asked(state, [0, 1, 2], [1], 1, rng) for _ in range(60)}
    assert asked == {0, 1, 2}


def test_bots_alone_are_drawn() -> None:
    state = toy.GAME.new(4, 1)
    rng = ringside.seeded(1)
    assert {first_asked(state, [0, 1, 2, 3], [], None, rng) for _ in range(60)} == {0, 1, 2, 3}


class Drawing(toy.ToyState):
    """Everybody draws twice; nobody's draw touches another's."""

    def to_move(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.left.count(seat) < 2]

    def legal(self, seat: int) -> list[int]:
        return [toy.LEAVE] if seat in self.to_move() else []

    def copy(self) -> Drawing:
        twin = Drawing(self.game, self.seats, self.options, self.rng.copy())
        twin.left = self.left.copy()
        return twin


def test_where_decisions_go_on_bots_get_their_turn_but_the_screen_stays() -> None:
    state = Drawing(toy.GAME, 3, {"bids": 1}, ringside.seeded(1))
    rng = ringside.seeded(1)
    assert is_prolonged(state, [0, 1, 2])
    assert not is_contested(state, [0, 1, 2])
    asked = {first_asked(state, [0, 1, 2], [0, 1], 1, rng) for _ in range(60)}
    assert asked == {1, 2}
