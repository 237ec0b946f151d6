"""What happened in Slime Games, in words.

Who could have stopped something and did not is never told: an `allow` has no line of its own
(SLIME-36).
"""

from __future__ import annotations

from collections import Counter

from ringside.games.slime.actions import (
    ALLOW,
    DONE,
    DRAW_MARKET,
    DRAW_PILE,
    END,
    FREEZE,
    GROW,
    MOST_SEATS,
    MOVE,
    PASS,
    PLAY,
    PLAY_AS,
    REMOVE,
    REPLACE,
    ROB,
    SHRINK,
    STOP,
    STUCK,
    TAKE,
    TARGET,
    TEXTS,
)
from ringside.games.slime.board import NUM_HEXES
from ringside.games.slime.cards import CARDS
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.table import OVER, REACT

ENDINGS = {
    "last": "Only one player is not stuck.",
    "full": "Every hex is covered, and no card helps any more.",
    "quiet": "A whole round has changed nothing.",
    "limit": "The last turn has been played.",
}


def tell(
    before: SlimeState, seat: int, action: int, after: SlimeState, viewer: int | None
) -> list[str]:
    """The move, what it led to, and how the next turn or the end came about."""
    lines = tell_move(before, seat, action, after, viewer)
    if before.phase == REACT and after.phase != REACT:
        lines += tell_window(before, action)
    lines += tell_effect(before, action, after, viewer)
    if after.phase == OVER:
        return lines + tell_end(after)
    if after.turns > before.turns:
        lines.append(f"It is {{{after.turn}}}'s turn.")
        drawn = gained(before, after, after.turn)
        if drawn and not after.has_market and action != TAKE:
            lines.append(tell_draw(after.turn, drawn, viewer))
    return lines


def gained(before: SlimeState, after: SlimeState, seat: int) -> list[int]:
    """The cards a seat has more of than before."""
    more = Counter(after.players[seat].hand()) - Counter(before.players[seat].hand())
    return sorted(more.elements())


def names(cards: list[int]) -> str:
    """Cards in words."""
    return " and ".join(CARDS[card].name for card in cards)


def tell_draw(seat: int, cards: list[int], viewer: int | None) -> str:
    """A draw from the pile: only who draws sees the cards."""
    if viewer == seat:
        return f"{{{seat}}} draws {names(cards)}."
    return f"{{{seat}}} draws {'a card' if len(cards) == 1 else f'{len(cards)} cards'}."


def tell_move(
    before: SlimeState, seat: int, action: int, after: SlimeState, viewer: int | None
) -> list[str]:
    """The move itself."""
    who = f"{{{seat}}}"
    where = TEXTS[action].split(" ")[-1]
    if action < PLAY:
        return [f"{who} places on {where}."]
    if action < REPLACE:
        return [f"{who} plays {CARDS[action - PLAY].name}."]
    if action < END:
        lines = [f"{who} discards {CARDS[action - REPLACE].name} for another card."]
        if not after.has_market and viewer == seat:
            lines.append(tell_draw(seat, [before.deck[-1]], viewer))
        return lines
    if DRAW_MARKET <= action < STOP:
        card = before.market[action - DRAW_MARKET]
        return [f"{who} takes {CARDS[card].name} from the market."]
    if MOVE <= action < REMOVE:
        start, end = where.split(">")
        return [f"{{{before.colour}}}'s piece moves from {start} to {end}."]
    if REMOVE <= action < TARGET:
        return [f"{who} removes the piece on {where}."]
    if action >= PLAY_AS and action < FREEZE:
        card, colour = divmod(action - PLAY_AS, MOST_SEATS)
        return [f"{who} plays {CARDS[card].name} for {{{colour}}}."]
    if GROW <= action < SHRINK:
        return [f"{who} wants to grow {{{(action - GROW) // NUM_HEXES}}}'s slime at {where}."]
    if SHRINK <= action < PASS:
        owner = before.owner(action - SHRINK)
        return [f"{who} wants to remove {{{owner}}}'s piece on {where}."]
    return tell_word(before, seat, action, viewer)


def tell_word(before: SlimeState, seat: int, action: int, viewer: int | None) -> list[str]:
    """A move that is one word, or has little more."""
    who = f"{{{seat}}}"
    if TARGET <= action < ROB:
        return [f"{who} chooses {TEXTS[action].split(' ')[1].replace('>', ' to ')}."]
    if ROB <= action < DONE:
        return [f"{who} robs {{{action - ROB}}}."]
    if action == DRAW_PILE:
        return [tell_draw(seat, [before.deck[-1]], viewer)]
    if action == STOP:
        return [f"{who} stops {'the stop' if before.stops else 'it'}!"]
    if action == STUCK and not before.researchers:
        return [f"{who} is stuck."]
    words = {
        END: "ends the turn",
        STUCK: "cannot place, and looks for help in the pile",
        DONE: "leaves it at that",
        PASS: "passes",
        FREEZE: f"calls: slow slime, freeze! The turn of {{{before.turn}}} is over",
        TAKE: f"takes a card from {{{before.turn}}}",
    }
    return [f"{who} {words[action]}."] if action in words else []


def tell_window(before: SlimeState, action: int) -> list[str]:
    """How a window for stops closed."""
    stops = len(before.stops) + (action == STOP)
    if stops % 2:
        return ["It does not happen."]
    return ["It happens after all."] if stops else []


def tell_effect(
    before: SlimeState, action: int, after: SlimeState, viewer: int | None
) -> list[str]:
    """What came of it on the board and in the hands."""
    lines: list[str] = []
    if after.direction != before.direction:
        lines.append("The order of play turns around.")
    if ROB <= action < DONE or action == TAKE:
        victim = before.turn if action == TAKE else action - ROB
        taker = before.by
        card = (
            Counter(before.players[victim].hand()) - Counter(after.players[victim].hand())
        ).elements()
        if viewer in (victim, taker):
            lines += [f"It is {CARDS[number].name}." for number in card]
    elif drew_for_card(before, action, after):
        drawn = gained(before, after, before.turn)
        if drawn:
            lines.append(tell_draw(before.turn, drawn, viewer))
    gone, new = Counter[int](), Counter[int]()
    for number in range(NUM_HEXES):
        old, now = before.owner(number), after.owner(number)
        if old != now:
            gone[old] += 1
            new[now] += 1
    if not action < PLAY and not MOVE <= action < TARGET:
        for owner in range(after.seats):
            if new[owner]:
                lines.append(f"{{{owner}}} covers {counted(new[owner], 'more hex', 'more hexes')}.")
            if gone[owner]:
                lines.append(f"{{{owner}}} loses {counted(gone[owner], 'piece', 'pieces')}.")
    return lines


def counted(number: int, one: str, many: str) -> str:
    """A number with its word."""
    return f"{number} {one if number == 1 else many}"


def drew_for_card(before: SlimeState, action: int, after: SlimeState) -> bool:
    """Whether the seat on turn drew from the pile by a card or by SLIME-54."""
    if after.has_market:
        return False
    if action == STUCK:
        return after.researchers
    played = PLAY <= action < REPLACE or PLAY_AS <= action < FREEZE or action in (STOP, ALLOW)
    return played and len(after.deck) < len(before.deck)


def tell_end(after: SlimeState) -> list[str]:
    """Why it is over, and who won."""
    outcome = after.outcome()
    if outcome is None:
        return []
    winners = " and ".join(f"{{{seat}}}" for seat in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share the win"
    return [ENDINGS[outcome.reason], f"{winners} {verb}!"]
