"""The card files: what the rulebook prints, the targets of the decks, and faults told apart."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ringside import InvalidOption
from ringside.games.slamball.cards import (
    CardError,
    Player,
    Team,
    read_card,
    read_line,
)
from ringside.games.slamball.check import check_file
from ringside.games.slamball.commands import slamball
from ringside.games.slamball.files import house_chaos, house_team, load
from ringside.games.slamball.play.book import KIND_WORDS
from tests.slamball.court import GAME

TEAMS = [house_team("lava.toml"), house_team("slashers.toml")]
PLAYERS = [pytest.param(player, id=player.id) for team in TEAMS for player in team.players]

# What the rulebook shows, as the ledger lists it: role, number, whistles, boost, cards.
PRINTED: dict[str, tuple[str, int | None, int | None, str, list[str]]] = {
    "moragne": (
        "handler",
        23,
        1,
        'boost s2 p2 "Baby Bron"',
        ["slam 3/lob", "jumper 2 s1 p3/lob", "steal s1/slam 3 p1/pass"],
    ),
    "shockley": ("", None, None, "", ["steal/slam 3 p1/pass"]),
    "shafaat": (
        "stopper",
        88,
        None,
        'boost s1 p2 "Big Brother Elimination"',
        [
            "foul p3/jumper 4/risky outlet",
            "steal s1/slam 3/pass",
            "stop p2 !/slam 3/pass",
            "chaos/lbr/slam 3/pass",
        ],
    ),
    "joshua": ("", None, None, "", ["stop p1 !/layup 2/pass"]),
    "crosby": (
        "handler",
        1,
        2,
        'boost p2 "It\'s Tony Time"',
        [
            "chaos/lbr/slam 3 s1/pass",
            "lbr/layup 2/risky lob",
            "lbr/jumper 2/risky lob",
            "lbr/layup 2/risky outlet",
            "hit s1 p1 !/slam 3 p2/pass",
            "jumper 2 s3/outlet",
        ],
    ),
    "smith": (
        "stopper",
        24,
        None,
        'boost s1 p2 "The Number 6 Pick"',
        ["stop p2 !/slam 3 p1/pass", "jumper 4/pass"],
    ),
    "scott": ("gunner", 2, None, "", ["foul p3/lbr/layup 2/risky lob"]),
    "laubacher": (
        "handler",
        None,
        None,
        "",
        ["lbr/jumper 2/risky lob", "layup 2/lob", "layup 2/pass"],
    ),
    "karsjens": ("", None, None, "", ["stop p2 !/layup 2/pass"]),
}
# Lines in ten cards: stopper, gunner, handler.
COUNTS = {
    "stop": (4, 3, 2),
    "steal": (2, 2, 3),
    "hit": (2, 1, 1),
    "foul": (1, 1, 1),
    "lbr": (3, 4, 4),
    "chaos": (1, 1, 1),
    "slam": (5, 5, 4),
    "layup": (3, 2, 4),
    "jumper": (2, 3, 2),
    "pass": (5, 4, 3),
    "lob": (3, 4, 4),
    "outlet": (2, 2, 3),
}
ROLES = ["stopper", "gunner", "handler"]
SHOT_ICONS = {"stopper": (2, 10), "gunner": (8, 4), "handler": (11, 1)}


@pytest.mark.parametrize("id", PRINTED)
def test_every_card_of_the_rulebook_is_there_exactly(id: str) -> None:
    player = next(player for team in TEAMS for player in team.players if player.id == id)
    role, number, whistles, boost, cards = PRINTED[id]
    held = Counter("/".join(lines) for lines in player.cards.values())
    assert all(held[card] == 1 for card in cards)
    assert role in ("", player.role)
    assert number in (None, player.number)
    assert whistles in (None, player.whistles)
    assert boost in ("", player.cards[f"{id}#boost"][0])


@pytest.mark.parametrize("team", TEAMS, ids=["lava", "slashers"])
def test_a_team_has_seven_players_and_four_whistles(team: Team) -> None:
    roles = Counter(player.role for player in team.players)
    assert roles == {"stopper": 2, "gunner": 3, "handler": 2}
    assert sum(player.whistles for player in team.players) == 4
    assert len(team.cards()) == 77


@pytest.mark.parametrize("team", TEAMS, ids=["lava", "slashers"])
def test_places_the_rulebook_does_not_name_are_called_by_team_role_and_number(team: Team) -> None:
    for player in team.players:
        if player.id not in PRINTED:
            assert player.name == f"{team.name} {player.role.title()} {player.number}"


@pytest.mark.parametrize("player", PLAYERS)
def test_ten_cards_meet_the_targets_of_their_role(player: Player) -> None:
    cards = [read_card(lines) for name, lines in player.cards.items() if "boost" not in name]
    lines = [line for card in cards for line in card]
    counts = Counter(KIND_WORDS[line.kind] for line in lines)
    assert counts == {kind: per_role[ROLES.index(player.role)] for kind, per_role in COUNTS.items()}
    for line in lines:
        kind = KIND_WORDS[line.kind]
        if kind == "stop":
            assert 1 <= line.power <= 2
        elif kind == "steal":
            assert 1 <= line.speed <= 2 or player.id == "shockley"  # his is printed bare
        elif kind == "hit":
            assert line.speed + line.power == 2
        elif kind == "foul":
            assert 2 <= line.speed + line.power <= 3
        elif kind == "jumper" and line.points == 4:
            assert line.speed + line.power == 0
    risky = sum(line.risky for line in lines)
    assert 4 <= risky <= 6  # about half
    shots = [line for line in lines if line.points]
    speed, power = sum(line.speed for line in shots), sum(line.power for line in shots)
    # What is printed of Moragne has the power of a gunner.
    wanted = SHOT_ICONS["gunner" if player.id == "moragne" else player.role]
    assert abs(speed - wanted[0]) <= 1
    assert abs(power - wanted[1]) <= 1
    boost = read_line(player.cards[f"{player.id}#boost"][0])
    assert 2 <= boost.speed + boost.power <= 4


def test_no_two_players_have_the_same_ten_cards() -> None:
    decks = [sorted(map(tuple, player.cards.values())) for team in TEAMS for player in team.players]
    assert len({tuple(deck) for deck in decks}) == 14


def test_twenty_chaos_cards_two_of_each() -> None:
    assert [card.copies for card in house_chaos()] == [2] * 10


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("slam", "points"),
        ("slam three", "points"),
        ("slam 3 p1 s1", "speed before power"),
        ("stop s1", "no speed"),
        ("steal p1", "no power"),
        ("risky slam 3", "risky"),
        ("dunk 3", "not a kind of line"),
        ("lob p1", "no power"),
        ("foul p0", "icons"),
        ('boost s1 "Open', "quotes"),
        ('slam 3 "Name"', "only a boost"),
        ("", "not a kind of line"),
    ],
)
def test_a_line_that_cannot_be_read_says_why(line: str, fault: str) -> None:
    with pytest.raises(CardError, match=fault):
        read_line(line)


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["slam 3", "slam 2"], "only one slam"),
        (["lbr", "chaos"], "chaos comes first"),
        (["boost s1", "pass"], "card of its own"),
        ([], "list of lines"),
        ("slam 3", "list of lines"),
        ([3], "a text"),
    ],
)
def test_a_card_that_cannot_be_read_says_which_line(lines: Any, fault: str) -> None:
    with pytest.raises(CardError, match=fault):
        read_card(lines)


def spoilt(tmp_path: Path, change: Any) -> Path:
    """The Lava with one thing changed, as a file."""
    data = load("lava.toml")
    change(data)
    path = tmp_path / "my-team.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_faultless_file_has_no_faults(tmp_path: Path) -> None:
    assert check_file(spoilt(tmp_path, lambda data: None)) == []


def test_a_fault_names_file_card_and_line(tmp_path: Path) -> None:
    def change(data: Any) -> None:
        data["players"][5]["cards"][0][1] = "lobb"

    (fault,) = check_file(spoilt(tmp_path, change))
    assert fault.startswith("my-team.json: card moragne#1, line 2 'lobb': ")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data["players"].pop(), "seven players, not 6"),
        (lambda data: data["players"][0].update(role="gunner"), "2 stoppers, not 1"),
        (lambda data: data["players"][0]["cards"].pop(), "ten cards"),
        (lambda data: data["players"][0].update(boost="pass"), "is a boost"),
        (lambda data: data["players"][0].update(id="no space"), "one word"),
        (lambda data: data["players"][1].update(id="shafaat"), "twice"),
        (lambda data: data["players"][1].update(whistles=-1), "whistles"),
        (lambda data: data["players"][1].update(nick="X"), "no field 'nick'"),
        (lambda data: data.pop("name"), "name"),
    ],
)
def test_faults_of_a_team(tmp_path: Path, change: Any, fault: str) -> None:
    assert any(fault in told for told in check_file(spoilt(tmp_path, change)))


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    good = spoilt(tmp_path, lambda data: None)
    result = CliRunner().invoke(slamball, ["check", str(good)])
    assert (result.exit_code, "fit to play" in result.output) == (0, True)
    bad = tmp_path / "bad.toml"
    bad.write_text("name = ", encoding="utf-8")
    result = CliRunner().invoke(slamball, ["check", str(bad), str(tmp_path / "none.toml")])
    assert result.exit_code == 1
    assert "bad.toml:" in result.output
    assert "none.toml: cannot be opened" in result.output


def test_a_coach_brings_a_team_and_a_chaos_deck() -> None:
    team = load("lava.toml")
    team["name"] = "Mob"
    for player in team["players"]:
        player["id"] = f"mob-{player['id']}"[:22]
    chaos = {"cards": [{"name": "RAIN", "copies": 3, "kind": "instant", "effect": "lose p2"}]}
    state = GAME.new(seed=1, home=team, chaos=chaos)
    position = json.loads(json.dumps(state.position()))
    assert position["teams"][0]["name"] == "Mob"
    assert position["chaos"]["deck"] == ["RAIN"] * 3
    assert GAME.from_position(position).position() == position


@pytest.mark.parametrize(
    "options",
    [
        {"home": {}},
        {"home": "lava"},
        {"away": load("lava.toml")},
        {"chaos": {"cards": [{"name": "X", "copies": 1, "kind": "keep", "effect": "loose"}]}},
        {"chaos": {"cards": [{"name": "X", "copies": 99, "kind": "instant", "effect": "loose"}]}},
        {"younger": 2},
    ],
)
def test_files_that_do_not_fit_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption):
        GAME.new(seed=1, **options)
