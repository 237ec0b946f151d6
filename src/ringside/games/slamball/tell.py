"""What happened, and what a move would do: a move played again, and listened to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.events import Depends, Event, Preview
from ringside.core.rng import seeded
from ringside.games.slamball.events.head_to_head import PassJudged, ShotJudged, WouldMeet
from ringside.games.slamball.floor.floor import Floor, kept_card
from ringside.games.slamball.narrator import Narrator
from ringside.games.slamball.play import book as books
from ringside.games.slamball.play import moves, phases
from ringside.games.slamball.play.book import NONE, player_of
from ringside.games.slamball.play.flow import take_move
from ringside.games.slamball.rules import SlamballState

# What is open once a move is carried out, and whose choice or luck it is: 0 the offense's,
# 1 the defense's, 2 both or either.
OPEN: Final[dict[int, tuple[str, int]]] = {
    phases.CONTEST: ("contest", 1),
    phases.RESOLVE: ("offense", 0),
    phases.REVEAL: ("contest-card", 1),
    phases.CHAOS: ("whistles", 2),
    phases.MISS: ("whistle", 2),
    phases.CLAIM: ("claim", 2),
    phases.RACE: ("race", 2),
}


def tell(
    before: SlamballState, seat: int, action: int, after: SlamballState, viewer: int | None
) -> list[Event]:
    """Everything that an action brought, as the viewer may know it."""
    world = before.twin()
    if not before.piles.chaos_deck and after.piles.chaos_deck:
        # The only chance in a move is a new chaos deck: let it come as it came.
        drawn = before.piles.chaos_discard.copy()
        for card in after.piles.chaos_deck:
            drawn.remove(card)
        world.piles.chaos_deck = after.piles.chaos_deck + drawn
        world.piles.chaos_discard = []
    return narrate(world, seat, action, NONE if viewer is None else viewer).events


def narrate(world: SlamballState, seat: i64, action: i64, viewer: i64) -> Narrator:
    """Carry out an action, and listen."""
    story = Narrator(viewer)
    world.narrator = story
    take_move(world, seat, action)
    world.narrator = None
    return story


def preview(state: SlamballState, seat: int, action: int) -> Preview:
    """What an action would do, as far as the seat can know: a guessed world shows it, and the
    story knows where the guessing begins."""
    world = state.determinize(seat, seeded(0))
    story = narrate(world, seat, action, seat)
    if story.sure != NONE:
        return Preview(list(story.events[: story.sure]), story.depends)
    depends = story.depends + still_open(world, seat)
    would: list[Event] = []
    if world.phase == phases.RESOLVE and world.defend.card != NONE and seat != world.ball.offense:
        would = would_meet(world, seat)
        if world.book.has(world.defend.card, books.CHAOS):
            depends.append(Depends("chaos", None))
    return Preview(list(story.events), depends, would)


def still_open(world: Floor, seat: i64) -> list[Depends]:
    """What has still to be decided before the move has come to something."""
    if world.face_off.kind != NONE and world.phase in (phases.LOCK, phases.DECLARE):
        return [Depends("locked", int(1 - seat))]
    if world.phase not in OPEN:
        return []
    on, side = OPEN[world.phase]
    if side == 2:
        # Whoever is asked; a choice of one's own is no news.
        other: i64 = 1 - seat
        return [Depends(on, int(other))] if world.ask >> other & 1 else []
    decides: i64 = world.ball.offense if side == 0 else 1 - world.ball.offense
    return [Depends(on, int(decides))] if decides != seat else []


def would_meet(world: SlamballState, seat: i64) -> list[Event]:
    """What a contest card just laid would do to everything that the offense can do without a
    boost; a card with chaos on it cannot say."""
    if world.book.has(world.defend.card, books.CHAOS):
        return []
    met: list[Event] = []
    offense = world.ball.offense
    boostable = may_boost(world)
    for action in world.legal(offense):
        number: i64 = action
        if not is_plain(number):
            continue
        twin = world.twin()
        take_move(twin, offense, number)
        answers = twin.legal(seat)
        answer = moves.REVEAL if moves.REVEAL in answers else moves.STAY
        for event in narrate(twin, seat, answer, seat).events:
            if isinstance(event, ShotJudged):
                met.append(
                    WouldMeet(
                        seat=seat,
                        line=event.shot,
                        how=event.how,
                        measure=event.measure,
                        own=event.own,
                        theirs=event.theirs,
                        through=event.made,
                        why=event.why,
                        boostable=boostable,
                        rule=event.rule,
                    )
                )
            elif isinstance(event, PassJudged):
                met.append(
                    WouldMeet(
                        seat=seat,
                        line=event.throw,
                        how=None,
                        measure=None,
                        own=None,
                        theirs=None,
                        through=event.through,
                        why=event.why,
                        boostable=boostable,
                        rule=event.rule,
                    )
                )
    return met


def is_plain(action: i64) -> bool:
    """Whether a move is a shot or a pass without a boost."""
    if moves.SHOOT <= action < moves.PASS:
        return (action - moves.SHOOT) % 3 == moves.PLAIN
    return moves.PASS <= action < moves.NOTHING and (action - moves.PASS) % 3 == moves.PLAIN


def may_boost(world: Floor) -> bool:
    """Whether the offense may have a boost for its card, for all that the defense knows."""
    if world.attack.boost != NONE:
        return False
    if kept_card(world, world.ball.offense, books.KEEP_BOOST) != NONE:
        return True
    player = player_of(world.attack.card)
    held = 0
    boost = False
    for card in world.teams.hands[world.ball.offense]:
        if player_of(card) == player:
            held += 1
            boost = boost or world.book.is_boost(card)
    for card in world.teams.decks[player]:
        boost = boost or world.book.is_boost(card)
    return held > 0 and boost
