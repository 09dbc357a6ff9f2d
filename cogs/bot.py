"""The bot, put together: the client with its commands, its components and the outbox."""

import asyncio
import gc
import hashlib
import json
import logging
import pkgutil
from pathlib import Path
from typing import Any, Protocol

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs import commands
from cogs.acts.resume import queue_restart, resume_tables
from cogs.buttons.handlers import TableComponent
from cogs.commands.me import SettingsComponent
from cogs.commands.rules import RulesComponent
from cogs.discord.client import Client
from cogs.discord.command_tree import CommandTree
from cogs.discord.custom_ids import FAMILIES, id_pattern
from cogs.discord.dispatch import respond
from cogs.discord.i18n import Translator
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.permissions import is_locked, missing_permissions
from cogs.lobby.guild_settings import SetupComponent
from cogs.lobby.handlers import LobbyComponent
from cogs.panel.autocomplete import MoveSuggestions
from cogs.panel.handlers import PanelComponent
from cogs.schedule.loop import Schedule
from cogs.table.lost_channels import channel_reopened, look_around, look_for_lost, lose_channel
from cogs.welcome.greeting import greet
from cogs.welcome.handlers import WelcomeComponent
from data.errors import Refused, StoreError
from data.store import Store

LOG = logging.getLogger(__name__)

LONGEST_WAIT = 30.0
"""Seconds that discord.py waits out a rate limit itself; longer ones go back to the outbox."""
COMPONENTS = (
    PanelComponent,
    TableComponent,
    LobbyComponent,
    RulesComponent,
    SettingsComponent,
    SetupComponent,
    WelcomeComponent,
)
"""The classes that answer the buttons and selects, one for each family of custom ids."""
GRACE_PERIOD = 20.0
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


async def _say_outdated(ctx: InteractionContext) -> None:
    await ctx.say("panel-outdated")


def _fingerprint(payload: list[dict[str, Any]], there: list[app_commands.AppCommand]) -> str:
    """Return what tells commands as we write them and Discord has them from any others."""
    told = json.dumps([payload, sorted(command.id for command in there)], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


class Stammtisch(Client):
    """The client with its commands, components and outbox."""

    def __init__(self, store: Store, settings: Settings) -> None:
        # discord.py keeps its address in the class; the playground and the tests stand at another one.
        Route.BASE = settings.api
        super().__init__(
            store,
            help_command=None,
            tree_cls=CommandTree,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            # Nothing is read but interactions: no messages, no members, hence no privileged intent and no caches.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # A message that must wait longer is better off in the outbox, where it survives a restart.
            max_ratelimit_timeout=LONGEST_WAIT,
            shard_count=settings.shard_count,
            shard_ids=list(settings.shard_ids) if settings.shard_ids else None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.suggestions = MoveSuggestions()
        self._schedule = Schedule(self)
        self.tables.on_restart = queue_restart

    async def setup_hook(self) -> None:
        """Load every cog, learn where the gateway is, and tell Discord the commands if they have changed."""
        for module in pkgutil.iter_modules(commands.__path__, f"{commands.__name__}."):
            await self.load_extension(module.name)
        self.add_dynamic_items(*COMPONENTS)
        await self.tree.set_translator(Translator())
        # discord.py comes back to this address whenever a session has become invalid.
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        await self._sync()
        # Discord has answered by now. As long as it cannot be reached, no one can play.
        await self.store.alive.begin()
        self._schedule.start()
        gc.freeze()  # what is loaded by now stays: whoever looks for garbage holds everybody up for as long as there is

    async def _sync(self) -> None:
        """Register the commands unless those that Discord has are what was registered last; a refusal only warns."""
        payload = [
            await command.get_translated_payload(self.tree, Translator()) for command in self.tree.get_commands()
        ]
        me = self.application_id or 0
        known = (await self.store.users.settings(me)).get("commands")
        # Registering is limited to some 200 commands a day, so it is done only where something has changed; the ids
        # tell if somebody else has registered in between.
        try:
            there = await self.tree.fetch_commands()
            if known == _fingerprint(payload, there):
                return
            there = await self.tree.sync()
        except (discord.HTTPException, discord.RateLimited, app_commands.AppCommandError, *CUT_OFF) as error:
            LOG.warning("the commands could not be registered: %s", error)
            return
        await self.store.users.change_settings(me, commands=_fingerprint(payload, there))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer also to buttons whose ids are none of ours, or of a version that is gone."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        # Ours are answered by their classes; what no class knows discord.py would leave without an answer.
        known = any(id_pattern(family).fullmatch(custom_id) for family in FAMILIES)
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit) and not known:
            await respond(interaction, _say_outdated)
        elif interaction.guild_id and interaction.type is not discord.InteractionType.autocomplete:
            await self._look_here(interaction.guild_id, interaction)

    async def _look_here(self, guild: int, interaction: discord.Interaction[Any]) -> None:
        """Where somebody clicks or types Discord says what we may do: call there who could not be called."""
        channel = interaction.channel_id or 0
        try:
            if (
                not self.draining
                and channel in await self.closed.of(guild)
                and not is_locked(interaction.channel)
                and not missing_permissions(interaction.app_permissions)
            ):
                await channel_reopened(self, guild, channel)
        except (StoreError, Refused) as error:
            LOG.warning("guild %s, channel %s: nobody can be called again: %s", guild, channel, error)

    # Signs of life: what we may do may have changed

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again."""
        await self._look_around(guild)
        await self._greet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A guild is there, at the start or after a trouble of Discord's; only where something waits it is opened."""
        if self.store.wakeups.expects(guild.id):
            await self._look_around(guild)
            await self._look_for_lost(guild)
            await self._resume_tables(guild)
        # Invited while we were not running.
        if not self.store.knows(guild.id):
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        with self.in_hand() as going_on:
            if going_on:
                await greet(self, guild)

    async def _look_around(self, guild: discord.Guild) -> None:
        with self.in_hand() as going_on:
            if going_on:
                await look_around(self, guild)

    async def _look_for_lost(self, guild: discord.Guild) -> None:
        with self.in_hand() as going_on:
            if going_on:
                await look_for_lost(self, guild)

    async def _resume_tables(self, guild: discord.Guild) -> None:
        with self.in_hand() as going_on:
            if not going_on:
                return
            try:
                await resume_tables(self, guild.id)
            except (StoreError, Refused) as error:
                LOG.warning("guild %s: its tables are not looked after yet: %s", guild.id, error)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """A thread was perhaps unlocked."""
        if (guild := self.get_guild(changed.guild_id)) is not None:
            await self._look_around(guild)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """The permissions of a channel may have changed."""
        await self._look_around(channel.guild)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """What our role may do may have changed."""
        await self._look_around(role.guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted, perhaps with tables in it."""
        await self._lose_channel(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, perhaps with a table in it."""
        await self._lose_channel(gone.guild_id, gone.thread_id)

    async def _lose_channel(self, guild: int, channel: int) -> None:
        with self.in_hand() as going_on:
            if going_on:
                await lose_channel(self, guild, channel)

    async def close(self) -> None:
        """Stop politely: begin nothing new, finish what is in hand, send what is due, leave."""
        if not self.draining:
            self.draining = True
            if self.running:
                await asyncio.wait(self.running, timeout=GRACE_PERIOD)
            await self._schedule.close()
            self.renderer.close()
            self.suggestions.close()
            self.thinking.close()
        await super().close()
