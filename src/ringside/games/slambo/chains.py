"""Worlds one after the other, each made of the one before by changing places of two or three cards.

Among three or four hardly any deal leads to what was seen, and of those that do a few are so much
likelier than the rest that they would count alone. So the worlds found are changed: a change that
makes a world likelier is kept, one that makes it less likely as often as it is so (Metropolis).
In the long run every world comes as often as it is likely.
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.rng import FastRng
from ringside.games.slambo.beliefs import Worlds
from ringside.games.slambo.bits import place_of, single
from ringside.games.slambo.bout import COPY, GOES_ON, NOBODY, NUMBERS, Bout, is_swing
from ringside.games.slambo.memory import UNKNOWN


class Chain:
    """A world that changes."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self.bout = Bout(worlds.seats, worlds.seen.low, worlds.seen.high)
        # The places that cards can change: hidden in the pile first, then hands, then aside. By
        # place: the card, and who holds it; of those in the pile, where there.
        self.cards: list[int] = []
        self.owners: list[int] = []
        self.hidden: list[int] = []
        # By place in the pile: the card, what it did, by whom, and what was before it.
        self.piled: list[int] = []
        self.actions: list[int] = []
        self.movers: list[int] = []
        self.balances: list[int] = []
        self.numbers: list[int] = []
        self.hands: list[int] = []
        self.chances: list[float] = []
        self.number: i64 = 0
        self.turns: bool = False
        # Whether the own cards in the pile are all known: then they tell nothing.
        self.own: bool = False

    def begin(self, world: i64) -> None:
        """Start with one of the worlds found."""
        worlds = self.worlds
        seats: i64 = worlds.seats
        played: i64 = worlds.seen.played
        self.hands = worlds.hands[world * seats : (world + 1) * seats]
        self.piled = worlds.piles[world * played : (world + 1) * played]
        self.actions = worlds.actions[world * played : (world + 1) * played]
        self.cards = []
        self.owners = []
        self.hidden = []
        self.movers = [NOBODY] * played
        self.balances = [0] * played
        self.numbers = [0] * played
        self.chances = [1.0] * seats
        left: i64 = worlds.left
        for place in range(played):
            left &= ~self.piled[place]
            if worlds.known[place] == 0:
                self.hidden.append(place)
                self.cards.append(self.piled[place])
                self.owners.append(NOBODY)
        for seat in range(seats):
            if seat != worlds.seat:
                for card in single(self.hands[seat]):
                    self.cards.append(card)
                    self.owners.append(seat)
                left &= ~self.hands[seat]
        for card in single(left):
            self.cards.append(card)
            self.owners.append(NOBODY)
        self.trace()
        self.own = True
        for place in self.hidden:
            if self.movers[place] == worlds.seat:
                self.own = False
        for seat in range(seats):
            self.chances[seat] = self.judge(seat)

    def trace(self) -> bool:
        """Play the pile; whether it leads to what was seen."""
        bout = self.bout
        worlds = self.worlds
        memory = worlds.memory
        bout.start(worlds.seen.opener, worlds.dealt)
        place: i64 = 0
        while place < worlds.seen.played:
            self.movers[place] = bout.turn
            self.balances[place] = bout.balance
            self.numbers[place] = bout.number
            if bout.play(self.actions[place]) != GOES_ON:
                return False
            place += 1
            if memory.sizes[place] != UNKNOWN and (
                bout.balance != memory.balances[place]
                or bout.sizes != memory.sizes[place]
                or bout.direction != memory.directions[place]
            ):
                return False
        if bout.turn != worlds.seen.turn or (place > 1 and bout.second != worlds.seen.second):
            return False
        self.number = bout.number
        self.turns = bout.turns
        return True

    def judge(self, seat: i64) -> float:
        """How likely a seat with its hand was to play as it did."""
        worlds = self.worlds
        if seat == worlds.seat and self.own:
            return 1.0
        hand: i64 = self.hands[seat]
        held: i64 = worlds.seen.size(seat)
        chance: float = 1.0
        place: i64 = worlds.seen.played - 1
        while place >= 0:
            if self.movers[place] == seat:
                card: i64 = self.piled[place]
                hand |= card
                held += 1
                action: i64 = self.actions[place]
                balance: i64 = self.balances[place]
                number: i64 = self.numbers[place]
                after: i64 = balance + (number if action == COPY else NUMBERS[action])
                chance *= worlds.manner.weigh(seat, hand, held, card, balance, number, after)
            place -= 1
        return chance

    def change(self, rng: FastRng) -> None:
        """Try to change places of two cards; or two in a row in the pile with two others."""
        hidden: i64 = len(self.hidden)
        places: i64 = len(self.cards)
        one = rng.below(places)
        other = rng.below(places)
        if one == other:
            return
        if one < hidden or other < hidden:
            if one > other:
                one, other = other, one
            two: i64 = one + 1
            if two < hidden and other >= hidden and rng.below(2) == 0:
                another = hidden + rng.below(places - hidden)
                if another != other and self.hidden[two] == self.hidden[one] + 1:
                    self.change_pile(one, other, two, another, rng)
            else:
                self.change_pile(one, other, one, one, rng)
            return
        first = self.owners[one]
        second = self.owners[other]
        if first != second:
            self.swap(one, other)
            old_first: float = self.chances[first] if first != NOBODY else 1.0
            old_second: float = self.chances[second] if second != NOBODY else 1.0
            new_first: float = self.judge(first) if first != NOBODY else 1.0
            new_second: float = self.judge(second) if second != NOBODY else 1.0
            if likely(new_first * new_second, old_first * old_second, rng):
                if first != NOBODY:
                    self.chances[first] = new_first
                if second != NOBODY:
                    self.chances[second] = new_second
            else:
                self.swap(one, other)

    def change_pile(self, one: i64, other: i64, two: i64, another: i64, rng: FastRng) -> None:
        """The same where a card in the pile is among them."""
        movers = self.movers
        balances = self.balances
        numbers = self.numbers
        number = self.number
        turns = self.turns
        actions = self.actions
        before: float = self.all_chances(self.chances)
        self.swap(one, other)
        self.swap(two, another)
        self.movers = movers.copy()
        self.balances = balances.copy()
        self.numbers = numbers.copy()
        self.actions = actions.copy()
        for slot in (one, other, two, another):
            if slot < len(self.hidden):
                self.choose_way(slot, rng)
        if self.trace():
            chances = [self.judge(seat) for seat in range(self.worlds.seats)]
            if likely(self.all_chances(chances), before * self.ways(actions), rng):
                self.chances = chances
                return
        self.swap(two, another)
        self.swap(one, other)
        self.movers = movers
        self.balances = balances
        self.numbers = numbers
        self.actions = actions
        self.number = number
        self.turns = turns

    def all_chances(self, chances: list[float]) -> float:
        """The product."""
        product: float = 1.0
        for chance in chances:
            product *= chance
        return product

    def ways(self, before: list[int]) -> float:
        """How much likelier the change before was to be tried than this one: a swing goes either
        way, so it is tried half as often as it should be."""
        share: float = 1.0
        for place in self.hidden:
            if is_swing(before[place]):
                share *= 2.0
            if is_swing(self.actions[place]):
                share *= 0.5
        return share

    def choose_way(self, slot: i64, rng: FastRng) -> None:
        """What the card at a hidden place of the pile does."""
        action: i64 = self.worlds.cards.actions[place_of(self.cards[slot])]
        if is_swing(action) and rng.below(2) == 1:
            action += 1
        self.actions[self.hidden[slot]] = action

    def swap(self, one: i64, other: i64) -> None:
        """Change places of two cards."""
        if one == other:
            return
        card = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = card
        for slot in (one, other):
            mine: i64 = self.cards[slot]
            lost: i64 = self.cards[other] if slot == one else self.cards[one]
            if slot < len(self.hidden):
                self.piled[self.hidden[slot]] = mine
            else:
                owner = self.owners[slot]
                if owner != NOBODY:
                    self.hands[owner] = self.hands[owner] & ~lost | mine

    def keep(self) -> None:
        """Keep the world as it is now."""
        bout = self.bout
        bout.number = self.number
        bout.turns = self.turns
        self.worlds.add(self.hands, bout, 1.0)


def likely(after: float, before: float, rng: FastRng) -> bool:
    """Whether a change is kept."""
    return after >= before or float(rng.word()) / 0x100000000 * before < after


def change_worlds(worlds: Worlds, starts: i64, length: i64, every: i64, rng: FastRng) -> None:
    """Replace the worlds found by others, as likely as they are found: from so many of them chains
    of so many worlds, each after so many changes."""
    begun: list[int] = [worlds.draw(rng) for _ in range(starts)]
    chains: list[Chain] = []
    for world in begun:
        chain = Chain(worlds)
        chain.begin(world)
        chains.append(chain)
    worlds.clear()
    for chain in chains:
        for _ in range(length):
            for _ in range(every):
                chain.change(rng)
            chain.keep()
