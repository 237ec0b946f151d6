"""What people call a game's bots."""

from __future__ import annotations

from ringside.words import message

# How the ids of a game's five characters begin: level-1 to level-5, the weakest first.
LEVEL = "level-"


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
