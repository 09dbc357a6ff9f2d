"""A rematch: a new lobby with the same game, options and opponents."""

from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.discord.permissions import may_write
from cogs.lobby.actions import perform
from cogs.lobby.limits import check_table_limits
from cogs.table.turns import EXPIRY_TIMER, LOBBY_LASTS
from data import queries
from data.errors import Refused
from data.models import Seat


async def rematch(ctx: InteractionContext, game: int) -> None:
    """Open a lobby for the same game with the same options and opponents; whoever presses next joins it."""
    if waiting := await _open_lobby(ctx, game):
        async with ctx.table(waiting, change=True) as session:
            perform(session, "join", ctx)
        await ctx.say("lobby-did-join")
        return
    await check_table_limits(ctx, await queries.settings(ctx.bot.store, ctx.guild))
    if not may_write(ctx.interaction.permissions):
        raise Refused("not_allowed_here")
    async with ctx.table(game, change=True) as session:
        old, seats = session.game, session.seats
        # The same click delivered twice fails here as repeated, before a second lobby is made.
        session.enqueue("say", _invitation(ctx, seats))
    made = await ctx.bot.tables.create(
        ctx.guild,
        old.kind,
        host=ctx.user,
        channel=old.channel,
        thread=old.thread,
        name=ctx.name,
        language=old.language,
        options=old.options,
    )
    async with ctx.table(made.id) as session:
        session.set_timer(EXPIRY_TIMER, session.now + LOBBY_LASTS)
        for seat in seats:
            # A computer that stood in for somebody does not come back; that person is invited.
            if seat.opponent and seat.user is None:
                session.add_opponent(seat.name)
        session.enqueue("lobby", {}, topic="lobby")
    await ctx.say("rematch-done")


async def _open_lobby(ctx: InteractionContext, game: int) -> int | None:
    """Return the lobby that was opened for the same game in the same place after this one has ended."""
    async with ctx.table(game) as session:
        old = session.game
    here = await queries.games(ctx.bot.store, ctx.guild, channel=old.thread or old.channel)
    fits = (one.id for one in here if (one.kind, one.phase) == (old.kind, "lobby") and one.created >= (old.ended or 0))
    return next(fits, None)


def _invitation(ctx: InteractionContext, seats: tuple[Seat, ...]) -> dict[str, object]:
    """Return the sentence that calls everybody else who has played."""
    users = [seat.user for seat in seats if seat.user not in (None, ctx.user)]
    others = " ".join(f"<@{user}>" for user in users)
    return {"key": "rematch-said", "args": {"name": escaped(ctx.name), "others": others}, "users": users}
