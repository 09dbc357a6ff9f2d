"""A player who has left the server is not awaited: a computer takes the seat."""

from typing import Any

import pytest

from cogs.reminders.presence import LOOK_AGAIN, LOOKED_LATELY, Presence, look_for_leavers
from cogs.table.time.waits import HOUR
from data.game.outgoing import OfferMessage, read
from tests.cogs.timed_table import ADA, BEGIN, BEN, GUILD, Time, begun, kinds, mover, ring, run_timer, sent


async def test_a_computer_takes_the_seat_of_a_leaver(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await kinds(timed)
    timed.http.left.add(late.user)
    time.now = BEGIN + 12 * HOUR
    await ring(timed, [game])
    (offer,) = [told.offer for post in await sent(timed) if isinstance(told := read(post), OfferMessage)]
    assert (offer.why, offer.user) == ("left", late.user)
    async with timed.tables.transaction(GUILD, game) as session:
        seat = session.seats[late.seat]
        assert (seat.user, seat.opponent) == (None, True)
        assert session.game.phase == "running"


async def test_present_and_unawaited_players_are_not_taken_for_leavers(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    timed.http.left |= {ADA, BEN} - {late.user}
    time.now = BEGIN + 12 * HOUR
    await ring(timed, [game])
    async with timed.tables.transaction(GUILD, game) as session:
        assert {seat.user for seat in session.seats} == {ADA, BEN}


async def looks(bot: Any) -> bool:
    """Do the work that a ping has made due; return whether there was any."""
    timers = [timer for timer in (await bot.store.due_in(GUILD)).timers if timer.kind == Presence.KIND]
    for timer in timers:
        await run_timer(bot, GUILD, timer)
    return bool(timers)


async def called(bot: Any, game: int, user: int) -> None:
    """Note a ping as the outbox does after a turn message."""
    async with bot.tables.transaction(GUILD, game) as session:
        look_for_leavers(session, [user])


async def test_a_member_who_has_left_is_replaced_at_the_next_ping(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    timed.http.left.add(late.user)
    await called(timed, game, late.user or 0)
    assert await looks(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.seats[late.seat].opponent
    assert "offer" in await kinds(timed)


@pytest.mark.parametrize("speed", ["normal", "none"])
async def test_a_member_who_leaves_while_the_table_waits_is_replaced_within_hours(
    timed: Any, time: Time, speed: str
) -> None:
    game = await begun(timed, ADA, BEN, speed=speed)
    late = await mover(timed, game)
    await called(timed, game, late.user or 0)
    assert await looks(timed)
    timed.http.left.add(late.user)
    assert not await looks(timed)
    time.now = BEGIN + LOOK_AGAIN
    assert await looks(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.seats[late.seat].user is None


async def test_a_recently_seen_member_is_not_looked_up_at_every_turn(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await mover(timed, game)
    await called(timed, game, late.user or 0)
    assert await looks(timed)
    time.now += 60
    await called(timed, game, late.user or 0)
    assert not await looks(timed)
    time.now += LOOKED_LATELY
    await called(timed, game, late.user or 0)
    assert await looks(timed)


async def test_players_who_take_turns_are_looked_up_once_in_a_while(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    looked = []
    for _ in range(4):
        late = await mover(timed, game)
        await called(timed, game, late.user or 0)
        looked.append(await looks(timed))
        time.now += 30
        async with timed.tables.transaction(GUILD, game) as session:
            while session.table.asks[0].seat == late.seat:
                ask = session.table.asks[0]
                session.answer(ask.seat, [ask.options[-1].id], number=ask.number, who=late.user)
    assert looked == [True, True, False, False]
