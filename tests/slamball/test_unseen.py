"""Choices answered unseen are mixed, as known games say they must be."""

from __future__ import annotations

import pytest

import ringside
from ringside.bots.random import walk
from ringside.core.bot import ask
from ringside.core.rng import seeded
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.thinker import Thinker
from ringside.games.slamball.unseen import (
    World,
    answered_unseen,
    answers,
    drawn,
    hidden,
    matched,
    mixture,
)

BALL = ringside.game("slamball")


def world(rows: list[list[float]], seen: tuple[int, ...] = ()) -> World:
    """A world with such worth of choices against answers; the choices in ``seen`` are seen."""
    made = World(len(rows))
    for choice, worth in enumerate(rows):
        made.add(choice + 1 if choice in seen else 0, worth)
    return made


def shares(*worlds: World) -> list[float]:
    found = mixture(list(worlds), len(worlds[0].worth))
    return [share / sum(found) for share in found]


def test_a_hidden_penny_is_shown_either_way() -> None:
    assert shares(world([[1, -1], [-1, 1]])) == pytest.approx([0.5, 0.5], abs=0.03)


def test_rock_paper_scissors_with_a_dear_rock() -> None:
    # Rock against scissors counts double: then it is shown a quarter, paper a half of the time.
    game = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]
    assert shares(world(game)) == pytest.approx([0.25, 0.5, 0.25], abs=0.04)


def test_a_choice_that_is_seen_is_answered_best() -> None:
    # Both would be worth 0 against an even mixture; seen, the second is worth -1 at once.
    found = shares(world([[0.2, -0.2], [1, -1]], seen=(1,)))
    assert found[0] > 0.95


def test_the_other_coach_knows_their_own_hand() -> None:
    # In each world another answer beats the second choice, and the other coach knows which.
    found = shares(world([[-0.5, -0.5], [-1, 1]]), world([[-0.5, -0.5], [1, -1]]))
    assert found[0] > 0.95


def test_noise_is_left_out_and_the_rest_drawn_as_often_as_it_should() -> None:
    rng = seeded(4)
    picked = [drawn([6.0, 0.5, 3.0], rng) for _ in range(600)]
    assert 1 not in picked
    assert picked.count(0) == pytest.approx(400, abs=50)
    assert matched([0.0, 0.0]) == [0.5, 0.5]
    assert matched([3.0, 1.0]) == [0.75, 0.25]


def test_contests_and_locked_cards_are_answered_unseen() -> None:
    state = BALL.new(2, 3)
    found: set[int] = set()
    for seat, _ in walk(state, seeded(3), 400):
        if not answered_unseen(state, seat):
            continue
        found.add(state.phase)
        by_answers: dict[bool, list[list[int]]] = {True: [], False: []}
        for action in state.legal(seat):
            after = state.determinize(seat, seeded(1))
            after.transition(seat, action)
            by_answers[hidden(state, action)].append(answers(after, seat))
        # What can be answered does not tell which card it was.
        assert all(given == by_answers[True][0] for given in by_answers[True])
        if state.phase == phases.CONTEST:
            assert all(moves.TIMEOUT not in given for given in by_answers[True])
    assert found == {phases.CONTEST, phases.LOCK}


def test_a_thinker_who_mixes_does_not_always_do_the_same() -> None:
    state = BALL.new(2, 5)
    varied = 0
    for seat, _ in walk(state, seeded(5), 300):
        if state.phase == phases.CONTEST and len(state.legal(seat)) > 3:
            chosen = {ask(Thinker(1, 1, mixing=3), state, seat, seeded(n)) for n in range(6)}
            assert chosen <= set(state.legal(seat))
            again = ask(Thinker(1, 1, mixing=3), state, seat, seeded(0))
            assert again == ask(Thinker(1, 1, mixing=3), state, seat, seeded(0))
            varied += len(chosen) > 1
            if varied:
                return
    assert varied
