"""The `ringside` command: play, serve, read, simulate, replay, verify."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click

import ringside
from ringside.arena.lineup import strongest
from ringside.core.build import compiled
from ringside.core.errors import InvalidOption
from ringside.core.verify import verify as verify_record
from ringside.games.sumo.banzuke import Banzuke
from ringside.server.command import serve
from ringside.templates.command import new_game
from ringside.terminal import rulebook
from ringside.terminal.catalogue import catalogue, choose_game
from ringside.terminal.commands import Examples, RingsideGroup, read_options
from ringside.terminal.files import check_writable, read_record
from ringside.terminal.helping import option_table
from ringside.terminal.language import preferred
from ringside.terminal.play import play as play_games
from ringside.terminal.play import play_again
from ringside.terminal.replay import replay as replay_record
from ringside.terminal.screen import Leave, Screen
from ringside.terminal.seating import seating
from ringside.terminal.simulate import simulate as simulate_match
from ringside.terminal.tournament import banzuke as banzuke_of
from ringside.terminal.verifying import show_checks
from ringside.words import LANGUAGES

BUILD = "compiled" if compiled() else "plain Python"
FILE = click.Path(path_type=Path)

seed_option = click.option("--seed", type=int, help="The same seed gives the same game.")
game_options = click.option(
    "--option",
    "given",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game; --NAME VALUE does the same.",
)
seats_option = click.option("--seats", type=int, help="How many play.")
language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=preferred,
    help="The language to use; that of the locale by default.",
)


@click.group(
    cls=RingsideGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(ringside.__version__, message=f"ringside %(version)s ({BUILD})")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Tabletop games to play, learn, measure and research.

    \b
    ringside games                  what there is
    ringside play sumo              play against a bot
    ringside serve --open           play in the browser, with friends
    ringside rules sumo             read the rules
    ringside COMMAND --help         more about a command, with examples
    """
    if ctx.invoked_subcommand is None:
        screen = Screen()
        screen.show(screen.say("what-to-do"))


@main.command(
    cls=Examples,
    examples=["ringside games", "ringside games slime               a game and its options"],
)
@click.argument("game", required=False)
@language_option
def games(game: str | None, language: str) -> None:
    """List the games, or one GAME with its options."""
    screen = Screen(language)
    if game is None:
        screen.show(catalogue(screen, ringside.games()))
        return
    found = ringside.game(game)
    screen.show(catalogue(screen, [found]))
    if found.options:
        screen.show(screen.say("about-options", name=found.options[0].name), "")
    screen.show(option_table(screen, found, {}))


@main.command(
    cls=Examples,
    examples=[
        "ringside rules sumo",
        "ringside rules sumo --language ja",
        "ringside rules sumo --search lead",
        "ringside rules sumo --ledger                 every rule with its id",
    ],
)
@click.argument("game")
@click.option("--search", metavar="WORD", help="Show only the lines with this word.")
@click.option("--ledger", is_flag=True, help="Every rule with its id, the rulings, the notation.")
@language_option
def rules(game: str, search: str | None, ledger: bool, language: str) -> None:
    """Read the rules of a GAME."""
    found = ringside.game(game)
    screen = Screen(language)
    if search is not None:
        screen.show(rulebook.search(screen, found, search))
    else:
        screen.page(rulebook.ledger(found) if ledger else rulebook.rendered(found, language))


@main.command(
    cls=Examples,
    examples=[
        "ringside play                                choose a game from a menu",
        "ringside play sumo                           against the strongest bot",
        "ringside play sumo --bot random --seed 7",
        "ringside play sumo --humans 2 --name Ada --name Bo",
        "ringside play sumo --option moves=answer --save game.json",
        "ringside play slamball --home my-team.toml   a team of your own",
        "ringside play sumo --banzuke                 a tournament, to the third loss",
        "ringside play sumo --humans 0                watch bots",
    ],
)
@click.argument("game", required=False)
@seats_option
@click.option("--humans", type=int, default=1, show_default=True, help="How many are people.")
@click.option("--name", "names", multiple=True, help="A person's name; repeat for each.")
@click.option("--bot", help="Who plays the other seats; the strongest bot by default.")
@seed_option
@game_options
@click.option("--save", "file", type=FILE, help="Save the record of the game in this file.")
@click.option("--banzuke", is_flag=True, help="SUMO only: game after game to the third loss.")
@language_option
def play(
    game: str | None,
    seats: int | None,
    humans: int,
    names: tuple[str, ...],
    bot: str | None,
    seed: int | None,
    given: tuple[str, ...],
    file: Path | None,
    banzuke: bool,
    language: str,
) -> None:
    """Play a GAME on this screen, against bots or passing it around."""
    screen = Screen(language)
    try:
        found = choose_game(screen) if game is None else ringside.game(game)
    except Leave:
        screen.show(screen.say("good-bye"))
        return
    options = read_options(found, given)
    found.check_options(options)
    if humans < 0:
        raise InvalidOption("too-few-people")
    if banzuke and (found.id != "sumo" or humans != 1):
        raise InvalidOption("banzuke", "SUMO-20")
    table = seating(screen, found, seats, humans, bot or strongest(found), names)
    if file is not None:
        check_writable(file)
    start = secrets.randbits(53) if seed is None else seed
    another = banzuke_of(screen, Banzuke()) if banzuke else play_again(screen)
    play_games(screen, found, table, start, options, file, another)


@main.command(
    cls=Examples,
    examples=[
        "ringside simulate sumo --games 1000 --bots heuristic,random --seed 1",
        "ringside simulate sumo --games 100 --bots heuristic --option moves=answer",
        "ringside simulate sumo --games 20 --save records",
    ],
)
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True)
@click.option("--bots", help="Names separated by commas; the last one fills the other seats.")
@seats_option
@seed_option
@game_options
@click.option("--save", "folder", type=FILE, help="Save every record in this folder.")
@language_option
def simulate(
    game: str,
    count: int,
    bots: str | None,
    seats: int | None,
    seed: int | None,
    given: tuple[str, ...],
    folder: Path | None,
    language: str,
) -> None:
    """Let bots play a GAME many times and count the results."""
    found = ringside.game(game)
    names = [name.strip() for name in (bots or strongest(found)).split(",") if name.strip()]
    start = secrets.randbits(53) if seed is None else seed
    options: dict[str, Any] = read_options(found, given)
    simulate_match(Screen(language), found, names, count, start, seats, options, folder)


@main.command(
    cls=Examples,
    examples=[
        "ringside replay game.json",
        "ringside replay game.json --seat 1 --step",
    ],
)
@click.argument("file", type=FILE)
@click.option(
    "--seat", type=int, help="See it as this seat did (1 is the first), not as a spectator."
)
@click.option("--step", is_flag=True, help="Draw the table after every move, and wait.")
@language_option
def replay(file: Path, seat: int | None, step: bool, language: str) -> None:
    """Show the record in a FILE move by move."""
    found, record = read_record(file)
    replay_record(Screen(language), found, record, None if seat is None else seat - 1, step)


@main.command(
    cls=Examples,
    examples=[
        "ringside verify game.json",
        "ringside verify game.json --commitment 9f86d081…",
    ],
)
@click.argument("file", type=FILE)
@click.option("--commitment", help="The commitment you noted before the deal.")
@language_option
@click.pass_context
def verify(ctx: click.Context, file: Path, commitment: str | None, language: str) -> None:
    """Check the record in a FILE: its moves, its outcome, its deal."""
    found, record = read_record(file)
    if not show_checks(Screen(language), verify_record(found, record, commitment)):
        ctx.exit(1)


main.add_command(serve)
main.add_command(new_game)


if __name__ == "__main__":
    main()
