"""A SlamBall state as the JSON of LEDGER.md, part 3, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ringside.core.reading import Reader, whole
from ringside.core.rng import Rng
from ringside.games.slamball.floor import naming
from ringside.games.slamball.floor.face_off import FaceOff
from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.floor.overtime import Overtime
from ringside.games.slamball.play import phases
from ringside.games.slamball.play.book import NONE
from ringside.games.slamball.rosters import Rosters, invalid
from ringside.games.slamball.rules import SlamballState
from ringside.games.slamball.sanity import check_sense

if TYPE_CHECKING:
    from ringside.core.game import Game


def write(state: Floor) -> dict[str, Any]:
    """The fields of the position, in the ledger's order; ``stayed`` and ``spent`` if need be."""
    book, teams, board, ball = state.book, state.teams, state.board, state.ball
    written = {
        "cards": {name: list(lines) for name, lines in book.own_cards.items()},
        "teams": [teams.write(book, seat) for seat in range(2)],
        "hands": [naming.cards(book, hand) for hand in teams.hands],
        "kept": [naming.chaos_cards(book, kept) for kept in teams.kept],
        "score": list(board.score),
        "timeouts": list(board.timeouts),
        "fouled": list(board.fouled),
        "clock": board.clock,
        "marks": board.write_marks(book),
        "discard": naming.cards(book, state.piles.discard),
        "chaos": state.piles.write_chaos(book),
        "offense": naming.number(ball.offense),
        "shot_clock": ball.shot_clock,
        "figures": ball.figures(),
        "sting": naming.figure(ball.sting_speed, ball.sting_power),
        "via": ball.write_via(book),
        "last": [naming.player(book, last) for last in ball.last],
        "pushed": ball.pushed,
        "attack": state.attack.write(book, False),
        "defend": state.defend.write(book, True),
        "current": state.current.write(book, True),
        "pace": state.pace.write(),
        "doing": state.doing.write(),
        "no_slam": state.doing.no_slam,
        "replay": state.doing.replay,
        "phase": phases.WORDS[state.phase],
        "ask": state.to_move(),
        "sealed": [state.pending.write_sealed(book, state.phase, seat) for seat in range(2)],
        "pending": state.pending.write(book, state.phase),
        "face_off": state.face_off.write(book),
        "overtime": state.overtime.write(book),
    }
    if state.defend.stayed or state.current.stayed:
        written["stayed"] = True
    if board.spent:
        written["spent"] = board.write_spent(book)
    return written


def read(fields: Reader, game: Game[Any], options: dict[str, Any], rng: Rng) -> SlamballState:
    """The state of a position; InvalidPosition says what cannot be read."""
    rosters = Rosters(fields, options)
    state = SlamballState(game, options, rosters.book, rng)
    state.teams.read(fields, rosters)
    state.board.read(fields, rosters)
    state.piles.read(fields, rosters)
    state.ball.read(fields, rosters)
    offense = state.ball.offense
    state.attack.read(fields, "attack", offense, rosters, False)
    state.defend.read(fields, "defend", 1 - offense, rosters, True)
    state.current.read(fields, "current", offense, rosters, True)
    if "stayed" in fields and fields.flag("stayed"):
        down = state.current if state.defend.card == NONE else state.defend
        down.stayed = down.card != NONE and not down.up
    state.pace.read(fields)
    state.doing.read(fields)
    state.phase = phases.WORDS.index(fields.choice("phase", phases.WORDS[: phases.JUDGE]))
    seats = fields.items("ask", lambda value, where: whole(value, where, 0, 1))
    if sorted(set(seats)) != seats:
        raise invalid("ask-order")
    state.ask = sum(1 << seat for seat in seats)
    state.pending.read(fields, state.phase, rosters)
    if fields.value("face_off") is not None:
        state.face_off = FaceOff()
        state.face_off.read(fields, rosters)
    if fields.value("overtime") is not None:
        state.overtime = Overtime()
        state.overtime.read(fields, rosters)
    if fields.data.get("outcome") is None:
        check_sense(state)
    return state
