"""Stored tables: a data folder with a running and a finished table of every game, which later versions must load.

``stored/<name>.zip`` is the folder. ``stored/<name>.json`` tells what ``test_stored.py`` expects of each of its games.
This command writes both, with the games and the sets that no file has yet::

    python -m tests.data.store_tables NAME

The files of a release are never changed. Before the release, delete them to write them again.
"""

import asyncio
import itertools
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

from cluster.homes import Homes
from data import queries
from data.game.models import Absence, Offer, StandingOrder, Vote
from data.game.session import GameSession
from data.puzzles import PuzzleAnswer, keep_answer
from data.shared.quotas import take_pings
from data.store import SHARED_FILE, Store
from data.tables import Tables
from data.untold import keep_untold
from data.watchers import set_watcher
from data.wishes import Wish, add_wish
from rules.kernel import GAMES, Facts, Setting, Table, plain
from rules.record import Saved
from tests.data.samples import MESSAGES, TIMERS

FOLDER = Path(__file__).with_name("stored")
GUILD = 1_100_000_000_000_000_000
ADA, BEN, CLEO = 11, 12, 13
NOON = 1_700_000_000.0

MODES = ("mode", "variant")
"""Options of which every value is a different game."""
MOST_SETS = 12
"""The most values of an option whose values are sets. Longer lists are cards to pick from."""
KINGDOMS = ("First Game", "Victory Dance", "Paths to Victory")
"""Kingdoms of the option of this name that together use every set."""
LATER = 60
"""The log entries before a running table is left in the middle of a turn."""
BETWEEN_UNDOS = 20


def forms(game: str) -> Iterator[Facts]:
    """Yield options of a game: without sets and with all of them, in each mode."""
    varied = {one.key: found for one in GAMES[game].meta.options if (found := _values(one))}
    for values in itertools.product(*varied.values()):
        yield dict(zip(varied, values, strict=True))


def _values(setting: Setting) -> list[object]:
    if setting.many and len(setting.values) <= MOST_SETS:
        return [[], list(setting.values)]
    if setting.key == "kingdom":
        return list(KINGDOMS)
    return list(setting.values) if setting.key in MODES else []


def missing() -> list[tuple[str, Facts]]:
    """Return the games with their options that no file has yet."""
    stored = [one for file in FOLDER.glob("*.json") for one in json.loads(file.read_text("utf-8"))]
    known = [(one["kind"], one["options"]) for one in stored]
    return [(game, options) for game in sorted(GAMES) for options in forms(game) if (game, options) not in known]


def asked(table: Table) -> list[Facts]:
    """Return the open asks as far as a later version must ask the same."""
    return [
        {
            "seat": ask.seat,
            "kind": ask.kind,
            "number": ask.number,
            "options": {part.name: [option.id for option in part.options if not option.later] for part in ask.parts},
        }
        for ask in table.asks
    ]


def play_on(session: GameSession, rng: random.Random, choices: int) -> None:
    """Let computers play for all seats, and take a choice back now and then."""
    for number in range(1, choices + 1):
        if session.table.over:
            return
        ask = next(ask for ask in session.table.asks if not ask.optional)
        chosen = GAMES[session.game.kind].choose(session.table.view(ask.seat), ask, rng)
        session.answer(ask.seat, ask.default if chosen is None else chosen, who=session.seats[ask.seat].user)
        if number % BETWEEN_UNDOS == 0 and session.table.can_undo(ask.seat):
            session.undo(ask.seat, who=session.seats[ask.seat].user)


def _is_mid_turn(table: Table) -> bool:
    """Return whether loading the table replays choices."""
    return bool(msgspec.msgpack.decode(table.dump(), type=Saved).entries)


class Writer:
    """Fills the data folder, with a clock of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.now = NOON
        self.expected: list[Facts] = []

    async def open(self) -> Store:
        """Open the folder and begin to serve."""
        store = await Store(self.folder, clock=lambda: self.now).open()
        await store.alive.begin()
        return store

    async def write(self) -> None:
        """Write the missing games, and at least one row of every table."""
        store = await self.open()
        tables = Tables(store)
        for kind, options in missing():
            await self._put(tables, kind, options, running=True)
            await self._put(tables, kind, options, running=False)
        await self._fill(tables, self.expected[0]["game"])
        await store.close()
        # The next start is so late that the time between is an outage.
        self.now += 3_600.0
        await (await self.open()).close()

    async def _put(self, tables: Tables, kind: str, options: Facts, *, running: bool) -> None:
        self.now += 60.0
        game = await tables.create(GUILD, kind, host=ADA, name="Ada", channel=5, options=options)
        rng = random.Random(game.id)
        least, most = GAMES[kind].meta.seats
        async with tables.transaction(GUILD, game.id) as session:
            session.join(BEN, "Ben")
            for _ in range(max(least, min(most, 3)) - 2):
                session.add_opponent("Cy")
            session.start()
        while not await self._play(tables, game.id, rng, running=running):
            self.now += 60.0
        async with tables.transaction(GUILD, game.id) as session:
            table = session.table
            found = {"game": game.id, "kind": kind, "options": options, "phase": session.game.phase}
            self.expected.append(found | {"asks": asked(table), "standing": [plain(one) for one in table.standing]})
        print(game.id, kind, options, found["phase"], session.last)

    async def _play(self, tables: Tables, game: int, rng: random.Random, *, running: bool) -> bool:
        """Play on in one transaction. Return whether the table is as it is to be stored: over, or in mid-turn."""
        async with tables.transaction(GUILD, game) as session:
            play_on(session, rng, max(1, LATER - session.last) if running else 100)
            if running and session.table.over:
                raise SystemExit(f"game {game} is over too soon")
            return _is_mid_turn(session.table) if running else session.table.over

    async def _fill(self, tables: Tables, game: int) -> None:
        """Store a row of every other table for a running game and a private lobby."""
        store = tables.store
        async with tables.transaction(GUILD, game, interaction=1 << 60) as session:
            session.orders.put(StandingOrder(game=game, seat=0, key="prepared", typed="pass"))
            session.absences.put(Absence(game=game, seat=1, mode="forced", until=self.now + 86_400.0))
            session.votes.put(Vote(game=game, name="pause", kind="pause", ballots={"0": "yes"}, opened=self.now))
            session.offers.make(Offer(game=game, seat=1, user=CLEO, maker=ADA, why="asked", name="Ben", at=self.now))
            for message in MESSAGES:
                session.enqueue(message)
            for timer in TIMERS:
                session.timers.set(timer, self.now + 86_400.0)
            session.posted("turn", 701, shown=session.last)
            session.calls.note(ADA, session.last)
            session.note_reminded(BEN)
        lobby = await tables.create(GUILD, min(GAMES), host=ADA, name="Ada", channel=5, thread=6, private=True)
        async with tables.transaction(GUILD, lobby.id) as session:
            session.invite(CLEO)
        await queries.keep_note(store, GUILD, game, ADA, "Keep the last field")
        await queries.mark_log_read(store, GUILD, game, ADA, 3)
        await queries.set_settings(store, GUILD, language="de")
        await queries.close_channel(store, GUILD, 7)
        await queries.note_resumed(store, GUILD, "1")
        await set_watcher(store, GUILD, "catan", ADA, watching=True)
        answer = PuzzleAnswer(user=ADA, day=20_000, game="catan", puzzle="1-1", pick=0, solved=True)
        await keep_answer(store, GUILD, answer)
        wish = Wish(
            user=ADA, offer="catan", players=3, speed="normal", name="Ada", channel=5, made=self.now, ends=self.now + 1
        )
        await add_wish(store, GUILD, wish, 5)
        await Homes(store.shared).put(GUILD, 1)
        await keep_untold(store, GUILD, BEN, ["Your choice counts."])
        await store.users.change_settings(ADA, language="de")
        await take_pings(store.shared, [BEN], "g1-1", self.now, 6)


def empty_tables(file: Path) -> list[str]:
    """Return the tables of a file that have no rows."""
    with closing(sqlite3.connect(file)) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return [table for table in tables if db.execute(f"SELECT 1 FROM {table}").fetchone() is None]


def main(name: str) -> None:
    """Write the files of a name."""
    archive, expected = FOLDER / f"{name}.zip", FOLDER / f"{name}.json"
    if archive.exists() or not missing():
        raise SystemExit(f"{archive} is there already" if archive.exists() else "every game is stored already")
    with tempfile.TemporaryDirectory() as folder:
        writer = Writer(Path(folder))
        asyncio.run(writer.write())
        with ZipFile(archive, "w", ZIP_DEFLATED) as target:
            for file in (Path(folder) / f"{GUILD}.sqlite3", Path(folder) / SHARED_FILE):
                if empty := empty_tables(file):
                    raise SystemExit(f"{file.name} has no row of {', '.join(empty)}")
                # Without a time stamp and the permissions of this folder.
                target.writestr(ZipInfo(file.name), file.read_bytes(), ZIP_DEFLATED, 9)
    lines = ",\n".join(json.dumps(one) for one in writer.expected)
    expected.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
