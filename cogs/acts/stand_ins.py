"""Stand-ins: a computer plays for a person who is away. The seat stays theirs, and one click takes it back."""

from cogs.discord.client import Client
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.table.clock import show_clock
from cogs.table.labels import escaped_names
from cogs.table.timers import timer as on_timer
from cogs.table.turns import call_seat, queue_updates, turn_state
from data.game.models import Absence, AbsenceMode, Seat, Timer
from data.game.outgoing import AwayMessage, Remove, Say
from data.game.session import GameSession
from data.game.timers import TimerPayload
from render import Words


class Return(TimerPayload, frozen=True):
    """The timer of a seat that ends a dated absence."""

    KIND = "back"


def away_card(absence: Absence, name: str, words: Words) -> Card:
    """Return the message about an absent person: what happens meanwhile, and the button that ends the absence."""
    until = f"<t:{int(absence.until)}:D>" if absence.until else ""
    text = words.text(f"away-{absence.mode}", name=name)
    back = Button(str(CustomId(TABLE, absence.game, "back")), words.text("button-back"), "success")
    lines = filter(None, (text, words.text("away-until", until=until) if until else ""))
    return Card(("\n".join(lines),), rows=((back,),), accent=GOLD)


def stand_in(session: GameSession, seat: Seat, who: int | None) -> None:
    """Let a computer play for a person until they come back."""
    go_away(session, seat, "play", None, who)


def go_away(session: GameSession, seat: Seat, mode: AbsenceMode, until: float | None, who: int | None) -> None:
    """Note that a person is away from a table, and let a computer play for them if they want that."""
    before = turn_state(session)
    session.absences.put(Absence(game=session.game.id, seat=seat.seat, mode=mode, until=until))
    # A person who is away already may change the mode.
    if seat.opponent != (mode == "play"):
        session.give(seat.seat, user=seat.user, name=seat.name, opponent=mode == "play", who=who)
    if until is not None:
        session.timers.set(Return(), until, seat=seat.seat)
    session.enqueue(AwayMessage(seat.seat))
    queue_updates(session, before)
    show_clock(session)


def come_back(session: GameSession, seat: Seat) -> bool:
    """End a person's absence. Return False if they were not away."""
    if seat.seat not in session.absences:
        return False
    before = turn_state(session)
    session.absences.drop(seat.seat)
    session.timers.cancel(Return, seat=seat.seat)
    if seat.opponent:
        session.give(seat.seat, user=seat.user, name=seat.name, opponent=False, who=seat.user)
    if posted := session.messages.get(AwayMessage(seat.seat).topic):
        session.enqueue(Remove(posted.message, posted.channel))
        session.messages.drop(posted.topic)
    (name,) = escaped_names([seat])
    session.enqueue(Say("away-back", {"name": name}, topic=f"back:{seat.seat}"))
    queue_updates(session, before)
    show_clock(session)
    return True


async def come_back_here(ctx: InteractionContext, game: int) -> bool:
    """End this person's absence from a table. Return whether they were away."""
    # Check without ``change`` first, so that a click without effect is not recorded as a change.
    async with ctx.table(game) as session:
        seat = session.seat_of(ctx.user)
        away = session.game.phase == "running" and seat is not None and seat.seat in session.absences
    if not away:
        return False
    async with ctx.table(game, change=True) as session:
        seat = session.seat_of(ctx.user)
        return seat is not None and come_back(session, seat)


async def press_back(ctx: InteractionContext, game: int) -> None:
    """Answer a press of the button that ends an absence."""
    if await come_back_here(ctx, game):
        await ctx.say("away-you-play")
    else:
        await ctx.say("away-not-you")


@on_timer(Return)
async def run_return(bot: Client, guild: int, timer: Timer, _: Return) -> None:
    """End a dated absence, and ping its person if the table waits for them."""
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.timers.fire(timer) and timer.seat is not None:
            come_back(session, session.seats[timer.seat])
            # A person who comes back by a click sees that the table waits. This person may not know it.
            call_seat(session, timer.seat)
