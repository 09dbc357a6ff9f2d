"""The clock of a table: a week of silence at once, the answers that it gives, and the asks that it ignores."""

import random
from typing import Any

import pytest

from bench.games.random_play import step
from cogs.reminders.deadlines import run_clock
from cogs.reminders.messages import reminder_card
from cogs.show.snapshot import take_snapshot
from cogs.show.status import missing
from cogs.table.time.clock import Opponents, clocks_of, mute
from cogs.table.time.waits import HOUR, Wait
from data import queries
from data.game.models import REMINDER
from render import LANGUAGES, words
from rules.kernel import Table
from tests.cogs.timed_table import (
    ADA,
    BEGIN,
    BEN,
    GUILD,
    Time,
    answer,
    begun,
    mover,
    next_clock,
    run_timer,
    sent,
    silence,
)
from tests.contract.adding import ROOT, game_folders

WEEK = 7 * 24 * HOUR


async def test_a_week_of_silence_brings_exactly_the_schedule(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = (await mover(timed, game)).user
    assert [post.kind for post in await sent(timed)] == ["turn"]
    told = await silence(timed, time, game, BEGIN + WEEK)
    reminders = [(hours, "reminder", [late]) for hours in (12, 20.4, 48, 72, 120)]
    assert told == [*reminders[:2], (24, "vote", []), *reminders[2:]]


async def test_overdue_clocks_fire_once_and_merged_after_the_bot_was_down(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, kind="demo")
    await sent(timed)
    time.now = BEGIN + 23 * HOUR
    due = await timed.store.due_in(GUILD)
    assert len([timer for timer in due.timers if timer.kind == Wait.KIND]) == 2
    await run_clock(timed, GUILD, game)
    (post,) = await sent(timed)
    assert (post.kind, sorted(post.payload["users"])) == ("reminder", [ADA, BEN])
    await run_clock(timed, GUILD, game)
    assert await sent(timed) == []


async def test_quiet_hours_delay_a_reminder(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = (await mover(timed, game)).user
    await sent(timed)
    hour = int((BEGIN + 12 * HOUR) % (24 * HOUR) // HOUR)
    await timed.store.users.change_settings(late, quiet=[hour, (hour + 8) % 24])
    first = (await silence(timed, time, game, BEGIN + 21 * HOUR))[0]
    assert first[0] > 19, "eight quiet hours do not count"


async def test_an_answer_stops_the_clock_and_deletes_the_reminder(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await sent(timed)
    await silence(timed, time, game, BEGIN + 13 * HOUR)
    first = await mover(timed, game)
    while await mover(timed, game) == first:
        await answer(timed, game)
    assert "remove" in [post.kind for post in await sent(timed)]
    async with timed.tables.transaction(GUILD, game) as session:
        assert REMINDER not in session.messages
        (wait,) = clocks_of(session).values()
        assert wait.since == time.now, "the next player has all their time"


async def test_each_decision_has_its_own_time(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    time.now += HOUR
    await answer(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        assert [wait.since for wait in clocks_of(session).values()] == [time.now]


async def test_a_player_who_mutes_the_decision_is_not_reminded(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    await sent(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert mute(session, session.table.asks[0].seat)
    assert "reminder" not in [kind for _, kind, _ in await silence(timed, time, game, BEGIN + WEEK)]


@pytest.mark.parametrize("speed", ["none", "normal"])
async def test_no_clock_runs_if_it_is_off_or_no_other_player_waits(timed: Any, speed: str) -> None:
    game = await begun(timed, *((ADA, BEN) if speed == "none" else (ADA,)), speed=speed, opponents=1)
    assert await next_clock(timed, game) is None
    async with timed.tables.transaction(GUILD, game) as session:
        assert take_snapshot(session).clocks == {}


async def test_the_clock_of_a_live_game_gives_the_usual_answer(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN, speed="live", kind="catan")
    late = (await mover(timed, game)).user
    await sent(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        usual, number = session.table.asks[0].default, session.last
    time.now += 300
    await run_clock(timed, GUILD, game)
    for timer in (await timed.store.due_in(GUILD)).timers:
        if timer.kind == Opponents.KIND:
            await run_timer(timed, GUILD, timer)
    assert "clock-played" in [post.payload.get("key") for post in await sent(timed)]
    entry = (await queries.whole_log(timed.store, GUILD, game))[number]
    assert (entry.choice, entry.who) == (usual, None)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.seat_of(late) is not None, "the seat stays theirs"


async def test_the_reminder_names_the_missing_choice_and_its_deadline(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    late = (await mover(timed, game)).user
    async with timed.tables.transaction(GUILD, game) as session:
        snapshot = take_snapshot(session)
    seat = snapshot.asked[0]
    for language in LANGUAGES:
        card = reminder_card(snapshot, {seat: BEGIN + 24 * HOUR}, words(language))
        assert f"<@{late}>" in card.above[1]
        assert f"<t:{int(BEGIN + 24 * HOUR)}:R>" in card.above[1]
        assert words(language).text("reminder-answer") not in card.above[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_folders(ROOT))
def test_every_missing_choice_has_a_name(game: str, language: str) -> None:
    told, vague = words(language), words(language).text("reminder-answer")
    for seed, options in ((1, {}), (2, {"mode": "ck"} if game == "catan" else {})):
        table, rng = Table.new(game, seats=3, seed=seed, options=options), random.Random(seed)
        for _ in range(300):
            if table.over:
                break
            for ask in (ask for ask in table.asks if not ask.optional):
                assert missing(ask.seen_by(None), told, ["Ada", "Ben", "Cleo"]) != vague, ask.kind
            step(table, rng)
