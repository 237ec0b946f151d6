"""What a seat knows, and the worlds that fit it."""

from __future__ import annotations

import json
from collections import Counter

import ringside
from ringside.core.events import written
from ringside.words import say
from tests.slamball.court import GAME, NAMES, at, field, names, play


def test_the_other_hand_is_drawn_from_that_players_unseen_cards_evenly() -> None:
    state = at(("mo1", "cr1 sm1"), "cr3 cr5 sm2")
    rng = ringside.seeded(1)
    seen: Counter[str] = Counter()
    for _ in range(3000):
        world = state.determinize(0, rng)
        crosby, smith = field(world, "hands")[1]
        seen[crosby] += 1
        seen[smith] += 1
    assert set(seen) == set(names("cr1 cr3 cr5 sm1 sm2"))
    for name in names("cr1 cr3 cr5"):
        assert abs(seen[name] - 1000) < 130
    for name in names("sm1 sm2"):
        assert abs(seen[name] - 1500) < 140


def test_the_own_deck_is_known_as_a_set_but_not_in_its_order() -> None:
    state = at(("", ""), "mo1 mo2 mo3")
    rng = ringside.seeded(2)
    tops = Counter(
        field(state.determinize(0, rng), "teams")[0]["players"][3]["deck"][0] for _ in range(900)
    )
    assert set(tops) == set(names("mo1 mo2 mo3"))
    assert min(tops.values()) > 230


def test_a_contest_card_face_down_may_be_any_action_card_of_that_player() -> None:
    state = play(at(("mo1", "cr4 crB"), "cr1 cr5"), "0 lay mo1", "1 contest cr4", "0 pass lob")
    rng = ringside.seeded(3)
    seen = {field(state.determinize(0, rng), "defend")["card"] for _ in range(200)}
    assert seen == set(names("cr1 cr4 cr5"))  # never the boost


def test_a_card_that_stayed_down_has_no_foul() -> None:
    state = at(("mo1", "cr1 crB"), "cr4 cr5", whistles={})
    play(state, "0 lay mo1", "1 contest cr1", "0 shoot slam fast", "1 stay")
    rng = ringside.seeded(4)
    seen = {field(state.determinize(0, rng), "defend")["card"] for _ in range(200)}
    assert seen == set(names("cr1 cr5"))


def test_sealed_line_ups_are_redrawn() -> None:
    state = GAME.new(seed=1)
    state.play(1, state.moves(1)[0])
    rng = ringside.seeded(5)
    seen = {tuple(field(state.determinize(0, rng), "sealed")[1]) for _ in range(300)}
    assert len(seen) == 12


def test_a_drawn_card_is_told_to_its_coach_alone() -> None:
    pending = {"left": [1, 0], "subs": [0, 0], "then": "lay"}
    state = at(("", ""), "mo3", phase="draw", ask=[0, 1], pending=pending)
    before = state.copy()
    action = state.parse(0, "draw moragne")
    state.apply(0, action)
    assert "jumper for 2" in " ".join(map(say, GAME.tell(before, 0, action, state, 0)))
    for viewer in (1, None):
        told = GAME.tell(before, 0, action, state, viewer)
        assert "jumper" not in " ".join(map(say, told))
        assert NAMES["mo3"] not in json.dumps([written(event) for event in told])


def test_the_view_names_the_backs_of_the_other_hand() -> None:
    state = at(("mo1", "cr1 sm1"))
    view = state.view(0)
    assert view["hands"][1] == ["crosby", "smith"]
    assert NAMES["cr1"] not in json.dumps(view)
    assert [card["name"] for card in view["hand"]] == names("mo1")
    assert "hand" not in state.view(None)
