"""A nudge: whoever has begun to choose and not finished is told so once, privately, when some minutes have passed.

It goes below the panel that they clicked last, where nobody else sees it: that somebody has begun is not the table's
to know. Discord takes such an answer for a quarter of an hour after a click; once that is over nothing is said.
"""

from contextlib import suppress
from typing import Final, NamedTuple

from cogs.acts.reminders import OFF, ON, missing
from cogs.discord.client import Client
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.table.clock import CLOCK_TIMER, stored_wait
from cogs.table.labels import escaped_names
from cogs.table.lookup import game_title
from cogs.table.schedule import FAR_FUTURE, SPEEDS, Wait, may_call, rhythm_of
from cogs.table.timers import timer as on_timer
from data.errors import Refused, StoreError
from data.models import Seat, Timer
from data.reminders import DAY, reminded_lately
from data.session import GameSession
from render import words
from rules.kernel import Facts, plain

NUDGE: Final = "nudge"
"""The timer of a seat whose owner has begun to choose, and the setting of whoever does not want to be told."""
PATIENCE: Final = 600.0
"""Seconds after the last click until its owner is told."""
TOKEN_LIFE: Final = 840.0
"""Seconds after a click in which it can still be answered: Discord's fifteen minutes, less one to be sure."""


class Click(NamedTuple):
    """The last click of a person at a table: when, and the token by which it can be answered."""

    at: float
    token: str


def note_click(ctx: InteractionContext, session: GameSession, seat: Seat) -> bool:
    """Note in memory that a person has clicked on their panel; return whether the disk knows of none in this turn."""
    if not _may_wait(session, seat) or ctx.bot.store.users.known_settings(ctx.user).get(NUDGE, ON) == OFF:
        return False
    ctx.bot.clicks[ctx.guild, session.game.id, ctx.user] = Click(session.now, ctx.interaction.token)
    timer = session.timer(NUDGE, seat.seat)
    return timer is None or timer.payload["turn"] != plain(session.table.turn)


def set_nudge(ctx: InteractionContext, session: GameSession, seat: Seat) -> None:
    """Have this person told later that they are not done, unless they have clicked again, or are."""
    click = Click(session.now, ctx.interaction.token)
    known = {"turn": plain(session.table.turn), "user": ctx.user, "language": ctx.words.language}
    session.set_timer(NUDGE, session.now + PATIENCE, {**known, **click._asdict()}, seat=seat.seat)


async def keep_click(ctx: InteractionContext, game: int) -> None:
    """Set the timer for a click that has changed nothing else: no picture waits for that, nor fails with it."""
    with suppress(StoreError, Refused):
        async with ctx.table(game) as session:
            seat = session.seat_of(ctx.user)
            if seat is not None and note_click(ctx, session, seat):
                set_nudge(ctx, session, seat)


def _may_wait(session: GameSession, seat: Seat) -> bool:
    """Whether others wait for somebody over hours: a live game has its own haste, and who plays alone has none."""
    people = sum(not one.opponent for one in session.seats)
    asked = any(ask.seat == seat.seat and not ask.optional for ask in session.table.asks)
    running = session.game.phase == "running" and session.game.paused is None and session.game.speed != "live"
    return running and asked and people > 1


@on_timer(NUDGE)
async def run_nudge(bot: Client, guild: int, timer: Timer) -> None:
    """Tell somebody that they are not done, if they have clicked nothing for a while and the same turn waits."""
    async with bot.tables.transaction(guild, timer.game) as session:
        user = _is_not_done(session, timer)
        if user is None:
            return
        click: Click | None = bot.clicks.get((guild, timer.game, user))
        if click is not None and click.at + PATIENCE > session.now:
            session.set_timer(NUDGE, click.at + PATIENCE, {**timer.payload, **click._asdict()}, seat=timer.seat)
            return
    # Read between the transactions: no file of people's is waited for under the table's lock.
    rhythm = rhythm_of(await bot.store.users.settings(user))
    history = await reminded_lately(bot.store, guild)
    async with bot.tables.transaction(guild, timer.game) as session:
        # They may have finished while the files were read.
        if _is_not_done(session, timer) != user:
            return
        # Kept until the turn is over, so that nobody is told twice in it.
        session.set_timer(NUDGE, session.now + FAR_FUTURE, {**timer.payload, "token": ""}, seat=timer.seat)
        late = timer.payload["at"] + TOKEN_LIFE < session.now
        if not late and may_call(_wait(session, timer), rhythm, user, timer.game, history, session.now):
            session.note_reminded(user)
            session.enqueue(NUDGE, {**timer.payload, "seat": timer.seat}, topic=f"{NUDGE}:{timer.seat}")


def _is_not_done(session: GameSession, timer: Timer) -> int | None:
    """Return whom the table waits for as it did when they clicked; None where they are done, or want quiet."""
    if timer.seat is None or session.timer(NUDGE, timer.seat) != timer:
        return None
    seat = session.seats[timer.seat]
    clock = session.timer(CLOCK_TIMER, timer.seat)
    muted = clock is not None and stored_wait(clock).muted
    same = plain(session.table.turn) == timer.payload["turn"] if session.game.phase == "running" else False
    if not same or muted or seat.user != timer.payload["user"] or seat.opponent or not _may_wait(session, seat):
        session.cancel_timer(NUDGE, seat=timer.seat)
        return None
    return seat.user


def _wait(session: GameSession, timer: Timer) -> Wait:
    """Return how long the seat has been waited for; without a clock as if there were the usual one."""
    clock = session.timer(CLOCK_TIMER, timer.seat)
    return stored_wait(clock) if clock is not None else Wait(session.now, SPEEDS[session.game.speed] or DAY)


def nudge_card(session: GameSession, facts: Facts) -> Card | None:
    """Return what somebody is told who is not done; None where they are by now."""
    ask = session.table.ask_of(facts["seat"]) if session.game.phase == "running" else None
    if ask is None or plain(session.table.turn) != facts["turn"]:
        return None
    catalogue = words(facts["language"])
    asked = missing(ask, catalogue, escaped_names(session.seats))
    text = catalogue.text("nudge-said", game=game_title(session.game, catalogue), asked=asked)
    play = Button(str(CustomId(TABLE, session.game.id, "play")), catalogue.text("button-play"), "primary")
    return Card((text, catalogue.text("nudge-off")), rows=((play,),), accent=GOLD)
