"""The choices inside a card of Slime Games, told: what was covered, moved, removed or taken."""

from __future__ import annotations

from ringside.core.events import Event
from ringside.games.slime.actions import (
    ATTACKING_1,
    ATTACKING_3,
    BOMB,
    CONQUERING,
    CONTROLLING_1,
    CONTROLLING_3,
    DONE,
    HUNGRY,
    MOVE,
    MOVING_3,
    POPPING_2,
    POPPING_3,
    REMOVE,
    ROB,
    TARGET,
    THIEF,
)
from ringside.games.slime.board import HEX_NAMES, NUM_HEXES, members
from ringside.games.slime.cards import CODES, RULES
from ringside.games.slime.effects import slime_at
from ringside.games.slime.events import (
    Conquered,
    Controlled,
    Covered,
    Hopped,
    LeftOff,
    Moved,
    Overran,
    Removed,
)
from ringside.games.slime.step import Step


def tell_choice(step: Step) -> list[Event]:
    """One choice of the card that takes effect."""
    before, seat, action = step.before, step.seat, step.action
    card, colour = before.card, before.colour
    rule = RULES[card]
    if action == DONE:
        return [LeftOff(seat=seat, card=CODES[card], rule=rule)]
    if card <= MOVING_3 or card in (POPPING_2, POPPING_3):
        start, end = (HEX_NAMES[number] for number in divmod(action - MOVE, NUM_HEXES))
        if card <= MOVING_3:
            return [Moved(seat=seat, colour=colour, start=start, end=end)]
        return [Hopped(seat=seat, colour=colour, start=start, end=end)]
    if card == THIEF:
        return [step.robbed(action - ROB, rule)]
    if card == HUNGRY:
        hexes = [HEX_NAMES[action - REMOVE]]
        return [Removed(seat=seat, owner=colour, hexes=hexes, whole=False, rule=rule)]
    if card == BOMB or CONTROLLING_1 <= card <= CONTROLLING_3:
        return tell_slime(step, rule)
    hexes, overrun, victims = step.changed(colour)
    if ATTACKING_1 <= card <= ATTACKING_3:
        return [Overran(seat=seat, colour=colour, hexes=hexes, victims=victims)]
    if card == CONQUERING:
        return [Conquered(seat=seat, colour=colour, hexes=hexes, victims=victims)]
    return [
        Covered(
            seat=seat,
            card=CODES[card],
            colour=colour,
            hexes=hexes,
            overrun=overrun,
            victims=victims,
            rule=rule,
        )
    ]


def tell_slime(step: Step, rule: str) -> list[Event]:
    """An enemy slime is chosen: it goes off, vanishes, or its owner is to shrink it."""
    before, seat = step.before, step.seat
    number = step.action - TARGET
    owner = before.owner(number)
    lo, hi = slime_at(before, number)
    hexes = [HEX_NAMES[hex] for hex in members(lo, hi)]
    removed = Removed(seat=seat, owner=owner, hexes=hexes, whole=True, rule=rule)
    if before.card == BOMB:
        return [removed]
    controlled = Controlled(
        seat=seat,
        colour=before.colour,
        owner=owner,
        hexes=hexes,
        count=min(before.left, len(hexes)),
    )
    return [controlled, removed] if len(hexes) <= before.left else [controlled]


def tell_removal(step: Step) -> list[Event]:
    """The owner of a controlled slime removes a piece of it."""
    hexes = [HEX_NAMES[step.action - REMOVE]]
    return [Removed(seat=step.seat, owner=step.seat, hexes=hexes, whole=False, rule="SLIME-22")]
