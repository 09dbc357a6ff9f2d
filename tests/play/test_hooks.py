"""``/setup hooks`` through Discord's protocol, and the page of a table on ``OPS_PORT``."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from playground import Person, Seen
from tests.patience import until_told
from tests.play import acts
from tests.play.bot_process import Bot
from tests.play.conftest import Place
from tests.play.pages import Pages

pytestmark = pytest.mark.asyncio(loop_scope="session")

KEY = re.compile(r"whsec_[A-Za-z0-9+/=]+")
SHOWN = re.compile(r"\|\|`([\w-]+)`\|\|")


async def said(person: Person, name: str, **options: Any) -> Seen:
    return await person.settled(await person.command(name, **options))


async def test_a_manager_adds_tests_lists_and_removes_a_hook(bot: Bot, place: Place, ada: Person) -> None:
    added = await said(ada, "setup hooks add", url="https://localhost/hidden-path")
    key = KEY.search(added.text)
    assert key
    assert "`localhost`" in added.text
    tested = await said(ada, "setup hooks test", hook=1)
    assert "The address isn't on the public internet." in tested.text
    listed = await said(ada, "setup hooks list")
    assert "localhost" in listed.text
    assert key[0] not in listed.text
    assert "hidden-path" not in listed.text
    await ada.click(listed, "Test")
    await ada.wait_for(lambda each: int(each.id) > int(listed.id) and "hasn't taken the test event" in each.text)
    refused = await said(ada, "setup hooks add", url="http://example.org")
    assert "isn't a valid address" in refused.text
    assert "is removed" in (await said(ada, "setup hooks remove", hook=1)).text
    assert "There are no hooks" in (await said(ada, "setup hooks list")).text
    assert key[0] not in bot.log
    assert "hidden-path" not in bot.log


async def test_a_hook_that_takes_nothing_keeps_no_player_waiting(bot: Bot, ada: Person, ben: Person) -> None:
    await said(ada, "setup hooks add", url="https://localhost/")
    message = await acts.table(ada, ben)
    await acts.opened(ada, message)
    listed = await until_told(lambda: said(ada, "setup hooks list"), lambda each: "Next try" in each.text)
    assert "The address isn't on the public internet." in listed.text


@pytest_asyncio.fixture(loop_scope="session")
async def served(tmp_path: Path) -> AsyncIterator[Bot]:
    pytest.importorskip("prometheus_client", reason="locks/requirements-metrics.lock is not installed")
    async with Bot(tmp_path, OPS_PORT="0") as bot:
        yield bot


async def test_a_program_reads_a_table_with_the_token_of_its_server(served: Bot) -> None:
    pages = Pages(served)
    async with Person(served.server.url, "Ada") as ada, Person(served.server.url, "Ben") as ben:
        await acts.table(ada, ben)
        opened = await said(ada, "setup hooks page", on=True)
        token = SHOWN.search(opened.text)
        assert token
        assert "OPS_PORT" not in opened.text
        path = re.search(r"/tables/\d+/", opened.text)
        assert path
        base = f"{pages.address}{path[0]}"
        async with aiohttp.ClientSession() as session:
            given = {"Authorization": f"Bearer {token[1]}"}
            async with session.get(f"{base}1.json", headers=given) as answer:
                shown = await answer.json()
                assert (answer.status, shown["phase"]) == (200, "running")
            async with session.get(f"{base}1.png", headers=given) as answer:
                assert (await answer.read()).startswith(b"\x89PNG")
            async with session.get(f"{base}1.json") as answer:
                assert answer.status == 404
            await said(ada, "setup hooks page", on=False)
            async with session.get(f"{base}1.json", headers=given) as answer:
                assert answer.status == 404
    assert token[1] not in served.log
