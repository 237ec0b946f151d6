"""Records: a game that was played can be kept, replayed and checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ringside
from ringside import InvalidRecord
from ringside.bots.random import playout
from ringside.games.sumo import Sumo

SUMO = ringside.game("sumo")


def played(**origin: Any) -> ringside.State:
    state: ringside.State = SUMO.new(**origin)
    playout(state, ringside.seeded(3))
    return state


def test_a_record_says_seed_options_and_moves() -> None:
    record = played(seed=7, moves="answer").record()
    assert record["seed"] == 7
    assert record["options"] == {"moves": "answer"}
    assert all(isinstance(seat, int) and isinstance(move, str) for seat, move in record["moves"])


def test_a_game_without_a_seed_draws_one_and_tells_it() -> None:
    first, second = played(), played()
    assert first.record()["seed"] != second.record()["seed"]
    assert SUMO.replay(first.record()).position() == first.position()


def test_a_fair_deal_shows_secret_words_and_commitment() -> None:
    state = played(secret=b"x" * 32, words=["fish", "chips"])
    record = json.loads(json.dumps(state.record()))
    assert record["words"] == ["fish", "chips"]
    assert len(record["commitment"]) == 64
    assert SUMO.replay(record).position() == state.position()
    other = SUMO.new(secret=b"x" * 32, words=["fish", "peas"])
    assert other.position()["hands"] != SUMO.replay(record, moves=0).position()["hands"]


def test_a_game_from_a_position_records_the_position() -> None:
    start = SUMO.new(seed=2).position()
    state = SUMO.from_position(start)
    playout(state, ringside.seeded(1))
    record = json.loads(json.dumps(state.record()))
    assert record["position"] == start
    assert SUMO.replay(record).position() == state.position()


def test_part_of_a_record_can_be_replayed() -> None:
    record = played(seed=7).record()
    assert len(SUMO.replay(record, moves=3).history) == 3


def test_a_guess_has_no_record() -> None:
    guess = SUMO.new(seed=1).determinize(0, ringside.seeded(1))
    with pytest.raises(ringside.RingsideError, match="guess"):
        guess.record()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"version": 99}, "version 99"),
        ({"game": "chess"}, "chess"),
        ({"seed": None}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"secret": "zz"}, "64 hex digits"),
        ({"secret": "0" * 64, "words": [1]}, "list of texts"),
        ({"moves": 5}, "must be a list"),
        ({"moves": [["r1"]]}, "a seat and a move"),
        ({"moves": [[0, "r9"]]}, "not a card"),
        ({"moves": [[5, "r1"]]}, "no seat 5"),
        ({"options": {"seats": 2}}, "no option"),
        ({"options": {"seed": 2}}, "no option"),
        ({"options": 3}, "options"),
        ({"seats": 10**5000}, "for 2 seats"),
        ({"position": []}, "must be an object"),
    ],
)
def test_a_record_that_does_not_replay_says_why(change: dict[str, Any], words: str) -> None:
    record = {**played(seed=7).record(), **change}
    with pytest.raises(ringside.InvalidRecord, match=words):
        SUMO.replay(record)


@pytest.mark.parametrize("record", [None, [], "x", {}])
def test_junk_is_no_record(record: Any) -> None:
    with pytest.raises(ringside.InvalidRecord):
        SUMO.replay(record)


def test_a_record_of_older_rules_replays_while_they_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class OldSumo(Sumo):
        version = 0

    old = OldSumo()
    state = old.new(2, 7)
    state.play(0, state.moves(0)[0])
    record = state.record()
    assert record["version"] == 0
    with pytest.raises(InvalidRecord, match="version 0 of SUMO; this is version 1"):
        ringside.game("sumo").replay(record)
    monkeypatch.setattr(Sumo, "older", {0: old})
    game = ringside.game("sumo")
    assert game.replay(record).game is old
    assert game.replay(record).position() == state.position()
    assert [game.supports(version) for version in (0, 1, 2)] == [True, True, False]
