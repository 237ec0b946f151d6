"""What the server answers over HTTP."""

from __future__ import annotations

import random
from collections.abc import Callable

import httpx
import pytest

import ringside
from ringside.core.rng import commitment
from ringside.words import LANGUAGES, message
from tests.server.running import Guest, Server

Guests = Callable[..., Guest]
ME = {"kind": "me"}


def said(answer: httpx.Response) -> str:
    """The sentence of a problem, which both languages have."""
    reason = answer.json()["reason"]
    in_both = [
        message(f"error-{reason['code']}", reason["about"], language, (), reason["game"])
        for language in LANGUAGES
    ]
    assert all(in_both), reason
    return in_both[0]


def test_the_games_with_options_and_bots(guest: Guests) -> None:
    games = guest().http.get("/api/games").json()
    assert [game["id"] for game in games] == [game.id for game in ringside.games()]
    sumo = next(game for game in games if game["id"] == "sumo")
    assert sumo["tagline"] == "A trick-taking duel that can be over in an instant."
    assert sumo["options"][0] == {
        "name": "moves",
        "title": "Abise-taoshi and Hikiotoshi",
        "text": "Who can perform Abise-taoshi and Hikiotoshi.",
        "kind": "choice",
        "default": "either",
        "rule": "SUMO-18",
        "choices": [
            {"value": "either", "text": "either player of a trick", "implied": False},
            {"value": "answer", "text": "only the player who answers", "implied": False},
        ],
        "least": None,
        "most": None,
        "form": "",
    }
    assert sumo["bots"][1] == {"level": "heuristic", "title": "Steady", "line": ""}
    tsumuji = next(bot for bot in sumo["bots"] if bot["level"] == "level-2")
    assert tsumuji["title"] == "Tsumuji"
    assert tsumuji["line"].startswith("A whirlwind")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_told_in_the_language_that_was_asked_for(
    guest: Guests, language: str
) -> None:
    games = guest().http.get("/api/games", params={"language": language}).json()
    english = guest().http.get("/api/games", params={"language": "xx"}).json()
    for told, plain in zip(games, english, strict=True):
        assert told["tagline"]
        assert (told["tagline"] == plain["tagline"]) == (language == "en"), told["id"]
        for option in told["options"]:
            assert option["title"] != option["name"], (told["id"], option["name"])
            assert option["text"], (told["id"], option["name"])
            for choice in option["choices"]:
                assert choice["text"] or choice["implied"], (told["id"], option["name"], choice)
        for bot in told["bots"]:
            assert bot["title"].lower() != bot["level"] or language == "en", (told["id"], bot)


def test_the_rules_are_markdown_in_a_language(guest: Guests) -> None:
    english = guest().http.get("/api/games/sumo/rules")
    assert english.headers["content-type"].startswith("text/markdown")
    assert english.text == ringside.game("sumo").rules()
    japanese = guest().http.get("/api/games/sumo/rules", params={"language": "ja"})
    assert japanese.text == ringside.game("sumo").rules("ja")
    assert "SUMO-08" in guest().http.get("/api/games/sumo/ledger").text


def test_catalogue_and_words_are_kept_until_they_change(guest: Guests) -> None:
    http = guest().http
    sumo = next(game for game in http.get("/api/games").json() if game["id"] == "sumo")
    catalogue = http.get("/api/games/sumo/catalogue").json()
    red = {"kind": "card", "id": "r5", "words": "card", "about": {"colour": "red", "number": 5}}
    assert red in catalogue["things"]
    assert catalogue["terms"]["card"] == "card"
    assert {"kind": "reason", "id": "resigned"} in catalogue["things"]
    words = http.get("/api/games/sumo/words/ja")
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert "event-led" in words.text
    for path in ("/api/games/sumo/catalogue", "/api/games/sumo/words/ja"):
        plain = http.get(path)
        assert plain.headers["cache-control"] == "no-cache"
        named = http.get(path, params={"v": sumo["edition"]})
        assert "immutable" in named.headers["cache-control"]
        assert named.content == plain.content
        again = http.get(path, headers={"If-None-Match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/sumoo/rules", 404, "no-such-game"),
        ("/api/games/sumoo/ledger", 404, "no-such-game"),
        ("/api/games/sumoo/catalogue", 404, "no-such-game"),
        ("/api/games/sumoo/words/en", 404, "no-such-game"),
        ("/api/games/sumo/words/xx", 404, "no-such-language"),
        ("/api/tables/nowhere", 404, "no-such-table"),
        ("/api/tables/nowhere/replay", 404, "no-such-table"),
        ("/api/nothing/here", 404, "not-found"),
        ("/assets/../../../../etc/passwd.txt", 404, "not-found"),
        ("/missing.js", 404, "not-found"),
    ],
)
def test_what_is_not_there(guest: Guests, path: str, status: int, code: str) -> None:
    answer = guest().http.get(path)
    assert answer.status_code == status
    assert answer.json()["code"] == code
    assert said(answer)


def test_a_guest_has_a_name_and_can_change_it(guest: Guests) -> None:
    ann = guest()
    assert ann.http.get("/api/me").json()["name"].startswith("Guest ")
    assert ann.http.put("/api/me", json={"name": "  Ann \n B "}).json() == {"name": "Ann B"}
    assert ann.http.get("/api/me").json() == {"name": "Ann B"}
    too_long = ann.http.put("/api/me", json={"name": "x" * 25})
    assert (too_long.status_code, too_long.json()["code"]) == (400, "too-long")


def test_the_cookie_is_signed_and_closed_to_scripts(guest: Guests, server: Server) -> None:
    ann = guest()
    ann.http.cookies.clear()
    cookie = ann.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in ann.http.get("/api/me").headers
    name, _, value = cookie.partition(";")[0].partition("=")
    forged = value[:-9] + ("A" if value[-9] != "A" else "B") + value[-8:]
    answer = ann.http.get("/api/me", headers={"cookie": f"{name}={forged}"})
    assert "set-cookie" in answer.headers  # somebody new, not the one forged


def test_a_neighbours_malformed_cookie_costs_nobody_their_seat(guest: Guests) -> None:
    ann = guest("Ann")
    cookies = 'prefs={"a":"b c"}; ' + ann.cookie()
    answer = httpx.get(f"{ann.server.url}/api/me", headers={"Cookie": cookies})
    assert answer.json() == {"name": "Ann"}


def test_nonsense_is_answered_with_a_sentence(guest: Guests) -> None:
    ann = guest()
    origin = ann.http.put("/api/me", json={"name": "A"}, headers={"Origin": "http://["})
    assert (origin.status_code, origin.json()["code"]) == (403, "wrong-origin")
    nested = ann.http.post("/api/tables", content=b'{"game":' + b"[" * 5000)
    assert (nested.status_code, nested.json()["code"]) == (400, "invalid-message")
    for answer in (ann.http.post("/api/tables", json=[]), ann.http.delete("/api/me")):
        assert said(answer).endswith(".")


def test_the_book_is_the_rules_and_the_ledger_as_blocks(guest: Guests) -> None:
    ann = guest()
    english = ann.http.get("/api/games/sumo/book").json()
    assert english["rules"][0] == {"kind": "heading", "level": 1, "spans": [{"text": "SUMO"}]}
    [rules] = [block for block in english["ledger"] if block["kind"] == "rules"]
    assert rules["rows"][0]["rules"] == ["SUMO-01"]
    japanese = ann.http.get("/api/games/sumo/book", params={"language": "ja"}).json()
    assert japanese["rules"] != english["rules"]
    assert japanese["ledger"] == english["ledger"]
    unknown = ann.http.get("/api/games/sumo/book", params={"language": "../en"})
    assert unknown.json() == english


def test_long_answers_are_compressed(guest: Guests) -> None:
    answer = guest().http.get("/api/games/slime/rules", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == ringside.game("slime").rules()


def test_pages_give_the_cookie_before_questions_go_out_together(guest: Guests) -> None:
    ann = guest()
    ann.http.cookies.clear()
    assert "ringside=" in ann.http.get("/table/x").headers["set-cookie"]


def test_every_answer_carries_the_headers_that_keep_a_browser_safe(guest: Guests) -> None:
    for path in ("/", "/api/me", "/schema", "/api/nothing"):
        headers = guest().http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy, "scripts fall back to 'self': none inline"
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    ["/", "/table/abc", "/index.html", "/missing.js", "/schema", "/api/me", "/api/games",
     "/api/games/sumo/rules", "/api/games/sumo/words/ja", "/api/tables/nowhere"],
)  # fmt: skip
def test_head_answers_like_get_and_nothing_names_its_charset_twice(
    guest: Guests, path: str
) -> None:
    ann = guest()
    get, head = ann.http.get(path), ann.http.head(path)
    assert head.status_code == get.status_code
    assert {**head.headers, "date": ""} == {**get.headers, "date": ""}
    assert head.content == b""
    assert get.headers["content-type"].count("charset") == get.headers["content-type"].count("text")


def test_another_site_can_change_nothing(guest: Guests) -> None:
    answer = guest().http.post(
        "/api/tables", json={"game": "sumo"}, headers={"origin": "https://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


def test_a_path_of_the_client_is_its_page(guest: Guests) -> None:
    for path in ("/", "/new/sumo", "/table/abc", "/replay/abc", "/rules/sumo"):
        answer = guest().http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")


def test_openapi_describes_the_interface(guest: Guests) -> None:
    schema = guest().http.get("/schema").json()
    assert "/api/tables/{table_id}/replay" in schema["paths"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "sumoo"}, "invalid-option"),
        ({"game": "sumo", "options": {"moves": "sideways"}}, "invalid-option"),
        ({"game": "sumo", "options": {"speed": 3}}, "invalid-option"),
        ({"game": "sumo", "seats": [{"kind": "me"}]}, "invalid-option"),
        ({"game": "sumo", "seats": [{"kind": "me"}, {"kind": "ghost"}]}, "invalid-message"),
        ({"game": "sumo", "seats": [ME, {"kind": "bot", "level": "x"}]}, "invalid-message"),
        ({"game": "sumo", "seats": [{**ME, "name": "x" * 50}, {"kind": "bot"}]}, "too-long"),
        ({"game": "sumo", "clock": {"seconds": 0, "bank": 0}}, "invalid-message"),
        ({"game": "sumo", "surprise": True}, "invalid-message"),
        ({"game": 7}, "invalid-message"),
        ({}, "invalid-message"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be(guest: Guests, wish: object, code: str) -> None:
    answer = guest().http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == code


def test_a_request_that_is_too_big(guest: Guests) -> None:
    answer = guest().http.post("/api/tables", json={"game": "x" * 100_000})
    assert answer.status_code == 413


def test_me_against_bots_is_dealt_at_once(guest: Guests) -> None:
    ann = guest("Ann")
    table = ann.http.get(f"/api/tables/{ann.make()}").json()
    assert table["status"] == "playing"
    assert [player["kind"] for player in table["players"]] == ["person", "bot"]
    assert [player["mine"] for player in table["players"]] == [True, False]
    assert table["host"]
    assert table["secret"] == ""
    assert len(table["commitment"]) == 64


def test_a_game_in_progress_shows_no_replay(guest: Guests) -> None:
    ann = guest()
    table = ann.make()
    for what in ("replay", "record", "verify"):
        answer = ann.http.get(f"/api/tables/{table}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


@pytest.mark.parametrize("game", [game.id for game in ringside.games()])
def test_a_finished_game_can_be_replayed_kept_and_verified(guest: Guests, game: str) -> None:
    ann, seats = guest("Ann"), ringside.game(game).least_seats
    me = {"kind": "me", "name": "Me"}
    table = ann.make(game, seats=[me] * seats)
    with ann.sit(table) as socket:
        commitment_shown = socket.expect("table")["commitment"]
        socket.play_out(random.Random(5), most=80)
    record = ann.http.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    state = ringside.game(game).replay(record.json())
    assert commitment(bytes.fromhex(record.json()["secret"])) == commitment_shown
    replay = ann.http.get(f"/api/tables/{table}/replay", params={"seat": 1}).json()
    given_up = replay["outcome"]["reason"] == "resigned"
    assert replay["steps"][-1 - given_up]["view"] == state.view(1)
    assert [step["version"] for step in replay["steps"]] == list(range(len(replay["steps"])))
    assert all(step["events"] for step in replay["steps"][1:] if step["seat"] is not None)
    assert replay["names"] == ["Me"] * seats
    assert replay["edition"]
    verdict = ann.http.get(f"/api/tables/{table}/verify").json()
    assert verdict["fair"], verdict
    nobody = ann.http.get(f"/api/tables/{table}/replay", params={"seat": 9})
    assert nobody.status_code == 404


def test_requests_from_one_address_are_limited(own_server: Callable[..., Server]) -> None:
    ann = Guest(own_server(request_rate=0.01, request_burst=20))
    answers = [ann.http.get("/api/me").status_code for _ in range(30)]
    assert set(answers) == {200, 429}
    ann.close()


def test_new_tables_from_one_address_are_limited(own_server: Callable[..., Server]) -> None:
    ann = Guest(own_server(table_rate=0.01, table_burst=5))
    answers = [ann.http.post("/api/tables", json={"game": "sumo"}) for _ in range(10)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert answers[-1].json()["code"] == "too-fast"
    ann.close()
