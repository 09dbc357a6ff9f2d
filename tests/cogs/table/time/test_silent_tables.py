"""A live table without players pauses, and resumes with the first act. Its reminders have their own quota."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.acts.vote_effects import propose
from cogs.discord.interaction import InteractionContext
from cogs.table.time.clock import clocks_of
from cogs.table.time.waits import HOUR, MAX_A_DAY
from data.game.models import PAUSES_AFTER
from data.reminders import reminded_lately
from rules.kernel import IllegalChoice
from tests.cogs.contexts import interaction
from tests.cogs.timed_table import ADA, BEGIN, BEN, CLEO, GUILD, Time, answer, begun, mover, pass_time, sent

MINUTE = 60.0


async def left_alone(bot: Any, time: Time, *users: int) -> int:
    """A live table without any act for a night."""
    game = await begun(bot, *users, speed="live", kind="catan")
    await pass_time(bot, time, BEGIN + 8 * HOUR)
    return game


def looking(bot: Any, user: int) -> InteractionContext:
    """A person who looks at a table."""
    person = SimpleNamespace(id=user, display_name="Somebody")
    return InteractionContext(interaction(bot, guild_id=GUILD, channel_id=1, user=person))


async def test_a_live_table_without_people_pauses_after_three_decisions_and_says_so_once(
    timed: Any, time: Time
) -> None:
    game = await left_alone(timed, time, ADA, BEN)
    posts = await sent(timed)
    said = [post.payload["key"] for post in posts if post.kind == "say"]
    assert said.count("clock-rests") == 1
    assert said.count("clock-played") == PAUSES_AFTER
    assert len(posts) < 20
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.phase == "running"
        assert session.game.paused_by_silence
        assert clocks_of(session) == {}


async def test_any_act_resumes_a_table_paused_by_silence(timed: Any, time: Time) -> None:
    game = await left_alone(timed, time, ADA, BEN)
    await answer(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert (session.game.paused, session.game.silent) == (None, 0)
        assert {wait.since for wait in clocks_of(session).values()} == {time.now}


async def test_a_refused_act_leaves_the_table_paused(timed: Any, time: Time) -> None:
    game = await left_alone(timed, time, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        seat = session.table.asks[0].seat
        with pytest.raises(IllegalChoice):
            session.answer(seat, ["nonsense"], who=ADA)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.paused_by_silence


async def test_one_player_resumes_a_pause_without_a_vote(timed: Any, time: Time) -> None:
    game = await left_alone(timed, time, ADA, BEN, CLEO)
    await sent(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert propose(session, session.seat_of(BEN), "resume", {}) == "yes"
    async with timed.tables.transaction(GUILD, game) as session:
        assert (session.game.paused, session.game.silent) == (None, 0)
        assert clocks_of(session)
    assert "turn" in [post.kind for post in await sent(timed)]


async def test_a_sign_of_a_player_keeps_the_table_running_but_not_one_of_a_stranger(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, speed="live", kind="catan")

    async def silent() -> int:
        async with timed.tables.transaction(GUILD, game) as session:
            found: int = session.game.silent
            return found

    while await silent() < PAUSES_AFTER - 1:
        await pass_time(timed, time, time.now + MINUTE)
    async with looking(timed, CLEO).table(game):
        pass
    assert await silent() == PAUSES_AFTER - 1
    async with looking(timed, ADA).table(game):
        pass
    assert await silent() == 0


async def test_a_player_who_only_looks_does_not_resume_the_table(timed: Any, time: Time) -> None:
    game = await left_alone(timed, time, ADA, BEN)
    async with looking(timed, ADA).table(game):
        pass
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.paused_by_silence


async def test_slower_tables_never_pause_by_themselves(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await pass_time(timed, time, BEGIN + 10 * 24 * HOUR)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.paused is None


async def test_the_reminders_of_a_live_hour_do_not_use_the_quota_of_other_tables(timed: Any, time: Time) -> None:
    for _ in range(MAX_A_DAY):
        game = await begun(timed, ADA, BEN, speed="live", kind="catan")
        await pass_time(timed, time, time.now + HOUR)
    live = await reminded_lately(timed.store, GUILD, live=True)
    assert max(len(found) for found in live.values()) >= MAX_A_DAY
    assert await reminded_lately(timed.store, GUILD) == {}
    slow = await begun(timed, ADA, BEN)
    late = (await mover(timed, slow)).user
    await sent(timed)
    await pass_time(timed, time, time.now + 12 * HOUR)
    called = [user for post in await sent(timed) if post.game == slow for user in post.payload.get("users", ())]
    assert late in called
    assert game != slow
