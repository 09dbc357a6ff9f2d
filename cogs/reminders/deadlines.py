"""Expired clocks of tables: reminders, votes about late players, and moves by the clock."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from cogs.discord.client import Client
from cogs.discord.own_settings import ON
from cogs.reminders.messages import BY_DM
from cogs.reminders.presence import replace_leavers
from cogs.table.time.clock import (
    have_clock_play,
    keep_waiting,
    people,
    show_clock,
    with_outages,
)
from cogs.table.time.timers import on_timers_together
from cogs.table.time.waits import (
    MAX_TOGETHER,
    Rhythm,
    Wait,
    may_call,
    quiet_until,
    rhythm_of,
    take_steps,
    with_reminders,
)
from cogs.table.votes import review_votes
from data.game.models import Timer
from data.game.outgoing import DirectReminder, ReminderMessage
from data.game.session import GameSession
from data.game.timers import payload_of
from data.reminders import History, reminded_lately, waiting_for


class Habits(NamedTuple):
    """The facts about people that a reminder depends on, by person."""

    rhythms: Mapping[int, Rhythm]
    history: History
    waiting: Mapping[int, Sequence[int]]
    """The games of the guild that wait for each person."""
    by_dm: frozenset[int]
    """The people who want their reminders by direct message."""


@on_timers_together(Wait)
async def run_clocks(bot: Client, guild: int, timers: Sequence[Timer]) -> None:
    """Handle the tables of a guild whose clocks have expired, each once, one after the other.

    Each table sees the reminders of the ones before it, so that several tables remind a person only once.
    """
    # A fault at one table must not stop the clocks of the others.
    faults: list[Exception] = []
    for game in dict.fromkeys(timer.game for timer in timers):
        try:
            await replace_leavers(bot, guild, game)
            await run_clock(bot, guild, game)
        except Exception as fault:
            faults.append(fault)
    if faults:
        raise ExceptionGroup(f"guild {guild}: some clocks have failed", faults)


async def run_clock(bot: Client, guild: int, game: int) -> None:
    """Handle all expired clocks of a table at once, with one message."""
    async with bot.tables.transaction(guild, game) as session:
        users, live = frozenset(people(session).values()), session.game.speed == "live"
    # Read before the transaction, so that the table's lock never waits for the shared file.
    settings = {user: await bot.store.users.settings(user) for user in users}
    habits = Habits(
        {user: rhythm_of(own) for user, own in settings.items()},
        await reminded_lately(bot.store, guild, live=live),
        await waiting_for(bot.store, guild),
        frozenset(user for user, own in settings.items() if BY_DM.of(own) == ON),
    )
    async with bot.tables.transaction(guild, game) as session:
        if session.game.phase == "running":
            tick(session, habits)


def tick(session: GameSession, habits: Habits) -> None:
    """Advance every clock that has expired."""
    called: dict[int, list[int]] = {}
    remind = False
    for seat, timer in session.timers.by_seat(Wait).items():
        if timer.due > session.now:
            continue
        user, stored = session.seats[seat].user or 0, payload_of(timer, Wait)
        rhythm = habits.rhythms.get(user, Rhythm())
        # A clock that expires in quiet hours is moved to their end, because a reminder without a ping would be lost.
        if (morning := quiet_until(rhythm, session.now)) is not None:
            session.timers.set(stored, morning, seat=seat)
            continue
        wait = with_outages(session, stored)
        if wait != stored:
            # The deadline in the turn message was computed before an outage.
            show_clock(session)
        wait = with_reminders(wait, user, session.game.id, habits.history)
        steps = take_steps(wait, rhythm, session.now)
        keep_waiting(session, seat, steps.wait, rhythm)
        # People who are away are not reminded. Their clock still runs, so that the table can decide.
        due = steps.remind and seat not in session.absences
        remind = remind or due
        if due and user not in called and may_call(wait, rhythm, user, session.game.id, habits.history, session.now):
            called[user] = [game for game in habits.waiting.get(user, ()) if game != session.game.id][:MAX_TOGETHER]
            session.note_reminded(user, called[user])
        ask = session.table.ask_of(seat)
        # In a live game the clock plays. In any other game the other players vote.
        if steps.overdue and session.game.speed == "live" and ask is not None:
            have_clock_play(session, seat, ask.number)
    review_votes(session)
    if remind:
        queue_reminders(session, called, habits.by_dm)


def queue_reminders(session: GameSession, called: Mapping[int, Sequence[int]], by_dm: Collection[int]) -> None:
    """Queue pings for late people, with links to their other tables: in the channel, or by direct message."""
    here = {user: games for user, games in called.items() if user not in by_dm}
    if here or not called:
        others = {user: tuple(games) for user, games in here.items() if games}
        session.enqueue(ReminderMessage(tuple(here), others))
    for user in called:
        if user not in here:
            session.enqueue(DirectReminder(user, (session.game.id, *called[user])))
