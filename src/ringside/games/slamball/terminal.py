"""The floor in a terminal of eighty columns and twenty-four lines."""

# Not compiled: it draws for people.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ringside.games.slamball.called import card as short_card
from ringside.games.slamball.called import players as short_players
from ringside.games.slamball.called import short, spoken, written
from ringside.words import Speaker

__all__ = ["draw", "spoken", "written"]

COLOURS: Final = ("bold red", "bold cyan")
# A card of the home team on the clock, and one that scored; then of the away team.
MARKS: Final = (("o", "●"), ("x", "■"))
DEFENSE: Final = ("chaos", "foul", "hit", "steal", "stop", "lbr")
INNATE: Final = ("lbr", "lob", "outlet")  # what these bring goes without saying
ROOM: Final = 77  # columns for a card
# Where a coach is busy with the own team.
ALONE: Final = ("start", "draw", "timeout")
# Where the bench matters: somebody may come in.
BENCHES: Final = ("start", "throwdown", "draw", "ot-defender", "ot-attacker")


def draw(view: dict[str, Any], names: Sequence[str], language: str) -> RenderableType:
    """The floor as the view's seat sees it."""
    say = Speaker("slamball", language, names)
    parts: list[RenderableType] = [scoreboard(view, say)]
    if view["phase"] != "start":
        parts.append(clock(view, say))
    for seat in range(2):
        if view["phase"] not in ALONE or view["seat"] in (seat, None):
            parts.append(roster(view, say, seat))
    if view["face_off"] is not None:
        parts.append(face_off(view, say))
    elif view["offense"] is not None and view["phase"] != "draw":
        parts.append(head_to_head(view, say))
    parts += situation(view, say)
    if "hand" in view and view["phase"] != "start":
        parts.append(hand(view, say))
    return Group(*parts)


def team_name(view: dict[str, Any], say: Speaker, seat: int) -> str:
    """A team as the arena calls it."""
    return say.name("team", view["teams"][seat]["name"]).upper()


def player_name(view: dict[str, Any], say: Speaker, id: str | None) -> str:
    """A player by id, by as much of the name as a jersey has."""
    for team in view["teams"]:
        for player in team["players"]:
            if player["id"] == id:
                return short(player["name"]) if player["name"] else known(say, player["id"])
    return say("nobody")


def full_name(view: dict[str, Any], say: Speaker, id: str | None) -> str:
    """A player by id, by the whole name."""
    players = (player for team in view["teams"] for player in team["players"])
    own = next((player["name"] for player in players if player["id"] == id), None)
    return own or (say("nobody") if id is None else say.name("player", id))


def known(say: Speaker, id: str) -> str:
    """One of the house's players."""
    return short_players(say.language).get(id, id)


def scoreboard(view: dict[str, Any], say: Speaker) -> RenderableType:
    """Teams, coaches, score and time; timeouts and fouls."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="center", width=16)
    grid.add_column(justify="right", ratio=1)
    sides: list[Text] = []
    for seat in range(2):
        text = Text(team_name(view, say, seat), COLOURS[seat])
        text.append(f"  {say.names[seat]}", "default")
        if view["offense"] == seat:
            text.append(f"  ({say('ball')})", "bold default")
        text.truncate(31, overflow="ellipsis")
        sides.append(text)
    score = f"{view['score'][0]} – {view['score'][1]}"
    grid.add_row(sides[0], Text(score, "bold"), sides[1])
    left = Text(say("time-left", time=view["time"]))
    grid.add_row(calls(view, say, 0), left, calls(view, say, 1))
    return grid


def calls(view: dict[str, Any], say: Speaker, seat: int) -> Text:
    """Timeout, fouls drawn, bonus, kept chaos cards."""
    words = [say("timeouts", count=view["timeouts"][seat])]
    words.append(say("fouled", count=view["fouled"][seat]))
    if view["bonus"][seat]:
        words.append(say(view["bonus"][seat]))
    words.extend(say.name("chaos", card) for card in view["kept"][seat])
    if blown := sum(spent["seat"] == seat for spent in view["spent"]):
        words.append(say("spent", count=blown))
    text = Text(" · ".join(words), "dim")
    text.truncate(31, overflow="ellipsis")
    return text


def clock(view: dict[str, Any], say: Speaker) -> Text:
    """The sixty marks: whose card used each, which scored; underlined where a whistle was spent."""
    text = Text(f"{say('clock')} ", "dim")
    for number in range(60):
        if number % 15 == 0:
            text.append("|", "dim")
        mark = view["marks"][number] if number < len(view["marks"]) else None
        whistle = any(spent["mark"] == number for spent in view["spent"])
        underlined = " underline" if whistle else ""
        if mark is not None:
            style = COLOURS[mark["seat"]] + underlined
            text.append(MARKS[mark["seat"]][mark["scored"]], style)
        else:
            text.append("-" if number < view["clock"] else "·", "dim" + underlined)
    return text.append("|", "dim")


def roster(view: dict[str, Any], say: Speaker, seat: int) -> Text:
    """One team: who is on court, with whistles, deck and hand; the bench where it matters."""
    floor = view["floor"][seat]
    text = Text(f"{team_name(view, say, seat)} ", COLOURS[seat])
    bench = Text()
    for player in view["teams"][seat]["players"]:
        id = player["id"]
        stars = "*" * floor["whistles"].get(id, 0)
        # A name and its figures stay on one line.
        name = f"{player_name(view, say, id)}{stars}".replace(" ", "\xa0")
        if view["phase"] == "start":
            name = f"{say.name('role', player['role'], 'short')} {name}"
        if id in floor["court"]:
            held = view["hands"][seat].count(id)
            text.append(f" {name}\xa0").append(f"{floor['decks'][id]}+{held}", "dim")
        else:
            bench.append(f" {name}\xa0").append(str(floor["decks"][id]), "dim")
    if bench and view["phase"] in BENCHES and view["seat"] in (seat, None):
        if floor["court"]:
            text.append(f"\n  {say('bench')}", "dim")
        text.append_text(bench)
    return text


def card_line(view: dict[str, Any], say: Speaker, card: dict[str, Any] | None) -> Text:
    """A card in one line, face up or down; lines already used are crossed out."""
    if card is None:
        return Text("·", "dim")
    if "lines" not in card:
        return Text(f"▒ {full_name(view, say, card['player'])}", "bold")
    text = face(say, card, " / ")
    return text if text.cell_len <= ROOM else face(say, card, "/")


def face(say: Speaker, card: dict[str, Any], between: str) -> Text:
    """A card whose lines are known."""
    down = "" if card.get("up", True) else "▒ "
    text = Text(f"{down}{short_card(card['name'], say.language)}", "bold")
    used = card.get("line", 0)
    for number, line in enumerate(card["lines"]):
        defends = line["kind"] in DEFENSE
        style = "strike dim" if number < used else "italic" if defends else "default"
        text.append(": " if number == 0 else between, "dim").append(short_line(say, line), style)
    if card.get("attached"):
        text.append(f" + {boost_name(say, card['attached'])}", "bold")
    return text


def boost_name(say: Speaker, id: str) -> str:
    """What is attached: a player's boost, or a chaos card."""
    return short_card(id, say.language) if "#" in id else say.name("chaos", id)


def short_line(say: Speaker, line: dict[str, Any]) -> str:
    """A line as it is printed: "slam 3 s1 p2"."""
    if line["kind"] == "boost":
        return f"“{line['title']}” " + icons(line)
    if line.get("risky"):
        return say(f"line-{line['kind']}", **line)
    words = [say.name("kind", line["kind"], "short" if line["kind"] == "lbr" else "")]
    if line["kind"] in INNATE:
        return words[0]
    if "points" in line:
        words.append(str(line["points"]))
    return " ".join([*words, icons(line)]).strip()


def icons(line: dict[str, Any]) -> str:
    """Speed and power: "s1 p2"."""
    signs = (("s", "speed"), ("p", "power"))
    return " ".join(f"{sign}{line[measure]}" for sign, measure in signs if line.get(measure))


def head_to_head(view: dict[str, Any], say: Speaker) -> Text:
    """Where the shot clock stands, and what lies there: the attack, then the contest."""
    text = Text()
    for spot in view["head_to_heads"]:
        name = say.name("place", spot["name"], "short")
        text.append(
            f" ▶ {name} " if spot["now"] else f"   {name} ", "bold" if spot["now"] else "dim"
        )
    attack = view["current"] if view["current"] is not None else view["attack"]
    offense = view["offense"]
    for seat, word, card in (
        (offense, "offense", attack),
        (1 - offense, "defense", view["defend"]),
    ):
        text.append(f"\n{say(word)} ", COLOURS[seat])
        text.append(f"({say('figures-of', **view['figures'][seat])}) ")
        text.append_text(card_line(view, say, card))
    return text


def situation(view: dict[str, Any], say: Speaker) -> list[Text]:
    """The sting, what is being done, chaos, overtime: a line for what there is of it."""
    words: list[str] = []
    sting = view["sting"]
    if sting["speed"] or sting["power"]:
        words.append(say("sting", **sting))
    doing = view["doing"]
    if doing is not None and doing["line"] is not None:
        how = f" {say.name('how', doing['how'])}" if doing["how"] else ""
        words.append(say.name("kind", doing["line"]) + how)
    if view["phase"] == "chaos":
        card = say.name("chaos", view["pending"]["card"])
        words.append(f"{say.name('kind', 'chaos').upper()}: {card}")
    if view["overtime"] is not None:
        words.append(say("overtime-round", round=view["overtime"]["round"]))
    return [Text("  ".join(words), "bold")] if words else []


def face_off(view: dict[str, Any], say: Speaker) -> Text:
    """Attacker against defender, with their cards and figures."""
    shown = view["face_off"]
    text = Text(say("face-off-title", why=f"by-{shown['kind']}"), "bold")
    if shown["how"]:
        text.append(f": {say.name('how', shown['how'])}", "bold")
    for side, word in enumerate(("attacker", "defender")):
        seat = shown["seat"] if side == 0 else 1 - shown["seat"]
        text.append(f"\n{player_name(view, say, shown[word])} ", COLOURS[seat])
        if shown["figures"][side] is not None:
            text.append(f"({say('figures-of', **shown['figures'][side])}) ")
        text.append_text(card_line(view, say, shown["cards"][side]))
    return text


def hand(view: dict[str, Any], say: Speaker) -> Text:
    """The seat's cards, one a line."""
    if not view["hand"]:
        return Text(say("no-cards"), "dim")
    return Text("\n").join(
        Text.assemble(("│ ", "dim"), card_line(view, say, card)) for card in view["hand"]
    )
