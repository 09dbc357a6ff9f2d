"""The bot: the host with every cog found in this package, and the outbox."""

import asyncio
import hashlib
import json
import logging
import pkgutil
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import Any, Protocol

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

import cogs
from cogs.host import Host
from cogs.ids import FAMILIES, template
from cogs.outbox import Outbox
from cogs.speech import Translator
from cogs.visit import Visit, answered, apologise
from data import people
from data.store import Store

LOG = logging.getLogger(__name__)

LONGEST_WAIT = 30.0
"""Seconds that discord.py waits out a rate limit itself; longer ones go back to the outbox."""
FAREWELL = 20.0
"""Seconds that clicks in hand have when the bot stops."""


class Settings(Protocol):
    """What the bot needs of its settings."""

    @property
    def api(self) -> str:
        """The base of Discord's API."""

    @property
    def data_dir(self) -> Path:
        """Where the files are."""

    @property
    def shard_ids(self) -> tuple[int, ...] | None:
        """The shards of this process; None for all."""

    @property
    def shard_count(self) -> int | None:
        """How many shards there are; None for as many as Discord says."""


class Tree(app_commands.CommandTree["Stammtisch"]):
    """The slash commands; like the buttons they always answer."""

    async def interaction_check(self, interaction: discord.Interaction["Stammtisch"], /) -> bool:
        """Let nobody in while the bot is stopping."""
        if interaction.client.draining and interaction.type is discord.InteractionType.application_command:
            await answered(interaction, _closed)
        return not interaction.client.draining

    async def on_error(
        self, interaction: discord.Interaction["Stammtisch"], error: app_commands.AppCommandError, /
    ) -> None:
        """Say in one sentence why the command did nothing."""
        if interaction.type is discord.InteractionType.autocomplete:
            LOG.error("no suggestions", exc_info=error)
            return
        if isinstance(error, app_commands.CommandOnCooldown):
            seconds = ceil(error.retry_after)
            await answered(interaction, lambda visit: visit.say("bot-slow", seconds=seconds))
            return
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await apologise(interaction, cause)


async def _closed(visit: Visit) -> None:
    await visit.say("bot-draining")


async def _outdated(visit: Visit) -> None:
    await visit.say("panel-outdated")


def _fingerprint(payload: list[dict[str, Any]], there: list[app_commands.AppCommand]) -> str:
    """Return what tells commands as we write them and Discord has them from any others."""
    told = json.dumps([payload, sorted(command.id for command in there)], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


class Stammtisch(Host):
    """The host with its commands, buttons and messages."""

    def __init__(self, store: Store, settings: Settings) -> None:
        Route.BASE = settings.api
        super().__init__(
            store,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            shard_count=settings.shard_count,
            shard_ids=list(settings.shard_ids) if settings.shard_ids else None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self._outbox = Outbox(self)

    async def setup_hook(self) -> None:
        """Load every cog, learn where the gateway is, and tell Discord the commands if they have changed."""
        for module in pkgutil.iter_modules(cogs.__path__):
            name = f"{cogs.__name__}.{module.name}"
            found = import_module(name)
            if hasattr(found, "setup"):
                await self.load_extension(name)
            if hasattr(found, "Press"):
                self.add_dynamic_items(found.Press)
        await self.tree.set_translator(Translator())
        # discord.py comes back to this address whenever a session has become invalid.
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        await self._sync()
        self._outbox.start()

    async def _sync(self) -> None:
        """Register the commands unless those that Discord has are what was registered last; a refusal only warns."""
        payload = [
            await command.get_translated_payload(self.tree, Translator()) for command in self.tree.get_commands()
        ]
        me = self.application_id or 0
        known = (await people.settings(self.store, me)).get("commands")
        try:
            there = await self.tree.fetch_commands()
            if known == _fingerprint(payload, there):
                return
            there = await self.tree.sync()
        except (discord.HTTPException, app_commands.AppCommandError) as error:
            LOG.warning("the commands could not be registered: %s", error)
            return
        await people.set_settings(self.store, me, commands=_fingerprint(payload, there))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer also to buttons whose ids are none of ours, or of a version that is gone."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        known = any(template(family).fullmatch(custom_id) for family in FAMILIES)
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit) and not known:
            await answered(interaction, _outdated)

    async def close(self) -> None:
        """Stop politely: begin nothing new, finish what is in hand, send what is due, leave."""
        if not self.draining:
            self.draining = True
            if self.at_work:
                await asyncio.wait(self.at_work, timeout=FAREWELL)
            await self._outbox.close()
            self.easel.close()
        await super().close()
