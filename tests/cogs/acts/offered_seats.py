"""Members who offer and take seats."""

from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from tests.cogs.contexts import Context, interaction
from tests.cogs.timed_table import GUILD, NAMES

DORA = 104


NUMBERS = count(1_000)


MEMBER = discord.Permissions(view_channel=True, send_messages=True)


def ctx(bot: Any, user: int, number: int = 5) -> Context:
    """A member without further permissions, in the channel of the table."""
    name = {**NAMES, DORA: "Dora"}[user]
    who = SimpleNamespace(id=user, display_name=name)
    made = Context(interaction(bot, id=number, guild_id=GUILD, channel_id=1, user=who, permissions=MEMBER))
    made.say = made.tell = silent  # type: ignore[method-assign]
    return made


async def silent(*_: object, **__: object) -> None:
    """Do nothing: the text of the answer is irrelevant here."""


def member(user: int) -> Any:
    return SimpleNamespace(id=user, display_name={**NAMES, DORA: "Dora"}[user], bot=False)


async def move(bot: Any, game: int, owner: int) -> None:
    async with ctx(bot, owner, next(NUMBERS)).table(game, change=True) as session:
        ask = session.table.asks[0]
        session.answer(ask.seat, [ask.options[0].id], who=owner)
