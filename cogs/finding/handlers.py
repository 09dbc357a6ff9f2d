"""The handlers of ``/games queue`` and of the buttons of the queue, on the wall and on a person's card."""

from cogs.discord.custom_ids import QUEUE, CustomId, OutdatedComponent
from cogs.discord.dispatch import component_handler
from cogs.discord.interaction import InteractionContext
from cogs.finding.wishes import DROP, OPEN, WANT, ask_for_table, end_wish, parse_wanted, show_wishes, want_too
from cogs.lobby.host_choices import SPEED, parse_speed


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Show the user's card of the queue, after the change that a button names."""
    # Everyone sees the wall. So the answer to a click there is a message of its own, also if the id is forged.
    await (ctx.defer_update() if ctx.clicked_private else ctx.defer())
    if id_.verb == OPEN:
        await show_wishes(ctx)
    elif id_.verb == WANT:
        await want_too(ctx, parse_wanted(id_.rest))
    elif id_.verb == DROP:
        await end_wish(ctx, parse_wanted(id_.rest))
    else:
        raise OutdatedComponent(id_.verb)


async def show_queue(
    ctx: InteractionContext, game: str | None = None, players: int | None = None, speed: str | None = None
) -> None:
    """Store a wish if a game is named, and show the user's card of the queue."""
    await ctx.defer()
    if game is None:
        await show_wishes(ctx)
    else:
        await ask_for_table(ctx, game, players, None if speed is None else parse_speed(SPEED.parse(speed, ctx.words)))


QueueComponent = component_handler(QUEUE, handle_component)
