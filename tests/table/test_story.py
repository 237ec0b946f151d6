"""What was told at a table is kept: small, and as each viewer heard it."""

from __future__ import annotations

import sys

import msgspec

from ringside.core.events import Event
from ringside.table.story import LONG, PACKED, Story


class Seen(Event, kw_only=True):
    card: str


def test_what_all_were_told_alike_is_kept_once() -> None:
    story = Story()
    told = story.add(0, [[Seen(card="r1")]] * 3)
    assert told == b'[{"type":"seen","rule":"","card":"r1"}]'


def test_each_viewer_hears_what_it_was_told() -> None:
    story = Story()
    story.add(1, [[Seen(card="?")], [Seen(card="r1")], []])
    story.add(None, [[Seen(card="b2")]] * 3, moves=2)
    heard = [[events for _, _, events in story.steps(viewer)] for viewer in (0, 1, None)]
    assert heard[0][0] != heard[1][0]
    assert heard[2][0] == b"[]"
    assert heard[0][1] == heard[1][1] == heard[2][1]
    assert [(version, seat) for version, seat, _ in story.steps(0)] == [(1, 1), (2, None)]
    assert story.batches == {2: 2}


def test_a_long_story_is_kept_small_and_whole() -> None:
    story, expected = Story(), []
    for number in range(5 * PACKED + 3):
        events = [[Seen(card=f"card {number}")], [Seen(card="hidden")], []]
        expected.append(story.add(number % 2, events))
    assert list(story.told()) == expected
    assert len(story) == len(expected)
    assert sum(map(sys.getsizeof, story.packed)) < 5 * PACKED * 40


def test_a_long_story_is_written_out_once_for_each_viewer() -> None:
    story = Story()
    for number in range(LONG * PACKED):
        story.add(number % 2, [[Seen(card=f"card {number}")], [Seen(card="hidden")], []])
    assert not story.unwritten(0), "it is not long yet"
    story.add(None, [[]] * 3)
    packs = story.unwritten(0)
    assert packs == range(LONG)
    pages = story.write_out(0, packs)
    assert story.unwritten(0) == packs, "writing it out changes nothing"
    story.keep(0, packs, pages)
    story.keep(0, packs, pages)
    assert not story.unwritten(0)
    assert story.unwritten(1) == packs
    told = msgspec.json.decode(b"[" + b",".join(story.pages[0]) + b"]")
    steps = list(story.steps(0))[: LONG * PACKED]
    assert told == [
        {"version": version, "seat": seat, "events": msgspec.json.decode(events)}
        for version, seat, events in steps
    ]
    assert story.write_out(None, packs) == [b""] * LONG, "spectators were told nothing"
    assert list(story.steps(0, LONG - 1)) == list(story.steps(0))[(LONG - 1) * PACKED :]
