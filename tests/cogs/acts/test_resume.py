"""Starts of the bot, with or without an upgrade: restarted turns are told, and running tables have their clocks."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cogs.acts import resume
from cogs.acts.resume import resume_tables
from cogs.table.time.waits import Wait
from data import queries
from rules.kernel import GAMES, Play, ask
from tests.cogs.fakes import Bot, tables_of
from tests.cogs.timed_table import ADA, BEN, GUILD, Time, answer, begun, kinds, mover, sent
from tests.contract.demo import DEMO, Market, market_round

HOUR = 3600


def asks_ben_first(state: Market) -> Play[None]:
    """The demo with an ask to the second seat at the start of each round, as an upgrade might bring it."""
    while state.round < 3:
        yield ask(1, "demo.upgraded", ("yes", "no"))
        yield from market_round(state)
        state.round += 1


@pytest.fixture
def upgraded(timed: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that restarts the bot with other rules of the demo."""

    def start_again() -> None:
        monkeypatch.setitem(GAMES, "demo", msgspec.structs.replace(DEMO, play=asks_ben_first))
        monkeypatch.setattr(resume, "code_version", lambda: "the next one")
        restart(timed)

    return start_again


def restart(bot: Any) -> None:
    """Clear the memory, as a start does."""
    bot.tables = tables_of(bot.store)


async def in_mid_turn(bot: Any) -> int:
    """A demo table for two in the middle of a turn, with no message due."""
    game = await begun(bot, ADA, BEN, kind="demo")
    await resume_tables(bot, GUILD)
    async with bot.tables.transaction(GUILD, game) as session:
        asked = session.table.asks[0]
        choice = GAMES["demo"].choose(session.table.view(asked.seat), asked, random.Random(1))
        session.answer(asked.seat, choice)
    async with bot.tables.transaction(GUILD, game) as session:
        session.posted("turn", 901, shown=session.last)
    await sent(bot)
    return game


async def test_a_turn_restarted_by_an_upgrade_is_told_and_its_players_are_pinged(
    timed: Bot, time: Time, upgraded: Callable[[], None]
) -> None:
    """Only the log said so. The turn message showed choices that were lost, and no clock ran for the new ask."""
    game = await in_mid_turn(timed)
    time.now += 5 * HOUR
    upgraded()
    await resume_tables(timed, GUILD)  # type: ignore[arg-type]
    assert await kinds(timed) == ["turn-restarted", "turn"]
    async with timed.tables.transaction(GUILD, game) as session:
        assert [one.kind for one in session.table.asks] == ["demo.upgraded"]
        (clock,) = session.timers.by_seat(Wait).values()
        assert (clock.seat, clock.payload["since"]) == (1, time.now)
    restart(timed)
    await resume_tables(timed, GUILD)  # type: ignore[arg-type]
    assert await kinds(timed) == [], "once"


async def test_a_click_before_the_check_of_tables_tells_it_too(timed: Bot, upgraded: Callable[[], None]) -> None:
    game = await in_mid_turn(timed)
    upgraded()
    async with timed.tables.transaction(GUILD, game) as session:
        assert [one.kind for one in session.table.asks] == ["demo.upgraded"]
    assert await kinds(timed) == ["turn-restarted", "turn"]


async def test_a_paused_table_whose_turn_restarts_pings_no_one(timed: Bot, upgraded: Callable[[], None]) -> None:
    game = await in_mid_turn(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        session.change(paused=session.now)
    upgraded()
    await resume_tables(timed, GUILD)  # type: ignore[arg-type]
    assert await kinds(timed) == ["turn-restarted", "edit"]


async def test_the_messages_of_vanished_offers_lose_their_buttons(timed: Bot, upgraded: Callable[[], None]) -> None:
    game = await in_mid_turn(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        session.posted("proposal:offer:1", 950)
    upgraded()
    await resume_tables(timed, GUILD)  # type: ignore[arg-type]
    assert [post.payload["message"] for post in await sent(timed) if post.kind == "retire"] == [950]
    async with timed.tables.transaction(GUILD, game) as session:
        assert "proposal:offer:1" not in session.messages


async def test_a_running_table_without_a_clock_has_one_after_any_start(timed: Bot, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    for _ in range(2):
        await timed.store.write(GUILD, lambda db: db.execute("DELETE FROM timers"))
        restart(timed)
        await resume_tables(timed, GUILD)  # type: ignore[arg-type]
        asked = (await mover(timed, game)).seat
        async with timed.tables.transaction(GUILD, game) as session:
            assert [*session.timers.by_seat(Wait)] == [asked]


async def test_a_running_clock_goes_on_after_an_upgrade(
    timed: Bot, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(timed, ADA, BEN)
    await sent(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        before = set(map(str, session.timers.values()))
    time.now += 5 * HOUR
    monkeypatch.setattr(resume, "code_version", lambda: "the next one")
    restart(timed)
    await resume_tables(timed, GUILD)  # type: ignore[arg-type]
    async with timed.tables.transaction(GUILD, game) as session:
        assert set(map(str, session.timers.values())) == before
    assert await kinds(timed) == []


async def test_a_start_of_the_same_version_loads_no_table_that_has_its_clock(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN)
    await answer(timed, game)
    version = resume.code_version()
    assert await queries.games_to_resume(timed.store, GUILD, version, (Wait.KIND,)) == (game,)
    await resume_tables(timed, GUILD)  # type: ignore[arg-type]
    assert await queries.games_to_resume(timed.store, GUILD, version, (Wait.KIND,)) == ()
    assert await queries.games_to_resume(timed.store, GUILD, "the next one", (Wait.KIND,)) == (game,)
