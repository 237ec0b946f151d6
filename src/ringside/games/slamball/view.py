"""What a coach sees: the floor, both benches, the clock, and the own hand.

Backs name their player, so whose cards the other coach holds, contests with or has locked in is
shown; their faces are not. The general discard lies open.
"""

from __future__ import annotations

from typing import Any, Final

from ringside.core.events import written
from ringside.games.slamball.asked import asked
from ringside.games.slamball.box_score import box_score
from ringside.games.slamball.card_types import Figure
from ringside.games.slamball.floor import naming
from ringside.games.slamball.floor.floor import Floor, boost_power, boost_speed, has_card
from ringside.games.slamball.floor.head_to_head import BIG, FAST
from ringside.games.slamball.floor.naming import FACE_OFF_WORDS, HOW_WORDS
from ringside.games.slamball.floor.scoreboard import LAST_MARK, PER_MARK
from ringside.games.slamball.narrator.listener import HEAD_TO_HEADS
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, ROLE_WORDS, player_of
from ringside.games.slamball.play.face_off import face_off_figure
from ringside.games.slamball.play.worlds import locked_down

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
        "kept": [naming.chaos_cards(state.book, kept) for kept in state.teams.kept],
        "score": list(state.board.score),
        "timeouts": list(state.board.timeouts),
        "fouled": list(state.board.fouled),
        "bonus": [bonus(number) for number in state.board.fouled],
        "clock": state.board.clock,
        "time": time_left(state.board.clock),
        "marks": [mark(state, value) for value in state.board.marks],
        "spent": [spent(state, value) for value in state.board.spent],
        "discard": naming.cards(state.book, state.piles.discard),
        "chaos": chaos(state),
        "offense": naming.number(state.ball.offense),
        "shot_clock": state.ball.shot_clock,
        "head_to_heads": head_to_heads(state, seat),
        "figures": state.ball.figures(),
        "sting": naming.figure(state.ball.sting_speed, state.ball.sting_power),
        "via": state.ball.write_via(state.book),
        "last": [naming.player(state.book, last) for last in state.ball.last],
        "pushed": state.ball.pushed,
        "attack": laid(state, state.attack.card, state.attack.boost, state.attack.line),
        "defend": defend(state, seat),
        "current": current(state, seat),
        "pace": state.pace.write(),
        "doing": state.doing.write(),
        "no_slam": state.doing.no_slam,
        "replay": state.doing.replay,
        "sealed": [choice != NONE for choice in state.pending.sealed],
        "pending": state.pending.write(state.book, state.phase),
        "face_off": face_off(state, seat),
        "overtime": state.overtime.write(state.book),
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if outcome is not None:
        shown["box"] = box_score(state)
    if seat is not None:
        shown["hand"] = [card(state, value) for value in state.teams.hands[seat]]
        shown["left"] = left(state, seat)
        shown["my_sealed"] = state.pending.write_sealed(state.book, state.phase, seat)
    return shown


def card(state: Floor, value: int) -> dict[str, Any]:
    """A card face up."""
    return {
        "name": state.book.card_names[value],
        "player": naming.player(state.book, player_of(value)),
        "lines": state.book.faces[value],
        "boost": state.book.is_boost(value),
    }


def left(state: Floor, seat: int) -> dict[str, list[dict[str, Any]]]:
    """What is left in the decks of a coach's own players, in the order of printing: the order in
    the deck is hidden, and so is which of them is locked in blind."""
    found: dict[str, list[dict[str, Any]]] = {}
    for who in roster(state, seat):
        cards = state.teams.decks[who].copy()
        for side in range(2):
            locked = state.face_off.cards[side]
            blind = state.face_off.blind[side] and locked_down(state, side)
            if blind and player_of(locked) == who:
                cards.append(locked)
        if cards:
            found[state.book.player_ids[who]] = [deck_card(state, value) for value in sorted(cards)]
    return found


def deck_card(state: Floor, value: int) -> dict[str, Any]:
    """A card by name; its lines where the catalogue does not know them."""
    name = state.book.card_names[value]
    house = state.options["away" if value >= moves.CARDS else "home"] is None
    if house and name not in state.book.own_cards:
        return {"name": name}
    return {"name": name, "lines": state.book.faces[value]}


def back(state: Floor, value: int) -> dict[str, Any]:
    """A card face down: whose it is."""
    return {"player": naming.player(state.book, player_of(value))}


def backs(state: Floor, seat: int) -> list[str | None]:
    """Whose cards a coach holds, in order of drawing."""
    return [naming.player(state.book, player_of(value)) for value in state.teams.hands[seat]]


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
    whistles = state.teams.whistles
    players = roster(state, seat)
    on = [who for who in players if state.teams.court[seat] >> who % moves.PLAYERS & 1]
    return {
        "court": [ids[who] for who in on],
        "bench": [ids[who] for who in players if who not in on],
        "whistles": {ids[who]: whistles[who] for who in players if whistles[who]},
        "decks": {ids[who]: len(state.teams.decks[who]) for who in players},
        "exhausted": [ids[who] for who in players if not has_card(state, who)],
        "gasps": [ids[who] for who in players if state.teams.gasp[who] != NONE],
    }


def chaos(state: Floor) -> dict[str, Any]:
    """How many chaos cards are left, and which are not; what a coach's own ones do."""
    book = state.book
    told: dict[str, Any] = {
        "deck": len(state.piles.chaos_deck),
        "discard": naming.chaos_cards(state.book, state.piles.chaos_discard),
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
        "player": naming.player(state.book, who),
        "scored": value % 2 == 1,
    }


def spent(state: Floor, value: int) -> dict[str, Any]:
    """A whistle on the clock: on which mark, and whose it was."""
    who = value % PER_MARK
    return {
        "mark": value // PER_MARK,
        "seat": who // moves.PLAYERS,
        "player": naming.player(state.book, who),
    }


def laid(state: Floor, value: int, boost: int, line: int) -> dict[str, Any] | None:
    """A card on the floor, face up."""
    if value == NONE:
        return None
    attached = naming.boost(state.book, boost)
    brings = None
    if attached is not None:
        brings = naming.figure(boost_speed(state, boost), boost_power(state, boost))
    return {**card(state, value), "attached": attached, "brings": brings, "line": line}


def defend(state: Floor, seat: int | None) -> dict[str, Any] | None:
    """The contest card: its face if it is up, or the seat's own."""
    if state.defend.card == NONE:
        return None
    if state.defend.up or seat == 1 - state.ball.offense:
        face = laid(state, state.defend.card, state.defend.boost, state.defend.line)
        return {**(face or {}), "up": state.defend.up}
    return {**back(state, state.defend.card), "up": False}


def current(state: Floor, seat: int | None) -> dict[str, Any] | None:
    """The card with the ball, while the pace is chosen."""
    if state.current.card == NONE:
        return None
    if state.current.up or seat == state.ball.offense:
        face = laid(state, state.current.card, state.current.boost, state.current.line)
        return {**(face or {}), "up": state.current.up}
    return {**back(state, state.current.card), "up": False}


def head_to_heads(state: Floor, seat: int | None) -> list[dict[str, Any]]:
    """The shot clock: what was laid before, what lies there now."""
    shown: list[dict[str, Any]] = []
    for number, name in enumerate(HEAD_TO_HEADS, 1):
        before = state.ball.shot_clock - number
        entry: dict[str, Any] = {"name": name, "now": before == 0 and state.ball.offense != NONE}
        entry["offense"] = entry["defense"] = None
        at = state.board.clock - before
        if entry["now"]:
            entry["offense"] = laid(state, state.attack.card, state.attack.boost, state.attack.line)
            entry["defense"] = defend(state, seat)
        elif before > 0 and state.phase in RUNNING and 0 <= at < len(state.board.marks):
            value = state.board.marks[at]
            if value != NONE and player_of(value // 2) // moves.PLAYERS == state.ball.offense:
                entry["offense"] = card(state, value // 2)
        shown.append(entry)
    return shown


def face_off(state: Floor, seat: int | None) -> dict[str, Any] | None:
    """The face off; lists are attacker, defender. Figures are known once a card is up."""
    if state.face_off.kind == NONE:
        return None
    seats = [state.face_off.seat, 1 - state.face_off.seat]
    cards: list[dict[str, Any] | None] = []
    figures: list[Figure | None] = []
    for side in range(2):
        value = state.face_off.cards[side]
        down = locked_down(state, side)
        turned = state.phase not in (phases.NAME, phases.LOCK)
        if side == 1:
            turned = turned and state.face_off.how != NONE
        if value == NONE:
            cards.append(None)
        elif not down or (seat == seats[side] and not state.face_off.blind[side]):
            cards.append({**card(state, value), "up": not down})
        else:
            cards.append({**back(state, value), "up": False})
        figures.append(
            naming.figure(face_off_figure(state, side, FAST), face_off_figure(state, side, BIG))
            if turned and not down
            else None
        )
    how = state.face_off.how
    return {
        "kind": FACE_OFF_WORDS[state.face_off.kind],
        "seat": state.face_off.seat,
        "attacker": naming.player(state.book, state.face_off.players[0]),
        "defender": naming.player(state.book, state.face_off.players[1]),
        "cards": cards,
        "figures": figures,
        "gasp": [bool(value) for value in state.face_off.gasp],
        "sting": naming.figure(state.face_off.sting_speed, state.face_off.sting_power),
        "add": naming.figures(state.face_off.add_speed, state.face_off.add_power),
        "off": state.face_off.off,
        "no_slam": state.face_off.no_slam,
        "how": naming.word(HOW_WORDS, how),
    }
