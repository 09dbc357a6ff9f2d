"""Interactions that are made up: somebody types or clicks where there is no Discord."""

from types import SimpleNamespace
from typing import Any

import discord

from cogs.discord.components import Card
from cogs.discord.interaction import InteractionContext
from tests.cogs.fakes import Bot

GUILD, CHANNEL, ADA = 1, 7, 11


class Context(InteractionContext):
    """A context that notes that it was acknowledged, and keeps what it shows."""

    acknowledged = False
    shown = ""

    async def _acknowledge(self, **how: Any) -> Any:
        self.acknowledged = True
        return SimpleNamespace(message_id=9)

    async def show(self, card: Card, *, public: bool = False) -> None:
        self.shown = "\n".join(card.above)


def context(bot: Bot, *values: str) -> Context:
    """Ada with every permission in a guild, who has picked these ``values`` of a select."""
    return Context(interaction(bot, *values))


def interaction(bot: Any, *values: str, **otherwise: Any) -> Any:
    """An interaction of Ada's as discord.py has it; what is said ``otherwise`` is so instead."""
    usual = {
        "id": 5,
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
