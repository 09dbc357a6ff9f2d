"""*Play on from here*: a table that begins at a moment of a finished game."""

from functools import partial

from cogs.discord.custom_ids import CustomId
from cogs.discord.interaction import InteractionContext
from cogs.lobby.opening import Begun, open_table
from cogs.lobby.positions import check_pace
from cogs.show.past import past_of
from cogs.table.buttons import Reply, number_in, on_button_id
from data import queries
from data.errors import Refused
from data.positions import position_after


@on_button_id("whatif", Reply.PUBLIC)
async def play_on(ctx: InteractionContext, id_: CustomId) -> None:
    """Open a lobby whose game begins at the turn of the move that the button names.

    Only a finished game has no secrets. The id of a button does not prove that it is one.
    """
    began, number = ctx.bot.store.clock(), number_in(id_)
    async with ctx.table(id_.game) as session:
        if session.game.phase != "over":
            raise Refused("not_ended")
        table, game, origin = session.table, session.game, session.origin
        own = len(session.seats_of(ctx.user))
    check_pace(ctx)
    past = await past_of(ctx, id_.game)
    if number >= len(past.moments):
        raise Refused("no_moment", most=len(past.moments) - 1)
    log = await queries.whole_log(ctx.bot.store, ctx.guild, id_.game)
    entry = past.moments[number].number
    work = partial(position_after, table, origin, log, entry)
    position = await ctx.bot.thinking.run(ctx.guild, work)
    begun = Begun(began, await ctx.shown_message(), game.private)
    # A person who had several seats has as many here.
    await open_table(ctx, begun, game.kind, origin=position, hotseat=max(1, own))
