"""The message that reminds: who is missing, of what, and until when."""

from collections.abc import Mapping

from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.table.cards import due_text
from cogs.table.clock import mute
from cogs.table.labels import mention
from cogs.table.snapshot import TableSnapshot
from data.errors import Refused
from render import Words
from rules.kernel import Ask


def reminder_card(snapshot: TableSnapshot, due: Mapping[int, float], words: Words) -> Card:
    """Return the message that names whoever the table waits for, with what is missing of each."""
    lines = [
        f"- {mention(snapshot.seats[ask.seat])}: {missing(ask, words, snapshot.spoken)}"
        + due_text(due.get(ask.seat), words)
        for ask in snapshot.open_asks
        if ask.seat in snapshot.clocks
    ]
    heading = words.text("reminder-heading", game=snapshot.title, number=snapshot.game.id)
    row = (
        Button(str(CustomId(TABLE, snapshot.game.id, "play")), words.text("button-play"), "primary"),
        Button(str(CustomId(TABLE, snapshot.game.id, "mute")), words.text("button-mute")),
    )
    return Card((heading, "\n".join(lines)), rows=(row,), accent=GOLD)


def missing(ask: Ask, words: Words, names: list[str]) -> str:
    """Return what is asked of a seat as far as everybody may know it."""
    try:
        # How many cards one may pick can tell of a hand, so neither numbers nor facts are put in; a prompt that needs
        # them is not told.
        return words.text(f"ask.{ask.kind}", **words.facts(ask.kind, {"seat": ask.seat}, names))
    except KeyError:
        return words.text("reminder-answer")


async def mute_turn(ctx: InteractionContext, game: int) -> None:
    """Remind this person no more of what they are asked now."""
    async with ctx.table(game, change=True) as session:
        seat = session.seat_of(ctx.user)
        if seat is None:
            raise Refused("not_seated")
        muted = mute(session, seat.seat)
    if muted:
        await ctx.say("reminder-muted")
    else:
        await ctx.say("reminder-not-waiting")
