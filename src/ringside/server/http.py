"""The HTTP interface: games, guests, tables, replays."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ringside.core.errors import RingsideError, UnknownGame
from ringside.core.game import Game
from ringside.core.verify import Verdict, verify
from ringside.games import game as find_game
from ringside.server import answers as a
from ringside.server import messages as m
from ringside.server.game_list import catalogue_of, edition, game_list, words_of
from ringside.server.guests import usual_name
from ringside.server.hub import Hub
from ringside.server.live import LiveTable
from ringside.server.problems import Trouble
from ringside.server.telling import ready, table_info
from ringside.table import history, seating
from ringside.table.refusal import Refusal
from ringside.table.table import Table
from ringside.words import LANGUAGES

Asked = Request[Any, Any, Any]


def hub_of(request: Asked) -> Hub:
    """The tables of the server that was asked."""
    hub: Hub = request.app.state.hub
    return hub


def guest_of(request: Asked) -> str:
    """Who asks; the guard has seen to it that everybody is somebody."""
    guest: str = request.scope["state"]["guest"]
    return guest


def address_of(request: Asked) -> str:
    """From where it is asked."""
    address: str = request.scope["state"]["address"]
    return address


async def name_of(request: Asked) -> str:
    """What to call whoever asks."""
    guest = guest_of(request)
    return await hub_of(request).name_of(guest) or usual_name(guest)


async def find(request: Asked, id: str) -> LiveTable:
    """A table by its id, once all that happened at it is safe; 404 if there is none."""
    hub = hub_of(request)
    live = await hub.find(id)
    if live is None:
        raise Trouble(404, "no-such-table", "no-such-table")
    await hub.safe()
    return await find(request, id) if live.dropped else live


async def find_finished(request: Asked, id: str) -> LiveTable:
    """A table whose game is over; 409 while it goes on."""
    live = await find(request, id)
    if live.table.setup.status != "over":
        raise Trouble(409, "not-over", "not-over")
    return live


def find_known(id: str) -> Game[Any]:
    """A game by its id; 404 if there is none."""
    try:
        return find_game(id)
    except UnknownGame as error:
        raise Trouble(404, "no-such-game", error) from None


Language = Annotated[str, Parameter(description="Of the texts; English if there are none in it")]


@get("/games", summary="The games, their options and their bots")
async def list_games(language: Language = "en") -> list[a.GameInfo]:
    """All games, with all texts in a language."""
    return game_list(language if language in LANGUAGES else "en")


@get("/games/{game_id:str}/rules", media_type="text/markdown", summary="The rules of a game")
async def game_rules(game_id: str, language: Language = "en") -> str:
    """The rules for players, in Markdown."""
    return find_known(game_id).rules(language)


@get("/games/{game_id:str}/ledger", media_type="text/markdown", summary="The ids of its rules")
async def game_ledger(game_id: str) -> str:
    """Every rule with its id, the rulings, notation and position, in Markdown."""
    return find_known(game_id).ledger()


Edition = Annotated[str, Parameter(description="The game's edition: keep it for good")]


@get("/games/{game_id:str}/catalogue", summary="Everything in a game that has a name")
async def game_catalogue(request: Asked, game_id: str, v: Edition = "") -> Response[bytes]:
    """Cards, moves, reasons, places: ids, rules and figures. The names are in the words."""
    data = catalogue_of(find_known(game_id).id)
    return published(request, data, "application/json", edition(game_id), v)


@get("/games/{game_id:str}/words/{language:str}", summary="The words of a game in a language")
async def game_words(
    request: Asked, game_id: str, language: str, v: Edition = ""
) -> Response[bytes]:
    """Every sentence of a game, as a Fluent file."""
    game = find_known(game_id)
    known = [each for each in LANGUAGES if words_of(game.id, each)]
    if language not in known:
        raise Trouble(404, "no-such-language", "no-such-language", language=language, known=known)
    data = words_of(game.id, language)
    return published(request, data, "text/plain", edition(game_id), v)


def published(request: Asked, data: bytes, kind: str, current: str, asked: str) -> Response[bytes]:
    """Something that changes with the edition only: kept for good by who names it in the address,
    else asked for again, and answered in short if it is the same."""
    tag = f'"{current}"'
    cache = "public, max-age=31536000, immutable" if asked == current else "no-cache"
    headers = {"etag": tag, "cache-control": cache}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    return Response(data, media_type=kind, headers=headers)


@get("/me", summary="The guest behind the cookie")
async def get_me(request: Asked) -> a.Me:
    """Your name. Asking sets the cookie that keeps your seats."""
    return a.Me(await name_of(request))


@put("/me", summary="Change your name")
async def put_me(request: Asked, data: a.Me) -> a.Me:
    """Take another name; an empty one gives back the usual one."""
    try:
        name = seating.clean(data.name, seating.NAME_LENGTH)
    except Refusal as refusal:
        raise Trouble(400, refusal.code, refusal.reason) from None
    if not hub_of(request).name_rate.take(address_of(request)):
        raise Trouble(429, "too-fast", "names-too-fast")
    await hub_of(request).rename(guest_of(request), name)
    return a.Me(await name_of(request))


@post("/tables", summary="Make a table")
async def make_table(request: Asked, data: a.NewTable) -> a.TableMade:
    """A new table, and its id."""
    if not hub_of(request).table_rate.take(address_of(request)):
        raise Trouble(429, "too-fast", "tables-too-fast")
    try:
        made = await hub_of(request).make(data, guest_of(request), await name_of(request))
    except Refusal as refusal:
        raise Trouble(400, refusal.code, refusal.reason) from None
    except RingsideError as error:
        raise Trouble(400, "invalid-option", error) from None
    return a.TableMade(made)


@get("/tables/{table_id:str}", summary="A table")
async def get_table(request: Asked, table_id: str) -> m.TableInfo:
    """Who sits at a table, and how it stands."""
    live = await find(request, table_id)
    return table_info(live.table, live.presence, guest_of(request))


@get(
    "/tables/{table_id:str}/replay",
    summary="Every step of a finished game",
    responses={200: ResponseSpec(a.Replay)},
    squeezed=True,
)
async def get_replay(
    request: Asked,
    table_id: str,
    seat: Annotated[int | None, Parameter(description="Through whose eyes")] = None,
) -> Response[bytes]:
    """A finished game, step by step, through one seat's eyes or a spectator's."""
    table = (await find_finished(request, table_id)).table
    if seat is not None and not 0 <= seat < len(table.setup.seats):
        most = len(table.setup.seats) - 1
        raise Trouble(404, "no-such-seat", "no-such-seat", found=str(seat), most=most)
    data = await hub_of(request).study(squeezed_replay, table, seat)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        data = await asyncio.to_thread(gzip.decompress, data)
    return Response(data, media_type="application/json", headers=headers)


def squeezed_replay(table: Table, seat: int | None) -> bytes:
    """The steps of a finished game as they are sent: many megabytes of a long one."""
    return gzip.compress(msgspec.json.encode(replay_of(table, seat)), 5, mtime=0)


def replay_of(table: Table, seat: int | None) -> a.Replay:
    """The steps of a finished game. It takes a while: the server has other tables meanwhile."""
    setup, game = table.setup, table.game
    steps: list[a.ReplayStep] = []
    told = [(None, b"[]"), *((mover, events) for _, mover, events in table.story.steps(seat))]
    for version, (state, move) in enumerate(history.versions(table)):
        mover, events = told[version]
        view = game.view(state, seat)
        steps.append(a.ReplayStep(version, view, mover, move, ready(events)))
    if setup.resigned is not None:
        steps[-1].view = table.view(seat)
    outcome = table.outcome()
    return a.Replay(
        game=game.id,
        title=game.title,
        edition=edition(game.id),
        options=setup.options,
        names=setup.names(),
        eyes=seat,
        steps=steps,
        outcome=None if outcome is None else {**outcome.to_json()},
        commitment=setup.commitment(),
        secret=setup.secret,
        words=setup.words(),
    )


@get("/tables/{table_id:str}/record", summary="The record of a finished game, as a file")
async def get_record(request: Asked, table_id: str) -> Response[bytes]:
    """Secret, words, options and moves: what `ringside verify` and `ringside replay` read."""
    table = (await find_finished(request, table_id)).table
    data = await hub_of(request).study(written_record, table)
    name = f"{table.setup.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


def written_record(table: Table) -> bytes:
    """The record of a finished game as a file."""
    return msgspec.json.format(msgspec.json.encode(history.record(table)), indent=1)


@get("/tables/{table_id:str}/verify", summary="Whether the deal was fair")
async def get_verdict(
    request: Asked,
    table_id: str,
    commitment: Annotated[
        str | None, Parameter(description="What the table showed you before the deal")
    ] = None,
) -> a.Verification:
    """What anybody can check about the deal of a finished game."""
    table = (await find_finished(request, table_id)).table
    return await hub_of(request).study(verification, table, commitment)


def verification(table: Table, noted: str | None) -> a.Verification:
    """What is checked about the record of a finished game."""
    checks = verify(table.game, history.record(table), noted)
    fair = all(check.verdict != Verdict.OFF for check in checks)
    found = [a.CheckInfo(check.verdict.value, check.code, check.about) for check in checks]
    return a.Verification(fair, found)


api = Router(
    "/api",
    route_handlers=[
        list_games,
        game_rules,
        game_ledger,
        game_catalogue,
        game_words,
        get_me,
        put_me,
        make_table,
        get_table,
        get_replay,
        get_record,
        get_verdict,
    ],
)
