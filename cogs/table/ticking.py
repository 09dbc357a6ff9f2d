"""What happens when a timer of a table runs out: reminders, a vote about whoever is late, the end of an absence."""

from collections.abc import Mapping

from cogs.discord.client import Client
from cogs.table.clock import CLOCK, REMINDER, have_clock_play, keep_waiting, people, rhythms_of, wait_of
from cogs.table.rewind import UNDO_TIMER, rewind
from cogs.table.schedule import Rhythm, advance, may_call
from cogs.table.stand_ins import BACK_TIMER, come_back
from cogs.table.vote_effects import expire
from cogs.table.votes import OVERDUE, VOTE_TIMER, open_vote, voters
from data.models import Timer, Vote
from data.reminders import History, reminded_lately
from data.session import GameSession


async def run_clock(bot: Client, guild: int, game: int) -> None:
    """Do what the clocks of a table that have run out call for, all of it at once and by one message."""
    async with bot.tables.transaction(guild, game) as session:
        users = people(session)
    # Read before the transaction: no file of people's is waited for under the table's lock.
    rhythms, history = await rhythms_of(bot, users), await reminded_lately(bot.store, guild)
    async with bot.tables.transaction(guild, game) as session:
        if session.game.phase == "running":
            tick(session, rhythms, history)


def tick(session: GameSession, rhythms: Mapping[int, Rhythm], history: History) -> None:
    """Let the time pass for every clock that has run out."""
    called: list[int] = []
    remind = False
    for timer in session.timers:
        if timer.kind != CLOCK or timer.seat is None or timer.due > session.now:
            continue
        rhythm, user = rhythms.get(timer.seat, Rhythm()), session.seats[timer.seat].user
        told = advance(wait_of(timer), rhythm, session.now)
        keep_waiting(session, timer.seat, told.wait, rhythm)
        remind = remind or told.remind
        may = user is not None and may_call(told.wait, rhythm, user, session.game.id, history, session.now)
        if told.remind and user is not None and may:
            called.append(user)
            session.note_reminded(user)
        if told.overdue:
            time_is_over(session, timer.seat)
    if remind:
        session.enqueue("reminder", {"users": called}, topic=REMINDER)


def time_is_over(session: GameSession, seat: int) -> None:
    """Have the clock play for a seat of a live game; elsewhere the others decide what is to be done."""
    ask = session.table.ask_of(seat)
    if session.game.speed == "live" and ask is not None:
        have_clock_play(session, seat, ask.number)
        return
    name = f"{OVERDUE}:{seat}"
    about = Vote(game=session.game.id, name=name, kind=OVERDUE, facts={"seat": seat}, opened=session.now)
    if name not in session.votes and voters(session, about):
        open_vote(session, OVERDUE, about.facts, name=name)


def is_for_table(timer: Timer) -> bool:
    """Whether ``run_timer`` knows what to do when this timer runs out."""
    return timer.kind in (UNDO_TIMER, BACK_TIMER) or timer.kind.startswith(f"{VOTE_TIMER}:")


async def run_timer(bot: Client, guild: int, timer: Timer) -> None:
    """Do what a timer stands for that has run out."""
    if timer.kind == UNDO_TIMER:
        await rewind(bot, guild, timer.game)
        return
    async with bot.tables.transaction(guild, timer.game) as session:
        if not session.fire(timer):
            return
        if timer.kind == BACK_TIMER and timer.seat is not None:
            come_back(session, session.seats[timer.seat])
        else:
            expire(session, timer)
