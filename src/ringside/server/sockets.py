"""The socket of a table: from the connection to its end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import WebSocket, websocket

from ringside.server.clients import Client
from ringside.server.guests import usual_name
from ringside.server.handlers import receive
from ringside.server.hub import Hub
from ringside.server.live import LiveTable
from ringside.server.problems import Trouble
from ringside.server.wire import RESTART, TOO_MUCH, Wire

if TYPE_CHECKING:
    from ringside.server.relay import Relay

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
        name = await hub.name_of(guest) or usual_name(guest)
        address: str = socket.scope["state"]["address"]
        client = Client(guest, name, hub.messages.of(guest), wire, address)
        await come(hub, table_id, wire, client)
    except Trouble as trouble:
        wire.close(OTHER_RULES if trouble.status == 410 else RESTART)


async def come(hub: Hub, id: str, wire: Wire, client: Client) -> None:
    """Bring a client to a table, here or at the server that runs it."""

    async def join(relay: Relay, owner: str, patience: float) -> int | None:
        return await relay.join(owner, patience, id, wire, client)

    found = await hub.reach(id, join)
    if found is None:
        wire.close(NO_SUCH_TABLE)
    elif isinstance(found, int):
        if hub.cluster is not None:
            hub.cluster.relay.listen(found)
    else:
        await hub.open(found, client.guest)
        if found.dropped:
            wire.close(RESTART)
        elif not wire.closed and seat(found, client):
            wire.listen(partial(receive, found, client), partial(found.detach, client))


def seat(live: LiveTable, client: Client) -> bool:
    """Have a client at a table, if there is room."""
    if full(live, client.guest, client.address):
        client.wire.close(TOO_MUCH)
        return False
    live.attach(client)
    return True


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
