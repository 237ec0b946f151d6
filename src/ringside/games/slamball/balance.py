"""How the two decks play against each other: games between equal coaches, and the figures.

    python -m ringside.games.slamball.balance --games 4000 --seed 1

Both teams sit at both seats and have the ball by age as often as the other, so that nothing but
the cards differs. With ``--report docs`` the figures are written to a page, with plots if
matplotlib is installed (the extra ``plots``).
"""

# Not compiled: a report for people; the games in it are compiled.

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any, Final

import click

from ringside.core.bot import ask
from ringside.core.rng import seeded
from ringside.games.slamball import GAME
from ringside.games.slamball.bot import SlamballBot
from ringside.games.slamball.files import load
from ringside.games.slamball.floor.head_to_head import PASSES, SHOOTS
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import KIND_WORDS, NONE
from ringside.games.slamball.rules import SlamballState

TEAMS: Final = ("Lava", "Slashers")
FEWEST, MOST = 12, 30  # points a side that a game should bring


@dataclass
class Tally:
    """What a number of games came to."""

    games: int = 0
    wins: list[float] = field(default_factory=lambda: [0.0, 0.0])
    seat_wins: list[float] = field(default_factory=lambda: [0.0, 0.0])
    younger_wins: float = 0.0
    points: list[list[int]] = field(default_factory=lambda: [[], []])
    overtime: int = 0
    decisions: int = 0
    cards_used: int = 0
    head_to_heads: int = 0
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        self.games += other.games
        for team in range(2):
            self.wins[team] += other.wins[team]
            self.seat_wins[team] += other.seat_wins[team]
            self.points[team] += other.points[team]
        self.younger_wins += other.younger_wins
        self.overtime += other.overtime
        self.decisions += other.decisions
        self.cards_used += other.cards_used
        self.head_to_heads += other.head_to_heads
        self.counts += other.counts


def play_games(first: int, games: int, seed: int) -> Tally:
    """Games number ``first`` and on; a game depends on its number and the seed alone."""
    data = [load("lava.toml"), load("slashers.toml")]
    bot = SlamballBot()
    tally = Tally()
    for number in range(first, first + games):
        swapped, younger = number % 2, number // 2 % 2
        state = GAME.new(
            seed=seed * 1_000_003 + number,
            home=data[swapped],
            away=data[1 - swapped],
            younger=younger,
        )
        rng = seeded(-(seed * 1_000_003 + number) - 1)
        seats = state.to_move()
        while seats:
            seat = seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]
            action = ask(bot, state, seat, rng)
            count_action(tally, state, seat, action)
            clock, resetting = state.board.clock, state.phase == phases.PACE
            state.apply(seat, action)
            tally.decisions += 1
            # A reset moves the clock as well, by a gap.
            tally.head_to_heads += state.board.clock > clock and not resetting
            seats = state.to_move()
        count_game(tally, state, swapped, younger)
    return tally


def count_game(tally: Tally, state: SlamballState, swapped: int, younger: int) -> None:
    """The end of a game."""
    outcome = state.outcome()
    assert outcome is not None
    tally.games += 1
    share = 1 / len(outcome.winners)
    for seat in outcome.winners:
        tally.seat_wins[seat] += share
        tally.wins[seat ^ swapped] += share
    if younger in outcome.winners:
        tally.younger_wins += share
    for seat in range(2):
        tally.points[seat ^ swapped].append(state.board.score[seat] - 50)
    tally.overtime += state.overtime.round > 0
    left = sum(len(cards) for cards in state.teams.decks + state.teams.hands)
    tally.cards_used += len(state.book.cards) - left


def count_action(tally: Tally, state: SlamballState, seat: int, action: int) -> None:
    """The lines and choices an action uses."""
    counts = tally.counts
    phase = state.phase
    if phase == phases.RESOLVE and moves.SHOOT_OPEN <= action < moves.NOTHING:
        if action < moves.SHOOT:
            counts["open shot"] += 1
            counts[KIND_WORDS[books.SLAM + action - moves.SHOOT_OPEN]] += 1
        elif action < moves.PASS:
            number = action - moves.SHOOT
            counts["fast" if number % 6 < 3 else "big"] += 1
            counts[KIND_WORDS[books.SLAM + number // 6]] += 1
            counts["boost"] += number % 3 > 0
        else:
            number = action - moves.PASS
            counts[KIND_WORDS[books.PASS + number // 3]] += 1
            counts["boost"] += number % 3 > 0
    elif phase == phases.REVEAL and action >= moves.REVEAL:
        extra, only = divmod(action - moves.REVEAL, 4)
        if state.book.has(state.defend.card, books.CHAOS):
            counts["chaos"] += 1
        else:
            count_defence(tally, state, books.HIT + only - 1 if only else NONE)
            counts["boost"] += extra > 0
    elif phase == phases.ACT:
        count_defence(tally, state, NONE)
        counts["boost"] += action > moves.ACT
    elif phase == phases.CONTEST and action < moves.FOUL:
        if state.attack.card != NONE:
            counts["contest" if action < moves.LET else "let"] += 1
            counts["chaos"] += state.book.below(state.attack.card, books.CHAOS, state.attack.line)
    elif phase in (phases.RACE, phases.THROWDOWN, phases.CLAIM):
        counts["lbr"] += moves.LBR <= action <= moves.CLAIM
    for name, number in (
        ("push", moves.PUSH),
        ("reset", moves.RESET),
        ("timeout", moves.TIMEOUT),
        ("whistle", moves.WHISTLE),
        ("hold", moves.HOLD),
        ("face off", moves.FAST),
        ("face off", moves.BIG),
    ):
        counts[name] += action == number
    counts["foul on purpose"] += moves.FOUL <= action < moves.SHOOT_OPEN
    counts["substitution"] += moves.SUB <= action < moves.DISCARD


def count_defence(tally: Tally, state: SlamballState, only: int) -> None:
    """The defensive lines that act; a steal or a stop needs something to act on."""
    for kind in (books.FOUL, books.HIT, books.STEAL, books.STOP):
        if not state.book.has(state.defend.card, kind):
            continue
        if kind != books.FOUL and only not in (NONE, kind):
            continue
        if kind == books.STOP and state.doing.what != SHOOTS:
            continue
        if kind == books.STEAL and not (
            state.doing.what == SHOOTS or (state.doing.what == PASSES and state.doing.risky)
        ):
            continue
        tally.counts[KIND_WORDS[kind]] += 1


def run(games: int, seed: int, jobs: int) -> Tally:
    """All games, in as many processes as asked for; the result is the same for any number."""
    size = 100
    starts = range(0, games, size)
    tally = Tally()
    if jobs == 1:
        for first in starts:
            tally.add(play_games(first, min(size, games - first), seed))
        return tally
    with ProcessPoolExecutor(jobs) as pool:
        parts = [pool.submit(play_games, first, min(size, games - first), seed) for first in starts]
        for part in parts:
            tally.add(part.result())
    return tally


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    share = wins / games
    centre = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (centre - width) / scale, (centre + width) / scale


def rows(tally: Tally) -> list[tuple[str, str, str]]:
    """What was measured: name, figure, target."""
    games = tally.games

    def share(wins: float) -> str:
        low, high = wilson(wins, games)
        return f"{100 * wins / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"

    every = sorted(tally.points[0] + tally.points[1])
    within = sum(FEWEST <= points <= MOST for points in every) / len(every)
    pairs = zip(tally.points[0], tally.points[1], strict=True)
    both = sum(min(pair) >= FEWEST and max(pair) <= MOST for pair in pairs) / games
    counts = tally.counts
    shots = max(1, counts["fast"] + counts["big"])
    table = [
        (f"{TEAMS[0]} win", share(tally.wins[0]), "48–52 %"),
        (f"{TEAMS[1]} win", share(tally.wins[1]), "48–52 %"),
        ("seat 0 wins", share(tally.seat_wins[0]), ""),
        ("the younger coach wins", share(tally.younger_wins), ""),
        ("points a side, mean", f"{sum(every) / len(every):.1f}", ""),
        (f"sides with {FEWEST}–{MOST} points", f"{100 * within:.1f} %", "≥ 90 %"),
        ("games in which both have", f"{100 * both:.1f} %", ""),
        ("overtime", share(tally.overtime), "3–10 %"),
        ("contested shots FAST", f"{100 * counts['fast'] / shots:.1f} %", "≥ 40 %"),
        ("contested shots BIG", f"{100 * counts['big'] / shots:.1f} %", "≥ 40 %"),
    ]
    heads = max(1, tally.head_to_heads)
    for kind in KIND_WORDS:
        table.append((f"`{kind}` a head-to-head", f"{100 * counts[kind] / heads:.1f} %", "≥ 2 %"))
    all_shots = max(1, shots + counts["open shot"])
    table.append(("shots nobody contests", f"{100 * counts['open shot'] / all_shots:.1f} %", ""))
    for name in (
        "face off",
        "push",
        "reset",
        "whistle",
        "timeout",
        "substitution",
        "foul on purpose",
        "hold",
    ):
        table.append((f"{name}, a game", f"{counts[name] / games:.2f}", ""))
    table.append(("cards used a side, of 77", f"{tally.cards_used / games / 2:.1f}", ""))
    table.append(("decisions a game", f"{tally.decisions / games:.0f}", ""))
    return table


def report(tally: Tally, games: int, seed: int, folder: Path) -> None:
    """Write the page, and the plots if they can be drawn."""
    drawn = plots(tally, folder)
    command = f"python -m ringside.games.slamball.balance --games {games} --seed {seed}"
    lines = [
        "# The balance of the SlamBall decks",
        "",
        "The rulebook shows only a few of the 154 player cards; the others are reconstructed. This",
        "page shows how the two decks play against each other: equal heuristic coaches, both teams",
        "at both seats, both coaches the younger as often. Intervals are 95 % (Wilson).",
        "",
        "```",
        f"{command} --report docs",
        "```",
        "",
        "| measured | figure | target |",
        "|---|---|---|",
        *(f"| {name} | {figure} | {target} |" for name, figure, target in rows(tally)),
        "",
        "A head-to-head is one mark of the clock with a card or a hold on it. A line counts when",
        "it is performed: a shot or pass that is resolved, a defensive line that acts, an `lbr`",
        "that takes the ball, a chaos card drawn, a boost attached.",
        "",
        *drawn,
    ]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "slamball-balance.md").write_text("\n".join(lines), encoding="utf-8")


def plots(tally: Tally, folder: Path) -> list[str]:
    """Points a side and the use of lines, as SVG."""
    try:
        import matplotlib
    except ImportError:
        return []
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "ringside"  # the same file for the same figures
    from matplotlib import pyplot

    folder.mkdir(parents=True, exist_ok=True)
    figure: Any
    axes: Any
    figure, axes = pyplot.subplots(figsize=(7, 3))
    most = max(max(points) for points in tally.points)
    bins = [value - 0.5 for value in range(most + 2)]
    axes.axvspan(FEWEST - 0.5, MOST + 0.5, color="0.92", label=f"{FEWEST} to {MOST}")
    for name, points, style in zip(TEAMS, tally.points, ("-", "--"), strict=True):
        axes.hist(points, bins, histtype="step", linestyle=style, label=name)
    axes.set_xlabel("points scored by a side")
    axes.set_ylabel("games")
    axes.legend()
    save(figure, folder / "slamball-points.svg")
    figure, axes = pyplot.subplots(figsize=(7, 3.2))
    heads = max(1, tally.head_to_heads)
    shares = [100 * tally.counts[kind] / heads for kind in KIND_WORDS]
    axes.bar(KIND_WORDS, shares, color="0.45")
    axes.axhline(2, color="black", linestyle=":", label="2 %")
    axes.set_ylabel("% of head-to-heads")
    axes.tick_params(axis="x", rotation=45)
    axes.legend()
    save(figure, folder / "slamball-lines.svg")
    return [
        "![Points scored by a side](slamball-points.svg)",
        "",
        "![Lines used in a head-to-head](slamball-lines.svg)",
        "",
    ]


def save(figure: Any, path: Path) -> None:
    """One plot to a file."""
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


@click.command()
@click.option("--games", default=4000, show_default=True, help="How many games to play.")
@click.option("--seed", default=1, show_default=True, help="The seed of them all.")
@click.option("--jobs", default=1, show_default=True, help="Processes to play in.")
@click.option("--report", "folder", type=click.Path(path_type=Path), help="Write a page here.")
def main(games: int, seed: int, jobs: int, folder: Path | None) -> None:
    """Play the Lava against the Slashers and print the figures."""
    tally = run(games, seed, jobs)
    for name, figure, target in rows(tally):
        click.echo(f"{name:36} {figure:>24}   {target}")
    if folder is not None:
        report(tally, games, seed, folder)


if __name__ == "__main__":
    main()
