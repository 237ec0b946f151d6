"""Chance: one stream of random words per state, of two kinds.

`FastRng` serves simulation. `KeyedRng` serves tables people sit at: its key is
made from a secret that was committed to before the deal, so that everybody can
check afterwards that the cards were not chosen for anyone.

Both give the same numbers compiled and in plain Python: all arithmetic stays
within 63 bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, u8

from ringside.core.errors import InvalidOption
from ringside.core.reading import as_whole, shown

WORD: Final = 0xFFFFFFFF


class Rng:
    """A stream of 32-bit words, and what games need made from them."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> Rng:
        """An independent stream that goes on in the same way."""
        raise NotImplementedError

    def text(self) -> str:
        """The stream's whole state; `rng_from_text` reads it."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Two streams are equal if they go on in the same way."""
        return isinstance(other, Rng) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(type(self))  # a stream changes with every word

    def __copy__(self) -> Rng:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Rng:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return rng_from_text, (self.text(),)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely (Lemire's method)."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            threshold: i64 = (0x100000000 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, every order equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def deal(self, cards: vec[u8], number: i64) -> None:
        """Draw so many of the cards one by one, each equally likely. They come to lie at the end
        of the row, the first one last."""
        left: i64 = len(cards)
        for _card in range(number):
            place = self.below(left)
            left -= 1
            card = cards[place]
            cards[place] = cards[left]
            cards[left] = card

    def fork(self) -> FastRng:
        """A fast stream of its own, seeded from this one."""
        return FastRng(self.word(), self.word(), self.word(), self.word() | 1)


class FastRng(Rng):
    """xoshiro128++ of Blackman and Vigna: quick to run and quick to copy."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d ^ b
        total: i64 = (a + self.d) & WORD
        result: i64 = ((((total << 7) & WORD) | (total >> 25)) + a) & WORD
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) & WORD) | (d >> 21)
        return result

    def deal(self, cards: vec[u8], number: i64) -> None:
        # What `below` and `word` do, in one place: short games are dealt again and again.
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        left: i64 = len(cards)
        least: i64 = left - number
        while left > least:
            total: i64 = (a + d) & WORD
            product: i64 = ((((total << 7) | (total >> 25)) + a) & WORD) * left
            c ^= a
            d ^= b
            a ^= d
            shifted: i64 = (b << 9) & WORD
            b ^= c
            c ^= shifted
            d = ((d << 11) & WORD) | (d >> 21)
            low: i64 = product & WORD
            if low < left and low < (0x100000000 - left) % left:
                continue
            place: i64 = product >> 32
            left -= 1
            card = cards[place]
            cards[place] = cards[left]
            cards[left] = card
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Rng:
        return FastRng(self.a, self.b, self.c, self.d)

    def text(self) -> str:
        return f"xoshiro128++:{self.a:08x}{self.b:08x}{self.c:08x}{self.d:08x}"


class KeyedRng(Rng):
    """Words 0, 1, 2, … of BLAKE2b keyed with 32 bytes, sixteen words a block."""

    def __init__(self, key: bytes, index: i64 = 0) -> None:
        self.key = key
        self.index: i64 = index
        self.block: bytes = b""
        self.block_number: i64 = -1

    def word(self) -> i64:
        number: i64 = self.index // 16
        if number != self.block_number:
            counter = int(number).to_bytes(8, "little")
            self.block = blake2b(counter, key=self.key, digest_size=64).digest()
            self.block_number = number
        at: i64 = self.index % 16 * 4
        self.index += 1
        block = self.block
        return block[at] | (block[at + 1] << 8) | (block[at + 2] << 16) | (block[at + 3] << 24)

    def copy(self) -> Rng:
        return KeyedRng(self.key, self.index)

    def text(self) -> str:
        return f"blake2b:{self.key.hex()}:{self.index}"


def seeded(seed: SupportsIndex) -> FastRng:
    """The fast stream of a seed, which may be any whole number, also one of numpy's."""
    number = as_whole(seed)
    if number is None:
        raise InvalidOption("seed", found=shown(seed))
    digest = blake2b(hex(number).encode(), digest_size=16).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    return FastRng(words[0], words[1], words[2], words[3] | 1)


def deal_key(secret: bytes, words: Sequence[str] = ()) -> bytes:
    """The key of a table's deal: its secret mixed with the word each seat added."""
    mixed = blake2b(key=secret, digest_size=32)
    for word in words:
        data = word.encode()
        mixed.update(len(data).to_bytes(4, "little") + data)
    return mixed.digest()


def commitment(secret: bytes) -> str:
    """What a table shows before the deal: the SHA-256 of its secret, in hex."""
    return sha256(secret).hexdigest()


def rng_from_text(text: str) -> Rng:
    """The stream whose `text()` this is; ValueError if there is none."""
    kind, _, rest = text.partition(":")
    if kind == "xoshiro128++" and len(rest) == 32:
        a, b, c, d = (int(rest[i : i + 8], 16) for i in (0, 8, 16, 24))
        rng: Rng = FastRng(a, b, c, d)
    elif kind == "blake2b":
        key, _, index = rest.partition(":")
        if not index.isascii() or not index.isdigit() or len(index) > 15 or len(key) != 64:
            raise ValueError("not the text of a random stream")
        rng = KeyedRng(bytes.fromhex(key), int(index))
    else:
        raise ValueError("not the text of a random stream")
    if rng.text() != text:
        raise ValueError("not the text of a random stream")
    return rng
