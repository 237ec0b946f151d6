"""`ringside solve slam-bluff`: the chances and the strategy."""

# Not compiled: it is for people.

from __future__ import annotations

import json
from itertools import groupby
from operator import itemgetter
from typing import Any

import click
from rich.text import Text

import ringside
from ringside.core.errors import InvalidOption
from ringside.games.slam_bluff.book import book
from ringside.games.slam_bluff.dice import NUMBERS
from ringside.games.slam_bluff.round import DICE, FREE_PASS, Round
from ringside.games.slam_bluff.solution import Chances, Lives, gains, solve
from ringside.terminal.commands import Examples
from ringside.terminal.language import language_option
from ringside.terminal.numbers import Whole
from ringside.terminal.screen import Screen
from ringside.terminal.simulate import new_table, percent
from ringside.words import Speaker

MOST_STARTS = 10_000  # starts of rounds, for --check to work through


@click.command(
    cls=Examples,
    examples=[
        "ringside solve slam-bluff --lives 3",
        "ringside solve slam-bluff --lives 2 --lives-against 1",
        "ringside solve slam-bluff --lives 3 --over 56        every declaration above 56",
        "ringside solve slam-bluff --seats 4 --lives 2 --check",
        "ringside solve slam-bluff --lives 3 --json",
    ],
)
@click.option("--lives", type=Whole(1, 9), default=3, show_default=True, help="Of each, 1 to 9.")
@click.option("--lives-against", type=Whole(1, 9), help="The other's, with two seats.")
@click.option("--seats", type=Whole(2, 8), default=2, show_default=True, help="2 to 8.")
@click.option("--over", type=Whole(1, 98), help="The number to beat.")
@click.option("--check", is_flag=True, help="What the best answer to it gains, exactly.")
@click.option("--json", "as_json", is_flag=True, help="Everything, for programs.")
@language_option
def command(
    lives: int,
    lives_against: int | None,
    seats: int,
    over: int | None,
    check: bool,
    as_json: bool,
    language: str,
) -> None:
    """Everybody's chance to win, and how to play.

    With two seats it is worked out anew, exactly; with more it comes from the
    file that the bots play by.
    """
    found = ringside.game("slam-bluff")
    screen, say = Screen(language), Speaker(found.id, language)
    if seats > 2 and lives_against is not None:
        raise InvalidOption("lives-against-two", game=found.id)
    start: Lives = (lives,) * (seats - 1) + (lives_against or lives,)
    chances: Chances = book() if seats > 2 else solve((max(start),) * 2)
    if check and max(start) ** seats > MOST_STARTS:
        raise InvalidOption("check-too-large", game=found.id, most=MOST_STARTS)
    gain = gains(book(), start).gain(start) if check else None
    played = chances.round(start, DICE)
    if as_json:
        about = {"game": found.id, "lives": list(start), "chances": chances.at(start)}
        more = {} if gain is None else {"gain": gain}
        click.echo(json.dumps(about | more | {"strategy": strategy(played)}))
        return
    even = start[0] == start[-1]
    title = say("solved-title", count=seats, lives=lives, even=even, against=start[-1])
    screen.show(Text.assemble((found.title, "bold"), f": {title}"), "")
    for player, chance in enumerate(chances.at(start)):
        screen.show(say("solved-chance", player=player, chance=f"{chance:.10f}"))
    if gain is not None:
        screen.show(say("solved-gain", gain=f"{max(gain, 0.0):.10f}"))
    hundred = f"{100 * chances.at(start)[0]:.1f}"
    screen.show(say("solved-meaning", hundred=hundred, count=seats), "")
    heading = say("solved-table" if over is None else "solved-over", number=over or 0)
    screen.show(Text(heading, style="bold"), say("solved-how"))
    show_declarations(screen, say, played, over)
    if over is None:
        show_numbers(screen, say, played)


def show_declarations(screen: Screen, say: Speaker, played: Round, over: int | None) -> None:
    """What the opener declares over a number, and how it is answered."""
    number = 0 if over is None else sum(known <= over for known in NUMBERS)
    columns = ("solved-true", "solved-lie", "solved-challenged")
    table = new_table(say("solved-declared"), *map(say, columns))
    for row in step(played, number, 0, over is None)["declarations"]:
        if row["true"] + row["lie"] > 0:
            shares = (row["true"], row["lie"], row["challenged"])
            table.add_row(said(say, row["claim"]), *map(percent, shares))
    screen.show(table)


def show_numbers(screen: Screen, say: Speaker, played: Round) -> None:
    """How often to lie over each number to beat, with what, and how often to doubt a pass; numbers
    that are played alike share a line."""
    columns = ("solved-lies", "solved-lies-with", "solved-pass-challenged")
    table = new_table(say("solved-to-beat"), *map(say, columns))
    rows: list[tuple[int, list[str]]] = []
    for place, number in enumerate(NUMBERS, 1):
        declared = step(played, place, 0, False)["declarations"]
        lies = sorted((row for row in declared if row["lie"] > 0), key=lambda row: -row["lie"])
        lied = percent(sum(row["lie"] for row in lies))
        named = ", ".join(said(say, row["claim"]) for row in lies[:4])
        rows.append((number, [lied, named, percent(declared[-1]["challenged"])]))
    for cells, alike in groupby(rows, key=itemgetter(1)):
        first, *others = (str(number) for number, _ in alike)
        table.add_row(
            say("solved-range", first=first, last=others[-1]) if others else first, *cells
        )
    screen.show(Text(say("solved-numbers"), style="bold"), table)


def said(say: Speaker, claim: str) -> str:
    """A declaration in a table."""
    return say("solved-pass") if claim == "pass" else claim


def strategy(played: Round) -> list[dict[str, Any]]:
    """Every step of a round, for every player who may have the cup."""
    opening = [step(played, 0, player, True) for player in range(played.players)]
    later = [
        step(played, number, player, False)
        for number in range(1, len(NUMBERS) + 1)
        for player in range(played.players)
    ]
    return opening + later


def step(played: Round, number: int, player: int, opening: bool) -> dict[str, Any]:
    """What a player declares over the number at a place, as shares of all rolls, and how often
    each declaration is challenged."""
    played.look(number, player, opening)
    claims = [*range(number + 1, len(NUMBERS) + 1), *([] if opening else [FREE_PASS])]
    return {
        "player": player,
        "to_beat": None if number == 0 else NUMBERS[number - 1],
        "lie_is_worth": played.level,
        "declarations": [
            {
                "claim": "pass" if claim == FREE_PASS else str(NUMBERS[claim - 1]),
                "true": played.truths[claim],
                "lie": played.lies[claim],
                "challenged": played.doubts[claim],
            }
            for claim in claims
        ],
    }
