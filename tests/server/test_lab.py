"""Experiments on the server: asked for, shared, limited."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import Any

import pytest

from tests.server.running import Guest, Server
from tests.server.test_http import said

Guests = Callable[..., Guest]
LIVES = {"game": "slam-bluff", "options": {"lives": 1}, "bot": "level-1", "games": 12, "seed": 5}


def finished(guest: Guest, id: str, language: str = "en") -> dict[str, Any]:
    """An experiment when it is done."""
    end = monotonic() + 240
    while monotonic() < end:
        found: dict[str, Any] = guest.http.get(f"/api/lab/{id}?language={language}").json()
        if found["status"] in ("done", "failed"):
            return found
        sleep(0.2)
    raise AssertionError(f"still {found['status']}")


def test_an_experiment_is_shown_to_whoever_has_the_link(guest: Guests) -> None:
    id = guest().http.post("/api/lab", json=LIVES).json()["id"]
    found = finished(guest(), id)
    assert found["status"] == "done"
    assert found["titles"] == ["as it is", "Lives: 1"]
    assert found["variants"] == [{}, {"lives": 1}]
    assert found["bot"] == "Pippa (level-1)"
    assert found["games"] == found["done"] == 12
    shown = found["shown"]
    assert shown["headline"].startswith("Lives: 1: ")
    length = next(each for each in shown["measures"] if each["unit"] == "count")
    assert length["sure"]
    assert length["difference"]["high"] < 0
    assert shown["uses"]
    assert finished(guest(), id, "ja")["shown"]["headline"].startswith("ライフ: 1：")
    report = guest().http.get(f"/api/lab/{id}/report")
    assert report.headers["content-disposition"].endswith(f'slam-bluff-{id}.html"')
    assert report.text.startswith("<!doctype html>")
    assert "<th>as it is</th><th>Lives: 1</th>" in report.text
    assert "First to roll" not in report.text, "nobody changed it"


def test_a_deck_that_was_uploaded(own_server: Callable[..., Server]) -> None:
    guest = Guest(own_server(lab_seconds=240.0))
    deck = '[cards]\n"+5" = 20\n"-5" = 20\n'
    wish = {"game": "slambo", "options": {"deck": deck}, "bot": "random", "games": 10}
    id = guest.http.post("/api/lab", json=wish).json()["id"]
    found = finished(guest, id)
    assert found["titles"] == ["as it is", "Deck: a deck file"]
    [change] = found["changes"]
    assert (change["variant"], change["title"]) == (1, "Deck: a deck file")
    assert {"title": "plus 5", "before": "2", "after": "20"} in change["parts"]
    assert found["wish"]["options"] == {"deck": deck}, "to begin the next one with"
    page = guest.http.get(f"/api/lab/{id}/report").text
    assert "<tr><th>plus 5</th><td>2</td><td>20</td></tr>" in page
    table = {"game": "slambo", "options": found["variants"][1]}
    assert guest.http.post("/api/tables", json=table).status_code == 201
    guest.close()


def test_the_result_is_there_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    guest = Guest(server)
    id = guest.http.post("/api/lab", json=LIVES).json()["id"]
    first = finished(guest, id)
    unfinished = guest.http.post("/api/lab", json={**LIVES, "games": 200}).json()["id"]
    guest.close()
    server.stop()
    server.start()
    guest = Guest(server)
    assert finished(guest, id) == first
    assert guest.http.get(f"/api/lab/{unfinished}").json()["status"] in ("waiting", "running")
    guest.close()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"games": 9}, "plays 10 to 300 games, not 9"),
        ({"games": 301}, "plays 10 to 300 games, not 301"),
        ({"bot": "level-9"}, "has no bot"),
        ({"bot": "os:getcwd"}, "has no bot"),
        ({"options": {"lives": 0}}, "a whole number from 1 to 9"),
        ({"options": {"lives": 3}}, "the same game"),
        ({"seats": 9}, "for 2 to 8 seats"),
    ],
)
def test_what_cannot_be_tried(guest: Guests, change: dict[str, Any], sentence: str) -> None:
    answer = guest().http.post("/api/lab", json={**LIVES, **change})
    assert answer.status_code == 400
    assert sentence in said(answer)


def test_an_experiment_that_is_not_there(guest: Guests) -> None:
    answer = guest().http.get("/api/lab/nowhere")
    assert answer.status_code == 404
    assert said(answer) == "There is no such experiment."


def test_only_so_many_at_a_time(own_server: Callable[..., Server]) -> None:
    guest = Guest(own_server(lab_rate=0.001, lab_burst=2))
    wish = {**LIVES, "games": 10}
    answers = [guest.http.post("/api/lab", json=wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert "many experiments" in said(answers[2])
    guest.close()


def test_what_is_refused_does_not_count(own_server: Callable[..., Server]) -> None:
    guest = Guest(own_server(lab_rate=0.001, lab_burst=1))
    wrong = {**LIVES, "options": {"lives": 99}}
    answers = [guest.http.post("/api/lab", json=wrong).status_code for _ in range(3)]
    answers += [guest.http.post("/api/lab", json=LIVES).status_code for _ in range(2)]
    assert answers == [400, 400, 400, 201, 429]
    guest.close()


def test_what_there_is_when_time_runs_out(own_server: Callable[..., Server]) -> None:
    guest = Guest(own_server(lab_seconds=2.0))
    wish = {"game": "slambo", "bot": "level-2", "games": 300, "seats": 4}
    id = guest.http.post("/api/lab", json=wish).json()["id"]
    found = finished(guest, id)
    assert found["status"] == "done"
    assert 2 <= found["games"] == found["done"] < 300
    sentence = f"Stopped after {found['games']} of 300 games"
    assert found["shown"]["about"].startswith(sentence)
    assert sentence in guest.http.get(f"/api/lab/{id}/report").text
    guest.close()


def test_an_experiment_that_takes_too_long(own_server: Callable[..., Server]) -> None:
    guest = Guest(own_server(lab_seconds=0.05))
    wish = {"game": "slime", "options": {"turn_limit": 200}, "bot": "level-5", "games": 10}
    id = guest.http.post("/api/lab", json=wish).json()["id"]
    found = finished(guest, id)
    assert (found["status"], found["done"]) == ("failed", 0)
    guest.close()


def test_a_server_without_a_lab(own_server: Callable[..., Server]) -> None:
    guest = Guest(own_server(lab_seconds=0))
    answer = guest.http.post("/api/lab", json=LIVES)
    assert answer.status_code == 400
    assert "There is no lab on this server" in said(answer)
    guest.close()
