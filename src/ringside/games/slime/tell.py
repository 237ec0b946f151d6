"""What happened between two states of Slime Games, one event after the other.

Who could have stopped something and did not is never told: an `allow` is no event of its own
(SLIME-36).
"""

from __future__ import annotations

from ringside.core.events import Event
from ringside.games.slime.actions import (
    ADVENTUROUS,
    ALLOW,
    CONFUSED,
    CONQUERING,
    DRAW_MARKET,
    DRAW_PILE,
    END,
    FREEZE,
    GROW,
    MOST_SEATS,
    NUM_CARDS,
    PASS,
    PLAY,
    PLAY_AS,
    REPLACE,
    SHRINK,
    STOP,
    STUCK,
    STUCK_DRAW,
    TAKE,
)
from ringside.games.slime.board import HEX_NAMES, NUM_HEXES, size
from ringside.games.slime.cards import CODES
from ringside.games.slime.events import (
    Announced,
    Conquered,
    Covered,
    Ended,
    Fizzled,
    Frozen,
    Haunted,
    Passed,
    Placed,
    Refilled,
    Removed,
    Replaced,
    Researched,
    Reversed,
    Stopped,
    Stuck,
    TookEffect,
    TookOpen,
    TurnBegan,
    TurnEnded,
    Undone,
    Won,
)
from ringside.games.slime.field import ENTER, FROZEN, OVER, REACT, REMOVING, RESOLVE
from ringside.games.slime.reactions import last_player
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.step import Step
from ringside.games.slime.tell_choice import tell_choice, tell_removal


def tell(
    before: SlimeState, seat: int, action: int, after: SlimeState, viewer: int | None
) -> list[Event]:
    """The move, what it set off, and how the next turn or the end came about."""
    step = Step(before, seat, action, after, viewer)
    events = tell_move(step)
    if after.phase == OVER:
        return events + tell_end(after)
    if after.turns > before.turns:
        stuck = after.players[after.turn].stuck
        events.append(TurnBegan(seat=after.turn, number=after.turns + 1, stuck=stuck))
        drawn = step.drawn_for_turn()
        if drawn:
            events.append(step.drew(after.turn, drawn, "SLIME-05"))
    return events


def tell_move(step: Step) -> list[Event]:
    """The move itself and all it did before the next turn."""
    before, seat, action = step.before, step.seat, step.action
    if action == FREEZE:
        return [Frozen(seat=seat, slow=before.turn)]
    if before.phase == REACT:
        return tell_answer(step)
    if before.phase == RESOLVE:
        return tell_choice(step)
    if before.phase == REMOVING:
        return tell_removal(step)
    if action < PLAY:
        return [placed(before, seat, action)]
    if step.announces():
        return tell_announced(step)
    if action < END:
        events: list[Event] = [Replaced(seat=seat, card=CODES[action - REPLACE])]
        if not before.has_market:
            events.append(step.drew(seat, [before.deck[-1]], "SLIME-07"))
        return events
    if DRAW_PILE <= action < STOP:
        return tell_draw(step)
    return tell_word(step)


def placed(before: SlimeState, seat: int, number: int) -> Placed:
    """A placement without a card."""
    first = before.phase == ENTER and not before.players[seat].entered
    rule = "SLIME-08"
    if before.phase == ENTER:
        rule = "SLIME-04" if first else "SLIME-11"
    elif before.phase == FROZEN:
        rule = "SLIME-52"
    return Placed(seat=seat, hex=HEX_NAMES[number], first=first, rule=rule)


def tell_draw(step: Step) -> list[Event]:
    """A draw with a market: from the pile, or an open card and what takes its place."""
    before, seat = step.before, step.seat
    if step.action == DRAW_PILE:
        rule = "SLIME-54" if before.card == STUCK_DRAW else "SLIME-55"
        return [step.drew(seat, [before.deck[-1]], rule)]
    slot = step.action - DRAW_MARKET
    events: list[Event] = [TookOpen(seat=seat, card=CODES[before.market[slot]], slot=slot)]
    if before.deck:
        events.append(Refilled(card=CODES[before.deck[-1]], slot=slot))
    return events


def tell_word(step: Step) -> list[Event]:
    """A move that is one word."""
    before, seat = step.before, step.seat
    if step.action == END:
        return [TurnEnded(seat=seat, rule="SLIME-11" if before.reentered else "SLIME-44")]
    if step.action == PASS:
        return [Passed(seat=seat)]
    if step.action == TAKE:
        return [step.robbed(before.turn, "SLIME-52")]
    assert step.action == STUCK
    if not before.researchers:
        return [Stuck(seat=seat, count=0 if before.poltergeist else before.players[seat].cards)]
    drawn = step.drawn_by_card()
    events: list[Event] = [Researched(seat=seat)]
    return [*events, step.drew(seat, drawn, "SLIME-54")] if drawn else events


# -- announced, stopped, allowed ------------------------------------------------------------


def tell_announced(step: Step) -> list[Event]:
    """A card or a haunting, and what it does if nobody may stop it."""
    before, seat, action = step.before, step.seat, step.action
    asked = asked_after(step)
    event: Event
    if GROW <= action < SHRINK:
        colour, number = divmod(action - GROW, NUM_HEXES)
        hex = HEX_NAMES[number]
        event = Haunted(seat=seat, colour=colour, hex=hex, grows=True, asked=asked)
    elif SHRINK <= action < PASS:
        colour = before.owner(action - SHRINK)
        hex = HEX_NAMES[action - SHRINK]
        event = Haunted(seat=seat, colour=colour, hex=hex, grows=False, asked=asked)
    else:
        card, colour = step.announced_card(), seat
        if action >= PLAY_AS:
            colour = (action - PLAY_AS) % MOST_SEATS
        behalf = None if colour == seat else colour
        event = Announced(seat=seat, card=CODES[card], behalf=behalf, asked=asked)
    return [event, *tell_closed(step, seat, colour)]


def tell_answer(step: Step) -> list[Event]:
    """A stop, or an `allow` with which a window closes."""
    before = step.before
    closed = tell_closed(step, before.by, before.colour)
    if step.action == ALLOW:
        return closed
    stopped = Stopped(
        seat=step.seat,
        owner=last_player(before),
        card=pending_code(before),
        number=len(before.stops) + 1,
        asked=asked_after(step),
        rule="SLIME-34" if before.stops else "SLIME-33",
    )
    return [stopped, *closed]


def asked_after(step: Step) -> list[int]:
    """Who is asked in the window that this step opens; nobody where it closed at once."""
    return step.after.to_move() if step.after.phase == REACT else []


def pending_code(state: SlimeState) -> str | None:
    """The card that is pending; None for a haunting."""
    return CODES[state.card] if state.card < NUM_CARDS else None


def tell_closed(step: Step, by: int, colour: int) -> list[Event]:
    """What becomes of what was announced, once nobody can stop it any more."""
    if not step.closes_window():
        return []
    number = step.announced_card()
    card = CODES[number] if number < NUM_CARDS else None
    if step.stops() % 2:
        return [Undone(seat=by, card=card, colour=colour)]
    return [TookEffect(seat=by, card=card, colour=colour), *tell_effect(step, number, by, colour)]


def tell_effect(step: Step, card: int, by: int, colour: int) -> list[Event]:
    """What a card or a haunting does at once; nothing for one that asks for a choice."""
    before, after = step.before, step.after
    if card >= NUM_CARDS:
        return [haunting_done(step, by, colour)]
    if card == CONFUSED:
        return [Reversed(seat=by, clockwise=after.direction == 1)]
    if card == ADVENTUROUS:
        drawn = step.drawn_by_card()
        if drawn:
            return [step.drew(by, drawn, "SLIME-23")]
        if before.can_draw():
            return []  # with a market it asks
    elif card == CONQUERING and before.conquers_all:
        hexes, _, victims = step.changed(colour)
        if hexes:
            return [Conquered(seat=by, colour=colour, hexes=hexes, victims=victims)]
    elif after.phase == RESOLVE:
        return []
    return [Fizzled(seat=by, card=CODES[card])]


def haunting_done(step: Step, by: int, colour: int) -> Event:
    """A piece more of a colour, or one less."""
    old, new = step.before.players[colour], step.after.players[colour]
    if size(new.lo, new.hi) < size(old.lo, old.hi):
        hexes = step.lost(colour)
        return Removed(seat=by, owner=colour, hexes=hexes, whole=False, rule="SLIME-43")
    hexes, _, _ = step.changed(colour)
    return Covered(
        seat=by, card=None, colour=colour, hexes=hexes, overrun=[], victims=[], rule="SLIME-43"
    )


# -- the end --------------------------------------------------------------------------------


def tell_end(after: SlimeState) -> list[Event]:
    """Why it is over, and who won."""
    outcome = after.outcome()
    assert outcome is not None
    pieces = [int(size(player.lo, player.hi)) for player in after.players]
    return [
        Ended(reason=outcome.reason, pieces=pieces, rule=outcome.rule),
        Won(winners=list(outcome.winners), reason=outcome.reason, rule="SLIME-48"),
    ]
