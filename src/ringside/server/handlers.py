"""Where a message becomes a move: what each message of a client does at its table.

A handler changes the table at once, or raises Refusal; the live table has it written down and
then told. Who may do what is checked in ringside.table.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from ringside.core.events import written
from ringside.server import messages as m
from ringside.server.clients import Client
from ringside.server.making import rematch
from ringside.server.stores.base import Made, Noted, Spoke
from ringside.server.telling import SAVING, encode, said_message, whole_view
from ringside.server.wire import TOO_MUCH
from ringside.table import seating
from ringside.table.log import Answer, Passed
from ringside.table.refusal import Refusal

if TYPE_CHECKING:
    from ringside.server.hub import Hub
    from ringside.server.live import LiveTable

CHAT_LENGTH = 300
KEPT_CHAT = 100
CARRIED_CHAT = 40  # lines that go along to a rematch
PONG = encode(m.Pong())

decode = msgspec.json.Decoder(m.ClientMessage).decode


def receive(live: LiveTable, client: Client, data: bytes) -> None:
    """Carry out a message, or say why not."""
    if allowed(live.hub, client, data):
        carry_out(live, client, data)


def allowed(hub: Hub, client: Client, data: bytes) -> bool:
    """Whether a message may be looked at; who sends too many is asked to slow down, and cut off
    if that does not help."""
    if not client.bucket.take():
        if hub.door.offend(client.guest, client.address):
            client.wire.cut(TOO_MUCH)
        else:
            refuse(hub, client, Refusal("too-fast", "too-fast"))
        return False
    if len(data) > hub.settings.message_bytes:
        refuse(hub, client, Refusal("too-long", "message-too-long"))
        return False
    return True


def carry_out(live: LiveTable, client: Client, data: bytes) -> None:
    """Do what a message says. While nothing can be saved the answer has to wait."""
    if live.dropped:
        return
    if live.hub.writer.saving:
        client.wire.push(SAVING[True])
    try:
        message = decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        refusal = Refusal("invalid-message", "message-unreadable", detail=str(error))
        refuse(live.hub, client, refusal)
        return
    try:
        HANDLERS[type(message)](live, client, message)
    except Refusal as refusal:
        refuse(live.hub, client, refusal, getattr(message, "id", ""))
    except Exception:
        live.fail()


def refuse(hub: Hub, client: Client, refusal: Refusal, id: str = "") -> None:
    """Say why something was not done."""
    hub.metrics.refused.labels(refusal.code).inc()
    client.wire.push(encode(m.Refused(refusal.code, refusal.reason, id)))


# {"type": "play", "seat": 0, "move": "r5", "version": 12, "id": "6f1c"}
def on_play(live: LiveTable, client: Client, message: m.Play) -> None:
    table, seat = live.table, message.seat
    try:
        found = table.submit(client.guest, seat, message.version, message.move, message.id, time())
    except Refusal as refusal:
        if refusal.code != "stale":
            raise
        refuse(live.hub, client, refusal, message.id)
        live.tell(client, [whole_view(table, seat, live.sight(seat))])
        return
    accepted = encode(m.Accepted(message.id, found.version))
    if not isinstance(found, Answer):
        live.after_move(found, client, accepted)
        return
    noted = [Noted(table.setup.id, found)] if isinstance(found, Passed) else []
    live.commit(noted, [(client, [accepted])])
    if table.window is not None and seat in table.window.passed:
        live.show(seat)
        if seat == table.lone:
            live.timing.wake()


# {"type": "why", "seat": 0, "move": "r5"}
def on_why(live: LiveTable, client: Client, message: m.Why) -> None:
    live.table.check_seat(client.guest, message.seat, time())
    try:
        live.table.allowed(message.seat, message.move)
    except Refusal as refusal:
        because(live, client, message, refusal)
    else:
        because(live, client, message, None)


# {"type": "preview", "seat": 0, "move": "r5"}
def on_preview(live: LiveTable, client: Client, message: m.AskPreview) -> None:
    table, seat, move = live.table, message.seat, message.move
    table.check_seat(client.guest, seat, time())
    try:
        found = table.preview(seat, move)
    except Refusal as refusal:
        because(live, client, message, refusal)
        return
    certain = [written(event) for event in found.certain]
    would = [written(event) for event in found.would]
    answer = m.Previewed(seat, move, table.version, certain, found.depends, would)
    live.tell(client, [encode(answer)])


def because(
    live: LiveTable, client: Client, asked: m.Why | m.AskPreview, refusal: Refusal | None
) -> None:
    """Say why a move is not allowed, or that it is."""
    reason = None if refusal is None else refusal.reason
    live.tell(client, [encode(m.Because(asked.seat, asked.move[:100], reason))])


# {"type": "sit", "seat": 1}
def on_sit(live: LiveTable, client: Client, message: m.Sit) -> None:
    seating.sit(live.table, client.guest, client.name, message.seat)
    live.after_seating()


# {"type": "stand", "seat": 1}
def on_stand(live: LiveTable, client: Client, message: m.Stand) -> None:
    seating.stand(live.table, client.guest, message.seat)
    live.after_seating()


# {"type": "arrange", "seat": 1, "kind": "bot", "level": "heuristic"}
def on_arrange(live: LiveTable, client: Client, message: m.Arrange) -> None:
    seat, kind, level = message.seat, message.kind, message.level
    seating.arrange(live.table, live.presence, client.guest, seat, kind, level, time())
    live.after_seating()


# {"type": "word", "seat": 0, "word": "cherry"}
def on_word(live: LiveTable, client: Client, message: m.Word) -> None:
    seating.add_word(live.table, client.guest, message.seat, message.word)
    live.after_seating()


# {"type": "start"}
def on_start(live: LiveTable, client: Client, message: m.Start) -> None:
    seating.start(live.table, live.presence, client.guest, time())
    live.after_seating(show=True)


# {"type": "chat", "text": "Well played!"}
def on_chat(live: LiveTable, client: Client, message: m.Chat) -> None:
    text = seating.clean(message.text, CHAT_LENGTH)
    if not text:
        raise Refusal("invalid-message", "nothing-said")
    if not live.hub.chats.take(client.guest):
        raise Refusal("too-fast", "chat-too-fast")
    setup = live.table.setup
    seats = setup.owned_by(client.guest)
    spoke = Spoke(setup.id, client.name, seats[0] if seats else None, text, time())
    live.chat = [*live.chat, spoke][-KEPT_CHAT:]
    data = said_message(spoke)
    live.commit([spoke], [(other, [data]) for other in live.clients])


# {"type": "resign", "seat": 0}
def on_resign(live: LiveTable, client: Client, message: m.Resign) -> None:
    resigned = seating.give_up(live.table, client.guest, message.seat)
    if resigned is None:
        live.after_seating()
    else:
        live.after_move(resigned)


# {"type": "rematch"}
def on_rematch(live: LiveTable, client: Client, message: m.Rematch) -> None:
    setup = live.table.setup
    seating.check_rematch(live.table, client.guest)
    if not setup.rematch:
        rate = live.hub.table_rate
        if not rate.take(client.address) or not rate.take(client.guest):
            raise Refusal("too-fast", "tables-too-fast")
        again = rematch(live.table, client.guest)
        setup.rematch = again.id
        chat = live.chat[-CARRIED_CHAT:]
        said = [msgspec.structs.replace(spoke, table=again.id) for spoke in chat]
        live.after_seating([Made(again, live.hub.owner), *said])


# {"type": "hurry"}
def on_hurry(live: LiveTable, client: Client, message: m.Hurry) -> None:
    lone = live.table.lone
    if lone is not None and live.table.setup.seats[lone].guest == client.guest:
        live.timing.hurry()


# {"type": "hold", "on": true}
def on_hold(live: LiveTable, client: Client, message: m.Hold) -> None:
    if client.holding and not message.on and live.timing.held():
        live.table.wake(time())
        live.show()
    client.holding = message.on
    live.timing.wake()


# {"type": "ping"}
def on_ping(live: LiveTable, client: Client, message: m.Ping) -> None:
    client.wire.push(PONG)


HANDLERS: dict[type, Callable[[LiveTable, Client, Any], None]] = {
    m.Play: on_play,
    m.Why: on_why,
    m.AskPreview: on_preview,
    m.Sit: on_sit,
    m.Stand: on_stand,
    m.Arrange: on_arrange,
    m.Word: on_word,
    m.Start: on_start,
    m.Chat: on_chat,
    m.Resign: on_resign,
    m.Rematch: on_rematch,
    m.Hurry: on_hurry,
    m.Hold: on_hold,
    m.Ping: on_ping,
}
