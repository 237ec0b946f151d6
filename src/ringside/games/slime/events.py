"""What can happen in Slime Games, and what it asks.

``seat`` is who acts, ``colour`` whose pieces do, ``owner`` whose pieces suffer it. A poltergeist
acts on ``behalf`` of any colour; None is one's own. A card that is None is a haunting: a stuck
player grows or shrinks a slime.
"""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from typing import ClassVar, Literal

from ringside.core.events import Event, Prompt


class SlimeEvent(Event):
    """Something that happened in Slime Games."""

    game: ClassVar[str] = "slime"


# -- turns ----------------------------------------------------------------------------------


class TurnBegan(SlimeEvent, kw_only=True):
    """The next turn, the game's ``number``-th; a ``stuck`` player haunts."""

    seat: int
    number: int
    stuck: bool
    rule: str = "SLIME-03"


class Drew(SlimeEvent, kw_only=True):
    """Cards from the pile; only whoever drew them is told which."""

    seat: int
    count: int
    cards: list[str] | None
    rule: str = "SLIME-05"


class TookOpen(SlimeEvent, kw_only=True):
    """An open card of the market goes into a hand."""

    seat: int
    card: str
    slot: int
    rule: str = "SLIME-55"


class Refilled(SlimeEvent, kw_only=True):
    """The pile fills the gap in the market."""

    card: str
    slot: int
    rule: str = "SLIME-55"


class Replaced(SlimeEvent, kw_only=True):
    """A card is discarded for another one."""

    seat: int
    card: str
    rule: str = "SLIME-07"


class Placed(SlimeEvent, kw_only=True):
    """A piece placed without a card; ``first`` if it is the seat's first of all."""

    seat: int
    hex: str
    first: bool
    rule: str = "SLIME-08"


class TurnEnded(SlimeEvent, kw_only=True):
    """A turn ended without a placement."""

    seat: int
    rule: str = "SLIME-11"


class Stuck(SlimeEvent, kw_only=True):
    """A player cannot place in any way; ``count`` cards go back into the pile."""

    seat: int
    count: int
    rule: str = "SLIME-40"


class Researched(SlimeEvent, kw_only=True):
    """Instead of getting stuck a player draws, as many as there are up to two."""

    seat: int
    rule: str = "SLIME-54"


class Passed(SlimeEvent, kw_only=True):
    """A stuck player does nothing."""

    seat: int
    rule: str = "SLIME-43"


class Frozen(SlimeEvent, kw_only=True):
    """Somebody calls freeze, and the ``slow`` player's turn is over."""

    seat: int
    slow: int
    rule: str = "SLIME-52"


# -- cards announced and stopped ------------------------------------------------------------


class Announced(SlimeEvent, kw_only=True):
    """A card is played, by a poltergeist on ``behalf`` of a colour; the seats ``asked`` may stop
    it."""

    seat: int
    card: str
    behalf: int | None
    asked: list[int]
    rule: str = "SLIME-35"


class Haunted(SlimeEvent, kw_only=True):
    """A stuck player is about to grow a colour by a piece, or to remove one of its pieces."""

    seat: int
    colour: int
    hex: str
    grows: bool
    asked: list[int]
    rule: str = "SLIME-43"


class Stopped(SlimeEvent, kw_only=True):
    """A stop, the ``number``-th: of ``owner``'s card or haunting, or of their stop."""

    seat: int
    owner: int
    card: str | None
    number: int
    asked: list[int]
    rule: str = "SLIME-33"


class TookEffect(SlimeEvent, kw_only=True):
    """Nobody stops it any more: what was announced happens."""

    seat: int
    card: str | None
    colour: int
    rule: str = "SLIME-35"


class Undone(SlimeEvent, kw_only=True):
    """Nobody stops the last stop: what was announced does not happen."""

    seat: int
    card: str | None
    colour: int
    rule: str = "SLIME-33"


class Fizzled(SlimeEvent, kw_only=True):
    """A card finds nothing to do any more."""

    seat: int
    card: str
    rule: str = "SLIME-38"


class LeftOff(SlimeEvent, kw_only=True):
    """A card that could act again is not used further."""

    seat: int
    card: str
    rule: str


# -- what cards do --------------------------------------------------------------------------


class Covered(SlimeEvent, kw_only=True):
    """Pieces of a colour spread to ``hexes``; on those of ``overrun`` they replace ``victims``'."""

    seat: int
    card: str | None
    colour: int
    hexes: list[str]
    overrun: list[str]
    victims: list[int]
    rule: str


class Overran(SlimeEvent, kw_only=True):
    """Enemy pieces on ``hexes``, those of ``victims``, are replaced by pieces of a colour."""

    seat: int
    colour: int
    hexes: list[str]
    victims: list[int]
    rule: str = "SLIME-29"


class Conquered(SlimeEvent, kw_only=True):
    """Lone pieces of ``victims`` change their colour."""

    seat: int
    colour: int
    hexes: list[str]
    victims: list[int]
    rule: str = "SLIME-31"


class Moved(SlimeEvent, kw_only=True):
    """A piece moves within the reach of its slime."""

    seat: int
    colour: int
    start: str
    end: str
    rule: str = "SLIME-20"


class Hopped(SlimeEvent, kw_only=True):
    """A piece hops away."""

    seat: int
    colour: int
    start: str
    end: str
    rule: str = "SLIME-26"


class Controlled(SlimeEvent, kw_only=True):
    """A slime of ``owner`` on ``hexes`` is chosen, and is to lose ``count`` pieces."""

    seat: int
    colour: int
    owner: int
    hexes: list[str]
    count: int
    rule: str = "SLIME-22"


class Removed(SlimeEvent, kw_only=True):
    """Pieces of ``owner`` leave the board; ``whole`` if they were a whole slime."""

    seat: int
    owner: int
    hexes: list[str]
    whole: bool
    rule: str


class Robbed(SlimeEvent, kw_only=True):
    """A random card changes hands; only the two of them know which."""

    seat: int
    victim: int
    card: str | None
    rule: str = "SLIME-24"


class Reversed(SlimeEvent, kw_only=True):
    """The order of play turns around."""

    seat: int
    clockwise: bool
    rule: str = "SLIME-21"


# -- the end --------------------------------------------------------------------------------


class Ended(SlimeEvent, kw_only=True):
    """The game is over, and why; ``pieces`` of every seat on the board."""

    reason: str
    pieces: list[int]
    rule: str


class Won(SlimeEvent, kw_only=True):
    """Who has won."""

    winners: list[int]
    reason: str
    rule: str


# -- what is asked --------------------------------------------------------------------------


class SlimePrompt(Prompt):
    """What Slime Games asks."""

    game: ClassVar[str] = "slime"


class Enter(SlimePrompt, kw_only=True):
    """Place a piece on any empty hex: the ``first`` of all, or the first again."""

    first: bool
    flowers: bool
    """Whether flowers are forbidden."""
    rule: str = "SLIME-04"


class Draw(SlimePrompt, kw_only=True):
    """Draw from the pile or take an open card, ``left`` times."""

    why: Literal["turn", "replace", "card", "stuck"]
    left: int
    rule: str = "SLIME-55"


class TakeTurn(SlimePrompt, kw_only=True):
    """Play cards, replace one, and end the turn in one ``way``: with a placement, by a card only,
    by saying so, or stuck. ``plays`` is how many cards may still be played."""

    way: Literal["place", "card", "end", "stuck"]
    plays: int
    rule: str = "SLIME-06"


class React(SlimePrompt, kw_only=True):
    """Stop what ``by`` has just played, or let it happen. ``holds``: the seat has a stop."""

    by: int
    card: str | None
    owner: int
    """Whose card or haunting all this is about."""
    behalf: int | None
    colour: int
    hex: str | None
    grows: bool
    stops: int
    """How many stops lie on it: with an odd number it would not happen."""
    holds: bool
    rule: str = "SLIME-35"


class Choose(SlimePrompt, kw_only=True):
    """A choice of the card that takes effect, ``left`` times; ``done``: it may be left at that."""

    card: str
    way: Literal[
        "move", "hop", "control", "bomb", "rob", "eat", "grow", "attack", "jump", "conquer", "snake"
    ]
    behalf: int | None
    left: int
    done: bool
    rule: str


class GiveUp(SlimePrompt, kw_only=True):
    """Remove a piece of one's own controlled slime, ``left`` times."""

    by: int
    hexes: list[str]
    left: int
    rule: str = "SLIME-22"


class Haunt(SlimePrompt, kw_only=True):
    """A stuck player grows or shrinks any slime, or passes; a poltergeist may play a card."""

    may_play: bool
    rule: str = "SLIME-43"


class Reward(SlimePrompt, kw_only=True):
    """After freeze: take a card from the ``slow`` player, or place a piece."""

    slow: int
    can_take: bool
    can_place: bool
    rule: str = "SLIME-52"
