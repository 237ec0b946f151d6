"""SlamBall's tensors read back, by names of parts, rosters and cards."""

from __future__ import annotations

from typing import Any

from tests.research.readers import Table

PLAYERS, PLACES, CARDS = 8, 24, 192


class Court:
    """The numbers of a tensor, with the names that a coach knows."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book: Any = table.state.book  # type: ignore[attr-defined]
        self.seat = table.seat

    def player(self, place: int, side: int) -> str:
        """A player by place on the roster; side 0 is the own team."""
        name: str = self.book.player_ids[(side ^ self.seat) * PLAYERS + place]
        return name

    def card(self, place: int, side: int) -> str:
        """A card by its number within the team."""
        name: str = self.book.card_names[(side ^ self.seat) * CARDS + place]
        return name

    def players(self, name: str) -> list[list[tuple[str, int]]]:
        """The players of seat 0 and of seat 1 with a number, and the number."""
        numbers = self.table.parts[name]
        sides = [
            [
                (self.player(place, side), numbers[side * PLAYERS + place])
                for place in range(PLAYERS)
                if numbers[side * PLAYERS + place]
            ]
            for side in range(2)
        ]
        return sides if self.seat == 0 else sides[::-1]

    def cards(self, name: str) -> dict[str, int]:
        """Cards with a number, of the own team or of both."""
        return {
            self.card(place % CARDS, place // CARDS): number
            for place, number in enumerate(self.table.parts[name])
            if number
        }

    def laid(self, name: str, side: int) -> dict[str, Any] | None:
        """A card on the floor; without a name if it is face down."""
        place = self.table.place(f"{name}_player")
        if place is None:
            return None
        read: dict[str, Any] = {"player": self.player(place, side)}
        card = self.table.place(f"{name}_card")
        if card is not None:
            read["name"] = self.card(place * PLACES + card, side)
            read["line"] = self.table.number(f"{name}_line")
            speed, power = self.table.parts[f"{name}_brings"]
            attached = self.table.label(f"{name}_boost")
            read["brings"] = None if attached is None else {"speed": speed, "power": power}
        if name != "attack":
            read["up"] = bool(self.table.number(f"{name}_up"))
        return read


def slamball(table: Table) -> dict[str, Any]:
    court = Court(table)
    offense = table.who("offense")
    attacking = 0 if offense == table.seat else 1
    figures = table.parts["figures"]
    pairs = [{"speed": figures[at], "power": figures[at + 1]} for at in (0, 2)]
    shot_clock = table.place("shot_clock")
    assert shot_clock is not None
    marks = court.cards("marks")
    scored = table.parts["scored"]
    doing = None
    if table.label("doing") is not None:
        doing = {
            "do": table.label("doing"),
            "line": table.label("doing_line"),
            "points": table.number("doing_points"),
            "how": table.label("doing_how"),
            "risky": bool(table.number("risky")),
            **({"off": True} if table.number("off") else {}),
        }
    pace = table.parts["pace"]
    return {
        "phase": table.label("phase"),
        "to_move": [seat for seat, n in enumerate(table.by_seat("to_move")) if n],
        "score": table.by_seat("score"),
        "timeouts": table.by_seat("timeouts"),
        "fouled": table.by_seat("fouled"),
        "clock": table.number("clock"),
        "offense": offense,
        "shot_clock": shot_clock + 1,
        "figures": pairs if table.seat == 0 else pairs[::-1],
        "sting": dict(zip(("speed", "power"), table.parts["sting"], strict=True)),
        "pushed": bool(table.number("pushed")),
        "last": [side[0][0] if side else None for side in court.players("last")],
        "court": [[name for name, _ in side] for side in court.players("court")],
        "whistles": [dict(side) for side in court.players("whistles")],
        "decks": [dict(side) for side in court.players("decks")],
        "exhausted": [[name for name, _ in side] for side in court.players("exhausted")],
        "gasps": [[name for name, _ in side] for side in court.players("gasps")],
        "backs": [dict(side) for side in court.players("backs")],
        "hand": set(court.cards("hand")),
        "left": set(court.cards("left")),
        "discard": set(court.cards("discard")),
        "marks": {(name, at, bool(scored[at - 1])) for name, at in marks.items()},
        "attack": court.laid("attack", attacking),
        "defend": court.laid("defend", 1 - attacking),
        "current": court.laid("current", attacking),
        "doing": doing,
        "no_slam": bool(table.number("no_slam")),
        "replay": bool(table.number("replay")),
        "pace": {"kept": bool(pace[1]), "gap": bool(pace[2])} if pace[0] else None,
        "sealed": [bool(n) for n in table.by_seat("sealed")],
        "my_sealed": {
            court.player(place, 0) for place, n in enumerate(table.parts["my_sealed"]) if n
        },
        "face_off": face_off(court),
        "round": table.number("round"),
    }


def face_off(court: Court) -> dict[str, Any] | None:
    table = court.table
    if table.label("face_off") is None:
        return None
    seat = table.who("face_off_seat")
    attacks = 0 if seat == table.seat else 1
    read: dict[str, Any] = {
        "kind": table.label("face_off"),
        "seat": seat,
        "off": bool(table.number("face_off_off")),
        "no_slam": bool(table.number("face_off_no_slam")),
        "how": table.label("face_off_how"),
        "gasp": [bool(table.number(f"{side}_gasp")) for side in ("attacker", "defender")],
    }
    cards: list[Any] = []
    figures: list[Any] = []
    for number, side in enumerate(("attacker", "defender")):
        place = table.place(side)
        whose = attacks ^ number
        read[side] = None if place is None else court.player(place, whose)
        card = table.place(f"{side}_card")
        if not table.number(f"{side}_locked"):
            cards.append(None)
        else:
            assert place is not None
            name = None if card is None else court.card(place * PLACES + card, whose)
            cards.append((name, bool(table.number(f"{side}_up"))))
        known = table.number(f"{side}_known")
        pair = dict(zip(("speed", "power"), table.parts[f"{side}_figures"], strict=True))
        figures.append(pair if known else None)
    return {**read, "cards": cards, "figures": figures}


def slamball_view(view: dict[str, Any]) -> dict[str, Any]:
    """The view in the form in which the tensor keeps it."""
    floor = view["floor"]

    def laid(card: dict[str, Any] | None) -> dict[str, Any] | None:
        if card is None:
            return None
        return {
            name: card[name] for name in ("player", "name", "line", "brings", "up") if name in card
        }

    whole = view["face_off"]
    if whole is not None:
        names = ("kind", "seat", "off", "no_slam", "how", "gasp", "attacker", "defender", "figures")
        cards = [card and (card.get("name"), card["up"]) for card in whole["cards"]]
        whole = {**{name: whole[name] for name in names}, "cards": cards}
    sealed = view["my_sealed"]
    return {
        **view,
        **{
            name: [side[name] for side in floor]
            for name in ("court", "whistles", "exhausted", "gasps")
        },
        "decks": [{who: n for who, n in side["decks"].items() if n} for side in floor],
        "backs": [{who: hand.count(who) for who in hand} for hand in view["hands"]],
        "hand": {card["name"] for card in view["hand"]},
        "left": {card["name"] for cards in view["left"].values() for card in cards},
        "discard": set(view["discard"]),
        "marks": {
            (mark["card"], at, mark["scored"])
            for at, mark in enumerate(view["marks"], 1)
            if mark is not None
        },
        "attack": laid(view["attack"]),
        "defend": laid(view["defend"]),
        "current": laid(view["current"]),
        "my_sealed": {sealed} if isinstance(sealed, str) else set(sealed or ()),
        "face_off": whole,
        "round": 0 if view["overtime"] is None else view["overtime"]["round"],
    }
