"""Files of earlier versions: this version loads their data and tables, and plays on.

``store_tables.py`` tells what is stored, and writes it.
"""

import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from cogs.table.time.lapses import Lapse
from data import personal, queries
from data.export import exported, imported
from data.game.models import OutboxMessage
from data.game.outgoing import read, stored
from data.sqlite.mapping import from_rows
from data.sqlite.migrations import load_steps, version
from data.store import SHARED_FILE, Store
from data.tables import Tables
from rules.kernel import GAMES, Facts, plain
from tests.data.conftest import ADA, BEN, CLEO, GUILD, Clock, OpenStore, assert_memory_is_disk, choose, collected
from tests.data.conftest import Running as Game
from tests.data.samples import MESSAGES, TIMERS
from tests.data.store_tables import FOLDER, asked

STORED = sorted(FOLDER.glob("*.zip"))
FILES = {"guild": f"{GUILD}.sqlite3", "shared": SHARED_FILE}
GAME_KEYS = sorted(GAMES)
CHOICES = 20
LATER = {"watched", "puzzles", "wishes", "leagues", "hosted_leagues"}
"""Data about people that the first version kept elsewhere or did not have."""
LATER_TIMERS = (Lapse,)
"""The kinds of timers that the first version did not have."""


class Kept(NamedTuple):
    """A stored game: its archive and the facts that are expected of it."""

    archive: Path
    facts: Facts


KEPT = [Kept(archive, facts) for archive in STORED for facts in json.loads(archive.with_suffix(".json").read_text())]
RUNNING = [one for one in KEPT if one.facts["phase"] == "running"]
OVER = [one for one in KEPT if one.facts["phase"] == "over"]


def named(kept: Kept) -> str:
    chosen = "-".join(str(value) for value in kept.facts["options"].values()).translate(str.maketrans("", "", "[]', "))
    return f"{kept.archive.stem}-{kept.facts['kind']}-{chosen}"


async def unpacked(archive: Path, folder: Path, open_store: OpenStore) -> Store:
    ZipFile(archive).extractall(folder)
    return await open_store(folder)


def schema(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the schema without its comments, which may be reworded."""
    rows = db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
    return [(name, " ".join(re.sub("--.*", "", sql).split())) for name, sql in rows]


@pytest.mark.parametrize("game", GAME_KEYS)
def test_a_running_and_a_finished_table_of_every_game_are_stored(game: str) -> None:
    for kept in (RUNNING, OVER):
        assert any(one.facts["kind"] == game for one in kept), "run python -m tests.data.store_tables"


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("archive", STORED, ids=lambda archive: str(archive.stem))
def test_a_released_step_is_not_edited(archive: Path, kind: str, tmp_path: Path) -> None:
    """A file of that version has the schema that today's steps give a new file up to that version."""
    with (
        closing(sqlite3.connect(ZipFile(archive).extract(FILES[kind], tmp_path))) as stored,
        closing(sqlite3.connect(":memory:")) as new,
    ):
        new.executescript("\n".join(load_steps(kind)[: version(stored)]))
        assert schema(stored) == schema(new)


@pytest.mark.parametrize("kept", RUNNING, ids=named)
async def test_a_stored_table_asks_what_it_asked_and_is_played_on(
    kept: Kept, tmp_path: Path, open_store: OpenStore
) -> None:
    tables = Tables(await unpacked(kept.archive, tmp_path, open_store))
    game = Game(GUILD, kept.facts["game"])
    async with tables.transaction(*game) as session:
        table = session.table
        assert not session.restarted
        assert all(sitting.name for sitting in session.sittings), "the log names the players of all times"
        assert asked(table) == kept.facts["asks"]
        assert [plain(place) for place in table.standing] == kept.facts["standing"]
        assert [table.view(seat).seat for seat in (None, *range(table.seats))] == [None, *range(table.seats)]
    rng = random.Random(1)
    for _ in range(CHOICES):
        async with tables.transaction(*game) as session:
            choose(session, rng)
    await assert_memory_is_disk(tables, game)
    async with Tables(tables.store).transaction(*game) as session:
        assert not session.restarted


@pytest.mark.parametrize("kept", OVER, ids=named)
async def test_a_stored_game_that_is_over_is_replayed_from_its_log(
    kept: Kept, tmp_path: Path, open_store: OpenStore
) -> None:
    store = await unpacked(kept.archive, tmp_path, open_store)
    async with Tables(store).transaction(GUILD, kept.facts["game"]) as session:
        game, seats, table = session.game, session.seats, session.table
    assert game.phase == "over"
    log = await queries.whole_log(store, GUILD, game.id)
    again = imported(exported(game, seats, log, table, None))
    assert again.over
    assert [plain(place) for place in again.standing] == kept.facts["standing"]


@pytest.mark.parametrize("archive", STORED, ids=lambda archive: str(archive.stem))
async def test_all_other_rows_are_read(archive: Path, tmp_path: Path, open_store: OpenStore, clock: Clock) -> None:
    store = await unpacked(archive, tmp_path, open_store)
    tables = Tables(store)
    busy = next(one.facts["game"] for one in RUNNING if one.archive == archive)
    lobby = next(game.id for game in await queries.games(store, GUILD) if game.phase == "lobby")
    async with tables.transaction(GUILD, busy) as session:
        # A file of an earlier release has no timers and messages of later kinds.
        kept = [timer for timer in TIMERS if not isinstance(timer, LATER_TIMERS)]
        assert [session.timers.of(type(timer), name=timer.name) for timer in kept] == kept
        assert all((session.messages, session.calls, session.absences, session.orders, session.offers, session.votes))
    async with tables.transaction(GUILD, lobby) as session:
        assert session.may_know(CLEO)
        session.join(CLEO, "Cleo")
        session.start()
    clock.now += 30 * 86_400.0
    due = await store.due_in(GUILD)
    assert len(due.timers) == len(kept)
    # The lobby is in a thread, whose tags may have to change.
    assert {message.game for message in due.messages} == {busy, lobby}
    messages = await store.read(GUILD, lambda db: from_rows(OutboxMessage, db.execute("SELECT * FROM outbox")))
    found = [read(message) for message in messages]
    known = {message.kind for message in messages}
    assert [message for message in MESSAGES if stored(message)[0] in known and message not in found] == []
    assert await queries.settings(store, GUILD) == {"language": "de"}
    assert [*await queries.closed_channels(store, GUILD)] == [7]
    about = [(await collected(store, user))["guilds"][str(GUILD)] for user in (ADA, BEN, CLEO)]
    assert {table for found in about for table, rows in found.items() if rows} >= set(personal.ABOUT) - LATER
    await personal.forget(store, GUILD, CLEO, "?")
