"""The socket of a table: from the connection to its end."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import WebSocket, websocket

from ringside.server.clients import Client
from ringside.server.guests import usual_name
from ringside.server.handlers import receive
from ringside.server.hub import Hub
from ringside.server.live import LiveTable
from ringside.server.problems import Trouble
from ringside.server.wire import RESTART, TOO_MUCH, Wire

NO_SUCH_TABLE = 4404
OTHER_RULES = 4410


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Join a client to a table. From then on the wire and the table need nobody between them."""
    hub: Hub = socket.app.state.hub
    guest: str = socket.scope["state"]["guest"]
    extensions: Any = socket.scope.get("extensions")
    wire: Wire = extensions["ringside.wire"]
    await socket.accept()
    try:
        live = await hub.find(table_id)
    except Trouble:
        return wire.close(OTHER_RULES)
    name = await hub.name_of(guest) or usual_name(guest)
    if live is None:
        return wire.close(NO_SUCH_TABLE)
    await hub.open(live, guest)
    if live.dropped:
        return wire.close(RESTART)
    if wire.closed:
        return None
    address: str = socket.scope["state"]["address"]
    if full(live, guest, address):
        return wire.close(TOO_MUCH)
    client = Client(guest, name, hub.messages.of(guest), wire, address)
    live.attach(client)
    wire.listen(partial(receive, live, client), partial(live.detach, client))
    return None


def full(live: LiveTable, guest: str, address: str) -> bool:
    """Whether there is no room at a table for one more socket of a guest: all have a limit, and
    who only looks on has one with all others at the same address, and with everybody."""
    settings = live.hub.settings
    if sum(client.guest == guest for client in live.clients) >= settings.sockets:
        return True
    if live.table.setup.owned_by(guest):
        return False
    others = [client.address for client in live.clients if client.viewers == [None]]
    crowded = settings.audience and len(others) >= settings.audience
    return bool(crowded or (settings.onlookers and others.count(address) >= settings.onlookers))
