"""The operator's pages of a running bot."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from playground import Person
from playground.faults import HOUR, Fault
from playground.rest import FAULTS
from tests.patience import until, until_told
from tests.play import acts
from tests.play.bot_process import Bot
from tests.play.pages import Pages
from tests.play.refusals import refusal_of_python

pytest.importorskip("prometheus_client", reason="locks/requirements-metrics.lock is not installed")
pytestmark = pytest.mark.asyncio(loop_scope="session")

IDS = re.compile(r"\d{6,}")
"""An id of Discord in a label."""


def _is_calm(found: dict[str, float]) -> bool:
    """Return True if no message and no picture waits, and the event loop has been measured."""
    waiting = found["stammtisch_outbox_messages"] or found["stammtisch_pictures_waiting"]
    return not waiting and found["stammtisch_loop_delay_seconds_count"] > 0


@pytest_asyncio.fixture(loop_scope="session")
async def watched(tmp_path: Path) -> AsyncIterator[Bot]:
    async with Bot(tmp_path, OPS_PORT="0") as bot:
        yield bot


async def test_a_bot_that_plays_is_healthy_ready_and_measured(watched: Bot) -> None:
    pages = Pages(watched)
    async with Person(watched.server.url, "Ada") as ada, Person(watched.server.url, "Ben") as ben:
        assert await pages.read("healthz") == (200, "ok\n")
        await until_told(lambda: pages.read("readyz"), lambda answer: answer == (200, "ok\n"))
        message = await acts.table(ada, ben)
        await acts.opened(ada, message)
        found = await until_told(pages.metrics, _is_calm)
    assert found['stammtisch_interactions_total{family="command",outcome="acknowledged"}'] >= 1
    assert found['stammtisch_interactions_total{family="t1",outcome="acknowledged"}'] >= 1
    assert found["stammtisch_acknowledge_seconds_count"] >= 2
    assert found["stammtisch_picture_seconds_count"] >= 1
    assert found["stammtisch_loop_delay_seconds_count"] >= 1
    assert found["stammtisch_open_files"] >= 1
    assert found["stammtisch_guilds"] >= 1
    assert found["stammtisch_wakes_overdue"] == 0
    assert found["stammtisch_outbox_oldest_seconds"] == 0
    assert "stammtisch_gateway_latency_seconds" in found
    assert found['stammtisch_log_lines_total{level="INFO"}'] >= 1
    request = 'method="POST",route="/channels/:id/messages",status="200"'
    assert found[f"stammtisch_http_requests_total{{{request}}}"] >= 1
    labels = " ".join(name for name in found if name.startswith("stammtisch_"))
    assert not IDS.search(labels)
    assert not any(token in labels for token in watched.interactions.open)


async def test_series_do_not_grow_with_guilds(watched: Bot) -> None:
    pages = Pages(watched)

    async def play_in(guild: str) -> set[str]:
        async with Person(watched.server.url, "Ada") as ada:
            made = await ada.control("POST", "/guilds", {"name": guild})
            channels = [
                each["id"] for each in await ada.control("GET", "/channels") if each.get("guild_id") == made["id"]
            ]
            await ada.wait_for(lambda each: "I'm Stammtisch" in each.text and each.pictures, channel=channels[0])
        await watched.noted(made["id"])
        return set(await pages.metrics())

    first = await play_in("First")
    assert await play_in("Second") <= first | await play_in("Third")
    later = await pages.metrics()
    assert {name for name in later if "log_lines" not in name} - first == set()


async def test_a_bot_without_a_gateway_is_healthy_but_not_ready(tmp_path: Path) -> None:
    bot = Bot(tmp_path, OPS_PORT="0")
    await bot.server.start()
    assert bot.server._app is not None
    bot.server._app[FAULTS].waiting.append(Fault(path="GET /gateway/bot", delay=HOUR))
    starting = asyncio.create_task(bot.start())
    await until(lambda: (bot.folder / "bot.log").exists() and "operator's pages" in bot.log)
    pages = Pages(bot)
    assert await pages.read("readyz") == (503, "the gateway is not ready\n")
    assert await pages.read("healthz") == (200, "ok\n")
    starting.cancel()
    await bot.kill()
    await bot.server.close()


async def test_the_pages_need_their_setting(bot: Bot) -> None:
    assert "operator's pages" not in bot.log


async def test_a_missing_package_is_one_sentence(tmp_path: Path) -> None:
    # Python imports this module at the start: https://docs.python.org/3/library/site.html#module-sitecustomize
    missing = "import sys\nsys.modules['prometheus_client'] = sys.modules['asyncpg'] = None\n"
    (tmp_path / "sitecustomize.py").write_text(missing)
    settings = {"DISCORD_TOKEN": "token", "PYTHONPATH": str(tmp_path)}
    assert "prometheus-client is not installed" in await refusal_of_python(tmp_path, OPS_PORT="0", **settings)
    assert "asyncpg is not installed" in await refusal_of_python(tmp_path, SHARED="postgresql://host/none", **settings)


async def test_without_the_settings_their_packages_are_not_imported() -> None:
    code = "import bot, sys; sys.exit(any(name in sys.modules for name in ('asyncpg', 'prometheus_client')))"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
    assert await process.wait() == 0
