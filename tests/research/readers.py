"""A reader of tensors that knows nothing but the names in the spec: it reads the table back.

Each game has a function from the parts of a tensor, in whole numbers, to fields of the view.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

import ringside
from ringside.core.observation import ObservationSpec

Numbers = dict[str, list[int]]


class Table:
    """The numbers of one tensor by the names of its parts."""

    def __init__(self, state: ringside.State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.seats = state.seats
        self.spec: ObservationSpec = state.game.observation_spec(state.seats)
        parts = self.spec.split(state.observation(seat))
        self.parts: Numbers = {}
        for name, part in parts.items():
            whole = part.astype(np.float64) * self.spec[name].unit
            assert np.abs(whole - whole.round()).max() < 1e-3, name
            self.parts[name] = whole.round().astype(int).tolist()

    def number(self, name: str) -> int:
        """The one number of a part."""
        [number] = self.parts[name]
        return number

    def label(self, name: str) -> str | None:
        """The label of the one number that is 1; None if all are 0."""
        found = self.labels(name)
        assert len(found) <= 1, (name, found)
        return found[0] if found else None

    def labels(self, name: str) -> list[str]:
        """The labels of all numbers that are not 0."""
        part = self.spec[name]
        return [label for label, n in zip(part.labels, self.parts[name], strict=True) if n]

    def counted(self, name: str) -> Counter[str]:
        """How many there are of each label."""
        pairs = zip(self.spec[name].labels, self.parts[name], strict=True)
        return Counter({label: n for label, n in pairs if n})

    def order(self, name: str) -> list[str]:
        """The labels in the order of their numbers."""
        pairs = zip(self.parts[name], self.spec[name].labels, strict=True)
        return [label for n, label in sorted(pairs) if n]

    def place(self, name: str) -> int | None:
        """Where the one 1 is; None if there is none."""
        numbers = self.parts[name]
        assert sum(numbers) <= 1, name
        return numbers.index(1) if 1 in numbers else None

    def by_seat(self, name: str) -> list[int]:
        """A number for each seat, turned back so that seat 0 comes first."""
        numbers = self.parts[name]
        return [numbers[(seat - self.seat) % self.seats] for seat in range(self.seats)]

    def who(self, name: str) -> int | None:
        """The seat that has the one 1."""
        found = self.place(name)
        return None if found is None else (found + self.seat) % self.seats


def sumo(table: Table) -> dict[str, Any]:
    mine, theirs = ("mine", "theirs") if table.seat == 0 else ("theirs", "mine")
    led = set(table.labels("tricks_led"))
    tricks = []
    for pair in zip(table.order("tricks_mine"), table.order("tricks_theirs"), strict=True):
        leader = 0 if pair[0] in led else 1
        lead = table.seat if leader == 0 else 1 - table.seat
        tricks.append({"lead": lead, "cards": [pair[leader], pair[1 - leader]]})
    ring = {"my edge": -1, "centre": 0, "their edge": 1}[table.label("ring") or ""]
    return {
        "phase": table.label("phase"),
        "to_move": [seat for seat in range(2) if table.by_seat("to_move")[seat]],
        "hand_sizes": table.by_seat("hand_sizes"),
        "aside": table.number("aside"),
        "clash": [table.order(f"clash_{mine}"), table.order(f"clash_{theirs}")],
        "sealed": [bool(n) for n in table.by_seat("sealed")],
        "ring": ring if table.seat == 0 else -ring,
        "lead": table.who("lead"),
        "led": table.label("led"),
        "tricks": tricks,
        "hand": table.labels("hand"),
        "my_sealed": table.label("my_sealed"),
    }


def slam_bluff(table: Table) -> dict[str, Any]:
    dice = table.state.options.get("dice")
    for die, name in enumerate(("own_purple", "own_green")):
        assert table.counted(name) == (Counter(dice[die]) if dice else {})
    phase = table.label("phase")
    number = table.label("number")
    out = table.by_seat("out")
    claim = None
    if table.number("passed"):
        claim = "pass"
    elif phase == "respond" or (phase == "over" and number):
        claim = number
    read: dict[str, Any] = {
        "phase": phase,
        "lives": table.by_seat("lives"),
        "out": sorted((seat for seat in range(table.seats) if out[seat]), key=lambda s: out[s]),
        "turn": table.who("turn"),
        "roller": table.who("roller"),
        "claim": claim,
        "number": None if number is None else int(number),
        "beaten": table.number("beaten") or None,
        "opening": bool(table.number("opening")),
    }
    if table.label("purple") is not None:
        read["roll"] = [table.label("purple"), table.label("green")]
    return read


def top_card(table: Table) -> str | None:
    kind = table.label("top")
    number = table.number("top_number")
    sign = "-" if number < 0 else "+"
    size = abs(number)
    if kind == "swing":
        return f"swing{size}{sign}"
    return {"number": f"{sign}{size}", "turn": f"turn{sign}{size}"}.get(kind or "", kind)


def slambo(table: Table) -> dict[str, Any]:
    expert = table.number("expert")
    balance = table.number("balance")
    if 0 <= balance <= 10:
        assert table.label("balance_at") == str(balance)
    read: dict[str, Any] = {
        "hand_sizes": table.by_seat("hand_sizes"),
        "aside": table.number("aside"),
        "top": top_card(table),
        "pile_size": table.number("pile_size"),
        "balance": balance,
        "low": 1 if expert else 0,
        "high": 9 if expert else 10,
        "shame": table.by_seat("shame"),
        "stake": table.number("stake"),
        "turn": table.who("turn"),
        "direction": table.number("direction"),
        "opener": table.who("opener"),
        "second": table.who("second"),
        "totals": bool(table.number("totals")),
        "hand": table.counted("hand"),
    }
    if table.number("open"):
        read["pile"] = table.counted("pile")
    return read


def slime(table: Table) -> dict[str, Any]:
    options = table.state.options
    if options.get("cards") is None:
        assert not any(table.parts["copies"])
    else:
        copies = dict(zip(table.spec["copies"].labels, table.parts["copies"], strict=True))
        assert {**copies, **options["cards"]} == copies
    hexes = table.spec["board"].labels
    planes = np.array(table.parts["slime"]).reshape(table.seats, len(hexes))
    owners = {
        hex: (int(planes[:, number].argmax()) + table.seat) % table.seats
        for number, hex in enumerate(hexes)
        if planes[:, number].any()
    }
    stops = np.array(table.parts["stops"]).reshape(-1, table.seats)
    pending = None
    if table.label("pending") is not None:
        pending = {
            "card": table.label("pending"),
            "by": table.who("by"),
            "as": table.who("as"),
            "left": table.number("left"),
            "stops": [(int(row.argmax()) + table.seat) % table.seats for row in stops if row.any()][
                ::-1
            ],
            "target": set(table.labels("target")),
            "moved": set(table.labels("moved")),
        }
    places = sorted(table.labels("market"))
    return {
        "phase": table.label("phase"),
        "to_move": [seat for seat, n in enumerate(table.by_seat("to_move")) if n],
        "turn": table.who("turn"),
        "direction": table.number("direction"),
        "turns": table.number("turns"),
        "quiet": table.number("quiet"),
        "played": table.number("played"),
        "replaced": bool(table.number("replaced")),
        "reentered": bool(table.number("reentered")),
        "pending": pending,
        "hexes": table.labels("board"),
        "flowers": set(table.labels("flowers")),
        "slime": owners,
        "hand_sizes": table.by_seat("hand_sizes"),
        "deck": table.number("deck"),
        "discard": table.counted("discard"),
        "market": [label.split(" ")[1] for label in places],
        "stuck": [bool(n) for n in table.by_seat("stuck")],
        "entered": [bool(n) for n in table.by_seat("entered")],
        "pieces": table.by_seat("score"),
        "hand": table.counted("hand"),
    }


def slime_view(view: dict[str, Any]) -> dict[str, Any]:
    """The view in the form in which the tensor keeps it: sets where the order means nothing."""
    pending = view["pending"]
    if pending is not None:
        target = pending["target"]
        hexes = [] if target is None else [target] if isinstance(target, str) else target
        kept = {name: pending[name] for name in ("card", "by", "as", "left", "stops")}
        pending = {**kept, "target": set(hexes), "moved": set(pending["moved"])}
    return {
        **view,
        "pending": pending,
        "hexes": view["board"]["hexes"],
        "flowers": set(view["board"]["flowers"]),
        "discard": Counter(view["discard"]),
        "hand": Counter(view["hand"]),
        "pieces": [line["pieces"] for line in view["score"]],
    }


def slambo_view(view: dict[str, Any]) -> dict[str, Any]:
    """Hands and piles are counted."""
    counted: dict[str, Any] = {
        name: Counter(view[name]) for name in ("hand", "pile") if name in view
    }
    return {**view, **counted}
