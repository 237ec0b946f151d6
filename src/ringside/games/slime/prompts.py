"""What Slime Games asks a seat, from the state it stands before."""

from __future__ import annotations

from typing import Final

from ringside.games.slime.actions import GROW_HAUNT, NUM_CARDS, PLACEMENT_CARDS, STUCK_DRAW, times
from ringside.games.slime.board import HEX_NAMES, first
from ringside.games.slime.cards import CODES, FAMILIES, RULES
from ringside.games.slime.events import (
    Choose,
    Draw,
    Enter,
    GiveUp,
    Haunt,
    React,
    Reward,
    SlimePrompt,
    TakeTurn,
)
from ringside.games.slime.field import (
    DRAW,
    ENTER,
    FROZEN,
    HAUNT,
    MAIN,
    MOST_PLAYED,
    REACT,
    REMOVING,
)
from ringside.games.slime.position import hex_names
from ringside.games.slime.possible import standard, useful
from ringside.games.slime.reactions import last_player
from ringside.games.slime.rules import SlimeState

# What the cards of a family let their player choose.
WAYS: Final = {
    "moving": "move",
    "controlling": "control",
    "thief": "rob",
    "hungry": "eat",
    "popping": "hop",
    "bomb": "bomb",
    "growing": "grow",
    "attacking": "attack",
    "jumping": "jump",
    "conquering": "conquer",
    "snake": "snake",
}


def asked(state: SlimeState, seat: int | None) -> SlimePrompt | None:
    """What a seat is to decide; None where it owes nothing."""
    if seat is None or seat not in state.to_move():
        return None
    phase = state.phase
    if phase == MAIN:
        return take_turn(state, seat)
    if phase == REACT:
        return react(state, seat)
    if phase == ENTER:
        again = state.players[seat].entered
        rule = "SLIME-11" if again else "SLIME-04"
        return Enter(first=not again, flowers=state.flowers and not again, rule=rule)
    if phase == DRAW:
        return draw(state)
    if phase == REMOVING:
        hexes = hex_names(state.target_lo, state.target_hi)
        return GiveUp(by=state.by, hexes=hexes, left=state.left)
    if phase == HAUNT:
        return Haunt(
            may_play=state.poltergeist, rule="SLIME-51" if state.poltergeist else "SLIME-43"
        )
    if phase == FROZEN:
        lo, hi = standard(state, seat)
        can_take = state.players[state.turn].cards > 0
        return Reward(slow=state.turn, can_take=can_take, can_place=bool(lo | hi))
    card = state.card
    return Choose(
        card=CODES[card],
        way=WAYS[FAMILIES[card]],  # type: ignore[arg-type]
        behalf=None if state.colour == seat else state.colour,
        left=state.left,
        done=state.left < times(card),
        rule=RULES[card],
    )


def take_turn(state: SlimeState, seat: int) -> TakeTurn:
    """An ordinary turn, and in which way it can end."""
    plays = MOST_PLAYED - state.played
    if state.reentered:
        return TakeTurn(way="end", plays=plays, rule="SLIME-11")
    if state.is_full():
        return TakeTurn(way="end", plays=plays, rule="SLIME-44")
    lo, hi = standard(state, seat)
    if lo | hi:
        return TakeTurn(way="place", plays=plays, rule="SLIME-08")
    held = state.players[seat].held & PLACEMENT_CARDS
    if plays > 0 and useful(state, held, seat, seat):
        return TakeTurn(way="card", plays=plays, rule="SLIME-09")
    return TakeTurn(way="stuck", plays=plays, rule="SLIME-41")


def react(state: SlimeState, seat: int) -> React:
    """A window for stops; whether the seat has one is its own business."""
    hex = None
    if state.card >= NUM_CARDS:
        hex = HEX_NAMES[first(state.target_lo, state.target_hi)]
    return React(
        by=last_player(state),
        card=CODES[state.card] if state.card < NUM_CARDS else None,
        owner=state.by,
        behalf=None if hex is not None or state.colour == state.by else state.colour,
        colour=state.colour,
        hex=hex,
        grows=state.card == GROW_HAUNT,
        stops=len(state.stops),
        holds="stop" in state.moves(seat),
    )


def draw(state: SlimeState) -> Draw:
    """A draw with a market, and why."""
    if state.card == STUCK_DRAW:
        return Draw(why="stuck", left=state.left, rule="SLIME-54")
    if state.card >= 0:
        return Draw(why="card", left=state.left)
    return Draw(why="replace" if state.replaced else "turn", left=1)
