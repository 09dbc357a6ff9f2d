"""A guild's unusable file: the guild is told, another plays on, and the file stays unchanged."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest

from data.store import SHARED_FILE
from playground import Person, Seen
from tests.patience import until
from tests.play import acts
from tests.play.bot_process import Bot

pytestmark = pytest.mark.asyncio(loop_scope="session")


def garbled(file: Path) -> None:
    """Overwrite the middle of a file."""
    size = file.stat().st_size
    with file.open("r+b") as open_file:
        open_file.seek(size // 4)
        open_file.write(b"\xa5" * (size // 2))


def torn(file: Path) -> None:
    """Truncate a file."""
    with file.open("r+b") as open_file:
        open_file.truncate(file.stat().st_size // 2 + 100)


def foreign(file: Path) -> None:
    """Replace the file by other content."""
    file.write_bytes(b"This is no database at all.\n" * 200)


def newer(file: Path) -> None:
    """Mark the file as written by a future version."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 1000")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


DAMAGED = "The file with this server's games is damaged"
NEWER = "A newer version of me saved this server's games"


HARMS = ((garbled, DAMAGED), (torn, DAMAGED), (foreign, DAMAGED), (newer, NEWER))


@pytest.mark.own_bot
async def test_a_guild_with_an_unusable_file_is_told_and_another_plays_on(
    bot: Bot, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(neighbour(bot, ada)) for _ in HARMS]
        lobbies = [await cleo.settled(await cleo.command("new", game="carcassonne")) for _, cleo in guests]
        assert await bot.stop() == 0
        for (harm, _), (guild, _) in zip(HARMS, guests, strict=True):
            harm(bot.data / f"{guild}.sqlite3")
        before = content(bot, [guild for guild, _ in guests])
        await bot.start()
        for (_, sentence), (_, cleo), lobby in zip(HARMS, guests, lobbies, strict=True):
            await check_told(cleo, lobby, sentence)
        await acts.turn(acts.called(message, (ada, ben)), message, rng)
        await acts.next_turn(ada, message)
    assert await bot.stop() == 0
    assert content(bot, [guild for guild, _ in guests]) == before


async def check_told(person: Person, lobby: Seen, sentence: str) -> None:
    """Check that a click, two commands and a suggestion end in a sentence that only this person sees."""
    await person.click(lobby, "Leave")
    told = [await person.wait_for(lambda each: each.ephemeral)]
    told += [await person.settled(await person.command("game status"))]
    told += [await person.settled(await person.command("new", game="carcassonne"))]
    for each in told:
        assert each.ephemeral
        assert sentence in each.text
        assert not each.components
    assert await person.autocomplete("game move", "action", action="") == []


def content(bot: Bot, guilds: list[str]) -> dict[str, bytes]:
    """Return the guilds' files and all files beside them, byte for byte."""
    return {each.name: each.read_bytes() for guild in guilds for each in bot.data.glob(f"{guild}*")}


@asynccontextmanager
async def neighbour(bot: Bot, ada: Person) -> AsyncIterator[tuple[str, Person]]:
    """Add a person to another guild; yield its id and the person."""
    other = await ada.control("POST", "/guilds", {"name": "Another guild"})
    first = next(each for each in await ada.control("GET", "/channels") if each["guild_id"] == other["id"])
    async with Person(bot.server.url, "Cleo", first["id"]) as cleo:
        yield other["id"], cleo


def noted(bot: Bot) -> list[str]:
    """Return the messages of the tables that the shared file knows."""
    with closing(sqlite3.connect(f"file:{bot.data / SHARED_FILE}?mode=ro", uri=True)) as db:
        return [str(row[0]) for row in db.execute("SELECT message FROM progress")]


@pytest.mark.own_bot
async def test_deleted_log_of_a_young_game_is_noticed_and_said(bot: Bot, ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    await until(lambda: noted(bot) == [message.id])
    await bot.kill()
    for log in bot.data.glob("[0-9]*.sqlite3-wal"):
        log.unlink()
    await bot.start()

    told = await ada.wait_for(lambda each: "is lost: its data is missing" in each.text)
    assert not told.ephemeral
    await ada.wait_for(lambda each: each.id == message.id and not each.buttons)
    assert "the file lacks the table or its last choices" in bot.log
    assert "There is no table in this channel" in (await ada.settled(await ada.command("game board"))).text
    await acts.table(ada, ben)
