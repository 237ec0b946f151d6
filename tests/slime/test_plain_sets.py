"""The masks against plain sets: every list of moves once more, written as the rules say it."""

from __future__ import annotations

from typing import Any

import pytest

from ringside import seeded

from .positions import GAME
from .soak import choose_mover, setup

STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

Hex = tuple[int, int]


def text(hex: Hex) -> str:
    return f"{hex[0]},{hex[1]}"


class Plain:
    """A position as sets of coordinates."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.position = position
        radius = 3 if position["options"]["board"] == "small" else 5
        span = range(-radius, radius + 1)
        self.board = [(q, r) for q in span for r in span if abs(q + r) <= radius]
        self.owner: dict[Hex, int] = {}
        for name, seat in position["slime"].items():
            q, r = name.split(",")
            self.owner[int(q), int(r)] = seat
        self.empty = [hex for hex in self.board if hex not in self.owner]
        on_board = set(self.board)
        self.beside = {
            hex: [
                (hex[0] + q, hex[1] + r) for q, r in STEPS if (hex[0] + q, hex[1] + r) in on_board
            ]
            for hex in self.board
        }

    def near(self, hex: Hex) -> list[Hex]:
        return self.beside[hex]

    def mine(self, seat: int) -> list[Hex]:
        return [hex for hex in self.board if self.owner.get(hex) == seat]

    def slime(self, hex: Hex) -> set[Hex]:
        found, new = {hex}, [hex]
        while new:
            for other in self.near(new.pop()):
                if self.owner.get(other) == self.owner[hex] and other not in found:
                    found.add(other)
                    new.append(other)
        return found

    def supply(self, seat: int) -> int:
        limit = self.position["options"]["pieces"]
        return 99 if limit is None else limit - len(self.mine(seat))

    def standard(self, seat: int) -> list[Hex]:
        mine = self.mine(seat)
        if self.supply(seat) == 0:
            return []
        if not mine:
            return self.empty
        return [hex for hex in self.empty if any(near in mine for near in self.near(hex))]

    def enemies(self, seat: int) -> list[Hex]:
        return [hex for hex in self.board if self.owner.get(hex, seat) != seat]

    def touched(self, seat: int) -> list[Hex]:
        return [
            hex
            for hex in self.enemies(seat)
            if any(self.owner.get(near) == seat for near in self.near(hex))
        ]

    def choices(self, card: str, by: int, seat: int, moved: list[str]) -> list[str]:
        kind, _, number = card.partition("-")
        mine = self.mine(seat)
        if kind == "moving":
            return [
                f"move {text(piece)}>{text(to)}"
                for piece in mine
                if text(piece) not in moved
                for rest in [self.slime(piece) - {piece}]
                for to in self.empty
                if any(near in rest for near in self.near(to))
            ]
        if kind == "popping":
            return [
                f"move {text(piece)}>{text(to)}"
                for piece in mine
                for whole in [self.slime(piece)]
                for to in self.empty
                if any(apart(to, other) <= int(number) for other in whole)
            ]
        if kind in ("controlling", "bomb"):
            firsts = {min(self.slime(hex)) for hex in self.touched(seat)}
            return [f"target {text(hex)}" for hex in sorted(firsts)]
        if kind == "thief":
            hands = self.position["hands"]
            return [f"rob {other}" for other, hand in enumerate(hands) if hand and other != by]
        if kind == "hungry":
            return [f"remove {text(hex)}" for hex in mine]
        if self.supply(seat) < (3 if kind == "snake" else 1):
            return []
        if kind == "growing":
            return [f"place {text(hex)}" for hex in self.standard(seat)]
        if kind == "attacking":
            return [f"target {text(hex)}" for hex in self.touched(seat)]
        if kind == "jumping":
            return [f"place {text(hex)}" for hex in self.empty]
        if kind == "conquering":
            lone = [hex for hex in self.enemies(seat) if len(self.slime(hex)) == 1]
            return [f"target {text(hex)}" for hex in lone]
        assert kind == "snake"
        return self.snakes(seat)

    def snakes(self, seat: int) -> list[str]:
        found = []
        for start in self.board:
            if not any(self.owner.get(near) == seat for near in self.near(start)):
                continue
            for q, r in sorted(STEPS):
                line = [(start[0] + k * q, start[1] + k * r) for k in range(3)]
                if all(hex in self.board and self.owner.get(hex) != seat for hex in line):
                    found.append(f"line {text(line[0])}>{text(line[2])}")
        return found

    def can_play(self, card: str, by: int, seat: int) -> bool:
        if card == "stop":
            return False
        if card == "confused":
            return True
        if card == "adventurous":
            return bool(self.position["deck"] or self.position["market"])
        return bool(self.choices(card, by, seat, []))


def apart(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def order(hand: list[str]) -> list[str]:
    """The kinds of a hand, in the order of the table (in which hands are written)."""
    return list(dict.fromkeys(hand))


def expected(position: dict[str, Any]) -> list[str] | None:
    """The moves of the seat on turn, in the phases that are about the board."""
    plain, seat = Plain(position), position["turn"]
    hand = order(position["hands"][seat])
    if position["phase"] == "main":
        places = plain.standard(seat)
        plays = [card for card in hand if plain.can_play(card, seat, seat)]
        if position["played"] == 3:
            plays = []
        moves = [] if position["reentered"] else [f"place {text(hex)}" for hex in places]
        moves += [f"play {card}" for card in plays]
        if position["deck"] and not position["replaced"]:
            moves += [f"replace {card}" for card in hand]
        if position["reentered"] or not plain.empty:
            return [*moves, "end"]
        starts = ("growing", "attacking", "jumping", "conquering", "snake")
        if not places and not any(card.startswith(starts) for card in plays):
            moves.append("stuck")
        return moves
    if position["phase"] == "resolve":
        pending = position["pending"]
        moves = plain.choices(pending["card"], pending["by"], pending["as"], pending["moved"])
        number = pending["card"].partition("-")[2]
        whole = 3 if pending["card"] == "hungry" else int(number or 1)
        once = pending["card"].startswith(("popping", "controlling"))
        return moves if once or pending["left"] == whole else [*moves, "done"]
    if position["phase"] == "haunt":
        seats = range(position["seats"])
        moves = [
            f"grow {s} {text(hex)}" for s in seats if plain.mine(s) for hex in plain.standard(s)
        ]
        moves += [f"shrink {text(hex)}" for hex in plain.board if hex in plain.owner] + ["pass"]
        if "poltergeist" in position["options"]["modes"]:
            moves += [
                f"play {card} as {colour}"
                for card in hand
                for colour in seats
                if plain.mine(colour) and plain.can_play(card, seat, colour)
            ]
        return moves
    return None


@pytest.mark.parametrize("start", range(0, 35, 7))
def test_moves_are_what_the_rules_say_in_plain_words(start: int) -> None:
    compared = 0
    for number in range(start, start + 7):
        seats, options = setup(number * 11)
        state = GAME.new(seats, number, **options)
        rng = seeded(number)
        while state.to_move():
            position = state.position()
            # Every choice inside a card, but only some of the more frequent turns.
            if position["phase"] == "resolve" or len(state.history) % 13 == 0:
                moves = expected(position)
                if moves is not None:
                    assert state.moves(position["turn"]) == moves
                    compared += 1
            seat = choose_mover(state, rng)
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
    assert compared > 100
