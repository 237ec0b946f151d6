"""The floor in a terminal: scoreboard, clock, both teams, the head-to-heads and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

COLOURS: Final = ("bold red", "bold cyan")
ROLES: Final = {"stopper": "S", "gunner": "G", "handler": "H"}
# A card of the home team on the clock, and one that scored; then of the away team.
MARKS: Final = (("o", "●"), ("x", "■"))
DEFENSE: Final = ("chaos", "foul", "hit", "steal", "stop", "lbr")

HELP: Final = "\n".join(
    [
        "lay C / hold          bring the ball up with a card, or wait",
        "contest C / let       meet it with a card face down, or let it go",
        "shoot slam fast|big   your speed (or power) must beat theirs; they win ties",
        "pass lob …            on to the next head-to-head; lob +1 power, outlet +1 speed",
        "… boost / … wind      with the player's own boost, or a kept SECOND WIND",
        "reveal / stay         turn your contest card up, or keep it down",
        "lbr C / claim / leave go for a loose ball, or not",
        "push / reset          run on with the card at hand, or set up anew",
        "whistle / no          cancel chaos or a whistle; after a miss ask for a face off",
        "lock C / lock top     your card in a face off, or blind from the deck",
        "sub A for B           A comes in for B; draw P takes from P's deck",
        "On a card s2 is 2 speed, p1 is 1 power; lines are read from top to bottom.",
        "On the clock o and x are cards of the two teams, ● and ■ those that scored.",
    ]
)


def draw(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """The floor as the view's seat sees it."""
    parts: list[RenderableType] = [scoreboard(view, names), clock(view), rosters(view)]
    if view["face_off"] is not None:
        parts.append(face_off(view))
    elif view["offense"] is not None:
        parts.append(head_to_heads(view))
    if view["current"] is not None:
        parts.append(running(view))
    parts.append(situation(view))
    if "hand" in view:
        parts.append(hand(view))
    return Group(*parts)


def asked(view: dict[str, Any]) -> str:
    """What the seat is asked to do."""
    question = view["asked"]
    return "" if question is None else f"{question['text']} ({question['rule']})"


def team_name(view: dict[str, Any], seat: int) -> str:
    """A team as the arena calls it."""
    return str(view["teams"][seat]["name"]).upper()


def player_name(view: dict[str, Any], id: str | None) -> str:
    """A player by id."""
    for team in view["teams"]:
        for player in team["players"]:
            if player["id"] == id:
                return str(player["name"])
    return "nobody"


def scoreboard(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """Teams, coaches, score and time."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="center", width=24)
    grid.add_column(justify="right", ratio=1)
    sides: list[Text] = []
    for seat in range(2):
        text = Text(team_name(view, seat), COLOURS[seat])
        text.append(f"  {names[seat]}", "default")
        if view["offense"] == seat:
            text.append("  (ball)", "bold default")
        sides.append(text)
    score = f"{view['score'][0]} – {view['score'][1]}"
    grid.add_row(sides[0], Text(score, "bold"), sides[1])
    grid.add_row(
        Text(calls(view, 0), "dim"), Text(f"{view['time']} left"), Text(calls(view, 1), "dim")
    )
    return Panel(grid, box=box.HEAVY, padding=(0, 1))


def calls(view: dict[str, Any], seat: int) -> str:
    """Timeout, fouls drawn, bonus, kept chaos cards."""
    words = [f"timeout {view['timeouts'][seat]}", f"fouled {view['fouled'][seat]}"]
    if view["bonus"][seat]:
        words.append(view["bonus"][seat])
    words.extend(view["kept"][seat])
    return ", ".join(words)


def clock(view: dict[str, Any]) -> Text:
    """The sixty marks: whose card used each, and which scored."""
    text = Text(" clock ", "dim")
    for number in range(60):
        if number % 15 == 0:
            text.append("|", "dim")
        mark = view["marks"][number] if number < len(view["marks"]) else None
        if mark is not None:
            style = COLOURS[mark["seat"]]
            text.append(MARKS[mark["seat"]][mark["scored"]], style)
        else:
            text.append("-" if number < view["clock"] else "·", "dim")
    return text.append("|", "dim")


def rosters(view: dict[str, Any]) -> RenderableType:
    """Court and bench of both teams, side by side."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(roster(view, 0), roster(view, 1))
    return grid


def roster(view: dict[str, Any], seat: int) -> Text:
    """One team: players on court line by line with deck and hand, the bench in one line."""
    text = Text()
    bench: list[str] = []
    floor = view["floor"][seat]
    for player in view["teams"][seat]["players"]:
        id, role, number = player["id"], ROLES[player["role"]], player["number"]
        stars = "*" * floor["whistles"].get(id, 0)
        deck = floor["decks"][id]
        if id in floor["court"]:
            text.append(f" {role} {number:>2} ", COLOURS[seat])
            text.append(f"{player['name'][:19] + stars:<21}")
            text.append(f"{deck:>2}+{view['hands'][seat].count(id)}\n", "dim")
        else:
            bench.append(f"{role}{number}{stars}({deck})")
    text.append(f" bench {' '.join(bench)}", "dim")
    text.append(f"  hand {len(view['hands'][seat])}", "dim")
    return text


def card_text(card: dict[str, Any] | None, width: int = 16) -> Text:
    """A card face up or down, line by line; lines already used are crossed out."""
    if card is None:
        return Text("·", "dim")
    text = Text()
    if "lines" not in card:
        return text.append(f"▒ {card['player']}"[:width], "bold")
    title = card["name"] if card.get("up", True) else f"▒ {card['name']}"
    text.append(title[:width], "bold")
    used = card.get("line", 0)
    for number, line in enumerate(card["lines"]):
        style = "strike dim" if number < used else "italic" if kind(line) in DEFENSE else ""
        text.append(f"\n{line}", style)
    if card.get("attached"):
        text.append(f"\n+ {card['attached']}"[: width + 1], "bold")
    return text


def kind(line: str) -> str:
    """The kind of a line."""
    words = line.split()
    return words[1] if words[0] == "risky" else words[0].rstrip("!")


def head_to_heads(view: dict[str, Any]) -> RenderableType:
    """The shot clock with what lies in each head-to-head; the current one is marked."""
    table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1))
    table.add_column("", style="dim", width=7)
    for spot in view["head_to_heads"]:
        name = spot["name"].removeprefix("IN THE ").removeprefix("AT THE ")
        style = "" if spot["now"] else "dim"
        table.add_column(f"▶ {name}" if spot["now"] else name, style=style, ratio=1)
    for label in ("offense", "defense"):
        table.add_row(label, *(card_text(spot[label]) for spot in view["head_to_heads"]))
    return table


def running(view: dict[str, Any]) -> Text:
    """The card with the ball while the pace is chosen."""
    current = view["current"]
    text = Text(" current card ", "dim").append(player_name(view, current["player"]), "bold")
    if "lines" in current:
        text.append(": " + " / ".join(current["lines"][current["line"] :]))
    return text


def situation(view: dict[str, Any]) -> Text:
    """Figures of both sides, the sting, and what is going on."""
    text = Text()
    for seat in range(2):
        figures = view["figures"][seat]
        text.append(f" {team_name(view, seat)} ", COLOURS[seat])
        text.append(f"speed {figures['speed']} power {figures['power']} ")
    sting = view["sting"]
    if sting["speed"] or sting["power"]:
        text.append(f" sting s{sting['speed']} p{sting['power']}", "bold")
    if view["doing"] is not None:
        doing = view["doing"]
        words = [doing["do"], doing["line"] or "", doing["how"] or ""]
        text.append("\n " + " ".join(word for word in words if word), "bold")
    if view["phase"] == "chaos":
        text.append(f"\n CHAOS: {view['pending']['card']}", "bold")
    if view["overtime"] is not None:
        text.append(f"\n overtime, round {view['overtime']['round']}", "bold")
    return text


def face_off(view: dict[str, Any]) -> RenderableType:
    """Attacker against defender, with their cards and figures."""
    duel = view["face_off"]
    grid = Table.grid(expand=True, padding=(0, 2))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    sides: list[Text] = []
    for side, word in enumerate(("attacker", "defender")):
        seat = duel["seat"] if side == 0 else 1 - duel["seat"]
        text = Text(f"{player_name(view, duel[word])}\n", COLOURS[seat])
        text.append_text(card_text(duel["cards"][side], 30))
        figures = duel["figures"][side]
        if figures is not None:
            text.append(f"\nspeed {figures['speed']} power {figures['power']}", "bold")
        sides.append(text)
    grid.add_row(*sides)
    how = f", {duel['how'].upper()}" if duel["how"] else ""
    return Panel(grid, title=f"face off ({duel['kind']}){how}", box=box.ROUNDED, padding=(0, 1))


def hand(view: dict[str, Any]) -> RenderableType:
    """The seat's cards in a row."""
    if not view["hand"]:
        return Text(" no cards in hand", "dim")
    panels = [Panel(card_text(card, 20), box=box.ROUNDED, width=24) for card in view["hand"]]
    return Columns(panels, padding=(0, 0))
