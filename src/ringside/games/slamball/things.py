"""Everything in SlamBall that has a name, for the catalogue."""

# Not compiled: it is read once.

from __future__ import annotations

from typing import Any, Final

from ringside.core.catalogue import Thing
from ringside.games.slamball.cards import KEEPS, ChaosCard, Player, Team, effect_told, line_told
from ringside.games.slamball.files import house_chaos, house_team
from ringside.games.slamball.floor.scoreboard import LAST_MARK
from ringside.games.slamball.library import parsed
from ringside.games.slamball.narrator.listener import HEAD_TO_HEADS, MEASURES
from ringside.games.slamball.play.book import KIND_WORDS, ROLE_WORDS
from ringside.games.slamball.play.clock import LAST_MARKS
from ringside.games.slamball.play.phases import ASKED_BY, WORDS
from ringside.games.slamball.why import WHY

# What the fields of events, prompts and errors hold.
TERMS: Final = {
    "player": "player",
    "players": "player",
    "attacker": "player",
    "defender": "player",
    "comes": "player",
    "goes": "player",
    "fouled": "player",
    "victim": "player",
    "thrower": "player",
    "against": "player",
    "waits": "player",
    "card": "card",
    "contest_card": "card",
    "attacker_card": "card",
    "defender_card": "card",
    "lines": "line",
    "contest_lines": "line",
    "attacker_lines": "line",
    "defender_lines": "line",
    "line": "kind",
    "shot": "kind",
    "throw": "kind",
    "how": "how",
    "measure": "measure",
    "place": "place",
    "team": "team",
    "role": "role",
    "chaos": "chaos",
    "story": "story",
    "effect": "effect",
    "why": "why",
    "phase": "phase",
    "fault": "fault",
}
# How many marks the clock has, and how many of them are make it, break it.
CLOCK: Final = {"marks": LAST_MARK, "last": LAST_MARK - LAST_MARKS}
# The rule behind each kind of line.
KIND_RULES: Final = {
    "chaos": "BALL-12",
    "foul": "BALL-26",
    "hit": "BALL-25",
    "steal": "BALL-23",
    "stop": "BALL-17",
    "lbr": "BALL-31",
    "slam": "BALL-16",
    "layup": "BALL-16",
    "jumper": "BALL-21",
    "pass": "BALL-21",
    "lob": "BALL-21",
    "outlet": "BALL-21",
    "boost": "BALL-13",
}
# On which side of the ball a line is used.
SIDES: Final = {
    "defense": ("foul", "hit", "steal", "stop"),
    "loose": ("lbr",),
    "offense": ("slam", "layup", "jumper", "pass", "lob", "outlet"),
}
# Moves by their first word.
MOVES: Final = (
    *("ready", "hold", "let", "nothing", "reset", "push", "timeout", "stay", "reveal", "act"),
    *("whistle", "claim", "no", "leave", "lock-top", "foul", "start", "lay", "contest", "lbr"),
    *("lock", "discard", "draw", "sub", "defender", "attacker"),
)


def things() -> list[Thing]:
    """Teams, players, cards, lines, chaos cards, phases, moves and reasons why."""
    teams = house_team("lava.toml"), house_team("slashers.toml")
    return [
        *(Thing("team", team.name, words=f"team-{team.name.lower()}") for team in teams),
        *(player_thing(team, player) for team in teams for player in team.players),
        *(thing for team in teams for player in team.players for thing in card_things(player)),
        *(Thing("kind", kind, KIND_RULES[kind], about={"side": side(kind)}) for kind in KIND_WORDS),
        *(thing for card in house_chaos() for thing in chaos_things(card)),
        *(Thing("role", role, "BALL-02") for role in ROLE_WORDS),
        *(Thing("measure", measure) for measure in MEASURES),
        *(Thing("how", how, "BALL-17") for how in ("fast", "big")),
        *(Thing("place", place, "BALL-05") for place in HEAD_TO_HEADS),
        *(Thing("phase", word, rule) for word, rule in zip(WORDS, ASKED_BY, strict=False)),
        *(Thing("why", why, rule) for why, rule in WHY.items()),
        *(Thing("move", move) for move in MOVES),
        Thing(
            "clock",
            "game",
            "BALL-04",
            "clock",
            {"marks": LAST_MARK, "last": LAST_MARK - LAST_MARKS},
        ),
    ]


def side(kind: str) -> str:
    """The side of the ball that uses a kind of line."""
    return next((name for name, kinds in SIDES.items() if kind in kinds), "both")


def player_thing(team: Team, player: Player) -> Thing:
    """A player; one whom the rulebook does not name is called by team, role and number."""
    about: dict[str, Any] = {"position": player.role, "number": player.number}
    if player.name == f"{team.name} {player.role.capitalize()} {player.number}":
        about["team"] = team.name
        return Thing("player", player.id, "BALL-02", "player-unnamed", about)
    about["name"] = player.name
    return Thing("player", player.id, "BALL-02", "player-named", about)


def card_things(player: Player) -> list[Thing]:
    """A player's cards with their lines, the boost last."""
    found: list[Thing] = []
    for place, (name, lines) in enumerate(player.cards.items(), 1):
        about = {
            "player": player.id,
            "number": place,
            "boost": name.endswith("#boost"),
            "lines": [line_told(line) for line in parsed(tuple(lines))],
        }
        found.append(Thing("card", name, words="card", about=about))
    return found


def chaos_things(card: ChaosCard) -> list[Thing]:
    """A chaos card, and its story."""
    word = card.name.lower().replace(" ", "-")
    about = {
        "copies": card.copies,
        "keep": card.effect in KEEPS,
        "effect": effect_told(card),
    }
    return [
        Thing("chaos", card.name, "BALL-60", f"chaos-{word}", about),
        Thing("story", card.name, "BALL-60", f"story-{word}"),
    ]
