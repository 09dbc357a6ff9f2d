"""The clocks of a table: they measure how long each player has been waited for, and when their time ends."""

from collections.abc import Mapping

import msgspec

from cogs.discord.client import Client
from cogs.table.time.lapses import Lapse, queue_lapses
from cogs.table.time.substitutes import ClockPlays, substitute
from cogs.table.time.waits import (
    EXTENSION,
    FAR_FUTURE,
    RESPITE,
    SHORTEST_INTERVAL,
    SPEEDS,
    Rhythm,
    Wait,
    deadline,
    next_moment,
    rhythm_of,
)
from data.errors import Refused
from data.game.models import PAUSES_AFTER, REMINDER, Seat, people_at
from data.game.outgoing import ReminderMessage, Remove, Say, TurnEdit
from data.game.session import GameSession
from data.game.timers import TimerPayload, payload_of


class Opponents(TimerPayload, frozen=True):
    """The timer of a table at which computer opponents act, and the clock acts for people."""

    KIND = "opponent"

    patient: int | None = None
    """The number of an opponent's ask that has been left open so that people can answer first."""
    offer: str = ""
    """The name of the offer that these people can answer."""
    until: float | None = None
    """The time until which they can."""


def waited_for(session: GameSession) -> frozenset[int]:
    """Return the seats of the people that the table waits for, absent ones included."""
    return frozenset(ask.seat for ask in session.table.asks if not ask.optional and substitute(session, ask) is None)


def queue_clock(session: GameSession) -> None:
    """Start the clocks of the seats that must act after a change, and the timers of lapses; cancel the others."""
    if session.game.phase != "running":
        return
    queue_lapses(session)
    waiting = waited_for(session) if _runs(session) else frozenset()
    length = SPEEDS[session.game.speed] or 0.0
    for seat in session.seats:
        running = session.timers.of(Wait, seat.seat)
        _forget_stale_play(session, seat.seat)
        if seat.seat not in waiting or _is_excused(session, seat.seat):
            session.timers.cancel(Wait, seat=seat.seat)
        # A player who acts and is asked again gets the whole time, and so does a player who takes over a seat.
        elif running is None or seat.seat in session.acted | session.reseated:
            start_clock(session, seat.seat, length)
    _queue_reminder(session, waiting)


def _forget_stale_play(session: GameSession, seat: int) -> None:
    """Cancel the clock's answer for a seat if the seat is now asked something else."""
    plays, ask = session.timers.of(ClockPlays, seat), session.table.ask_of(seat)
    if plays is not None and (ask is None or ask.number != plays.ask):
        session.timers.cancel(ClockPlays, seat=seat)


def start_clock(session: GameSession, seat: int, length: float) -> None:
    """Start the clock of a seat with ``length`` seconds."""
    # A transaction on a table reads no user settings. So the timer first runs after the shortest interval that a user
    # can choose, and that run reads the user's own interval.
    keep_waiting(session, seat, Wait(session.now, length), Rhythm(every=SHORTEST_INTERVAL))


def renew_clock(session: GameSession, seat: int) -> None:
    """Give a late seat its whole time again for the open decision."""
    old = session.timers.of(Wait, seat)
    if old is None:
        return
    # Keep ``muted`` and ``extended``: a player mutes and extends a decision once, even if the table renews the clock.
    wait = Wait(session.now, SPEEDS[session.game.speed] or old.length, muted=old.muted, extended=old.extended)
    keep_waiting(session, seat, wait, Rhythm(every=SHORTEST_INTERVAL))


def forget_clocks(session: GameSession) -> None:
    """Cancel all clocks, so that each starts again at the next change."""
    for seat in session.seats:
        session.timers.cancel(Wait, seat=seat.seat)
        session.timers.cancel(Lapse, seat=seat.seat)


def run_clock_now(session: GameSession, seat: Seat) -> bool:
    """Run the clock timer of a seat now, because its player's rhythm has changed; False if no clock runs."""
    wait = session.timers.of(Wait, seat.seat)
    if wait is None:
        return False
    session.timers.set(wait, session.now, seat=seat.seat)
    show_clock(session)
    return True


def _runs(session: GameSession) -> bool:
    """Return whether the table has clocks: at least two people play, with a time limit, and the game is not paused."""
    people = len(people_at(seat for seat in session.seats if not seat.opponent))
    return SPEEDS[session.game.speed] is not None and session.game.paused is None and people > 1


def _is_excused(session: GameSession, seat: int) -> bool:
    absence = session.absences.get(seat)
    return absence is not None and absence.mode == "pause"


def keep_waiting(session: GameSession, seat: int, wait: Wait, rhythm: Rhythm) -> None:
    """Set the clock of a seat to the next step of its wait."""
    moment = next_moment(wait, rhythm)
    if moment is None:
        # No step is left. The timer stays, so that no new clock starts.
        moment = session.now + FAR_FUTURE
    session.timers.set(wait, moment, seat=seat)


def _queue_reminder(session: GameSession, waiting: frozenset[int]) -> None:
    """Update the reminder message: remove the players who have acted, delete it after the last of them."""
    if REMINDER not in session.messages:
        return
    clocks = clocks_of(session)
    if any(seat in clocks and clocks[seat].reminded for seat in waiting):
        session.enqueue(ReminderMessage())
    else:
        forget_reminder(session)


def forget_reminder(session: GameSession) -> None:
    """Queue the deletion of the reminder message, if there is one."""
    if posted := session.messages.get(REMINDER):
        session.enqueue(Remove(posted.message, posted.channel))
        session.messages.drop(REMINDER)


def with_outages(session: GameSession, wait: Wait) -> Wait:
    """Return a wait as stored in its timer, with the bot's outages since it began.

    In a live game each player gets the whole time again after every start, because even a short outage costs minutes.
    """
    since = max(wait.since, session.uptime.since) if session.game.speed == "live" else wait.since
    outages = tuple(span for span in session.uptime.outages if span[1] > since)
    return msgspec.structs.replace(wait, since=since, outages=outages)


def respite_until(session: GameSession) -> float:
    """Return the end of the grace time after the last outage, in which no seat is taken; 0 without an outage."""
    return session.uptime.outages[-1][1] + RESPITE if session.uptime.outages else 0.0


def show_clock(session: GameSession) -> None:
    """Queue an edit of the turn message, because its deadline or the pause has changed without a choice."""
    if session.game.phase == "running":
        session.enqueue(TurnEdit(refresh=True))


def mute(session: GameSession, seat: int) -> bool:
    """Stop the reminders of a seat for this decision; False if the table does not wait for it."""
    wait = session.timers.of(Wait, seat)
    if wait is None:
        return False
    session.timers.change(msgspec.structs.replace(wait, muted=True), seat=seat)
    return True


def extend(session: GameSession, seat: int, rhythm: Rhythm) -> float:
    """Extend the time of a seat, once per decision, and return the new deadline; Refused if that is not possible."""
    stored = session.timers.of(Wait, seat)
    if stored is None:
        raise Refused("not_waited_for")
    wait = with_outages(session, stored)
    if wait.extended:
        raise Refused("extended")
    if deadline(wait, rhythm) <= session.now:
        raise Refused("time_over")
    # Past steps stay past. The remaining reminders are spread over the longer time.
    longer = msgspec.structs.replace(wait, length=wait.length * (1 + EXTENSION), extended=True)
    keep_waiting(session, seat, longer, rhythm)
    show_clock(session)
    _queue_reminder(session, waited_for(session))
    return deadline(longer, rhythm)


async def rhythms_of(bot: Client, session_users: Mapping[int, int]) -> dict[int, Rhythm]:
    """Return the rhythm of each seat's player."""
    return {seat: rhythm_of(await bot.store.users.settings(user)) for seat, user in session_users.items()}


async def deadlines(bot: Client, clocks: Mapping[int, Wait], users: Mapping[int, int]) -> dict[int, float]:
    """Return the deadline of each seat (seconds of UTC since 1970)."""
    rhythms = await rhythms_of(bot, {seat: users[seat] for seat in clocks})
    return {seat: deadline(wait, rhythms[seat]) for seat, wait in clocks.items()}


def clocks_of(session: GameSession) -> dict[int, Wait]:
    """Return the waits of the running clocks, by seat."""
    timers = session.timers.by_seat(Wait)
    return {seat: with_outages(session, payload_of(timer, Wait)) for seat, timer in timers.items()}


def late_seats(session: GameSession) -> frozenset[int]:
    """Return the late seats: their time is over, and the table still waits for them."""
    return frozenset(seat for seat, wait in clocks_of(session).items() if wait.late is not None)


def people(session: GameSession) -> dict[int, int]:
    """Return the users at a table by seat."""
    return {seat.seat: seat.user for seat in session.seats if seat.user is not None}


def note_clock_played(session: GameSession) -> None:
    """Count a decision that the clock made in a live game; pause the game after ``PAUSES_AFTER`` in a row."""
    session.change(silent=session.game.silent + 1)
    if session.game.silent >= PAUSES_AFTER:
        session.change(paused=session.now)
        session.enqueue(Say("clock-rests", {"count": PAUSES_AFTER}))


def have_clock_play(session: GameSession, seat: int, number: int) -> None:
    """Let the clock answer the open ask ``number`` of a seat, by its default or as a computer would."""
    session.timers.set(ClockPlays(number), session.now + FAR_FUTURE, seat=seat)
    session.timers.set(Opponents(), session.now)
