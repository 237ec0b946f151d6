"""docs/protocol.md and the client's types follow the messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import ringside
from ringside.games import ids
from ringside.server import messages as m
from ringside.server import types
from ringside.table.refusal import Code
from ringside.words import message

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT, SERVER = get_args(m.ClientMessage), get_args(m.ServerMessage)
HTTP: dict[str, Any] = {kind.__name__: kind for kind in types.HTTP}
BLOCK = re.compile(r"^```json ?(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = BLOCK.findall(TEXT)


def test_every_message_has_an_example_under_its_name() -> None:
    shown = []
    for part in TEXT.split("\n### ")[1:]:
        name, body = part.partition("\n")[::2]
        if name.startswith(("GET", "POST")):
            continue
        (_, example), *_ = BLOCK.findall(body)
        assert msgspec.json.decode(example)["type"] == name
        shown.append(name)
    assert shown == [kind.__struct_config__.tag for kind in (*CLIENT, *reordered(SERVER))]


def reordered(kinds: tuple[Any, ...]) -> list[Any]:
    """The order of the page: accepted and refused before because."""
    told = [m.Accepted, m.Refused, m.Because, m.Previewed, m.Said, m.Saving]
    order = [m.TableInfo, m.View, *told, m.Pong]
    assert set(order) == set(kinds)
    return order


@pytest.mark.parametrize(("name", "example"), BLOCKS)
def test_the_examples_are_what_the_types_say(name: str, example: str) -> None:
    kind = HTTP[name] if name else m.ClientMessage | m.ServerMessage
    message = msgspec.json.decode(example, type=kind)
    if name not in ("NewTable", "NewExperiment"):  # what a client leaves out is filled in
        assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(example)


def test_every_answer_over_http_has_an_example() -> None:
    assert {name for name, _ in BLOCKS if name} == set(HTTP)


def test_the_example_of_a_view_is_one() -> None:
    examples = [msgspec.json.decode(block) for _, block in BLOCKS if '"type": "view"' in block]
    whole, changed = (example["view"] for example in examples)
    assert msgspec.convert(whole, ringside.game("sumo").view_type) == whole
    assert {**whole, **changed} == whole


def test_every_code_of_a_refusal_is_explained() -> None:
    codes = get_args(Code)
    (told,) = [field for field in msgspec.structs.fields(m.Refused) if field.name == "code"]
    assert get_args(told.type) == codes
    table = TEXT.partition("### refused")[2].partition("###")[0]
    assert set(re.findall(r"`([a-z-]+)`", table)) >= set(codes)


def test_the_codes_on_the_page_are_in_the_words() -> None:
    for code in re.findall(r'"code": "([a-z-]+)", "game": "([a-z-]*)"', TEXT):
        assert message(f"error-{code[0]}", {"colour": "red"}, "ja", (), code[1])


@pytest.mark.parametrize("id", ids())
def test_the_types_of_a_game_are_under_its_name(id: str) -> None:
    game = ringside.game(id)
    start = types.prefix(game)
    found = types.schema()["$defs"]
    named = {name for name in found if name.startswith(start)}
    assert {f"{start}View", f"{start}Event", f"{start}Prompt"} <= named
    for kind in (*game.events, *game.prompts):
        name = kind.__name__ if kind.__name__.startswith(start) else start + kind.__name__
        assert found[name]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
        assert set(found[name]["required"]) == set(found[name]["properties"])


def test_every_type_that_another_refers_to_is_there() -> None:
    found = types.schema()["$defs"]
    named = set(re.findall(r'"#/\$defs/(\w+)"', types.text()))
    assert named <= set(found)
    assert all(type["title"] == name for name, type in found.items())


@pytest.mark.parametrize("seed", [3, 5])
@pytest.mark.parametrize("id", [game.id for game in ringside.games()])
def test_views_are_of_their_type(id: str, seed: int) -> None:
    game = ringside.game(id)
    assert game.view_type is not None
    state = game.new(seed=seed)
    rng = ringside.seeded(4)
    while movers := state.to_move():
        for seat in (*range(state.seats), None):
            data = msgspec.json.encode(state.view(seat))
            shown = msgspec.json.decode(data, type=game.view_type)
            assert msgspec.json.decode(msgspec.json.encode(shown)) == msgspec.json.decode(data)
        actions = state.legal(movers[0])
        state.apply(movers[0], actions[rng.below(len(actions))])
