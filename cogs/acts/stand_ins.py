"""The message about a person who is away, the button that ends the absence, and its end on time."""

from cogs.discord.client import Client
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.table.absences import Return, come_back
from cogs.table.buttons import on_button
from cogs.table.time.timers import on_timer
from cogs.table.turns import call_seat
from data.game.models import Absence, Timer
from render import Words


def away_card(absence: Absence, name: str, words: Words, *, rests: bool = False) -> Card:
    """Return the message about an absent person: what happens meanwhile, and the button that ends the absence.

    ``rests``: no computer acts, because all people are away.
    """
    until = f"<t:{int(absence.until)}:D>" if absence.until else ""
    text = words.text("away-rests" if rests else f"away-{absence.mode}", name=name)
    back = Button(str(CustomId(TABLE, absence.game, "back")), words.text("button-back"), "success")
    lines = filter(None, (text, words.text("away-until", until=until) if until else ""))
    return Card(("\n".join(lines),), rows=((back,),), accent=GOLD)


async def come_back_here(ctx: InteractionContext, game: int) -> bool:
    """End this person's absence from a table. Return whether they were away."""
    # Check without ``change`` first, so that a click without effect is not recorded as a change.
    async with ctx.table(game) as session:
        own = session.seats_of(ctx.user) if session.game.phase == "running" else ()
        away = any(seat.seat in session.absences for seat in own)
    if not away:
        return False
    async with ctx.table(game, change=True) as session:
        return sum(come_back(session, seat) for seat in session.seats_of(ctx.user)) > 0


@on_button("back")
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
