"""The moves of SlamBall in words, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ringside.games.slamball.play import moves
from ringside.games.slamball.play.book import KIND_WORDS, PASS, SLAM, Book

if TYPE_CHECKING:
    from ringside.games.slamball.floor.floor import Floor

# Moves of one word, or of words that name no card and no player.
PLAIN: Final[dict[int, str]] = {
    moves.READY: "ready",
    moves.HOLD: "hold",
    moves.LET: "let",
    moves.NOTHING: "nothing",
    moves.RESET: "reset",
    moves.PUSH: "push",
    moves.TIMEOUT: "timeout",
    moves.STAY: "stay",
    moves.WHISTLE: "whistle",
    moves.CLAIM: "claim",
    moves.NO: "no",
    moves.LEAVE: "leave",
    moves.LOCK_TOP: "lock top",
    moves.FAST: "fast",
    moves.BIG: "big",
}
EXTRAS: Final = ["", " boost", " wind"]
HOWS: Final = ["fast", "big"]
ONLY: Final = ["", " only hit", " only steal", " only stop"]

for _shot in range(3):
    _word = f"shoot {KIND_WORDS[SLAM + _shot]}"
    PLAIN[moves.SHOOT_OPEN + _shot] = _word
    for _how in range(2):
        for _extra in range(3):
            _number = moves.SHOOT + _shot * 6 + _how * 3 + _extra
            PLAIN[_number] = f"{_word} {HOWS[_how]}{EXTRAS[_extra]}"
for _pass in range(3):
    for _extra in range(3):
        _word = f"pass {KIND_WORDS[PASS + _pass]}{EXTRAS[_extra]}"
        PLAIN[moves.PASS + _pass * 3 + _extra] = _word
for _extra in range(3):
    PLAIN[moves.ACT + _extra] = f"act{EXTRAS[_extra]}"
    for _only in range(4):
        PLAIN[moves.REVEAL + _extra * 4 + _only] = f"reveal{EXTRAS[_extra]}{ONLY[_only]}"
PLAIN_NUMBERS: Final[dict[str, int]] = {word: number for number, word in PLAIN.items()}

# Moves with a card of the seat's own team, and with one of its players.
WITH_CARD: Final[dict[str, int]] = {
    "discard": moves.DISCARD,
    "lay": moves.LAY,
    "contest": moves.CONTEST,
    "foul": moves.FOUL,
    "lbr": moves.LBR,
    "lock": moves.LOCK,
}
WITH_PLAYER: Final[dict[str, int]] = {
    "draw": moves.DRAW,
    "defender": moves.DEFENDER,
    "attacker": moves.ATTACKER,
}


def card_name(state: Floor, seat: int, place: int) -> str:
    """A card by its place in the team; one that is not in the game is ``?`` and the place."""
    return state.book.card_names[seat * moves.CARDS + place] or f"?{place}"


def player_id(book: Book, seat: int, place: int) -> str:
    """A player by place on the roster."""
    return book.player_ids[seat * moves.PLAYERS + place] or f"?{place}"


def text(state: Floor, seat: int, action: int) -> str:
    """The move in words."""
    if action in PLAIN:
        return PLAIN[action]
    for word, first in WITH_CARD.items():
        if first <= action < first + moves.CARDS:
            return f"{word} {card_name(state, seat, action - first)}"
    for word, first in WITH_PLAYER.items():
        if first <= action < first + moves.PLAYERS:
            return f"{word} {player_id(state.book, seat, action - first)}"
    if moves.SUB <= action < moves.DISCARD:
        comes, goes = divmod(action - moves.SUB, moves.PLAYERS)
        book = state.book
        return f"sub {player_id(book, seat, comes)} for {player_id(book, seat, goes)}"
    return "start " + " ".join(line_up(state.book, seat, moves.LINE_UP_MASKS[action - moves.START]))


def line_up(book: Book, seat: int, mask: int) -> list[str]:
    """Four players in the order stopper, gunners, handler."""
    places = [place for place in range(moves.PLAYERS) if mask >> place & 1]
    roles = book.player_roles
    places.sort(key=lambda place: roles[seat * moves.PLAYERS + place])
    return [player_id(book, seat, place) for place in places]


def read(state: Floor, seat: int, move: str) -> int:
    """The number of a move in words.

    A card or player of the other team can be read, but not played: IllegalMove.
    """
    if move in PLAIN_NUMBERS:
        return PLAIN_NUMBERS[move]
    word, *rest = move.split(" ")
    if word in WITH_CARD and len(rest) == 1:
        return WITH_CARD[word] + read_card(state, seat, rest[0])
    if word in WITH_PLAYER and len(rest) == 1:
        return WITH_PLAYER[word] + read_player(state, seat, rest[0])
    if word == "sub" and len(rest) == 3 and rest[1] == "for":
        comes, goes = read_player(state, seat, rest[0]), read_player(state, seat, rest[2])
        return moves.SUB + comes * moves.PLAYERS + goes
    if word == "start" and len(rest) == 4:
        mask = 0
        for name in rest:
            mask |= 1 << read_player(state, seat, name)
        if mask in moves.LINE_UP_MASKS:
            return moves.START + moves.LINE_UP_MASKS.index(mask)
        raise state.invalid("four-players")
    raise state.invalid("no-move", text=move)


def read_card(state: Floor, seat: int, name: str) -> int:
    """A card of the seat's team by name."""
    card = state.book.cards.get(name)
    if card is None:
        raise state.invalid("no-card", text=name)
    if card // moves.CARDS != seat:
        raise state.illegal("others-card", "BALL-38", card=name)
    return card % moves.CARDS


def read_player(state: Floor, seat: int, name: str) -> int:
    """A player of the seat's team by id."""
    player = state.book.players.get(name)
    if player is None:
        raise state.invalid("no-player", text=name)
    if player // moves.PLAYERS != seat:
        raise state.illegal("others-player", "BALL-02", player=state.book.called[player])
    return player % moves.PLAYERS
