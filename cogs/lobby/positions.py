"""The position of a file of ``/game export``, from which a table can begin."""

import time
from functools import partial
from math import ceil

import discord

import render
from cogs.discord.interaction import CUT_OFF, InteractionContext
from data.errors import Refused
from data.positions import MOST_BYTES, position_in
from rules.kernel import Facts, Table


async def position_of_file(ctx: InteractionContext, file: discord.Attachment, kind: str, move: int) -> Facts:
    """Return the position of a file ``move`` moves after the start of its game. Raise Refused if it has none."""
    if file.size > MOST_BYTES:
        raise Refused("file_large", most=MOST_BYTES // 1_000_000)
    check_pace(ctx)
    try:
        content = await file.read()
    except (discord.HTTPException, *CUT_OFF) as error:
        raise Refused("file_unread") from error
    # In a thread, because a replay takes seconds.
    found: Facts = await ctx.bot.thinking.run(ctx.guild, partial(_readable, content, kind, move))
    return found


def check_pace(ctx: InteractionContext) -> None:
    """Raise Refused if this person has had too many games replayed lately."""
    if wait := ctx.bot.throttle.wait_to_search(ctx.guild, ctx.user, time.monotonic()):
        raise Refused("slow", seconds=ceil(wait))


def _readable(content: bytes, kind: str, move: int) -> Facts:
    """Return the position of a file, if all texts about it can be written."""
    position = position_in(content, kind, move)
    table = Table.arrange(kind, position, seed=0)
    names = ["A", "B", "C", "D", "E", "F"][: table.seats]
    try:
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            render.describe(view, names=names, language=render.ENGLISH)
            render.text_board(view, names=names, language=render.ENGLISH)
    except Exception as error:
        raise Refused("file_impossible") from error
    return position
