"""The complete bot: the client with its commands, its components and the schedule."""

import asyncio
import gc
import hashlib
import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.acts.resume import queue_restart
from cogs.buttons.handlers import TableComponent
from cogs.commands import add_commands
from cogs.commands.games import ListComponent
from cogs.commands.me import SettingsComponent
from cogs.commands.rules import RulesComponent
from cogs.commands.setup import SetupComponent
from cogs.discord.client import Client
from cogs.discord.command_mentions import ids_of
from cogs.discord.command_tree import CommandTree
from cogs.discord.custom_ids import FAMILIES, id_pattern
from cogs.discord.dispatch import respond
from cogs.discord.i18n import Translator
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.permissions import is_locked, missing_permissions
from cogs.discord.policies import POLICIES, PRIVACY, TERMS
from cogs.finding.handlers import QueueComponent
from cogs.leagues.actions import LeagueComponent
from cogs.lobby.handlers import LobbyComponent
from cogs.panel.handlers import PanelComponent
from cogs.panel.typed.autocomplete import SUGGESTIONS
from cogs.puzzles.handlers import PuzzleComponent
from cogs.schedule.loop import FINISH, Schedule
from cogs.table.lost_channels import channel_reopened, find_losses, lose_channel, reopen_channels
from cogs.table.time.clock import waited_for
from cogs.table.turns import queue_updates
from cogs.welcome.greeting import HANDFUL, drop_late_edits, greet, greet_if_new
from cogs.welcome.handlers import WelcomeComponent
from cogs.workers.drawers import Drawer
from data.errors import Refused, StoreError
from data.store import Store
from data.walls import touch_wall

LOG = logging.getLogger(__name__)

LONGEST_WAIT = 30.0
"""The longest rate limit that discord.py waits out, in seconds. After a longer one the outbox retries."""
COMPONENTS = (
    PanelComponent,
    TableComponent,
    LobbyComponent,
    RulesComponent,
    SettingsComponent,
    SetupComponent,
    WelcomeComponent,
    ListComponent,
    PuzzleComponent,
    QueueComponent,
    LeagueComponent,
)
"""The classes that answer the buttons and selects, one for each family of custom ids."""
UNTIL_READY = 2.0
"""Seconds without another guild after which the client counts as ready and the schedule starts."""
GRACE_PERIOD = 20.0
"""Seconds that running tasks have to finish at shutdown."""
SENDING = 0.5
"""Seconds that messages have to finish before another process serves."""


class Settings(Protocol):
    """The settings that the bot needs."""

    @property
    def api(self) -> str:
        """The base URL of Discord's API."""

    @property
    def data_dir(self) -> Path:
        """The folder of the bot's files."""

    @property
    def shard_count(self) -> int | None:
        """The number of shards, of which the store has those of this process; None to use Discord's recommendation."""

    @property
    def opponent_effort(self) -> int:
        """The effort of computer opponents of level hard, in percent of the usual."""

    @property
    def privacy_url(self) -> str | None:
        """The address of the operator's privacy policy."""

    @property
    def terms_url(self) -> str | None:
        """The address of the operator's terms."""


async def _say_outdated(ctx: InteractionContext) -> None:
    await ctx.say("panel-outdated")


def _fingerprint(payload: list[dict[str, Any]], registered: list[app_commands.AppCommand]) -> str:
    """Return a hash of the commands' payload and of the ids under which Discord has registered them."""
    text = json.dumps([payload, sorted(command.id for command in registered)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


async def wait_to_identify(needed: int, left: int, wait: float) -> None:
    """Wait some seconds if Discord allows fewer connections than ``needed`` today. One more would reset the token.

    https://discord.com/developers/docs/events/gateway#session-start-limit-object
    """
    if left < needed:
        LOG.error("Discord allows %s more connections with this token: the bot waits %.0f seconds", left, wait)
        await asyncio.sleep(wait)


class Stammtisch(Client):
    """The client with its commands, components and schedule."""

    def __init__(
        self, store: Store, settings: Settings, drawers: Sequence[Drawer] = (), painter: Drawer | None = None
    ) -> None:
        # discord.py keeps the API's address in the class. The playground and the tests use another address.
        Route.BASE = settings.api
        super().__init__(
            store,
            drawers,
            painter,
            help_command=None,
            tree_cls=CommandTree,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            # The bot reads only interactions, no messages or members. So it needs no privileged intent and no caches:
            # https://discord.com/developers/docs/events/gateway#gateway-intents
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # A message that must wait longer goes back to the outbox, where it survives a restart.
            max_ratelimit_timeout=LONGEST_WAIT,
            guild_ready_timeout=UNTIL_READY,
            shard_count=settings.shard_count,
            shard_ids=list(store.shards.ids) if store.shards else None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.opponent_effort = settings.opponent_effort / 100
        self.state[POLICIES].update({PRIVACY: settings.privacy_url, TERMS: settings.terms_url})
        if drawers:
            self.state[SUGGESTIONS].use(drawers[-1])
        self._schedule = Schedule(self)
        self._patience = (GRACE_PERIOD, FINISH)
        self._closing: asyncio.Task[None] | None = None
        self._buckets = 1
        """The number of shards that may identify at the same time."""
        self._met: set[int] = set()
        """The guilds of which an event has told."""
        self._syncs_later = False
        """Whether the commands are compared with those that Discord has when the bot is ready."""
        self.tables.on_restart = queue_restart
        self.tables.waited_for = waited_for
        self.tables.on_change = queue_updates
        self.find_losses = find_losses

    async def setup_hook(self) -> None:
        """Load every cog, fetch the gateway's address, register the commands if none are, and start the schedule.

        A process that does not serve yet leaves the commands and the schedule to another one.
        """
        await add_commands(self)
        self.add_dynamic_items(*COMPONENTS)
        await self.tree.set_translator(Translator())
        # discord.py reconnects to this address after a session has become invalid.
        shards, gateway, limit = await self.http.get_bot_gateway()
        self._buckets = max(1, int(limit.get("max_concurrency", 1)))
        needed = min(len(self.shard_ids or ()) or self.shard_count or shards, limit["total"])
        await wait_to_identify(needed, limit["remaining"], limit["reset_after"] / 1000)
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        if self.serving.now:
            # Commands that may have changed wait until the bot is ready, because their translations take time to load.
            registration, _ = await self.recall_commands()
            self._syncs_later = registration is not None
            if not self._syncs_later:
                await self.sync()
            await self.begin()
        # All modules stay loaded. Without them in its generations, the garbage collector pauses the loop for less time:
        # https://docs.python.org/3/library/gc.html#gc.freeze
        gc.freeze()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the other processes that identify."""
        if self.identify_turn:
            await self.identify_turn((shard_id or 0) % self._buckets)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def begin(self) -> None:
        """Note that this process serves from now on, and start the schedule."""
        # Discord has answered by now. Time before that counts as an outage, because no one could play.
        await self.store.alive.begin()
        if self.store.alive.first_start:
            LOG.warning("no bot has used this data folder before: of more than %s servers none is greeted", HANDFUL)
        self._schedule.start()

    def pause(self) -> None:
        """Begin no more work: due work stays for another process, or until ``resume``."""
        self._schedule.pause()
        self.renderer.hurry()

    def resume(self) -> None:
        """Begin work again."""
        self.renderer.relax()
        self._schedule.start()

    async def leave(self) -> None:
        """Release the folder, and close. No work has to finish except messages that are being sent."""
        await self._stop_sending(SENDING)
        # Before the connection is closed, because another process waits for the folder.
        await self.store.close()
        LOG.info("the folder is released")
        self._patience = (0.0, 0.0)
        await self.close()

    async def recall_commands(self) -> tuple[Any, dict[str, int]]:
        """Load the last registration of the commands, None without one, and the ids with which texts mention them."""
        own = await self.store.users.settings(self.application_id or 0)
        registration, ids = own.get("commands"), own.get("command_ids", {})
        self.icons.commands.learn(ids)
        return registration, ids

    async def sync(self) -> None:
        """Register the commands if they differ from the last registration; log a warning if Discord refuses."""
        payload = [
            await command.get_translated_payload(self.tree, Translator()) for command in self.tree.get_commands()
        ]
        known = registration, _ = await self.recall_commands()
        # Discord limits an app to 200 new commands a day, so register only changes. The ids reveal a registration by
        # another process: https://discord.com/developers/docs/interactions/application-commands
        try:
            registered = await self.tree.fetch_commands()
            if registration != _fingerprint(payload, registered):
                registered = await self.tree.sync()
        except (discord.HTTPException, discord.RateLimited, app_commands.AppCommandError, *CUT_OFF) as error:
            LOG.warning("the commands could not be registered: %s", error)
            return
        ids, fingerprint = ids_of(registered), _fingerprint(payload, registered)
        self.icons.commands.learn(ids)
        if known != (fingerprint, ids):
            own = self.application_id or 0
            await self.store.users.change_settings(own, commands=fingerprint, command_ids=ids)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer components with an unknown or outdated custom id; otherwise reopen the channel if it was closed."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        # Known ids are answered by their classes. discord.py would leave an unknown id unanswered.
        known = any(id_pattern(family).fullmatch(custom_id) for family in FAMILIES)
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit) and not known:
            await respond(interaction, _say_outdated)
        elif interaction.guild_id and interaction.type is not discord.InteractionType.autocomplete:
            await self._reopen_channel(interaction.guild_id, interaction)

    async def _reopen_channel(self, guild: int, interaction: discord.Interaction[Any]) -> None:
        """Reopen a channel that was closed some time ago, if the interaction carries all needed permissions.

        A refusal counts more than these permissions, which Discord also computes where it refuses every message.
        """
        channel = interaction.channel_id or 0
        try:
            if (
                not self.tasks.draining
                and channel in await self.closed.of(guild)
                and not self.closed.refused_lately(guild, channel)
                and not is_locked(interaction.channel)
                and not missing_permissions(interaction.app_permissions, interaction.channel)
            ):
                await channel_reopened(self, guild, channel)
        except (StoreError, Refused) as error:
            LOG.warning("guild %s, channel %s: the channel could not be reopened: %s", guild, channel, error)

    async def on_shard_ready(self, shard: int) -> None:
        """Serve the guilds of the shard, while other shards still connect."""
        self._schedule.serve_shard(shard, self.shard_count or 1)
        # discord.py drops the event of a guild that arrives at the very end of its wait for guilds:
        # https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/state.py (_delay_shard_ready)
        mine = [guild for guild in self.guilds if guild.shard_id == shard and not guild.unavailable]
        for guild in mine:
            if guild.id not in self._met:
                await self.on_guild_available(guild)

    async def on_ready(self) -> None:
        """Tell the operator that every server is known, and register changed commands."""
        LOG.info("ready in %s servers", len(self.guilds))
        with self.tasks.running() as active:
            if active and self._syncs_later:
                self._syncs_later = False
                await self.sync()

    # Gateway events that may change the bot's permissions or remove a channel

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Reopen closed channels, in case the bot was added again, and greet the guild."""
        self._met.add(guild.id)
        await self._reopen_channels(guild)
        with self.tasks.running() as active:
            if active:
                await greet(self, guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume a guild at the start or after an outage of Discord."""
        self._met.add(guild.id)
        self._schedule.recover(guild.id)
        # The guild may have added the bot while it was not running.
        with self.tasks.running() as active:
            if active:
                await greet_if_new(self, guild)

    async def _reopen_channels(self, guild: discord.Guild, place: int | None = None) -> None:
        with self.tasks.running() as active:
            if active:
                await reopen_channels(self, guild, place)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """Reopen a closed thread: it may have been unlocked."""
        if (guild := self.get_guild(changed.guild_id)) is not None:
            await self._reopen_channels(guild, changed.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Reopen a closed thread: the bot may have been added again."""
        await self._reopen_channels(thread.guild, thread.id)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """Reopen closed channels: the bot may have got a role. Without an intent Discord tells of no other member."""
        await self._reopen_channels(member.guild)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Reopen a closed channel and its threads: the permissions of the channel may have changed."""
        await self._reopen_channels(channel.guild, channel.id)
        if before.overwrites != channel.overwrites:
            await self._look_at_wall(channel.guild.id)

    async def on_guild_role_update(self, before: discord.Role, role: discord.Role) -> None:
        """Reopen closed channels: the bot's role may have gained permissions."""
        await self._reopen_channels(role.guild)
        if role.is_default() and before.permissions != role.permissions:
            await self._look_at_wall(role.guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Move the tables of a deleted channel."""
        await self._lose_channel(channel.guild.id, channel.id)
        await self._look_at_wall(channel.guild.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Move the tables of a deleted thread."""
        await self._lose_channel(gone.guild_id, gone.thread_id)
        await self._look_at_wall(gone.guild_id)

    async def _look_at_wall(self, guild: int) -> None:
        """Show the wall again, because other tables may be public now."""
        with self.tasks.running() as active:
            try:
                if active and self.store.knows(guild):
                    await touch_wall(self.store, guild)
            except (StoreError, Refused) as error:
                LOG.warning("guild %s: its wall is not looked at: %s", guild, error)

    async def _lose_channel(self, guild: int, channel: int) -> None:
        with self.tasks.running() as active:
            if active:
                await lose_channel(self, guild, channel)

    async def close(self) -> None:
        """Shut down: start nothing new, let running tasks finish, stop the schedule, disconnect.

        A second call waits for the first, so that a second signal cuts nothing off.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _stop_sending(self, patience: float) -> None:
        await self._schedule.close(patience)
        self._schedule.outbox.close()
        await drop_late_edits(self)

    async def _close(self) -> None:
        answers, messages = self._patience
        self.renderer.hurry()
        # Work of a process that does not serve yet waits for the folder.
        await self.tasks.drain(0.0 if self.serving.waits else answers)
        await self._stop_sending(messages)
        self.renderer.close()
        self.state[SUGGESTIONS].close()
        self.thinking.close()
        self.thoughts.close()
        await self.thinking_process.wait_for_end()
        await super().close()
