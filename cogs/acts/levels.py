"""The level of a computer at a table, by command."""

from cogs.acts.seats import named_seat
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.lobby.actions import keep_lobby, require_host
from cogs.table.levels import level_name
from cogs.table.turns import queue_refresh
from rules.kernel import Level


async def change_level_typed(ctx: InteractionContext, game: int, named: str, level: Level) -> None:
    """Change the level of a computer: an opponent in the lobby, or one that plays for a person."""
    async with ctx.table(game, change=True) as session:
        require_host(session, ctx.user)
        seat = named_seat(session, named)
        session.set_level(seat.seat, level)
        keep_lobby(session)
        queue_refresh(session)
    await ctx.say("level-did", name=escaped(seat.name), level=level_name(level, ctx.words))
