"""Chance: fair, reproducible, and checkable."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from ringside.core.errors import InvalidOption
from ringside.core.rng import FastRng, KeyedRng, Rng, commitment, deal_key, rng_from_text, seeded


def test_xoshiro_gives_the_published_sequence() -> None:
    # The first outputs of the authors' C program for the state 1, 2, 3, 4.
    rng = FastRng(1, 2, 3, 4)
    assert [rng.word() for _ in range(4)] == [641, 1573767, 3222811527, 3517856514]


def test_keyed_words_are_those_of_blake2b() -> None:
    key = bytes(range(32))
    rng = KeyedRng(key)
    words = [rng.word() for _ in range(20)]
    stream = b"".join(
        blake2b(block.to_bytes(8, "little"), key=key, digest_size=64).digest() for block in (0, 1)
    )
    assert words == [int.from_bytes(stream[i : i + 4], "little") for i in range(0, 80, 4)]


@pytest.mark.parametrize("rng", [seeded(5), KeyedRng(b"k" * 32)], ids=["fast", "keyed"])
def test_below_is_even(rng: Rng) -> None:
    counts = Counter(rng.below(6) for _ in range(12000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 2000) < 250 for count in counts.values())


def test_shuffle_gives_every_order_equally_often() -> None:
    rng = seeded(8)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1000) < 180 for count in orders.values())


# The first word of the third stream is 0, which must not count where three are left.
@pytest.mark.parametrize(
    "rng", [seeded(5), KeyedRng(b"k" * 32), FastRng(0, 1, 2, 0)], ids=["fast", "keyed", "refused"]
)
def test_cards_are_drawn_one_by_one(rng: Rng) -> None:
    for size, number in [(3, 3), (30, 16), (54, 40), (1, 1), (5, 0)]:
        twin = rng.copy()
        cards = list(range(size))
        drawn = [cards.pop(swapped(cards, twin.below(len(cards)))) for _ in range(number)]
        row = vec[u8](range(size))
        rng.deal(row, number)
        assert list(row) == cards + drawn[::-1]
        assert rng == twin


def swapped(cards: list[int], place: int) -> int:
    """The last place, once the card there has gone to another, and that one here."""
    cards[place], cards[-1] = cards[-1], cards[place]
    return -1


@pytest.mark.parametrize("rng", [seeded(5), KeyedRng(b"k" * 32, 17)], ids=["fast", "keyed"])
def test_text_and_copy_go_on_alike(rng: Rng) -> None:
    twin = rng.copy()
    read = rng_from_text(rng.text())
    words = [rng.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == words
    assert [read.word() for _ in range(40)] == words


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dice",
        "xoshiro128++:",
        "xoshiro128++:zz",
        "xoshiro128++:+48156ef88c1cf5d70b9d40d53629e08",
        "blake2b:00:0",
        f"blake2b:{'0' * 64}:-1",
        f"blake2b:{'0' * 64}:01",
        f"blake2b:{'0' * 64}:٣",
        f"blake2b:{'0' * 64}:{'9' * 30}",
    ],
)
def test_other_texts_are_no_stream(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        rng_from_text(text)


def test_seeds_of_any_size_differ() -> None:
    seeds = [0, 1, -1, 2**64, 10**5000]
    assert len({seeded(seed).text() for seed in seeds}) == len(seeds)


def test_a_seed_may_be_any_kind_of_whole_number_and_nothing_else() -> None:
    class Seven:
        def __index__(self) -> int:
            return 7

    assert seeded(Seven()).text() == seeded(7).text()
    for wrong in ("7", 7.0, None, True):
        with pytest.raises(InvalidOption, match="A seed is a whole number, not"):
            seeded(wrong)  # type: ignore[arg-type]


def test_commitment_and_words_fix_the_deal() -> None:
    secret = b"s" * 32
    assert commitment(secret) == sha256(secret).hexdigest()
    keys = {deal_key(secret, words) for words in ([], ["a"], ["a", "b"], ["ab"], ["b", "a"])}
    assert len(keys) == 5
