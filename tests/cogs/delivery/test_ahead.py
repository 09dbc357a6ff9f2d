"""A player can ask for a ping one turn ahead."""

from typing import Any

from cogs.reminders.ahead import called_ahead, who_is_next
from cogs.show.snapshot import take_snapshot
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, Time, answer, begun, mover

HOUR = 3600.0


async def next_one(bot: Any, game: int) -> tuple[int | None, tuple[int, ...]]:
    """Return the players who are named as next, and those of them who would be pinged."""
    async with bot.tables.transaction(GUILD, game) as session:
        snapshot = take_snapshot(session)
    return await who_is_next(bot, snapshot), await called_ahead(bot, GUILD, snapshot)


async def test_a_player_who_wants_it_is_pinged_one_turn_ahead_within_the_quotas(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, CLEO)
    user = (ADA, BEN, CLEO)[((await mover(timed, game)).seat + 1) % 3]
    assert await next_one(timed, game) == (None, ())
    await timed.store.users.change_settings(user, ahead="on")
    assert await next_one(timed, game) == (user, (user,))
    async with timed.tables.transaction(GUILD, game) as session:
        session.note_reminded(user)
    time.now += HOUR
    assert await next_one(timed, game) == (user, ()), "named, but not pinged again so soon"
    time.now += 5 * HOUR
    assert await next_one(timed, game) == (user, (user,))
    await timed.store.users.change_settings(user, quiet=[0, 10])
    time.now += 24 * HOUR - (time.now % (24 * HOUR)) + HOUR
    assert await next_one(timed, game) == (user, ()), "not at night"


async def test_a_game_for_two_pings_no_one_ahead(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    for user in (ADA, BEN):
        await timed.store.users.change_settings(user, ahead="on")
    assert await next_one(timed, game) == (None, ())


async def test_the_order_of_placements_counts_in_catan(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, CLEO, kind="catan")
    for user in (ADA, BEN, CLEO):
        await timed.store.users.change_settings(user, ahead="on")
    called: list[int | None] = []
    movers: list[int | None] = []
    for _ in range(6):
        who = (await mover(timed, game)).user
        movers.append(who)
        called.append((await next_one(timed, game))[0])
        for _ in range(2):
            await answer(timed, game)
    assert movers[3:] == movers[2::-1]
    assert called == [*movers[1:3], None, *movers[4:], None], (
        "a player who places twice in a row, or begins then, is there already"
    )
