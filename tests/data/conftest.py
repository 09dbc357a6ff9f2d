"""A store in its own folder, a clock that is set by hand, and the demo game as its content."""

import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

import pytest
import pytest_asyncio
from msgspec import Struct

from bench.games.random_play import random_choice
from data import personal, queries
from data.game import sql
from data.game.changes import StoredGame
from data.game.models import GameRow, Result, Seat
from data.game.session import GameSession
from data.game.timers import TimerPayload
from data.shared.protocol import Job, Rows
from data.sqlite.mapping import from_rows
from data.store import Due, Store
from data.tables import Tables
from rules.kernel import GAMES, Facts, Table
from tests.contract.demo import DEMO

R = TypeVar("R", bound=Struct)

GUILD = 1_100_000_000_000_000_000
ADA, BEN, CLEO = 11, 12, 13


class Clock:
    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Alarm(TimerPayload, frozen=True):
    """A timer of a table or a seat."""

    KIND = "alarm"

    reason: str = ""


class Ring(TimerPayload, frozen=True):
    """Another timer. Those with different names stand side by side."""

    KIND = "ring"

    name: str = ""


CALAMITY = (
    "CREATE TRIGGER calamity BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    "DROP TRIGGER calamity",
)
"""Statements that make every write of a message fail, and that end this."""


class Running(NamedTuple):
    guild: int
    id: int


@pytest.fixture(autouse=True)
def _demo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "demo", DEMO)


@pytest.fixture
def clock() -> Clock:
    return Clock()


class OpenStore(Protocol):
    async def __call__(self, folder: Path, **more: Any) -> Store: ...


@pytest_asyncio.fixture
async def open_store(clock: Clock) -> AsyncIterator[OpenStore]:
    """Open stores that are closed at the end in any case."""
    opened: list[Store] = []

    async def open_(folder: Path, **more: Any) -> Store:
        opened.append(await Store(folder, **{"clock": clock, **more}).open())
        return opened[-1]

    yield open_
    for store in opened:
        await store.close()


@pytest_asyncio.fixture
async def store(tmp_path: Path, open_store: OpenStore) -> Store:
    return await open_store(tmp_path)


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store)


@pytest_asyncio.fixture
async def running(tables: Tables) -> Running:
    """A game of the demo with Ada, Ben and a computer."""
    return await begin(tables, GUILD)


async def begin(tables: Tables, guild: int) -> Running:
    game = await tables.create(guild, "demo", host=ADA, name="Ada", channel=5)
    async with tables.transaction(guild, game.id) as session:
        session.join(BEN, "Ben")
        session.add_opponent("Cy")
        session.start()
    return Running(guild, game.id)


async def play(tables: Tables, running: Running, choices: int, rng: random.Random) -> None:
    """Play at random, one transaction per choice, until the game is over or a number of ``choices`` are made."""
    for _ in range(choices):
        async with tables.transaction(*running) as session:
            if session.table.over:
                return
            choose(session, rng)


def choose(session: GameSession, rng: random.Random) -> None:
    """Return a choice that the table accepts, tried out on a copy."""
    while True:
        # A seat that cannot pay an offer is still asked, because others would otherwise learn of its hand.
        ask = rng.choice(session.table.asks)
        choice = random_choice(ask, rng)
        try:
            session.table.fork().answer(ask.seat, choice)
        except ValueError:
            continue
        session.answer(ask.seat, choice, number=ask.number, who=session.seats[ask.seat].user)
        return


async def replayed(store: Store, running: Running, seed: bytes) -> Table:
    """Replay the whole log from the seed."""
    game = next(game for game in await everything(store, running.guild) if game.id == running.id)
    seats = len(await seats_of(store, *running))
    table = Table.new(game.kind, seats=seats, seed=int.from_bytes(seed, "big"), options=game.options)
    for entry in await queries.whole_log(store, *running):
        if entry.kind == "choice" and entry.seat is not None:
            assert table.answer(entry.seat, entry.choice) == entry.events
        elif entry.kind == "undo" and entry.seat is not None:
            table.undo(entry.seat)
            table.skip_numbers(entry.number)
    return table


async def everything(store: Store, guild: int) -> tuple[GameRow, ...]:
    return (*await queries.games(store, guild), *await ended(store, guild))


async def due_anywhere(store: Store) -> tuple[Due, ...]:
    """Wait until something is due, and read the guilds that report it."""
    found = [await store.due_in(guild) for guild in await store.guilds_due()]
    return tuple(due for due in found if due.messages or due.timers)


async def on_disk(store: Store, running: Running) -> StoredGame:
    return await store.read(running.guild, sql.load, running.id)


async def assert_memory_is_disk(tables: Tables, running: Running) -> None:
    held = await on_disk(tables.store, running)
    async with tables.transaction(*running) as session:
        assert session.table.dump() == held.dump
        assert (session.game, session.seats, session.last) == (held.game, held.seats, held.last)
        assert (tuple(session.timers.values()), tuple(session.messages.values())) == (held.timers, held.messages)


async def bid(tables: Tables, running: Running, *seats: int) -> None:
    for seat in seats:
        async with tables.transaction(*running) as session:
            session.answer(seat, [])


async def seats_of(store: Store, guild: int, game: int) -> tuple[Seat, ...]:
    """Return the players of a game from the file."""
    return await store.read(guild, _rows, Seat, "SELECT * FROM seats WHERE game = ? ORDER BY seat", game)


async def results_of(store: Store, guild: int, game: int) -> tuple[Result, ...]:
    """Return the result of a game from the file, best first."""
    return await store.read(guild, _rows, Result, "SELECT * FROM results WHERE game = ? ORDER BY rank, seat", game)


async def ended(store: Store, guild: int) -> tuple[GameRow, ...]:
    """Return the finished games from the file, latest first."""
    return await store.read(guild, _rows, GameRow, "SELECT * FROM games WHERE phase = 'over' ORDER BY ended DESC")


def job(*statements: str) -> Job[list[Any]]:
    """Execute statements on the shared store. Return the rows of the last one."""
    rows: Rows = ()
    for statement in statements:
        rows = yield (statement,)
    return [*rows]


async def collected(store: Store, user: int) -> Facts:
    """Return all data about a person."""
    guilds = {guild: await personal.collected_in(store, guild, user) for guild in await store.users.guilds(user)}
    return await personal.collected(store, user, guilds)


def _rows(db: sqlite3.Connection, kind: type[R], query: str, *facts: object) -> tuple[R, ...]:
    return from_rows(kind, db.execute(query, facts))
