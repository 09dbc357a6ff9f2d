"""Every interaction is answered: each handler runs under ``respond``, which turns what goes wrong into a sentence."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from cogs.delivery.renderer import Superseded
from cogs.discord.custom_ids import CustomId, OutdatedComponent, id_pattern, parse_id
from cogs.discord.interaction import InteractionContext
from data.errors import GameUnreadable, GuildDamaged, GuildTooNew, NotNow, NotSaved, Refused, StoreError
from render import Words
from rules.kernel import IllegalChoice

LOG = logging.getLogger(__name__)

UNANSWERABLE = frozenset({10008, 10015, 10062, 50027})
"""Discord's codes for an interaction that can no longer be answered, or whose answer was dismissed meanwhile."""


def error_text(error: BaseException, words: Words) -> str | None:
    """Return the sentence for something that a person could not have; None for a fault of ours."""
    match error:
        case IllegalChoice():
            return words.reason(error)
        case Refused():
            return words.text(f"refused.{error.reason}", **error.facts)
        case OutdatedComponent():
            return words.text("panel-outdated")
        case GuildTooNew():
            return words.text("store-too-new")
        case GuildDamaged():
            return words.text("store-damaged")
        case GameUnreadable():
            return words.text("store-game-unreadable")
        case NotNow():
            return words.text("store-not-now")
        case NotSaved() | StoreError():
            return words.text("store-not-saved")
        case _:
            return None


async def respond(interaction: discord.Interaction[Any], work: Callable[[InteractionContext], Awaitable[None]]) -> None:
    """Let ``work`` answer the interaction; if it cannot, say why in one sentence."""
    ctx: InteractionContext | None = None
    running: set[asyncio.Task[Any] | None] = interaction.client.running
    # Whoever stops the bot waits for these.
    running.add(asyncio.current_task())
    try:
        ctx = InteractionContext(interaction)
        if ctx.bot.draining:
            await ctx.say("bot-draining")
        # Before any work: what one person can have the bot do in a second is not for others to wait for.
        elif not ctx.bot.throttle.allows(ctx.user, time.monotonic()):
            await ctx.say("bot-too-fast")
        else:
            await work(ctx)
    # A newer click on the same message is being answered, and its answer is the one to be seen.
    except Superseded:
        LOG.debug("interaction %s gives way to a later one", interaction.id)
    except Exception as error:
        await report_error(interaction, error, ctx)
    finally:
        running.discard(asyncio.current_task())


async def report_error(
    interaction: discord.Interaction[Any], error: BaseException, ctx: InteractionContext | None = None
) -> None:
    """Say in one sentence why nothing happened; what is our fault goes to the log under a short reference."""
    if isinstance(error, discord.NotFound) and error.code in UNANSWERABLE:
        LOG.warning("interaction %s could not be answered any more", interaction.id)
        return
    ctx = ctx or InteractionContext(interaction)
    text = error_text(error, ctx.words)
    if text is None:
        # Six letters that somebody can read out, and that the log can be searched for.
        reference = secrets.token_hex(3)
        LOG.error("interaction %s, reference %s", interaction.id, reference, exc_info=error)
        if ctx.committed:
            text = ctx.words.text("bot-fault-after", reference=reference)
        else:
            text = ctx.words.text("bot-fault", reference=reference)
    try:
        await ctx.tell(text)
    except discord.HTTPException as unanswered:
        LOG.warning("interaction %s stays unanswered: %s", interaction.id, unanswered)


def component_handler(
    family: str, answer: Callable[[InteractionContext, CustomId], Awaitable[None]]
) -> type[ui.DynamicItem[Any]]:
    """Return the class that answers every button and select of a family of ids, of any age."""

    class Component(ui.DynamicItem[Any], template=id_pattern(family)):
        def __init__(self, item: ui.Item[Any], id_: CustomId) -> None:
            super().__init__(item)
            self.state = id_

        @classmethod
        async def from_custom_id(cls, interaction: Any, item: ui.Item[Any], match: Any, /) -> "Component":
            return cls(item, parse_id(family, match))

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await respond(interaction, lambda ctx: answer(ctx, self.state))

    return Component
