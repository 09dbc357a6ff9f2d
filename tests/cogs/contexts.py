"""Made-up interactions: typing and clicking without Discord."""

from types import SimpleNamespace
from typing import Any

import discord

from cogs.discord.components import Card, Line
from cogs.discord.interaction import InteractionContext
from tests.cogs.fakes import Bot

GUILD, CHANNEL, ADA = 1, 7, 11


class Context(InteractionContext):
    """A context that notes its acknowledgement and keeps the content that it shows."""

    acknowledged = False
    shown = ""

    async def _acknowledge(self, **how: Any) -> Any:
        self.acknowledged = True
        return SimpleNamespace(message_id=9)

    async def show(self, card: Card, *, public: bool = False) -> None:
        below = [row.text for row in card.rows if isinstance(row, Line)]
        self.shown = "\n".join((*(await self.with_title(card)).above, *below))

    async def shown_message(self) -> int:
        return self.id


class Listing(Context):
    """A context that keeps the card that it shows."""

    card: Card

    async def show(self, card: Card, *, public: bool = False) -> None:
        self.card = card


def context(bot: Bot, *values: str) -> Context:
    """Return a context of Ada with every permission in a guild, who has picked these ``values`` of a select."""
    return Context(interaction(bot, *values))


def interaction(bot: Any, *values: str, **otherwise: Any) -> Any:
    """Return an interaction of Ada's like discord.py's; ``otherwise`` replaces attributes."""
    usual = {
        "id": 5,
        "application_id": 1,
        "client": bot,
        "locale": "en-US",
        "guild_locale": "en-US",
        "guild_id": GUILD,
        "guild": None,
        "channel": None,
        "channel_id": CHANNEL,
        "user": SimpleNamespace(id=ADA, display_name="Ada"),
        "message": None,
        "data": {"values": [*values]},
        "permissions": discord.Permissions.all(),
        "app_permissions": discord.Permissions.all(),
    }
    return SimpleNamespace(**usual | otherwise)
