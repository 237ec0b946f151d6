"""People at a table: watching, talking, leaving, coming back, playing again."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.running import Guest, two_at_a_table

Guests = Callable[..., Guest]


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
