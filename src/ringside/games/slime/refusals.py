"""Why a move of Slime Games is not allowed: a code of the words, and the rule."""

from __future__ import annotations

from typing import Final

from ringside.core.errors import IllegalMove
from ringside.games.slime.actions import (
    ALLOW,
    DONE,
    DRAW_MARKET,
    DRAW_PILE,
    END,
    FREEZE,
    GROW,
    LINE,
    MOST_SEATS,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    PLAY_AS,
    REMOVE,
    REPLACE,
    ROB,
    SHRINK,
    STOP,
    STOP_CARD,
    STUCK,
    TAKE,
    TARGET,
    TEXTS,
)
from ringside.games.slime.board import HEX_NAMES, HEX_NUMBERS, HEXES, NUM_HEXES, connected
from ringside.games.slime.cards import CARDS, CODES
from ringside.games.slime.field import (
    DRAW,
    ENTER,
    FROZEN,
    MAIN,
    MOST_PLAYED,
    NOBODY,
    OVER,
    REACT,
    REMOVING,
    RESOLVE,
    SlimeField,
)
from ringside.games.slime.possible import beyond_supply, standard
from ringside.games.slime.reactions import last_player, victim

# Why a card of a family cannot do anything now.
NEEDS: Final = {
    "moving": "needs-moving",
    "controlling": "needs-controlling",
    "adventurous": "needs-adventurous",
    "thief": "needs-thief",
    "hungry": "needs-hungry",
    "popping": "needs-popping",
    "bomb": "needs-bomb",
    "growing": "needs-growing",
    "attacking": "needs-attacking",
    "jumping": "needs-jumping",
    "conquering": "needs-conquering",
    "snake": "needs-snake",
}


def why_not(field: SlimeField, seat: int, action: int) -> IllegalMove:
    """The refusal of an action that is not open to a seat."""
    if field.phase == OVER:
        return field.illegal("game-over", "SLIME-49")
    unreal = not_here(field, action)
    if unreal is not None:
        return unreal
    if action == FREEZE:
        return no_freeze(field, seat)
    if action in (STOP, ALLOW):
        return no_reaction(field, seat, action)
    if field.phase == REACT:
        return field.illegal("may-be-stopped", "SLIME-35")
    if field.phase == REMOVING:
        owner = field.owner(HEX_NUMBERS[target_names(field)[0]])
        if seat != owner:
            return field.illegal("owner-chooses", "SLIME-22", owner=owner)
        return field.illegal("give-up", "SLIME-22", hexes=target_names(field))
    if field.phase == FROZEN:
        return no_reward(field, seat, action)
    if seat != field.turn:
        return field.illegal("not-your-turn", "SLIME-03", seat=field.turn)
    if field.phase == ENTER:
        return no_entry(field, seat, action)
    if field.phase == DRAW:
        return no_draw(field, action)
    if field.phase == MAIN:
        return not_in_turn(field, seat, action)
    if field.phase == RESOLVE:
        return no_choice(field, action)
    return no_haunting(field, seat, action)


# -- what an action is about ----------------------------------------------------------------


def hexes_of(action: int) -> list[str]:
    """The hexes an action names."""
    text = TEXTS[action]
    if "," not in text:
        return []
    return text.split(" ")[-1].split(">")


def seat_of(action: int) -> int | None:
    """The seat an action names."""
    if ROB <= action < DONE:
        return action - ROB
    if GROW <= action < SHRINK:
        return (action - GROW) // NUM_HEXES
    if PLAY_AS <= action < FREEZE:
        return (action - PLAY_AS) % MOST_SEATS
    return None


def target_names(field: SlimeField) -> list[str]:
    """The target of what is pending, hex by hex."""
    return [hex.name() for hex in HEXES if hex.lo & field.target_lo or hex.hi & field.target_hi]


def not_here(field: SlimeField, action: int) -> IllegalMove | None:
    """The refusal of hexes and seats that this game does not have."""
    for name in hexes_of(action):
        if HEX_NUMBERS.get(name) not in field.board.hexes:
            return field.illegal("no-hex", "SLIME-01", board=field.board.name, found=name)
    named = seat_of(action)
    if named is not None and named >= field.seats:
        return IllegalMove("no-such-seat", found=str(named), most=field.seats - 1)
    return None


def taken(field: SlimeField, number: int) -> IllegalMove | None:
    """The refusal of a placement on a covered hex."""
    if field.owner(number) == NOBODY:
        return None
    return field.illegal("hex-taken", "SLIME-10", hex=HEX_NAMES[number])


def no_place(field: SlimeField, seat: int, number: int, rule: str) -> IllegalMove:
    """Why a colour's piece cannot be placed on a hex."""
    refused = taken(field, number)
    if refused is not None:
        return refused
    if field.supply(seat) <= 0:
        return field.illegal("no-pieces-left", "SLIME-14", colour=seat)
    return field.illegal("place-beside", rule)


# -- by phase -------------------------------------------------------------------------------


def no_freeze(field: SlimeField, seat: int) -> IllegalMove:
    """Why nobody can be frozen, or not by this seat."""
    if not field.slow:
        return field.illegal("no-freezing", "SLIME-52")
    if seat == field.turn:
        return field.illegal("freeze-oneself", "SLIME-52")
    if field.players[seat].stuck:
        return field.illegal("stuck-freeze", "SLIME-52")
    return field.illegal("freeze-not-now", "SLIME-52", seat=field.turn)


def no_reaction(field: SlimeField, seat: int, action: int) -> IllegalMove:
    """Why a seat cannot stop or allow."""
    if field.phase != REACT:
        return field.illegal("nothing-to-stop", "SLIME-35")
    if field.players[seat].stuck:
        return field.illegal("stuck-stop", "SLIME-34")
    if seat == last_player(field):
        return field.illegal("own-play", "SLIME-34")
    if field.stops and field.only_victim and seat != victim(field):
        return field.illegal("not-the-victim", "SLIME-34", victim=victim(field))
    if field.allowed >> seat & 1:
        return field.illegal("allowed-already", "SLIME-35")
    return field.illegal("not-held", "SLIME-33", card=CODES[STOP_CARD])


def no_reward(field: SlimeField, seat: int, action: int) -> IllegalMove:
    """Why a caller of freeze cannot have this."""
    if seat != field.by:
        return field.illegal("caller-chooses", "SLIME-52", by=field.by)
    if action == TAKE:
        return field.illegal("nothing-to-take", "SLIME-52", victim=field.turn)
    if action < PLAY:
        return no_place(field, seat, action, "SLIME-52")
    return field.illegal("take-or-place", "SLIME-52")


def no_entry(field: SlimeField, seat: int, action: int) -> IllegalMove:
    """Why this is no way to enter the board."""
    first = not field.players[seat].entered
    if action < PLAY:
        return taken(field, action) or field.illegal("first-on-flower", "SLIME-53")
    if first:
        return field.illegal("first-turn", "SLIME-04")
    return field.illegal("enter-first", "SLIME-11")


def no_draw(field: SlimeField, action: int) -> IllegalMove:
    """Why nothing can be drawn there."""
    if action == DRAW_PILE:
        return field.illegal("take-open", "SLIME-55")
    if DRAW_MARKET <= action < STOP:
        return field.illegal("no-open-card", "SLIME-55")
    return field.illegal("draw-first", "SLIME-55")


def not_in_turn(field: SlimeField, seat: int, action: int) -> IllegalMove:
    """Why a move of an ordinary turn is not possible."""
    player = field.players[seat]
    lo, hi = standard(field, seat)
    if action < PLAY:
        if field.reentered:
            return field.illegal("placed-already", "SLIME-11")
        return no_place(field, seat, action, "SLIME-08")
    if action < REPLACE:
        return no_play(field, seat, seat, action - PLAY)
    if action < END:
        if field.replaced:
            return field.illegal("replaced-already", "SLIME-07")
        if not player.held >> (action - REPLACE) & 1:
            return field.illegal("not-held", "SLIME-07", card=CODES[action - REPLACE])
        return field.illegal("pile-empty", "SLIME-07")
    if action == END:
        return field.illegal("no-passing", "SLIME-08")
    if action == STUCK:
        if field.reentered:
            return field.illegal("placed-not-stuck", "SLIME-41")
        if field.is_full():
            return field.illegal("full-not-stuck", "SLIME-44")
        if lo | hi:
            return field.illegal("can-place", "SLIME-41")
        return field.illegal("can-place-by-card", "SLIME-41")
    if action >= GROW:
        return field.illegal("only-stuck", "SLIME-43")
    if DRAW_PILE <= action < STOP:
        return field.illegal("drawn-already", "SLIME-05")
    return field.illegal("no-card-asks", "SLIME-35")


def no_play(field: SlimeField, by: int, colour: int, number: int) -> IllegalMove:
    """Why a card cannot be played for a colour."""
    card = CARDS[number]
    if not field.players[by].held >> number & 1:
        return field.illegal("not-held", "SLIME-06", card=card.code)
    if number == STOP_CARD:
        return field.illegal("only-a-reaction", card.rule, card=card.code)
    if field.played >= MOST_PLAYED:
        return field.illegal("three-played", "SLIME-06", most=MOST_PLAYED)
    if beyond_supply(field, colour) >> number & 1:
        return field.illegal(
            "too-few-pieces", "SLIME-14", card=card.code, left=max(0, field.supply(colour))
        )
    if not field.players[colour].on_board() and card.rule in ("SLIME-29", "SLIME-32"):
        return field.illegal("needs-a-piece", "SLIME-32", card=card.code)
    return field.illegal(
        NEEDS[card.family],
        card.rule,
        card=card.code,
        number=card.number,
        own=colour == by,
        colour=colour,
    )


def no_choice(field: SlimeField, action: int) -> IllegalMove:
    """Why the card taking effect cannot do this."""
    card = CARDS[field.card]
    if action == DONE:
        return field.illegal("act-once", card.rule, card=card.code)
    asked = {
        "SLIME-20": (MOVE, REMOVE),
        "SLIME-22": (TARGET, LINE),
        "SLIME-24": (ROB, DONE),
        "SLIME-25": (REMOVE, TARGET),
        "SLIME-26": (MOVE, REMOVE),
        "SLIME-27": (TARGET, LINE),
        "SLIME-28": (PLACE, PLAY),
        "SLIME-29": (TARGET, LINE),
        "SLIME-30": (PLACE, PLAY),
        "SLIME-31": (TARGET, LINE),
        "SLIME-32": (LINE, ROB),
    }[card.rule]
    if not asked[0] <= action < asked[1]:
        return field.illegal("choose-first", card.rule, card=card.code)
    hexes = [HEX_NUMBERS[name] for name in hexes_of(action)]
    owners = [field.owner(number) for number in hexes]
    colour = field.colour
    if card.rule == "SLIME-24":
        if action - ROB == field.by:
            return field.illegal("rob-oneself", card.rule)
        return field.illegal("nothing-to-take", card.rule, victim=action - ROB)
    if card.rule in ("SLIME-20", "SLIME-26"):
        return no_step(field, hexes, owners)
    if card.rule == "SLIME-25":
        return field.illegal("no-piece-of", card.rule, colour=colour, hex=HEX_NAMES[hexes[0]])
    if card.rule in ("SLIME-28", "SLIME-30"):
        return no_place(field, colour, hexes[0], card.rule)
    if card.rule == "SLIME-32":
        return no_snake(field, hexes)
    if owners[0] in (NOBODY, colour):
        return field.illegal("no-enemy", card.rule, hex=HEX_NAMES[hexes[0]])
    if card.rule == "SLIME-31":
        return field.illegal("not-alone", card.rule, hex=HEX_NAMES[hexes[0]])
    if card.rule == "SLIME-29":
        return field.illegal("piece-not-beside", card.rule, hex=HEX_NAMES[hexes[0]])
    return not_first(field, hexes[0], owners[0], card.rule)


def not_first(field: SlimeField, number: int, owner: int, rule: str) -> IllegalMove:
    """Why an enemy slime cannot be chosen by this hex."""
    enemy = field.players[owner]
    hex = HEXES[number]
    lo, hi = connected(enemy.lo, enemy.hi, hex.lo, hex.hi)
    first = next(other for other in HEXES if other.lo & lo or other.hi & hi)
    if first.number != number:
        return field.illegal("first-hex", rule, hex=first.name())
    return field.illegal("slime-not-beside", rule, owner=owner)


def no_step(field: SlimeField, hexes: list[int], owners: list[int]) -> IllegalMove:
    """Why a piece cannot move or hop that way."""
    card = CARDS[field.card]
    start, end = (HEX_NAMES[number] for number in hexes)
    if owners[0] != field.colour:
        return field.illegal("no-piece-of", card.rule, colour=field.colour, hex=start)
    if hexes[0] in field.moved:
        return field.illegal("moved-already", card.rule, hex=start)
    if owners[1] != NOBODY:
        return field.illegal("hex-taken", card.rule, hex=end)
    if card.rule == "SLIME-20":
        return field.illegal("beyond-slime", card.rule, end=end)
    return field.illegal("too-far", card.rule, start=start, end=end)


def no_snake(field: SlimeField, hexes: list[int]) -> IllegalMove:
    """Why a snake cannot lie there."""
    player = field.players[field.colour]
    hex = HEXES[hexes[0]]
    if not (hex.near_lo & player.lo or hex.near_hi & player.hi):
        return field.illegal("snake-beside", "SLIME-32")
    return field.illegal("snake-over-own", "SLIME-32")


def no_haunting(field: SlimeField, seat: int, action: int) -> IllegalMove:
    """Why a stuck player cannot do this."""
    named = seat_of(action)
    if GROW <= action < SHRINK and named is not None:
        number = (action - GROW) % NUM_HEXES
        if field.owner(number) == NOBODY and field.supply(named) > 0:
            return field.illegal("not-beside", "SLIME-43", colour=named)
        return no_place(field, named, number, "SLIME-43")
    if SHRINK <= action < PASS:
        return field.illegal("no-piece", "SLIME-43", hex=hexes_of(action)[0])
    if PLAY_AS <= action < FREEZE and named is not None:
        if not field.poltergeist:
            return field.illegal("stuck-plays-none", "SLIME-43")
        if not field.players[named].on_board():
            return field.illegal("not-on-board", "SLIME-51", colour=named)
        return no_play(field, seat, named, (action - PLAY_AS) // MOST_SEATS)
    if PLAY <= action < REPLACE and field.poltergeist:
        return field.illegal("for-which-colour", "SLIME-51")
    return field.illegal("you-are-stuck", "SLIME-43")
