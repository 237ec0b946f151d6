"""Several servers: any of them takes any socket, one runs the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster import Servers, elsewhere, pair, play_on, players
from tests.server.running import Guest, close_all
from tests.server.soak import Soak
from tests.services import running_postgres, running_redis


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Nothing stays open after a test."""
    yield
    close_all()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers that nobody stops."""
    folder = tmp_path_factory.mktemp("two")
    servers = Servers(folder, running_postgres(), running_redis(), 2)
    yield servers
    servers.stop()


def test_a_game_between_two_servers(two: Servers) -> None:
    table, one, other = pair(two)
    accepted = play_on([one, other], 30)
    assert two.moves(table) == accepted
    one.close()
    other.close()


def test_what_passes_through_another_server_keeps_its_order(two: Servers) -> None:
    _, one, other = pair(two)
    for number in range(200):
        other.send("chat", text=f"line {number}")
        other.send("ping")
    heard = {
        id(socket): [socket.expect("said")["text"] for _ in range(200)] for socket in (one, other)
    }
    assert list(heard.values()) == [[f"line {number}" for number in range(200)]] * 2
    one.close()
    other.close()


def test_who_is_here_is_known_everywhere(two: Servers) -> None:
    table, one, other = pair(two)
    third = Guest(two.all[1], "Cleo")
    with third.sit(table) as looking:
        assert looking.expect("table")["spectators"] == 1
        assert one.expect("table", spectators=1)
    one.expect("table", spectators=0)
    other.close()
    assert players(one.expect("table")) == [("Ann", True), ("Bob", False)]
    for server in two.all:
        info = elsewhere(one.guest, server).http.get(f"/api/tables/{table}").json()
        assert players(info) == [("Ann", True), ("Bob", False)]
        assert info["players"][0]["mine"]
    one.close()


def test_a_name_changes_everywhere(two: Servers) -> None:
    _, one, other = pair(two)
    elsewhere(one.guest, two.all[1]).http.put("/api/me", json={"name": "Anna"})
    while players(other.expect("table"))[0] != ("Anna", True):
        pass
    assert elsewhere(one.guest, two.all[0]).http.get("/api/me").json() == {"name": "Anna"}
    one.send("chat", text="It is me.")
    assert other.expect("said")["name"] == "Anna"
    one.close()
    other.close()


def test_a_finished_game_is_told_by_any_server(two: Servers) -> None:
    table, one, other = pair(two)
    play_on([one, other], 4)
    other.send("resign", seat=1)
    one.expect("table", status="over")
    for server in two.all:
        guest = elsewhere(one.guest, server)
        assert len(guest.http.get(f"/api/tables/{table}/replay").json()["steps"]) == 6
        assert len(guest.http.get(f"/api/tables/{table}/record").json()["moves"]) == 4
        assert guest.http.get(f"/api/tables/{table}/verify").json()["fair"]
    other.send("rematch")
    again = one.expect("table")["rematch"]
    while not again:
        again = one.expect("table")["rematch"]
    for socket in (one, other):
        socket.close()
    with other.guest.sit(again) as two_again, one.guest.sit(again) as one_again:
        two_again.expect("view")
        one_again.expect("view")


def test_no_such_table_anywhere(two: Servers) -> None:
    guest = Guest(two.all[1])
    assert guest.http.get("/api/tables/nowhere").status_code == 404
    with pytest.raises(ConnectionClosed) as closed, guest.sit("nowhere") as socket:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_killed_owner_is_replaced(some: Callable[..., Servers]) -> None:
    servers = some(2)
    table, one, other = pair(servers)
    accepted = play_on([one, other], 6)
    began = time.monotonic()
    servers.all[0].kill()
    with pytest.raises(ConnectionClosed):
        other.expect("pong")
    with other.guest.sit(table) as bob, elsewhere(one.guest, servers.all[1]).sit(table) as ann:
        bob.expect("view")
        ann.expect("view")
        assert time.monotonic() - began < 5
        accepted |= play_on([ann, bob], 6)
    assert servers.moves(table) == accepted
    assert list(accepted) == list(range(1, 13))


def test_a_frozen_owner_wakes_up_and_can_write_nothing(some: Callable[..., Servers]) -> None:
    servers = some(2)
    table, one, other = pair(servers)
    accepted = play_on([one, other], 6)
    servers.all[0].freeze()
    mover = one if one.views[0]["moves"] else other
    if mover is one:  # it lies in the frozen server's buffer
        one.play(one.views[0], one.views[0]["moves"][0], "stale")
    one.send("chat", text="Is anybody there?")
    with pytest.raises(ConnectionClosed):
        other.expect("pong")
    with other.guest.sit(table) as bob, elsewhere(one.guest, servers.all[1]).sit(table) as ann:
        bob.expect("view")
        ann.expect("view")
        accepted |= play_on([ann, bob], 5)
        servers.all[0].wake()
        with pytest.raises(ConnectionClosed) as closed:
            one.expect("accepted")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "it has noticed"
        with one.guest.sit(table) as back:
            back.expect("view")
            assert back.views[0]["version"] == 11
            accepted |= play_on([back, bob], 3)
    stored = servers.look(lambda store: store.load(table))
    assert stored is not None
    assert {entry.number: entry.id for entry in stored.entries} == accepted
    assert stored.chat == []


def test_a_server_that_is_told_to_stop_hands_its_tables_over(some: Callable[..., Servers]) -> None:
    servers = some(2)
    table, one, other = pair(servers)
    play_on([one, other], 3)
    assert servers.owner(table)
    assert servers.all[0].terminate() == 0
    assert servers.owner(table) == "", "free for anybody"
    with pytest.raises(ConnectionClosed):
        other.expect("pong")
    began = time.monotonic()
    with other.guest.sit(table) as bob:
        bob.expect("view")
    assert time.monotonic() - began < 2.5, "no lease has to run out"


def test_a_rolling_restart_drops_nothing(some: Callable[..., Servers]) -> None:
    soak = Soak(some(0), 1)
    for server in soak.servers.all:
        soak.restart(server)
        soak.all_go_on()
    soak.finish()  # which says what is wrong, if anything is
    assert not soak.wrong


def test_limits_hold_across_servers(some: Callable[..., Servers]) -> None:
    servers = some(2, table_rate=0.001, table_burst=4, bot_pace=0.0)
    guest = Guest(servers.all[0], "Ann")
    other = elsewhere(guest, servers.all[1])
    statuses = []
    for number in range(8):
        here = guest if number % 2 else other
        statuses.append(here.http.post("/api/tables", json={"game": "sumo"}).status_code)
        time.sleep(0.25)
    assert statuses == [201] * 4 + [429] * 4


def test_who_is_cut_off_is_refused_everywhere(some: Callable[..., Servers]) -> None:
    servers = some(
        2, message_rate=1.0, message_burst=5, offence_rate=0.1, offence_burst=3, bot_pace=0.0
    )
    guest = Guest(servers.all[0], "Ann")
    table = guest.make("sumo")
    with elsewhere(guest, servers.all[1]).sit(table) as socket:
        socket.expect("view")
        for _ in range(20):
            socket.send("ping")
        with pytest.raises(ConnectionClosed) as closed:
            socket.expect("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    time.sleep(0.3)
    with pytest.raises(Exception, match="429"):
        guest.sit(table)
