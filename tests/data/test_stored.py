"""Files of earlier versions: today's code loads their data and tables, and plays them to the end.

``stored/<commit>.zip`` holds a data folder (``data/``: a guild with four running games and a lobby, and the shared
file) and results of ``Table.dump`` (``tables/``, each in the middle of a turn), as the code of that commit left them.
"""

import random
from pathlib import Path
from zipfile import ZipFile

import pytest

from data import queries
from data.game.session import GameSession
from data.tables import Tables
from rules.kernel import Table
from tests.contract.random_play import play
from tests.data.conftest import GUILD, OpenStore, choose, ended

STORED = sorted(Path(__file__).with_name("stored").glob("*.zip"))
WRITTEN = [
    pytest.param(archive, name, id=f"{archive.stem}-{Path(name).name}")
    for archive in STORED
    for name in ZipFile(archive).namelist()
    if name.startswith("tables/")
]


def open_for_play(table: Table) -> None:
    """Check a loaded table: a player is asked something, and every seat has a view, with or without the open turn."""
    assert table.asks
    assert table.turn.number > 0, "no turn was counted then, and one is from now on"
    for seat in (None, *range(table.seats)):
        assert table.view(seat).seat == seat
    assert Table.load(table.dump()).asks == table.asks


@pytest.mark.parametrize(("archive", "name"), WRITTEN)
def test_a_table_of_an_earlier_version_is_played_to_the_end(archive: Path, name: str) -> None:
    table = Table.load(ZipFile(archive).read(name))
    open_for_play(table)
    for _ in play(table, random.Random(1), most=100_000):
        pass
    assert table.over
    assert table.standing[0].rank == 1


@pytest.mark.parametrize("archive", STORED, ids=lambda archive: str(archive.stem))
async def test_a_guild_of_an_earlier_version_plays_on(archive: Path, tmp_path: Path, open_store: OpenStore) -> None:
    ZipFile(archive).extractall(tmp_path)
    store = await open_store(tmp_path / "data")
    tables = Tables(store)
    phases = {game.id: game.phase for game in await queries.games(store, GUILD)}
    assert sorted(phases.values()) == ["lobby", *["running"] * 4]
    for game, phase in phases.items():
        async with tables.transaction(GUILD, game) as session:
            begin(session) if phase == "lobby" else open_for_play(session.table)
        await to_the_end(tables, game)
    assert await queries.games(store, GUILD) == ()
    assert len(await ended(store, GUILD)) == len(phases)


def begin(session: GameSession) -> None:
    session.add_opponent("Cy")
    session.start()


async def to_the_end(tables: Tables, game: int) -> None:
    """Play at random, with many choices in one transaction."""
    rng = random.Random(game)
    while True:
        async with tables.transaction(GUILD, game) as session:
            for _ in range(200):
                if session.table.over:
                    return
                choose(session, rng)
