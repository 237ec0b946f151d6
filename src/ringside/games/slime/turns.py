"""A turn of Slime Games: how it begins, what may be drawn, and what its end brings."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slime.actions import STUCK_DRAW, times
from ringside.games.slime.field import DRAW, ENTER, HAUNT, MAIN, OVER, SlimeField
from ringside.games.slime.possible import first_placement
from ringside.games.slime.scoring import find_end, result


def begin_turn(field: SlimeField) -> None:
    """The next seat draws and comes to its first decision (SLIME-04, 05, 11, 43)."""
    player = field.players[field.turn]
    if player.stuck:
        field.phase = HAUNT
        return
    if not player.entered:
        lo, hi = first_placement(field, field.turn)
        if lo | hi:
            field.phase = ENTER
            return
    if field.has_market:
        if field.can_draw():
            field.phase = DRAW
            return
    elif field.deck:
        field.draw_from_pile(field.turn)
    after_draw(field)


def after_draw(field: SlimeField) -> None:
    """Who has no piece left must first place one, unless the board is full (SLIME-11)."""
    if field.players[field.turn].on_board() or field.is_full():
        field.phase = MAIN
    else:
        field.phase = ENTER


def end_turn(field: SlimeField, changed: bool) -> None:
    """Finish the turn: look for an end of the game, or begin the next one (SLIME-49).

    ``changed`` tells of a change other than a card played or a placement on entering again;
    those the field itself remembers (SLIME-47).
    """
    if changed or field.played > 0 or field.reentered:
        field.quiet = 0
    else:
        field.quiet += 1
    field.turns += 1
    field.played = 0
    field.replaced = False
    field.reentered = False
    field.clear_pending()
    reason = find_end(field)
    if reason:
        field.phase = OVER
        field.result = result(field, reason)
        return
    following: i64 = field.turn + field.direction
    if following < 0:
        following += field.num_seats
    elif following >= field.num_seats:
        following -= field.num_seats
    field.turn = following
    begin_turn(field)


def declare_stuck(field: SlimeField) -> None:
    """The seat whose turn it is cannot place in any way (SLIME-40, 42, 51, 54)."""
    seat = field.turn
    if field.researchers:
        draw_two_instead(field)
        return
    player = field.players[seat]
    player.stuck = True
    if not field.poltergeist and player.cards > 0:
        field.deck.extend(player.hand())
        field.rng.shuffle(field.deck)
        player.empty_hand()
    end_turn(field, False)


def draw_two_instead(field: SlimeField) -> None:
    """With `researchers` nobody gets stuck: they draw two cards, and the turn ends (SLIME-54)."""
    if not field.can_draw():
        end_turn(field, False)
    elif field.has_market:
        field.card = STUCK_DRAW
        field.by = field.turn
        field.colour = field.turn
        field.left = times(STUCK_DRAW)
        field.phase = DRAW
    else:
        field.draw_from_pile(field.turn)
        if field.deck:
            field.draw_from_pile(field.turn)
        end_turn(field, True)
