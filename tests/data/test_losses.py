"""A guild's file that has lost tables or choices is noticed and said, and its tables go on."""

import random
import shutil
from pathlib import Path

import pytest

from data import queries
from data.game import sql
from data.game.models import OutboxMessage
from data.store import Store
from data.tables import Tables
from render import LANGUAGES, words
from tests.data.conftest import ADA, BEN, GUILD, Clock, OpenStore, Running, begin, ended, play


async def without_log(store: Store, to: Path) -> Path:
    """Copy the folder as a killed bot leaves it, but without the write-ahead log of the guild."""
    await store.machine.write_pending()
    shutil.copytree(store.folder, to, ignore=shutil.ignore_patterns(f"{GUILD}.sqlite3-*", "*.lock"))
    return to


async def said(store: Store) -> list[tuple[int, str]]:
    """Return the due sentences and retirements of the guild, each with its game."""
    due = await store.read(GUILD, sql.due, store.clock())
    messages: tuple[OutboxMessage, ...] = due[0]
    return [(one.game, one.payload.get("key", one.kind)) for one in messages]


@pytest.fixture
def late(clock: Clock) -> None:
    """Let it be a time from which asks can be numbered."""
    clock.now = 1_800_000_000.0


@pytest.mark.usefixtures("late")
async def test_lost_table_is_closed_and_said(
    tmp_path: Path, open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_store(tmp_path / "live")
    lost = await begin(Tables(store), GUILD)
    await play(Tables(store), lost, 5, random.Random(1))
    lobby = await Tables(store).create(GUILD, "demo", host=ADA, name="Ada", channel=6)
    back = await open_store(await without_log(store, tmp_path / "back"))
    tables = Tables(back)

    assert await queries.games(back, GUILD) == ()
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]
    assert f"guild {GUILD}, game {lost.id}: the file lacks the table" in caplog.text
    assert await said(back) == [(lost.id, "game-lost-table"), (lobby.id, "game-lost-table")]
    assert back.wakeups.due(GUILD) == 0.0
    async with tables.transaction(*lost) as session:
        assert (session.game.phase, session.game.kind, session.game.channel) == ("closed", "demo", 5)
    assert (await begin(tables, GUILD)).id == lobby.id + 1, "no button of a lost table leads to another one"
    assert await ended(back, GUILD) == ()


@pytest.mark.usefixtures("late")
async def test_lost_choices_are_said_and_the_table_goes_on(
    tmp_path: Path, open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    store = await open_store(tmp_path / "0")
    running = await begin(Tables(store), GUILD)
    await play(Tables(store), running, 5, random.Random(1))
    await store.close()
    store = await open_store(tmp_path / "0")
    await play(Tables(store), running, 4, random.Random(2))
    async with Tables(store).transaction(*running) as session:
        shown = max(ask.number for ask in session.table.asks)
    back = await open_store(await without_log(store, tmp_path / "back"))

    async with Tables(back).transaction(*running) as session:
        assert session.last == 6
        assert min(ask.number for ask in session.table.asks) > shown
    assert len(caplog.records) == 1
    assert (running.id, "game-lost-choices") in await said(back)
    await play(Tables(back), running, 20, random.Random(3))


async def test_loss_is_said_once(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path / "live")
    running = await begin(Tables(store), GUILD)
    folder = await without_log(store, tmp_path / "back")
    for _ in range(2):
        back = await open_store(folder)
        assert await said(back) == [(running.id, "game-lost-table")]
        await back.close()


async def test_sound_file_loses_nothing(
    tmp_path: Path, open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a kill, nor an end of a table that was not noted, nor a deletion of a player looks like a loss."""
    store = await open_store(tmp_path / "live")
    tables = Tables(store)
    running, over = await begin(tables, GUILD), await begin(tables, GUILD)
    await play(tables, running, 5, random.Random(1))
    await store.machine.write_pending()
    async with tables.transaction(*over) as session:
        session.close()
    async with tables.transaction(*running) as session:
        session.give(1, user=None, name="Didi", opponent=True)
    assert await store.users.guilds(BEN) == (GUILD,)
    shutil.copytree(tmp_path / "live", tmp_path / "back", ignore=shutil.ignore_patterns("*.lock"))
    back = await open_store(tmp_path / "back")

    assert [game.id for game in await queries.games(back, GUILD)] == [running.id]
    assert not caplog.records
    assert not [key for _, key in await said(back) if key.startswith("game-lost")]


async def test_ended_table_is_forgotten(tmp_path: Path, open_store: OpenStore) -> None:
    store = await open_store(tmp_path)
    running = Running(GUILD, (await Tables(store).create(GUILD, "demo", host=ADA, channel=5)).id)
    await store.machine.write_pending()
    assert [one.game for one in await store.progress.of(GUILD)] == [running.id]
    async with Tables(store).transaction(*running) as session:
        session.close()
    await store.machine.write_pending()
    assert await store.progress.of(GUILD) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_loss(language: str) -> None:
    for key in ("game-lost-table", "game-lost-choices"):
        assert "#3" in words(language).text(key, game="3")
