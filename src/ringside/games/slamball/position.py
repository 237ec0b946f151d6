"""A SlamBall state as the JSON of LEDGER.md, part 3. `reading` is the way back."""

from __future__ import annotations

from typing import Any, Final

from ringside.games.slamball.card_types import Figure
from ringside.games.slamball.notation import line_up
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import KIND_WORDS, NONE, ROLE_WORDS, WIND_CARD
from ringside.games.slamball.play.floor import Floor

DOING_WORDS: Final = ["shoot", "pass", "nothing"]
HOW_WORDS: Final = ["fast", "big"]
DUEL_WORDS: Final = ["foul", "whistle", "replay", "intentional", "overtime"]


def write(state: Floor) -> dict[str, Any]:
    """The fields of the position."""
    return {
        "cards": {name: list(lines) for name, lines in state.book.own_cards.items()},
        "teams": [team(state, seat) for seat in range(2)],
        "hands": [cards(state, hand) for hand in state.hands],
        "kept": [chaos_cards(state, kept) for kept in state.kept],
        "score": list(state.score),
        "timeouts": list(state.timeouts),
        "fouled": list(state.fouled),
        "clock": state.clock,
        "marks": marks(state),
        "discard": cards(state, state.discard),
        "chaos": {
            "deck": chaos_cards(state, state.chaos_deck[::-1]),
            "discard": chaos_cards(state, state.chaos_discard),
        },
        "offense": number(state.offense),
        "shot_clock": state.shot_clock,
        "figures": figures(state.speed, state.power),
        "sting": figure(state.sting_speed, state.sting_power),
        "via": via(state),
        "last": [player(state, last) for last in state.last],
        "pushed": state.pushed,
        "attack": attack(state),
        "defend": defend(state),
        "current": current(state),
        "pace": pace(state),
        "doing": doing(state),
        "no_slam": state.no_slam,
        "replay": state.replay,
        "phase": phases.WORDS[state.phase],
        "ask": state.to_move(),
        "sealed": [sealed(state, seat) for seat in range(2)],
        "pending": pending(state),
        "face_off": face_off(state),
        "overtime": overtime(state),
    }


def number(value: int) -> int | None:
    """A seat, or None for nobody."""
    return None if value == NONE else value


def card(state: Floor, value: int) -> str | None:
    """A card by name, or None."""
    return None if value == NONE else state.book.card_names[value]


def cards(state: Floor, values: list[int]) -> list[str]:
    """Cards by name."""
    return [state.book.card_names[value] for value in values]


def chaos_cards(state: Floor, values: list[int]) -> list[str]:
    """Chaos cards by name."""
    return [state.book.chaos_names[value] for value in values]


def player(state: Floor, value: int) -> str | None:
    """A player's id, or None."""
    return None if value == NONE else state.book.player_ids[value]


def boost(state: Floor, value: int) -> str | None:
    """An attached boost: a card's name or a chaos card's, or None."""
    if value >= WIND_CARD:
        return state.book.chaos_names[value - WIND_CARD]
    return card(state, value)


def figure(speed: int, power: int) -> Figure:
    """Speed and power of one side."""
    return {"speed": speed, "power": power}


def figures(speed: list[int], power: list[int]) -> list[Figure]:
    """Speed and power of both."""
    return [figure(speed[0], power[0]), figure(speed[1], power[1])]


def team(state: Floor, seat: int) -> dict[str, Any]:
    """A team with its players in roster order; the first card of a deck is its top."""
    book = state.book
    players: list[dict[str, Any]] = []
    for place in range(book.team_sizes[seat]):
        who = seat * moves.PLAYERS + place
        players.append(
            {
                "id": book.player_ids[who],
                "role": ROLE_WORDS[book.player_roles[who]],
                "number": book.player_numbers[who],
                "court": bool(state.court[seat] >> place & 1),
                "whistles": state.whistles[who],
                "deck": cards(state, state.decks[who][::-1]),
                "gasp": card(state, state.gasp[who]),
            }
        )
    return {"name": book.team_names[seat], "players": players}


def marks(state: Floor) -> list[dict[str, Any] | None]:
    """The clock's marks so far: the card that used each, or None."""
    return [
        None if mark == NONE else {"card": card(state, mark // 2), "scored": mark % 2 == 1}
        for mark in state.marks
    ]


def via(state: Floor) -> dict[str, Any] | None:
    """The pass that brought the ball here."""
    if state.via == NONE:
        return None
    return {"kind": KIND_WORDS[state.via], "by": player(state, state.via_by)}


def attack(state: Floor) -> dict[str, Any] | None:
    """The offense's card."""
    if state.attack == NONE:
        return None
    return {
        "card": card(state, state.attack),
        "boost": boost(state, state.attack_boost),
        "line": state.attack_line,
    }


def defend(state: Floor) -> dict[str, Any] | None:
    """The defense's card."""
    if state.defend == NONE:
        return None
    return {
        "card": card(state, state.defend),
        "boost": boost(state, state.defend_boost),
        "line": state.defend_line,
        "up": state.defend_up,
    }


def current(state: Floor) -> dict[str, Any] | None:
    """The card with the ball, before the pace is chosen."""
    if state.current == NONE:
        return None
    return {
        "card": card(state, state.current),
        "boost": boost(state, state.current_boost),
        "line": state.current_line,
        "up": state.current_up,
    }


def pace(state: Floor) -> dict[str, bool] | None:
    """From winning the ball until the choice of pace."""
    return {"kept": state.pace_kept, "gap": state.pace_gap} if state.pace_open else None


def doing(state: Floor) -> dict[str, Any] | None:
    """What the offense does in this head-to-head; ``off`` is there only if it was called off."""
    if state.doing == NONE:
        return None
    written: dict[str, Any] = {
        "do": DOING_WORDS[state.doing],
        "line": None if state.doing_line == NONE else KIND_WORDS[state.doing_line],
        "points": state.doing_points,
        "how": None if state.doing_how == NONE else HOW_WORDS[state.doing_how],
        "risky": state.doing_risky,
    }
    if state.loose:
        written["off"] = True
    return written


def sealed(state: Floor, seat: int) -> list[str] | str | None:
    """A sealed choice: four starters, or one player."""
    choice = state.sealed[seat]
    if choice == NONE:
        return None
    if state.phase == phases.START:
        return line_up(state, seat, moves.LINE_UP_MASKS[choice])
    return player(state, seat * moves.PLAYERS + choice)


def pending(state: Floor) -> dict[str, Any] | None:
    """What the phase keeps while it waits."""
    phase = state.phase
    if phase == phases.THROWDOWN:
        return {"drawn": list(state.drawn)}
    if phase == phases.DRAW:
        then = phases.WORDS[state.then]
        return {"left": list(state.left), "subs": list(state.subs), "then": then}
    if phase == phases.CHAOS:
        return {
            "card": state.book.chaos_names[state.chaos_card],
            "by": state.chaos_by,
            "then": phases.WORDS[state.then],
            "whistles": state.blown,
        }
    if phase == phases.MISS:
        return {"steal": state.miss_steal, "whistles": state.blown}
    if phase == phases.CLAIM:
        return {"after": [] if state.claim_after == NONE else [state.claim_after]}
    if phase == phases.TIMEOUT:
        return {"then": phases.WORDS[state.then]}
    return None


def face_off(state: Floor) -> dict[str, Any] | None:
    """The face off; lists are attacker, defender. ``blind`` is there only if a card was locked
    from the top of a deck, so that its own coach has not seen it."""
    if state.duel == NONE:
        return None
    written: dict[str, Any] = {
        "kind": DUEL_WORDS[state.duel],
        "seat": state.duel_seat,
        "attacker": player(state, state.duel_players[0]),
        "defender": player(state, state.duel_players[1]),
        "cards": [card(state, value) for value in state.duel_cards],
        "gasp": [bool(value) for value in state.duel_gasp],
        "sting": figure(state.duel_sting_speed, state.duel_sting_power),
        "add": figures(state.duel_add_speed, state.duel_add_power),
        "off": state.duel_off,
        "no_slam": state.duel_no_slam,
        "how": None if state.duel_how == NONE else HOW_WORDS[state.duel_how],
    }
    if any(state.duel_blind):
        written["blind"] = [bool(value) for value in state.duel_blind]
    return written


def overtime(state: Floor) -> dict[str, Any] | None:
    """The rounds of overtime."""
    if state.ot_round == 0:
        return None
    return {
        "round": state.ot_round,
        "defenders": [player(state, value) for value in state.ot_defenders],
        "top": [player(state, value) for value in state.ot_top],
        "gone": [[player(state, value) for value in gone] for gone in state.ot_gone],
        "queue": [[value // moves.PLAYERS, player(state, value)] for value in state.ot_queue],
    }
