"""The queue: a table opens once when enough people wish for it, where all can play, and pings each of them once."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.delivery.outbox import Delivery
from cogs.delivery.senders import Sender
from cogs.schedule.matches import MORE, TABLES_AT_ONCE, open_matches
from cogs.table.absences import ABSENT
from cogs.table.time.waits import HOUR
from cogs.table.turns import LOBBY_LASTS
from data import queries, walls, wishes
from data.game.models import QUEUE, GameRow
from data.wishes import AGAIN, LASTS, Wanted, Wish
from tests.cogs.schedule.servers import GUILD, Messages, Server, refusal
from tests.cogs.timed_table import Time, quiet_from_now

HERE, OPEN, OTHER = 5, 6, 7
ADA, BEN, CLEO, DAN = 101, 102, 103, 104
THREE = Wanted("carcassonne", 3, "normal")


@pytest.fixture
def server(timed: Any) -> Server:
    made = Server(HERE, OPEN, OTHER)
    timed.get_guild = lambda _: made
    timed.user = None
    return made


@pytest.fixture
def here(timed: Any, server: Server) -> Messages:
    made = Messages()
    timed.get_partial_messageable = lambda _: made
    return made


async def wished(bot: Any, *users: int, wanted: Wanted = THREE, channel: int = OPEN) -> None:
    for user in users:
        now = bot.store.clock()
        bot.store.clock.now += 1
        one = Wish(user=user, name=f"P{user}", channel=channel, made=now, ends=now + LASTS, **wanted._asdict())
        await wishes.add_wish(bot.store, GUILD, one, 5)


async def looked(bot: Any) -> list[GameRow]:
    """Look at the wishes if that is due, as a process that has just started does. Return the open tables."""
    bot.store.wakeups.take_due()
    if QUEUE in (await bot.store.due_in(GUILD)).own:
        await open_matches(Sender(bot), GUILD)
    return [*await queries.games(bot.store, GUILD)]


async def delivered(bot: Any) -> None:
    outbox = Delivery(bot)
    while due := (await bot.store.due_in(GUILD)).messages:
        for outgoing in due:
            if outgoing.kind == "lobby":
                async with bot.tables.transaction(GUILD, outgoing.game) as session:
                    session.outbox.sent(outgoing)
            else:
                await outbox.deliver(GUILD, outgoing)


async def people(bot: Any, game: int) -> list[int]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [seat.user for seat in session.seats]


async def test_a_table_opens_when_enough_people_wish_for_it(timed: Any, server: Server, here: Messages) -> None:
    await wished(timed, ADA, BEN)
    await wished(timed, CLEO, wanted=THREE._replace(speed="slow"))
    assert not await looked(timed)
    await wished(timed, CLEO, channel=OTHER)
    (game,) = await looked(timed)
    assert (game.kind, game.speed, game.phase) == ("carcassonne", "normal", "lobby")
    assert (game.host, game.channel, game.thread) == (CLEO, OTHER, None)
    assert await people(timed, game.id) == [ADA, BEN, CLEO]
    groups = await wishes.wish_groups(timed.store, GUILD, timed.store.clock(), 9)
    assert [(group.wanted.speed, group.names) for group in groups.groups] == [("slow", (f"P{CLEO}",))]
    await delivered(timed)
    ((text, pinged, silent),) = here.said
    assert (pinged, silent) == ([ADA, BEN, CLEO], False)
    assert "Enough people want this game" in text
    assert len(await looked(timed)) == 1
    async with timed.tables.transaction(GUILD, game.id) as session:
        (timer,) = session.timers.values()
        assert (timer.kind, timer.due > timed.store.clock() + LOBBY_LASTS - 60) == ("expiry", True)


async def test_two_looks_at_once_open_one_table(timed: Any, server: Server) -> None:
    await wished(timed, ADA, BEN, CLEO, DAN)
    await asyncio.gather(open_matches(Sender(timed), GUILD), open_matches(Sender(timed), GUILD))
    (game,) = await queries.games(timed.store, GUILD)
    assert await people(timed, game.id) == [ADA, BEN, CLEO], "those who have waited longest"


async def test_a_kill_before_the_table_opens_loses_no_wish(timed: Any, server: Server, monkeypatch: Any) -> None:
    await wished(timed, ADA, BEN, CLEO)

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(timed.tables, "open_claimed", killed)
        with pytest.raises(asyncio.CancelledError):
            await looked(timed)
    assert len(await looked(timed)) == 1


async def test_people_in_their_quiet_hours_are_pinged_after_them(
    timed: Any, time: Time, server: Server, here: Messages
) -> None:
    end = await quiet_from_now(timed, ADA, 8)
    await wished(timed, ADA, BEN, CLEO)
    (game,) = await looked(timed)
    await delivered(timed)
    assert [pinged for _, pinged, _ in here.said] == [[BEN, CLEO]]
    await delivered(timed)
    assert len(here.said) == 1
    time.now = end + 1
    await delivered(timed)
    assert [pinged for _, pinged, _ in here.said] == [[BEN, CLEO], [ADA]]
    time.now += 24 * HOUR
    await delivered(timed)
    assert len(here.said) == 2, game


async def test_a_sleeper_who_leaves_or_whose_game_begins_is_not_called(
    timed: Any, time: Time, server: Server, here: Messages
) -> None:
    for user in (ADA, BEN):
        end = await quiet_from_now(timed, user, 8)
    await wished(timed, ADA, BEN, wanted=THREE._replace(players=2))
    (game,) = await looked(timed)
    await delivered(timed)
    assert [(pinged, silent) for _, pinged, silent in here.said] == [([], True)]
    async with timed.tables.transaction(GUILD, game.id) as session:
        session.leave(ADA)
    time.now = end + 1
    await delivered(timed)
    assert [pinged for _, pinged, _ in here.said] == [[], [BEN]]


async def test_people_who_left_are_at_their_limit_or_away_do_not_count(timed: Any, server: Server) -> None:
    await queries.set_settings(timed.store, GUILD, limit_tables=1)
    await wished(timed, ADA, BEN, CLEO, DAN, 105, 106)
    await wished(timed, ADA, wanted=THREE._replace(players=4))
    server.left = {ADA}
    await timed.tables.create(GUILD, "dominion", host=BEN, name="Ben", channel=OTHER)
    await timed.store.users.change_settings(CLEO, **{ABSENT: ["play", timed.store.clock() + 9 * 86_400.0]})
    _, game = await looked(timed)
    assert await people(timed, game.id) == [DAN, 105, 106]
    waiting = await wishes.waiting_for(timed.store, GUILD, THREE, timed.store.clock(), 9, 9)
    assert [one.user for one in waiting] == [BEN, CLEO], "the wishes of a person who has left are gone"
    assert not await wishes.wishes_of(timed.store, GUILD, ADA, timed.store.clock())


async def test_a_group_that_could_not_play_is_tried_again(timed: Any, time: Time, server: Server) -> None:
    await queries.set_settings(timed.store, GUILD, limit_tables=1)
    game = (await timed.tables.create(GUILD, "dominion", host=BEN, name="Ben", channel=OTHER)).id
    await wished(timed, ADA, BEN, CLEO)
    assert len(await looked(timed)) == 1
    async with timed.tables.transaction(GUILD, game) as session:
        session.close()
    time.now += AGAIN + 1
    (opened,) = await looked(timed)
    assert await people(timed, opened.id) == [ADA, BEN, CLEO]


async def test_a_table_opens_only_where_all_of_them_can_play(timed: Any, server: Server, here: Messages) -> None:
    await wished(timed, ADA, BEN)
    await wished(timed, CLEO, channel=OTHER)
    server.channels[OTHER].unseen_by = {ADA}
    (game,) = await looked(timed)
    assert game.channel == OPEN
    await wished(timed, ADA, BEN, CLEO)
    server.channels[OPEN].unseen_by = {BEN}
    assert len(await looked(timed)) == 1, "no channel fits"
    (told,) = await timed.untold.of(GUILD, CLEO)
    assert "no channel where all of you can write" in told
    await timed.untold.forget(GUILD, CLEO)
    timed.store.clock.now += AGAIN
    await looked(timed)
    assert not await timed.untold.of(GUILD, CLEO), "once is enough"
    await walls.set_channel(timed.store, GUILD, HERE)
    timed.store.clock.now += AGAIN
    *_, game = await looked(timed)
    assert game.channel == HERE, "the channel of the wall is the last choice"


async def test_only_channels_for_games_get_tables(timed: Any, server: Server) -> None:
    await queries.set_settings(timed.store, GUILD, channels=[OTHER])
    await wished(timed, ADA, BEN, CLEO)
    (game,) = await looked(timed)
    assert game.channel == OTHER


async def test_an_outage_of_discord_keeps_the_wishes(timed: Any, time: Time, server: Server, monkeypatch: Any) -> None:
    await wished(timed, ADA, BEN, CLEO)

    async def fails(_: int) -> None:
        raise discord.DiscordServerError(refusal(0, 404).response, "unavailable")

    with monkeypatch.context() as patched:
        patched.setattr(server, "fetch_member", fails)
        assert not await looked(timed)
    time.now += AGAIN
    assert len(await looked(timed)) == 1


async def test_a_wish_ends_after_two_weeks_and_its_person_learns_it(timed: Any, time: Time, server: Server) -> None:
    await wished(timed, ADA)
    time.now += LASTS
    assert not await looked(timed)
    assert not await wishes.wishes_of(timed.store, GUILD, ADA, 0.0)
    (told,) = await timed.untold.of(GUILD, ADA)
    assert "two weeks" in told
    assert "Carcassonne" in told


async def test_many_tables_open_a_few_at_a_time(timed: Any, time: Time, server: Server) -> None:
    await wished(timed, *range(1_000, 1_020), wanted=THREE._replace(players=2))
    assert len(await looked(timed)) == TABLES_AT_ONCE
    time.now += MORE
    assert len(await looked(timed)) == 10
    assert not (await wishes.wish_groups(timed.store, GUILD, time.now, 9)).groups


class Forum(discord.ForumChannel):
    """A forum that opens posts, or refuses them."""

    id = 9

    def __init__(self, server: Server, *, refuses: bool = False) -> None:
        self.guild, self.refuses = server, refuses  # type: ignore[assignment]
        self.opened: list[str] = []

    @property
    def available_tags(self) -> Any:
        return []

    def permissions_for(self, _: Any, /) -> discord.Permissions:
        return discord.Permissions.all()

    async def create_thread(self, *, name: str, **_: Any) -> Any:
        if self.refuses:
            raise refusal(50_013, 403)
        self.opened.append(name)
        return SimpleNamespace(thread=SimpleNamespace(id=99))


@pytest.mark.parametrize("refuses", [False, True])
async def test_a_server_with_a_forum_has_its_tables_there(timed: Any, server: Server, *, refuses: bool) -> None:
    server.channels[9] = forum = Forum(server, refuses=refuses)  # type: ignore[assignment]
    await queries.set_settings(timed.store, GUILD, forum=9)
    await wished(timed, ADA, BEN, CLEO)
    (game,) = await looked(timed)
    assert (game.channel, game.thread) == ((OPEN, None) if refuses else (9, 99))
    assert forum.opened == ([] if refuses else [f"Carcassonne · P{CLEO}"])
    async with timed.tables.transaction(GUILD, game.id) as session:
        first = session.messages.get("lobby")
        assert (first and first.message) == (None if refuses else 99), "the lobby replaces the first message of a post"
