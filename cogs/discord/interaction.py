"""The interaction context: the user of an interaction, the language of the answer, and the state of the answer."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from math import ceil
from typing import Any, TypeVar

import aiohttp
import discord

import render
from cogs.discord.archived_threads import archived_thread, look_up
from cogs.discord.client import Client
from cogs.discord.components import Card, files, layout_view
from cogs.discord.custom_ids import OutdatedComponent
from cogs.discord.emojis import is_invalid_emoji
from cogs.discord.error_codes import INVALID_TOKEN
from cogs.discord.limits import MAX_CONTENT
from cogs.discord.names import escaped, plain_name
from cogs.discord.permissions import invitation, may_write, permissions_in
from cogs.discord.posts import new_messages
from cogs.discord.serving import AnsweredElsewhere
from cogs.discord.throttle import CLICKS, PER_SECOND
from cogs.discord.titles import short_name, title_of, titled, with_title
from cogs.discord.uploads import Upload
from data import queries
from data.errors import Busy, NotHeld, Refused, StoreError
from data.game.models import LOBBY, TURN, GameRow, Message, Seat
from data.game.session import GameSession
from render import words
from render.icon_marks import plain
from render.lengths import length, shorten

T = TypeVar("T")

ALREADY_ACKNOWLEDGED = 40060
"""Discord's code for an interaction that is already acknowledged: by another process, or the response was lost."""
CUT_OFF = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""Errors of a broken connection. Discord may or may not have received the request."""


class InteractionContext:
    """One interaction in a guild, the language of its answer, and the state of that answer."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.bot: Client = interaction.client
        self.words = words(self.bot.language_of(interaction))
        """The catalogue in the language that the user has set, or in that of their Discord client."""
        self.committed = False
        """Whether the user's change is committed. An error after that must not be reported as "nothing changed"."""
        self.stored = False
        """Whether the change is outside the tables, such as a setting or a note."""
        self.outcome = ""
        """The result of the change, sent with the next answer if this one cannot be sent."""
        self.doubtful: dict[tuple[int, int], int] = {}
        """The channels that may be deleted, of the tables that the interaction has named, by guild and game."""
        self.about: tuple[GameRow, Message | None] | None = None
        """The table that the answer is about, the last one opened, with the message of its turn."""
        self._seat: Seat | None = None
        """The seat that the user plays at that table, if they have several."""
        self._told = ""
        """The last text that the user was told."""
        self._updating = self._lost = self._tried = self._public = self._withdrawn = self._left = False
        self._has_card = False
        """Whether the answer is a card, in which Discord takes no plain text."""
        self._instead: discord.WebhookMessage | None = None

    async def learn_language(self) -> None:
        """Load the user's language. Call it after the acknowledgement, which must not wait for a file."""
        # If the file is unreadable, use the language of the Discord client.
        with suppress(StoreError):
            await self.bot.store.users.settings(self.user)
        self.words = words(self.bot.language_of(self.interaction))

    @property
    def id(self) -> int:
        """The interaction's id."""
        return self.interaction.id

    @property
    def guild(self) -> int:
        """The guild's id; Refused("no_guild") outside a guild."""
        if self.interaction.guild_id is None:
            raise Refused("no_guild")
        return self.interaction.guild_id

    @property
    def direct(self) -> bool:
        """Whether the user is in direct messages, where no games are played."""
        return self.interaction.guild_id is None

    @property
    def user(self) -> int:
        """The user's id."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """The user's name in this guild, without invisible characters."""
        return plain_name(self.interaction.user.display_name)

    @property
    def channel(self) -> int:
        """The id of the channel or thread."""
        return self.interaction.channel_id or 0

    @property
    def values(self) -> list[str]:
        """The values picked in a select."""
        data: Any = self.interaction.data or {}
        return list(data.get("values") or ())

    @property
    def value(self) -> str:
        """The value picked in a select of one; OutdatedComponent if there is none."""
        if not self.values:
            raise OutdatedComponent("nothing was picked")
        return self.values[0]

    @property
    def reply_key(self) -> int:
        """The key of the answer: the clicked message if it is edited, otherwise the interaction."""
        # A new picture supersedes an older one with the same key, so two panels never share a key.
        message = self.interaction.message
        return message.id if self._updating and message else self.id

    @property
    def clicked_private(self) -> bool:
        """Whether the clicked message is one that only the user sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def require_member(self) -> None:
        """Raise Refused unless the bot is a member of the guild: a guild can have its commands alone."""
        if self.bot.get_guild(self.guild) is None:
            raise Refused("no_member", address=invitation(self.interaction.application_id, self.guild))

    async def shown_message(self) -> int:
        """Return the id of the message that ``show`` sent or edited."""
        if self._instead:
            return self._instead.id
        return (await self._persistently(self.interaction.original_response)).id

    def sees(self, game: GameRow) -> bool:
        """Return whether the user can see the channel of a game; if not, the bot denies that the game exists."""
        if self.channel in (game.channel, game.thread):
            return True
        thread = archived_thread(self.bot, game.channel)
        held = permissions_in(self.interaction, thread.parent if thread else game.channel)
        # As for an open thread: the bot does not know the members of a private one.
        return held.view_channel and (held.manage_threads or not (thread and thread.private))

    def knows(self, channel: int) -> bool:
        """Return whether the bot knows that a channel exists. It may not know an archived thread."""
        if channel == self.channel:
            return True
        guild = self.interaction.guild
        return guild is None or guild.get_channel_or_thread(channel) is not None

    @asynccontextmanager
    async def table(self, game: int, *, change: bool = False) -> AsyncIterator[GameSession]:
        """Open a transaction on a game of this guild; Refused("no_game") if the user cannot see its channel.

        ``change``: the interaction changes the game, at most once. Refused if the user causes too many messages at the
        table.
        """
        interaction, changed = self.id if change else None, False
        known = True
        for asked in (False, True):
            async with self.bot.tables.transaction(self.guild, game, interaction=interaction) as session:
                place = session.game.channel
                if not known and self._is_own(session):
                    raise Refused("place_unknown", game=game)
                if asked or self.knows(place) or not session.may_know(self.user):
                    self._check_visible(session)
                    self.about = session.game, session.messages.get(TURN)
                    if not change:
                        session.follow_name(self.user, self.name)
                    yield session
                    self._finish(session, change=change)
                    changed = session.changed
                    several = session.game.phase == "running" and len(session.seats_of(self.user)) > 1
                    self._seat = session.playing(self.user) if several else None
                    break
            # The gateway does not tell of archived threads. Not in the transaction, which locks the game.
            known = await look_up(self.bot, self.guild, place)
        self.committed |= change and changed

    def _is_own(self, session: GameSession) -> bool:
        return session.game.host == self.user or bool(session.seats_of(self.user))

    def _check_visible(self, session: GameSession) -> None:
        """Raise Refused unless the user can see the channel of a table and may know of the table."""
        known, here = session.may_know(self.user), session.channel
        if known and not self.knows(here) and archived_thread(self.bot, here) is None:
            self.doubtful[self.guild, session.game.id] = here
        if not self.sees(session.game):
            raise Refused("no_game")
        # A manager of the server can help at every table, so they see every table. A private thread has only members
        # who were added to it.
        inside = self.channel == session.game.thread or self.interaction.permissions.manage_guild
        if not known and not inside:
            # A user who pressed a button of the lobby knows of the table. Everyone else gets "no such game".
            raise Refused("private") if self._pressed(session.messages.get(LOBBY)) else Refused("no_game")

    def _finish(self, session: GameSession, *, change: bool) -> None:
        """Queue the updates of a transaction and note that the user is present."""
        # Before the messages are counted.
        session.queue_updates()
        session.note_present(self.user)
        # This alone must not count as a change, or the click's next transaction would be taken for a duplicate.
        if session.changed or not change:
            self._note_sign(session)
            session.follow_name(self.user, self.name)
        if change:
            self._check_posts(session)

    async def store(self, change: Awaitable[T]) -> T:
        """Return the result of a change outside a table that the user asked for, and note that it is committed."""
        result = await change
        self.committed = self.stored = True
        return result

    def _note_sign(self, session: GameSession) -> None:
        """Reset the count of decisions by the clock, because a player is active. A paused game stays paused."""
        if session.game.silent and session.game.paused is None and session.seats_of(self.user):
            session.change(silent=0)

    def _check_posts(self, session: GameSession) -> None:
        """Raise Refused if the user causes too many messages at a table, which rolls the transaction back."""
        if count := new_messages(session):
            wait = self.bot.throttle.wait_to_post(self.guild, session.game.id, self.user, count, time.monotonic())
            if wait:
                raise Refused("too_many_posts", seconds=ceil(wait))

    def _pressed(self, message: Message | None) -> bool:
        """Return whether this interaction is a click on that message."""
        clicked = self.interaction.message
        return message is not None and clicked is not None and clicked.id == message.message

    @property
    def may_write(self) -> bool:
        """Whether the user can write in this channel; always true in direct messages."""
        held, in_thread = self.interaction.permissions, isinstance(self.interaction.channel, discord.Thread)
        return self.interaction.guild_id is None or may_write(held, in_thread=in_thread)

    async def defer(self, *, public: bool = False) -> int:
        """Acknowledge with a new message, which the answer then edits; return the id of that message.

        ``public``: everyone sees the answer. It stays private if the user cannot write in this channel.
        """
        self._public = public and self.may_write
        acknowledged = await self._acknowledge(ephemeral=not self._public, thinking=True)
        # The response was lost, but the message exists: fetch it.
        if acknowledged is None or acknowledged.message_id is None:
            return (await self._persistently(self.interaction.original_response)).id
        return acknowledged.message_id

    async def defer_update(self) -> None:
        """Acknowledge without a new message; the answer edits the clicked message."""
        self._updating = True
        await self._acknowledge()

    def answer_beside(self) -> None:
        """Let the answer be a new private message beside the clicked one, after ``defer_update``."""
        self._updating, self._withdrawn = False, True

    async def _acknowledge(self, **how: Any) -> discord.InteractionCallbackResponse[Any] | None:
        if not self.bot.serving.holds():
            raise NotHeld
        self._tried = True
        acknowledged = await self._first_answer(lambda: self.interaction.response.defer(**how))
        await self.learn_language()
        await self._learn_pace()
        return acknowledged

    async def _learn_pace(self) -> None:
        """Load the guild's rate of interactions, once per start."""
        guild, throttle = self.interaction.guild_id, self.bot.throttle
        if guild is None or throttle.knows(guild) or not self.bot.store.knows(guild):
            return
        with suppress(StoreError):
            throttle.set_pace(guild, int((await queries.settings(self.bot.store, guild)).get(CLICKS, PER_SECOND)))

    async def _first_answer(self, send: Callable[[], Awaitable[T]]) -> T | None:
        """Send the first answer and retry once; None if Discord has it but its response was lost.

        Raise AnsweredElsewhere if another process was faster.
        """
        for last in (False, True):
            try:
                return await self._with_known_emojis(send)
            except discord.HTTPException as error:
                if error.code == ALREADY_ACKNOWLEDGED:
                    # A second try: our first one may have been lost.
                    if self.bot.serving.is_shared and not last:
                        raise AnsweredElsewhere from error
                    self._lost = True
                    return None
                if last or error.code != INVALID_TOKEN:
                    raise
            except CUT_OFF:
                if last:
                    raise
        return None

    @property
    def _acknowledged(self) -> bool:
        return self._lost or self.interaction.response.is_done()

    async def say(self, key: str, **args: Any) -> None:
        """Answer with one sentence that only the user sees."""
        await self.tell(self.words.text(key, **args))

    async def title(self) -> str:
        """Return the title of the table that the answer is about; "" if it is about none."""
        if self.about is None:
            return ""
        row, turn = self.about
        title = short_name(row, self.words)
        # A title without a number is better than no answer.
        with suppress(StoreError, Busy):
            title = await title_of(self.bot.tables, self.guild, row, self.words, turn=turn, here=self.channel)
        if self._seat is None or self._public:
            return title
        return f"{title} · {escaped(self._seat.name)} ({render.letter(self._seat.seat)})"

    async def titled(self, text: str) -> str:
        """Return a text with the title of the table that it is about, if there is one."""
        title = await self.title()
        return titled(title, text) if title else text

    async def with_title(self, card: Card) -> Card:
        """Return a card with the title of the table that it is about, if there is one."""
        title = await self.title()
        return with_title(card, title) if title else card

    async def tell(self, text: str) -> None:
        """Answer with a text that only the user sees."""
        self._told = text = await self.titled(text)
        text = self._shown(text)
        if not self._acknowledged:
            await self._first_answer(lambda: self.interaction.response.send_message(text, ephemeral=True))
            # After a broken acknowledgement, Discord may have that one and not this text.
            if not (self._lost and self._tried):
                return
        await self.turn_private()
        # The clicked message keeps its panel, and an answer its card; the sentence follows as a new message.
        if self._updating or self._withdrawn or self._has_card:
            await self._below(text)
        else:
            await self._persistently(lambda: self.interaction.edit_original_response(content=self._shown(text)))

    def _shown(self, text: str) -> str:
        """Return a content with emojis, or with words if that is too long."""
        shown = self.bot.icons.text(text)
        return shown if length(shown) <= MAX_CONTENT else shorten(plain(text), MAX_CONTENT)

    async def _below(self, text: str) -> None:
        await self._persistently(lambda: self.interaction.followup.send(text, ephemeral=True))
        await self._delete_public()

    async def _persistently(self, send: Callable[[], Awaitable[T]]) -> T:
        """Send an answer and retry once if the connection broke or the token seems invalid. Twice beats never."""
        with suppress(*CUT_OFF):
            try:
                return await self._with_known_emojis(send)
            except discord.HTTPException as error:
                if error.code != INVALID_TOKEN:
                    raise
        return await self._with_known_emojis(send)

    async def _with_known_emojis(self, send: Callable[[], Awaitable[T]]) -> T:
        """Send an answer, and once more with words if Discord refuses an emoji. Its owner may have deleted it."""
        try:
            return await send()
        except discord.HTTPException as error:
            if not is_invalid_emoji(error):
                raise
        self.bot.icons.forget()
        return await send()

    async def catch_up(self) -> None:
        """Send the sentences that could not be sent to this user before."""
        guild = self.interaction.guild_id
        if guild is None or not self._acknowledged or not (due := await self.bot.untold.of(guild, self.user)):
            return
        with suppress(discord.HTTPException, *CUT_OFF):
            if texts := [text for text in due if text != self._told]:
                await self._below(self._shown("\n".join(texts)))
            await self.bot.untold.forget(guild, self.user)

    async def turn_private(self) -> None:
        """Make the answer private after a public acknowledgement."""
        if not self._public:
            return
        # Only the files tell whether the answer can be public, and Discord wants the acknowledgement within 3 seconds:
        # https://discord.com/developers/docs/interactions/receiving-and-responding
        self._public, self._withdrawn = False, True
        # A follow-up to "thinking" would take its place and be public (discord/discord-api-docs#2742). No page promises
        # that Discord takes one after its deletion (#2739). An edit ends "thinking", and the deletion comes last.
        text = self.words.text("answer-private")
        await self._persistently(lambda: self.interaction.edit_original_response(content=text))
        self._left = True

    async def _delete_public(self) -> None:
        """Delete the public acknowledgement after the private answer. If that fails, it says that there is one."""
        if self._left:
            self._left = False
            with suppress(discord.HTTPException, *CUT_OFF):
                await self.interaction.delete_original_response()

    async def admit_loss(self) -> None:
        """Say that Discord has refused a private answer, in the public message that promises one."""
        if self._left:
            self._left = False
            with suppress(discord.HTTPException, *CUT_OFF):
                await self.interaction.edit_original_response(content=self.words.text("answer-lost"))

    async def announce(self, text: str) -> None:
        """Answer with a public text after ``defer(public=True)``."""
        text = await self.titled(text)
        await self._persistently(lambda: self.interaction.edit_original_response(content=self._shown(text)))

    async def hand_over(self, text: str, name: str, data: bytes, alt: str = "") -> None:
        """Answer with a sentence and a file after ``defer``; ``alt`` describes a picture."""
        text = await self.titled(text)
        await self._persistently(
            # Each try needs a new file: the first try may have read the old one to its end.
            lambda: self.interaction.edit_original_response(content=text, attachments=[Upload(data, name, alt or None)])
        )

    async def show(self, card: Card, *, public: bool = False) -> None:
        """Answer with a card, or edit the clicked message with it after ``defer_update``."""
        card = await self.with_title(card)

        # Each try needs new files: the first try may have read the old ones to their end.
        def content(files_as: str) -> dict[str, Any]:
            return {"view": layout_view(card, self.bot.icons), files_as: files(card)}

        response, followup = self.interaction.response, self.interaction.followup
        if (instead := self._instead) is not None:
            await self._persistently(lambda: instead.edit(**content("attachments")))
        elif self._withdrawn:
            self._instead = await self._persistently(
                lambda: followup.send(**content("files"), ephemeral=True, wait=True)
            )
            await self._delete_public()
        elif self._acknowledged:
            await self._persistently(lambda: self.interaction.edit_original_response(**content("attachments")))
            self._has_card = True
        else:
            await self._first_answer(lambda: response.send_message(**content("files"), ephemeral=not public))

    async def invite(self, card: Card, users: Sequence[int]) -> None:
        """Post a public card that pings ``users``, after the answer."""
        card = await self.with_title(card)
        called = discord.AllowedMentions(users=[discord.Object(user) for user in users])
        await self.interaction.followup.send(view=layout_view(card, self.bot.icons), allowed_mentions=called)
