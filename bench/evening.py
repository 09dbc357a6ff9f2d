"""People who play at a table in each guild while machines are lost, and what they and the files have at the end."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import aiohttp

from bench.clicks import ANSWER, Table, opened
from bench.cluster import Machine, seen
from bench.farm import channel, guilds
from bench.startup import guest
from data import queries
from data.store import Store
from data.tables import Tables
from playground import Failed, Person, Refusal, Seen, people
from playground.gateway import TOO_EARLY

GUILDS = 30
THOUGHT = (0.3, 1.0)
"""Range of the thinking time before a click, in seconds."""
TAKEN = ("✔ ", "Your choice is made")
"""The beginnings of the answers to a choice that is taken."""
REFUSED, OUTDATED = "nothing has changed", "no longer possible"
"""Words of the answers to a choice that is not taken."""
EDITED = 1.0
"""Seconds in which a panel gets its choices. After a loss it may have none, and then the person looks again."""
CALMED = 10.0
"""Seconds after which a group that is played again is calm."""
LAST = 5.0
"""Seconds for the last answers."""
# https://discord.com/developers/docs/reference#snowflakes
DISCORD_EPOCH = 1_420_070_400_000


def sent_at(interaction: int) -> float:
    """Return the time of a click."""
    return ((interaction >> 22) + DISCORD_EPOCH) / 1000


class Choice(NamedTuple):
    """A choice that the bot has shown as taken."""

    interaction: int
    guild: int
    at: float

    @property
    def sent(self) -> float:
        """The time of the click."""
        return sent_at(self.interaction)


class Disturbance(NamedTuple):
    """A loss: of a group, or of all; its time, and the seconds until one and until half of the guilds are played."""

    group: int | None
    at: float
    first: float
    most: float


class Evening:
    """People at tables. A group of guilds has the shards of one process."""

    def __init__(self, url: str, groups: int) -> None:
        self.url = url
        self._groups = groups
        self.tables: dict[int, Table] = {}
        self.choices: list[Choice] = []
        self.disturbances: list[Disturbance] = []
        self.refused: list[float] = []
        """The times of the clicks that were answered with a refusal."""
        self.began = time.time()
        self._over = asyncio.Event()

    def group_of(self, guild: int) -> int:
        """Return the group of a guild."""
        return (guild >> 22) % self._groups

    def guilds(self, group: int) -> list[int]:
        """Return the guilds of a group."""
        return [guild for guild in self.tables if self.group_of(guild) == group]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Play until the block ends."""
        async with AsyncExitStack() as stack:
            for at, guild in enumerate(guilds(GUILDS)):
                place = opened(self.url, channel(guild), guest(2 * at), guest(2 * at + 1))
                self.tables[guild] = await stack.enter_async_context(place)
            self.began = time.time()
            playing = asyncio.gather(*(self._play(guild) for guild in self.tables))
            yield
            self._over.set()
            await playing

    async def taken_after(self, moment: float, group: int, count: int) -> float:
        """Wait until choices are taken in so many guilds of a group. Return the seconds since the moment."""
        while True:
            found: dict[int, float] = {}
            for choice in self.choices:
                # A click before that may have been answered at the last moment.
                if choice.sent > moment and self.group_of(choice.guild) == group:
                    found.setdefault(choice.guild, choice.at - moment)
            if len(found) >= count:
                return sorted(found.values())[count - 1]
            await asyncio.sleep(0.1)

    def just_before(self, choice: Choice, seconds: float) -> bool:
        """Return whether a choice was made in the last seconds before a disturbance of its group."""
        # It may be shown after the machine that has sent it is gone.
        losses = [one.at for one in self._of(self.group_of(choice.guild))]
        return any(choice.sent <= loss <= choice.at + seconds for loss in losses)

    def disturbed(self, report: dict[str, Any]) -> bool:
        """Return whether a click was made in a disturbed group, before people played again for a while."""
        at = sent_at(int(report["id"]))
        group = next((self.group_of(guild) for guild in self.tables if channel(guild) == report["channel"]), 0)
        return any(one.at - 5 <= at <= one.at + one.most + CALMED for one in self._of(group))

    def _of(self, group: int) -> list[Disturbance]:
        return [one for one in self.disturbances if one.group in (None, group)]

    async def _play(self, guild: int) -> None:
        table, rng = self.tables[guild], random.Random(guild)
        while not self._over.is_set():
            try:
                message = await table.ada.wait_for(lambda each: "Play" in each.buttons, 5)
                # After a loss the newest message may tell of a turn that is open again.
                called = [table.ada, table.ben]
                called.sort(key=lambda person: people.user_id(person.name) not in message.pings)
                for person in called:
                    async with asyncio.timeout(30):
                        if await self._turn(guild, table, person, message, rng):
                            break
            # A person whose click is not answered looks at the channel again.
            except (Failed, Refusal, TimeoutError, aiohttp.ClientError):
                await asyncio.sleep(0.5)

    async def _turn(self, guild: int, table: Table, person: Person, message: Seen, rng: random.Random) -> bool:
        answer = await table.turn(person, message, THOUGHT, rng, EDITED)
        told = await person.settled(answer, ANSWER)
        # A late picture of the panel may have come first. It does not show the choice.
        told = await person.wait_for(lambda each: each.id == told.id and _is_answer(each.text), ANSWER)
        if REFUSED in told.text:
            self.refused.append(sent_at(int(answer.report["id"])))
        if not told.text.startswith(TAKEN):
            return False
        self.choices.append(Choice(int(answer.report["id"]), guild, time.time()))
        return True


def _is_answer(text: str) -> bool:
    return text.startswith(TAKEN) or REFUSED in text or OUTDATED in text


class Result(NamedTuple):
    """All that people did and saw, and what the files have at the end."""

    evening: Evening
    reports: list[dict[str, Any]]
    turns: int
    """The number of turn messages."""
    invalid: int
    """The number of sessions that were invalid because processes identified too soon one after the other."""
    stored: set[int]
    """The interactions that have changed a game, by the files at the end."""
    faults: list[str]
    """Files that are damaged, and logs with holes."""
    seconds: float

    @property
    def doubled(self) -> int:
        """The number of turn messages beyond one for each choice. A restored table posts its turn again."""
        choices = len({choice.interaction for choice in self.evening.choices} | self.stored)
        again = sum(len(self.evening.guilds(one.group)) for one in self.evening.disturbances if one.group is not None)
        return max(0, self.turns - len(self.evening.tables) - choices - again)


async def counted(evening: Evening, machines: Sequence[Machine]) -> Result:
    """Stop the machines and count."""
    seconds = time.time() - evening.began
    await asyncio.sleep(LAST)
    async with Person(evening.url, guest(0)) as person:
        reports = await person.control("GET", "/interactions")
        invalid = sum(one["what"] == TOO_EARLY for one in await person.control("GET", "/violations"))
    turns = 0
    for table in evening.tables.values():
        async with Person(evening.url, table.ada.name, table.ada.channel) as ada:
            turns += sum(bool(each.pings) for each in await ada.messages() if not each.ephemeral)
    # All at once, so that no spare takes over.
    await asyncio.gather(*(asyncio.to_thread(machine.stop) for machine in machines if machine.running))
    stored, faults = set[int](), []
    for guild in evening.tables:
        newest = max(machines, key=lambda machine: machine.epoch(guild))
        store = await Store(newest.data).open()
        stored |= seen(store.connections.path(guild))
        faults += [f"{guild}: {fault}" for fault in await _faults(store, guild)]
        await store.close()
        if seen(newest.copy_of(guild)) != seen(newest.data / f"{guild}.sqlite3"):
            faults.append(f"{guild}: the copy is not complete")
    return Result(evening, reports, turns, invalid, stored, faults, seconds)


async def _faults(store: Store, guild: int) -> list[str]:
    try:
        log = await queries.whole_log(store, guild, 1)
        async with Tables(store).transaction(guild, 1) as session:
            loaded = session.last == len(log)
    except Exception as error:
        return [repr(error)]
    holes = [entry.number for entry in log] != [*range(1, len(log) + 1)]
    return ["holes in the log"] * holes + ["the log is not the table's"] * (not loaded)
