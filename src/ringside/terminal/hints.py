"""What a strong bot would do in a person's place, and what a move would do as far as the person can
know."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ringside.arena.lineup import best_bot
from ringside.bots.random import RandomBot
from ringside.core.bot import ask
from ringside.core.rng import seeded
from ringside.terminal.choices import Choices
from ringside.terminal.screen import Screen, clean
from ringside.terminal.seating import called
from ringside.words import say

MOST = 12  # moves of which a hint tells what they would do


def hint(screen: Screen, choices: Choices, wanted: str) -> RenderableType:
    """What one move would do, if one is named, else advice. Where nobody can give any, what every
    move would do; of many, how to ask about one."""
    if wanted:
        return outcomes(screen, choices, [place_of(choices, choices.understand(wanted))])
    if len(choices.moves) > 1:
        name = best_bot(choices.state.game)
        if not isinstance(choices.state.game.bots[name](), RandomBot):
            return advice(screen, choices, name)
    if len(choices.moves) <= MOST:
        return outcomes(screen, choices, range(len(choices.moves)))
    kinds = dict.fromkeys(one.typed.partition(" ")[0] for one in choices.listed_moves())
    said = screen.say("hint-many", count=len(choices.moves), kinds=list(kinds))
    return Group(Text(said, style="yellow"), *how_to_ask(screen, choices))


def advice(screen: Screen, choices: Choices, name: str) -> RenderableType:
    """The move that a bot would make here, knowing what the seat knows, and what it would do."""
    game = choices.state.game
    who = called(screen, game, name)
    # Chance of its own: asking changes nothing in the game, and asking again not the answer.
    rng = seeded(len(choices.state.history))
    with screen.thinking(who):
        action = ask(game.bots[name](), choices.state, choices.seat, rng)
    return Group(
        Text(screen.say("advice", who=who)),
        outcomes(screen, choices, [place_of(choices, action)]),
        *how_to_ask(screen, choices),
    )


def how_to_ask(screen: Screen, choices: Choices) -> list[Text]:
    """How to ask about another move by its number, where moves have one."""
    return [] if choices.own_numbers else [Text(screen.say("hint-other"), style="dim")]


def place_of(choices: Choices, action: int) -> int:
    """Where a move is in the list."""
    return choices.moves.index(choices.state.text(choices.seat, action))


def outcomes(screen: Screen, choices: Choices, places: Sequence[int]) -> RenderableType:
    """What each of these moves would do."""
    listed = choices.listed_moves()
    parts: list[RenderableType] = []
    for place in places:
        number = "" if choices.own_numbers else f"{place + 1} "
        parts.append(Text.assemble("  ", (number, "bold cyan"), (listed[place].words, "bold")))
        parts.append(Padding(would(screen, choices, choices.moves[place]), (0, 0, 0, 4)))
    return Group(*parts)


def would(screen: Screen, choices: Choices, move: str) -> Text:
    """What a move would do, in sentences."""
    preview = choices.state.preview(choices.seat, move)
    game = choices.state.game.id
    told = screen.lines(preview.certain, choices.names)
    told += [clean(say(one, screen.language, choices.names, game=game)) for one in preview.depends]
    return Text(("" if screen.language == "ja" else " ").join(told))
