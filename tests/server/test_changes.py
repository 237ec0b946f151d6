"""After a move a client is sent what changed in its view, which is enough to know all of it."""

from __future__ import annotations

import pytest

from ringside.server.changes import Sight


def test_only_what_changed_is_sent() -> None:
    sight = Sight()
    assert sight.note(3, {"a": 1, "b": [2]}) == ({"a": 1, "b": [2]}, None)
    assert sight.note(4, {"a": 1, "b": [3]}) == ({"b": [3]}, 3)
    assert sight.note(5, {"a": 1, "b": [3]}) == ({}, 4)


@pytest.mark.parametrize(
    ("version", "view"),
    [(5, {"a": 1, "b": 3}), (3, {"a": 1, "b": 3}), (4, {"a": 1}), (4, {"b": 2, "a": 1})],
)
def test_all_is_sent_where_it_does_not_build_on_the_version_before(
    version: int, view: dict[str, int]
) -> None:
    sight = Sight()
    sight.note(3, {"a": 1, "b": 2})
    assert sight.note(version, view) == (view, None)
