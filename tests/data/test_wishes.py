"""Wishes for tables: stored once, counted by what they are for, taken together, and ended by themselves."""

import asyncio
from functools import partial

import pytest

from data import personal, queries, walls, wishes
from data.errors import Refused
from data.game.models import QUEUE, GameRow, Seat
from data.game.outgoing import LobbyMessage, QueueCall
from data.game.session import GameSession
from data.store import Store
from data.tables import Tables
from data.wishes import AGAIN, LASTS, Wanted, Wish
from tests.data.conftest import ADA, BEN, CLEO, GUILD, Clock, OpenStore, collected

THREE = Wanted("demo", 3, "normal")
TWO = Wanted("demo", 2, "normal")
DAN = 14


def wish(user: int, wanted: Wanted, made: float) -> Wish:
    return Wish(user=user, name=f"P{user}", channel=5, made=made, ends=made + LASTS, **wanted._asdict())


async def wished(store: Store, *users: int, wanted: Wanted = THREE, most: int = 5) -> None:
    for user in users:
        assert await wishes.add_wish(store, GUILD, wish(user, wanted, store.clock()), most)


async def look_due(store: Store) -> bool:
    store.wakeups.take_due()
    return QUEUE in (await store.due_in(GUILD)).own


def fill(session: GameSession) -> None:
    session.enqueue(LobbyMessage())


async def opened(
    tables: Tables, *users: int, wanted: Wanted = THREE, most: int = 20, guild: int = 200
) -> GameRow | None:
    row = GameRow(id=0, kind="demo", options={}, host=users[-1], channel=5, created=tables.store.clock())
    seats = [Seat(game=0, seat=at, user=user, name=f"P{user}") for at, user in enumerate(users)]
    claim = partial(wishes.claim, wanted=wanted, users=users, tables=most, guild_tables=guild)
    return await tables.open_claimed(GUILD, row, seats, claim, fill)


async def test_a_wish_is_stored_once_and_only_up_to_the_limit(tables: Tables) -> None:
    store = tables.store
    await wished(store, ADA)
    assert not await wishes.add_wish(store, GUILD, wish(ADA, THREE, store.clock()), 1)
    with pytest.raises(Refused, match="too_many_wishes"):
        await wishes.add_wish(store, GUILD, wish(ADA, TWO, store.clock()), 1)
    assert [one.wanted for one in await wishes.wishes_of(store, GUILD, ADA, store.clock())] == [THREE]
    assert await wishes.drop_wish(store, GUILD, ADA, THREE)
    assert not await wishes.drop_wish(store, GUILD, ADA, THREE)


async def test_groups_are_sorted_by_the_people_that_they_lack(tables: Tables) -> None:
    store, now = tables.store, tables.store.clock()
    await wished(store, ADA, BEN)
    await wished(store, CLEO, wanted=TWO)
    await wished(store, CLEO, wanted=Wanted("demo", 4, "slow"))
    found = await wishes.wish_groups(store, GUILD, now, 2)
    assert [(group.wanted, group.size, group.names) for group in found.groups] == [
        (TWO, 1, ("P13",)),
        (THREE, 2, ("P11", "P12")),
    ]
    assert found.total == 3
    others = await wishes.wish_groups(store, GUILD, now, 9, CLEO)
    assert [group.wanted for group in others.groups] == [THREE]


async def test_a_look_is_due_when_a_wish_completes_a_group_and_when_one_ends(
    open_store: OpenStore, tables: Tables, clock: Clock
) -> None:
    store, began = tables.store, clock.now
    await wished(store, ADA, BEN)
    assert not await look_due(store)
    assert store.wakeups.due(GUILD) == began + LASTS
    await wished(store, CLEO)
    assert await look_due(store)
    await store.close()
    # The look is not noted, so it is due again after a kill.
    store = await open_store(store.folder)
    assert await look_due(store)
    await wishes.plan_look(store, GUILD, clock.now + 1)
    assert store.wakeups.due(GUILD) == clock.now + AGAIN
    await wished(store, DAN)
    await wishes.plan_look(store, GUILD, clock.now)
    assert await look_due(store), "the wish was made since the look began"
    clock.now = began + LASTS
    assert {one.user for one in await wishes.take_ended(store, GUILD)} == {ADA, BEN, CLEO, DAN}
    await wishes.plan_look(store, GUILD, clock.now)
    assert QUEUE not in await queries.settings(store, GUILD)


async def test_a_table_and_the_end_of_its_wishes_are_one_transaction(tables: Tables) -> None:
    store = tables.store
    await wished(store, ADA, BEN, CLEO)
    await wished(store, ADA, wanted=TWO)
    # Two presses at once.
    first, second = await asyncio.gather(opened(tables, ADA, BEN, CLEO), opened(tables, ADA, BEN, CLEO))
    assert (first is None) != (second is None)
    assert [game.host for game in await queries.games(store, GUILD)] == [CLEO]
    assert [one.wanted for one in await wishes.wishes_of(store, GUILD, ADA, store.clock())] == [TWO]
    (message,) = (await store.due_in(GUILD)).messages
    assert message.kind == "lobby"
    async with tables.transaction(GUILD, message.game) as session:
        assert [seat.user for seat in session.seats] == [ADA, BEN, CLEO]
    assert [own.game for own in await store.sittings.of(BEN)] == [message.game]


async def test_a_failed_opening_keeps_the_wishes(tables: Tables) -> None:
    store = tables.store
    await wished(store, ADA, BEN, CLEO)

    def fails(_: GameSession) -> None:
        raise RuntimeError

    claim = partial(wishes.claim, wanted=THREE, users=(ADA, BEN, CLEO), tables=20, guild_tables=200)
    row = GameRow(id=0, kind="demo", options={}, host=ADA, channel=5, created=0.0)
    with pytest.raises(RuntimeError):
        await tables.open_claimed(GUILD, row, (), claim, fails)
    assert not await queries.games(store, GUILD)
    assert len(await wishes.waiting_for(store, GUILD, THREE, store.clock(), 20, 9)) == 3


async def test_people_and_servers_at_their_limit_get_no_table(tables: Tables) -> None:
    store = tables.store
    await wished(store, ADA, BEN)
    await tables.create(GUILD, "demo", host=ADA, channel=5, name="Ada")
    waiting = await wishes.waiting_for(store, GUILD, THREE, store.clock(), 1, 9)
    assert [one.user for one in waiting] == [BEN]
    assert await opened(tables, ADA, BEN, most=1) is None
    assert await opened(tables, ADA, BEN, guild=1) is None
    assert await opened(tables, ADA, BEN, most=2, guild=2) is not None


async def test_wishes_are_collected_and_forgotten(tables: Tables) -> None:
    store = tables.store
    await wished(store, ADA, BEN)
    await walls.set_channel(store, GUILD, 5)
    before = await walls.wall_of(store, GUILD)
    (told,) = (await collected(store, ADA))["guilds"][str(GUILD)]["wishes"]
    assert (told["offer"], told["players"], told["name"]) == ("demo", 3, "P11")
    await personal.forget(store, GUILD, ADA, "?")
    after = await walls.wall_of(store, GUILD)
    assert await store.users.guilds(ADA) == ()
    assert [one.user for one in await wishes.waiting_for(store, GUILD, THREE, store.clock(), 9, 9)] == [BEN]
    assert before
    assert after
    assert after.marks > before.marks, "the wall must not show the name any longer"


async def test_a_thousand_wishes_stay_quick_and_open_no_table_too_many(tables: Tables) -> None:
    store = tables.store
    many = [(user, Wanted("demo", 2 + user % 3, "normal")) for user in range(1_000, 2_000)]

    def add(db: object) -> None:
        for user, wanted in many:
            wishes._add(db, wish(user, wanted, store.clock()), 5)  # type: ignore[arg-type]

    await store.write(GUILD, add)
    groups = await wishes.wish_groups(store, GUILD, store.clock(), 2)
    assert (len(groups.groups), groups.total) == (2, 3)
    assert all(len(group.names) == wishes.NAMED for group in groups.groups)
    assert len(await wishes.waiting_for(store, GUILD, TWO, store.clock(), 20, 30)) == 30


def test_the_call_of_a_person_replaces_an_earlier_one() -> None:
    assert QueueCall((7,)).topic != QueueCall((7, 8)).topic != QueueCall((8,)).topic
