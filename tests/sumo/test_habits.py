"""Habits: how likely a card is, what that tells of a hand, and how it is learnt."""

from __future__ import annotations

from math import log

import pytest

from ringside.bots.random import walk
from ringside.core.bot import ask
from ringside.core.rng import seeded
from ringside.games.sumo.beliefs import Past
from ringside.games.sumo.habits import NOWHERE, SIZES, TABLES, Habits, Moment, spread_of
from ringside.games.sumo.learning import fit, play, written
from ringside.games.sumo.lessons import Lessons
from ringside.games.sumo.reader import OWN, SCORES, THEIRS, Reader
from ringside.games.sumo.reading import Played, read_worlds
from ringside.games.sumo.response import Response
from ringside.games.sumo.rules import NO_CARD, NOBODY, SumoState
from tests.sumo.build import SUMO, tricks_phase


def moment_of(state: SumoState, seat: int) -> Moment:
    """What a seat that is to play sees."""
    past = Past(state)
    played = Played(state, seat, past)
    push = state.ring if seat == 0 else -state.ring
    clashes = len(past.clash[0]) if state.lead == NOBODY else -1
    return Moment(played.gone, played.void, push, state.led, clashes)


def held(state: SumoState, seat: int) -> int:
    return state.hand0 if seat == 0 else state.hand1


def test_the_tables_lie_one_after_another() -> None:
    assert len(TABLES) == len(SIZES)
    assert sum(SIZES) == NOWHERE == len(SCORES)


def test_a_spread_tells_the_four_other_cards_apart() -> None:
    spreads = set()
    for own in range(32):
        for gone in range(32):
            if own >> 2 & 1 and own & gone == 0:
                spreads.add(spread_of(own, gone, 2))
    assert spreads == set(range(81))


@pytest.mark.parametrize("seed", range(20))
def test_the_chances_of_the_legal_cards_make_one(seed: int) -> None:
    state = SUMO.new(2, seed)
    for seat, _ in walk(state, seeded(seed)):
        if state.sealed0 != NO_CARD or state.sealed1 != NO_CARD:
            continue
        moment = moment_of(state, seat)
        chances = [THEIRS.chance(moment, held(state, seat), card) for card in range(20)]
        assert sum(chances) == pytest.approx(1.0)
        assert {card for card in range(20) if chances[card] > 0.0} == set(state.legal(seat))
        assert THEIRS.drawn(moment, held(state, seat), seeded(seed)) in state.legal(seat)


def test_cards_are_drawn_as_often_as_they_are_likely() -> None:
    state = SUMO.new(2, 3)
    moment, rng = moment_of(state, 0), seeded(1)
    drawn = [THEIRS.drawn(moment, state.hand0, rng) for _ in range(4000)]
    for card in state.legal(0):
        chance = THEIRS.chance(moment, state.hand0, card)
        assert drawn.count(card) / 4000 == pytest.approx(chance, abs=0.03)


def test_firmness_makes_the_likeliest_likelier() -> None:
    state = SUMO.new(2, 3)
    moment = moment_of(state, 0)
    theirs = [THEIRS.chance(moment, state.hand0, card) for card in state.legal(0)]
    own = [OWN.chance(moment, state.hand0, card) for card in state.legal(0)]
    assert max(own) > max(theirs)
    assert own.index(max(own)) == theirs.index(max(theirs))


def test_what_was_played_is_read_from_its_beginning() -> None:
    state = tricks_phase("r5 b3 g4", "r3 y2 y1", aside=["r1", "g2", "y3", "y4"])
    state.play(0, "r5")
    leading = Played(state, 0, Past(state))
    assert leading.cards[-1] == 4
    assert leading.moments[-1].led == NO_CARD
    state.play(1, "r3")
    answering = Played(state, 1, Past(state))
    assert answering.cards[-1] == 2
    assert answering.moments[-1].led == 4
    assert answering.since[-1] == 1 << 2
    # It would have thrown the five with the one.
    with_one, without = 1 << 0 | 1 << 16, 1 << 15 | 1 << 16
    assert answering.likelihood(THEIRS, with_one) < answering.likelihood(THEIRS, without) / 3


def test_reading_finds_the_true_hand_likelier_than_chance() -> None:
    gain, looks = 0.0, 0
    for seed in range(12):
        state, rng = SUMO.new(2, seed), seeded(seed)
        bots = [SUMO.bots["sharp"](), SUMO.bots["heuristic"]()]
        while movers := state.to_move():
            seat = movers[0]
            if seat == 1 and state.lead != NOBODY:
                past = Past(state)
                worlds = read_worlds(state, 1, past, Played(state, 0, past), THEIRS)
                assert sum(worlds.weights) == pytest.approx(1.0)
                at = worlds.hands.index(state.hand0)
                gain += log(worlds.weights[at] * len(worlds.hands))
                looks += 1
            state.apply(seat, ask(bots[seat], state, seat, rng))
    assert looks > 10
    assert gain / looks > 0.2


def test_a_response_plays_as_many_games_as_it_is_told() -> None:
    state = SUMO.new(2, 4)
    for _ in range(2):
        past = Past(state)
        seat = state.to_move()[0]
        played = Played(state, 1 - seat, past)
        worlds = read_worlds(state, seat, past, played, THEIRS)
        leader = NOBODY if state.lead == NOBODY else 0
        response = Response(worlds, played, leader, state.led, 0, 0, False, THEIRS, OWN)
        response.grow(200, seeded(1))
        assert response.visits[0] == 200
        assert response.best() in state.legal(seat)
        while state.lead == NOBODY:
            for mover in (0, 1):
                state.play(mover, state.moves(mover)[-mover])


def test_a_lead_that_nobody_can_follow_wins_on_the_edge() -> None:
    state = tricks_phase("r3 b2", "b4 g4", aside=["b3", "y1", "y3", "y4"], ring=1)
    assert state.text(0, ask(Reader(100, 500), state, 0, seeded(1))) == "r3"


def test_a_plain_habit_is_learnt() -> None:
    """Somebody who always plays the highest number: soon that is what is expected."""
    lessons, rng = Lessons(), seeded(5)
    for seed in range(150):
        state = SUMO.new(2, seed)
        while movers := state.to_move():
            seat = movers[0]
            card = max(state.legal(seat), key=lambda card: card % 5)
            if state.sealed0 == NO_CARD:
                lessons.add(moment_of(state, seat), held(state, seat), card)
            state.apply(seat, card)
    scores = lessons.learn(30, 6, rng)
    assert lessons.surprise([*scores, 0.0], 0, 30) < 0.5 * lessons.surprise(
        [0.0] * (NOWHERE + 1), 0, 30
    )
    habits = Habits(scores, 1.0)
    expected = 0
    for seed in range(1000, 1020):
        state = SUMO.new(2, seed)
        moment = moment_of(state, 0)
        likely = max(state.legal(0), key=lambda card: habits.chance(moment, state.hand0, card))
        expected += likely % 5 == max(card % 5 for card in state.legal(0))
    assert expected >= 18


def test_games_are_played_learnt_from_and_written(capsys: pytest.CaptureFixture[str]) -> None:
    lines = play(16, 3)
    assert lines == play(16, 3)
    scores = fit(lines, 2)
    assert "without habits" in capsys.readouterr().out
    text = written(scores, "a test")
    assert text.startswith("# Made by: a test\n")
    assert all(f"\n{name} = [" in text for name in TABLES)
