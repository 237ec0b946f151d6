"""Why a move of Slime Games is not allowed: a sentence for the player, and the rule."""

from __future__ import annotations

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
from ringside.games.slime.possible import beyond_supply, standard
from ringside.games.slime.reactions import last_player, victim
from ringside.games.slime.table import (
    DRAW,
    ENTER,
    FROZEN,
    MAIN,
    NOBODY,
    OVER,
    REACT,
    REMOVING,
    RESOLVE,
    SlimeTable,
)


def why_not(table: SlimeTable, seat: int, action: int) -> IllegalMove:
    """The refusal of an action that is not open to a seat."""
    if table.phase == OVER:
        return IllegalMove("The game is over.", "SLIME-49")
    unreal = not_here(table, action)
    if unreal is not None:
        return unreal
    if action == FREEZE:
        return no_freeze(table, seat)
    if action in (STOP, ALLOW):
        return no_reaction(table, seat, action)
    if table.phase == REACT:
        return IllegalMove("Wait: what was announced may still be stopped.", "SLIME-35")
    if table.phase == REMOVING:
        owner = table.owner(HEX_NUMBERS[target_names(table)[0]])
        if seat != owner:
            return IllegalMove("The owner of the controlled slime chooses now.", "SLIME-22")
        return IllegalMove(
            f"Remove a piece of the controlled slime: {', '.join(target_names(table))}.",
            "SLIME-22",
        )
    if table.phase == FROZEN:
        return no_reward(table, seat, action)
    if seat != table.turn:
        return IllegalMove(f"It is the turn of seat {table.turn}, not yours.", "SLIME-03")
    if table.phase == ENTER:
        return no_entry(table, seat, action)
    if table.phase == DRAW:
        return no_draw(table, action)
    if table.phase == MAIN:
        return not_in_turn(table, seat, action)
    if table.phase == RESOLVE:
        return no_choice(table, action)
    return no_haunting(table, seat, action)


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


def target_names(table: SlimeTable) -> list[str]:
    """The target of what is pending, hex by hex."""
    return [hex.name() for hex in HEXES if hex.lo & table.target_lo or hex.hi & table.target_hi]


def not_here(table: SlimeTable, action: int) -> IllegalMove | None:
    """The refusal of hexes and seats that this game does not have."""
    for name in hexes_of(action):
        if HEX_NUMBERS.get(name) not in table.board.hexes:
            return IllegalMove(f"The {table.board.name} board has no hex {name}.", "SLIME-01")
    named = seat_of(action)
    if named is not None and named >= table.seats:
        return IllegalMove(f"There is no seat {named}: the last is {table.seats - 1}.")
    return None


def taken(table: SlimeTable, number: int) -> IllegalMove | None:
    """The refusal of a placement on a covered hex."""
    if table.owner(number) == NOBODY:
        return None
    return IllegalMove(f"One piece per hex, and {HEX_NAMES[number]} is taken.", "SLIME-10")


def no_place(table: SlimeTable, seat: int, number: int, rule: str) -> IllegalMove:
    """Why a colour's piece cannot be placed on a hex."""
    refused = taken(table, number)
    if refused is not None:
        return refused
    if table.supply(seat) <= 0:
        return IllegalMove("All pieces of that colour are on the board.", "SLIME-14")
    return IllegalMove("A standard placement goes next to one of your pieces.", rule)


# -- by phase -------------------------------------------------------------------------------


def no_freeze(table: SlimeTable, seat: int) -> IllegalMove:
    """Why nobody can be frozen, or not by this seat."""
    if not table.slow:
        return IllegalMove("Slow players cannot be frozen in this game.", "SLIME-52")
    if seat == table.turn:
        return IllegalMove("You cannot freeze your own turn.", "SLIME-52")
    if table.players[seat].stuck:
        return IllegalMove("A stuck player cannot call freeze.", "SLIME-52")
    return IllegalMove("The player on turn is not the one waited for now.", "SLIME-52")


def no_reaction(table: SlimeTable, seat: int, action: int) -> IllegalMove:
    """Why a seat cannot stop or allow."""
    if table.phase != REACT:
        return IllegalMove("There is nothing to stop now.", "SLIME-35")
    if table.players[seat].stuck:
        return IllegalMove("A stuck player never plays a stop.", "SLIME-34")
    if seat == last_player(table):
        return IllegalMove("You cannot stop what you have just played.", "SLIME-34")
    if table.stops and table.only_victim and seat != victim(table):
        return IllegalMove("Only the player it was played against may answer a stop.", "SLIME-34")
    if table.allowed >> seat & 1:
        return IllegalMove("You have allowed it already.", "SLIME-35")
    return IllegalMove(f"You hold no {CARDS[STOP_CARD].name}", "SLIME-33")


def no_reward(table: SlimeTable, seat: int, action: int) -> IllegalMove:
    """Why a caller of freeze cannot have this."""
    if seat != table.by:
        return IllegalMove("Whoever called freeze chooses now.", "SLIME-52")
    if action == TAKE:
        return IllegalMove("The slow player has no card to take.", "SLIME-52")
    if action < PLAY:
        return no_place(table, seat, action, "SLIME-52")
    return IllegalMove("After freeze you take a card or place a piece.", "SLIME-52")


def no_entry(table: SlimeTable, seat: int, action: int) -> IllegalMove:
    """Why this is no way to enter the board."""
    first = not table.players[seat].entered
    if action < PLAY:
        return taken(table, action) or IllegalMove(
            "The first placement may not be on a flower.", "SLIME-53"
        )
    if first:
        return IllegalMove("Your first turn is one placement, without cards.", "SLIME-04")
    return IllegalMove("You have no piece left: first place one on any empty hex.", "SLIME-11")


def no_draw(table: SlimeTable, action: int) -> IllegalMove:
    """Why nothing can be drawn there."""
    if action == DRAW_PILE:
        return IllegalMove("The pile is empty: take one of the open cards.", "SLIME-55")
    if DRAW_MARKET <= action < STOP:
        return IllegalMove("There is no card in that place of the market.", "SLIME-55")
    return IllegalMove("Draw first: from the pile or an open card.", "SLIME-55")


def not_in_turn(table: SlimeTable, seat: int, action: int) -> IllegalMove:
    """Why a move of an ordinary turn is not possible."""
    player = table.players[seat]
    lo, hi = standard(table, seat)
    if action < PLAY:
        if table.reentered:
            return IllegalMove("You have placed already: play on, or end the turn.", "SLIME-11")
        return no_place(table, seat, action, "SLIME-08")
    if action < REPLACE:
        return no_play(table, seat, seat, action - PLAY)
    if action < END:
        if table.replaced:
            return IllegalMove("You have replaced a card in this turn already.", "SLIME-07")
        if not player.held >> (action - REPLACE) & 1:
            return IllegalMove(f"You hold no {CODES[action - REPLACE]}.", "SLIME-07")
        return IllegalMove("The pile is empty, so no card can be replaced.", "SLIME-07")
    if action == END:
        return IllegalMove("You cannot pass: a turn ends with a placement.", "SLIME-08")
    if action == STUCK:
        if table.reentered:
            return IllegalMove("You have placed in this turn, so you are not stuck.", "SLIME-41")
        if table.is_full():
            return IllegalMove("On a full board nobody gets stuck.", "SLIME-44")
        if lo | hi:
            return IllegalMove("You can still place next to your slime.", "SLIME-41")
        return IllegalMove("You hold a card with which you can still place.", "SLIME-41")
    if action >= GROW:
        return IllegalMove("Only stuck players do that.", "SLIME-43")
    if DRAW_PILE <= action < STOP:
        return IllegalMove("You have drawn for this turn already.", "SLIME-05")
    return IllegalMove("No card of yours that asks for this is taking effect.", "SLIME-35")


def no_play(table: SlimeTable, by: int, colour: int, number: int) -> IllegalMove:
    """Why a card cannot be played for a colour."""
    card = CARDS[number]
    if not table.players[by].held >> number & 1:
        return IllegalMove(f"You hold no {card.code}.", "SLIME-06")
    if number == STOP_CARD:
        return IllegalMove(card.needs, card.rule)
    if table.played >= 3:
        return IllegalMove("You have played three cards in this turn.", "SLIME-06")
    if beyond_supply(table, colour) >> number & 1:
        return IllegalMove("Too few pieces of that colour are left.", "SLIME-14")
    if not table.players[colour].on_board() and card.rule in ("SLIME-29", "SLIME-32"):
        return IllegalMove(f"{card.name} needs a piece on the board to start from", "SLIME-32")
    needs = card.needs
    if colour != by:
        needs = needs.replace("of yours", "of that colour").replace("your", "that colour's")
    return IllegalMove(needs, card.rule)


def no_choice(table: SlimeTable, action: int) -> IllegalMove:
    """Why the card taking effect cannot do this."""
    card = CARDS[table.card]
    if action == DONE:
        return IllegalMove(f"{card.name} must act once before it is done", card.rule)
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
        return IllegalMove(f"{card.name} is taking effect: choose for it first", card.rule)
    hexes = [HEX_NUMBERS[name] for name in hexes_of(action)]
    owners = [table.owner(number) for number in hexes]
    colour = table.colour
    if card.rule == "SLIME-24":
        if action - ROB == table.by:
            return IllegalMove("You cannot rob yourself.", card.rule)
        return IllegalMove("That player has no card to take.", card.rule)
    if card.rule in ("SLIME-20", "SLIME-26"):
        return no_step(table, hexes, owners)
    if card.rule == "SLIME-25":
        return IllegalMove(f"There is no piece of yours on {HEX_NAMES[hexes[0]]}.", card.rule)
    if card.rule in ("SLIME-28", "SLIME-30"):
        return no_place(table, colour, hexes[0], card.rule)
    if card.rule == "SLIME-32":
        return no_snake(table, hexes)
    if owners[0] in (NOBODY, colour):
        return IllegalMove(f"There is no enemy piece on {HEX_NAMES[hexes[0]]}.", card.rule)
    if card.rule == "SLIME-31":
        return IllegalMove("That piece touches another of its own colour.", card.rule)
    if card.rule == "SLIME-29":
        return IllegalMove("That piece is not next to one of yours.", card.rule)
    return not_first(table, hexes[0], owners[0], card.rule)


def not_first(table: SlimeTable, number: int, owner: int, rule: str) -> IllegalMove:
    """Why an enemy slime cannot be chosen by this hex."""
    enemy = table.players[owner]
    hex = HEXES[number]
    lo, hi = connected(enemy.lo, enemy.hi, hex.lo, hex.hi)
    first = next(other for other in HEXES if other.lo & lo or other.hi & hi)
    if first.number != number:
        return IllegalMove(f"Name that slime by its first hex, {first.name()}.", rule)
    return IllegalMove("That slime is not next to one of yours.", rule)


def no_step(table: SlimeTable, hexes: list[int], owners: list[int]) -> IllegalMove:
    """Why a piece cannot move or hop that way."""
    card = CARDS[table.card]
    start, end = (HEX_NAMES[number] for number in hexes)
    if owners[0] != table.colour:
        return IllegalMove(f"There is no piece of yours on {start}.", card.rule)
    if hexes[0] in table.moved:
        return IllegalMove(f"The piece on {start} has moved already.", card.rule)
    if owners[1] != NOBODY:
        return IllegalMove(f"The hex {end} is not empty.", card.rule)
    if card.rule == "SLIME-20":
        return IllegalMove(f"{end} is not next to another piece of the slime it left.", card.rule)
    return IllegalMove(f"{end} is too far from the slime of {start}.", card.rule)


def no_snake(table: SlimeTable, hexes: list[int]) -> IllegalMove:
    """Why a snake cannot lie there."""
    player = table.players[table.colour]
    hex = HEXES[hexes[0]]
    if not (hex.near_lo & player.lo or hex.near_hi & player.hi):
        return IllegalMove("A snake begins next to a piece of yours.", "SLIME-32")
    return IllegalMove("A snake avoids your own pieces.", "SLIME-32")


def no_haunting(table: SlimeTable, seat: int, action: int) -> IllegalMove:
    """Why a stuck player cannot do this."""
    named = seat_of(action)
    if GROW <= action < SHRINK and named is not None:
        number = (action - GROW) % NUM_HEXES
        if table.owner(number) == NOBODY and table.supply(named) > 0:
            return IllegalMove(f"That hex is not next to a slime of seat {named}.", "SLIME-43")
        return no_place(table, named, number, "SLIME-43")
    if SHRINK <= action < PASS:
        return IllegalMove(f"There is no piece on {hexes_of(action)[0]}.", "SLIME-43")
    if PLAY_AS <= action < FREEZE and named is not None:
        if not table.poltergeist:
            return IllegalMove("A stuck player plays no cards in this game.", "SLIME-43")
        if not table.players[named].on_board():
            return IllegalMove(f"Seat {named} has no piece on the board.", "SLIME-51")
        return no_play(table, seat, named, (action - PLAY_AS) // MOST_SEATS)
    if PLAY <= action < REPLACE and table.poltergeist:
        return IllegalMove("Say for which colour: play CARD as SEAT.", "SLIME-51")
    return IllegalMove("You are stuck: grow or shrink a slime, or pass.", "SLIME-43")
