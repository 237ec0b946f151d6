"""What a coach sees: the floor, both benches, the clock, and the own hand.

Backs name their player, so whose cards the other coach holds, contests with or has locked in is
shown; their faces are not. The general discard lies open.
"""

from __future__ import annotations

from typing import Any, Final

from ringside.core.events import written
from ringside.games.slamball import position
from ringside.games.slamball.asked import asked
from ringside.games.slamball.card_types import Figure
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, ROLE_WORDS, player_of
from ringside.games.slamball.play.face_off import duel_figure
from ringside.games.slamball.play.floor import (
    BIG,
    FAST,
    LAST_MARK,
    Floor,
    boost_power,
    boost_speed,
    has_card,
)
from ringside.games.slamball.play.worlds import locked_down
from ringside.games.slamball.story.listener import HEAD_TO_HEADS

# Phases in which a head-to-head is on and its mark not yet used.
RUNNING: Final = (
    phases.LAY,
    phases.CONTEST,
    phases.RESOLVE,
    phases.REVEAL,
    phases.ACT,
    phases.MISS,
)


def view(state: Floor, seat: int | None) -> dict[str, Any]:
    """Everything on the table, and the seat's own cards."""
    outcome = state.outcome()
    shown: dict[str, Any] = {
        "game": "slamball",
        "seats": 2,
        "options": state.options.copy(),
        "seat": seat,
        "phase": phases.WORDS[state.phase],
        "to_move": state.to_move(),
        "asked": written(asked(state, seat)),
        "teams": [team(state, side) for side in range(2)],
        "floor": [floor(state, side) for side in range(2)],
        "hands": [backs(state, side) for side in range(2)],
        "kept": [position.chaos_cards(state, kept) for kept in state.kept],
        "score": list(state.score),
        "timeouts": list(state.timeouts),
        "fouled": list(state.fouled),
        "bonus": [bonus(number) for number in state.fouled],
        "clock": state.clock,
        "time": time_left(state.clock),
        "marks": [mark(state, value) for value in state.marks],
        "discard": position.cards(state, state.discard),
        "chaos": chaos(state),
        "offense": position.number(state.offense),
        "shot_clock": state.shot_clock,
        "head_to_heads": head_to_heads(state, seat),
        "figures": position.figures(state.speed, state.power),
        "sting": position.figure(state.sting_speed, state.sting_power),
        "via": position.via(state),
        "last": [position.player(state, last) for last in state.last],
        "pushed": state.pushed,
        "attack": laid(state, state.attack, state.attack_boost, state.attack_line),
        "defend": defend(state, seat),
        "current": current(state, seat),
        "pace": position.pace(state),
        "doing": position.doing(state),
        "no_slam": state.no_slam,
        "replay": state.replay,
        "sealed": [choice != NONE for choice in state.sealed],
        "pending": position.pending(state),
        "face_off": face_off(state, seat),
        "overtime": position.overtime(state),
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if seat is not None:
        shown["hand"] = [card(state, value) for value in state.hands[seat]]
        shown["my_sealed"] = position.sealed(state, seat)
    return shown


def card(state: Floor, value: int) -> dict[str, Any]:
    """A card face up."""
    return {
        "name": state.book.card_names[value],
        "player": position.player(state, player_of(value)),
        "lines": state.book.faces[value],
        "boost": state.book.is_boost(value),
    }


def back(state: Floor, value: int) -> dict[str, Any]:
    """A card face down: whose it is."""
    return {"player": position.player(state, player_of(value))}


def backs(state: Floor, seat: int) -> list[str | None]:
    """Whose cards a coach holds, in order of drawing."""
    return [position.player(state, player_of(value)) for value in state.hands[seat]]


def team(state: Floor, seat: int) -> dict[str, Any]:
    """Who plays for a team: what never changes."""
    book = state.book
    players = [
        {
            "id": book.player_ids[who],
            "name": own_name(book.called[who]),
            "role": ROLE_WORDS[book.player_roles[who]],
            "number": book.player_numbers[who],
        }
        for who in roster(state, seat)
    ]
    return {"name": book.team_names[seat], "players": players}


def own_name(called: Any) -> str | None:
    """The name of a player whom the words do not know."""
    return None if isinstance(called, str) else called["name"]


def roster(state: Floor, seat: int) -> range:
    """The numbers of a team's players."""
    first = seat * moves.PLAYERS
    return range(first, first + state.book.team_sizes[seat])


def floor(state: Floor, seat: int) -> dict[str, Any]:
    """Court and bench, whistles, cards left in the decks, who is exhausted or has a gasp left."""
    ids = state.book.player_ids
    players = roster(state, seat)
    on = [who for who in players if state.court[seat] >> who % moves.PLAYERS & 1]
    return {
        "court": [ids[who] for who in on],
        "bench": [ids[who] for who in players if who not in on],
        "whistles": {ids[who]: state.whistles[who] for who in players if state.whistles[who]},
        "decks": {ids[who]: len(state.decks[who]) for who in players},
        "exhausted": [ids[who] for who in players if not has_card(state, who)],
        "gasps": [ids[who] for who in players if state.gasp[who] != NONE],
    }


def chaos(state: Floor) -> dict[str, Any]:
    """How many chaos cards are left, and which are not; what a coach's own ones do."""
    book = state.book
    told: dict[str, Any] = {
        "deck": len(state.chaos_deck),
        "discard": position.chaos_cards(state, state.chaos_discard),
    }
    if state.options["chaos"] is not None:
        told["own"] = [
            {
                "name": name,
                "effect": book.chaos_told[number],
                "story": book.chaos_stories[number],
            }
            for number, name in enumerate(book.chaos_names)
        ]
    return told


def bonus(fouled: int) -> str | None:
    """What the next foul would bring: a face off, 2 points, or 3 (BALL-28)."""
    if fouled < 2:
        return None
    return "bonus" if fouled < 4 else "double-bonus"


def time_left(clock: int) -> str:
    """The clock as the arena shows it.

    >>> time_left(1)
    '4:55'
    """
    seconds = max(0, LAST_MARK - clock) * 5
    return f"{seconds // 60}:{seconds % 60:02d}"


def mark(state: Floor, value: int) -> dict[str, Any] | None:
    """A mark of the clock: who used it, and whether they scored."""
    if value == NONE:
        return None
    who = player_of(value // 2)
    return {
        "card": state.book.card_names[value // 2],
        "seat": who // moves.PLAYERS,
        "player": position.player(state, who),
        "scored": value % 2 == 1,
    }


def laid(state: Floor, value: int, boost: int, line: int) -> dict[str, Any] | None:
    """A card on the floor, face up."""
    if value == NONE:
        return None
    attached = position.boost(state, boost)
    brings = None
    if attached is not None:
        brings = position.figure(boost_speed(state, boost), boost_power(state, boost))
    return {**card(state, value), "attached": attached, "brings": brings, "line": line}


def defend(state: Floor, seat: int | None) -> dict[str, Any] | None:
    """The contest card: its face if it is up, or the seat's own."""
    if state.defend == NONE:
        return None
    if state.defend_up or seat == 1 - state.offense:
        face = laid(state, state.defend, state.defend_boost, state.defend_line)
        return {**(face or {}), "up": state.defend_up}
    return {**back(state, state.defend), "up": False}


def current(state: Floor, seat: int | None) -> dict[str, Any] | None:
    """The card with the ball, while the pace is chosen."""
    if state.current == NONE:
        return None
    if state.current_up or seat == state.offense:
        face = laid(state, state.current, state.current_boost, state.current_line)
        return {**(face or {}), "up": state.current_up}
    return {**back(state, state.current), "up": False}


def head_to_heads(state: Floor, seat: int | None) -> list[dict[str, Any]]:
    """The shot clock: what was laid before, what lies there now."""
    shown: list[dict[str, Any]] = []
    for number, name in enumerate(HEAD_TO_HEADS, 1):
        before = state.shot_clock - number
        entry: dict[str, Any] = {"name": name, "now": before == 0 and state.offense != NONE}
        entry["offense"] = entry["defense"] = None
        at = state.clock - before
        if entry["now"]:
            entry["offense"] = laid(state, state.attack, state.attack_boost, state.attack_line)
            entry["defense"] = defend(state, seat)
        elif before > 0 and state.phase in RUNNING and 0 <= at < len(state.marks):
            value = state.marks[at]
            if value != NONE and player_of(value // 2) // moves.PLAYERS == state.offense:
                entry["offense"] = card(state, value // 2)
        shown.append(entry)
    return shown


def face_off(state: Floor, seat: int | None) -> dict[str, Any] | None:
    """The face off; lists are attacker, defender. Figures are known once a card is up."""
    if state.duel == NONE:
        return None
    seats = [state.duel_seat, 1 - state.duel_seat]
    cards: list[dict[str, Any] | None] = []
    figures: list[Figure | None] = []
    for side in range(2):
        value = state.duel_cards[side]
        down = locked_down(state, side)
        turned = state.phase not in (phases.NAME, phases.LOCK)
        if side == 1:
            turned = turned and state.duel_how != NONE
        if value == NONE:
            cards.append(None)
        elif not down or (seat == seats[side] and not state.duel_blind[side]):
            cards.append({**card(state, value), "up": not down})
        else:
            cards.append({**back(state, value), "up": False})
        figures.append(
            position.figure(duel_figure(state, side, FAST), duel_figure(state, side, BIG))
            if turned and not down
            else None
        )
    how = state.duel_how
    return {
        "kind": position.DUEL_WORDS[state.duel],
        "seat": state.duel_seat,
        "attacker": position.player(state, state.duel_players[0]),
        "defender": position.player(state, state.duel_players[1]),
        "cards": cards,
        "figures": figures,
        "gasp": [bool(value) for value in state.duel_gasp],
        "sting": position.figure(state.duel_sting_speed, state.duel_sting_power),
        "add": position.figures(state.duel_add_speed, state.duel_add_power),
        "off": state.duel_off,
        "no_slam": state.duel_no_slam,
        "how": None if how == NONE else position.HOW_WORDS[how],
    }
