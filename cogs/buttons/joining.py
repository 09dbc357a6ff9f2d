"""The actions of a lobby, answered in private: by a command, and *Join* in a list of tables."""

from cogs.discord.interaction import InteractionContext
from cogs.lobby.actions import act_in_lobby
from cogs.table.buttons import on_button
from cogs.table.opponents import LEVEL


async def act_by_command(ctx: InteractionContext, game: int, verb: str, level: str | None = None) -> None:
    """Do the action of the lobby button with this verb, and answer that it is done."""
    await act_in_lobby(ctx, game, verb, None if level is None else LEVEL.parse(level, ctx.words))
    await ctx.say(f"lobby-did-{verb}")


@on_button("join")
async def join(ctx: InteractionContext, game: int) -> None:
    """Let this person join the lobby."""
    await act_by_command(ctx, game, "join")
