"""A socket at a table: moves, questions, what is refused, and its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ringside.words import message as sentence
from tests.server.running import OPEN_TABLE, Guest, Server, two_at_a_table

Guests = Callable[..., Guest]


def test_a_person_plays_a_whole_game_against_a_bot(guest: Guests) -> None:
    ann = guest("Ann")
    with ann.sit(ann.make("sumo")) as socket:
        socket.play_out(random.Random(1))
        last = [message for message in socket.heard if message["type"] == "view"][-1]
    assert last["view"]["outcome"] is not None
    assert last["moves"] == []


def test_friends_meet_by_link_and_play(guest: Guests) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.make("sumo", seats=OPEN_TABLE)
    with ann.sit(table) as host, bob.sit(table) as other:
        assert host.expect("table", status="gathering")["host"]
        assert other.expect("table")["spectators"] == 1
        other.send("sit", seat=1)
        seen = host.expect("table", spectators=0)
        assert [(p["name"], p["kind"], p["mine"], p["here"]) for p in seen["players"]] == [
            ("Ann", "person", True, True),
            ("Bob", "person", False, True),
        ]
        other.send("start")
        assert other.expect("refused")["code"] == "not-host"
        host.send("start")
        views = host.expect("view", seat=0), other.expect("view", seat=1)
        assert views[0]["view"]["hand"] != views[1]["view"]["hand"]
        host.play(views[0], views[0]["moves"][0], "a1")
        assert host.expect("accepted", id="a1")["version"] == 1
        mine, theirs = host.expect("view", version=1), other.expect("view", version=1)
        assert mine["moved"] == [0, views[0]["moves"][0]]
        assert "moved" not in theirs, "a sealed card is nobody else's business"
        sealed = {"type": "sealed", "rule": "SUMO-03", "seat": 0}
        assert theirs["steps"] == [{"version": 1, "seat": 0, "events": [sealed]}]
        assert mine["waiting"] == theirs["waiting"] == [1]


def test_the_same_id_twice_is_played_once(guest: Guests) -> None:
    ann, _, table = two_at_a_table(guest, "sumo")
    with ann.sit(table) as socket:
        view = socket.expect("view")
        for _ in range(2):
            socket.play(view, view["moves"][0], "same")
        first, second = socket.expect("accepted"), socket.expect("accepted")
        assert first == second == {"type": "accepted", "id": "same", "version": 1}


def test_a_stale_move_is_refused_with_the_current_view(guest: Guests) -> None:
    ann, bob, table = two_at_a_table(guest)
    with ann.sit(table) as one, bob.sit(table) as two:
        views = one.expect("view"), two.expect("view")
        mover, old = (one, views[0]) if views[0]["moves"] else (two, views[1])
        mover.play(old, old["moves"][0], "m1")
        now = mover.expect("view", version=1)
        mover.play(old, old["moves"][1], "m2")
        assert mover.expect("refused", id="m2")["code"] == "stale"
        again = mover.expect("view")
        assert (again["version"], again["view"], again["steps"]) == (1, now["view"], [])


def not_held(view: dict[str, Any]) -> str:
    """A card that the seat of a view does not hold."""
    return next(
        c for c in ("r1", "r2", "r3", "b1", "b2", "b3", "g1", "g2") if c not in view["moves"]
    )


def test_why_gives_the_games_own_reason_and_rule(guest: Guests) -> None:
    ann, _, table = two_at_a_table(guest, "sumo")
    with ann.sit(table) as socket:
        view = socket.expect("view")
        allowed = view["moves"][0]
        socket.send("why", seat=0, move=allowed)
        assert socket.expect("because") == {"type": "because", "seat": 0, "move": allowed}
        missing = not_held(view)
        socket.send("why", seat=0, move=missing)
        about = {"card": missing}
        reason = {"code": "not-held", "game": "sumo", "rule": "SUMO-07", "about": about}
        assert socket.expect("because")["reason"] == reason


def test_a_preview_says_what_is_certain_and_what_it_depends_on(guest: Guests) -> None:
    ann, _, table = two_at_a_table(guest, "sumo")
    with ann.sit(table) as socket:
        view = socket.expect("view")
        move = view["moves"][0]
        socket.send("preview", seat=0, move=move)
        assert socket.expect("previewed") == {
            "type": "previewed",
            "seat": 0,
            "move": move,
            "version": 0,
            "certain": [{"type": "sealed", "rule": "SUMO-03", "seat": 0}],
            "depends": [{"on": "clash", "seat": 1}],
            "would": [],
        }
        socket.send("preview", seat=0, move=not_held(view))
        assert socket.expect("because")["reason"]["code"] == "not-held"
        socket.send("preview", seat=1, move=move)
        assert socket.expect("refused")["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"type": "play", "seat": 1, "move": "r1", "version": 0, "id": "x"}', "not-your-seat"),
        ('{"type": "play", "seat": 0, "move": "zz", "version": 0, "id": "x"}', "invalid-move"),
        ('{"type": "play", "seat": 0, "move": "r1", "version": 0}', "invalid-message"),
        ('{"type": "play", "seat": "0", "move": "r1", "version": 0, "id": ""}', "invalid-message"),
        ('{"type": "play", "seat": 0, "move": "r1", "version": 0, "id": "", "x": 1}',
         "invalid-message"),
        ('{"type": "fly"}', "invalid-message"),
        ("[]", "invalid-message"),
        ("not json", "invalid-message"),
        ('{"type": "sit", "seat": 1}', "seat-taken"),
        ('{"type": "sit", "seat": 7}', "not-your-seat"),
        ('{"type": "stand", "seat": 1}', "not-your-seat"),
        ('{"type": "word", "seat": 0, "word": "x"}', "already-dealt"),
        ('{"type": "start"}', "already-dealt"),
        ('{"type": "rematch"}', "too-soon"),
        ('{"type": "chat", "text": ""}', "invalid-message"),
        ('{"type": "arrange", "seat": 1, "kind": "bot"}', "seat-taken"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_refused_with_a_code(guest: Guests, message: str, code: str) -> None:
    ann, bob, table = two_at_a_table(guest, "sumo")
    with ann.sit(table) as socket, bob.sit(table) as other:
        other.expect("view")
        socket.expect("view")
        socket.connection.send(message)
        refused = socket.expect("refused")
        assert refused["code"] == code
        reason = refused["reason"]
        assert sentence(f"error-{reason['code']}", reason["about"], "ja", (), reason["game"])
        socket.send("ping")
        socket.expect("pong")


def test_messages_that_are_too_long(guest: Guests) -> None:
    ann = guest()
    with ann.sit(ann.make()) as socket:
        socket.send("chat", text="x" * 301)
        assert socket.expect("refused")["code"] == "too-long"
        socket.send("chat", text="x" * 5000)
        assert socket.expect("refused")["code"] == "too-long"
        socket.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.expect("refused", code="never")


def test_messages_that_come_too_fast(own_server: Callable[..., Server]) -> None:
    ann = Guest(own_server())
    with ann.sit(ann.make()) as socket:
        socket.expect("view")
        for _ in range(100):
            socket.send("ping")
        answers = [socket.receive() for _ in range(100)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert {answer["code"] for answer in refused} == {"too-fast"}
        assert len(refused) < 50
    ann.close()


def test_all_sockets_of_a_guest_share_their_rates(own_server: Callable[..., Server]) -> None:
    bob = Guest(own_server(), "Bob")
    table = bob.make("sumo")
    with bob.sit(table) as one, bob.sit(table) as two:
        for number in range(8):
            one.send("chat", text=f"line {number}")
        two.expect("said", text="line 7")
        for number in range(8):
            two.send("chat", text=f"more {number}")
        assert two.expect("refused")["code"] == "too-fast"
    bob.close()


def test_a_guest_opens_only_so_many_sockets_at_a_table(guest: Guests) -> None:
    ann = guest()
    table = ann.make("sumo")
    with ExitStack() as open_sockets:
        for _ in range(12):
            open_sockets.enter_context(ann.sit(table)).expect("table")
        last = open_sockets.enter_context(ann.sit(table))
        with pytest.raises(ConnectionClosed) as closed:
            last.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_time_out_makes_a_bot_play(guest: Guests) -> None:
    ann = guest()
    seats = [{"kind": "me"}, {"kind": "me"}]
    shown = {"memory": False}
    table = ann.make("slambo", options=shown, seats=seats, clock={"seconds": 3, "bank": 0})
    with ann.sit(table) as socket:
        view = socket.expect("view")
        assert view["seconds"] == pytest.approx(3, abs=0.5)
        step = socket.expect("view", version=1)["steps"][0]
        assert step["events"][0] == {"type": "ran-out-of-time", "rule": "", "seat": step["seat"]}
        bank = socket.expect("table")["players"][0]["bank"]
        assert bank == 0
    with ann.sit(table) as back:
        assert back.expect("view")["steps"][0] == step, "it is kept"


def test_sockets_from_other_sites_are_turned_away(guest: Guests) -> None:
    ann = guest()
    table = ann.make()
    with pytest.raises(InvalidStatus):
        ann.sit(table, Origin="https://evil.example")
    with ann.sit(table, Origin=ann.server.url) as socket:
        assert socket.expect("table")


def test_a_table_that_is_not_there(guest: Guests) -> None:
    with guest().sit("nowhere") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_the_server_stops_cleanly(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann = Guest(server)
    with ann.sit(ann.make()) as socket:
        socket.expect("view")
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed):
            socket.expect("table", status="never")
    ann.close()


def test_the_server_answers_while_bots_think(guest: Guests) -> None:
    ann = guest()
    bots = [{"kind": "bot", "level": "sharp"}] * 2
    table = ann.make("sumo", seats=bots)
    with ann.sit(table) as socket:
        socket.expect("table")
        for _ in range(20):
            assert ann.http.get("/api/me").status_code == 200
        socket.expect("table", status="over")
