"""B."""

from ringside.bots.random import RandomBot

SlimeBot = RandomBot
