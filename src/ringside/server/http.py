"""The HTTP interface: games, guests, tables, replays."""

from __future__ import annotations

import asyncio
import gzip
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

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
from ringside.server.lab import get_experiment, get_report, make_experiment
from ringside.server.outage import unanswered
from ringside.server.ownership import Elsewhere
from ringside.server.problems import Trouble
from ringside.server.replays import Ending, squeeze, squeezed_replay, written_record
from ringside.server.telling import table_info
from ringside.table import history, seating
from ringside.table.refusal import Refusal
from ringside.table.table import Table
from ringside.words import LANGUAGES
from ringside.words.rulebook import Book, book_of

if TYPE_CHECKING:
    from ringside.server.relay import Relay

Asked = Request[Any, Any, Any]

READY_SECONDS = 2.0


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


async def find_finished(request: Asked, id: str) -> Table:
    """A table whose game is over, once that is safe; 404 if there is none, 409 while it goes on."""
    hub = hub_of(request)
    try:
        live = await hub.find(id)
        if live is not None and not await hub.safe(live):
            return await find_finished(request, id)
        table = None if live is None else live.table
    except Elsewhere:
        table = await hub.look(id)
    if table is None:
        raise Trouble(404, "no-such-table", "no-such-table")
    if table.setup.status != "over":
        raise Trouble(409, "not-over", "not-over")
    return table


async def find_ended(request: Asked, id: str) -> Table | Ending:
    """A game that is over: its table, or what is kept of one that was played by other rules."""
    try:
        return await find_finished(request, id)
    except Trouble as trouble:
        ending = None
        if trouble.problem.code == "other-rules":
            ending = await hub_of(request).ending(id)
        if ending is None:
            raise
        return ending


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


@get("/games/{game_id:str}/book", summary="Its rule book and its ledger, to draw")
async def game_book(game_id: str, language: Language = "en") -> Book:
    """The rules for players and the ledger, as blocks."""
    return book_of(find_known(game_id), language if language in LANGUAGES else "en")


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
    rate = hub_of(request).table_rate
    if not rate.take(address_of(request)) or not rate.take(guest_of(request)):
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
    return await table_seen(request, table_id)


async def table_seen(request: Asked, table_id: str) -> m.TableInfo:
    """A table as whoever asks sees it, wherever it is run; 404 if there is none."""
    hub, guest = hub_of(request), guest_of(request)

    async def ask(relay: Relay, owner: str, patience: float) -> bytes | None:
        return await relay.ask(owner, patience, table_id, guest)

    found = await hub.reach(table_id, ask)
    if found is None:
        raise Trouble(404, "no-such-table", "no-such-table")
    if isinstance(found, bytes):
        return msgspec.json.decode(found, type=m.TableInfo)
    if not await hub.safe(found):
        return await table_seen(request, table_id)
    return table_info(found.table, found.presence, guest)


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
    found = await find_ended(request, table_id)
    if isinstance(found, Ending):
        seats, data = len(found.replays) - 1, await asyncio.to_thread(found.replay, seat)
    else:
        seats, data = len(found.setup.seats), None
    if seat is not None and not 0 <= seat < seats:
        raise Trouble(404, "no-such-seat", "no-such-seat", found=str(seat), most=seats - 1)
    if data is not None:
        data = await asyncio.to_thread(squeeze, data)
    elif isinstance(found, Table):
        data = await hub_of(request).study(squeezed_replay, found, seat)
    assert data is not None
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        data = await asyncio.to_thread(gzip.decompress, data)
    return Response(data, media_type="application/json", headers=headers)


@get("/tables/{table_id:str}/record", summary="The record of a finished game, as a file")
async def get_record(request: Asked, table_id: str) -> Response[bytes]:
    """Secret, words, options and moves: what `ringside verify` and `ringside replay` read."""
    found = await find_ended(request, table_id)
    if isinstance(found, Ending):
        data, game = found.record, msgspec.json.decode(found.record)["game"]
    else:
        data, game = await hub_of(request).study(written_record, found), found.game.id
    name = f"{game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/tables/{table_id:str}/verify", summary="Whether the deal was fair")
async def get_verdict(
    request: Asked,
    table_id: str,
    commitment: Annotated[
        str | None, Parameter(description="What the table showed you before the deal")
    ] = None,
) -> a.Verification:
    """What anybody can check about the deal of a finished game."""
    table = await find_finished(request, table_id)
    return await hub_of(request).study(verification, table, commitment)


def verification(table: Table, noted: str | None) -> a.Verification:
    """What is checked about the record of a finished game."""
    checks = verify(table.game, history.record(table), noted)
    fair = all(check.verdict != Verdict.OFF for check in checks)
    found = [a.CheckInfo(check.verdict.value, check.code, check.about) for check in checks]
    return a.Verification(fair, found)


@get("/health", summary="Whether the server lives", media_type="text/plain")
async def health() -> str:
    """It does, if it answers."""
    return "ok"


@get("/ready", summary="Whether the server can take moves", media_type="text/plain")
async def ready(request: Asked) -> Response[str]:
    """503 while its database does not answer."""
    hub, asked = hub_of(request), monotonic()
    try:
        await asyncio.wait_for(hub.read(hub.store.name_of, ""), READY_SECONDS)
    except TimeoutError:
        hub.writer.outage.begin(unanswered(READY_SECONDS), asked)
        return Response("no database", status_code=503, media_type="text/plain")
    except Exception as error:
        hub.writer.outage.begin(error.__context__ or error, asked)
        return Response("no database", status_code=503, media_type="text/plain")
    hub.writer.outage.end(asked)
    return Response("ok", media_type="text/plain")


api = Router(
    "/api",
    route_handlers=[
        list_games,
        game_rules,
        game_ledger,
        game_book,
        game_catalogue,
        game_words,
        get_me,
        put_me,
        make_table,
        get_table,
        get_replay,
        get_record,
        get_verdict,
        make_experiment,
        get_experiment,
        get_report,
    ],
)
