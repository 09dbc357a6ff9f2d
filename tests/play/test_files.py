"""A guild's file that cannot be used: that guild is told, another plays on, and the file stays as it is."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from playground import Person
from tests.play import hands
from tests.play.conftest import Place
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


def garbled(file: Path) -> None:
    """Write over the middle of a file."""
    size = file.stat().st_size
    with file.open("r+b") as open_file:
        open_file.seek(size // 4)
        open_file.write(b"\xa5" * (size // 2))


def torn(file: Path) -> None:
    """Cut a file off."""
    with file.open("r+b") as open_file:
        open_file.truncate(file.stat().st_size // 2 + 100)


def foreign(file: Path) -> None:
    """Put something else in the file's place."""
    file.write_bytes(b"This is no database at all.\n" * 200)


def newer(file: Path) -> None:
    """Let the file be written by a version that is not there yet."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 1000")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


DAMAGED = "The file with this server's games is damaged."
NEWER = "were saved by a newer version of me"


@pytest.mark.parametrize(
    ("harm", "sentence"), [(garbled, DAMAGED), (torn, DAMAGED), (foreign, DAMAGED), (newer, NEWER)]
)
async def test_a_guild_file_that_cannot_be_used(
    house: House,
    place: Place,
    ada: Person,
    ben: Person,
    rng: random.Random,
    harm: Callable[[Path], None],
    sentence: str,
) -> None:
    message = await hands.table(ada, ben)
    async with neighbours(house, ada) as (cleo, dora):
        elsewhere = await hands.table(cleo, dora)
        assert await house.stop() == 0
        file = house.data / f"{place.guild}.sqlite3"
        harm(file)
        before = content(house, place)
        await house.start()
        answers = (
            (ada, await ada.click(message, "Play")),
            (ben, await ben.command("game status")),
            (ada, await ada.command("new", game="carcassonne")),
        )
        for person, answer in answers:
            told = await person.settled(answer)
            assert told.ephemeral
            assert sentence in told.text
            assert not told.components
        assert await ada.autocomplete("game move", "action", action="") == []
        await hands.turn(hands.called(elsewhere, (cleo, dora)), elsewhere, rng)
        await hands.next_turn(cleo, elsewhere)
    assert await house.stop() == 0
    assert content(house, place) == before
    file.unlink()


def content(house: House, place: Place) -> dict[str, bytes]:
    """Return the guild's file and whatever lies beside it, byte for byte."""
    return {each.name: each.read_bytes() for each in house.data.glob(f"{place.guild}*")}


@asynccontextmanager
async def neighbours(house: House, ada: Person) -> AsyncIterator[tuple[Person, Person]]:
    """Bring two people into another guild."""
    other = await ada.control("POST", "/guilds", {"name": "Another guild"})
    first = next(each for each in await ada.control("GET", "/channels") if each["guild_id"] == other["id"])
    url = house.server.url
    async with Person(url, "Cleo", first["id"]) as cleo, Person(url, "Dora", first["id"]) as dora:
        yield cleo, dora
