"""Two processes on one folder: work for a person is done in each guild by the process that serves it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from cluster import request_server as requests
from cluster.authority import ClusterAuthority
from cluster.request_server import RequestServer
from cluster.requests import Requests
from cluster.storage import ClusterStorage
from cogs.acts.away import be_away
from cogs.acts.erasure import ERASURE, forget_person
from cogs.commands import games, me
from cogs.operations.storage import Storage, requests_are_left
from cogs.reminders.settings import change_rhythm
from cogs.table import everywhere
from cogs.table.everywhere import do_everywhere
from cogs.table.time.waits import Wait
from data.shards import Shards
from data.store import Store
from data.tables import Tables
from tests.cluster.set_claim import SetClaim
from tests.cogs.contexts import ADA, Context, context
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import NAMES, Time
from tests.patience import PATIENCE

HERE, THERE = 1 << 22, 2 << 22
"""Guilds of the two processes: of shard 1 and of shard 0."""
BEN = 102


class Two(NamedTuple):
    """The bots of two processes. The requests to the second one are done if it ``answers``."""

    here: Bot
    there: Bot

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        server = asyncio.create_task(RequestServer(cast("Any", self.there)).run())
        yield
        server.cancel()


@pytest.fixture
async def two(tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    monkeypatch.setattr(requests, "INTERVAL", 0.05)
    monkeypatch.setattr(everywhere, "PROCESSES_TIMEOUT", 0.5)
    bots = []
    for shard in (1, 0):
        store = Store(tmp_path, clock=time, shards=Shards((shard,), 2))
        store.authority = ClusterAuthority(store, SetClaim())
        bots.append(Bot(await store.open()))
        await store.alive.begin()
    yield Two(*bots)
    for bot in bots:
        bot.renderer.close()
        await bot.store.close()


async def seated(bot: Bot, guild: int) -> int:
    """Return a running table of Ada and Ben."""
    game = await bot.tables.create(guild, "carcassonne", host=ADA, channel=1, name="Ada", speed="normal")
    async with bot.tables.transaction(guild, game.id) as session:
        session.join(BEN, NAMES[BEN])
        session.start()
        for seat in (0, 1):
            session.timers.set(Wait(session.now, 3600.0), session.now + 3600.0, seat=seat)
    return game.id


class Listening(Context):
    """A context that keeps the texts told to its person."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.told: list[str] = []

    async def tell(self, text: str) -> None:
        self.told.append(text)

    async def hand_over(self, text: str, name: str, data: bytes, alt: str = "") -> None:
        self.told += [text, data.decode()]


def ada(bot: Bot) -> Listening:
    found = Listening(context(bot).interaction)
    found.interaction.guild_id = HERE
    return found


async def people(tables: Tables, guild: int, game: int) -> list[int | None]:
    async with tables.transaction(guild, game) as session:
        return [seat.user for seat in session.seats]


async def test_tables_of_every_process_are_listed(two: Two) -> None:
    await seated(two.here, HERE)
    await seated(two.there, THERE)
    await two.there.store.shared.write_pending()
    asked = ada(two.here)
    await games.mine(asked)
    assert f"channels/{HERE}/" in asked.shown
    assert f"channels/{THERE}/" in asked.shown
    assert two.here.store.connections.open_guilds() == (HERE,)


async def test_a_deleted_person_leaves_the_tables_of_every_process(two: Two) -> None:
    """The first process changed the other's game, and the next choice there was refused: "could not be saved"."""
    ours, theirs = await seated(two.here, HERE), await seated(two.there, THERE)
    async with two.answering():
        assert await forget_person(cast("Any", two.here), ADA, "former player") == 0
    assert await people(two.here.tables, HERE, ours) == [None, BEN]
    assert await people(two.there.tables, THERE, theirs) == [None, BEN]
    async with two.there.tables.transaction(THERE, theirs) as session:
        session.calls.note(BEN, 1)
    assert two.here.store.connections.open_guilds() == (HERE,)
    assert await two.here.store.users.guilds(ADA) == ()
    assert await two.here.store.sittings.of(ADA) == ()
    assert await Requests(two.here.store.shared, two.here.store.clock).open() == ()


async def test_a_process_that_is_not_there_deletes_a_person_later(two: Two) -> None:
    theirs = await seated(two.there, THERE)
    assert await forget_person(cast("Any", two.here), ADA, "former player") == 1
    assert await people(two.there.tables, THERE, theirs) == [ADA, BEN]
    await RequestServer(cast("Any", two.there)).serve()
    assert await people(two.there.tables, THERE, theirs) == [None, BEN]
    assert await two.here.store.users.guilds(ADA) == ()


async def test_a_process_that_is_alone_does_what_several_have_left(two: Two, tmp_path: Path, time: Time) -> None:
    theirs = await seated(two.there, THERE)
    assert await forget_person(cast("Any", two.here), ADA, "former player") == 1
    for bot in two:
        await bot.store.close()
    alone = Bot(await Store(tmp_path, clock=time).open())
    await alone.store.alive.begin()
    assert await alone.store.shared.read(requests_are_left)
    server = asyncio.create_task(Storage(alone.store, ClusterStorage).serve_others(cast("Any", alone)))
    async with asyncio.timeout(PATIENCE):
        while await alone.store.shared.read(requests_are_left):  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0.01)
    assert await people(alone.tables, THERE, theirs) == [None, BEN]
    server.cancel()
    alone.renderer.close()
    await alone.store.close()


async def test_a_request_that_fails_is_tried_again_later(
    two: Two, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await seated(two.there, THERE)
    server = RequestServer(cast("Any", two.there))
    tried = []

    async def fail(*_: Any) -> None:
        tried.append(time())
        raise ValueError("not now")

    monkeypatch.setitem(everywhere.WORKS, ERASURE, fail)
    assert await forget_person(cast("Any", two.here), ADA, "former player") == 1
    for _ in range(3):
        await server.serve()
    assert len(tried) == 1
    time.now += requests.RETRY_AFTER
    await server.serve()
    assert len(tried) == 2
    assert len(caplog.records) == 2


async def test_data_of_every_process_is_exported(two: Two) -> None:
    await seated(two.here, HERE)
    await seated(two.there, THERE)
    async with two.answering():
        found = await do_everywhere(cast("Any", two.here), ADA, me.EXPORT, {}, lasting=False)
    assert {guild: about["seats"] for guild, about in found.results.items()} == {
        HERE: [{"game": 1, "seat": 0, "name": "Ada"}],
        THERE: [{"game": 1, "seat": 0, "name": "Ada"}],
    }
    alone = await do_everywhere(cast("Any", two.here), ADA, me.EXPORT, {}, lasting=False)
    assert (list(alone.results), alone.missing) == ([HERE], (THERE,))
    assert await Requests(two.here.store.shared, two.here.store.clock).open() == ()


async def test_an_absence_and_a_rhythm_reach_every_process(two: Two) -> None:
    ours, theirs = await seated(two.here, HERE), await seated(two.there, THERE)
    async with two.answering():
        await change_rhythm(ada(two.here), "remind", "6")
        for bot, guild, game in ((two.here, HERE, ours), (two.there, THERE, theirs)):
            async with bot.tables.transaction(guild, game) as session:
                assert session.timers.by_seat(Wait)[0].due == session.now
        await be_away(ada(two.here), "3d", "pause")
    for bot, guild, game in ((two.here, HERE, ours), (two.there, THERE, theirs)):
        async with bot.tables.transaction(guild, game) as session:
            assert session.absences[0].mode == "pause"


async def test_an_absence_names_the_servers_that_it_has_not_reached(two: Two) -> None:
    await seated(two.here, HERE)
    await seated(two.there, THERE)

    async def get_guild(guild: int, **_: object) -> dict[str, Any]:
        return {"name": {THERE: "Ben's *corner*"}[guild]}

    bot = cast("Any", two.here)
    bot.http, bot.get_guild = SimpleNamespace(get_guild=get_guild), lambda guild: None
    asked = ada(two.here)
    await be_away(asked, "3d", "pause")
    (told,) = asked.told
    assert told.startswith("You're away from one table until ")
    assert "on the server Ben's \\*corner\\* now" in told


async def test_exported_data_name_the_servers_whose_file_cannot_be_read(two: Two) -> None:
    await seated(two.here, HERE)
    asked, damaged = ada(two.here), [3 << 22, 5 << 22]
    cast("Any", two.here).get_guild = lambda guild: SimpleNamespace(name=f"Corner {guild >> 22}")
    for known in ([], damaged[:1], damaged):
        for guild in known:
            two.here.store.connections.path(guild).write_bytes(b"damaged")
            await two.here.store.users.note_known(guild, ADA)
        await me.give_data(asked)
    texts, files = asked.told[::2], [json.loads(data)["guilds"] for data in asked.told[1::2]]
    assert texts[0] == "This is everything stored about you."
    assert "except on the server Corner 3, whose file I can't read now" in texts[1]
    assert "except on the servers Corner 3 and Corner 5, whose files" in texts[2]
    assert [[guild for guild, about in found.items() if about is None] for found in files] == [
        [str(guild) for guild in damaged[:count]] for count in range(3)
    ]
