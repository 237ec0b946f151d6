"""Learns from games of `sharp` how players who think ahead play SUMO, for `habits.py`.

    python -m ringside.games.sumo.learning play --games 4000 --seed 1 --out games-1.txt
    python -m ringside.games.sumo.learning fit games-*.txt --out habits.toml

The first plays games and writes them down, a line each: whose plays are to be learnt from (a mask
of seats), both hands, and every card in order. The second finds the habits that make these plays
likely, and says how likely they make one play in twenty that it has not learnt from.
"""

# Not compiled: a command; what takes its time is compiled in other modules.

from __future__ import annotations

import argparse
from pathlib import Path

from ringside.core.bot import ask
from ringside.core.rng import seeded
from ringside.games.sumo.habits import FILE, SIZES, TABLES
from ringside.games.sumo.lessons import Lessons

# Who is met, in turn: mostly an equal, now and then somebody who gets into unusual positions.
OTHERS = ("sharp", "sharp", "heuristic", "sharp", "sharp", "level-2", "sharp", "random")
ROUNDS = 8
UNLEARNT = 20
A_LINE = 15
PLAYED = (
    "# The games by: python -m ringside.games.sumo.learning play "
    "--games 4000 --seed N --out games-N.txt"
)


def play(games: int, seed: int) -> list[str]:
    """So many games, each as a line; those that were dealt anew are left out."""
    from ringside.games.sumo import GAME

    lines: list[str] = []
    for number in range(games):
        state = GAME.new(2, seed * 1_000_003 + number)
        rng = seeded(seed * 1_000_003 + number)
        other = OTHERS[number % len(OTHERS)]
        names = ["sharp", other] if number // len(OTHERS) % 2 else [other, "sharp"]
        players = [GAME.bots[name]() for name in names]
        learnt = sum(1 << seat for seat in (0, 1) if names[seat] == "sharp")
        line = [learnt, state.hand0, state.hand1]
        while movers := state.to_move():
            card = ask(players[movers[0]], state, movers[0], rng)
            state.apply(movers[0], card)
            line.append(card)
        if state.deals == 1:
            lines.append(" ".join(map(str, line)))
    return lines


def fit(lines: list[str], rounds: int) -> list[float]:
    """The scores of all tables, in their order."""
    lessons = Lessons()
    for line in lines:
        learnt, hand0, hand1, *cards = map(int, line.split())
        lessons.add_game(learnt, [hand0, hand1], cards)
    plays = len(lessons.chosen)
    apart = plays // UNLEARNT
    scores = lessons.learn(apart, rounds, seeded(plays))
    habits = [*scores, 0.0]
    none = [0.0] * len(habits)
    print(
        f"{plays} plays: surprise {lessons.surprise(habits, apart, plays):.4f}, of unlearnt plays "
        f"{lessons.surprise(habits, 0, apart):.4f}, without habits "
        f"{lessons.surprise(none, 0, apart):.4f}"
    )
    return scores


def written(scores: list[float], command: str) -> str:
    """The text of habits.toml."""
    lines = [
        f"# Made by: {command}",
        PLAYED,
        "# Logarithms, in hundredths; `habits.py` says by what.",
    ]
    first = 0
    for name, size in zip(TABLES, SIZES, strict=True):
        lines += ["", f"{name} = ["]
        numbers = [str(round(100 * score)) for score in scores[first : first + size]]
        for at in range(0, size, A_LINE):
            lines.append(f"  {', '.join(numbers[at : at + A_LINE])},")
        lines.append("]")
        first += size
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="ringside.games.sumo.learning")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and write them down")
    playing.add_argument("--games", type=int, default=4000)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="learn from games")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--rounds", type=int, default=ROUNDS)
    fitting.add_argument("--out", type=Path, default=Path(FILE))
    given = parser.parse_args(arguments)
    if given.command == "play":
        given.out.write_text("\n".join(play(given.games, given.seed)) + "\n", encoding="utf-8")
        return
    lines = [line for file in sorted(given.files) for line in file.read_text().splitlines()]
    names = " ".join(file.name for file in sorted(given.files))
    command = f"python -m ringside.games.sumo.learning fit {names} --rounds {given.rounds}"
    given.out.write_text(written(fit(lines, given.rounds), command), encoding="utf-8")


if __name__ == "__main__":
    main()
