"""Tournaments: the same deals for both sides, whatever the number of processes."""

from __future__ import annotations

from pathlib import Path

import pytest

import ringside
from ringside import InvalidOption, RingsideError, State
from ringside.arena import kept
from ringside.arena.duplicate import Deal, Played, play_deal
from ringside.arena.kept import Tournament
from ringside.arena.ratings import ratings
from ringside.arena.standing import fair, standings
from ringside.arena.tournament import pairs, play
from ringside.arena.workers import workers
from tests.cli import toy

SUMO = ringside.game("sumo")
BOTS = ["random", "heuristic"]


def new(seed: int = 1, seats: int = 2, game: str = "sumo") -> Tournament:
    return Tournament(game, 1, seats, seed, {})


def played(names: list[str], games: int, jobs: int = 1, seed: int = 1) -> Tournament:
    tournament = new(seed)
    with workers(jobs) as them:
        play(tournament, names, games, workers=them)
    return tournament


class First(ringside.Bot):
    """Always takes the first action, and notes what it was shown."""

    shown: list[tuple[str, int]] = []

    def choose(self, state: State, seat: int, rng: ringside.Rng) -> int:
        if state.game.id == "sumo":
            First.shown.append((str(state.view(seat)["hand"]), seat))
        return state.legal(seat)[0]


class Last(ringside.Bot):
    def choose(self, state: State, seat: int, rng: ringside.Rng) -> int:
        return state.legal(seat)[-1]


FIRST, LAST = (f"{__name__}:{name}" for name in ("First", "Last"))


def test_both_bots_are_dealt_the_same_cards() -> None:
    First.shown.clear()
    play_deal(SUMO, (FIRST, LAST), 4, 1, 2, {})
    dealt = First.shown[0]
    First.shown.clear()
    play_deal(SUMO, ("random", FIRST), 4, 1, 2, {})
    hands = {seat: hand for hand, seat in reversed(First.shown)}
    assert set(hands) == {0, 1}, "it sat at both seats"
    assert dealt == (hands[dealt[1]], dealt[1]), "against anybody"


def test_nobody_who_always_does_the_same_gains_by_the_seat() -> None:
    deal, thinking = play_deal(SUMO, (FIRST, LAST), 0, 5, 2, {})
    again, _ = play_deal(SUMO, (FIRST, LAST), 0, 5, 2, {})
    assert deal == again
    assert thinking[FIRST].choices > 0


def test_among_many_each_of_a_pair_sits_alone_at_the_same_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated: list[list[str]] = []

    def note(state: State, players: list[ringside.Bot], rng: ringside.Rng) -> None:
        seated.append([type(player.bot.bot).__name__ for player in players])  # type: ignore[attr-defined]
        while seats := state.to_move():
            state.apply(seats[0], state.legal(seats[0])[-1])

    monkeypatch.setattr("ringside.arena.duplicate.play_out", note)
    for number in range(3):
        play_deal(toy.GAME, (FIRST, LAST), number, 1, 3, {})
    first, last = "First", "Last"
    assert seated == [
        [first, last, last],
        [last, first, first],
        [last, first, last],
        [first, last, first],
        [last, last, first],
        [first, first, last],
    ]


def test_the_same_seed_gives_the_same_result_in_any_number_of_processes() -> None:
    one, two = played(BOTS, 12), played(BOTS[::-1], 12, jobs=2)
    assert one.meetings == two.meetings
    assert one.meetings != played(BOTS, 12, seed=2).meetings


def test_an_interrupted_tournament_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = played(BOTS, 20)
    half = played(BOTS, 20)
    del half.meetings[0].deals[2:7]
    kept.write(tmp_path / "half.json", half)
    half = kept.read(tmp_path / "half.json", Tournament)
    told: list[int] = []
    play(half, BOTS, 20, progress=told.append)
    assert told == [12, 14, 16, 18, 20]
    assert half.meetings == whole.meetings


def test_a_bot_more_joins_those_who_have_played() -> None:
    tournament = played(BOTS, 4)
    play(tournament, [*BOTS, "level-2"], 4)
    assert [meeting.bots for meeting in tournament.meetings] == [
        ("heuristic", "random"),
        ("level-2", "random"),
        ("heuristic", "level-2"),
    ]


def test_a_pair_stops_when_its_interval_is_narrow_enough() -> None:
    tournament = new()
    play(tournament, BOTS, 2000, until=0.3)
    [meeting] = tournament.meetings
    assert 20 <= len(meeting.deals) < 200
    for standing in standings(tournament, BOTS):
        low, high = standing.share_interval
        assert low < standing.share < high <= low + 0.3


def deal(number: int, first: list[int], second: list[int]) -> Deal:
    """A deal with the ranks of its two games."""
    games = []
    for ranks in (first, second):
        top = [float(sum(other > rank for other in ranks)) for rank in ranks]
        games.append(Played(ranks, top))
    return Deal(number, games)


def test_both_games_of_a_deal_are_one_sample() -> None:
    tournament = new()
    # In every deal the same seat wins, so that both bots have half: no doubt about that.
    for number in range(50):
        ranks = [1, 2] if number % 3 else [2, 1]
        tournament.meeting(("a", "b")).add(deal(number, ranks, ranks))
    found = standings(tournament, ["a", "b"])
    assert [standing.share for standing in found] == [0.5, 0.5]
    assert [standing.games for standing in found] == [100, 100]
    low, high = found[0].share_interval
    assert high - low < 0.06
    assert found[0].edge == 0


def test_among_many_a_share_is_that_of_the_one_alone() -> None:
    tournament = new(seats=4)
    for number in range(8):
        seat = number % 4
        alone = [1 if place == seat else 2 for place in range(4)]
        others = [2 if place == seat else 1 for place in range(4)]
        tournament.meeting(("a", "b")).add(deal(number, alone, others))
    a, b = standings(tournament, ["a", "b"])
    assert (a.share, b.share) == (1.0, 0.0)
    assert (a.games, b.games) == (8, 8)
    assert a.edge == 1.0 == -b.edge
    assert fair(tournament) == 0.5, "there are games in which three win"


def test_a_draw_is_half_a_win() -> None:
    assert Played([1, 1], [0.0, 0.0]).won(0) == 0.5
    assert Played([1, 1, 3], [0.5, 0.5, -1.0]).won(0) == 1.0


def test_who_wins_more_is_rated_higher() -> None:
    tournament = new()
    for number in range(30):
        at = number % 2
        first, second = [1, 1], [1, 1]
        first[1 - at] = second[at] = 2  # "a" wins both
        if number % 5 == 0:
            first, second = second, first
        tournament.meeting(("a", "b")).add(deal(number, first, second))
    top, low = ratings(tournament, ["a", "b"])
    assert (top.bot, low.bot) == ("a", "b")
    assert top.strength - top.doubt > low.strength


def test_what_cannot_be_a_tournament_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="at least two bots"):
        pairs(["random"])
    with pytest.raises(InvalidOption, match="named twice"):
        pairs(["random", "heuristic", "random"])
    file = tmp_path / "other.json"
    file.write_text('{"game": 3}')
    with pytest.raises(RingsideError, match="does not contain a tournament"):
        kept.read(file, Tournament)
    with pytest.raises(RingsideError, match="another seed: 1, not 2"):
        kept.check_same(file, new(1), new(2))


class Cheat(ringside.Bot):
    """Plays what is no move at all."""

    def choose(self, state: State, seat: int, rng: ringside.Rng) -> int:
        return 9999


def test_a_bot_of_ones_own_that_breaks_the_rules_is_named() -> None:
    cheat = f"{__name__}:Cheat"
    with pytest.raises(ringside.RingsideError, match=r"Cheat' chose 9999, which is not one of"):
        play_deal(toy.GAME, (FIRST, cheat), 0, 1, 2, {})


def test_a_bot_of_ones_own_is_named_by_module_and_class() -> None:
    with pytest.raises(InvalidOption, match="no bot 'nowhere:Bot'"):
        play_deal(SUMO, ("nowhere:Bot", FIRST), 0, 1, 2, {})
    with pytest.raises(InvalidOption, match="is not a bot"):
        play_deal(SUMO, ("collections:Counter", FIRST), 0, 1, 2, {})
