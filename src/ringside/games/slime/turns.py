"""A turn of Slime Games: how it begins, what may be drawn, and what its end brings."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.slime.actions import STUCK_DRAW, times
from ringside.games.slime.count import find_end, result
from ringside.games.slime.possible import first_placement
from ringside.games.slime.table import DRAW, ENTER, HAUNT, MAIN, OVER, SlimeTable


def begin_turn(table: SlimeTable) -> None:
    """The seat on turn draws and stands before its first decision (SLIME-04, 05, 11, 43)."""
    player = table.players[table.turn]
    if player.stuck:
        table.phase = HAUNT
        return
    if not player.entered:
        lo, hi = first_placement(table, table.turn)
        if lo | hi:
            table.phase = ENTER
            return
    if table.has_market:
        if table.can_draw():
            table.phase = DRAW
            return
    elif table.deck:
        table.draw_from_pile(table.turn)
    after_draw(table)


def after_draw(table: SlimeTable) -> None:
    """Who has no piece left must first place one, unless the board is full (SLIME-11)."""
    if table.players[table.turn].on_board() or table.is_full():
        table.phase = MAIN
    else:
        table.phase = ENTER


def end_turn(table: SlimeTable, changed: bool) -> None:
    """Finish the turn: look for an end of the game, or begin the next one (SLIME-49).

    ``changed`` tells of a change other than a card played or a placement on entering again;
    those the table itself remembers (SLIME-47).
    """
    if changed or table.played > 0 or table.reentered:
        table.quiet = 0
    else:
        table.quiet += 1
    table.turns += 1
    table.played = 0
    table.replaced = False
    table.reentered = False
    table.clear_pending()
    reason = find_end(table)
    if reason:
        table.phase = OVER
        table.result = result(table, reason)
        return
    following: i64 = table.turn + table.direction
    if following < 0:
        following += table.num_seats
    elif following >= table.num_seats:
        following -= table.num_seats
    table.turn = following
    begin_turn(table)


def declare_stuck(table: SlimeTable) -> None:
    """The seat on turn cannot place in any way (SLIME-40, 42, 51, 54)."""
    seat = table.turn
    if table.researchers:
        draw_two_instead(table)
        return
    player = table.players[seat]
    player.stuck = True
    if not table.poltergeist and player.cards > 0:
        table.deck.extend(player.hand())
        table.rng.shuffle(table.deck)
        player.empty_hand()
    end_turn(table, False)


def draw_two_instead(table: SlimeTable) -> None:
    """With `researchers` nobody gets stuck: they draw two cards, and the turn ends (SLIME-54)."""
    if not table.can_draw():
        end_turn(table, False)
    elif table.has_market:
        table.card = STUCK_DRAW
        table.by = table.turn
        table.colour = table.turn
        table.left = times(STUCK_DRAW)
        table.phase = DRAW
    else:
        table.draw_from_pile(table.turn)
        if table.deck:
            table.draw_from_pile(table.turn)
        end_turn(table, True)
