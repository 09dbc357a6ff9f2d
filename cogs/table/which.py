"""The choice of a table: a command that fits several tables offers a button for each, and runs at the chosen one."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from cachetools import TTLCache

from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card, in_rows
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.table.buttons import Reply, on_button_id
from cogs.table.lookup import SeveralTables, find_table, game_title
from data.game.models import GameRow

Act: TypeAlias = Callable[[InteractionContext, int], Awaitable[Any]]
"""The work of a command at a table."""

PATIENCE: Final = 900.0
"""Seconds for which a command waits for the choice of its table."""
MAX_WAITING: Final = 10_000
MAX_OFFERED: Final = 25
"""The maximum number of tables that are offered: five rows of buttons."""
WAITING = StateKey(lambda: TTLCache[tuple[int, int, str], Act](MAX_WAITING, PATIENCE))
"""The commands that wait for the choice of their table, by guild, user and interaction."""


async def at_table_named(
    ctx: InteractionContext, named: str | None, act: Act, *, phase: str | None = None, to_answer: bool = False
) -> None:
    """Call ``act`` with the table that an acknowledged command refers to, or let the user choose among several."""
    try:
        game = await find_table(ctx, named, phase=phase, to_answer=to_answer)
    except SeveralTables as several:
        await ask_which(ctx, several.tables, act)
        return
    await act(ctx, game)


async def ask_which(ctx: InteractionContext, tables: Sequence[GameRow], act: Act) -> None:
    """Offer each of these tables by a button that calls ``act`` with it."""
    await ctx.turn_private()
    ctx.bot.state[WAITING][ctx.guild, ctx.user, str(ctx.id)] = act
    offered = [
        Button(str(CustomId(TABLE, game.id, "which", rest=str(ctx.id))), game_title(game, ctx.words))
        for game in tables[-MAX_OFFERED:]
    ]
    await ctx.show(Card((ctx.words.text("which-table"),), rows=tuple(in_rows(offered)), accent=GOLD))


@on_button_id("which", Reply.PRIVATE)
async def choose_table(ctx: InteractionContext, id_: CustomId) -> None:
    """Run the command that waits for this choice, once."""
    act = ctx.bot.state[WAITING].pop((ctx.guild, ctx.user, id_.rest), None)
    if act is None:
        await ctx.say("which-gone")
        return
    await act(ctx, id_.game)
