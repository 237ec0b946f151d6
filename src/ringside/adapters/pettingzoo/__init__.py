"""Ringside's games as PettingZoo environments.

>>> from ringside.adapters.pettingzoo import env
>>> table = env("sumo")
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     over = terminated or truncated
...     table.step(None if over else table.action_space(agent).sample(info["action_mask"]))

`env` asks one agent after another, for all games, seats and options. `parallel_env` asks all
agents at once: it is made for games where several decide at the same time (SUMO's clash, SlamBall's
face-offs and races, the reactions of Slime Games).
"""

from ringside.adapters.pettingzoo.parallel import ParallelTable, parallel_env
from ringside.adapters.pettingzoo.turns import TurnsTable, raw_env
from ringside.adapters.pettingzoo.wrappers import Table, env

__all__ = ["ParallelTable", "Table", "TurnsTable", "env", "parallel_env", "raw_env"]
