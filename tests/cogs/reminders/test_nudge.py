"""A player with an unfinished choice gets one private notice."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.reminders.nudge import CLICKS, TOKEN_LIFE, UNFINISHED_FOR, Nudge, note_click, nudge_card, set_nudge
from data.game.outgoing import NudgeMessage, read
from render import LANGUAGES, words
from tests.cogs.fakes import tables_of
from tests.cogs.timed_table import ADA, BEN, GUILD, Time, answer, begun, mover, run_timer, sent

HOUR = 3600.0


async def click(bot: Any, game: int, token: str = "t1", *, asked: bool = True) -> int:
    """Click on the panel of an asked player, or of another; return the player."""
    async with bot.tables.transaction(GUILD, game) as session:
        on_turn = session.table.asks[0].seat
        seat = session.seats[on_turn if asked else 1 - on_turn]
        ctx: Any = SimpleNamespace(
            bot=bot, guild=GUILD, user=seat.user, words=words("en"), interaction=SimpleNamespace(token=token)
        )
        if note_click(ctx, session, seat):
            set_nudge(ctx, session, seat)
        return int(seat.user)


async def nudges(bot: Any) -> list[NudgeMessage]:
    """Run the timers that are due; return the nudges."""
    for timer in (await bot.store.due_in(GUILD)).timers:
        if timer.kind == Nudge.KIND:
            await run_timer(bot, GUILD, timer)
    return [nudge for post in await sent(bot) if isinstance(nudge := read(post), NudgeMessage)]


async def test_an_unfinished_choice_is_noticed_once_in_a_turn(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await click(timed, game)
    time.now += UNFINISHED_FOR - 1
    assert await nudges(timed) == []
    time.now += 1
    (told,) = await nudges(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert (session.seats[told.seat].user, told.token) == (late, "t1")
        for language in LANGUAGES:
            card = nudge_card(session, replace(told, language=language))
            assert card is not None
            assert words(language).text("button-play") in str(card.rows)
    await click(timed, game, "t2")
    time.now += 2 * UNFINISHED_FOR
    assert await nudges(timed) == [], "once in a turn"


async def test_minutes_count_from_the_last_click_and_survive_a_restart(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await click(timed, game)
    time.now += UNFINISHED_FOR - 60
    await click(timed, game, "t2")
    time.now += 60
    assert await nudges(timed) == []
    timed.state[CLICKS].clear()
    timed.tables = tables_of(timed.store)
    time.now += UNFINISHED_FOR - 60
    (told,) = await nudges(timed)
    assert told.token == "t2"


async def test_a_player_who_is_done_or_was_never_asked_gets_no_notice(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await click(timed, game, asked=False)
    late = await click(timed, game)
    while (await mover(timed, game)).user == late:
        await answer(timed, game)
    time.now += UNFINISHED_FOR
    assert await nudges(timed) == []
    assert Nudge.KIND not in [timer.kind for timer in (await timed.store.due_in(GUILD)).timers]


@pytest.mark.parametrize("settings", [{"nudge": "off"}, {"quiet": [17, 3]}], ids=["not wanted", "at night"])
async def test_no_notice_is_sent_if_it_is_switched_off_or_in_quiet_hours(timed: Any, time: Time, settings: Any) -> None:
    time.now = 1_772_042_400.0  # six in the evening
    game = await begun(timed, ADA, BEN)
    for user in (ADA, BEN):
        await timed.store.users.change_settings(user, **settings)
    await click(timed, game)
    time.now += UNFINISHED_FOR
    assert await nudges(timed) == []


async def test_the_quotas_of_reminders_hold_for_it(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = await click(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        session.note_reminded(late)
    time.now += UNFINISHED_FOR
    assert await nudges(timed) == []


@pytest.mark.parametrize(("speed", "users"), [("live", (ADA, BEN)), ("normal", (ADA,))], ids=["live", "alone"])
async def test_a_slow_table_sends_no_notice(timed: Any, time: Time, speed: Any, users: Any) -> None:
    game = await begun(timed, *users, speed=speed, opponents=2 - len(users))
    async with timed.tables.transaction(GUILD, game) as session:
        ctx: Any = SimpleNamespace(bot=timed, guild=GUILD, user=ADA, words=words("en"))
        ctx.interaction = SimpleNamespace(token="t")
        assert not note_click(ctx, session, session.seats[0])


async def test_no_notice_is_sent_once_its_token_has_expired(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await click(timed, game)
    time.now += TOKEN_LIFE + 1
    assert await nudges(timed) == []
