"""The level of a computer at a table, by command."""

import render
from cogs.acts.seats import named_seat
from cogs.discord.interaction import InteractionContext
from cogs.lobby.actions import change_level, require_host
from cogs.table.labels import escaped_name, plain_seat_label
from cogs.table.lookup import suggestions
from cogs.table.opponents import LEVEL, level_name
from cogs.table.turns import queue_refresh
from data.game.session import GameSession


async def change_level_typed(ctx: InteractionContext, game: int, named: str, typed: str) -> None:
    """Change the level of a computer: an opponent in the lobby, or one that plays for a person."""
    level = LEVEL.parse(typed, ctx.words)
    async with ctx.table(game) as session:
        seat = named_seat(session, named)
        name = escaped_name(seat, session.seats)
        in_lobby = session.game.phase == "lobby"
    if in_lobby:
        await change_level(ctx, game, seat.seat, level)
    else:
        async with ctx.table(game, change=True) as session:
            require_host(session, ctx.user)
            session.set_level(seat.seat, level)
            queue_refresh(session)
    await ctx.say("level-did", name=name, level=level_name(level, ctx.words))


@suggestions(phase=None)
def suggest_computers(ctx: InteractionContext, session: GameSession) -> dict[str, str]:
    """Suggest the seats of computers whose level can change, in the lobby too."""
    seats = (seat for seat in session.seats if session.why_level_fixed(seat.seat) is None)
    return {render.letter(seat.seat): plain_seat_label(seat, ctx.words) for seat in seats}
