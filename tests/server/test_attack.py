"""What somebody who means harm can do to the others: little. The attackers are at 127.0.0.1, the
others at another address of this machine. The big floods are in `bench/attack.py`."""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ringside.words import LANGUAGES, message
from tests.server.running import PATIENCE, Guest, Server, Socket

Servers = Callable[..., Server]
ELSEWHERE = "127.0.0.2"
MINE = [{"kind": "me"}] * 2


def line(server: Server, data: bytes = b"", address: str = "127.0.0.1") -> socket.socket:
    """A bare connection that has said something."""
    opened = socket.create_connection(("127.0.0.1", server.port), 10, (address, 0))
    opened.sendall(data)
    return opened


def knock(server: Server) -> socket.socket | None:
    """A bare connection, or none if the server ended it before it was made."""
    try:
        return line(server)
    except ConnectionError:
        return None


def ended(opened: socket.socket | None, timeout: float = PATIENCE) -> bool:
    """Whether the server ends a connection before the time is up."""
    if opened is None:
        return True
    opened.settimeout(timeout)
    try:
        while opened.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def closed_with(opened: Socket) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            opened.receive()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def flood(opened: Socket, messages: int = 500) -> None:
    """Send much more than is answered."""
    try:
        for _ in range(messages):
            opened.send("ping")
    except ConnectionClosed:
        pass


def test_silent_connections_from_one_address_are_few_and_end_soon(own_server: Servers) -> None:
    server = own_server(connections=20, handshake_seconds=1.5)
    bob = Guest(server, "Bob", ELSEWHERE)
    with ExitStack() as stack:
        silent = [stack.enter_context(line(server)) for _ in range(20)]
        others = [knock(server) for _ in range(40)]
        for other in others:
            if other is not None:
                stack.enter_context(other)
        assert all(ended(each) for each in others), "no room for them"
        assert bob.http.get("/api/me").json() == {"name": "Bob"}
        assert all(ended(each) for each in silent), "they never said anything"
    bob.close()


@pytest.mark.parametrize(
    "said",
    [
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\nG",
    ],
)
def test_a_request_that_never_comes_to_its_end(own_server: Servers, said: bytes) -> None:
    server = own_server(handshake_seconds=1.0)
    with line(server, said) as opened:
        assert ended(opened)


def test_the_server_keeps_files_for_itself(own_server: Servers) -> None:
    server = own_server(files=400, handshake_seconds=600.0)
    bob = Guest(server, "Bob", ELSEWHERE)
    with ExitStack() as stack:
        for number in range(600):
            stack.enter_context(line(server, b"", f"127.0.1.{number % 3}"))
        # Whoever speaks gets in, and there are descriptors for the database and a bot's process.
        with bob.sit(bob.make("sumo")) as opened:
            opened.play_out(random.Random(1))
    bob.close()


def test_onlookers_from_one_address_are_limited(own_server: Servers) -> None:
    server = own_server(onlookers=3, audience=5)
    ann = Guest(server, "Ann")
    table = ann.make("sumo", seats=MINE)
    with ExitStack() as stack:

        def comes(address: str = "127.0.0.1") -> Socket:
            guest = Guest(server, address=address)
            stack.callback(guest.close)
            return stack.enter_context(guest.sit(table))

        for _ in range(3):
            comes().expect("view")
        assert closed_with(comes()) == 4429
        for _ in range(2):
            comes(ELSEWHERE).expect("view")
        assert closed_with(comes(ELSEWHERE)) == 4429, "the table is full"
        with ann.sit(table) as mine:
            assert mine.expect("table")["spectators"] == 5
            mine.expect("view")
    ann.close()


def test_who_keeps_flooding_is_cut_off_for_a_while(own_server: Servers) -> None:
    server = own_server(refuse_seconds=1.5)
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table = ann.make("sumo", seats=MINE)
    with bob.sit(table) as other, ann.sit(table) as mine:
        flood(mine)
        assert closed_with(mine) == 4429
        assert "too-fast" in [heard.get("code") for heard in mine.heard]
        with pytest.raises(InvalidStatus) as refused:
            ann.sit(table)
        assert refused.value.response.status_code == 429
        body = msgspec.json.decode(refused.value.response.body or b"null")
        assert body["reason"]["code"] == "cut-off"
        assert all(message("error-cut-off", {}, language) for language in LANGUAGES)
        other.send("ping")
        other.expect("pong")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with ann.sit(table) as mine:
                mine.expect("view")
            break
        except InvalidStatus:
            time.sleep(0.1)
    else:
        raise AssertionError("refused for ever")
    ann.close()
    bob.close()


def test_an_address_from_where_many_flood_is_refused(own_server: Servers) -> None:
    server = own_server(cut_burst=2, offence_burst=10)
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob", ELSEWHERE)
    table = ann.make("sumo", seats=MINE)
    with ann.sit(table) as mine:
        for _ in range(3):
            guest = Guest(server)
            with guest.sit(table) as opened:
                flood(opened)
                closed_with(opened)
            guest.close()
        with pytest.raises(httpx.TransportError):
            Guest(server)
        mine.send("ping")
        mine.expect("pong")  # who is inside stays
    with bob.sit(table) as opened:
        opened.expect("view")
    ann.close()
    bob.close()


def test_a_flood_of_requests_ends_at_the_door(own_server: Servers) -> None:
    server = own_server(request_burst=5, request_rate=0.1, offence_burst=5)
    ann, bob = Guest(server), Guest(server, address=ELSEWHERE)
    answers: list[int] = []
    while 0 not in answers:
        try:
            answers.append(ann.http.get("/api/me").status_code)
        except httpx.TransportError:
            answers.append(0)
    assert set(answers) == {200, 429, 0}
    assert len(answers) < 20
    assert bob.http.get("/api/me").status_code == 200
    ann.close()
    bob.close()


def test_rematches_count_as_new_tables(own_server: Servers) -> None:
    server = own_server(table_burst=3, table_rate=0.001)
    ann = Guest(server)
    table = ann.make("sumo", seats=MINE)
    answers: list[dict[str, Any]] = []
    for _ in range(3):
        with ann.sit(table) as mine:
            mine.expect("view")
            mine.send("resign", seat=0)
            mine.expect("table", status="over")
            mine.send("rematch")
            answers.append(mine.receive())
            table = answers[-1].get("rematch", "")
    assert [answer["type"] for answer in answers] == ["table", "table", "refused"]
    assert answers[-1]["code"] == "too-fast"
    ann.close()


def test_changes_of_name_are_limited(own_server: Servers) -> None:
    ann = Guest(own_server(name_burst=3, name_rate=0.001))
    answers = [ann.http.put("/api/me", json={"name": f"Ann {n}"}) for n in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["reason"]["code"] == "names-too-fast"
    ann.close()


@pytest.mark.parametrize("trusted", [False, True])
def test_only_a_proxy_says_on_whose_behalf_it_asks(own_server: Servers, trusted: bool) -> None:
    limits: dict[str, Any] = {"table_burst": 1, "table_rate": 0.001}
    server = own_server(**limits, proxies=("127.0.0.1",) if trusted else ())
    answers = []
    for address in ("10.0.0.1", "10.0.0.2", "10.0.0.1"):
        guest = Guest(server)
        headers = {"X-Forwarded-For": address}
        answers.append(guest.http.post("/api/tables", json={"game": "sumo"}, headers=headers))
        guest.close()
    found = [answer.status_code for answer in answers]
    assert found == ([201, 201, 429] if trusted else [201, 429, 429])
