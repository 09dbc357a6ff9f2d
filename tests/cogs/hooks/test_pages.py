"""The page of tables on ``OPS_PORT``: the public view for the owner of a token, and one answer for everyone else."""

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from cogs.hooks import pages as module
from cogs.hooks.pages import PAGES
from cogs.operations.table_pages import table_routes
from data import hooks
from data.shards import Shards
from rules.kernel import plain
from tests.cogs.fakes import Bot
from tests.cogs.hooks.play import played
from tests.cogs.hooks.receiver import open_guild
from tests.cogs.timed_table import ADA, BEN, GUILD, NAMES, Time, begun

PNG = b"\x89PNG"


class Reader:
    """A program of a server."""

    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session, self._base = session, base

    async def get(self, path: str, token: str = "", **headers: str) -> tuple[int, dict[str, str], bytes]:
        given = {"Authorization": f"Bearer {token}"} if token else {}
        async with self._session.get(f"{self._base}{path}", headers=given | headers) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}, await answer.read()


@pytest.fixture
async def reader(timed: Bot) -> AsyncIterator[Reader]:
    app: Any = web.Application()
    app.add_routes(table_routes(timed))  # type: ignore[arg-type]
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with aiohttp.ClientSession() as session:
        yield Reader(session, f"http://127.0.0.1:{runner.addresses[0][1]}")
    await runner.cleanup()


async def test_the_owner_of_the_token_reads_the_public_view(timed: Bot, reader: Reader, time: Time) -> None:
    open_guild(timed)
    game = await begun(timed, ADA, BEN, kind="dominion")
    token = await hooks.open_page(timed.store, GUILD)
    status, headers, body = await reader.get(f"/tables/{GUILD}/{game}.json", token)
    shown = json.loads(body)
    assert (status, headers["content-type"]) == (200, "application/json")
    async with timed.tables.transaction(GUILD, game) as session:
        assert shown["view"] == plain(session.table.view(None))
    assert shown["phase"] == "running"
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Ben"]
    assert [each["deadline"] for each in shown["waiting"]] == [int(time.now) + 86_400]
    assert str(ADA).encode() not in body, "no id of a person"
    again = await reader.get(f"/tables/{GUILD}/{game}.json", token, **{"If-None-Match": headers["etag"]})
    assert (again[0], again[2]) == (304, b"")


@pytest.mark.parametrize("kind", ["carcassonne", "catan", "zavandor"])
async def test_a_finished_table_shows_its_places(timed: Bot, reader: Reader, kind: str) -> None:
    open_guild(timed)
    game = await begun(timed, ADA, BEN, kind=kind)
    token = await hooks.open_page(timed.store, GUILD)
    path = f"/tables/{GUILD}/{game}"
    assert json.loads((await reader.get(f"{path}.json", token))[2])["phase"] == "running"
    await played(timed, game)
    shown = json.loads((await reader.get(f"{path}.json", token))[2])
    assert (shown["phase"], shown["waiting"]) == ("over", [])
    assert sorted(place["seat"] for place in shown["places"]) == [0, 1]
    assert (await reader.get(f"{path}.png", token))[2][:4] == PNG


async def test_the_picture_is_drawn_once_for_a_view(
    timed: Bot, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_guild(timed)
    game = await begun(timed, ADA, BEN)
    token = await hooks.open_page(timed.store, GUILD)
    drawn = []
    draw = timed.renderer.draw

    async def counted(*args: Any, **kwargs: Any) -> bytes | None:
        drawn.append(args[0])
        return await draw(*args, **kwargs)

    monkeypatch.setattr(timed.renderer, "draw", counted)
    first, second = [await reader.get(f"/tables/{GUILD}/{game}.png", token) for _ in range(2)]
    assert (first[0], first[1]["content-type"], first[2][:4]) == (200, "image/png", PNG)
    assert first[2] == second[2]
    assert len(drawn) == 1


async def test_everything_that_is_not_shown_has_the_same_answer(timed: Bot, reader: Reader) -> None:
    open_guild(timed, 8)
    shown = await begun(timed, ADA, BEN)
    hidden = (await timed.tables.create(GUILD, "carcassonne", host=ADA, channel=8, name=NAMES[ADA])).id
    private = (await timed.tables.create(GUILD, "carcassonne", host=BEN, channel=1, name="Ben", private=True)).id
    closed = await reader.get(f"/tables/{GUILD}/{shown}.json", "x")
    timed.state[PAGES].forget(GUILD)
    token = await hooks.open_page(timed.store, GUILD)
    asked = {
        "a wrong token": (f"/tables/{GUILD}/{shown}.json", "wrong"),
        "no token": (f"/tables/{GUILD}/{shown}.json", ""),
        "a long token": (f"/tables/{GUILD}/{shown}.json", "x" * 5_000),
        "an unknown table": (f"/tables/{GUILD}/999.json", token),
        "an unknown server": (f"/tables/{GUILD + 1}/{shown}.json", token),
        "a hidden channel": (f"/tables/{GUILD}/{hidden}.json", token),
        "a private table": (f"/tables/{GUILD}/{private}.json", token),
        "the picture of a lobby": (f"/tables/{GUILD}/{hidden}.png", token),
        "another ending": (f"/tables/{GUILD}/{shown}.txt", token),
        "a path": (f"/tables/../tables/{GUILD}/{shown}", token),
        "large numbers": (f"/tables/{'9' * 20}/{'9' * 18}.json", token),
    }
    for what, (path, given) in asked.items():
        status, headers, body = await reader.get(path, given)
        assert (status, body, headers.keys()) == (closed[0], closed[2], closed[1].keys()), what
    assert closed[0] == 404
    assert (await reader.get(f"/tables/{GUILD}/{shown}.json", token))[0] == 200
    assert not timed.store.knows(GUILD + 1), "no file is made for it"
    await hooks.open_page(timed.store, GUILD)
    timed.state[PAGES].forget(GUILD)
    assert (await reader.get(f"/tables/{GUILD}/{shown}.json", token))[0] == 404, "the old token"


async def test_a_restricted_page_shows_hidden_channels_and_still_no_private_table(timed: Bot, reader: Reader) -> None:
    open_guild(timed, 8)
    hidden = (await timed.tables.create(GUILD, "carcassonne", host=ADA, channel=8, name=NAMES[ADA])).id
    private = (await timed.tables.create(GUILD, "carcassonne", host=BEN, channel=8, name="Ben", private=True)).id
    token = await hooks.open_page(timed.store, GUILD, restricted=True)
    status, _, body = await reader.get(f"/tables/{GUILD}/{hidden}.json", token)
    assert (status, json.loads(body)["view"]) == (200, None)
    assert (await reader.get(f"/tables/{GUILD}/{private}.json", token))[0] == 404


async def test_a_server_that_asks_too_often_waits_and_wrong_tokens_cost_it_nothing(timed: Bot, reader: Reader) -> None:
    open_guild(timed)
    game = await begun(timed, ADA, BEN)
    token = await hooks.open_page(timed.store, GUILD)
    path = f"/tables/{GUILD}/{game}.json"
    wrong = [(await reader.get(path, "wrong"))[0] for _ in range(module.A_MINUTE + 5)]
    right = [(await reader.get(path, token))[0] for _ in range(module.A_MINUTE + 5)]
    assert {*wrong} == {404}
    assert right == [200] * module.A_MINUTE + [429] * 5


async def test_wrong_tokens_read_a_file_once(timed: Bot, reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    open_guild(timed)
    game = await begun(timed, ADA, BEN)
    reads = []
    read = hooks.page

    async def counted(*args: Any) -> Any:
        reads.append(args)
        return await read(*args)

    monkeypatch.setattr(hooks, "page", counted)
    for _ in range(10):
        await reader.get(f"/tables/{GUILD}/{game}.json", "wrong")
    assert len(reads) == 1


async def test_a_process_says_which_shard_has_a_server(timed: Bot, reader: Reader) -> None:
    open_guild(timed)
    timed.store.shards = Shards((0,), 2)
    status, headers, body = await reader.get(f"/tables/{1 << 22}/1.json", "x")
    assert (status, headers["stammtisch-shard"], body) == (421, "1", b"another process serves shard 1\n")
    assert (await reader.get("/tables/5/1.json", "x"))[0] == 404


async def test_too_many_requests_for_pictures_are_refused(timed: Bot, reader: Reader) -> None:
    open_guild(timed)
    game = await begun(timed, ADA, BEN)
    token = await hooks.open_page(timed.store, GUILD)
    timed.state[PAGES].wanted = module.DRAWING
    assert (await reader.get(f"/tables/{GUILD}/{game}.png", token))[0] == 429
    assert (await reader.get(f"/tables/{GUILD}/{game}.json", token))[0] == 200
