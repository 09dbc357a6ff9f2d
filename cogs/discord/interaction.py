"""The interaction context: who has clicked or typed, in which language to answer, and how far the answer has got."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from io import BytesIO
from math import ceil
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.discord.client import Client
from cogs.discord.components import MAX_CONTENT, Card, files, layout_view
from cogs.discord.custom_ids import OutdatedComponent
from cogs.discord.error_codes import INVALID_TOKEN
from cogs.discord.names import plain_name
from cogs.discord.permissions import may_write, permissions_in
from cogs.discord.posts import new_messages
from cogs.discord.throttle import CLICKS, PER_SECOND
from data import queries
from data.errors import Refused, StoreError
from data.models import LOBBY, GameRow, Message
from data.session import GameSession
from render import words
from render.lengths import shorten

T = TypeVar("T")

ALREADY_ACKNOWLEDGED = 40060
"""Discord's code for an interaction that is acknowledged already: only the word of it was lost on the way to us."""
"""Discord's code for a token it does not know; told of one that is good, it has lost its way for a moment."""
CUT_OFF = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""What breaks a connection; whether Discord has got what we sent, nobody can tell."""


class InteractionContext:
    """One interaction in a guild: who comes, in which language to answer, and how far the answer has got."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.bot: Client = interaction.client
        self.words = words(self.bot.language_of(interaction))
        """In the language that the person has set, or that their Discord speaks."""
        self.committed = False
        """Whether what this person wants is on the disk: then no fault may be told as if nothing had changed."""
        self.outcome = ""
        """What has come of it, for whoever could not be told at once."""
        self._updating = self._lost = self._tried = self._public = self._withdrawn = False
        self._instead: discord.WebhookMessage | None = None

    async def learn_language(self) -> None:
        """Read in which language this person wants to be answered; not before Discord has its acknowledgement."""
        # Where the file cannot be read the language of their Discord has to do.
        with suppress(StoreError):
            await self.bot.store.users.settings(self.user)
        self.words = words(self.bot.language_of(self.interaction))

    @property
    def id(self) -> int:
        """The interaction's id."""
        return self.interaction.id

    @property
    def guild(self) -> int:
        """The guild's id; Refused("no_guild") outside of one."""
        if self.interaction.guild_id is None:
            raise Refused("no_guild")
        return self.interaction.guild_id

    @property
    def user(self) -> int:
        """The person's id."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """The person's name in this guild, as it may stand in texts and pictures."""
        return plain_name(self.interaction.user.display_name)

    @property
    def channel(self) -> int:
        """The id of the channel or thread."""
        return self.interaction.channel_id or 0

    @property
    def values(self) -> list[str]:
        """What was picked in a select."""
        data: Any = self.interaction.data or {}
        return list(data.get("values") or ())

    @property
    def value(self) -> str:
        """What was picked in a select of one; OutdatedComponent where nothing was."""
        if not self.values:
            raise OutdatedComponent("nothing was picked")
        return self.values[0]

    @property
    def reply_key(self) -> int:
        """What is answered with: the message that was clicked where it stays, else an answer of its own."""
        # Pictures for one and the same answer supersede each other; two people, or two panels of one person, do not.
        message = self.interaction.message
        return message.id if self._updating and message else self.id

    async def shown_message(self) -> int:
        """Return the id of the message that ``show`` has answered with."""
        if self._instead:
            return self._instead.id
        return (await self.interaction.original_response()).id

    def sees(self, game: GameRow) -> bool:
        """Whether this person can see where a game is played; otherwise there is no such game for them."""
        here = self.channel in (game.channel, game.thread)
        return here or permissions_in(self.interaction, game.channel).view_channel

    @asynccontextmanager
    async def table(self, game: int, *, change: bool = False) -> AsyncIterator[GameSession]:
        """Open a transaction on a game of this guild; Refused("no_game") to whoever cannot see where it is played.

        ``change``: something will be changed by this interaction, and never twice; Refused if by that one person would
        have too many messages posted at the table.
        """
        interaction = self.id if change else None
        async with self.bot.tables.transaction(self.guild, game, interaction=interaction) as session:
            if not self.sees(session.game):
                raise Refused("no_game")
            # A person who manages the server can help at every table, and for that has to see it; in a private thread
            # are none but those who were let in.
            inside = self.channel == session.game.thread or self.interaction.permissions.manage_guild
            if not session.may_know(self.user) and not inside:
                # A person who has pressed a button of its lobby sees that; to others it is as if there were none.
                raise Refused("private") if self._pressed(session.messages.get(LOBBY)) else Refused("no_game")
            yield session
            session.note_present(self.user)
            # Nothing that changes nothing else may be noted as a change: the same click comes with another one.
            if session.changed or not change:
                self._note_sign(session)
            if change:
                self._check_posts(session)
            changed = session.changed
        self.committed |= change and changed

    def _note_sign(self, session: GameSession) -> None:
        """Note that a player is there, whom the clock has perhaps played for; a game that rests goes on resting."""
        if session.game.silent and session.game.paused is None and session.seat_of(self.user) is not None:
            session.change(silent=0)

    def _check_posts(self, session: GameSession) -> None:
        """Raise Refused if this person has caused too many messages at a table; nothing is written then."""
        if count := new_messages(session):
            wait = self.bot.throttle.wait_to_post(self.guild, session.game.id, self.user, count, time.monotonic())
            if wait:
                raise Refused("too_many_posts", seconds=ceil(wait))

    def _pressed(self, message: Message | None) -> bool:
        """Whether this interaction is a click on that message."""
        clicked = self.interaction.message
        return message is not None and clicked is not None and clicked.id == message.message

    @property
    def may_write(self) -> bool:
        """Whether this person may write where they are; in direct messages everybody may."""
        held, in_thread = self.interaction.permissions, isinstance(self.interaction.channel, discord.Thread)
        return self.interaction.guild_id is None or may_write(held, in_thread=in_thread)

    async def defer(self, *, public: bool = False) -> int:
        """Acknowledge at once: an answer of its own will follow, in the message whose id is returned.

        ``public``: everybody is to see it, unless this person may not write here; then I must not do it for them.
        """
        self._public = public and self.may_write
        told = await self._acknowledge(ephemeral=not self._public, thinking=True)
        # The response lost its way to us, but the message is there: ask for it.
        if told is None or told.message_id is None:
            return (await self._persistently(self.interaction.original_response)).id
        return told.message_id

    async def defer_update(self) -> None:
        """Acknowledge at once: the message that was clicked will be edited, or stay."""
        self._updating = True
        await self._acknowledge()

    async def _acknowledge(self, **how: Any) -> discord.InteractionCallbackResponse[Any] | None:
        self._tried = True
        told = await self._first_answer(lambda: self.interaction.response.defer(**how))
        await self.learn_language()
        await self._learn_pace()
        return told

    async def _learn_pace(self) -> None:
        """Read how fast people may click here, once a start."""
        guild, throttle = self.interaction.guild_id, self.bot.throttle
        if guild is None or throttle.knows(guild) or not self.bot.store.knows(guild):
            return
        with suppress(StoreError):
            throttle.set_pace(guild, int((await queries.settings(self.bot.store, guild)).get(CLICKS, PER_SECOND)))

    async def _first_answer(self, send: Callable[[], Awaitable[T]]) -> T | None:
        """Send the first answer, once more if it broke on the way; None if Discord has it and only its word is lost."""
        for last in (False, True):
            try:
                return await send()
            except discord.HTTPException as error:
                if error.code == ALREADY_ACKNOWLEDGED:
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
        """Answer with one sentence that only this person sees."""
        await self.tell(self.words.text(key, **args))

    async def tell(self, text: str) -> None:
        """Answer with a text that only this person sees."""
        text = shorten(text, MAX_CONTENT)
        if not self._acknowledged:
            await self._first_answer(lambda: self.interaction.response.send_message(text, ephemeral=True))
            # Where an acknowledgement was cut off before, it may be that which Discord has, and not this.
            if not (self._lost and self._tried):
                return
        await self.turn_private()
        # The message that was clicked keeps its panel; the sentence goes below it.
        if self._updating or self._withdrawn:
            await self._below(text)
        else:
            await self._persistently(lambda: self.interaction.edit_original_response(content=text))

    async def _below(self, text: str) -> None:
        await self._persistently(lambda: self.interaction.followup.send(text, ephemeral=True))

    async def _persistently(self, send: Callable[[], Awaitable[T]]) -> T:
        """Send an answer, once more if the connection broke: rather twice than never."""
        with suppress(*CUT_OFF):
            return await send()
        return await send()

    async def catch_up(self) -> None:
        """Tell what this person could not be told before, now that something works."""
        guild = self.interaction.guild_id
        if guild is None or not self._acknowledged or not (due := await self.bot.untold.of(guild, self.user)):
            return
        with suppress(discord.HTTPException, *CUT_OFF):
            await self._below(shorten("\n".join(due), MAX_CONTENT))
            await self.bot.untold.forget(guild, self.user)

    async def turn_private(self) -> None:
        """Answer only this person after all, though it was acknowledged in public."""
        if not self._public:
            return
        # Whether an answer is for everybody turns out only when files have been read, and Discord does not wait.
        self._public, self._withdrawn = False, True
        await self.interaction.delete_original_response()

    async def announce(self, text: str) -> None:
        """Answer with a text that everybody sees, where ``defer(public=True)`` came before."""
        await self._persistently(lambda: self.interaction.edit_original_response(content=text))

    async def hand_over(self, text: str, name: str, data: bytes) -> None:
        """Answer with a sentence and a file, where ``defer`` came before."""
        await self._persistently(
            # A file of its own for each try: the one before may have been read.
            lambda: self.interaction.edit_original_response(
                content=text, attachments=[discord.File(BytesIO(data), filename=name)]
            )
        )

    async def show(self, card: Card, *, public: bool = False) -> None:
        """Answer with a card, or edit the message that was clicked where ``defer_update`` came before."""
        if (instead := self._instead) is not None:
            await self._persistently(lambda: instead.edit(view=layout_view(card), attachments=files(card)))
        elif self._withdrawn:
            self._instead = await self._persistently(
                lambda: self.interaction.followup.send(
                    view=layout_view(card), files=files(card), ephemeral=True, wait=True
                )
            )
        elif self._acknowledged:
            await self._persistently(
                lambda: self.interaction.edit_original_response(view=layout_view(card), attachments=files(card))
            )
        else:
            await self._first_answer(
                lambda: self.interaction.response.send_message(
                    view=layout_view(card), files=files(card), ephemeral=not public
                )
            )

    async def invite(self, card: Card, user: int) -> None:
        """Say something to everybody here that calls one person, after the answer."""
        called = discord.AllowedMentions(users=[discord.Object(user)])
        await self.interaction.followup.send(view=layout_view(card), allowed_mentions=called)
