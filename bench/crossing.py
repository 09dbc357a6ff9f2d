"""Settings, lists of tables and erasures across several machines, none of which opens foreign files."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import NamedTuple

from bench.clicks import Table, opened
from bench.cluster import Machine
from bench.farm import channel, guilds
from bench.figures import Figure
from bench.startup import guest
from playground import Person, people

HOST, OTHER = guest(180), guest(181)
"""Two people who play in servers of all machines."""
ANSWER_TIME = 60.0
"""Seconds in which a person must have the answer."""
LANGUAGE, TABLES, ERASED = 2.0, 2.0, 10.0
"""Seconds in which a language, a list of tables and an erasure reach all machines."""
GERMAN, RUNS, WAITS = "Zug ", "in progress", "waits for you"
DELETED, SURE = "Everything about you is deleted.", "Yes, delete everything"


class Crossed(NamedTuple):
    """The seconds until things reached all machines, and what was wrong."""

    listed: float
    language: float
    erased: float
    told: str
    """The answer to the person who has asked for the erasure."""
    refused: int
    """The number of tables at which the other person could not move afterwards."""
    foreign: int
    """The number of open files of servers of other machines."""

    def figures(self, name: str, groups: int) -> Iterable[Figure]:
        """Yield the limits."""
        of = f"tables and people in {groups} groups"
        listed = "s until /games mine lists all tables, and which of them wait for the person"
        yield Figure(f"{name}.listed", self.listed, listed, TABLES, of=of)
        yield Figure(f"{name}.language", self.language, "s until another group answers in it", LANGUAGE, of=of)
        yield Figure(f"{name}.erased", self.erased, "s until a person is in no file", ERASED, of=of)
        yield Figure(f"{name}.erased_partly", int(DELETED not in self.told), "answers", 0, of=self.told)
        yield Figure(f"{name}.refused", self.refused, "choices after the erasure", 0, of=of)
        yield Figure(f"{name}.foreign_files", self.foreign, "open files of other groups", 0, of=of)


async def crossed(url: str, groups: Sequence[Machine]) -> Crossed:
    """Play in a server of each group, whose machines are given."""
    async with _tables(url, len(groups)) as tables:
        first, last = tables[0], tables[-1]
        start = time.monotonic()
        waiting = sum([await _is_called(table) for table in tables])
        await _until_told(
            first.ada, "games mine", lambda told: (told.count(RUNS), told.count(WAITS)) == (len(groups), waiting)
        )
        listed = time.monotonic() - start
        await first.ada.settled(await first.ada.command("me settings", language="de"))
        start = time.monotonic()
        await _until_told(last.ada, "game status", lambda told: GERMAN in told)
        language = time.monotonic() - start

        asked = await first.ben.settled(await first.ben.command("me data", action="delete"))
        start = time.monotonic()
        answer = await first.ben.click(asked, SURE)
        user = people.user_id(OTHER)
        erased = await asyncio.to_thread(_until_unknown, user, groups) - start
        told = (await first.ben.settled(answer)).text
        refused = [await _cannot_move(table) for table in tables]
    foreign = sum(machine.foreign_files(group, len(groups)) for group, machine in enumerate(groups))
    return Crossed(listed, language, erased, told, sum(refused), foreign)


@asynccontextmanager
async def _tables(url: str, groups: int) -> AsyncIterator[Sequence[Table]]:
    """Open a table in a server of each group."""
    async with AsyncExitStack() as stack:
        found = {(guild >> 22) % groups: guild for guild in guilds(groups)}
        yield [
            await stack.enter_async_context(opened(url, channel(found[group], 2), HOST, OTHER))
            for group in range(groups)
        ]


async def _is_called(table: Table) -> bool:
    """Return whether the host is to move."""
    message = await table.ada.wait_for(lambda each: "Play" in each.buttons and each.pings, ANSWER_TIME)
    return people.user_id(HOST) in message.pings


async def _until_told(person: Person, command: str, fits: Callable[[str], object]) -> str:
    """Repeat a command until the answer fits, and return that."""
    async with asyncio.timeout(ANSWER_TIME):
        while True:
            told = (await person.settled(await person.command(command))).text
            if fits(told):
                return told
            await asyncio.sleep(0.2)


def _until_unknown(user: str, machines: Sequence[Machine]) -> float:
    """Wait until a person is in no file of a server. Return the time."""
    end = time.monotonic() + ANSWER_TIME
    while _is_known(user, machines) and time.monotonic() < end:
        time.sleep(0.1)
    return time.monotonic()


def _is_known(user: str, machines: Sequence[Machine]) -> bool:
    """Return whether a person is in the file of a server."""
    for machine in machines:
        for path in machine.data.glob("[0-9]*.sqlite3"):
            with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
                if any(user in line for line in db.iterdump()):
                    return True
    return False


async def _cannot_move(table: Table) -> bool:
    """Return whether the host, who plays against a computer now, cannot choose. The host reads German."""
    try:
        message = await table.ada.wait_for(
            lambda each: "Play" in each.buttons and people.user_id(OTHER) not in each.pings, ANSWER_TIME
        )
        panel = await table.ada.settled(await table.ada.click(message, "Play"))
    except TimeoutError:
        return True
    return not panel.buttons
