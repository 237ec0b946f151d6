"""The floor in a terminal: scoreboard, clock, both teams, the head-to-heads and the hand."""

# Not compiled: it draws for people.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ringside.words import Speaker

COLOURS: Final = ("bold red", "bold cyan")
# A card of the home team on the clock, and one that scored; then of the away team.
MARKS: Final = (("o", "●"), ("x", "■"))
DEFENSE: Final = ("chaos", "foul", "hit", "steal", "stop", "lbr")
INNATE: Final = ("lbr", "lob", "outlet")  # what these bring goes without saying


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The floor as the view's seat sees it."""
    say = Speaker("slamball", language, names)
    parts: list[RenderableType] = [scoreboard(view, say), clock(view, say), rosters(view, say)]
    if view["face_off"] is not None:
        parts.append(face_off(view, say))
    elif view["offense"] is not None:
        parts.append(head_to_heads(view, say))
    if view["current"] is not None:
        parts.append(running(view, say))
    parts.append(situation(view, say))
    if "hand" in view:
        parts.append(hand(view, say))
    return Group(*parts)


def team_name(view: dict[str, Any], say: Speaker, seat: int) -> str:
    """A team as the arena calls it."""
    return say.name("team", view["teams"][seat]["name"]).upper()


def player_name(view: dict[str, Any], say: Speaker, id: str | None) -> str:
    """A player by id."""
    for team in view["teams"]:
        for player in team["players"]:
            if player["id"] == id:
                return player["name"] or say.name("player", player["id"])
    return say("nobody")


def scoreboard(view: dict[str, Any], say: Speaker) -> RenderableType:
    """Teams, coaches, score and time."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="center", width=24)
    grid.add_column(justify="right", ratio=1)
    sides: list[Text] = []
    for seat in range(2):
        text = Text(team_name(view, say, seat), COLOURS[seat])
        text.append(f"  {say.names[seat]}", "default")
        if view["offense"] == seat:
            text.append(f"  ({say('ball')})", "bold default")
        sides.append(text)
    score = f"{view['score'][0]} – {view['score'][1]}"
    grid.add_row(sides[0], Text(score, "bold"), sides[1])
    left = Text(say("time-left", time=view["time"]))
    grid.add_row(Text(calls(view, say, 0), "dim"), left, Text(calls(view, say, 1), "dim"))
    return Panel(grid, box=box.HEAVY, padding=(0, 1))


def calls(view: dict[str, Any], say: Speaker, seat: int) -> str:
    """Timeout, fouls drawn, bonus, kept chaos cards."""
    words = [say("timeouts", count=view["timeouts"][seat])]
    words.append(say("fouled", count=view["fouled"][seat]))
    if view["bonus"][seat]:
        words.append(say(view["bonus"][seat]))
    words.extend(say.name("chaos", card) for card in view["kept"][seat])
    return ", ".join(words)


def clock(view: dict[str, Any], say: Speaker) -> Text:
    """The sixty marks: whose card used each, and which scored."""
    text = Text(f" {say('clock')} ", "dim")
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


def rosters(view: dict[str, Any], say: Speaker) -> RenderableType:
    """Court and bench of both teams, side by side."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(roster(view, say, 0), roster(view, say, 1))
    return grid


def roster(view: dict[str, Any], say: Speaker, seat: int) -> Text:
    """One team: players on court line by line with deck and hand, the bench in one line."""
    text = Text()
    bench: list[str] = []
    floor = view["floor"][seat]
    for player in view["teams"][seat]["players"]:
        id, number = player["id"], player["number"]
        role = say.name("role", player["role"], "short")
        stars = "*" * floor["whistles"].get(id, 0)
        deck = floor["decks"][id]
        if id in floor["court"]:
            name = Text(player_name(view, say, id))
            name.truncate(19)
            name.append(stars)
            name.truncate(21, pad=True)
            text.append(f" {role} {number:>2} ", COLOURS[seat]).append_text(name)
            text.append(f"{deck:>2}+{view['hands'][seat].count(id)}\n", "dim")
        else:
            bench.append(f"{role}{number}{stars}({deck})")
    text.append(f" {say('bench')} {' '.join(bench)}", "dim")
    text.append(f"  {say('hand')} {len(view['hands'][seat])}", "dim")
    return text


def card_text(view: dict[str, Any], say: Speaker, card: dict[str, Any] | None) -> Text:
    """A card face up or down, line by line; lines already used are crossed out."""
    if card is None:
        return Text("·", "dim")
    text = Text()
    if "lines" not in card:
        return text.append(f"▒ {player_name(view, say, card['player'])}", "bold")
    text.append(card["name"] if card.get("up", True) else f"▒ {card['name']}", "bold")
    used = card.get("line", 0)
    for number, line in enumerate(card["lines"]):
        style = "strike dim" if number < used else "italic" if line["kind"] in DEFENSE else ""
        text.append(f"\n{short(say, line)}", style)
    if card.get("attached"):
        text.append(f"\n+ {say.name('chaos', card['attached'])}", "bold")
    return text


def short(say: Speaker, line: dict[str, Any]) -> str:
    """A line as it is printed: "slam 3 s1 p2"."""
    if line.get("risky"):
        return say(f"line-{line['kind']}", **line)
    words = [say.name("kind", line["kind"], "short" if line["kind"] == "lbr" else "")]
    if line["kind"] in INNATE:
        return words[0]
    if "points" in line:
        words.append(str(line["points"]))
    words += [
        f"{sign}{line[measure]}"
        for sign, measure in (("s", "speed"), ("p", "power"))
        if line.get(measure)
    ]
    return " ".join(words)


def head_to_heads(view: dict[str, Any], say: Speaker) -> RenderableType:
    """The shot clock with what lies in each head-to-head; the current one is marked."""
    table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1))
    table.add_column("", style="dim", width=7)
    for spot in view["head_to_heads"]:
        name = say.name("place", spot["name"], "short")
        style = "" if spot["now"] else "dim"
        table.add_column(f"▶ {name}" if spot["now"] else name, style=style, ratio=1)
    for label in ("offense", "defense"):
        spots = [card_text(view, say, spot[label]) for spot in view["head_to_heads"]]
        table.add_row(say(label), *spots)
    return table


def running(view: dict[str, Any], say: Speaker) -> Text:
    """The card with the ball while the pace is chosen."""
    current = view["current"]
    text = Text(f" {say('current-card')} ", "dim")
    text.append(player_name(view, say, current["player"]), "bold")
    if "lines" in current:
        left = current["lines"][current["line"] :]
        text.append(": " + " / ".join(short(say, line) for line in left))
    return text


def situation(view: dict[str, Any], say: Speaker) -> Text:
    """Figures of both sides, the sting, and what is going on."""
    text = Text()
    for seat in range(2):
        text.append(f" {team_name(view, say, seat)} ", COLOURS[seat])
        text.append(say("figures-of", **view["figures"][seat]) + " ")
    sting = view["sting"]
    if sting["speed"] or sting["power"]:
        text.append(f" {say('sting', **sting)}", "bold")
    doing = view["doing"]
    if doing is not None and doing["line"] is not None:
        words = [say.name("kind", doing["line"])]
        if doing["how"]:
            words.append(say.name("how", doing["how"]))
        text.append("\n " + " ".join(words), "bold")
    if view["phase"] == "chaos":
        card = say.name("chaos", view["pending"]["card"])
        text.append(f"\n {say.name('kind', 'chaos').upper()}: {card}", "bold")
    if view["overtime"] is not None:
        text.append(f"\n {say('overtime-round', round=view['overtime']['round'])}", "bold")
    return text


def face_off(view: dict[str, Any], say: Speaker) -> RenderableType:
    """Attacker against defender, with their cards and figures."""
    shown = view["face_off"]
    grid = Table.grid(expand=True, padding=(0, 2))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    sides: list[Text] = []
    for side, word in enumerate(("attacker", "defender")):
        seat = shown["seat"] if side == 0 else 1 - shown["seat"]
        text = Text(f"{player_name(view, say, shown[word])}\n", COLOURS[seat])
        text.append_text(card_text(view, say, shown["cards"][side]))
        figures = shown["figures"][side]
        if figures is not None:
            text.append("\n" + say("figures-of", **figures), "bold")
        sides.append(text)
    grid.add_row(*sides)
    title = say("face-off-title", why=f"by-{shown['kind']}")
    how = f", {say.name('how', shown['how'])}" if shown["how"] else ""
    return Panel(grid, title=f"{title}{how}", box=box.ROUNDED, padding=(0, 1))


def hand(view: dict[str, Any], say: Speaker) -> RenderableType:
    """The seat's cards in a row."""
    if not view["hand"]:
        return Text(f" {say('no-cards')}", "dim")
    panels = [Panel(card_text(view, say, card), box=box.ROUNDED, width=24) for card in view["hand"]]
    return Columns(panels, padding=(0, 0))
