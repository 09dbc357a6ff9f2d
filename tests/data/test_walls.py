"""The wall: each change of a table marks it in its own transaction, and a look clears only the marks that it saw."""

from msgspec.structs import replace

from data import queries, walls
from data.game import sql
from data.game.models import WALL
from data.store import Store
from data.tables import Tables
from data.walls import Place, Wall
from tests.data.conftest import ADA, BEN, GUILD, Clock, OpenStore

PAUSE = 15.0


async def due(store: Store) -> bool:
    store.wakeups.take_due()
    return WALL in (await store.due_in(GUILD)).own


async def shown(store: Store, clock: Clock, message: int = 900) -> Wall:
    """Note that the wall is shown as it is."""
    wall = await walls.wall_of(store, GUILD)
    assert wall
    new = replace(wall, message=message, shown="x", free=clock.now + PAUSE, due=clock.now + 86_400, old=())
    await walls.change_wall(store, GUILD, wall, new)
    after = await walls.wall_of(store, GUILD)
    assert after
    return after


async def test_each_change_of_a_table_marks_the_wall_also_after_a_kill(
    open_store: OpenStore, tables: Tables, clock: Clock
) -> None:
    store = tables.store
    await walls.set_channel(store, GUILD, 5)
    assert await due(store)
    await shown(store, clock)
    assert not await due(store)
    game = (await tables.create(GUILD, "demo", host=ADA, channel=5, name="Ada")).id
    async with tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
    assert not await due(store), "it was edited a moment ago"
    assert store.wakeups.due(GUILD) == clock.now + PAUSE
    clock.now += PAUSE
    await store.close()
    store = await open_store(store.folder)
    assert await due(store)
    await shown(store, clock)
    tables = Tables(store)
    for act in ("start", "answer", "close"):
        clock.now += PAUSE
        async with tables.transaction(GUILD, game) as session:
            if act == "answer":
                ask = session.table.asks[0]
                session.answer(ask.seat, [ask.options[0].id] * ask.least)
            else:
                getattr(session, act)()
        assert await due(store), act
        await shown(store, clock)
    async with tables.transaction(GUILD, game) as session:
        session.posted("vote:x", 77)
    clock.now += PAUSE
    assert not await due(store), "no other message is on the wall"


async def test_a_restored_file_shows_the_wall_again(tables: Tables, clock: Clock) -> None:
    """The message may tell of choices that the file lacks, although the file has noted the same hash before."""
    store = tables.store
    await walls.set_channel(store, GUILD, 5)
    await shown(store, clock)
    await store.write(GUILD, sql.renumber, 1)
    wall = await walls.wall_of(store, GUILD)
    assert wall
    assert (wall.shown, wall.message) == ("", 900)
    clock.now += PAUSE
    assert await due(store)


async def test_a_change_during_an_edit_is_shown_after_it(tables: Tables, clock: Clock) -> None:
    store = tables.store
    await walls.set_channel(store, GUILD, 5)
    wall = await walls.wall_of(store, GUILD)
    assert wall
    await walls.touch_wall(store, GUILD)
    new = replace(wall, message=900, shown="x", free=clock.now + PAUSE, due=clock.now + 86_400)
    await walls.change_wall(store, GUILD, wall, new)
    assert not await due(store)
    clock.now += PAUSE
    assert await due(store)


async def test_a_server_without_a_wall_has_no_mark_and_no_look(tables: Tables) -> None:
    store = tables.store
    game = (await tables.create(GUILD, "demo", host=ADA, channel=5, name="Ada")).id
    async with tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
    await walls.touch_wall(store, GUILD)
    assert WALL not in await queries.settings(store, GUILD)
    assert not await due(store)


async def test_a_wall_that_moves_or_ends_leaves_its_message_to_be_deleted(tables: Tables, clock: Clock) -> None:
    store = tables.store
    await walls.set_channel(store, GUILD, 5)
    under_way = await walls.wall_of(store, GUILD)
    await shown(store, clock)
    await walls.set_channel(store, GUILD, 6)
    wall = await walls.wall_of(store, GUILD)
    assert wall
    assert (wall.channel, wall.message, wall.old) == (6, 0, (Place(5, 900),))
    # The result of an edit that was under way in the old channel.
    assert under_way
    await walls.change_wall(store, GUILD, under_way, replace(under_way, message=901))
    wall = await walls.wall_of(store, GUILD)
    assert wall
    assert wall.old == (Place(5, 900), Place(5, 901))
    await walls.set_channel(store, GUILD, None)
    wall = await walls.wall_of(store, GUILD)
    assert wall
    assert wall.channel == 0
    assert await due(store)
    await walls.change_wall(store, GUILD, wall, None)
    assert await walls.wall_of(store, GUILD) is None
    await walls.set_channel(store, GUILD, None)
    assert await walls.wall_of(store, GUILD) is None


async def test_a_wall_without_a_channel_is_never_due(tables: Tables) -> None:
    store = tables.store
    await walls.set_channel(store, GUILD, 5)
    wall = await walls.wall_of(store, GUILD)
    assert wall
    await walls.change_wall(store, GUILD, wall, replace(wall, due=None))
    await walls.touch_wall(store, GUILD)
    assert not await due(store)
    await walls.set_channel(store, GUILD, 5)
    assert await due(store)
