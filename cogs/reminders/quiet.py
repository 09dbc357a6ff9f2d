"""Limits of pings: quiet hours, and the day's quota of reminders."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from cogs.discord.client import Client
from cogs.table.proposals import addressees
from cogs.table.time.clock import waited_for
from cogs.table.time.timers import on_timer
from cogs.table.time.waits import MAX_A_DAY, quiet_until, rhythm_of
from cogs.table.votes import missing_voters
from data.errors import StoreError
from data.game.models import REMINDER, OutboxMessage, Timer
from data.game.outgoing import DirectReminder, ReminderMessage, Say, TurnMessage
from data.game.session import GameSession
from data.game.timers import TimerPayload
from data.shared.quotas import take_pings

LOG = logging.getLogger(__name__)

Repeatable: TypeAlias = Say | ReminderMessage | DirectReminder
"""The reminders that can be sent again in the morning."""


class Morning(TimerPayload, frozen=True):
    """The timer of a seat whose owner was asked in quiet hours. It pings them when these end."""

    KIND = "morning"

    user: int
    again: Repeatable | None = None
    """The reminder to send again to this person alone. None: the message of their turn."""


class Reach(NamedTuple):
    """The people whom a reminder pings now, and the time at which each of the others can be pinged."""

    now: tuple[int, ...]
    later: Mapping[int, float]


async def asleep_until(bot: Client, users: Iterable[int]) -> dict[int, float]:
    """Return the people who have quiet hours now, with the end of these."""
    now, users_store = bot.store.clock(), bot.store.users
    ends = {user: quiet_until(rhythm_of(await users_store.settings(user)), now) for user in users}
    return {user: end for user, end in ends.items() if end is not None}


async def reach(bot: Client, users: Sequence[int], outgoing: OutboxMessage, *, live: bool) -> Reach:
    """Return the people whom a reminder pings now, and take that ping from the day's quota of each."""
    asleep, now = await asleep_until(bot, users), bot.store.clock()
    awake = [user for user in users if user not in asleep]
    when: Mapping[int, float] = dict.fromkeys(awake, now)
    try:
        if awake:
            when = await take_pings(bot.store.shared, awake, outgoing.nonce, now, MAX_A_DAY, live=live)
    # A guild whose own file can be written plays on. The guild's own history of reminders still limits pings.
    except StoreError as error:
        LOG.warning("reminders cannot be counted now: %s", error)
    ready = tuple(user for user in awake if when[user] <= now)
    return Reach(ready, asleep | {user: at for user, at in when.items() if at > now})


def call_in_the_morning(session: GameSession, later: Mapping[int, float], again: Repeatable | None = None) -> None:
    """Schedule pings for people who can't be pinged now: by their turn's message, or by sending a reminder again."""
    if session.game.phase != "running":
        return
    # A person with several seats has one timer: that of a seat which the table waits for.
    asked = waited_for(session) | _invited(session)
    first = {seat.user: seat for seat in sorted(session.seats, key=lambda seat: seat.seat in asked)}
    for seat in session.seats:
        if seat.user is None or seat.user not in later or seat is not first[seat.user]:
            continue
        # A scheduled ping for the turn takes precedence.
        if again is None or session.timers.of(Morning, seat.seat) is None:
            # A timer by seat, stored in the file, so that the ping outlives a restart.
            alone = None if again is None else only_for(again, seat.user)
            session.timers.set(Morning(seat.user, alone), later[seat.user], seat=seat.seat)


def only_for(message: Repeatable, user: int) -> Repeatable:
    """Return a reminder for one of its users. It replaces no reminder for the others."""
    match message:
        case DirectReminder():
            return message
        case ReminderMessage():
            return replace(message, users=(user,), topic=f"{REMINDER}:{user}")
        case Say():
            return replace(message, users=(user,), topic=f"say:{user}")


async def send_later(bot: Client, guild: int, game: int, message: Repeatable, reached: Reach) -> None:
    """Queue a reminder again for the people whom it cannot ping now."""
    if reached.later:
        async with bot.tables.transaction(guild, game) as session:
            call_in_the_morning(session, reached.later, message)


async def invite_later(bot: Client, guild: int, game: int, reached: Reach) -> None:
    """Queue a word about open offers and votes for the people whom their message could not ping."""
    if reached.later:
        async with bot.tables.transaction(guild, game) as session:
            for user, at in reached.later.items():
                word = Say("morning-open", {"who": f"<@{user}>"}, users=(user,), reminds=True)
                call_in_the_morning(session, {user: at}, word)


@on_timer(Morning)
async def run_morning(bot: Client, guild: int, timer: Timer, morning: Morning) -> None:
    """Ping a person whose quiet hours are over, if the table still waits for them."""
    async with bot.tables.transaction(guild, timer.game) as session:
        if not session.timers.fire(timer):
            return
        here = timer.seat not in session.absences and session.game.paused is None
        # A word for one person may be about an offer or a vote, for which the table does not wait.
        word = isinstance(morning.again, Say) and timer.seat in _invited(session)
        if here and (word or timer.seat in waited_for(session)):
            # The turn message pings only people who have not been pinged for it yet.
            session.enqueue(morning.again or TurnMessage())


def _invited(session: GameSession) -> set[int]:
    """Return the seats of people who can answer an open proposal or vote, and have not done so yet."""
    asked = {seat.seat for proposal in session.table.proposals for seat in addressees(session, proposal)}
    return asked.union(*(missing_voters(session, vote) for vote in session.votes.values()))
