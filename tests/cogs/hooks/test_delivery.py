"""The delivery of events: in order, again after a fault, and without a wait for anything else."""

import asyncio
import logging
import time as clock
from typing import Any

import pytest
from aiohttp import web

from cogs.hooks import delivery as module
from cogs.hooks.delivery import QUICK
from data import hooks
from data.game.hook_events import MOST_EVENTS, Probe
from data.hooks import BACKOFF
from tests.cogs.fakes import Bot
from tests.cogs.hooks.receiver import (
    CHANNEL,
    GUILD,
    Receiver,
    delivering,
    finished,
    is_genuine,
    numbered,
    only_hook,
    open_guild,
    receiving,
    tell,
)
from tests.cogs.timed_table import Time
from tests.patience import until


def turns(receiver: Receiver) -> list[int]:
    return [each["event"]["turn"] for each in receiver.got]


async def test_events_arrive_in_their_order_and_signed(bot: Bot) -> None:
    open_guild(bot)
    async with receiving() as receiver, delivering(bot) as delivery:
        hook = await hooks.add(bot.store, GUILD, receiver.url)
        await tell(bot, *numbered(35))
        delivery.wake(GUILD)
        await until(lambda: len(receiver.got) == 35)
        await finished(delivery)
    assert turns(receiver) == [*range(35)]
    assert len({*receiver.ids}) == 35
    assert all(is_genuine(hook, *each) for each in zip(receiver.headers, receiver.bodies, strict=True))
    assert (await only_hook(bot)).fault == ""
    assert not (await bot.store.due_in(GUILD)).hooks


async def test_a_failed_event_comes_again_with_its_id_before_the_later_ones(timed: Bot, time: Time) -> None:
    open_guild(timed)
    async with receiving() as receiver, delivering(timed) as delivery:

        async def fails(request: web.Request) -> web.Response:
            return web.Response(status=503 if len(receiver.got) < 3 else 204)

        receiver.answer = fails
        await hooks.add(timed.store, GUILD, receiver.url)
        await tell(timed, *numbered(3))
        for wait in (*BACKOFF[:2], 0.0):
            delivery.wake(GUILD)
            await finished(delivery)
            time.now += wait
    assert turns(receiver) == [0, 0, 0, 1, 2]
    assert len({*receiver.ids[:3]}) == 1, "a receiver can tell a repeat"
    assert (await only_hook(timed)).fault == ""


async def test_a_woken_delivery_waits_for_the_backoff(timed: Bot, time: Time) -> None:
    open_guild(timed)
    async with receiving() as receiver, delivering(timed) as delivery:

        async def fails(request: web.Request) -> web.Response:
            return web.Response(status=500)

        receiver.answer = fails
        await hooks.add(timed.store, GUILD, receiver.url)
        await tell(timed)
        for _ in range(5):
            delivery.wake(GUILD)
            await finished(delivery)
        assert len(receiver.got) == 1
        assert timed.store.wakeups.due(GUILD) <= time.now + BACKOFF[0]


async def test_events_of_hidden_channels_are_told_only_to_a_hook_that_wants_them(bot: Bot) -> None:
    open_guild(bot, 8)
    async with receiving() as public, receiving() as restricted, delivering(bot) as delivery:
        await hooks.add(bot.store, GUILD, public.url)
        await hooks.add(bot.store, GUILD, restricted.url, restricted=True)
        for number, channel in enumerate((8, CHANNEL, 8, None)):
            await tell(bot, *numbered(1, number), channel=channel)
        delivery.wake(GUILD)
        await until(lambda: len(restricted.got) == 4)
        await finished(delivery)
    assert turns(public) == [1, 3]
    assert turns(restricted) == [0, 1, 2, 3]
    assert not (await bot.store.due_in(GUILD)).hooks, "skipped events are done"


async def test_nothing_is_sent_while_the_channels_of_a_guild_are_unknown(bot: Bot) -> None:
    async with receiving() as receiver, delivering(bot) as delivery:
        await hooks.add(bot.store, GUILD, receiver.url)
        await tell(bot, channel=CHANNEL)
        delivery.wake(GUILD)
        await finished(delivery)
        assert receiver.got == []
        open_guild(bot)
        delivery.wake(GUILD)
        await until(lambda: len(receiver.got) == 1)


async def test_410_ends_a_hook(bot: Bot) -> None:
    open_guild(bot)
    async with receiving() as receiver, delivering(bot) as delivery:

        async def gone(request: web.Request) -> web.Response:
            return web.Response(status=410)

        receiver.answer = gone
        await hooks.add(bot.store, GUILD, receiver.url)
        await tell(bot, count=3)
        delivery.wake(GUILD)
        await finished(delivery)
        await tell(bot)
        delivery.wake(GUILD)
        await finished(delivery)
    assert len(receiver.got) == 1
    assert (await only_hook(bot)).gone


async def test_a_slow_guild_delays_no_other_and_the_loop_stays_quick(bot: Bot) -> None:
    """As many guilds as are served at once have ten hooks each that do not answer."""
    open_guild(bot)
    slow = [GUILD + 1 + number for number in range(QUICK - 1)]
    async with receiving() as stuck, receiving() as receiver, delivering(bot) as delivery:
        held = asyncio.Event()

        async def waits(request: web.Request) -> web.Response:
            await held.wait()
            return web.Response()

        stuck.answer = waits
        for guild in slow:
            for number in range(10):
                await hooks.add(bot.store, guild, f"{stuck.url}/{number}")
            await tell(bot, guild=guild, count=20)
            delivery.wake(guild)
        await until(lambda: len(stuck.got) == 3 * len(slow))
        await hooks.add(bot.store, GUILD, receiver.url)
        began = clock.monotonic()
        await tell(bot, *numbered(5))
        delivery.wake(GUILD)
        await until(lambda: len(receiver.got) == 5)
        assert clock.monotonic() - began < 5
        assert len(stuck.got) == 3 * len(slow), "a guild has three requests at once"
        held.set()


async def test_guilds_that_were_slow_wait_in_a_line_of_their_own(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONG", 0.05)
    open_guild(bot)
    slow = [GUILD + 1 + number for number in range(3 * QUICK)]
    async with receiving() as stuck, receiving() as receiver, delivering(bot) as delivery:
        held = asyncio.Event()

        async def waits(request: web.Request) -> web.Response:
            await (held.wait() if held.is_set() else asyncio.sleep(0.2))
            return web.Response()

        stuck.answer = waits
        for guild in slow:
            await hooks.add(bot.store, guild, stuck.url)
            await tell(bot, guild=guild)
            delivery.wake(guild)
        await until(lambda: len(stuck.got) == len(slow) and not delivery._turns)

        async def forever(request: web.Request) -> web.Response:
            await held.wait()
            return web.Response()

        stuck.answer = forever
        for guild in slow:
            await tell(bot, guild=guild)
            delivery.wake(guild)
        await hooks.add(bot.store, GUILD, receiver.url)
        await tell(bot)
        delivery.wake(GUILD)
        await until(lambda: len(receiver.got) == 1, 5)
        assert len(stuck.got) < 2 * len(slow), "the slow guilds still wait for each other"
        held.set()


async def test_slow_hooks_of_a_guild_keep_its_others_from_nothing(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as are served at once take their time for each event, and always have another one."""
    monkeypatch.setattr(module, "LONG", 0.05)
    open_guild(bot)
    async with receiving() as slow, receiving() as receiver, delivering(bot) as delivery:

        async def takes_time(request: web.Request) -> web.Response:
            await asyncio.sleep(0.1)
            return web.Response()

        slow.answer = takes_time
        for number in range(3):
            await hooks.add(bot.store, GUILD, f"{slow.url}/{number}")
        await hooks.add(bot.store, GUILD, receiver.url)
        await tell(bot, *numbered(30))
        delivery.wake(GUILD)
        await until(lambda: len(receiver.got) == 30)
        assert len(slow.got) < 60
    assert turns(receiver) == [*range(30)]


async def test_a_removed_hook_gets_nothing_more_also_while_it_is_sent_to(bot: Bot) -> None:
    open_guild(bot)
    async with receiving() as receiver, delivering(bot) as delivery:
        held = asyncio.Event()

        async def waits(request: web.Request) -> web.Response:
            await held.wait()
            return web.Response()

        receiver.answer = waits
        hook = await hooks.add(bot.store, GUILD, receiver.url)
        await tell(bot, count=20)
        delivery.wake(GUILD)
        await until(lambda: len(receiver.got) == 1)
        await hooks.remove(bot.store, GUILD, hook.id)
        delivery.stop_sending(GUILD, hook.id)
        held.set()
        await finished(delivery)
        await asyncio.sleep(0.1)
    assert len(receiver.got) == 1


async def test_a_stop_in_the_middle_loses_nothing_and_repeats_have_their_ids(bot: Bot) -> None:
    open_guild(bot)
    async with receiving() as receiver:

        async def waits(request: web.Request) -> web.Response:
            await asyncio.sleep(0.02)
            return web.Response()

        receiver.answer = waits
        await hooks.add(bot.store, GUILD, receiver.url)
        await tell(bot, *numbered(60))
        for life in range(6):
            async with delivering(bot) as delivery:
                delivery.wake(GUILD)
                before = len(receiver.got)
                await until(lambda before=before, life=life: len(receiver.got) > before + 3 * life)  # type: ignore[misc]
        async with delivering(bot) as delivery:
            delivery.wake(GUILD)
            await until(lambda: 59 in turns(receiver))
            await finished(delivery)
    first = list(dict.fromkeys(turns(receiver)))
    assert first == [*range(60)], "none is lost, and the first arrivals are in order"
    ids = dict(zip(turns(receiver), receiver.ids, strict=True))
    assert len({*zip(turns(receiver), receiver.ids, strict=True)}) == len(ids) == 60


async def test_ten_thousand_events_are_bounded_and_leave_the_loop_free(bot: Bot, caplog: Any) -> None:
    """An address that refuses all of them. Ten batches are written meanwhile, as ten transactions would."""
    caplog.set_level(logging.DEBUG, "cogs")
    open_guild(bot)
    async with receiving() as receiver, delivering(bot) as delivery:

        async def fails(request: web.Request) -> web.Response:
            return web.Response(status=500)

        receiver.answer = fails
        hook = await hooks.add(bot.store, GUILD, f"{receiver.url}?key=hidden")
        worst = 0.0

        async def watch() -> None:
            nonlocal worst
            while True:
                before = clock.monotonic()
                await asyncio.sleep(0.01)
                worst = max(worst, clock.monotonic() - before - 0.01)

        watching = asyncio.create_task(watch())
        for _ in range(11):
            await tell(bot, count=MOST_EVENTS // 10)
            delivery.wake(GUILD)
        await finished(delivery)
        watching.cancel()
    assert len(receiver.got) == 1
    assert worst < 1.0
    after = await only_hook(bot)
    assert after.lost == MOST_EVENTS // 10
    assert hook.secret not in caplog.text
    assert "hidden" not in caplog.text


async def test_a_probe_needs_no_queue(bot: Bot) -> None:
    async with receiving() as receiver, delivering(bot) as delivery:
        hook = await hooks.add(bot.store, GUILD, receiver.url)
        assert (await delivery.probe(GUILD, hook)).fault == ""
    assert [each["event"] for each in receiver.got] == [{"type": Probe.__struct_config__.tag}]


async def test_a_delivery_that_is_paused_starts_nothing(bot: Bot) -> None:
    open_guild(bot)
    async with receiving() as receiver, delivering(bot) as delivery:
        await hooks.add(bot.store, GUILD, receiver.url)
        await tell(bot)
        delivery.pause()
        delivery.wake(GUILD)
        await asyncio.sleep(0.1)
        assert receiver.got == []
        delivery.start()
        delivery.wake(GUILD)
        await until(lambda: len(receiver.got) == 1)
