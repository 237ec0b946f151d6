"""A SUMO state as the ledger's JSON, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ringside.core.errors import InvalidPosition
from ringside.core.reading import Reader, items, one_of, whole
from ringside.core.rng import Rng
from ringside.games.sumo.cards import CARD_NUMBERS, CARDS
from ringside.games.sumo.row import cards_of, packed
from ringside.games.sumo.rules import HAND_SIZE, NO_CARD, NOBODY, SumoState

if TYPE_CHECKING:
    from ringside.core.game import Game
    from ringside.games.sumo.view_types import SumoTrick

card = one_of(CARD_NUMBERS, "r5")


def invalid(code: str, **about: Any) -> InvalidPosition:
    """The error for a position that SUMO cannot have."""
    return InvalidPosition(code, game="sumo", **about)


def codes(mask: int) -> list[str]:
    """The cards of a mask, in the ledger's order."""
    return [code for number, code in enumerate(CARDS) if mask >> number & 1]


def code(number: int) -> str | None:
    """A card, or None for NO_CARD."""
    return None if number == NO_CARD else CARDS[number]


def tricks(state: SumoState) -> list[SumoTrick]:
    """The finished tricks, oldest first."""
    return [
        {"lead": lead, "cards": [CARDS[led], CARDS[answer]]} for lead, led, answer in state.tricks()
    ]


def clash(state: SumoState) -> list[list[str]]:
    """The clash cards turned up, by seat."""
    return [[CARDS[card] for card in cards_of(row)] for row in (state.clash0, state.clash1)]


def write(state: SumoState) -> dict[str, Any]:
    """The fields of the position."""
    return {
        "hands": [codes(state.hand0), codes(state.hand1)],
        "aside": codes(state.aside),
        "clash": clash(state),
        "sealed": [code(state.sealed0), code(state.sealed1)],
        "ring": state.ring,
        "lead": None if state.lead == NOBODY else state.lead,
        "led": code(state.led),
        "tricks": tricks(state),
        "deals": state.deals,
    }


def read(fields: Reader, game: Game[Any], options: dict[str, Any], rng: Rng) -> SumoState:
    """The state of a position."""
    seen: set[int] = set()

    def once(value: object, where: str) -> int:
        number = card(value, where)
        if number in seen:
            raise invalid("card-twice", card=CARDS[number])
        seen.add(number)
        return number

    def once_or_none(value: object, where: str) -> int:
        return NO_CARD if value is None else once(value, where)

    def pack(value: object, where: str) -> int:
        return sum(1 << number for number in items(value, where, once))

    def turned_up(value: object, where: str) -> int:
        cards = items(value, where, once)
        if len(cards) > HAND_SIZE:
            raise invalid("clash-too-long", most=HAND_SIZE)
        return packed(cards)

    def trick(value: object, where: str) -> tuple[int, list[int]]:
        inside = Reader(value, where)
        return inside.whole("lead", 0, 1), inside.items("cards", once, 2)

    state = SumoState(game, options, rng)
    state.hand0, state.hand1 = fields.items("hands", pack, 2)
    state.aside = pack(fields.value("aside"), "aside")
    state.clash0, state.clash1 = fields.items("clash", turned_up, 2)
    state.sealed0, state.sealed1 = fields.items("sealed", once_or_none, 2)
    state.ring = whole(fields.value("ring"), "ring", -1, 1)
    lead = fields.maybe_whole("lead", 0, 1)
    state.lead = NOBODY if lead is None else lead
    state.led = once_or_none(fields.value("led"), "led")
    tricks = fields.items("tricks", trick)
    state.tricks0 = packed([cards[lead] for lead, cards in tricks])
    state.tricks1 = packed([cards[1 - lead] for lead, cards in tricks])
    state.leads = sum(lead << number for number, (lead, _) in enumerate(tricks))
    state.num_tricks = len(tricks)
    state.deals = fields.whole("deals")
    if fields.data.get("outcome") is None:
        check_moves(state)
    return state


def check_moves(state: SumoState) -> None:
    """Refuse a position that asks for a move nobody can make."""
    if state.lead == NOBODY and state.led != NO_CARD:
        raise invalid("led-by-nobody")
    if state.lead != NOBODY and max(state.sealed0, state.sealed1) != NO_CARD:
        raise invalid("sealed-after-clash")
    if not state.to_move():
        raise invalid("both-sealed")
    for seat in state.to_move():
        if not state.legal(seat):
            raise invalid("no-card-to-play", number=seat)
    if state.lead != NOBODY and not (state.hand0 and state.hand1) and state.led == NO_CARD:
        raise invalid("hand-empty")
