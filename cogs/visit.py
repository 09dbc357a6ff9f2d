"""A visit: somebody's click or command, and the ways to answer it. Every visit is answered, whatever happens."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from cogs.draft import Misfit
from cogs.easel import Outdated
from cogs.host import Host
from cogs.ids import Id, parsed, template
from cogs.layout import Card, cut, files, layout
from data.errors import GameUnreadable, GuildDamaged, GuildTooNew, NotSaved, Refused, StoreError
from render import Words, words
from rules.kernel import IllegalChoice

LOG = logging.getLogger(__name__)

GONE = frozenset({10008, 10015, 10062, 50027})
"""Discord's codes for an interaction that can no longer be answered, or whose answer was dismissed meanwhile."""
ACKNOWLEDGED = 40060
"""Discord's code for an interaction that is acknowledged already: only the word of it was lost on the way to us."""

MOST_NAME = 32


NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions without which no table can stand in a channel."""


def missing(held: discord.Permissions) -> list[str]:
    """Return the permissions that the bot lacks for a table."""
    return [name for name in NEEDED if not getattr(held, name)]


class Visit:
    """One interaction in a guild: who comes, in which language to answer, and how far the answer has got."""

    def __init__(self, interaction: discord.Interaction[Any], words: Words) -> None:
        self.interaction = interaction
        self.bot: Host = interaction.client
        self.words = words
        self._updating = self._lost = False

    @classmethod
    async def of(cls, interaction: discord.Interaction[Any]) -> "Visit":
        """Return the visit, in the language that the person has set or that their Discord speaks."""
        return cls(interaction, words(await interaction.client.language_of(interaction)))

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
        """The person's name in this guild."""
        return cut(self.interaction.user.display_name, MOST_NAME)

    @property
    def channel(self) -> int:
        """The id of the channel or thread."""
        return self.interaction.channel_id or 0

    @property
    def values(self) -> list[str]:
        """What was picked in a select."""
        data: Any = self.interaction.data or {}
        return list(data.get("values", ()))

    @property
    def answer(self) -> int:
        """What is answered with: the message that was clicked where it stays, else an answer of this visit's own."""
        message = self.interaction.message
        return message.id if self._updating and message else self.id

    async def wait(self, *, public: bool = False) -> int:
        """Acknowledge at once: an answer of its own will follow, in the message whose id is returned."""
        told = await self._acknowledge(ephemeral=not public, thinking=True)
        if told is None or told.message_id is None:
            return (await self.interaction.original_response()).id
        return told.message_id

    async def stay(self) -> None:
        """Acknowledge at once: the message that was clicked will be edited, or stay."""
        await self._acknowledge()
        self._updating = True

    async def _acknowledge(self, **how: Any) -> discord.InteractionCallbackResponse[Any] | None:
        try:
            return await self.interaction.response.defer(**how)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            self._lost = True
            return None

    @property
    def _acknowledged(self) -> bool:
        return self._lost or self.interaction.response.is_done()

    async def say(self, key: str, **args: Any) -> None:
        """Answer with one sentence that only this person sees."""
        await self.tell(self.words.text(key, **args))

    async def tell(self, text: str) -> None:
        """Answer with a text that only this person sees."""
        if not self._acknowledged:
            await self.interaction.response.send_message(text, ephemeral=True)
        elif self._updating:
            await self.interaction.followup.send(text, ephemeral=True)
        else:
            await self.interaction.edit_original_response(content=text)

    async def show(self, card: Card, *, public: bool = False) -> None:
        """Answer with a card, or edit the message that was clicked where ``stay`` has been said."""
        if self._acknowledged:
            await self.interaction.edit_original_response(view=layout(card), attachments=files(card))
        else:
            await self.interaction.response.send_message(view=layout(card), files=files(card), ephemeral=not public)


def excuse(error: BaseException, words: Words) -> str | None:
    """Return the sentence for something that a person could not have; None for a fault of ours."""
    match error:
        case IllegalChoice():
            return words.reason(error)
        case Refused():
            return words.text(f"refused.{error.reason}", **error.facts)
        case Misfit():
            return words.text("panel-outdated")
        case GuildTooNew():
            return words.text("store-too-new")
        case GuildDamaged():
            return words.text("store-damaged")
        case GameUnreadable():
            return words.text("store-game-unreadable")
        case NotSaved() | StoreError():
            return words.text("store-not-saved")
        case _:
            return None


async def answered(interaction: discord.Interaction[Any], work: Callable[[Visit], Awaitable[None]]) -> None:
    """Let ``work`` answer the interaction; if it cannot, say why in one sentence."""
    visit: Visit | None = None
    at_work: set[asyncio.Task[Any] | None] = interaction.client.at_work
    at_work.add(asyncio.current_task())
    try:
        visit = await Visit.of(interaction)
        if visit.bot.draining:
            await visit.say("bot-draining")
        else:
            await work(visit)
    except Outdated:
        LOG.debug("interaction %s gives way to a later one", interaction.id)
    except Exception as error:
        await apologise(interaction, error, visit)
    finally:
        at_work.discard(asyncio.current_task())


async def apologise(interaction: discord.Interaction[Any], error: BaseException, visit: Visit | None = None) -> None:
    """Say in one sentence why nothing happened; what is our fault goes to the log under a short reference."""
    if isinstance(error, discord.NotFound) and error.code in GONE:
        LOG.warning("interaction %s could not be answered any more", interaction.id)
        return
    visit = visit or Visit(interaction, words(str(interaction.locale)))
    text = excuse(error, visit.words)
    if text is None:
        reference = secrets.token_hex(3)
        LOG.error("interaction %s, reference %s", interaction.id, reference, exc_info=error)
        text = visit.words.text("bot-fault", reference=reference)
    try:
        await visit.tell(text)
    except discord.HTTPException as unanswered:
        LOG.warning("interaction %s stays unanswered: %s", interaction.id, unanswered)


def pressable(family: str, answer: Callable[[Visit, Id], Awaitable[None]]) -> type[ui.DynamicItem[Any]]:
    """Return the class that answers every button and select of a family of ids, of any age."""

    class Pressed(ui.DynamicItem[Any], template=template(family)):
        def __init__(self, item: ui.Item[Any], id_: Id) -> None:
            super().__init__(item)
            self.state = id_

        @classmethod
        async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: Any, /) -> "Pressed":
            return cls(item, parsed(family, match))

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await answered(interaction, lambda visit: answer(visit, self.state))

    return Pressed
