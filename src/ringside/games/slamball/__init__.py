"""The SlamBall Card Game by Ricky Mouser: a fourth quarter for two coaches. Unofficial edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ringside.bots.random import RandomBot
from ringside.core.catalogue import Thing
from ringside.core.errors import InvalidPosition
from ringside.core.events import Event, Preview
from ringside.core.game import Game
from ringside.core.observation import Part
from ringside.core.options import Data, SeatNumber
from ringside.core.outcome import Outcome
from ringside.core.reading import Reader
from ringside.core.rng import Rng
from ringside.games.slamball import (
    events,
    measured,
    position,
    prompts,
    sayings,
    tell,
    view,
    view_types,
)
from ringside.games.slamball.bot import FriendlyBot, SlamballBot
from ringside.games.slamball.box_score import box_score
from ringside.games.slamball.levels import LEVELS
from ringside.games.slamball.library import book_of, chaos_deck, chaos_of, full_decks, teams_of
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.clearing import end_game
from ringside.games.slamball.rules import REASONS, RULES, SlamballState
from ringside.games.slamball.tensor_parts import parts
from ringside.games.slamball.things import TERMS, things

# What a coach decides then is face down; everything else is done openly.
SEALED = (phases.START, phases.CONTEST, phases.LOCK, phases.OT_DEFENDER, phases.OT_ATTACKER)


class Slamball(Game[SlamballState]):
    """Two coaches, five minutes of running clock, and every head-to-head a bluff."""

    id = "slamball"
    title = "The SlamBall Card Game"
    designer = "Ricky Mouser"
    publisher = "Ricky Mouser"
    minutes = 45
    least_seats = 2
    most_seats = 2
    version = 2
    options = (
        Data("home", None, form="team", rule="BALL-02"),
        Data("away", None, form="team", rule="BALL-02"),
        Data("chaos", None, form="chaos", rule="BALL-60"),
        SeatNumber("younger", 1, least=0, most=1, rule="BALL-07"),
    )
    num_actions = moves.TOTAL
    view_type = view_types.SlamBallView
    event = events.SlamballEvent
    prompt = prompts.SlamballPrompt
    terms = TERMS
    race = 4.5  # for a loose ball, after what made it loose has been seen
    reasons = dict(zip(REASONS[1:], RULES[1:], strict=True))
    bots = {"random": RandomBot, "friendly": FriendlyBot, "heuristic": SlamballBot, **LEVELS}

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SlamballState:
        teams = teams_of(options)
        chaos = chaos_of(options)
        book = book_of(options)
        state = SlamballState(self, options, book, rng)
        whistles = [0] * (2 * moves.PLAYERS)
        for team in teams:
            for player in team.players:
                whistles[book.players[player.id]] = player.whistles
        state.tip_off(full_decks(book), whistles, chaos_deck(book, chaos))
        return state

    def write(self, state: SlamballState) -> dict[str, Any]:
        return position.write(state)

    def read(self, fields: Reader, seats: int, options: dict[str, Any], rng: Rng) -> SlamballState:
        return position.read(fields, self, options, rng)

    def set_outcome(self, state: SlamballState, outcome: Outcome) -> None:
        end_game(state, REASONS.index(outcome.reason))
        if state.phase == phases.OVER and state.outcome() != outcome:
            raise InvalidPosition("outcome-score", game=self.id)

    def saying(self, move: str) -> tuple[str, dict[str, Any]]:
        return sayings.saying(move)

    def view(self, state: SlamballState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def summed_up(self, state: SlamballState) -> dict[str, Any]:
        return {"box": box_score(state)}

    def waiting(self, state: SlamballState) -> list[int]:
        return state.to_move()

    def tell(
        self,
        before: SlamballState,
        seat: int,
        action: int,
        after: SlamballState,
        viewer: int | None,
    ) -> Sequence[Event]:
        return tell.tell(before, seat, action, after, viewer)

    def preview(self, state: SlamballState, seat: int, action: int) -> Preview:
        return tell.preview(state, seat, action)

    def sealed(self, state: SlamballState, seat: int) -> bool:
        return state.phase in SEALED

    def silence(self, state: SlamballState) -> str:
        return "leave" if state.phase == phases.RACE else ""

    def parts(self, seats: int) -> list[Part]:
        return parts()

    def chances(self, state: SlamballState) -> list[float]:
        return measured.chances(state)

    def uses(self, state: SlamballState, seat: int, action: int) -> list[str]:
        return measured.uses(state, seat, action)

    def figures(self, state: SlamballState) -> dict[str, float]:
        return measured.figures(state)

    def things(self) -> list[Thing]:
        return things()


GAME = Slamball()
