"""A SLAMBO! state as the ledger's JSON, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import u8

from ringside.core.errors import InvalidOption, InvalidPosition
from ringside.core.outcome import Outcome
from ringside.core.reading import LARGEST, Reader, items, one_of, whole
from ringside.core.rng import Rng
from ringside.games.slambo.bout import NOBODY, card_of
from ringside.games.slambo.cards import (
    ACTION_NUMBERS,
    ACTIONS,
    CARD_NUMBERS,
    CARDS,
    FULL_DECK,
)
from ringside.games.slambo.rules import TOO_MUCH_SHAME, SlamboState, empty_table

if TYPE_CHECKING:
    from ringside.core.game import Game

card = one_of(CARD_NUMBERS, "+4")
played = one_of(ACTION_NUMBERS, "swing3+")


def invalid(code: str, **about: Any) -> InvalidPosition:
    """The error for a position that SLAMBO! cannot have."""
    return InvalidPosition(code, game="slambo", **about)


def codes(cards: Iterable[int]) -> list[str]:
    """Cards in the ledger's order."""
    return [CARDS[card] for card in sorted(cards)]


def pile(actions: Iterable[int]) -> list[str]:
    """The cards of a pile, first played first."""
    return [ACTIONS[action] for action in actions]


def write(state: SlamboState) -> dict[str, Any]:
    """The fields of the position."""
    bout = state.bout
    return {
        "hands": [codes(hand) for hand in state.hands],
        "aside": codes(state.aside),
        "pile": pile(state.pile),
        "last_pile": pile(state.last_pile),
        "balance": bout.balance,
        "shame": state.shame.copy(),
        "stake": state.stake,
        "turn": bout.turn,
        "direction": bout.direction,
        "opener": bout.opener,
        "second": None if bout.second == NOBODY else bout.second,
        "bouts": state.bouts,
    }


def read(
    fields: Reader, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng
) -> SlamboState:
    """The state of a position; three shame cards end it, whether it says so or not."""
    try:
        state = empty_table(game, seats, options, rng)
    except InvalidOption as error:
        raise InvalidPosition(error.code, error.rule, game=error.game, **error.about) from None

    def cards(value: object, where: str) -> list[int]:
        return sorted(items(value, where, card))

    bout = state.bout
    hands = fields.items("hands", cards, seats)
    state.lay_out(hands, cards(fields.value("aside"), "aside"))
    pile = fields.items("pile", played)
    state.piled = vec[u8](pile)
    state.last_piled = vec[u8](fields.items("last_pile", played))
    state.shame = fields.items("shame", whole, seats)
    state.stake = fields.whole("stake", 1)
    state.bouts = fields.whole("bouts", 1)
    state.over = max(state.shame) >= TOO_MUCH_SHAME
    bout.balance = fields.whole("balance", -LARGEST)
    bout.turn = fields.whole("turn", 0, seats - 1)
    bout.direction = fields.choice("direction", (1, -1))
    bout.opener = fields.whole("opener", 0, seats - 1)
    second = fields.maybe_whole("second", 0, seats - 1)
    bout.second = NOBODY if second is None else second
    bout.played = len(pile)
    bout.remember(pile)
    check_cards(state)
    if not state.over:
        check_moves(state)
    return state


def check_cards(state: SlamboState) -> None:
    """Refuse more copies of a card than there are; two seats may be given specials too."""
    copies = Counter(FULL_DECK if state.options["deck"] is None else state.deck)
    bout = [*state.cards, *map(card_of, state.pile)]
    for cards in (bout, map(card_of, state.last_pile)):
        for number, count in Counter(cards).items():
            if count > copies[number]:
                raise invalid(
                    "too-many-copies", card=CARDS[number], count=count, most=copies[number]
                )


def check_moves(state: SlamboState) -> None:
    """Refuse a position in which the bout has ended or nobody can play."""
    bout = state.bout
    if not bout.low <= bout.balance <= bout.high:
        raise invalid("balance-outside", balance=bout.balance, low=bout.low, high=bout.high)
    if bout.sizes == 0:
        raise invalid("hands-empty")
    if bout.size(bout.turn) == 0:
        raise invalid("no-card-to-play", number=bout.turn)


def check_outcome(state: SlamboState, outcome: Outcome) -> None:
    """Refuse an outcome that the shame cards do not give; only a draw needs to be told."""
    if outcome.reason == "limit" and not state.over:
        state.call_off()
    if state.outcome() != outcome:
        raise invalid("outcome-misfit", most=TOO_MUCH_SHAME)
