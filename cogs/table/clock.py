"""The clock of a table: who has let it wait for how long, who is reminded, and what happens when the time is over."""

from collections.abc import Mapping
from typing import Final

import msgspec

from cogs.discord.client import Client
from cogs.table.schedule import (
    EXTENSION,
    NEVER,
    RESPITE,
    SHORTEST_INTERVAL,
    SPEEDS,
    Rhythm,
    Wait,
    deadline,
    next_moment,
    rhythm_of,
)
from cogs.table.substitutes import CLOCK_PLAYS, substitute
from data.errors import Refused
from data.models import RESTS_AFTER, Seat, Timer
from data.session import GameSession
from rules.kernel import plain

CLOCK: Final = "clock"
"""The timer of a seat that the table waits for."""
OPPONENT_TIMER: Final = "opponent"
"""The timer that has a table's computer opponents act, and the clock in the place of people."""
REMINDER: Final = "reminder"
"""The topic of the one message that reminds."""


CLOCK_CHANGED: Final = "clock"
"""What is said of an edit of the turn message that is due though nothing has been chosen."""


def waited_for(session: GameSession) -> frozenset[int]:
    """Return the seats of people for whom the table waits, be they at home or away."""
    return frozenset(ask.seat for ask in session.table.asks if not ask.optional and substitute(session, ask) is None)


def queue_clock(session: GameSession) -> None:
    """Set the clocks after a change: one begins for whoever is waited for from now on, and ends for who is not."""
    if session.game.phase != "running":
        return
    waiting = waited_for(session) if _runs(session) else frozenset()
    length = SPEEDS[session.game.speed] or 0.0
    for seat in session.seats:
        running = session.timer(CLOCK, seat.seat)
        _forget_stale_play(session, seat.seat)
        if seat.seat not in waiting or _is_excused(session, seat.seat):
            session.cancel_timer(CLOCK, seat=seat.seat)
        # A player who has acted and is asked again has all their time for it, and so has one who takes a seat over.
        elif running is None or seat.seat in session.acted | session.reseated:
            start_clock(session, seat.seat, length)
    _queue_reminder(session, waiting)


def _forget_stale_play(session: GameSession, seat: int) -> None:
    """Cancel that the clock plays for a seat once it is asked something else."""
    timer, ask = session.timer(CLOCK_PLAYS, seat), session.table.ask_of(seat)
    if timer is not None and (ask is None or ask.number != timer.payload["ask"]):
        session.cancel_timer(CLOCK_PLAYS, seat=seat)


def start_clock(session: GameSession, seat: int, length: float) -> None:
    """Give a seat its whole time from now on."""
    # A transaction on a table reads nobody's settings. So the first look at the clock comes after the shortest
    # interval that a person can have chosen; that look knows the real one.
    keep_waiting(session, seat, Wait(session.now, length), Rhythm(every=SHORTEST_INTERVAL))


def renew_clock(session: GameSession, seat: int) -> None:
    """Give a late seat its whole time once more for the decision that it has not made."""
    timer = session.timer(CLOCK, seat)
    if timer is None:
        return
    old = stored_wait(timer)
    # A player takes more time once for a decision, and mutes it once, however often the table gives more.
    wait = Wait(session.now, SPEEDS[session.game.speed] or old.length, muted=old.muted, extended=old.extended)
    keep_waiting(session, seat, wait, Rhythm(every=SHORTEST_INTERVAL))


def forget_clocks(session: GameSession) -> None:
    """Stop all clocks, so that each begins anew at the next change."""
    for seat in session.seats:
        session.cancel_timer(CLOCK, seat=seat.seat)


def look_anew(session: GameSession, seat: Seat) -> bool:
    """Have the clock of a seat looked at now, since its person's rhythm has changed; False if none runs."""
    timer = session.timer(CLOCK, seat.seat)
    if timer is None:
        return False
    session.set_timer(CLOCK, session.now, timer.payload, seat=seat.seat)
    show_clock(session)
    return True


def _runs(session: GameSession) -> bool:
    """Whether a clock runs at all: nobody is waited for who plays alone, or while the game rests."""
    people = sum(not seat.opponent for seat in session.seats)
    return SPEEDS[session.game.speed] is not None and session.game.paused is None and people > 1


def _is_excused(session: GameSession, seat: int) -> bool:
    absence = session.absences.get(seat)
    return absence is not None and absence.mode == "pause"


def keep_waiting(session: GameSession, seat: int, wait: Wait, rhythm: Rhythm) -> None:
    """Set the clock of a seat to the next moment at which something happens."""
    moment = next_moment(wait, rhythm)
    if moment is None:
        # Nothing more will come of it; it is kept so that no new clock begins.
        moment = session.now + NEVER
    session.set_timer(CLOCK, moment, plain(wait), seat=seat)


def _queue_reminder(session: GameSession, waiting: frozenset[int]) -> None:
    """Bring the message that reminds up to date: names go when their owners are done, it goes with the last."""
    standing = session.messages.get(REMINDER)
    if standing is None:
        return
    clocks = clocks_of(session)
    if any(seat in clocks and clocks[seat].reminded for seat in waiting):
        session.enqueue("reminder", {"users": []}, topic=REMINDER)
    else:
        forget_reminder(session)


def forget_reminder(session: GameSession) -> None:
    """Have the message that reminds taken away, if there is one."""
    if standing := session.messages.get(REMINDER):
        session.enqueue("remove", {"message": standing.message, "channel": standing.channel})
        session.unposted(REMINDER)


def wait_of(session: GameSession, timer: Timer) -> Wait:
    """Return the wait that a clock's timer carries, with the outages of the bot that have passed since it began.

    In a live game each player has the whole time again after every start: minutes are lost even by a short one.
    """
    wait = stored_wait(timer)
    since = max(wait.since, session.uptime.since) if session.game.speed == "live" else wait.since
    outages = tuple(span for span in session.uptime.outages if span[1] > since)
    return msgspec.structs.replace(wait, since=since, outages=outages)


def stored_wait(timer: Timer) -> Wait:
    """Return the wait as it was when it was written."""
    return msgspec.convert(timer.payload, Wait)


def respite_until(session: GameSession) -> float:
    """Return until when no seat is taken, because the bot was down a short time ago."""
    return session.uptime.outages[-1][1] + RESPITE if session.uptime.outages else 0.0


def show_clock(session: GameSession) -> None:
    """Have the turn message say anew until when there is time, or that the game rests: no choice has changed it."""
    if session.game.phase == "running":
        session.enqueue("edit", {CLOCK_CHANGED: True}, topic="edit")


def mute(session: GameSession, seat: int) -> bool:
    """Remind a seat of this decision no more; False if it is not waited for."""
    timer = session.timer(CLOCK, seat)
    if timer is None:
        return False
    muted = msgspec.structs.replace(stored_wait(timer), muted=True)
    session.set_timer(CLOCK, timer.due, plain(muted), seat=seat)
    return True


def extend(session: GameSession, seat: int, rhythm: Rhythm) -> float:
    """Give a seat that is waited for more time, once for each decision; return when it is over. Refused otherwise."""
    timer = session.timer(CLOCK, seat)
    if timer is None:
        raise Refused("not_waited_for")
    wait = wait_of(session, timer)
    if wait.extended:
        raise Refused("extended")
    if deadline(wait, rhythm) <= session.now:
        raise Refused("time_over")
    # What is behind stays behind: the reminders that are left lie on the longer time.
    longer = msgspec.structs.replace(wait, length=wait.length * (1 + EXTENSION), extended=True)
    keep_waiting(session, seat, longer, rhythm)
    show_clock(session)
    _queue_reminder(session, waited_for(session))
    return deadline(longer, rhythm)


async def rhythms_of(bot: Client, session_users: Mapping[int, int]) -> dict[int, Rhythm]:
    """Return the rhythm of each seat's person."""
    return {seat: rhythm_of(await bot.store.users.settings(user)) for seat, user in session_users.items()}


async def deadlines(bot: Client, clocks: Mapping[int, Wait], users: Mapping[int, int]) -> dict[int, float]:
    """Return when the time of each seat is over, by seat."""
    rhythms = await rhythms_of(bot, {seat: users[seat] for seat in clocks})
    return {seat: deadline(wait, rhythms[seat]) for seat, wait in clocks.items()}


def clocks_of(session: GameSession) -> dict[int, Wait]:
    """Return the waits whose clocks run, by seat."""
    timers = [timer for timer in session.timers if timer.kind == CLOCK]
    return {timer.seat: wait_of(session, timer) for timer in timers if timer.seat is not None}


def late_seats(session: GameSession) -> frozenset[int]:
    """Return the seats of the late: their time is over, and the table still waits for them."""
    return frozenset(seat for seat, wait in clocks_of(session).items() if wait.late is not None)


def people(session: GameSession) -> dict[int, int]:
    """Return the people at a table by seat."""
    return {seat.seat: seat.user for seat in session.seats if seat.user is not None}


def note_clock_played(session: GameSession) -> None:
    """Count a decision of a live game's clock; after some in a row, with no sign of a person, let the game rest."""
    session.change(silent=session.game.silent + 1)
    if session.game.silent >= RESTS_AFTER:
        session.change(paused=session.now)
        session.enqueue("say", {"key": "clock-rests", "args": {"count": RESTS_AFTER}})


def have_clock_play(session: GameSession, seat: int, number: int) -> None:
    """Have the open ask ``number`` of a seat answered by its usual answer, or as a computer would."""
    session.set_timer(CLOCK_PLAYS, session.now, {"ask": number}, seat=seat)
    session.set_timer(OPPONENT_TIMER, session.now)
