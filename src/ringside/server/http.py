"""The HTTP interface: games, guests, tables, replays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.params import Parameter

from ringside.core.errors import RingsideError
from ringside.core.verify import Verdict, verify
from ringside.games import game as find_game
from ringside.server import messages as m
from ringside.server.catalogue import catalogue
from ringside.server.guests import usual_name
from ringside.server.hub import Hub
from ringside.server.live import LiveTable
from ringside.server.problems import Trouble
from ringside.server.telling import table_info
from ringside.table import history, seating
from ringside.table.refusal import Refusal
from ringside.table.table import Resumed, Table

Asked = Request[Any, Any, Any]


def hub_of(request: Asked) -> Hub:
    """The tables of the server that was asked."""
    hub: Hub = request.app.state.hub
    return hub


def guest_of(request: Asked) -> str:
    """Who asks; the guard has seen to it that everybody is somebody."""
    guest: str = request.scope["state"]["guest"]
    return guest


async def name_of(request: Asked) -> str:
    """What to call whoever asks."""
    guest = guest_of(request)
    return await hub_of(request).name_of(guest) or usual_name(guest)


async def find(request: Asked, id: str) -> LiveTable:
    """A table by its id; 404 if there is none."""
    live = await hub_of(request).find(id)
    if live is None:
        raise Trouble(404, "no-such-table", "There is no such table.")
    return live


async def find_finished(request: Asked, id: str) -> LiveTable:
    """A table whose game is over; 409 while it goes on."""
    live = await find(request, id)
    if live.table.setup.status != "over":
        raise Trouble(409, "not-over", "That is shown when the game is over.")
    return live


@get("/games", summary="The games, their options and their bots")
async def list_games() -> list[m.GameInfo]:
    """All games."""
    return catalogue()


@get("/games/{game_id:str}/rules", media_type="text/markdown", summary="The rules of a game")
async def game_rules(game_id: str) -> str:
    """The rules in Markdown, each with its id."""
    try:
        return find_game(game_id).rules()
    except RingsideError as error:
        raise Trouble(404, "no-such-game", str(error)) from None


@get("/me", summary="The guest behind the cookie")
async def get_me(request: Asked) -> m.Me:
    """Your name. Asking sets the cookie that keeps your seats."""
    return m.Me(await name_of(request))


@put("/me", summary="Change your name")
async def put_me(request: Asked, data: m.Me) -> m.Me:
    """Take another name; an empty one gives back the usual one."""
    try:
        name = seating.clean(data.name, seating.NAME_LENGTH)
    except Refusal as refusal:
        raise Trouble(400, refusal.code, refusal.reason) from None
    await hub_of(request).rename(guest_of(request), name)
    return m.Me(await name_of(request))


@post("/tables", summary="Make a table")
async def make_table(request: Asked, data: m.NewTable) -> m.TableMade:
    """A new table, and its id."""
    address = request.client.host if request.client else ""
    if not request.app.state.table_rate.take(address):
        raise Trouble(429, "too-fast", "So many tables at once! Wait a moment.")
    try:
        made = await hub_of(request).make(data, guest_of(request), await name_of(request))
    except Refusal as refusal:
        raise Trouble(400, refusal.code, refusal.reason) from None
    except RingsideError as error:
        raise Trouble(400, "invalid-option", str(error)) from None
    return m.TableMade(made)


@get("/tables/{table_id:str}", summary="A table")
async def get_table(request: Asked, table_id: str) -> m.Table:
    """Who sits at a table, and how it stands."""
    return table_info(await find(request, table_id), guest_of(request))


@get("/tables/{table_id:str}/replay", summary="Every step of a finished game")
async def get_replay(
    request: Asked,
    table_id: str,
    seat: Annotated[int | None, Parameter(description="Through whose eyes")] = None,
) -> m.Replay:
    """A finished game, step by step, through one seat's eyes or a spectator's."""
    table = (await find_finished(request, table_id)).table
    if seat is not None and not 0 <= seat < len(table.setup.seats):
        raise Trouble(404, "no-such-seat", f"There is no seat {seat} at this table.")
    return await asyncio.to_thread(replay_of, table, seat)


def replay_of(table: Table, seat: int | None) -> m.Replay:
    """The steps of a finished game. It takes a while: the server has other tables meanwhile."""
    setup, state, game = table.setup, table.state, table.game
    assert state is not None
    frames = [m.Frame(0, history.first(state).view(seat), None, None, [])]
    for again, played in history.steps(table):
        if isinstance(played, Resumed):
            continue  # a replay does not pause
        entry, after = played.entry, again.state
        assert after is not None
        lines = game.tell(played.before, entry.seat, played.action, after, seat)
        lines = lines + history.too_late(table, entry)
        frames.append(m.Frame(entry.number, after.view(seat), entry.seat, entry.move, lines))
    if setup.resigned is not None:
        lines = history.resignation(table)
        frames.append(m.Frame(len(frames), table.view(seat), setup.resigned, None, lines))
    outcome = table.outcome()
    return m.Replay(
        game=game.id,
        title=game.title,
        options=setup.options,
        names=setup.names(),
        eyes=seat,
        frames=frames,
        outcome=None if outcome is None else {**outcome.to_json()},
        commitment=setup.commitment(),
        secret=setup.secret,
        words=setup.words(),
    )


@get("/tables/{table_id:str}/record", summary="The record of a finished game, as a file")
async def get_record(request: Asked, table_id: str) -> Response[bytes]:
    """Secret, words, options and moves: what `ringside verify` and `ringside replay` read."""
    live = await find_finished(request, table_id)
    data = msgspec.json.format(msgspec.json.encode(history.record(live.table)), indent=1)
    name = f"{live.table.setup.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/tables/{table_id:str}/verify", summary="Whether the deal was fair")
async def get_verdict(
    request: Asked,
    table_id: str,
    commitment: Annotated[
        str | None, Parameter(description="What the table showed you before the deal")
    ] = None,
) -> m.Verdict:
    """What anybody can check about the deal of a finished game."""
    table = (await find_finished(request, table_id)).table
    checks = verify(table.game, history.record(table), commitment)
    fair = all(check.verdict != Verdict.OFF for check in checks)
    return m.Verdict(fair, [check.sentence for check in checks])


api = Router(
    "/api",
    route_handlers=[
        list_games,
        game_rules,
        get_me,
        put_me,
        make_table,
        get_table,
        get_replay,
        get_record,
        get_verdict,
    ],
)
