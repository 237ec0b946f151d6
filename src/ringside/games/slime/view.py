"""What a seat of Slime Games sees."""

from __future__ import annotations

from typing import cast

from ringside.core.events import written
from ringside.games.slime.actions import NO_CARD
from ringside.games.slime.board import HEX_NAMES
from ringside.games.slime.field import OVER, PHASES
from ringside.games.slime.position import codes, hex_names, pending, slime
from ringside.games.slime.prompts import asked
from ringside.games.slime.rules import SlimeState
from ringside.games.slime.scoring import flowers_of, result, slime_sizes, slimes
from ringside.games.slime.view_types import SlimeGroup, SlimePending, SlimeScore, SlimeView


def view(state: SlimeState, seat: int | None) -> SlimeView:
    """Everything on the table, and the seat's own hand.

    While a window for stops is open, everybody who may stop is to move, with or without the card
    for it: nothing here depends on who could (SLIME-36).
    """
    outcome = state.outcome()
    shown: SlimeView = {
        "game": "slime",
        "seats": state.seats,
        "options": state.options.copy(),
        "seat": seat,
        "phase": PHASES[state.phase],
        "to_move": state.to_move(),
        "turn": state.turn,
        "direction": state.direction,
        "turns": state.turns,
        "quiet": state.quiet,
        "played": state.played,
        "replaced": state.replaced,
        "reentered": state.reentered,
        "pending": pending_shown(state),
        "board": {
            "name": state.board.name,
            "radius": state.board.radius,
            "hexes": [HEX_NAMES[number] for number in state.board.hexes],
            "flowers": [HEX_NAMES[number] for number in state.board.flowers],
        },
        "slime": slime(state),
        "slimes": slimes_shown(state),
        "hand_sizes": [player.cards for player in state.players],
        "deck": len(state.deck),
        "discard": codes(state.discard),
        "market": codes(state.market),
        "stuck": [player.stuck for player in state.players],
        "entered": [player.entered for player in state.players],
        "score": score(state),
        "outcome": None if outcome is None else outcome.to_json(),
        "asked": written(asked(state, seat)),
    }
    if seat is not None:
        shown["hand"] = codes(state.players[seat].hand())
    return shown


def pending_shown(state: SlimeState) -> SlimePending | None:
    """What is announced or takes effect, and whether it would happen as things are."""
    shown = pending(state)
    if shown is not None and state.card != NO_CARD:
        shown["stands"] = len(state.stops) % 2 == 0
    return cast("SlimePending | None", shown)


def slimes_shown(state: SlimeState) -> list[SlimeGroup]:
    """Every slime on the board: whose, how large, where."""
    found: list[SlimeGroup] = []
    for owner, player in enumerate(state.players):
        for lo, hi in slimes(player):
            hexes = hex_names(lo, hi)
            found.append({"owner": owner, "size": len(hexes), "hexes": hexes})
    return found


def score(state: SlimeState) -> list[SlimeScore]:
    """How the seats would come out if it were counted now (SLIME-48, SLIME-53)."""
    outcome = state.outcome()
    if outcome is None or state.phase != OVER:
        outcome = result(state, "limit")
    shown: list[SlimeScore] = []
    for seat, player in enumerate(state.players):
        sizes = slime_sizes(player)
        line: SlimeScore = {
            "seat": seat,
            "rank": outcome.ranks[seat],
            "pieces": sum(sizes),
            "slimes": sizes,
            "stuck": player.stuck,
        }
        if state.flowers:
            line["flowers"], line["flowers_in_one"] = flowers_of(state, player)
        shown.append(line)
    return shown
