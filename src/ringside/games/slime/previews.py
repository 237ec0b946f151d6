"""How much of what a move would do is certain to the seat that asks, in Slime Games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ringside.core.events import Depends, Event
from ringside.games.slime.actions import ALLOW, STOP_CARD
from ringside.games.slime.events import (
    Announced,
    Controlled,
    Drew,
    Ended,
    Haunted,
    Refilled,
    Robbed,
    Stopped,
    TurnBegan,
)
from ringside.games.slime.possible import useful
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.step import Step


def certain(
    state: SlimeState, seat: int, action: int, events: Sequence[Event]
) -> tuple[int, list[Depends]]:
    """Events up to the first that hidden cards decide, and on what the rest depends."""
    unseen = hidden_cards(state, seat)
    asked = [other for other in state.to_move() if other != seat] if action == ALLOW else []
    for count, event in enumerate(events):
        if len(unseen) > 1:
            # With one kind of card left everybody knows what is drawn or stolen.
            if isinstance(event, Refilled) or (isinstance(event, Drew) and event.cards is not None):
                return count, [Depends("pile")]
            if isinstance(event, Robbed):
                return count, [Depends("hand", event.victim)]
        if isinstance(event, TurnBegan | Ended) and end_is_open(state, seat, action, unseen):
            return count, [Depends("hands")]
        if isinstance(event, Announced | Haunted | Stopped):
            asked = event.asked
    if unseen[STOP_CARD] and any(state.players[other].cards > 0 for other in asked):
        return len(events), [Depends("stop")]
    last = events[-1] if events else None
    if isinstance(last, Controlled):
        return len(events), [Depends("removal", last.owner)]
    return len(events), []


def hidden_cards(state: SlimeState, seat: int) -> Counter[int]:
    """The cards of the pile and of the other hands, as far as the seat knows in any order."""
    unseen = Counter(state.deck)
    for other, player in enumerate(state.players):
        if other != seat:
            unseen.update(player.hand())
    return unseen


def end_is_open(state: SlimeState, seat: int, action: int, unseen: Counter[int]) -> bool:
    """Whether hidden cards decide if the game ends with this turn.

    Only on a full board (SLIME-45): it goes on if somebody who is not stuck holds a card that
    could still be played. All that is looked at here is known to everybody, but for one's own hand.
    """
    after = state.copy()
    after.apply(seat, action)
    if not after.is_full() or sum(not player.stuck for player in after.players) == 1:
        return False
    # As it was when the end was looked for, before the next turn's draw (SLIME-49).
    for card in Step(state, seat, action, after, seat).drawn_for_turn():
        after.players[after.turn].lose(card)
        after.deck.append(card)
    own = after.players[seat]
    if not own.stuck and useful(after, own.held & ~(1 << STOP_CARD), seat, seat):
        return False
    kinds = sum(1 << card for card in unseen if card != STOP_CARD and unseen[card])
    others = [
        (player.cards, useful(after, kinds, other, other))
        for other, player in enumerate(after.players)
        if other != seat and not player.stuck and player.cards > 0
    ]
    somebody_could = any(playable for _, playable in others)
    return somebody_could and nobody_might(others, unseen)


def nobody_might(others: list[tuple[int, int]], unseen: Counter[int]) -> bool:
    """Whether the unseen cards can lie so that no hand has one it could play.

    ``others`` are the hands: how many cards, and which kinds could be played from there. Cards
    are given to hands one by one; if none is left for a hand, another hand makes room.
    """
    free = unseen.copy()
    given: list[list[int]] = [[] for _ in others]

    def give(hand: int, tried: set[int]) -> bool:
        for card in list(free):
            if others[hand][1] >> card & 1 or card in tried:
                continue
            tried.add(card)
            if free[card]:
                free[card] -= 1
                given[hand].append(card)
                return True
            for other, cards in enumerate(given):
                if other != hand and card in cards and give(other, tried):
                    cards.remove(card)
                    given[hand].append(card)
                    return True
        return False

    return all(give(hand, set()) for hand, (size, _) in enumerate(others) for _ in range(size))
