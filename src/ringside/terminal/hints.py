"""What a person could do now, and what each move would do as far as they can know."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ringside.terminal.choices import Choices
from ringside.terminal.screen import Screen, clean, listing
from ringside.words import say

MOST = 12  # moves of which a hint tells what they would do


def hint(screen: Screen, choices: Choices, wanted: str) -> RenderableType:
    """What one move would do, or every one; of many, how to ask about one."""
    if wanted:
        action = choices.understand(wanted)
        moves = [choices.moves.index(choices.state.text(choices.seat, action))]
    elif len(choices.moves) <= MOST:
        moves = list(range(len(choices.moves)))
    else:
        kinds = dict.fromkeys(one.typed.partition(" ")[0] for one in choices.listed_moves())
        said = screen.say("hint-many", count=len(choices.moves), kinds=list(kinds))
        return Text(said, style="yellow")
    table = listing(gap=2)
    listed = choices.listed_moves()
    for place in moves:
        words = Text.assemble((f"{place + 1} ", "bold cyan"), listed[place].words)
        table.add_row(words, Text(would(screen, choices, choices.moves[place])))
    return table


def would(screen: Screen, choices: Choices, move: str) -> str:
    """What a move would do, in sentences."""
    preview = choices.state.preview(choices.seat, move)
    game = choices.state.game.id
    told = screen.lines(preview.certain, choices.names)
    told += [clean(say(one, screen.language, choices.names, game=game)) for one in preview.depends]
    gap = "" if screen.language == "ja" else " "
    return gap.join(told)
