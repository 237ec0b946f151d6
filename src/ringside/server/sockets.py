"""The socket of a table: from the connection to its end."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import WebSocket, websocket

from ringside.server.clients import Client
from ringside.server.guests import usual_name
from ringside.server.handlers import receive
from ringside.server.hub import Hub
from ringside.server.problems import Trouble
from ringside.server.wire import RESTART, Wire

NO_SUCH_TABLE = 4404
OTHER_RULES = 4410
TOO_MANY = 4429


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
    if live.dropped:
        return wire.close(RESTART)
    if wire.closed:
        return None
    if sum(client.guest == guest for client in live.clients) >= hub.settings.sockets:
        return wire.close(TOO_MANY)
    client = Client(guest, name, hub.messages.of(guest), wire)
    live.attach(client)
    wire.listen(partial(receive, live, client), partial(live.detach, client))
    return None
