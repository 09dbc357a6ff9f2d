"""A random walk over every control and command of all games, from fresh, middle and late positions.

Short walks in two games are part of every run. ``make test-all`` has one in each game, and a longer one in all games at
once. More and longer walks::

    WALK_SEEDS="1 2 3" WALK_ACTS=300 python -m pytest -q tests/play/test_walk.py

`WALK_ACTS` is the number of acts of the longer walk at each of the sixteen tables: a lobby and three positions of each
game. At some more positions the walk opens everything that changes nothing.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import chain
from pathlib import Path

import pytest

from playground import Person
from tests.contract.adding import ROOT, game_folders
from tests.play.bot_process import Bot
from tests.play.positions import Place, arrange
from tests.play.walk import Walk, complaints

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEEDS = [int(each) for each in os.environ.get("WALK_SEEDS", "17").split()]
SHORT, LONG = 12, int(os.environ.get("WALK_ACTS", "40"))
"""The numbers of acts of the two walks."""
HOSTS, WATCHER = ("Ada", "Ben"), "Cleo"
"""The players of each table, who also walk there."""
KINDS = game_folders(ROOT)
TOURS = 6
"""The number of additional positions of each game that are inspected without a walk."""


@pytest.mark.timeout(300 + 20 * LONG)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("kinds", "acts"),
    [
        *(pytest.param([kind], SHORT, marks=pytest.mark.sweep(1, by="acts")) for kind in KINDS),
        pytest.param(KINDS, LONG, marks=pytest.mark.sweep(0, by="acts")),
    ],
)
async def test_a_walk_finds_no_defect(tmp_path: Path, seed: int, kinds: Sequence[str], acts: int) -> None:
    bot = Bot(tmp_path)
    await bot.server.start()
    try:
        places = await guilds(bot, kinds, random.Random(seed))
        await arrange(bot.data, [place for each in places for place in each], HOSTS, seed)
        await bot.start()
        findings = await asyncio.gather(*(walked(bot, each, seed, acts) for each in places))
        assert await bot.stop() == 0
        refused = [f"{each['what']} ({each['where']})" for each in bot.server.world.violations]
        found = [*chain(*findings), *refused, *complaints(bot.log)]
        assert not found, "\n".join(found)
    finally:
        if bot.running:
            await bot.kill()
        await bot.server.close()


async def guilds(bot: Bot, kinds: Sequence[str], rng: random.Random) -> list[list[Place]]:
    """Make a guild for each game, with a channel for each of its tables. The tables to walk at come first."""
    made = []
    async with Person(bot.server.url, "Ada") as ada:
        # With these settings public texts are English and Ben's private texts German.
        await ada.control("POST", "/people/Ben/settings", {"locale": "de"})
        for kind in kinds:
            guild = (await ada.control("POST", "/guilds", {"name": kind}))["id"]
            middle, late, latest = rng.uniform(0.3, 0.7), rng.uniform(0.9, 1.0), rng.uniform(0.95, 1.0)
            positions = [None, 0.0, middle, late, latest, *(rng.random() for _ in range(TOURS - 1))]
            channels = [each["id"] for each in await ada.control("GET", "/channels") if each.get("guild_id") == guild]
            for number in range(len(channels), len(positions)):
                made_here = await ada.control("POST", "/channels", {"guild": guild, "name": f"table-{number}"})
                channels.append(made_here["id"])
            made.append(
                [
                    Place(guild, channels[number], kind, part, computers=number < len(positions) - TOURS)
                    for number, part in enumerate(positions)
                ]
            )
    return made


async def walked(bot: Bot, places: Sequence[Place], seed: int, acts: int) -> list[str]:
    """Walk at the first tables of a game, inspect the others, and return the defects."""
    findings = []
    async with AsyncExitStack() as stack:
        persons = [await stack.enter_async_context(Person(bot.server.url, name)) for name in (*HOSTS, WATCHER)]
        for number, place in enumerate(places):
            name = "lobby" if place.played is None else f"{place.played:.0%} played"
            rng = random.Random(f"{seed} {place.kind} {place.played}")
            walk = Walk(bot.interactions, f"seed {seed}, {place.kind}, {name}", place.channel, persons, rng)
            if place.played is None:
                await persons[0].command("new", where=place.channel, game=place.kind)
            await (walk.go(acts) if number < len(places) - TOURS else walk.tour(HOSTS))
            findings += walk.findings
    return findings
