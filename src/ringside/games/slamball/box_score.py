"""The box score: what the clock and the whistles on it tell of each player."""

from __future__ import annotations

from typing import Any

from ringside.games.slamball.floor.floor import Floor
from ringside.games.slamball.floor.scoreboard import PER_MARK, START_SCORE
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import KINDS, NONE, player_of


def box_score(state: Floor) -> list[dict[str, Any]]:
    """For each seat the cards laid, field goals, points and whistles of its players, and the
    points that came from elsewhere: face offs, bonus fouls."""
    return [sheet(state, seat) for seat in range(2)]


def sheet(state: Floor, seat: int) -> dict[str, Any]:
    """One team's."""
    first = seat * moves.PLAYERS
    rows = [row(state, who) for who in range(first, first + state.book.team_sizes[seat])]
    points = sum(found["points"] for found in rows)
    return {"players": rows, "elsewhere": state.board.score[seat] - START_SCORE - points}


def row(state: Floor, who: int) -> dict[str, Any]:
    """One player's."""
    marks = [mark for mark in state.board.marks if mark != NONE and player_of(mark // 2) == who]
    made = [mark // 2 for mark in marks if mark % 2 == 1]
    return {
        "player": state.book.player_ids[who],
        "laid": len(marks),
        "made": len(made),
        "points": sum(shot_points(state, card) for card in made),
        "whistles": sum(spent % PER_MARK == who for spent in state.board.spent),
    }


def shot_points(state: Floor, card: int) -> int:
    """What a field goal with this card gave; 0, so it counts as from elsewhere, if its shots are
    worth different points."""
    worth = {state.book.points[card * KINDS + kind] for kind in range(books.SLAM, books.PASS)} - {0}
    return worth.pop() if len(worth) == 1 else 0
