"""Boosts: a player's own from hand, or a kept SECOND WIND (BALL-13)."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slamball.floor.floor import Floor, boost_in_hand, kept_card, leave_hand
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import (
    KEEP_BOOST,
    NONE,
    WIND_CARD,
    player_of,
)


def extras_open(state: Floor, seat: i64, card: i64, attached: i64) -> i64:
    """What may be attached to a card, as a mask of PLAIN, BOOST, WIND (BALL-13)."""
    mask: i64 = 1
    if attached != NONE:
        return mask
    if boost_in_hand(state, player_of(card)) != NONE:
        mask |= 1 << moves.BOOST
    if kept_card(state, seat, KEEP_BOOST) != NONE:
        mask |= 1 << moves.WIND
    return mask


def attach(state: Floor, seat: i64, card: i64, extra: i64) -> i64:
    """Take the boost from hand, or the SECOND WIND from the kept cards; NONE if plain."""
    if extra == moves.BOOST:
        boost = boost_in_hand(state, player_of(card))
        leave_hand(state, boost)
        return boost
    if extra == moves.WIND:
        wind = kept_card(state, seat, KEEP_BOOST)
        state.teams.kept[seat].remove(wind)
        return WIND_CARD + wind
    return NONE
