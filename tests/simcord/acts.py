"""Acts of a person that need a request of the bot each, for the sweep of refused requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.bot import Stammtisch
from cogs.discord.custom_ids import LOBBY, TABLE
from data import queries
from tests.play import guild_file
from tests.simcord.requests import Call, Fault, Requests
from tests.simcord.world import Server, last_turn, play

MINUTE, HOUR = 60.0, 3600.0
LATER = 20 * MINUTE
"""Seconds after which the bot tries a channel again that has refused a message twice."""
UNREADABLE = 999
"""A server of which the bot has nothing but a damaged file."""
PRESSES = 6
SEND = Call("delivery/posting.py", "send")


class Stage:
    """A server with its requests, and the answer to the last act of which a request was refused."""

    def __init__(self, server: Server, requests: Requests) -> None:
        self.server, self.requests = server, requests
        self.world, self.guild, self.channel, self.ada, self.ben, self.cleo = server
        self.late = False
        """Whether each picture of an answer is late."""
        self.answer: simcord.InteractionResult | None = None
        self.changed = False
        """Whether that act has changed anything in the server's file."""

    @property
    def bot(self) -> Stammtisch:
        """The bot that runs now."""
        bot = self.world.bot
        assert isinstance(bot, Stammtisch)
        return bot

    @property
    def folder(self) -> Path:
        """The folder of the servers' files."""
        return self.world.folder

    @property
    def stored(self) -> dict[str, list[tuple[Any, ...]]]:
        """Everything in the server's file that an act can change."""
        return guild_file.lasting(self.folder, str(self.guild.id))

    @property
    def last(self) -> str:
        """The number of the last table."""
        return str(max(row[0] for row in self.stored["games"]))

    async def do(self, act: Awaitable[simcord.InteractionResult]) -> simcord.InteractionResult:
        """Await an act, and note its answer if one of its requests was refused."""
        before, waiting = self.stored, len(self.requests.refusals)
        result = await act
        if len(self.requests.refusals) < waiting:
            self.answer, self.changed = result, self.stored != before
        return result

    async def slash(self, name: str, /, **options: Any) -> simcord.InteractionResult:
        """Use a command as Ada."""
        return await self.do(self.ada.slash(self.channel, name, **options))

    async def new_thread(self, **options: Any) -> simcord.ChannelHandle:
        """Open a table in a thread, and return the thread, or the channel if there is none."""
        await self.slash("new", game="carcassonne", **options)
        return [self.channel, *self.channel.threads][-1]

    async def begin(self) -> None:
        """Begin a game of Ada and Ben at a new table in the channel."""
        await self.slash("new", game="carcassonne", thread=False)
        await self.start()

    async def start(self) -> None:
        """Let Ben join the last table, and start it."""
        for person, verb in ((self.ben, "Join"), (self.ada, "Start")):
            if self.buttons_of(self.lobby)[verb].get("disabled"):
                # An edit was refused. The bot makes it again for a person who acts there later.
                await self.world.advance_time(LATER)
                await self.ada.slash(self.channel, "game status", game=self.last)
                await self.world.settle()
            await self.do(person.click(self.lobby, label=verb))

    @property
    def lobby(self) -> discord.Message:
        """The message of the last table, at which people join."""
        places = [*self.guild.channels.values()]
        messages = [each for place in places for where in (place, *place.threads) for each in where.history()]
        return next(each for each in reversed(messages) if self.has_button(each, "Join", LOBBY))

    def buttons_of(self, message: discord.Message) -> dict[str, Any]:
        """Return the buttons of a message by their labels."""
        return self.world.seen(message).buttons

    async def play(self) -> None:
        """Play the last table, once its turn message is there."""
        if not self.is_shown:
            await self.world.advance_time(LATER)
        assert await play(self.server, PRESSES) > 0

    @property
    def is_shown(self) -> bool:
        """Whether the last table has its turn message."""
        return any(self.has_button(each, "Play", TABLE) for each in self.channel.history())

    def has_button(self, message: discord.Message, label: str, family: str) -> bool:
        """Return whether a message has a button of the last table."""
        button = self.buttons_of(message).get(label, {"custom_id": ""})
        return str(button["custom_id"]).startswith(f"{family}:{self.last}:")

    async def archive(self, thread: simcord.ChannelHandle) -> None:
        """Archive a thread, which the bot can open again."""
        self.let_manage(self.channel)
        self.world.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await self.world.settle()

    def let_manage(self, channel: simcord.ChannelHandle) -> None:
        """Give the bot the permission that SimCord wants for the change of a thread or a forum."""
        held, me = discord.Permissions(manage_channels=True).value, self.world.backend.bot_user.id
        self.world.backend.set_overwrite(channel.id, Overwrite(me, OverwriteType.MEMBER, held, 0))

    def refuse_first(self, fault: Fault) -> None:
        """Let the next new message of a table fail, before any other refusal."""
        self.requests.refusals.insert(0, (SEND, fault))


Act: TypeAlias = Callable[[Stage], Awaitable[None]]


async def asks_for_help(stage: Stage) -> None:
    await stage.slash("help")


async def checks_the_permissions(stage: Stage) -> None:
    await stage.slash("setup check")


async def opens_a_table(stage: Stage) -> None:
    await stage.slash("new", game="carcassonne", thread=False)


async def opens_a_thread(stage: Stage) -> None:
    await stage.new_thread(thread=True)


async def opens_a_private_thread(stage: Stage) -> None:
    await stage.new_thread(private=True)


async def opens_a_table_where_none_is_allowed(stage: Stage) -> None:
    await queries.set_settings(stage.bot.store, stage.guild.id, channels=[stage.guild.id])
    await stage.slash("new", game="carcassonne", thread=False)


async def invites_to_a_private_thread(stage: Stage) -> None:
    thread = await stage.new_thread(private=True)
    await stage.do(stage.ada.slash(thread, "game invite", user=stage.ben))


async def opens_a_watched_table(stage: Stage) -> None:
    await stage.ben.slash(stage.channel, "games watch", game="carcassonne")
    # A watcher gets few pings.
    await stage.world.advance_time(13 * HOUR)
    await stage.slash("new", game="carcassonne", thread=False)


async def names_a_forum(stage: Stage) -> None:
    forum = stage.guild.create_forum_channel("games")
    stage.let_manage(forum)
    await stage.world.settle()
    await stage.slash("setup options", forum=forum)


async def begins_in_the_forum(stage: Stage) -> None:
    if "games" not in stage.guild.channels:
        await names_a_forum(stage)
    await stage.slash("new", game="carcassonne")
    await stage.start()


async def changes_the_language(stage: Stage) -> None:
    settings = await queries.settings(stage.bot.store, stage.guild.id)
    await stage.slash("setup options", language="en" if settings.get("language") == "de" else "de")


async def plays(stage: Stage) -> None:
    await stage.begin()
    await stage.play()


async def plays_after_a_second_try(stage: Stage) -> None:
    stage.refuse_first(Fault(502, 0))
    await stage.begin()
    await stage.world.advance_time(MINUTE)
    await stage.play()


async def plays_after_a_restart(stage: Stage) -> None:
    await stage.begin()
    await stage.world.restart()
    await stage.play()


async def plays_after_a_reminder(stage: Stage) -> None:
    await stage.begin()
    await stage.world.advance_time(23.5 * HOUR)
    await stage.play()


async def is_reminded_directly(stage: Stage) -> None:
    for each in (stage.ada, stage.ben):
        await stage.bot.store.users.change_settings(each.id, dm="on")
    await stage.begin()
    await stage.world.advance_time(23.5 * HOUR)


async def types_during_a_shutdown(stage: Stage) -> None:
    await stage.begin()
    serving = stage.bot.serving
    serving.holds, holds = lambda: False, serving.holds  # type: ignore[method-assign]
    await stage.ada.autocomplete(stage.channel, "game move", "action", "", game=stage.last)
    serving.holds = holds  # type: ignore[method-assign]


async def opens_a_panel_with_a_late_picture(stage: Stage) -> None:
    await stage.begin()
    stage.late = True
    await stage.do(stage.ada.click(last_turn(stage.server, stage.channel), label="Play"))
    stage.late = False


async def looks_at_a_board_with_a_late_picture(stage: Stage) -> None:
    await stage.begin()
    stage.late = True
    await stage.do(stage.cleo.slash(stage.channel, "game board", game=stage.last))
    stage.late = False


async def asks_about_a_table_in_an_archived_thread(stage: Stage) -> None:
    thread = await stage.new_thread(thread=True)
    await stage.ada.slash(thread, "new", game="catan")
    await stage.archive(thread)
    await stage.slash("game status", game=stage.last)


async def goes_on_beside_an_archived_thread(stage: Stage) -> None:
    await stage.archive(await stage.new_thread(thread=True))
    await stage.slash("game board", game=stage.last)


async def lists_a_table_of_an_unknown_thread(stage: Stage) -> None:
    await stage.archive(await stage.new_thread(thread=True))
    await stage.slash("games mine")


async def begins_in_an_archived_thread(stage: Stage) -> None:
    await stage.new_thread(thread=True)
    stage.let_manage(stage.channel)
    stage.refuse_first(Fault(400, 50083))
    await stage.start()


async def begins_in_a_locked_thread(stage: Stage) -> None:
    await stage.new_thread(thread=True)
    stage.refuse_first(Fault(400, 160005))
    await stage.start()


async def plays_before_the_turn_message_is_noted(stage: Stage) -> None:
    stage.refuse_first(Fault(502, 0, lost=True))
    await stage.begin()
    for each in (stage.ada, stage.ben):
        for move in (await each.autocomplete(stage.channel, "game move", "action", "", game=stage.last))[:1]:
            await stage.do(each.slash(stage.channel, "game move", action=move["value"], game=stage.last))


async def asks_for_all_data(stage: Stage) -> None:
    (stage.folder / f"{UNREADABLE}.sqlite3").write_bytes(bytes(5_000))
    await stage.bot.store.users.note_known(UNREADABLE, stage.ada.id)
    # The command can be used rarely.
    await stage.world.advance_time(MINUTE)
    await stage.slash("me data", action="export")


ACTS: dict[Call, Act] = {
    Call("discord/interaction.py", "defer"): opens_a_table,
    Call("discord/interaction.py", "send_message"): asks_for_help,
    Call("discord/interaction.py", "edit_original_response"): opens_a_table,
    Call("discord/interaction.py", "original_response"): opens_a_panel_with_a_late_picture,
    Call("discord/interaction.py", "send"): opens_a_table_where_none_is_allowed,
    Call("discord/interaction.py", "delete_original_response"): opens_a_table_where_none_is_allowed,
    Call("discord/interaction.py", "edit"): looks_at_a_board_with_a_late_picture,
    Call("discord/archived_threads.py", "get_channel"): asks_about_a_table_in_an_archived_thread,
    Call("discord/command_tree.py", "autocomplete"): types_during_a_shutdown,
    Call("discord/guild_names.py", "get_guild"): asks_for_all_data,
    Call("lobby/forum.py", "create_thread"): begins_in_the_forum,
    Call("lobby/forum.py", "edit"): names_a_forum,
    Call("lobby/invitations.py", "add_user_to_thread"): invites_to_a_private_thread,
    Call("lobby/permission_check.py", "send_typing"): checks_the_permissions,
    Call("lobby/threads.py", "add_user_to_thread"): opens_a_private_thread,
    Call("lobby/threads.py", "create_thread"): opens_a_thread,
    Call("lobby/watchers.py", "fetch_member"): opens_a_watched_table,
    Call("reminders/presence.py", "get_member"): plays,
    Call("table/channels.py", "get_channel"): goes_on_beside_an_archived_thread,
    Call("table/channels.py", "edit_channel"): goes_on_beside_an_archived_thread,
    Call("table/lost_channels.py", "get_channel"): lists_a_table_of_an_unknown_thread,
    Call("welcome/greeting.py", "edit"): changes_the_language,
    Call("delivery/old_messages.py", "delete"): plays_after_a_reminder,
    Call("delivery/old_messages.py", "edit"): plays,
    Call("delivery/old_messages.py", "fetch_message"): begins_in_a_locked_thread,
    Call("delivery/outbox.py", "edit_channel"): begins_in_an_archived_thread,
    Call("delivery/outbox.py", "get_channel"): begins_in_an_archived_thread,
    Call("delivery/post_updates.py", "edit_channel"): begins_in_the_forum,
    Call("delivery/post_updates.py", "get_channel"): begins_in_the_forum,
    Call("delivery/posting.py", "edit"): plays,
    Call("delivery/posting.py", "history"): plays_after_a_second_try,
    Call("delivery/posting.py", "send"): plays,
    Call("delivery/reminder_messages.py", "send"): is_reminded_directly,
    Call("delivery/reminder_messages.py", "start_private_message"): is_reminded_directly,
    Call("delivery/senders.py", "fetch"): plays_after_a_restart,
    Call("delivery/turn_messages.py", "edit"): plays_before_the_turn_message_is_noted,
}
"""An act that needs each call."""
UNASKED = frozenset(
    {
        Call("bot.py", "fetch_commands"),
        Call("bot.py", "get_bot_gateway"),
        Call("bot.py", "sync"),
        Call("discord/icon_uploads.py", "create_application_emoji"),
        Call("discord/icon_uploads.py", "delete_application_emoji"),
        Call("discord/icon_uploads.py", "fetch_application_emojis"),
        Call("hooks/delivery.py", "send"),
        Call("schedule/matches.py", "fetch_member"),
        Call("schedule/walls.py", "delete_message"),
        Call("schedule/walls.py", "fetch"),
        Call("welcome/greeting.py", "send"),
    }
)
"""The calls at the start of the bot, at its arrival on a server, for the queue, the walls and the web hooks.

No person waits for them.
"""
