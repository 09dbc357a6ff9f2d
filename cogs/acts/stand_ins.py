"""A computer plays for somebody who is away; the seat stays theirs, and they take it back with one click."""

from cogs.discord.client import Client
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.table.clock import show_clock
from cogs.table.labels import escaped_names
from cogs.table.timers import timer as on_timer
from cogs.table.turns import call_seat, queue_updates, turn_state
from data.models import Absence, AbsenceMode, Seat, Timer
from data.session import GameSession
from render import Words
from rules.kernel import Facts

BACK_TIMER = "back"
"""The timer of a seat whose owner comes back."""


def away_topic(seat: int) -> str:
    """Return under which topic the message is kept that says that somebody is away."""
    return f"away:{seat}"


def away_card(game: int, facts: Facts, words: Words) -> Card:
    """Return the message that says that somebody is away, what happens meanwhile, and how they come back."""
    until = f"<t:{int(facts['until'])}:D>" if facts["until"] else ""
    text = words.text(f"away-{facts['mode']}", name=facts["name"])
    back = Button(str(CustomId(TABLE, game, "back")), words.text("button-back"), "success")
    lines = filter(None, (text, words.text("away-until", until=until) if until else ""))
    return Card(("\n".join(lines),), rows=((back,),), accent=GOLD)


def stand_in(session: GameSession, seat: Seat, who: int | None) -> None:
    """Let a computer play for a person until they come back."""
    go_away(session, seat, "play", None, who)


def go_away(session: GameSession, seat: Seat, mode: AbsenceMode, until: float | None, who: int | None) -> None:
    """Note that a person is away from a table, and let a computer play for them if that is what they want."""
    before = turn_state(session)
    session.put_absence(Absence(game=session.game.id, seat=seat.seat, mode=mode, until=until))
    # Somebody who is away already may change what is to happen meanwhile.
    if seat.opponent != (mode == "play"):
        session.give(seat.seat, user=seat.user, name=seat.name, opponent=mode == "play", who=who)
    if until is not None:
        session.set_timer(BACK_TIMER, until, seat=seat.seat)
    (name,) = escaped_names([seat])
    facts = {"name": name, "mode": mode, "until": until, "seat": seat.seat}
    session.enqueue("away", facts, topic=away_topic(seat.seat))
    queue_updates(session, before)
    show_clock(session)


def come_back(session: GameSession, seat: Seat) -> bool:
    """Let a person play on themselves; False if they were not away."""
    if seat.seat not in session.absences:
        return False
    before = turn_state(session)
    session.drop_absence(seat.seat)
    session.cancel_timer(BACK_TIMER, seat=seat.seat)
    if seat.opponent:
        session.give(seat.seat, user=seat.user, name=seat.name, opponent=False, who=seat.user)
    if standing := session.messages.get(away_topic(seat.seat)):
        session.enqueue("remove", {"message": standing.message, "channel": standing.channel})
        session.unposted(away_topic(seat.seat))
    (name,) = escaped_names([seat])
    session.enqueue("say", {"key": "away-back", "args": {"name": name}}, topic=f"back:{seat.seat}")
    queue_updates(session, before)
    show_clock(session)
    return True


async def come_back_here(ctx: InteractionContext, game: int) -> bool:
    """Let this person play on themselves, if they were away; return whether they were."""
    # Looked at first: a click that changes nothing is not noted as one that did.
    async with ctx.table(game) as session:
        seat = session.seat_of(ctx.user)
        away = session.game.phase == "running" and seat is not None and seat.seat in session.absences
    if not away:
        return False
    async with ctx.table(game, change=True) as session:
        seat = session.seat_of(ctx.user)
        return seat is not None and come_back(session, seat)


async def press_back(ctx: InteractionContext, game: int) -> None:
    """Answer whoever presses the button by which somebody comes back."""
    if await come_back_here(ctx, game):
        await ctx.say("away-you-play")
    else:
        await ctx.say("away-not-you")


@on_timer(BACK_TIMER)
async def run_return(bot: Client, guild: int, timer: Timer) -> None:
    """Let a person play on themselves whose dated absence has ended, and call them if the table waits."""
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.fire(timer) and timer.seat is not None:
            come_back(session, session.seats[timer.seat])
            # Unlike a person who comes back by a click, this one may not know that the table waits.
            call_seat(session, timer.seat)
