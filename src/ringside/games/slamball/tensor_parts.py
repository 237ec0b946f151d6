"""The parts of SlamBall's tensors, by name, and where they begin.

Their numbers count what the files of teams and chaos decks list, in the files' order: a player is a
place on the roster (as in ``view["teams"]``), a card one of its player's, the boost last,
and a chaos card a kind in the deck. Those of the house are in the catalogue in that order.
"""

from __future__ import annotations

from typing import Final

from ringside.core.observation import Part
from ringside.games.slamball.floor.naming import DOING_WORDS, FACE_OFF_WORDS, HOW_WORDS
from ringside.games.slamball.narrator.listener import HEAD_TO_HEADS
from ringside.games.slamball.play.book import KIND_WORDS, ROLE_WORDS
from ringside.games.slamball.play.moves import CARDS, PLACES, PLAYERS
from ringside.games.slamball.play.phases import WORDS

CHAOS_KINDS: Final = 60  # as many as a deck of one's own may have
NUM_MARKS: Final = 60

# Where the groups begin, in the order of `parts`.
SCORE: Final = 20
BALL: Final = 92
ATTACK: Final = 140
DEFEND: Final = 178
CURRENT: Final = 216
DOING: Final = 254
SEALED: Final = 280
PENDING: Final = 290
FACE_OFF: Final = 382
DECLARED: Final = 13  # within the face off
OVERTIME: Final = 475
TEAMS: Final = 540
CHAOS: Final = 684
HAND: Final = 865
LEFT: Final = 1057
DISCARD: Final = 1249
MARKS: Final = 1633

BOTH: Final = ("mine", "theirs")
KINDS: Final = tuple(f"chaos {number}" for number in range(CHAOS_KINDS))
BY_CARD: Final = "as player:card, by the roster and that player's cards"
BY_KIND: Final = "by kind in the order of the chaos deck's file (the house's: of the catalogue)"
FIGURE: Final = ("speed", "power")


def parts() -> list[Part]:
    """The parts in the order in which they are written."""
    return [
        *score_parts(),
        *ball_parts(),
        *floor_parts("attack"),
        *floor_parts("defend"),
        *floor_parts("current"),
        *doing_parts(),
        *pending_parts(),
        *face_off_parts(),
        *team_parts(),
        *card_parts(),
    ]


def numbered(what: str, count: int) -> tuple[str, ...]:
    """A label for each of so many, counted from 0 as the files list them."""
    return tuple(f"{what} {number}" for number in range(count))


def labelled(*what: str) -> tuple[str, ...]:
    """A label for each player of both teams."""
    return tuple(" ".join((whose, *what, str(place))) for whose in BOTH for place in range(PLAYERS))


def score_parts() -> list[Part]:
    """The phase and the scoreboard."""
    return [
        Part("phase", 20, "one of these", tuple(WORDS[:20])),
        Part("to_move", 2, "1 for whoever is to decide", BOTH),
        Part("home", 1, "1 if I coach the home team"),
        Part("younger", 1, "1 if I am the younger coach"),
        Part("score", 2, "points", BOTH, 50),
        Part("timeouts", 2, "timeouts left", BOTH),
        Part("fouled", 2, "how often they were fouled", BOTH, 4),
        Part("clock", 1, "marks of the clock that are used", unit=NUM_MARKS),
        Part("ending", 1, "at the end: 1 after regulation, 2 after overtime, 3 if shared"),
        Part(
            "scored",
            NUM_MARKS,
            "1 for each mark of the clock with a card that scored",
            tuple(f"mark {number}" for number in range(1, NUM_MARKS + 1)),
        ),
    ]


def ball_parts() -> list[Part]:
    """The possession."""
    return [
        Part("offense", 2, "1 for whoever has the ball", BOTH),
        Part(
            "shot_clock",
            4,
            "1 for the head-to-head that the shot clock shows",
            tuple(HEAD_TO_HEADS),
        ),
        Part(
            "figures",
            4,
            "speed and power",
            ("my speed", "my power", "their speed", "their power"),
            10,
        ),
        Part("sting", 2, "what a foul still takes from the offense", FIGURE, 4),
        Part("via", 3, "1 for the kind of pass that brought the ball", tuple(KIND_WORDS[9:12])),
        Part("via_by", 16, "1 for the player who threw that pass", labelled()),
        Part(
            "last", 16, "1 for the player of each team who laid a card or pushed last", labelled()
        ),
        Part("pushed", 1, "1 if the offense pushed the ball instead of a reset"),
    ]


def floor_parts(name: str) -> list[Part]:
    """A card on the floor. Its team is the offense, of the contest card the defense."""
    team = "the defense" if name == "defend" else "the offense"
    return [
        Part(
            f"{name}_player",
            PLAYERS,
            f"1 for the player of {team} whose card lies there, by the roster",
            numbered("player", PLAYERS),
        ),
        Part(
            f"{name}_card",
            PLACES,
            "1 for which of that player's cards it is, if I see it",
            numbered("card", PLACES),
        ),
        Part(f"{name}_up", 1, "1 if it was laid face down and has been turned up"),
        Part(f"{name}_boost", 2, "1 for what is attached to it", ("signature", "wind")),
        Part(f"{name}_brings", 2, "the speed and power of what is attached", FIGURE, 4),
        Part(f"{name}_line", 1, "how many of its lines, from the top, are used up", unit=6),
    ]


def doing_parts() -> list[Part]:
    """What the offense does, and the pace."""
    return [
        Part("doing", 3, "1 for what the offense tries, if anything", tuple(DOING_WORDS)),
        Part("doing_line", 13, "1 for the kind of line it uses for that", tuple(KIND_WORDS)),
        Part("doing_points", 1, "the points that it would score", unit=3),
        Part("doing_how", 2, "fast or big", tuple(HOW_WORDS)),
        Part("risky", 1, "1 for a risky pass"),
        Part("off", 1, "1 if what the offense tries was called off"),
        Part("no_slam", 1, "1 if nobody slams in this head-to-head"),
        Part("replay", 1, "1 if the head-to-head is replayed as a face off"),
        Part("pace", 3, "the choice of pace", ("open", "kept", "gap")),
    ]


def pending_parts() -> list[Part]:
    """Sealed choices, and what the phase keeps."""
    return [
        Part("sealed", 2, "1 for whoever has chosen face down", BOTH),
        Part(
            "my_sealed",
            PLAYERS,
            "1 for each player of my team that I have chosen face down, by the roster",
            numbered("player", PLAYERS),
        ),
        Part("drawn", 2, "cards drawn for the throwdown", BOTH, 4),
        Part("draws", 2, "cards that may still be drawn", BOTH, 4),
        Part("subs", 2, "substitutions so far", BOTH, 2),
        Part("chaos_by", 2, "1 for whoever drew the chaos card", BOTH),
        Part("whistles_blown", 1, "whistles blown at the chaos card or the miss", unit=4),
        Part("miss_steal", 1, "1 if the miss was a steal"),
        Part(
            "claimed",
            1,
            "when a loose ball may be claimed: 1 if the other coach may claim it after me, -1 if I "
            "may after the other, 0 if only one may",
        ),
        Part("then", 21, "1 for the phase that follows this one", tuple(WORDS)),
        Part("chaos_card", CHAOS_KINDS, f"1 for the chaos card drawn, {BY_KIND}", KINDS),
    ]


def face_off_parts() -> list[Part]:
    """A face off, and overtime."""
    found = [
        Part("face_off", 5, "one of these, in a face off", tuple(FACE_OFF_WORDS)),
        Part("face_off_seat", 2, "1 for whoever attacks in it", BOTH),
        Part("face_off_sting", 2, "what a foul takes from the attacker", FIGURE, 4),
        Part("face_off_off", 1, "1 if the attacker cannot score"),
        Part("face_off_no_slam", 1, "1 if a slam scores nothing"),
        Part("face_off_how", 2, "fast or big", tuple(HOW_WORDS)),
    ]
    for side in ("attacker", "defender"):
        found += [
            Part(
                side,
                PLAYERS,
                f"1 for the {side}, by the roster of that team",
                numbered("player", PLAYERS),
            ),
            Part(
                f"{side}_card",
                PLACES,
                f"1 for which of the {side}'s cards is locked in, if I see it",
                numbered("card", PLACES),
            ),
            Part(f"{side}_gasp", 1, "1 if it is a last gasp"),
            Part(f"{side}_add", 2, "what chaos adds", FIGURE, 4),
            Part(f"{side}_locked", 1, "1 if a card is locked in"),
            Part(f"{side}_up", 1, "1 if it lies face up"),
            Part(f"{side}_known", 1, "1 if the figures are known"),
            Part(f"{side}_figures", 2, "what the side brings", FIGURE, 10),
        ]
    return [
        *found,
        Part("round", 1, "the round of overtime", unit=4),
        Part("ot_defenders", 16, "1 for the defenders in overtime", labelled()),
        Part("ot_top", 16, "1 for the first attackers", labelled()),
        Part("ot_gone", 16, "1 for whoever has attacked since", labelled()),
        Part(
            "ot_queue", 16, "the player's place among those still to attack, from 1", labelled(), 4
        ),
    ]


def team_parts() -> list[Part]:
    """The players of both teams, and the chaos cards."""
    roles = tuple(f"{label} {role}" for role in ROLE_WORDS for label in labelled())
    return [
        Part("court", 16, "1 for each player on court", labelled()),
        Part("whistles", 16, "whistles left", labelled(), 2),
        Part("decks", 16, "cards left in the deck", labelled(), PLACES),
        Part("exhausted", 16, "1 for each player without a card", labelled()),
        Part("gasps", 16, "1 for each player with a gasp left", labelled()),
        Part("backs", 16, "cards in the coach's hand", labelled(), 4),
        Part("roles", 48, "1 for each player's role", roles),
        Part("chaos_deck", 1, "chaos cards left", unit=20),
        Part(
            "kept",
            2 * CHAOS_KINDS,
            f"how many chaos cards each coach keeps, {BY_KIND}",
            tuple(f"{whose} {kind}" for whose in BOTH for kind in KINDS),
        ),
        Part("chaos_discard", CHAOS_KINDS, f"chaos cards discarded, {BY_KIND}", KINDS, 2),
    ]


def card_parts() -> list[Part]:
    """The cards that the coach knows, as ``player:card`` by roster and deck."""
    mine = tuple(f"{player}:{place}" for player in range(PLAYERS) for place in range(PLACES))
    both = tuple(f"{whose} {card}" for whose in BOTH for card in mine)
    return [
        Part("hand", CARDS, f"1 for each card in my hand, {BY_CARD}", mine),
        Part("left", CARDS, f"1 for each card left in my players' decks, {BY_CARD}", mine),
        Part("discard", 2 * CARDS, f"1 for each card in the discard, {BY_CARD}", both),
        Part(
            "marks",
            2 * CARDS,
            f"the mark of the clock on which the card lies, from 1, {BY_CARD}",
            both,
            NUM_MARKS,
        ),
    ]
