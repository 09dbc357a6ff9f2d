"""The reminder message, with the missing players, their asks and deadlines, and the actions of its buttons."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.acts.seats import own_seat, running_seat
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.own_settings import OFF, switch
from cogs.show.cards import due_text
from cogs.show.snapshot import TableSnapshot
from cogs.show.status import missing
from cogs.table.absences import stand_in
from cogs.table.buttons import on_button
from cogs.table.labels import mention
from cogs.table.time.clock import extend, mute
from cogs.table.time.substitutes import computers_rest
from cogs.table.time.waits import rhythm_of
from render import Words

BY_DM: Final = switch("dm", OFF, place=4)
"""The setting that sends reminders by direct message."""


def reminder_card(
    snapshot: TableSnapshot, due: Mapping[int, float], words: Words, others: Mapping[int, Sequence[str]] | None = None
) -> Card:
    """Return the message that lists the seats the table waits for, with the ask of each.

    ``others``: links to the other tables that wait for a person, by person.
    """
    # A person who is away is not reminded. A seat that a computer answers for has no clock.
    late = [ask for ask in snapshot.open_asks if ask.seat in snapshot.clocks and ask.seat not in snapshot.away]
    lines = [
        f"- {mention(snapshot.seats[ask.seat], snapshot.seats)}: {missing(ask, words, snapshot.spoken)}"
        + due_text(due.get(ask.seat))
        for ask in late
    ]
    lines += [
        words.text("reminder-others", who=f"<@{user}>", count=len(links), tables=words.listed(links))
        for user, links in (others or {}).items()
        if links
    ]
    heading = words.text("reminder-heading", who=words.listed([snapshot.spoken[ask.seat] for ask in late]))
    verbs = ("play", "later", "stand", "mute")
    row = tuple(
        Button(
            str(CustomId(TABLE, snapshot.game.id, verb)),
            words.text(f"button-{verb}"),
            "primary" if verb == "play" else "secondary",
        )
        for verb in verbs
    )
    return Card((heading, "\n".join(lines)), rows=(row,), accent=GOLD)


@on_button("later")
async def take_time(ctx: InteractionContext, game: int) -> None:
    """Extend this person's time for the open ask, once for each decision."""
    # Read before the transaction, so that the table's lock never waits for the shared file.
    rhythm = rhythm_of(await ctx.bot.store.users.settings(ctx.user))
    async with ctx.table(game, change=True) as session:
        due = extend(session, own_seat(session, ctx.user).seat, rhythm)
    await ctx.say("reminder-extended", due=f"<t:{int(due)}:R>")


@on_button("stand")
async def have_played(ctx: InteractionContext, game: int) -> None:
    """Let a computer play for this person until they come back."""
    async with ctx.table(game, change=True) as session:
        seat = running_seat(session, ctx.user)
        stand_in(session, seat, ctx.user)
        rests = computers_rest(session)
    if rests:
        await ctx.say("reminder-rests")
    else:
        await ctx.say("reminder-stood-in")


@on_button("mute")
async def mute_turn(ctx: InteractionContext, game: int) -> None:
    """Stop reminders to this person for the open ask."""
    async with ctx.table(game, change=True) as session:
        seat = own_seat(session, ctx.user)
        muted = mute(session, seat.seat)
    if muted:
        await ctx.say("reminder-muted")
    else:
        await ctx.say("reminder-not-waiting")
