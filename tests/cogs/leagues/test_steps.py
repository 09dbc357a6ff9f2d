"""The steps of a league survive a kill after each of their writes, and tables get their results by the rules."""

import sqlite3
import zlib
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from cogs.delivery.senders import Sender
from cogs.leagues import cards, progress
from cogs.leagues.places import TablePlace, open_place, table_name
from cogs.leagues.progress import run_leagues
from cogs.leagues.tables import open_table
from cogs.table.turns import close_game
from data.errors import Refused
from data.game.models import LEAGUES
from data.league import records
from data.league.models import League, LeagueRow, LeagueTable
from data.league.records import PAUSE, plan_of
from data.store import Store
from render import words
from rules.kernel import GAMES
from tests.cogs.delivery.channels import Channel
from tests.cogs.fakes import Bot
from tests.cogs.leagues.season import all_games, undrawn
from tests.cogs.simulated_year import GAME
from tests.cogs.timed_table import Time

GUILD = 1
USERS = (11, 12, 13, 14)
DAY = 86_400.0


class Killed(BaseException):
    """The process ends here."""


@pytest.fixture(autouse=True)
def _made_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "rounds", GAME)
    monkeypatch.setattr("cogs.delivery.posting.shows", lambda *_: True)


def equip(bot: Any, channel: Channel) -> Any:
    bot.get_partial_messageable = lambda _: channel
    bot.renderer.draw = undrawn
    bot.user = None
    bot.get_guild = lambda guild: SimpleNamespace(id=guild, me=None, get_channel=lambda _: None)
    return bot


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture
def ready(timed: Bot, channel: Channel) -> Any:
    return equip(timed, channel)


def league_row(time: Time, **more: Any) -> LeagueRow:
    usual: dict[str, Any] = {"kind": "rounds", "form": "swiss", "least": 2, "seats": 2, "rounds": 2, "places": 4}
    usual |= {"days": 7, "host": 11, "channel": 5, "created": time.now}
    return LeagueRow(**usual | more)


async def opened(store: Store, row: LeagueRow, users: Sequence[int] = USERS) -> int:
    number = await records.open_league(store, GUILD, row, 3)
    for user in users:
        await records.join(store, GUILD, number, user, f"P{user}")
    return number


async def advance(bot: Any) -> None:
    """Do what is due, as a process that has just started does."""
    while LEAGUES in (await bot.store.due_in(GUILD)).own:
        await run_leagues(Sender(bot), GUILD)


async def league(bot: Any, number: int) -> League:
    return await records.league(bot.store, GUILD, number)


async def play(bot: Any, game: int, choices: int = 99) -> None:
    for _ in range(choices):
        async with bot.tables.transaction(GUILD, game) as session:
            if session.game.phase != "running":
                return
            ask = session.table.asks[0]
            session.answer(ask.seat, ["left"], who=session.seats[ask.seat].user)


async def test_a_league_is_played_round_by_round(ready: Any, time: Time, channel: Channel) -> None:
    number = await opened(ready.store, league_row(time))
    await advance(ready)
    found = await league(ready, number)
    assert (found.row.phase, len(found.tables), len(found.games)) == ("running", 2, 2)
    assert {game.phase for game in found.games.values()} == {"running"}
    assert len(channel.posts) == 1
    for table in found.tables:
        assert table.game
        async with ready.tables.transaction(GUILD, table.game) as session:
            assert [seat.user for seat in session.seats] == [
                10 + seat.member for seat in found.seats_of(1, table.number)
            ]
            assert session.game.host == session.seats[0].user
        await play(ready, table.game)
    await advance(ready)
    found = await league(ready, number)
    assert [each.round for each in found.rounds] == [1, 2]
    assert found.rounds[1].deadline is None, "people have an hour to leave before the next draw"
    assert len(channel.posts) == 2
    time.now += PAUSE
    await advance(ready)
    second = [*(await league(ready, number)).tables_of(2)]
    assert len(second) == 2
    for table in second:
        await play(ready, table.game or 0)
    await advance(ready)
    found = await league(ready, number)
    assert (found.row.phase, found.row.due, len(channel.posts)) == ("over", None, 3)
    assert plan_of(found).standings()[0].rank == 1


async def test_a_kill_after_any_write_opens_no_table_twice_and_loses_none(
    tmp_path: Path, time: Time, channel: Channel
) -> None:
    """Each write of the start and of the end of a round is once the last one of a process."""
    killed = True
    last = 0
    while killed:
        last += 1
        folder = tmp_path / str(last)
        store = await Store(folder, clock=time).open()
        number = await opened(store, league_row(time))
        place = Channel()
        killed = await killed_after(equip(Bot(store), place), last)
        await store.close()
        store = await Store(folder, clock=time).open()
        bot = equip(Bot(store), place)
        try:
            await advance(bot)
            await finish_round(bot, number)
            await advance(bot)
            found = await league(bot, number)
            games = await store.read(GUILD, all_games)
            assert sorted(table.game or 0 for table in found.tables_of(1)) == [game["id"] for game in games]
            assert len(games) == 2
            assert [table.result for table in found.tables_of(1)] == ["played", "played"]
            assert found.rounds[0].ended is not None
            assert len(place.posts) == 2, "the league's message, and the standings of the round"
            assert not found.posts
        finally:
            bot.renderer.close()
            await store.close()
    assert last > 8, "there were several writes to be killed after"


async def killed_after(bot: Any, writes: int) -> bool:
    """Run the league until so many writes are done. Return False if it ended before."""
    left, write = [writes], bot.store.write

    async def counted(*args: Any, **kwargs: Any) -> Any:
        done = await write(*args, **kwargs)
        left[0] -= 1
        if not left[0]:
            raise Killed
        return done

    bot.store.write = counted
    try:
        await advance(bot)
        await finish_round(bot, 1)
        await advance(bot)
    except Killed:
        return True
    finally:
        bot.store.write = write
        bot.renderer.close()
    return False


async def finish_round(bot: Any, number: int) -> None:
    for table in (await league(bot, number)).tables_of(1):
        await play(bot, table.game or 0)


async def test_the_message_of_a_league_shows_a_person_who_joins_while_it_is_sent(
    ready: Any, time: Time, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await opened(ready.store, league_row(time), USERS[:1])
    made = cards.post_card
    late = [*USERS[1:3]]

    async def card_while_people_join(*args: Any) -> Any:
        card = await made(*args)
        if late:
            user = late.pop()
            await records.join(ready.store, GUILD, number, user, f"P{user}")
        return card

    monkeypatch.setattr(progress, "post_card", card_while_people_join)
    await advance(ready)
    (shown,) = channel.texts.values()
    assert "3 of 4" in "\n".join(shown)
    assert (await league(ready, number)).posts == ()
    assert len(channel.posts) == 1


async def test_a_table_that_is_late_is_decided_by_its_scores_with_the_late_people_last(
    ready: Any, time: Time, channel: Channel
) -> None:
    number = await opened(ready.store, league_row(time, rounds=1, places=2), USERS[:2])
    await advance(ready)
    (table,) = (await league(ready, number)).tables
    await play(ready, table.game or 0, 1)
    async with ready.tables.transaction(GUILD, table.game) as session:
        waiting = session.table.asks[0].seat
    time.now += 7 * DAY - 1
    await advance(ready)
    assert (await league(ready, number)).tables[0].result is None
    time.now += 1
    await advance(ready)
    found = await league(ready, number)
    assert found.tables[0].result == "deadline"
    places = {seat.seat: seat.place or 0 for seat in found.seats}
    assert places[waiting] > places[1 - waiting]
    assert found.row.phase == "over"
    async with ready.tables.transaction(GUILD, table.game) as session:
        assert session.game.phase == "closed"


async def test_a_table_has_the_drawn_people_even_if_another_one_joined_before_a_kill(ready: Any, time: Time) -> None:
    number = await opened(ready.store, league_row(time, places=2), USERS[:2])
    await records.begin(ready.store, GUILD, number, time.now)
    await records.draw_round(ready.store, GUILD, number, time.now)
    found = await league(ready, number)
    await open_table(ready, GUILD, found, found.tables[0])
    await open_table(ready, GUILD, found, found.tables[0])
    (game,) = await ready.store.read(GUILD, all_games)
    async with ready.tables.transaction(GUILD, game["id"]) as session:
        session.join(14, "P14")
    await advance(ready)
    async with ready.tables.transaction(GUILD, game["id"]) as session:
        assert session.game.phase == "running"
        assert {seat.user for seat in session.seats} == {11, 12}


async def test_an_unreadable_table_holds_up_no_league(ready: Any, time: Time) -> None:
    number = await opened(ready.store, league_row(time, rounds=1))
    await advance(ready)
    broken, other = (await league(ready, number)).tables
    await play(ready, other.game or 0)
    await ready.store.write(GUILD, break_table, broken.game or 0)
    ready.tables.forget(GUILD)
    time.now += 7 * DAY
    await advance(ready)
    found = await league(ready, number)
    assert [table.result for table in found.tables] == ["closed", "played"]
    assert found.row.phase == "over"
    assert [seat.place for seat in found.seats_of(1, broken.number)] == [1, 1]


def break_table(db: sqlite3.Connection, game: int) -> None:
    db.execute("UPDATE checkpoints SET data = ? WHERE game = ?", (zlib.compress(b"broken"), game))


async def test_a_table_without_a_result_is_a_tie_and_people_who_left_it_come_last(ready: Any, time: Time) -> None:
    number = await opened(ready.store, league_row(time, seats=4, rounds=1))
    await advance(ready)
    (table,) = (await league(ready, number)).tables
    async with ready.tables.transaction(GUILD, table.game) as session:
        session.give(2, user=None, name="Agathe", opponent=True)
        close_game(session, None)
    await advance(ready)
    found = await league(ready, number)
    places = [seat.place or 0 for seat in found.seats]
    assert found.tables[0].result == "closed"
    assert places[0] == places[1] == places[3] < places[2]
    assert sorted(line.points for line in plan_of(found).standings()) == [0, 80, 80, 80]


async def test_a_league_with_too_few_people_closes_at_its_time(ready: Any, time: Time, channel: Channel) -> None:
    number = await opened(ready.store, league_row(time, starts=time.now + 3_600), USERS[:1])
    await advance(ready)
    assert (await league(ready, number)).row.phase == "open"
    time.now += 3_600
    await advance(ready)
    found = await league(ready, number)
    assert (found.row.phase, found.row.due, found.posts) == ("closed", None, ())
    assert len(channel.posts) == 2


async def test_a_league_starts_at_its_time_or_when_it_is_full_or_by_a_manager(ready: Any, time: Time) -> None:
    timed_ = await opened(ready.store, league_row(time, starts=time.now + 60))
    full = await opened(ready.store, league_row(time))
    short = await opened(ready.store, league_row(time), USERS[:2])
    await advance(ready)
    phases = [(await league(ready, each)).row.phase for each in (timed_, full, short)]
    assert phases == ["open", "running", "open"]
    await records.hurry(ready.store, GUILD, short)
    time.now += 60
    await advance(ready)
    assert {(await league(ready, each)).row.phase for each in (timed_, full, short)} == {"running"}
    with pytest.raises(Refused, match="league_runs"):
        await records.hurry(ready.store, GUILD, short)
    with pytest.raises(Refused, match="too_many_leagues"):
        await opened(ready.store, league_row(time))


async def test_joining_and_leaving_are_checked(ready: Any, time: Time) -> None:
    number = await opened(ready.store, league_row(time, places=3), USERS[:2])
    with pytest.raises(Refused, match="league_joined"):
        await records.join(ready.store, GUILD, number, 11, "P11")
    with pytest.raises(Refused, match="not_in_league"):
        await records.leave(ready.store, GUILD, number, 13)
    await records.leave(ready.store, GUILD, number, 11)
    assert [member.user for member in (await league(ready, number)).members] == [12]
    for user in (13, 14):
        await records.join(ready.store, GUILD, number, user, f"P{user}")
    with pytest.raises(Refused, match="league_full"):
        await records.join(ready.store, GUILD, number, 11, "P11")
    await advance(ready)
    with pytest.raises(Refused, match="league_started"):
        await records.join(ready.store, GUILD, number, 11, "P11")
    await records.leave(ready.store, GUILD, number, 13)
    found = await league(ready, number)
    assert [member.user for member in found.present] == [12, 14]
    await records.close(ready.store, GUILD, number)
    with pytest.raises(Refused, match="league_over"):
        await records.leave(ready.store, GUILD, number, 12)
    with pytest.raises(Refused, match="no_league"):
        await league(ready, 99)


async def test_a_closed_channel_delays_a_message_and_no_step(
    ready: Any, time: Time, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer: Any = SimpleNamespace(status=403, reason="Forbidden", headers={})
    send = channel.send
    monkeypatch.setattr(
        channel, "send", AsyncMock(side_effect=discord.Forbidden(answer, {"code": 50_001, "message": "Missing Access"}))
    )
    number = await opened(ready.store, league_row(time))
    await run_leagues(Sender(ready), GUILD)
    found = await league(ready, number)
    assert (found.row.phase, len(found.games), found.row.message) == ("running", 2, 0)
    assert found.posts[0].attempts == 1
    monkeypatch.setattr(channel, "send", send)
    time.now = found.posts[0].due + 3_600
    await ready.closed.reopen(GUILD, 5)
    await advance(ready)
    assert (await league(ready, number)).row.message


def text_channel(*, allowed: bool = True) -> Any:
    made: Any = MagicMock(spec=discord.TextChannel)
    made.id, made.threads = 5, []
    made.is_news.return_value = False
    made.permissions_for.return_value = discord.Permissions.all() if allowed else discord.Permissions.none()

    async def create_thread(*, name: str, **_: Any) -> Any:
        thread = SimpleNamespace(id=70 + len(made.threads), name=name, owner_id=1)
        made.threads.append(thread)
        return thread

    made.create_thread = create_thread
    return made


async def test_a_thread_is_made_once_even_after_a_kill(ready: Any, time: Time) -> None:
    place = text_channel()
    ready.user = SimpleNamespace(id=1)
    ready.get_guild = lambda guild: SimpleNamespace(id=guild, me=object(), get_channel=lambda _: place)
    row, table = league_row(time, id=3), LeagueTable(league=3, round=1, number=2)
    for _ in range(2):
        found = await open_place(ready, GUILD, row, table, {}, words("en"))
        assert (found.channel, found.thread) == (5, 70)
    other = LeagueTable(league=3, round=1, number=3)
    assert (await open_place(ready, GUILD, row, other, {}, words("en"))).thread == 71
    assert table_name(row, table, words("en")) != table_name(row, other, words("en"))
    closed = text_channel(allowed=False)
    ready.get_guild = lambda guild: SimpleNamespace(id=guild, me=object(), get_channel=lambda _: closed)
    assert (await open_place(ready, GUILD, row, table, {}, words("en"))).thread is None


@pytest.mark.parametrize(("status", "waits"), [(403, False), (429, True), (503, True)])
async def test_a_refused_thread_lets_a_table_be_played_in_the_channel_and_an_outage_is_waited_out(
    ready: Any, time: Time, status: int, waits: bool
) -> None:
    place, answer = text_channel(), SimpleNamespace(status=status, reason="", headers={})
    error = (discord.DiscordServerError if status == 503 else discord.HTTPException)(answer, "refused")
    place.create_thread = AsyncMock(side_effect=error)
    ready.user = SimpleNamespace(id=1)
    ready.get_guild = lambda guild: SimpleNamespace(id=guild, me=object(), get_channel=lambda _: place)
    row, table = league_row(time, id=3), LeagueTable(league=3, round=1, number=2)
    opened = open_place(ready, GUILD, row, table, {}, words("en"))
    if waits:
        with pytest.raises(type(error)):
            await opened
    else:
        assert await opened == TablePlace(5)
