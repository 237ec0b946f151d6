"""PettingZoo's loop with a small player of our own, against random play.

python examples/pettingzoo_loop.py [game] [games]

The player looks ahead: it copies the table, draws afresh what it cannot know, and plays every move
it has to the end a few times. A copy of the table as it is would show it the other hands.
"""

import sys
from typing import Any

import numpy as np

from ringside.adapters.pettingzoo import env

GUESSES = 4


def main(game: str = "sumo", games: int = 10) -> None:
    table = env(game, render_mode="ansi")
    rng = np.random.default_rng(1)
    total = 0.0
    for number in range(games):
        table.reset(seed=number)
        ours = table.agents[number % len(table.agents)]
        for agent in table.agent_iter():
            _, reward, terminated, truncated, info = table.last()
            if agent == ours:
                total += reward
            if terminated or truncated:
                action = None
            elif agent == ours:
                action = look_ahead(table, agent, rng)
            else:
                action = any_of(info, rng)
            if number == 0 and len(table.agents) == table.max_num_agents and action is not None:
                print(table.render(), f"{agent} plays action {action}")
            table.step(action)
    print(f"{total / games:+.2f} a game for looking ahead, over {games} games of {game}")


def any_of(info: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(info["action_mask"])))


def look_ahead(table: Any, agent: str, rng: np.random.Generator) -> int:
    """The action that does best in random play from here, over a few guesses at what is hidden."""
    actions = np.flatnonzero(table.last()[4]["action_mask"])
    worth = np.zeros(len(actions))
    for _ in range(GUESSES):
        guess = table.determinize(agent, int(rng.integers(2**31)))
        for place, action in enumerate(actions):
            trial = guess.copy()
            trial.step(int(action))
            worth[place] += playout(trial, agent, rng)
    return int(actions[worth.argmax()])


def playout(table: Any, agent: str, rng: np.random.Generator) -> float:
    """What the agent gets if all play at random from here on."""
    for mover in table.agent_iter():
        _, reward, terminated, truncated, info = table.last(observe=False)
        if terminated or truncated:
            if mover == agent:
                return float(reward)
            table.step(None)
        else:
            table.step(any_of(info, rng))
    return 0.0


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
