"""Tables in any position, written into a guild's file before the bot starts."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bench.games.random_play import step
from cogs.discord.throttle import CLICKS
from cogs.lobby.actions import seat_opponent
from cogs.table.turns import queue_start
from data import queries
from data.store import Store
from data.tables import Tables
from playground import people
from rules.kernel import GAMES, Choice, Facts, Table
from tests.kept import kept

IDLE = ("Dora", "Emil")
"""The players of a table without computers, who do nothing."""
GAMES_OF_A_KIND = 4
MOST_STEPS = 5_000
MOST_CLICKS = 100
"""Interactions per second that the guild allows each user: more than a test makes."""


class Place(NamedTuple):
    """A channel of a guild, with the played share of a whole game (0 to 1); None for no table yet."""

    guild: str
    channel: str
    kind: str
    played: float | None
    computers: bool = True
    """Whether computers fill the table. Otherwise passive people sit there, and the position stays."""


async def arrange(folder: Path, places: Sequence[Place], hosts: Sequence[str], seed: int) -> None:
    """Write the table of each place into its guild's file; `hosts` sit there, perhaps with others.

    The same seed makes the same tables. Tables of one kind share a few games, each stopped at its own moment.
    """
    store = await Store(folder).open()
    try:
        # Otherwise the bot would warn that the folder is new.
        await store.alive.begin()
        for guild in {place.guild for place in places}:
            await queries.set_settings(store, int(guild), **{CLICKS: MOST_CLICKS})
        for number, place in enumerate(places):
            if place.played is not None:
                rng = random.Random(f"{seed} {place.kind} {number % GAMES_OF_A_KIND}")
                await _arrange(Tables(store), place, place.played, hosts, rng)
    finally:
        await store.close()


async def _arrange(tables: Tables, place: Place, part: float, hosts: Sequence[str], rng: random.Random) -> None:
    kind, guild = place.kind, int(place.guild)
    most = GAMES[kind].meta.seats[1]
    seats = rng.randint(len(hosts), min(most, len(hosts) + 2))
    seed = rng.randrange(1 << 128)
    options, played = _played(kind, seats, seed)
    names = [*hosts, *(() if place.computers else IDLE)][:seats]
    first, *others = [int(people.user_id(name)) for name in names]
    row = await tables.create(guild, kind, host=first, channel=int(place.channel), name=hosts[0], options=options)
    async with tables.transaction(guild, row.id) as session:
        for name, user in zip(names[1:], others, strict=True):
            session.join(user, name)
        for _ in range(seats - len(names)):
            seat_opponent(session)
        with _seeded(seed):
            session.start()
        # Leave the last choice open.
        for seat, choice in played[: min(round(part * len(played)), len(played) - 1)]:
            session.answer(seat, choice, who=session.seats[seat].user)
        queue_start(session)


@contextmanager
def _seeded(seed: int) -> Iterator[None]:
    """Give the next table this seed instead of one from the operating system."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", lambda count: seed.to_bytes(count, "big"))
        yield


@kept
def _played(kind: str, seats: int, seed: int) -> tuple[Facts, list[tuple[int, Choice]]]:
    """Return options for a game, and the choices of a whole game with them."""
    rng = random.Random(seed)
    options, table = _begun(kind, seats, seed, rng)
    by_chance = rng.random() < 0.5
    played: list[tuple[int, Choice]] = []
    while not table.over and len(played) < MOST_STEPS:
        played.append(_step(table, kind, rng, by_chance=by_chance))
    return options, played


def _begun(kind: str, seats: int, seed: int, rng: random.Random) -> tuple[Facts, Table]:
    """Return random options that fit one another and the seats, and a new table with them."""
    while True:
        options = _options(kind, rng)
        # Some options exclude others, and some need more or fewer players.
        with suppress(ValueError):
            return options, Table.new(kind, seats=seats, seed=seed, options=options)


def _step(table: Table, kind: str, rng: random.Random, *, by_chance: bool) -> tuple[int, Choice]:
    ask = rng.choice([each for each in table.asks if not each.optional])
    choice = None if by_chance else GAMES[kind].choose(table.view(ask.seat), ask, rng)
    if choice is None:
        seat, choice, _ = step(table, rng)
        return seat, choice
    table.answer(ask.seat, choice)
    return ask.seat, choice


def _options(kind: str, rng: random.Random) -> dict[str, Any]:
    """Return random options for a game, most of them with their default."""
    return {
        setting.key: rng.sample(setting.values, rng.randint(0, min(3, len(setting.values))))
        if setting.many
        else rng.choice(setting.values)
        for setting in GAMES[kind].meta.options
        if rng.random() < 0.4
    }
