"""How the two decks play against each other: one use of the lab.

    python -m ringside.games.slamball.balance --games 4000 --seed 1

Both teams sit at both seats and have the ball by age as often as the other, so that nothing but
the cards differs. With ``--report docs`` the figures are written to a page, with drawings.
"""

# Not compiled: a report for people; the games in it are compiled.

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

import click

from ringside.arena.lab import charts, experiment, run
from ringside.arena.lab.charts import Row
from ringside.arena.lab.estimates import Estimate, estimated
from ringside.arena.lab.sample import Sample
from ringside.games.slamball import GAME
from ringside.games.slamball.files import load
from ringside.games.slamball.play.book import KIND_WORDS

TEAMS: Final = ("Lava", "Slashers")
SIDES: Final = ("points-home", "points-away")
CHOICES: Final = {
    "face-off": "face off",
    "push": "push",
    "reset": "reset",
    "whistle": "whistle",
    "timeout": "timeout",
    "sub": "substitution",
    "foul": "foul on purpose",
    "hold": "hold",
}
FEWEST, MOST = 12, 30  # points a side that a game should bring

# A game, the seat that the Lava had in it, and the seat of the younger coach.
Played = tuple[Sample, int, int]


def play(games: int, seed: int, jobs: int) -> list[Played]:
    """Every deal twice, with the teams at either seat; every other one with the other younger."""
    lava, slashers = load("lava.toml"), load("slashers.toml")
    found: list[Played] = []
    for younger in (0, 1):
        sides = [{"home": lava, "away": slashers}, {"home": slashers, "away": lava}]
        variants = [{**side, "younger": younger} for side in sides]
        wanted = experiment(GAME, variants, 2 * seed + younger, ["heuristic"])
        for deal in run(wanted, max(2, games // 4), jobs=jobs):
            found += [(sample, seat, younger) for seat, sample in enumerate(deal)]
    return found


def points(played: Sequence[Played]) -> tuple[list[float], list[float]]:
    """What the Lava scored, and what the Slashers did, game by game."""
    ours = [sample.figures[SIDES[seat]] for sample, seat, _ in played]
    theirs = [sample.figures[SIDES[1 - seat]] for sample, seat, _ in played]
    return ours, theirs


def used(sample: Sample, what: str) -> int:
    """How often something was used in a game, by whomever."""
    return sum(sample.used.get(what, ()))


def each(played: Sequence[Played], what: Callable[[Sample], float]) -> Estimate:
    """Something of every game, on average."""
    return estimated([what(sample) for sample, _, _ in played])


def share(wins: Sequence[float]) -> str:
    """A share of games, with its 95 % interval."""
    found = estimated(wins, True)
    assert found.low is not None
    assert found.high is not None
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def lines(played: Sequence[Played]) -> dict[str, Estimate]:
    """How often every kind of line is performed in a head-to-head, game by game."""

    def often(kind: str) -> Callable[[Sample], float]:
        return lambda sample: used(sample, f"kind {kind}") / max(1, sample.figures["head-to-heads"])

    return {kind: each(played, often(kind)) for kind in KIND_WORDS}


def rows(played: Sequence[Played]) -> list[tuple[str, str, str]]:
    """What was measured: name, figure, target."""
    ours, theirs = points(played)
    every = ours + theirs
    within = fmean(FEWEST <= score <= MOST for score in every)
    both = fmean(
        min(pair) >= FEWEST and max(pair) <= MOST for pair in zip(ours, theirs, strict=True)
    )
    fast = sum(used(sample, "how fast") for sample, _, _ in played)
    big = sum(used(sample, "how big") for sample, _, _ in played)
    free = sum(used(sample, "move nobody-contests") for sample, _, _ in played)
    shots = max(1, fast + big)
    table = [
        (f"{TEAMS[0]} win", share([sample.wins[seat] for sample, seat, _ in played]), "48–52 %"),
        (
            f"{TEAMS[1]} win",
            share([sample.wins[1 - seat] for sample, seat, _ in played]),
            "48–52 %",
        ),
        ("seat 0 wins", share([sample.wins[0] for sample, _, _ in played]), ""),
        ("the younger coach wins", share([sample.wins[young] for sample, _, young in played]), ""),
        ("points a side, mean", f"{fmean(every):.1f}", ""),
        (f"sides with {FEWEST}–{MOST} points", f"{100 * within:.1f} %", "≥ 90 %"),
        ("games in which both have", f"{100 * both:.1f} %", ""),
        ("overtime", share([sample.figures["overtime"] for sample, _, _ in played]), "3–10 %"),
        ("contested shots FAST", f"{100 * fast / shots:.1f} %", "≥ 40 %"),
        ("contested shots BIG", f"{100 * big / shots:.1f} %", "≥ 40 %"),
    ]
    for kind, found in lines(played).items():
        table.append((f"`{kind}` a head-to-head", f"{100 * found.value:.1f} %", "≥ 2 %"))
    table.append(("shots nobody contests", f"{100 * free / (shots + free):.1f} %", ""))
    for choice, name in CHOICES.items():
        mean = each(played, lambda sample, choice=choice: used(sample, f"move {choice}"))  # type: ignore[misc]
        table.append((f"{name}, a game", f"{mean.value:.2f}", ""))
    cards = each(played, lambda sample: sample.figures["cards-used"])
    table.append(("cards used a side, of 77", f"{cards.value:.1f}", ""))
    late = estimated([sample.decided for sample, _, _ in played])
    table.append(("decided after, of a game", f"{100 * late.value:.0f} %", ""))
    table.append(("comebacks", share([float(bool(s.comeback)) for s, _, _ in played]), ""))
    minutes = each(played, lambda sample: sample.seconds / 60)
    table.append(("minutes for people", f"{minutes.value:.0f}", ""))
    decisions = each(played, lambda sample: sample.decisions)
    table.append(("decisions a game", f"{decisions.value:.0f}", ""))
    return table


def report(played: Sequence[Played], games: int, seed: int, folder: Path) -> None:
    """Write the page and its drawings."""
    command = f"python -m ringside.games.slamball.balance --games {games} --seed {seed}"
    page = [
        "# The balance of the SlamBall decks",
        "",
        "The rulebook shows only a few of the 154 player cards; the others are reconstructed. This",
        "page shows how the two decks play against each other, measured by [the lab](lab.md).",
        "The coaches are equal heuristic ones. Both teams sit at both seats with the same deals,",
        "and both coaches are the younger as often. Intervals are 95 %.",
        "",
        "```",
        f"{command} --report docs",
        "```",
        "",
        "| measured | figure | target |",
        "|---|---|---|",
        *(f"| {name} | {figure} | {target} |" for name, figure, target in rows(played)),
        "",
        "A head-to-head is one mark of the clock with a card or a hold on it. A line counts when",
        "it is performed: a shot or pass that is resolved, a defensive line that acts, an `lbr`",
        "that takes the ball, a chaos card drawn, a boost attached.",
        "",
        "![Points scored by a side: the Lava dashed, the Slashers solid](slamball-points.svg)",
        "",
        "![Lines performed in a head-to-head](slamball-lines.svg)",
        "",
    ]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "slamball-balance.md").write_text("\n".join(page), encoding="utf-8")
    scored = points(played)
    most = int(max(max(side) for side in scored))
    counts = [[side.count(score) for score in range(most + 1)] for side in scored]
    write(folder / "slamball-points.svg", charts.steps("Points scored by a side", 0, 1, counts))
    kinds = [Row(kind, [found]) for kind, found in lines(played).items()]
    dots = charts.dots("Lines performed in a head-to-head", kinds, percent, True)
    write(folder / "slamball-lines.svg", dots)


def percent(value: float) -> str:
    """A share, for the edge of a drawing."""
    return f"{100 * value:g} %"


def write(path: Path, drawn: str) -> None:
    """One drawing to a file."""
    path.write_text(charts.alone(drawn) + "\n", encoding="utf-8")


@click.command()
@click.option("--games", default=4000, show_default=True, help="How many games to play.")
@click.option("--seed", default=1, show_default=True, help="The seed of them all.")
@click.option("--jobs", default=1, show_default=True, help="Processes to play in.")
@click.option("--report", "folder", type=click.Path(path_type=Path), help="Write a page here.")
def main(games: int, seed: int, jobs: int, folder: Path | None) -> None:
    """Play the Lava against the Slashers and print the figures."""
    played = play(games, seed, jobs)
    for name, figure, target in rows(played):
        click.echo(f"{name:36} {figure:>24}   {target}")
    if folder is not None:
        report(played, games, seed, folder)


if __name__ == "__main__":
    main()
