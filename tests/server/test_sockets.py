"""People at a table: sitting down, playing, watching, talking, coming back."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ringside.words import message as sentence
from tests.server.running import Guest, Server

Guests = Callable[..., Guest]
OPEN_TABLE = [{"kind": "me"}, {"kind": "open"}]


def two_at_a_table(guest: Guests, game: str = "slambo") -> tuple[Guest, Guest, str]:
    """Ann hosts, Bob has sat down, the cards are dealt."""
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.make(game, seats=OPEN_TABLE)
    with ann.sit(table) as host, bob.sit(table) as other:
        other.send("sit", seat=1)
        other.expect("table", host=False)
        host.send("start")
        host.expect("view")
        other.expect("view")
    return ann, bob, table


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


def test_a_second_tab_sees_and_plays_the_same(guest: Guests) -> None:
    ann, _, table = two_at_a_table(guest, "sumo")
    with ann.sit(table) as one, ann.sit(table) as two:
        views = one.expect("view"), two.expect("view")
        assert views[0]["view"] == views[1]["view"]
        two.play(views[1], views[1]["moves"][0])
        assert one.expect("view", version=1)["view"] == two.expect("view", version=1)["view"]


def test_one_person_at_two_seats_gets_a_view_for_each(guest: Guests) -> None:
    ann = guest()
    table = ann.make("sumo", seats=[{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}])
    with ann.sit(table) as socket:
        assert [p["name"] for p in socket.expect("table")["players"]] == ["A", "B"]
        assert [socket.expect("view")["seat"], socket.expect("view")["seat"]] == [0, 1]


def test_a_spectator_sees_no_hand_and_cannot_play(guest: Guests) -> None:
    ann, _, table = two_at_a_table(guest, "sumo")
    eve = guest("Eve")
    with ann.sit(table) as player, eve.sit(table) as watcher:
        view = watcher.expect("view")
        assert view["seat"] is None
        assert "hand" not in view["view"]
        assert view["moves"] == []
        move = player.expect("view")["moves"][0]
        watcher.send("play", seat=0, move=move, version=0, id="x")
        assert watcher.expect("refused")["code"] == "not-your-seat"
        assert player.expect("table", spectators=1)


def test_coming_back_brings_view_and_log(guest: Guests) -> None:
    ann, bob, table = two_at_a_table(guest, "sumo")
    with ann.sit(table) as one, bob.sit(table) as two:
        for socket in (one, two):
            view = socket.expect("view")
            socket.play(view, view["moves"][0])
            socket.expect("accepted")
    with ann.sit(table) as back:
        view = back.expect("view")
    assert view["version"] == 2
    assert [step["version"] for step in view["steps"]] == [1, 2]


def test_cards_that_must_not_be_looked_up_are_not_in_the_log(guest: Guests) -> None:
    # SLAMBO-07: only the top card of the pile is in sight.
    ann, bob, table = two_at_a_table(guest, "slambo")
    with ann.sit(table) as one, bob.sit(table) as two:
        sockets, views = [one, two], [one.expect("view"), two.expect("view")]
        balance = 0
        for _ in range(2):
            mover = 0 if views[0]["moves"] else 1
            middle = min(views[mover]["moves"], key=lambda m: abs(balance + int(m)))
            balance += int(middle)
            sockets[mover].play(views[mover], middle)
            version = views[mover]["version"] + 1
            views = [socket.expect("view", version=version) for socket in sockets]
        assert views[0]["hidden"] == 1
    with ann.sit(table) as back:
        assert [step["version"] for step in back.expect("view")["steps"]] == [2]


def test_somebody_leaves_a_bot_keeps_the_seat_and_they_come_back(guest: Guests) -> None:
    ann, bob, table = two_at_a_table(guest, "slambo")
    with ann.sit(table) as one, bob.sit(table) as two:
        two.expect("view", seat=1)
        two.send("stand", seat=1)
        assert two.expect("view", seat=None)
        seat = one.expect("table", spectators=1)["players"][1]
        assert (seat["kind"], seat["level"], seat["name"]) == ("open", "heuristic", "Bob")
        two.send("sit", seat=1)
        assert two.expect("view", seat=1)["view"]["hand"] is not None


def test_the_host_replaces_somebody_only_when_they_are_gone(guest: Guests) -> None:
    ann, _, table = two_at_a_table(guest)
    with ann.sit(table) as socket:
        gone = socket.expect("table")["players"][1]
        assert gone["here"] is False
        socket.send("arrange", seat=1, kind="bot")
        assert socket.expect("refused")["code"] == "too-soon"


def test_talk_is_heard_by_all_and_kept(guest: Guests) -> None:
    ann, bob, table = two_at_a_table(guest)
    with ann.sit(table) as one, bob.sit(table) as two:
        one.send("chat", text=" <b>Hello</b>\n you ")
        said = two.expect("said")
        assert (said["name"], said["text"], said["seat"]) == ("Ann", "<b>Hello</b> you", 0)
    with bob.sit(table) as back:
        assert back.expect("said") == said


def test_a_new_name_is_seen_at_the_table(guest: Guests) -> None:
    ann, bob, table = two_at_a_table(guest)
    with bob.sit(table) as socket:
        assert socket.expect("table")["players"][0]["name"] == "Ann"
        ann.http.put("/api/me", json={"name": "Anna"})
        assert socket.expect("table")["players"][0]["name"] == "Anna"


def test_somebody_without_a_name_still_has_one_at_the_table(guest: Guests) -> None:
    bob = guest("Bob")
    with bob.sit(bob.make("sumo")) as socket:
        socket.expect("table")
        usual = bob.http.put("/api/me", json={"name": ""}).json()["name"]
        assert socket.expect("table")["players"][0]["name"] == usual
        assert usual.startswith("Guest ")


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


def test_giving_up_shows_who_won_and_the_secret(guest: Guests) -> None:
    ann, bob, table = two_at_a_table(guest)
    with ann.sit(table) as one, bob.sit(table) as two:
        one.send("resign", seat=0)
        view = two.expect("view", version=1)
        assert view["view"]["outcome"] == {"winners": [1], "ranks": [2, 1], "reason": "resigned"}
        resigned = {"type": "resigned", "rule": "", "seat": 0, "winner": 1}
        assert view["steps"] == [{"version": 1, "seat": 0, "events": [resigned]}]
        assert len(two.expect("table", status="over")["secret"]) == 64
    replay = ann.http.get(f"/api/tables/{table}/replay").json()
    assert replay["outcome"]["reason"] == "resigned"
    assert replay["steps"][-1]["events"] == [resigned]
    assert replay["steps"][-1]["view"]["outcome"]["reason"] == "resigned"
    verdict = ann.http.get(f"/api/tables/{table}/verify").json()
    assert verdict["fair"]
    assert {"verdict": "holds", "code": "resigned", "about": {"seat": 0}} in verdict["checks"]
    assert "noted" not in [check["code"] for check in verdict["checks"]], "nobody said so"


def test_a_rematch_has_the_same_seats_and_begins_when_both_are_there(guest: Guests) -> None:
    ann, bob, table = two_at_a_table(guest)
    with ann.sit(table) as one, bob.sit(table) as two:
        one.send("resign", seat=0)
        two.expect("table", status="over")
        two.send("rematch")
        again = two.expect("table", status="over")["rematch"]
        assert again
        one.send("rematch")  # the same table for whoever asks next
    with ann.sit(again) as one:
        waiting = one.expect("table")
        assert waiting["status"] == "gathering"
        with bob.sit(again) as two:
            assert two.expect("table", status="playing")["players"][1]["mine"]
            assert one.expect("view", seat=0)
            assert two.expect("view", seat=1)
    table_now = ann.http.get(f"/api/tables/{table}").json()
    assert table_now["rematch"] == again


def test_a_rematch_keeps_the_series_and_what_was_said(guest: Guests) -> None:
    ann, bob, table = two_at_a_table(guest)
    for wins in ([], [0, 1], [0, 2]):
        with ann.sit(table) as one, bob.sit(table) as two:
            assert one.expect("table", status="playing")["wins"] == wins
            one.send("chat", text=f"After {sum(wins)}")
            two.expect("said", text=f"After {sum(wins)}")
            one.send("resign", seat=0)
            two.expect("table", status="over")
            two.send("rematch")
            table = two.expect("table", status="over")["rematch"]
    with guest().sit(table) as stranger:
        assert stranger.expect("table")["wins"] == [0, 3]
        assert [stranger.expect("said")["text"] for _ in range(3)] == [
            "After 0",
            "After 1",
            "After 2",
        ]


def test_words_go_into_the_deal(guest: Guests) -> None:
    ann = guest()
    table = ann.make("sumo", seats=[{"kind": "me"}, {"kind": "bot"}], start=False)
    with ann.sit(table) as socket:
        socket.send("word", seat=0, word="cherry")
        assert socket.expect("table")["players"][0]["word"] == ""
        assert socket.expect("table")["players"][0]["word"] == "cherry"
        socket.send("start")
        socket.play_out(random.Random(3))
    replay = ann.http.get(f"/api/tables/{table}/replay").json()
    assert replay["words"] == ["cherry", ""]
    assert ann.http.get(f"/api/tables/{table}/verify").json()["fair"]


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
