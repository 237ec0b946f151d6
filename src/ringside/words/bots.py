"""What people call a game's bots."""

from __future__ import annotations

from ringside.words import message

# How the ids of a game's five characters begin: level-1 to level-5, the weakest first.
LEVEL = "level-"
# As many as sit at the largest table.
MOST_TWINS = 10


def bot_title(game: str, level: str, language: str = "en") -> str:
    """The name of a bot's character, or how strong the bot is; its id if
    there are no words."""
    return message(f"bot-{level}", {}, language, (), game) or level.replace("-", " ").capitalize()


def bot_told(game: str, bot: str, language: str = "en") -> str:
    """A bot by its name, and as ``--bots`` calls it."""
    if ":" in bot:
        return bot
    return message("lab-bot", {"name": bot_title(game, bot, language), "id": bot}, language)


def bot_line(game: str, level: str, language: str = "en") -> str:
    """How a character plays, in a sentence; empty for a bot that is none."""
    return message(f"bot-{level}-line", {}, language, (), game)


def bot_names(game: str, level: str, language: str = "en") -> list[str]:
    """What bots of one character are called at a table, the first of them first."""
    title = bot_title(game, level, language)
    twins = [{"name": title, "nth": nth} for nth in range(2, MOST_TWINS + 1)]
    return [title, *(message("bot-twin", twin, language) for twin in twins)]
