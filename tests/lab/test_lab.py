"""What the lab measures, and that it is the same however it is run."""

from __future__ import annotations

import csv

import msgspec
import pytest

import ringside
from ringside.arena.lab import experiment, findings, run
from ringside.arena.lab.ahead import MOMENTS, chances
from ringside.arena.lab.changes import changes
from ringside.arena.lab.estimates import by_chance, compared, estimated
from ringside.arena.lab.experiment import Deals, Experiment, in_order
from ringside.arena.lab.files import as_csv
from ringside.arena.lab.findings import Findings, Measure
from ringside.arena.lab.minutes import Clock, seconds
from ringside.arena.lab.sample import play_sample
from ringside.arena.lab.sweeps import spread, swept
from ringside.arena.lab.telling import about, bots_told, variant_titles
from ringside.core.errors import InvalidOption
from ringside.core.rng import seeded

GAMES = [game.id for game in ringside.games()]
BLUFF = ringside.game("slam-bluff")


def bluff(games: int = 12, **change: object) -> tuple[Experiment, Findings]:
    wanted = experiment(BLUFF, [{}, change] if change else [{}], 1, ["level-1"])
    return wanted, findings(wanted, run(wanted, games))


def measure(found: Findings, key: str, seat: int | None = None) -> Measure:
    return next(each for each in found.measures if each.key == key and each.seat == seat)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_can_be_measured(id: str) -> None:
    game = ringside.game(id)
    wanted = experiment(game, [{}], 3, ["random"], game.best_seats or None)
    found = findings(wanted, run(wanted, 3))
    seats = range(1, wanted.seats + 1)
    wins = [measure(found, "wins-seat", seat).values[0].value for seat in seats]
    assert sum(wins) == pytest.approx(1, abs=1e-5)
    assert 0 <= measure(found, "decided").values[0].value <= 1
    assert measure(found, "minutes").values[0].value > 0
    assert found.uses
    assert len(found.course[0]) == MOMENTS


@pytest.mark.parametrize("id", GAMES)
def test_chances_add_up_and_know_the_end(id: str) -> None:
    game = ringside.game(id)
    state = game.new(seed=5)
    assert sum(chances(game, state, seeded(1))) == pytest.approx(1)
    rng = seeded(2)
    while movers := state.to_move():
        actions = state.legal(movers[0])
        state.apply(movers[0], actions[rng.below(len(actions))])
    outcome = state.outcome()
    assert outcome is not None
    ended = chances(game, state, seeded(1))
    assert {seat for seat, chance in enumerate(ended) if chance} == set(outcome.winners)


def test_the_same_seed_gives_the_same_samples_in_any_number_of_processes() -> None:
    wanted = experiment(BLUFF, [{}, {"lives": 1}], 7, ["heuristic"])
    alone = run(wanted, 12)
    assert msgspec.json.encode(run(wanted, 12, jobs=2)) == msgspec.json.encode(alone)
    assert msgspec.json.encode(run(wanted, 8)) == msgspec.json.encode(alone[:8])


def test_both_variants_have_the_same_luck() -> None:
    options = [{}, {"opener": 0, "lives": 3}, {"lives": 4}]
    same, also, more = (play_sample(BLUFF, ["level-3"] * 2, 4, 9, each) for each in options)
    assert same == also
    assert more.decisions > same.decisions, "the same game, which goes on"


def test_a_clear_change_is_told_for_sure_and_nothing_else() -> None:
    _, found = bluff(30, lives=1)
    sure = [found.measures[place].key for place in found.sure[1]]
    assert {"decisions", "minutes"} <= set(sure)
    assert "draws" not in sure
    length = measure(found, "decisions")
    difference = length.differences[1]
    assert difference is not None
    assert difference.value == pytest.approx(
        length.values[1].value - length.values[0].value, abs=0.01
    )
    assert difference.low is not None
    assert difference.high is not None
    assert difference.low < difference.value < difference.high < 0


def test_a_few_games_prove_little() -> None:
    assert by_chance([-2.0, -2.0]) == 0.5
    assert by_chance([5.0, 6.0]) > 0.05 > by_chance([5.0, 6.0] * 5)


def test_it_stops_when_the_wins_are_known_well_enough() -> None:
    wanted = experiment(BLUFF, [{}], 1, ["level-1"])
    assert len(run(wanted, 400, until=0.3)) == 50
    assert len(run(wanted, 60, until=0.01)) == 60


def test_pairs_show_what_means_alone_would_not() -> None:
    base = [float(number % 10) for number in range(40)]
    other = [value + 0.1 for value in base]
    assert compared(base, other).by_chance < 0.001
    low, high = estimated(base).low, estimated(base).high
    assert low is not None
    assert high is not None
    assert low < estimated(other).value < high


def test_the_clock_counts_the_slowest_of_those_who_think_at_once() -> None:
    clock = Clock()
    clock.tick([0, 1], 0, 8)
    clock.tick([1], 1, 2)
    assert clock.total == seconds(8)
    clock.tick([1], 1, 2)
    assert clock.total == seconds(8) + seconds(2), "a turn later"


def test_what_goes_with_winning_is_compared_within_a_game() -> None:
    _, found = bluff(40)
    challenge = next(use for use in found.uses if use.id == "challenge")
    adds = challenge.adds[0]
    assert adds is not None
    assert adds.low is not None
    assert -1 <= adds.low < adds.value


def test_nothing_to_compare() -> None:
    with pytest.raises(InvalidOption, match="the same game"):
        experiment(BLUFF, [{}, {"lives": 3}], 1)
    with pytest.raises(InvalidOption, match="up to 32 variants"):
        experiment(BLUFF, [], 1)


def test_usual_options_are_no_change() -> None:
    usual = {"lives": 3, "opener": 0}
    wanted = experiment(BLUFF, [usual, {**usual, "lives": 5}], 1)
    assert wanted.variants == [{}, {"lives": 5}]
    assert variant_titles(wanted, "en") == ["as it is", "Lives: 5"]
    back = experiment(BLUFF, [{"lives": 5}, {"lives": 3}], 1)
    assert variant_titles(back, "en") == ["Lives: 5", "Lives: 3"]


def test_deals_that_were_finished_before_it_was_stopped() -> None:
    wanted = experiment(BLUFF, [{}, {"lives": 1}], 1, ["level-1"])
    deals: Deals = {}

    def stop(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(wanted, 12, progress=stop, deals=deals)
    assert in_order(deals) == run(wanted, 4)
    del deals[1]
    assert len(in_order(deals)) == 1, "those after a gap came by chance"
    found = findings(wanted, run(wanted, 4), 12)
    assert "Stopped after 4 of 12 games" in about(found, "en")


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (["level-1"], "Pippa (level-1)"),
        (["heuristic", "random"], "Steady (heuristic), Easy (random)"),
        (["ringside.bots.random:RandomBot"], "ringside.bots.random:RandomBot"),
    ],
)
def test_bots_are_named_as_one_asks_for_them(bots: list[str], told: str) -> None:
    assert bots_told(experiment(BLUFF, [{}], 1, bots), "en") == told


def test_a_single_variant_is_not_each() -> None:
    _, alone = bluff(4)
    _, both = bluff(4, lives=1)
    assert about(alone, "en").startswith("4 games, ")
    assert about(both, "en").startswith("4 games of each, ")


def test_what_a_deck_changes() -> None:
    game = ringside.game("slambo")
    deck = {"cards": {**dict.fromkeys(["+1", "+2", "+8", "-7"], 10), "copy": 2}}
    wanted = experiment(game, [{}, {"deck": deck}], 1, seats=3, files=[{}, {"deck": "mine.toml"}])
    [change] = changes(wanted, "en")
    assert (change.variant, change.title) == (1, "Deck: mine.toml")
    assert change.parts is not None
    told = {part.title: (part.before, part.after) for part in change.parts}
    assert told["plus 2"] == ("2", "10")
    assert told["plus 3"] == ("2", "–")
    assert "copy" not in told, "as in the box"
    assert "plus 2: 10" in change.text.splitlines()


def test_what_other_files_change() -> None:
    slime = ringside.game("slime")
    [cards] = changes(experiment(slime, [{}, {"cards": {"bomb": 6}}], 1), "en")
    assert cards.parts is not None
    assert [(part.before, part.after) for part in cards.parts] == [("3", "6")]
    dice = [["1", "1", "2", "3", "6", "9"], ["1", "3", "4", "5", "7", "8"]]
    [faces] = changes(experiment(BLUFF, [{"dice": dice}], 1), "en")
    assert faces.parts is not None
    assert [part.after for part in faces.parts] == ["1 1 2 3 6 9"]
    board = {"radius": 2, "flowers": ["0,0", "1,0"]}
    [own] = changes(experiment(slime, [{}, {"own_board": board}], 1), "en")
    assert own.parts is None
    assert "flowers: 0,0 1,0" in own.text.splitlines()


def test_every_row_of_a_spreadsheet_has_every_column() -> None:
    _, found = bluff(4, lives=1)
    heads, *rows = csv.reader(as_csv(found).splitlines())
    assert {len(row) for row in rows} == {len(heads)}
    named = [dict(zip(heads, row, strict=True)) for row in rows]
    assert {(row["variant"], row["title"]) for row in named} == {
        ("1", "as it is"),
        ("2", "Lives: 1"),
    }
    assert [row["name"] for row in named[:3:2]] == ["wins-seat 1", "wins-seat 2"]


@pytest.mark.parametrize("given", ["7..1", "1..99"])
def test_ranges_that_are_none(given: str) -> None:
    with pytest.raises(InvalidOption, match="no range"):
        spread(given)


def test_one_option_is_swept_and_the_others_stay() -> None:
    name, entries = swept(["opener=1", "lives=1..3"])
    assert name == "lives"
    assert entries == [["opener=1", f"lives={lives}"] for lives in (1, 2, 3)]
    for given in (["lives=1"], ["lives=1..2", "opener=1..2"]):
        with pytest.raises(InvalidOption, match="one option with several values"):
            swept(given)
