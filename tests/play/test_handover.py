"""A new process takes over from a running one, and players notice nothing."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from discord import Client

from playground import Person, Seen
from tests.patience import until
from tests.play import acts, guild_file
from tests.play.bot_process import READY, Bot, BotProcess, as_usual
from tests.play.conftest import Place
from tests.play.handover import LISTENS, RESTARTING, SERVES, ask_on
from tests.play.refusals import refusal

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.own_bot]

TAKE_OVER, GO = "--take-over", "go"

Succeed = Callable[..., BotProcess]


@pytest_asyncio.fixture(loop_scope="session")
async def succeed(bot: Bot, tmp_path: Path) -> AsyncIterator[Succeed]:
    """Yield a function that starts a process which takes over from the bot."""
    made: list[BotProcess] = []
    numbers = count(1)

    def start(prepare: Callable[[], None] = as_usual) -> BotProcess:
        made.append(successor_of(bot, tmp_path / f"successor-{next(numbers)}", prepare))
        return made[-1]

    yield start
    for process in made:
        if process.running:
            assert await process.stop() == 0, process.log
        assert "Traceback" not in process.log, process.log[-5000:]


def successor_of(bot: Bot, folder: Path, prepare: Callable[[], None] = as_usual) -> BotProcess:
    """Start a process that takes over from the bot."""
    folder.mkdir()
    process = BotProcess(folder)
    process.data = bot.data
    process.run(prepare, TAKE_OVER, **bot.environment)
    return process


async def ended(process: BotProcess) -> int | None:
    """Wait for the end of a process and return its exit code."""
    await until(lambda: not process.running)
    assert process.process is not None
    return process.process.exitcode


def never_ready() -> None:
    """Let the connection of this process never become ready."""

    async def wait(_: Any) -> None:
        await asyncio.Event().wait()

    setattr(Client, "wait_until_ready", wait)  # noqa: B010 - mypy refuses the assignment


def ready_when_told() -> None:
    """Let the connection of this process become ready when there is a file ``GO`` in its folder."""
    is_ready = Client.wait_until_ready

    async def wait(client: Client) -> None:
        while not Path(GO).exists():  # noqa: ASYNC110, ASYNC240 - another process makes the file
            await asyncio.sleep(0.01)
        await is_ready(client)

    setattr(Client, "wait_until_ready", wait)  # noqa: B010 - mypy refuses the assignment


async def begun_handover(
    bot: Bot, mover: Person, message: Seen, succeed: Succeed, delay: float = 1.5
) -> tuple[BotProcess, asyncio.Task[Seen]]:
    """Begin a handover while an answer takes ``delay`` seconds. Return the successor, and the press of *Play*."""
    successor = succeed(ready_when_told)
    await until(lambda: bot.server.world.doubled)
    slow = await acts.slowly_opened(bot, mover, message, delay)
    (successor.folder / GO).touch()
    await until(lambda: "finishes its work" in bot.log)
    return successor, slow


async def test_clicks_during_a_handover_are_answered_once(
    bot: Bot, place: Place, ada: Person, ben: Person, cleo: Person, succeed: Succeed, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    told: list[str] = []
    asking = asyncio.Event()
    asking.set()
    async with asyncio.TaskGroup() as group:
        for person in (ben, cleo):
            group.create_task(ask_on(person, told, asking))
        successor = succeed()
        await until(lambda: LISTENS in successor.log)
        await mover.settled(await mover.click(panel, "Confirm"))
        await until(lambda: SERVES in successor.log)
        assert await ended(bot) == 0
        before = len(told)
        await until(lambda: len(told) > before + 2)
        asking.clear()
    assert not [text for text in told if RESTARTING in text or "Waiting for" not in text]
    assert len(guild_file.read_game(bot.data, place.guild).choices) == 2
    after = await acts.next_turn(ada, message)
    assert acts.called(after, (ada, ben)) is not mover
    await successor.noted(place.guild)
    turns = [each for each in await ada.messages() if each.pings]
    assert [each.id for each in turns] == [message.id, after.id]
    assert [each.id for each in turns if each.buttons] == [after.id], "one live turn message"
    assert bot.server.world.violations == []


async def test_successor_acknowledges_while_the_other_process_hangs_and_answers_when_it_is_dead(
    bot: Bot, place: Place, ada: Person, ben: Person, succeed: Succeed
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await bot.noted(place.guild)
    bot.send_signal(signal.SIGSTOP)
    successor = succeed()
    await until(lambda: LISTENS in successor.log)
    acknowledged = await mover.click(message, "Play")
    assert bot.running
    bot.send_signal(signal.SIGKILL)
    assert acts.offered(await mover.settled(acknowledged))
    assert SERVES in successor.log


async def test_process_serves_on_beside_a_successor_that_is_never_ready_until_another_one_is(
    bot: Bot, place: Place, ada: Person, ben: Person, succeed: Succeed
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    first = succeed(never_ready)
    await until(lambda: bot.server.world.doubled)
    assert acts.offered(await acts.opened(mover, message))
    second = succeed()
    assert await ended(second) == 1
    assert "Another process already waits to take over the data folder" in second.log
    await first.kill()
    third = succeed()
    assert await ended(bot) == 0
    assert acts.offered(await acts.opened(mover, message))
    assert SERVES in third.log


async def test_process_serves_on_if_its_successor_dies_in_the_handover(
    bot: Bot, place: Place, ada: Person, ben: Person, succeed: Succeed
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await bot.noted(place.guild)
    successor, slow = await begun_handover(bot, mover, message, succeed, 3)
    left = asyncio.create_task(ben.command("game status"))
    await successor.kill()
    assert "Waiting for" in (await ben.settled(await left)).text
    assert "serves on" in bot.log
    assert acts.offered(await slow)
    assert bot.running


async def test_a_stop_during_a_handover_cuts_nothing_off(
    bot: Bot, place: Place, ada: Person, ben: Person, succeed: Succeed
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await bot.noted(place.guild)
    _, slow = await begun_handover(bot, mover, message, succeed)
    bot.send_signal(signal.SIGTERM)
    assert acts.offered(await slow)
    assert await ended(bot) == 0


async def test_a_stop_waits_for_the_successor(
    bot: Bot, place: Place, ada: Person, ben: Person, succeed: Succeed
) -> None:
    await acts.table(ada, ben)
    successor = succeed()
    await until(lambda: "prepares to take over" in successor.log)
    bot.send_signal(signal.SIGTERM)
    for _ in range(3):
        assert "Waiting for" in (await ben.settled(await ben.command("game status"))).text
    assert await ended(bot) == 0
    await until(lambda: SERVES in successor.log)


async def test_pages_and_reports_to_the_service_manager_follow_the_process_that_serves(tmp_path: Path) -> None:
    pytest.importorskip("prometheus_client", reason="locks/requirements-metrics.lock is not installed")
    with socket.create_server(("127.0.0.1", 0)) as reserved:
        port = reserved.getsockname()[1]
    loop = asyncio.get_running_loop()
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as manager:
        manager.setblocking(False)
        # Paths of sockets are short.
        manager.bind(f"\0stammtisch-{os.getpid()}")
        async with Bot(tmp_path, OPS_PORT=str(port)) as bot:
            bot.settings["NOTIFY_SOCKET"] = f"@stammtisch-{os.getpid()}"
            successor = successor_of(bot, tmp_path / "successor")
            assert await loop.sock_recv(manager, 100) == b"READY=1"
            await until(lambda: SERVES in successor.log)
            assert await ended(bot) == 0
            await until(lambda: "the operator's pages are at" in successor.log)
            async with aiohttp.request("GET", f"http://127.0.0.1:{port}/healthz") as answer:
                assert answer.status == 200
            assert await successor.stop() == 0
            assert "Traceback" not in successor.log


async def test_without_a_running_process_it_is_an_ordinary_start(bot: Bot, succeed: Succeed) -> None:
    assert await bot.stop() == 0
    successor = succeed()
    await until(lambda: READY.search(successor.log))
    assert "take over" not in successor.log


async def test_wrong_arguments_are_one_sentence(tmp_path: Path) -> None:
    told = await refusal(tmp_path, "--takeover", DATA_DIR=str(tmp_path))
    assert "There is no argument --takeover" in told
    told = await refusal(tmp_path, TAKE_OVER, DATA_DIR=str(tmp_path))
    assert "--take-over needs DISCORD_TOKEN" in told
