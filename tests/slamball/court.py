"""A floor to set up situations on: the ledger's players and cards, and short words for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ringside
from ringside.games.slamball.rules import SlamballState

GAME = ringside.game("slamball")

TEAMS: dict[str, list[tuple[str, str, int, int]]] = {
    "Lava": [
        ("shafaat", "stopper", 88, 0),
        ("shockley", "gunner", 11, 0),
        ("joshua", "gunner", 3, 0),
        ("moragne", "handler", 23, 1),
    ],
    "Slashers": [
        ("smith", "stopper", 24, 0),
        ("karsjens", "stopper", 44, 0),
        ("scott", "gunner", 2, 0),
        ("crosby", "handler", 1, 2),
        ("laubacher", "handler", 12, 0),
    ],
}
SHORT = {
    "mo": "moragne",
    "sk": "shockley",
    "sf": "shafaat",
    "jo": "joshua",
    "cr": "crosby",
    "sm": "smith",
    "sc": "scott",
    "la": "laubacher",
    "ka": "karsjens",
}
# The cards of the scenarios. Icons that the rulebook lost are invented.
LINES = {
    "mo1": "slam 3/lob",
    "mo2": "slam 3 p1/pass",
    "mo3": "jumper 2 s1 p3/lob",
    "mo4": "steal s1/slam 3 p1/pass",
    "mo5": "stop p1/pass",
    "moB": 'boost s2 p2 "Baby Bron"',
    "sk1": "steal s1/slam 3 p1/pass",
    "sk2": "jumper 2 s2/risky pass",
    "sf1": "foul p3/jumper 4/risky outlet",
    "sf2": "steal s1/slam 3/pass",
    "sf3": "stop p2 !/slam 3/pass",
    "sf4": "chaos/lbr/slam 3/pass",
    "sf5": "hit s1 !/steal s1/stop p1/layup 2/pass",
    "sfB": 'boost s1 p2 "Big Brother Elimination"',
    "jo1": "stop p1 !/layup 2/pass",
    "jo2": "chaos/stop p1/layup 2 s1/outlet",
    "cr1": "lbr/layup 2/risky lob",
    "cr2": "chaos/lbr/slam 3 s1/pass",
    "cr3": "lbr/jumper 2/risky lob",
    "cr4": "foul p3/layup 2/pass",
    "cr5": "hit s1 p1 !/slam 3 p2/pass",
    "cr6": "lbr/layup 2/risky outlet",
    "cr7": "jumper 2 s3/outlet",
    "cr8": "hit s1 p1 !/foul p2/layup 2/pass",
    "cr9": "steal s1/foul p2/layup 2/pass",
    "crB": 'boost p2 "It\'s Tony Time"',
    "sm1": "stop p2 !/slam 3 p1/pass",
    "sm2": "slam 3 p1/lob",
    "sm3": "slam 3 p3/lob",
    "sm4": "jumper 4/pass",
    "smB": 'boost s1 p2 "The Number 6 Pick"',
    "sc1": "foul p3/lbr/layup 2/risky lob",
    "la1": "lbr/jumper 2/risky lob",
    "la2": "layup 2/lob",
    "la3": "layup 2/pass",
    "laB": 'boost s2 p1 "Floor General"',
    "ka1": "stop p2 !/layup 2/pass",
}
NAMES = {short: f"{SHORT[short[:2]]}#{short}" for short in LINES}
CARDS = {NAMES[short]: lines.split("/") for short, lines in LINES.items()}
ZERO = {"speed": 0, "power": 0}


def names(cards: str) -> list[str]:
    """Cards by their short words.

    >>> names("mo1 crB")
    ['moragne#mo1', 'crosby#crB']
    """
    return [NAMES[card] for card in cards.split()]


def on_floor(card: str, line: int = 0, up: bool | None = None, boost: str = "") -> dict[str, Any]:
    """A card in `attack`, `defend` or `current`."""
    laid = {"card": NAMES[card], "boost": NAMES.get(boost), "line": line}
    return laid if up is None else {**laid, "up": up}


def situation(
    hands: Sequence[str] = ("", ""),
    decks: str = "",
    whistles: dict[str, int] | None = None,
    bench: Sequence[str] = (),
    **fields: Any,
) -> dict[str, Any]:
    """A position: seat 0 Lava, seat 1 Slashers, phase lay, unless fields say otherwise.

    ``decks`` lists cards from the top, each goes to its own player.
    """
    given = {} if whistles is None else whistles
    position: dict[str, Any] = {
        "game": "slamball",
        "seats": 2,
        "options": {"home": None, "away": None, "chaos": None, "younger": 1},
        "cards": CARDS,
        "teams": [
            {
                "name": team,
                "players": [
                    {
                        "id": id,
                        "role": role,
                        "number": number,
                        "court": id not in bench,
                        "whistles": given.get(id, 0 if whistles is not None else marks),
                        "deck": [name for name in names(decks) if name.startswith(f"{id}#")],
                        "gasp": None,
                    }
                    for id, role, number, marks in players
                ],
            }
            for team, players in TEAMS.items()
        ],
        "hands": [names(hands[0]), names(hands[1])],
        "kept": [[], []],
        "score": [50, 50],
        "timeouts": [1, 1],
        "fouled": [0, 0],
        "clock": 0,
        "marks": [],
        "discard": [],
        "chaos": {"deck": [], "discard": []},
        "offense": 0,
        "shot_clock": 1,
        "figures": [ZERO, ZERO],
        "sting": ZERO,
        "via": None,
        "last": [None, None],
        "pushed": False,
        "attack": None,
        "defend": None,
        "current": None,
        "pace": None,
        "doing": None,
        "no_slam": False,
        "replay": False,
        "phase": "lay",
        "ask": [0],
        "sealed": [None, None],
        "pending": None,
        "face_off": None,
        "overtime": None,
    }
    assert fields.keys() <= position.keys(), fields.keys() - position.keys()
    position.update(fields)
    return position


def at(*args: Any, **fields: Any) -> SlamballState:
    """The state of a `situation`."""
    state = GAME.from_position(situation(*args, **fields))
    assert isinstance(state, SlamballState)
    return state


def at_pace(seat: int, card: str, hands: Sequence[str], power: int = 0, **fields: Any) -> Any:
    """A seat has the ball and chooses the pace, its card current from the second line on."""
    figures = [ZERO, ZERO]
    figures[seat] = {"speed": 0, "power": power}
    return at(
        hands,
        offense=seat,
        ask=[seat],
        phase="pace",
        pace={"kept": False, "gap": True},
        current=on_floor(card, 1, True),
        figures=figures,
        **fields,
    )


def play(state: SlamballState, *moves: str) -> SlamballState:
    """Play moves such as ``0 lay mo1``, with short words for cards."""
    for move in moves:
        seat, *words = move.split()
        state.play(int(seat), " ".join(NAMES.get(word, word) for word in words))
    return state


def field(state: SlamballState, name: str) -> Any:
    """A field of the position."""
    return state.position()[name]


def figures(state: SlamballState, seat: int) -> tuple[int, int]:
    """Speed and power of a side."""
    shown = field(state, "figures")[seat]
    return shown["speed"], shown["power"]


def moves(state: SlamballState, seat: int) -> list[str]:
    """The seat's moves, cards by their short words."""
    short = {name: word for word, name in NAMES.items()}
    return [" ".join(short.get(word, word) for word in move.split()) for move in state.moves(seat)]
