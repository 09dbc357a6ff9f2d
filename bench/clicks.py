"""Click latency in the playground: to the acknowledgement, and from *Confirm* to the new picture in the channel.

The playground, the bot and the players are three processes. One game is played without pauses; fifty games are played
at once by players who think a few seconds between two clicks.
"""

import asyncio
import itertools
import random
import re
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from bench.figures import Figure, percentile
from bench.startup import BARE, OURS, guest, invite, served, started
from playground import Answer, Person, Refusal, Seen, people

ACKNOWLEDGED, PICTURED = 500.0, 3000.0
"""Limits of a click to its acknowledgement and to the public picture, in milliseconds."""
ONE, MANY = 1, 50
CONFIRMS = {ONE: 60, MANY: 2}
"""Number of confirmed choices in each game."""
PICK, CONFIRM = re.compile(r"p1:\d+:\d+:"), re.compile(r"p1:\d+:\d+:c")
"""The beginnings of the custom ids that belong to an ask, and of the one that confirms."""
ADD, HARD = "Add computer", re.compile(": hard$")
"""The label of the button that adds an opponent, and the end of that which makes it one of level *hard*."""
THOUGHT = (3.0, 9.0)
"""Range of the seconds between two clicks at a table, with many games."""
ANSWER = 30.0
"""Seconds for an answer."""
REST = 5.0
"""Seconds after the last click in which its picture must come."""


class Taken(NamedTuple):
    """The measurements of one run.

    They are milliseconds from clicks to acknowledgements and from confirmed choices to new pictures, the number of
    missing pictures, and the duration in seconds after all tables were open.
    """

    acknowledged: list[float]
    pictured: list[float]
    missing: int
    seconds: float


def figures() -> Iterator[Figure]:
    """Measure a bare bot's acknowledgements, then one game, then many."""
    with tempfile.TemporaryDirectory() as folder, served() as url:
        with started(url, Path(folder), (*BARE, "register")):
            bare = asyncio.run(bare_acknowledgements(url))
        yield Figure("clicks.bare_acknowledgement", statistics.median(bare), "ms", of="a bare discord.py bot, median")
        with started(url, Path(folder), OURS):
            for games, thought in ((ONE, (0.0, 0.0)), (MANY, THOUGHT)):
                taken = asyncio.run(clicks(url, games, thought, CONFIRMS[games]))
                yield from _figures("1_game" if games == ONE else f"{games}_games", taken, statistics.median(bare))


def _figures(name: str, taken: Taken, bare: float) -> Iterator[Figure]:
    median = statistics.median(taken.acknowledged)
    of = f"{len(taken.acknowledged)} clicks, {len(taken.pictured)} pictures"
    yield Figure(f"clicks.acknowledged_{name}", median, "ms", of=f"median of {of}")
    yield Figure(f"clicks.acknowledged_{name}_ratio", median / bare, "of a bare discord.py bot")
    yield Figure(f"clicks.acknowledged_{name}_p99", percentile(taken.acknowledged, 0.99), "ms", ACKNOWLEDGED, of=of)
    yield Figure(f"clicks.pictured_{name}", statistics.median(taken.pictured), "ms", of=f"median of {of}")
    yield Figure(f"clicks.pictured_{name}_p99", percentile(taken.pictured, 0.99), "ms", PICTURED, of=of)


async def bare_acknowledgements(url: str) -> list[float]:
    """Return the acknowledgement times of a bot that does nothing else, in milliseconds."""
    async with Person(url, "Ada") as ada:
        return [(await ada.command("bare")).report["acknowledged_ms"] for _ in range(100)]


async def clicks(
    url: str,
    games: int,
    thought: tuple[float, float],
    confirms: int | None = None,
    seconds: float | None = None,
    hard: int = 0,
) -> Taken:
    """Play games at once until ``confirms`` choices are confirmed in each, or for ``seconds``. Return the measurements.

    An opponent of level *hard* plays in ``hard`` of them, too.
    """
    async with AsyncExitStack() as stack:
        invite()
        there = enumerate(await places(url, games))
        tables = [
            await stack.enter_async_context(opened(url, place, guest(2 * at), guest(2 * at + 1), hard=at < hard))
            for at, place in there
        ]
        plays = [table.play(confirms, thought, random.Random(at)) for at, table in enumerate(tables)]
        start = time.monotonic()
        playing = asyncio.gather(*plays)
        await asyncio.wait({playing}, timeout=seconds)
        played = time.monotonic() - start
        if playing.cancel():
            with suppress(asyncio.CancelledError):
                await playing
            await asyncio.sleep(REST)
        else:
            await playing
        reports = {report["id"]: report for report in await tables[0].ada.control("GET", "/interactions")}
    clicked = [reports[id_] for table in tables for id_ in table.clicks.clicked]
    confirmed = [reports[id_] for table in tables for id_ in table.clicks.confirmed]
    pictured = [report["pictured_ms"] for report in confirmed if report["pictured_ms"] is not None]
    return Taken(
        [report["acknowledged_ms"] for report in clicked],
        pictured,
        len(confirmed) - len(pictured),
        played,
    )


async def places(url: str, count: int) -> list[str]:
    """Return ``count`` empty channels, three in each guild."""
    async with Person(url, "Ada") as ada:
        guilds = [await ada.control("POST", "/guilds", {"name": f"Guild {at}"}) for at in range(-(-count // 3))]
        ids = {guild["id"] for guild in guilds}
        found = [channel["id"] for channel in await ada.control("GET", "/channels") if channel["guild_id"] in ids]
    return found[:count]


class Clicks(NamedTuple):
    """Ids of all clicks, and of the clicks that confirmed a choice."""

    clicked: list[str]
    confirmed: list[str]


class Table:
    """Two people at a table in one channel."""

    def __init__(self, ada: Person, ben: Person) -> None:
        self.ada, self.ben = ada, ben
        self.clicks = Clicks([], [])
        self._clicked = 0.0
        """The time of the last click, by the monotonic clock."""

    async def open(self, *, hard: bool = False) -> None:
        """Start a game, perhaps with an opponent of level *hard*."""
        await self.ada.command("new", game="carcassonne")
        await self.ben.click(await self.ada.wait_for(lambda each: "Join" in each.buttons), "Join")
        if hard:
            await self.ada.click(await self.ada.wait_for(lambda each: ADD in each.buttons), ADD)
            offered = await self.ada.wait_for(lambda each: any(map(HARD.search, each.buttons)))
            await self.ada.click(offered, next(filter(HARD.search, offered.buttons)))
        ready = await self.ada.wait_for(
            lambda each: "Start" in each.buttons and not each.buttons["Start"].get("disabled")
        )
        await self.ada.click(ready, "Start")

    async def play(self, confirms: int | None, thought: tuple[float, float], rng: random.Random) -> None:
        """Play ``confirms`` turns, or until this is cancelled."""
        last = ""
        self._clicked = time.monotonic()
        for _ in itertools.count() if confirms is None else range(confirms):
            message = await self.ada.wait_for(_turn_after(last), ANSWER)
            last = message.id
            person = self.ada if people.user_id(self.ada.name) in message.pings else self.ben
            await self.turn(person, message, thought, rng)
        await self.ada.wait_for(_turn_after(last), ANSWER)

    async def turn(
        self,
        person: Person,
        message: Seen,
        thought: tuple[float, float],
        rng: random.Random,
        patience: float = ANSWER,
    ) -> Answer:
        """Play one turn. Return the answer to the click that confirmed it.

        TimeoutError if the panel offers no choice for ``patience`` seconds.
        """
        await self._think(thought, rng)
        panel = await person.settled(self._noted(await person.click(message, "Play")), ANSWER)
        while True:
            await self._think(thought, rng)
            panel = await _with_choices(person, panel, patience)
            try:
                if confirm := _confirm(panel):
                    answer = self._noted(await person.click(panel, confirm))
                    self.clicks.confirmed.append(answer.report["id"])
                    return answer
                answer = self._noted(await self._pick(person, panel, rng))
            except Refusal:
                # The bot has edited the panel meanwhile, which a person sees. This click never reaches the bot.
                continue
            panel = await person.settled(answer, ANSWER)

    async def _think(self, thought: tuple[float, float], rng: random.Random) -> None:
        """Wait until the next click. A slow answer delays it only if it takes longer than the time between two."""
        await asyncio.sleep(self._clicked + rng.uniform(*thought) - time.monotonic())
        self._clicked = time.monotonic()

    def _noted(self, answer: Answer) -> Answer:
        self.clicks.clicked.append(answer.report["id"])
        return answer

    async def _pick(self, person: Person, panel: Seen, rng: random.Random) -> Answer:
        if selects := _selects(panel):
            return await person.select(panel, rng.choice(selects[0]["options"])["value"], which=selects[0]["custom_id"])
        return await person.click(panel, rng.choice(_labels(panel)))


async def _with_choices(person: Person, panel: Seen, patience: float) -> Seen:
    """Return the current panel, once it offers a choice: a late picture is a separate edit, and so is an answer."""
    return await person.wait_for(
        lambda each: each.id == panel.id and (_confirm(each) or _selects(each) or _labels(each)), patience
    )


def _selects(panel: Seen) -> list[dict[str, Any]]:
    """Return the selects that pick a choice."""
    return [select for select in panel.selects if PICK.match(select["custom_id"])]


def _labels(panel: Seen) -> list[str]:
    """Return the labels of the buttons that pick a choice."""
    return [
        label
        for label, each in panel.buttons.items()
        if PICK.match(each["custom_id"]) and not each.get("disabled") and label != "Back"
    ]


def _confirm(panel: Seen) -> str | None:
    """Return the label of the button that confirms, if it can be pressed."""
    found = (label for label, each in panel.buttons.items() if CONFIRM.match(each["custom_id"]))
    return next((label for label in found if not panel.buttons[label].get("disabled")), None)


def _turn_after(last: str) -> Callable[[Seen], object]:
    # An earlier message has its button until the bot has time to edit it.
    return lambda each: int(each.id) > int(last or 0) and "Play" in each.buttons and each.pings


@asynccontextmanager
async def opened(url: str, place: str, host: str, other: str, *, hard: bool = False) -> AsyncIterator[Table]:
    """Open a table for two people, perhaps with an opponent of level *hard*, and yield it."""
    async with Person(url, host, place) as ada, Person(url, other, place) as ben:
        table = Table(ada, ben)
        await table.open(hard=hard)
        yield table
