"""What is kept of games whose rules have changed, what is let go, and databases through time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from click.testing import CliRunner

import ringside
from ringside.cli import main
from ringside.core.rng import Rng
from ringside.games.sumo import Sumo
from ringside.games.sumo.rules import SumoState
from ringside.server.answers import NewTable, SeatWish
from ringside.server.hub import Hub
from ringside.server.live import LiveTable
from ringside.server.problems import Trouble
from ringside.server.replays import replay_of, written_out
from ringside.server.settings import DAY, Settings
from ringside.server.stores import open_store
from ringside.server.stores.base import Made, Moved, Store
from ringside.server.stores.history import newest, opened, upgrade
from ringside.server.stores.postgres import url_of
from ringside.server.stores.schema import metadata
from ringside.server.thinkers import Question, choose
from ringside.table.log import Entry
from tests.server.listening import client_at, say
from tests.server.running import PATIENCE, Guest, Server
from tests.server.test_stores import STORES, setup
from tests.services import running_postgres

DATA = Path(__file__).parent / "data"
FINISHED, UNFINISHED = "ut1jjz9epE0B38jy", "Xr3lNsfx3h3aCcQr"  # in both files


@pytest.fixture(params=["schema-1", "schema-2"])
def old_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file that Ringside wrote before: the first when schemas had no history yet, the second
    when the endings of games were kept."""
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((DATA / f"{request.param}.sql").read_text())
    return path


@pytest.fixture(params=STORES)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store of each kind."""
    store = open_store(STORES[request.param](tmp_path))
    yield store
    store.close()


# -- databases through time ----------------------------------------------------------------


def test_a_file_from_before_goes_on_as_if_nothing_had_happened(old_file: Path) -> None:
    async def look() -> None:
        hub = Hub(Settings(str(old_file)), open_store(str(old_file)))
        live = await hub.find(UNFINISHED)
        assert live is not None
        assert (live.table.setup.status, live.table.version) == ("playing", 6)
        assert [spoke.text for spoke in live.chat] == ["Hello"]
        ann = client_at(live, "ann")
        play(live, ann, "new1")
        await hub.safe()
        over = await hub.find(FINISHED)
        assert over is not None
        assert over.table.setup.status == "over"
        assert await hub.name_of("ann") == "Anna"
        await hub.keeper.catch_up()
        assert await hub.ending(FINISHED) is not None
        assert await hub.ending(UNFINISHED) is None
        await hub.close()

    asyncio.run(look())
    with closing(open_store(str(old_file))) as store:
        found = store.load(UNFINISHED)
    assert found is not None
    assert [entry.number for entry in found.entries] == list(range(1, 8))


@pytest.mark.parametrize("kind", ["sqlite", "postgres", "old"])
def test_the_steps_lead_to_the_schema(kind: str, tmp_path: Path, old_file: Path) -> None:
    if kind == "postgres":
        url = url_of(STORES["postgres"](tmp_path))
    else:
        path = old_file if kind == "old" else tmp_path / "new.sqlite"
        url = sa.URL.create("sqlite", database=str(path))
        upgrade(url)
    with opened(url) as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == newest()
        assert compare_metadata(context, metadata) == []


def test_a_postgres_database_is_brought_up_to_date_by_hand() -> None:
    database = running_postgres().new_database()
    run = CliRunner().invoke
    refused = run(main, ["serve", "--port", "0", "--database", database])
    assert refused.exit_code == 1
    said = " ".join(refused.output.split())
    assert "`ringside database upgrade` makes it ready" in said
    for _ in range(2):
        assert run(main, ["database", "upgrade", "--database", database]).exit_code == 0
    open_store(database).close()
    engine = sa.create_engine(url_of(database))
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    for command in (["serve", "--port", "0"], ["database", "upgrade"]):
        refused = run(main, [*command, "--database", database])
        assert refused.exit_code == 1
        assert "a newer Ringside wrote it" in " ".join(refused.output.split())


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("postgresql://ann:s3cret@127.0.0.1:1/nowhere", "onnection refused"),
        ("mysql://127.0.0.1/ringside", "neither a file nor a postgresql://"),
    ],
)
def test_a_wrong_address_is_one_sentence(database: str, reason: str) -> None:
    for command in (["serve", "--port", "0"], ["database", "stats"]):
        refused = CliRunner().invoke(main, [*command, "--database", database])
        assert refused.exit_code == 1
        assert reason in " ".join(refused.output.split())
        assert "s3cret" not in refused.output
        assert "Traceback" not in refused.output


# -- other rules ---------------------------------------------------------------------------


def play(live: LiveTable, client: object, id: str) -> None:
    """Have whoever is to move make a move."""
    table = live.table
    assert table.state is not None
    seat = table.state.to_move()[0]
    move = table.moves(seat, time.time())[0]
    say(live, client, type="play", seat=seat, version=table.version, move=move, id=id)  # type: ignore[arg-type]


async def finished(hub: Hub, game: str, seats: int) -> str:
    """A game that was played to its end."""
    id = await hub.make(NewTable(game, seats=[SeatWish("me")] * seats), "ann", "Ann")
    live = await hub.find(id)
    assert live is not None
    ann = client_at(live, "ann")
    count = 0
    while live.table.setup.status == "playing" and count < 30:
        play(live, ann, f"id{count}")
        count += 1
    if live.table.setup.status == "playing":
        say(live, ann, type="resign", seat=0)
    assert live.table.setup.status == "over"
    await hub.safe()
    return id


@pytest.mark.parametrize("game", [game.id for game in ringside.games()])
def test_a_finished_game_is_shown_as_it_was_told(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        path = str(tmp_path / "kept.sqlite")
        hub = Hub(Settings(path), open_store(path))
        id = await finished(hub, game, ringside.game(game).least_seats)
        live = await hub.find(id)
        assert live is not None
        end = time.monotonic() + PATIENCE
        while hub.store.without_ending(1) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        ending = await hub.ending(id)
        assert ending is not None
        for seat in [*range(len(live.table.setup.seats)), None]:
            whole = msgspec.json.encode(replay_of(live.table, seat))
            assert ending.replay(seat) == whole
            assert written_out(whole) == whole  # as older servers kept it
        assert ending.replay(8) is None
        await hub.close()

    asyncio.run(look())


def test_a_change_of_rules_changes_no_game_that_was_played(
    own_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    ann = Guest(server)
    playing = ann.make("sumo")
    server.stop()

    async def prepare() -> str:
        hub = Hub(Settings(str(server.database)), open_store(str(server.database)))
        id = await finished(hub, "sumo", 2)
        end = time.monotonic() + PATIENCE
        while hub.store.without_ending(1) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        await hub.close()
        return id

    over = asyncio.run(prepare())
    with closing(sqlite3.connect(server.database)) as database, database:
        # As if the server had gone on to the next version of the rules.
        setups = "UPDATE tables SET setup = CAST(replace(CAST(setup AS TEXT), ?, ?) AS BLOB)"
        changed = database.execute(setups, ('"version":1', '"version":0'))
        assert changed.rowcount == 2
    server.start()
    shown = ann.http.get(f"/api/tables/{over}/replay")
    assert shown.status_code == 200
    assert shown.json()["outcome"] is not None
    assert ann.http.get(f"/api/tables/{over}/replay?seat=1").json()["eyes"] == 1
    assert ann.http.get(f"/api/tables/{over}/replay?seat=2").status_code == 404
    record = ann.http.get(f"/api/tables/{over}/record")
    assert record.json()["game"] == "sumo"
    assert f"sumo-{over}.json" in record.headers["content-disposition"]
    for path in (playing, f"{playing}/replay", over, f"{over}/verify"):
        answer = ann.http.get(f"/api/tables/{path}")
        assert (answer.status_code, answer.json()["code"]) == (410, "other-rules")
    ann.close()


class OldSumo(Sumo):
    """SUMO as it might have been: the same seed dealt other cards."""

    __module__ = Sumo.__module__  # where its words are
    version = 0

    def deal(self, seats: int, options: dict[str, Any], rng: Rng) -> SumoState:
        rng.word()
        return super().deal(seats, options, rng)


def test_an_unfinished_game_goes_on_by_its_own_rules_while_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, path = OldSumo(), str(tmp_path / "rules.sqlite")

    async def begin() -> tuple[str, object]:
        with monkeypatch.context() as before:
            before.setattr(import_module("ringside.games.sumo"), "GAME", old)
            hub = Hub(Settings(path), open_store(path))
            id = await hub.make(NewTable("sumo", seats=[SeatWish("me")] * 2), "ann", "Ann")
            live = await hub.find(id)
            assert live is not None
            # No further than the clash: a first trick can already win the game.
            play(live, client_at(live, "ann"), "first")
            await hub.safe()
            shown = live.table.view(0)
            await hub.close()
        return id, shown

    async def go_on(id: str, shown: object) -> LiveTable:
        hub = Hub(Settings(path), open_store(path))
        try:
            live = await hub.find(id)
            assert live is not None
            assert live.table.view(0) == shown
            play(live, client_at(live, "ann"), "then")
            await hub.safe()
            return live
        finally:
            await hub.close()

    id, shown = asyncio.run(begin())
    with pytest.raises(Trouble) as refused:
        asyncio.run(go_on(id, shown))
    assert refused.value.problem.code == "other-rules"
    monkeypatch.setattr(Sumo, "older", {0: old})
    table = asyncio.run(go_on(id, shown)).table
    assert (table.version, table.setup.version) == (2, 0)
    state = table.state
    assert state is not None
    assert state.game is old
    seat = state.to_move()[0]
    assert choose(Question("sumo", 0, state.position(), seat, "random", 1)) in state.moves(seat)
    with pytest.raises(LookupError, match="no rules of version 7"):
        choose(Question("sumo", 7, state.position(), seat, "random", 1))


def test_endings_that_a_crash_prevented_are_caught_up_on(tmp_path: Path) -> None:
    async def look() -> None:
        path = str(tmp_path / "late.sqlite")
        hub = Hub(Settings(path), open_store(path))
        hub.keeper.ended = lambda table: None  # type: ignore[method-assign]
        id = await finished(hub, "slambo", 2)
        other = setup("other")
        other.status, other.version = "over", 0  # of rules that nobody has any more
        await hub.write(Made(other))
        assert sorted(hub.store.without_ending(9)) == sorted([id, "other"])
        await hub.keeper.catch_up()
        assert hub.store.without_ending(9) == []
        assert await hub.ending(id) is not None
        assert await hub.ending("other") is None
        await hub.close()

    asyncio.run(look())


# -- letting go ----------------------------------------------------------------------------


def test_tables_that_nobody_comes_back_to_are_let_go(store: Store) -> None:
    now = time.time()
    for id, status, days in [
        ("new", "gathering", 0.5),
        ("unbegun", "gathering", 2),
        ("playing", "playing", 40),
        ("abandoned", "playing", 40),
        ("used", "playing", 40),
        ("over", "over", 400),
    ]:
        made = setup(id)
        made.made = now - days * DAY
        made.status = status  # type: ignore[assignment]
        store.write([[Made(made)]])
    lately = Entry(1, 0, "r1", now - 3 * DAY, 1.0)
    before = Entry(1, 0, "r1", now - 39 * DAY, 1.0)
    store.write([[Moved("playing", lately)], [Moved("abandoned", before)]])
    assert store.prune(now - DAY, now - 30 * DAY, ["used"]) == 2
    kept = ["new", "playing", "used", "over"]
    assert [id for id in ("new", "playing", "used", "over", "unbegun", "abandoned")
            if store.load(id)] == kept  # fmt: skip
    stats = store.stats()
    assert stats.tables == {"sumo": {"gathering": 1, "playing": 2, "over": 1}}
    assert (stats.moves, stats.schema) == (1, newest())
    assert stats.bytes > 10_000
    assert store.prune(now - DAY, now - 30 * DAY, ["used"]) == 0


def test_options_go_with_the_last_table_that_has_them(store: Store) -> None:
    long = setup("long")
    long.options = {"moves": "answer"}
    store.write([[Made(setup())], [Made(long)]])
    later = time.time() + DAY
    assert store.prune(later, later, ["abc"]) == 1
    assert store.load("abc") is not None
    assert store.write([[Made(long)]]) == [True]
    found = store.load("long")
    assert found is not None
    assert found.setup.options == {"moves": "answer"}


def test_the_database_can_be_looked_after(old_file: Path, tmp_path: Path) -> None:
    run = CliRunner().invoke
    place = ["--database", str(old_file)]
    assert run(main, ["database", "upgrade", *place]).exit_code == 0
    shown = run(main, ["database", "stats", *place])
    assert "2 tables, 12 moves" in shown.output
    copy = tmp_path / "copy.sqlite"
    server_holds_it = open_store(str(old_file))
    assert run(main, ["database", "backup", *place, str(copy)]).exit_code == 0
    assert run(main, ["database", "backup", *place, str(copy)]).exit_code == 1, "overwritten"
    server_holds_it.close()
    with closing(open_store(str(copy))) as store:
        found = store.load(UNFINISHED)
    assert found is not None
    assert len(found.entries) == 6
    gone = run(main, ["database", "prune", *place, "--abandoned", "0", "--unbegun", "0"])
    assert "0 tables are gone" in gone.output, "0 days are for ever, as for the server"
    gone = run(main, ["database", "prune", *place, "--abandoned", "0.0001"])
    assert "1 table is gone" in gone.output
    for command in ("stats", "prune", "upgrade"):
        missing = run(main, ["database", command, "--database", str(tmp_path / "nowhere")])
        assert missing.exit_code == 1
        assert "There is no database" in missing.output
    assert not (tmp_path / "nowhere").exists()
