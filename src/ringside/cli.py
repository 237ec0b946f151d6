"""The `ringside` command: play, serve, read, simulate, replay, verify."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

import ringside
from ringside.arena.lineup import bots_in, usual_bot
from ringside.core.build import compiled
from ringside.core.errors import InvalidOption
from ringside.core.verify import verify as verify_record
from ringside.server.command import serve
from ringside.server.database import database
from ringside.server.think import think
from ringside.templates.command import new_game
from ringside.terminal import arena as arenas
from ringside.terminal import rulebook
from ringside.terminal import simulate as matches
from ringside.terminal.catalogue import catalogue, choose_game
from ringside.terminal.commands import Examples, RingsideGroup, read_options
from ringside.terminal.drawing import module
from ringside.terminal.files import check_writable, read_record
from ringside.terminal.helping import option_table
from ringside.terminal.lab import lab
from ringside.terminal.language import language_option
from ringside.terminal.numbers import Share, Whole
from ringside.terminal.play import play as play_games
from ringside.terminal.play import play_again
from ringside.terminal.replay import replay as replay_record
from ringside.terminal.screen import Leave, Screen
from ringside.terminal.seating import seating
from ringside.terminal.solve import solve
from ringside.terminal.verifying import show_checks
from ringside.terminal.wishes import Wishes

BUILD = "compiled" if compiled() else "plain Python"
FILE = click.Path(path_type=Path)

seed_option = click.option("--seed", type=Whole(), help="The same seed gives the same game.")
game_options = click.option(
    "--option",
    "given",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game; --NAME VALUE does the same.",
)
jobs_option = click.option("--jobs", type=Whole(1), default=1, show_default=True, help="Processes.")
ray_option = click.option(
    "--ray",
    metavar="ADDRESS",
    help="Let a Ray cluster play: HOST:PORT, ray://HOST:PORT, auto or local.",
)
json_option = click.option(
    "--json", "json_file", type=FILE, help="Keep all results; if it is there, go on."
)
seats_option = click.option("--seats", type=Whole(), help="How many play.")


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
        screen.page(
            rulebook.ledger(found, language) if ledger else rulebook.rendered(found, language)
        )


@main.command(
    cls=Examples,
    examples=[
        "ringside play                                choose a game from a menu",
        "ringside play sumo                           against a bot",
        "ringside play sumo --bot Mochi --seed 7      or --bot level-1, or --bot 1",
        "ringside play slime --bot Moss --bot Blip    against two",
        "ringside play sumo --humans 2 --name Ada --name Bo",
        "ringside play sumo --option moves=answer --save game.json",
        "ringside play slamball --home my-team.toml   a team of your own",
        "ringside play sumo --banzuke                 a tournament, to the third loss",
        "ringside play sumo --humans 0                watch bots",
    ],
)
@click.argument("game", required=False)
@seats_option
@click.option("--humans", type=Whole(0), default=1, show_default=True, help="How many are people.")
@click.option("--name", "names", multiple=True, help="A person's name; repeat for each.")
@click.option(
    "--bot",
    "bots",
    multiple=True,
    help="Who plays the other seats, by name or level; repeat for each.",
)
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
    bots: tuple[str, ...],
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
    tournament = module(found, "tournament") if banzuke else None
    if banzuke and (tournament is None or humans != 1):
        raise InvalidOption("banzuke", "SUMO-20")
    them = [bot for several in bots for bot in bots_in(found, several, language)]
    table = seating(screen, found, seats, humans, them, names)
    if file is not None:
        check_writable(file)
    start = secrets.randbits(53) if seed is None else seed
    another = tournament.tournament(screen) if tournament else play_again(screen)
    play_games(screen, found, table, start, options, file, another)


@main.command(
    cls=Examples,
    examples=[
        "ringside simulate sumo --games 1000 --bots heuristic,random --seed 1",
        "ringside simulate sumo --games 100 --bots heuristic --option moves=answer",
        "ringside simulate sumo --games 20 --save records",
        "ringside simulate slime --games 10000 --jobs 4 --json slime.json     and go on later",
        "ringside simulate slime --games 1000000 --ray ray://head:10001 --json slime.json",
    ],
)
@click.argument("game")
@click.option("--games", "count", type=Whole(1), default=100, show_default=True)
@click.option("--bots", help="Names separated by commas; the last one fills the other seats.")
@seats_option
@jobs_option
@ray_option
@seed_option
@json_option
@click.option("--save", "folder", type=FILE, help="Save every record in this folder.")
@game_options
@language_option
def simulate(
    game: str,
    count: int,
    bots: str | None,
    seats: int | None,
    jobs: int,
    ray: str | None,
    seed: int | None,
    json_file: Path | None,
    folder: Path | None,
    given: tuple[str, ...],
    language: str,
) -> None:
    """Let bots play a GAME many times and count the results."""
    found = ringside.game(game)
    wishes = Wishes(
        bots=bots_in(found, usual_bot(found) if bots is None else bots, language),
        games=count,
        seats=seats,
        seed=seed,
        options=read_options(found, given),
        jobs=jobs,
        ray=ray,
        json=json_file,
    )
    matches.simulate(Screen(language), found, wishes, folder)


@main.command(
    cls=Examples,
    examples=[
        "ringside arena sumo --bots level-1,level-2,level-3 --games 200 --jobs 2",
        "ringside arena slime --bots level-4,heuristic --games 400 --seats 4",
        "ringside arena sumo --bots level-3,my_bots:Careful --games 5000 --until 0.05",
        "ringside arena sumo --bots level-4,level-5 --games 1000 --json duel.json",
        "ringside arena sumo --bots level-4,level-5 --games 1000 --ray ray://head:10001",
        "ringside arena sumo --bots level-1,level-2 --games 100 --csv a.csv --plot a.svg",
    ],
)
@click.argument("game")
@click.option("--bots", required=True, help="Names, or module:Class, separated by commas.")
@click.option(
    "--games",
    "count",
    type=Whole(2),
    default=100,
    show_default=True,
    help="How many each pair plays; every deal is played twice.",
)
@seats_option
@jobs_option
@ray_option
@seed_option
@click.option(
    "--until",
    type=Share(),
    metavar="WIDTH",
    help="Stop a pair when the 95 % interval of its share is narrower.",
)
@json_option
@click.option("--csv", "csv_file", type=FILE, help="Write the figures as a spreadsheet.")
@click.option("--plot", "plot_file", type=FILE, help="Draw the shares, in a file.svg.")
@game_options
@language_option
def arena(
    game: str,
    bots: str,
    count: int,
    seats: int | None,
    jobs: int,
    ray: str | None,
    seed: int | None,
    until: float | None,
    json_file: Path | None,
    csv_file: Path | None,
    plot_file: Path | None,
    given: tuple[str, ...],
    language: str,
) -> None:
    """Let bots play a GAME, everybody against everybody, and tell who is stronger.

    Among three and more one of a pair sits alone at a table of the other's, and then the other
    way round.
    """
    found = ringside.game(game)
    options = read_options(found, given)
    files = {"json": json_file, "csv": csv_file, "plot": plot_file}
    wishes = arenas.ArenaWishes(
        bots=bots_in(found, bots, language),
        games=count,
        seats=seats,
        seed=seed,
        options=options,
        until=until,
        jobs=jobs,
        ray=ray,
        **files,
    )
    arenas.arena(Screen(language), found, wishes)


@main.command(
    cls=Examples,
    examples=[
        "ringside replay game.json",
        "ringside replay game.json --seat 1 --step",
    ],
)
@click.argument("file", type=FILE)
@click.option(
    "--seat", type=Whole(), help="See it as this seat did (1 is the first), not as a spectator."
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
main.add_command(database)
main.add_command(think)
main.add_command(new_game)
main.add_command(solve)
main.add_command(lab)


if __name__ == "__main__":
    main()
